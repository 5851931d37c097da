"""What a computer may say: words fit for children at easy, and at no level what nobody should hear at a card table."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from string import ascii_uppercase

import pytest
from clockwork import HELPFUL, among_computers
from words.stems import sayable, stem_lines, stems

from access_game.bots import frontibix
from access_game.bots.paflemix import NAMES as STORY_NAMES
from access_game.bots.stories.teller import Teller
from access_game.core.letters import fold
from access_game.words import Known, Level, Lexicon, Query, load
from access_game.words.chest import Chest, pack
from access_game.words.lexicon import DATA
from access_game.words.spoken import entries

LANGUAGES = ("fr", "en")
SPOKEN = ("revealed", "answered", "other_word", "story_word", "recalled", "contested")
ESCAPED = ("chattes", "niggaz", "partouzeur", "sexe", "ivre")  # what computers once said


@pytest.fixture(scope="module", params=LANGUAGES)
def lexicon(request: pytest.FixtureRequest) -> Lexicon:
    return load(request.param)


def easy_words(language: str) -> list[str]:
    return entries((DATA / f"easy.{language}.txt").read_text(encoding="utf-8"))


@pytest.mark.parametrize("level", list(Level))
def test_nothing_a_computer_can_say_meets_a_forbidden_stem(lexicon: Lexicon, level: Level) -> None:
    assert stems(lexicon.language, level is Level.EASY).meet(sayable(lexicon, level)) == []


def test_four_hundred_stems_are_kept_and_catch_what_they_should() -> None:
    counts = {language: sum(line[0] != "!" for line in stem_lines(language, easy=True)) for language in LANGUAGES}
    assert counts["fr"] >= 250 and counts["en"] >= 150
    french, english = stems("fr", easy=True), stems("en", easy=True)
    assert french.meet(["chattes", "partouzeur", "sexe", "ivre", "enculées", "négresses"]) == [
        "chattes", "partouzeur", "sexe", "ivre", "enculées", "négresses",
    ]  # fmt: skip
    assert english.meet(["niggaz", "cocks", "shitty", "drunkard"]) == ["niggaz", "cocks", "shitty", "drunkard"]
    fine = ["content", "calcul", "dispute", "habite", "sextant", "continent", "pissenlit", "salopette", "violon"]
    assert french.meet(fine) == [] and english.meet(["class", "peacock", "title", "grape", "Scunthorpe"]) == []


@pytest.mark.parametrize("level", [Level.EASY, Level.HARD])
def test_a_word_planted_in_the_list_of_a_level_is_met(level: Level, tmp_path: Path) -> None:
    for name in ("fr.words", "fr.freq"):
        (tmp_path / name).symlink_to(DATA / name)
    shipped = Chest(DATA / "fr.spoken")
    masks = {one.value: bytearray(shipped.part(one.value)) for one in Level}
    planted = list(load("fr")).index("PARTOUZEUR")
    masks[level.value][planted >> 3] |= 1 << (planted & 7)
    (tmp_path / "fr.spoken").write_bytes(pack({name: bytes(mask) for name, mask in masks.items()}, shipped.about))
    assert stems("fr", easy=False).meet(sayable(load("fr", tmp_path), level)) == ["PARTOUZEUR"]


def test_a_word_planted_where_there_is_no_list_is_met(french: Lexicon, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(frontibix.FEW, "fr", frontibix.FEW["fr"] + " putains")
    assert stems("fr", easy=False).meet(sayable(french, Level.EASY)) == ["putains"]


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_in_whole_matches_computers_say_nothing_that_was_not_enumerated(language: str, level: str) -> None:
    lexicon, split = load(language), Teller(language)._grammar.split
    listed = {fold(word) for word in sayable(lexicon, Level.named(level))}
    names = {fold(name) for name in STORY_NAMES[language].values()}
    said: set[str] = set()
    for game, words in (("frontibix", lexicon), ("frontibix", None), ("paflemix", None)):
        match = among_computers(game, 3, 4, level=level, language=language, words=words)
        said |= {message.facts["word"] for message in match.table.said if message.key in SPOKEN}
    assert len(said) > 100
    pieces = {piece for word in said if word and fold(word) not in names for piece in split(word)}
    helped = {fold(word) for word in HELPFUL[language].split()}
    assert {piece for piece in pieces if fold(piece) not in listed | helped} == set()


def test_what_computers_once_said_they_say_no_more(french: Lexicon, english: Lexicon) -> None:
    for word in ESCAPED:
        assert not any(lexicon.speakable(word, Level.EASY) for lexicon in (french, english))
    assert not any(
        french.speakable(word, Level.ALL) for word in ("chattes", "partouzeur", "sexe", "gestapistes", "hardeurs")
    )
    assert not any(english.speakable(word, Level.ALL) for word in ("pooed", "hookups", "peckerwood"))
    assert not english.speakable("niggaz", Level.ALL) and not french.speakable("Hitler", Level.HARD)


def test_an_easy_computer_says_the_easy_list_and_nothing_else(lexicon: Lexicon) -> None:
    listed = easy_words(lexicon.language)
    assert [word for word in listed if lexicon.check(word) is not Known.HOME] == []
    assert {hit.folded for hit in lexicon.find(Query(), Level.EASY)} == set(map(fold, listed))
    assert len(listed) == len(set(map(fold, listed)))
    assert [word for word in listed if word.lower() not in map(str.lower, lexicon.spellings(word))] == []


def test_each_level_holds_the_one_before(lexicon: Lexicon) -> None:
    said = [{hit.folded for hit in lexicon.find(Query(), level)} for level in Level]
    assert all(fewer < more for fewer, more in zip(said, said[1:], strict=False))
    assert len(said[0]) > 3_000 and len(said[1]) > 25_000 and len(lexicon) / 5 < len(said[2]) <= len(lexicon) / 3


def test_an_easy_computer_has_twenty_five_words_for_each_initial(lexicon: Lexicon) -> None:
    initials = Counter(fold(word)[0] for word in easy_words(lexicon.language))
    assert [letter for letter in ascii_uppercase if initials[letter] < 25] == []


def test_an_easy_computer_has_three_words_for_almost_every_two_letters(lexicon: Lexicon) -> None:
    held: Counter[str] = Counter()
    for word in easy_words(lexicon.language):
        letters = sorted(fold(word))
        held.update({first + second for first, second in combinations(letters, 2)} if len(letters) > 2 else ())
    pairs = map("".join, combinations_with_replacement(ascii_uppercase, 2))
    assert len([pair for pair in pairs if held[pair] < 3]) <= 4


def test_names_nobody_chose_are_not_said(french: Lexicon, english: Lexicon) -> None:
    for word in ("Wittgenstein", "Sarkozy", "Wehrmacht"):
        assert french.check(word) is Known.HOME and not french.speakable(word, Level.HARD)
    assert french.speakable("Barnabé", Level.NORMAL) and french.speakable("Espagne", Level.EASY)
    assert english.speakable("London", Level.EASY) and not english.speakable("Knoxville", Level.HARD)
