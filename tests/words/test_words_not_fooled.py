"""The judge cannot be fooled: bare letters, raw tokens and misspellings are unknown in the language of the table."""

from __future__ import annotations

import tomllib
from itertools import product
from string import ascii_uppercase

import pytest

from access_game.core.letters import VOWELS, bare, fold
from access_game.words import Known, Level, Lexicon, load
from access_game.words.lexicon import DATA, FOREIGN

FRENCH_SLIPS = (
    "parceque biensur acceuil mourrir vraiement jsuis bcp malgrés parmis aaaa beaucoups quelquechose daccord "
    "apparament appercevoir courrir ortographe bizzare cauchemard dilemne occurence receuil acceuillir toujour "
    "maleureusement proffesseur finallement dacord ratrapper tjrs pcq mdr slt "
    "persone posible excelent apel milion corect programe finalment magazin diferent imposible acord clase expresion"
)
ENGLISH_SLIPS = (
    "definately recieve seperate teh alot wierd untill tommorow beleive occured accomodate begining goverment "
    "enviroment neccessary thier freind truely arguement cemetary concious embarass existance foriegn happend "
    "publically supercede aswell lmao btw thx pls "
    "diferent profesional posible oficial curent sily independant excelent milion "
    "wich pensil cookey redd catched brung childs mouses foots tooths alway"
)
FRENCH_CHILDREN = "chamallow chamallows Pikachu Minecraft bonne-nuit au-revoir BD CD TV WC"
ENGLISH_CHILDREN = (
    "ice-cream t-shirt hide-and-seek TV CD teddy-bear teddy-bears bro lol ew Evie Alfie Aiden Jayden Xander rulebook"
)
ONE = {"fr": {"A", "O", "Y"}, "en": {"A", "I", "O"}}


@pytest.fixture(params=("fr", "en"))
def lexicon(request: pytest.FixtureRequest) -> Lexicon:
    return load(request.param)


def ours(language: str) -> dict[str, str]:
    table = tomllib.loads((DATA / f"ours.{language}.toml").read_text(encoding="utf-8"))
    return {name: text for name, text in table.items() if isinstance(text, str)}


def folded(text: str) -> set[str]:
    return set(map(fold, text.split()))


def known(lexicon: Lexicon, letters: int) -> dict[str, Known]:
    found = {"".join(string): Known.UNKNOWN for string in product(ascii_uppercase, repeat=letters)}
    return {word: verdict for word in found if (verdict := lexicon.check(word)) is not Known.UNKNOWN}


def test_of_single_letters_only_those_that_are_words_are_known(lexicon: Lexicon) -> None:
    assert set(known(lexicon, 1)) == ONE[lexicon.language]


def test_two_letters_are_a_word_only_where_our_table_has_them(lexicon: Lexicon) -> None:
    short = tomllib.loads((DATA / "short.toml").read_text(encoding="utf-8"))
    abroad = {fold(word) for language, text in short.items() if language != lexicon.language for word in text.split()}
    found = known(lexicon, 2)
    kept = ours(lexicon.language)
    read = {word for word in folded(kept["acronyms"]) if len(word) == 2}  # letter by letter: TV
    assert {word for word, verdict in found.items() if verdict is Known.HOME} == folded(kept["two"]) | read
    assert {word for word, verdict in found.items() if verdict is Known.FOREIGN} <= abroad
    assert len(found) < 130
    assert {word for word in found if VOWELS.isdisjoint(word)} == read <= {"BD", "CD", "TV", "WC"}


def test_three_letters_are_a_word_only_where_the_dictionary_or_our_table_has_them(lexicon: Lexicon) -> None:
    short = tomllib.loads((DATA / "short.toml").read_text(encoding="utf-8"))
    abroad = {fold(word) for language, text in short.items() if language != lexicon.language for word in text.split()}
    found = known(lexicon, 3)
    assert {word for word, verdict in found.items() if verdict is Known.FOREIGN} <= abroad
    assert 800 < len(found) < 1800
    kept = ours(lexicon.language)
    assert {word for word in found if VOWELS.isdisjoint(word)} <= folded(kept["sounds"] + " " + kept["acronyms"])


@pytest.mark.parametrize("word", ("LR", "KG", "MM", "XIV", "SNC", "BCP", "QQQ", "HTTP", "XXIII", "mmHg", "WWW"))
def test_symbols_numbers_and_abbreviations_are_no_words(lexicon: Lexicon, word: str) -> None:
    assert lexicon.check(word) is Known.UNKNOWN


@pytest.mark.parametrize("word", FRENCH_SLIPS.split())
def test_misspelt_french_is_unknown_at_a_french_table(french: Lexicon, word: str) -> None:
    assert french.check(word) is Known.UNKNOWN, french.languages(word)


@pytest.mark.parametrize("word", ENGLISH_SLIPS.split())
def test_misspelt_english_is_unknown_at_an_english_table(english: Lexicon, word: str) -> None:
    assert english.check(word) is Known.UNKNOWN, english.languages(word)


def test_no_list_has_one_letter_again_and_again(lexicon: Lexicon) -> None:
    cries = [word for word in lexicon if len(word) > 3 and len(set(word)) == 1]
    assert cries in ([], ["ZZZZ"])  # somebody sleeps


@pytest.mark.parametrize(
    "word",
    (
        "sapeuse-pompière", "sapeuses-pompières", "sapeuse", "pompière", "autrice", "mairesse", "cheffe", "maçonne",
        "plombière", "charpentière", "soudeuse", "chirurgienne-dentiste", "entraîneure", "pasteure", "rabbine",
        "procureure", "écrivaine", "bâtonnière", "substitute", "tonnelière", "camerawomen", "torera",
    ),
)  # fmt: skip
def test_women_at_work_are_french(french: Lexicon, word: str) -> None:
    assert french.check(word) is Known.HOME
    assert "noun" in {reading.pos for reading in french.readings(word)}


@pytest.mark.parametrize("word", ("ouaf", "bzz", "zzz", "pst", "cht", "brr", "hmm", "grr", "pff", "TGV", "SNCF"))
def test_noises_and_everyday_acronyms_are_known(french: Lexicon, word: str) -> None:
    assert french.check(word) is Known.HOME


@pytest.mark.parametrize("word", FRENCH_CHILDREN.split())
def test_what_french_children_say_is_known(french: Lexicon, word: str) -> None:
    assert french.check(word) is Known.HOME
    assert french.written(word) == word


@pytest.mark.parametrize(
    "word",
    [
        "ice-cream",
        "t-shirt",
        "hide-and-seek",
        "TV",
        "CD",
        "teddy-bear",
        "teddy-bears",
        "bro",
        "lol",
        "ew",
        "Evie",
        "Alfie",
        "Aiden",
        "Jayden",
    ],
)
def test_what_english_children_say_is_known(english: Lexicon, word: str) -> None:
    assert english.check(word) is Known.HOME
    assert english.written(word) == word


@pytest.mark.parametrize("letters", ("BD", "CD", "TV", "WC"))
def test_no_computer_says_letters(lexicon: Lexicon, letters: str) -> None:
    assert not lexicon.speakable(letters, Level.ALL)


@pytest.mark.parametrize("word", ("tiktok", "wifi", "youtube", "emoji", "selfie", "chatbot", "covid", "podcast"))
def test_the_words_of_today_are_known_in_both_languages(lexicon: Lexicon, word: str) -> None:
    assert lexicon.check(word) is not Known.UNKNOWN


def test_a_foreign_word_is_known_with_its_languages(french: Lexicon, english: Lexicon) -> None:
    assert french.languages("mañana") == ("es",) and french.languages("danke") == ("de",)
    assert "en" in french.languages("birthday") and "fr" in english.languages("anniversaire")
    assert "pl" in french.languages("dziękuję") and "nl" in french.languages("altijd")
    assert french.languages("birthdy") == () == french.languages("")
    for word, language in (("ragazza", "it"), ("obrigado", "pt"), ("gràcies", "ca"), ("foarte", "ro")):
        assert language in french.languages(word), word


def test_a_foreign_word_that_looks_like_a_slip_counts_where_it_is_common(french: Lexicon) -> None:
    assert french.languages("language") == ("en",)  # langage
    assert "en" in french.languages("guitar") and "en" in french.languages("traffic")  # English is taught here
    assert french.languages("pferd") == ("de",)  # perd
    assert french.languages("acorde") == () and french.languages("celule") == ()  # accorde, cellule


def test_every_foreign_list_is_there_and_none_is_used_at_home(lexicon: Lexicon) -> None:
    assert {path.name for path in DATA.glob("*.foreign")} == {f"{language}.foreign" for language in FOREIGN}
    assert lexicon.language not in lexicon.languages("restaurant")


@pytest.mark.parametrize("word", ("Canada", "Japon", "John", "Paris", "Marie", "Cuba", "Barnabé", "Londres"))
def test_names_have_their_capital_in_french(french: Lexicon, word: str) -> None:
    assert french.display(fold(word)) == word


@pytest.mark.parametrize("word", ("Canada", "Japan", "John", "China", "Paris", "Henry", "English", "Berlin"))
def test_names_have_their_capital_in_english(english: Lexicon, word: str) -> None:
    assert english.display(fold(word)) == word


def test_what_is_rather_a_word_than_a_name_has_none(french: Lexicon, english: Lexicon) -> None:
    assert [french.display(word) for word in ("ROSE", "PIERRE", "ORANGE", "LUNE", "JUSTE")] == [
        "rose", "pierre", "orange", "lune", "juste",
    ]  # fmt: skip
    assert [english.display(word) for word in ("ROSE", "TURKEY", "DOCTOR", "MARK")] == [
        "rose",
        "turkey",
        "doctor",
        "mark",
    ]


def test_a_word_is_written_as_it_was_given_where_that_exists(french: Lexicon) -> None:
    assert french.written("PÉCHÉ") == "péché" and french.written("canada") == "Canada"
    assert french.written("oeuf") == "œuf" and french.written("toutilix") == "toutilix"


@pytest.mark.parametrize(
    ("text", "letters"), (("LR", 2), ("b", 1), ("aaaa", 4), ("chat", 0), ("ô", 1), ("", 0), ("by", 0))
)
def test_bare_letters_are_told_from_what_may_be_a_word(text: str, letters: int) -> None:
    assert bare(text) == letters
