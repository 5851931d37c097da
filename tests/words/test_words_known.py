"""What the shipped lists know: the words of the rulebook, their spelling, their grammar, and what is left unsaid."""

from __future__ import annotations

import pytest

from access_game.words import Known, Level, Lexicon, Query, load
from access_game.words.lexicon import DATA

RULEBOOK = (
    "BOITE", "BARNABE", "EMBRASSENT", "PRALINE", "FOYER", "ORDINATEUR", "limonade", "revolver", "balle", "lampe",
    "TAPE", "CHAT", "BELLE", "BELLES", "confitures", "lait", "boit", "école", "kilomètres", "gramme", "aujourd'hui",
)  # fmt: skip


@pytest.mark.parametrize("word", RULEBOOK)
def test_the_words_of_the_rulebook_are_french(french: Lexicon, word: str) -> None:
    assert french.check(word) is Known.HOME


@pytest.mark.parametrize("word", ("TOUTILIX", "BRADPITT", "CHAZT", "XQZ", "", "1234", "EUOV", "APPARTIENNTE"))
def test_what_is_no_word_is_unknown(french: Lexicon, word: str) -> None:
    assert french.check(word) is Known.UNKNOWN


@pytest.mark.parametrize(
    ("written", "letters"),
    (("Œuf", "OEUF"), ("garçon", "GARCON"), ("arc-en-ciel", "ARCENCIEL"), ("Île", "ILE"), ("BŒUF", "BOEUF")),
)
def test_a_word_is_known_with_accents_and_without(french: Lexicon, written: str, letters: str) -> None:
    assert french.check(written) is french.check(letters) is Known.HOME
    assert written.lower() in french.spellings(letters)


def test_words_of_other_languages_are_foreign_and_the_other_way_round(french: Lexicon, english: Lexicon) -> None:
    assert french.check("mañana") is Known.FOREIGN and french.check("colour") is Known.FOREIGN
    assert english.check("ordinateur") is Known.FOREIGN and english.check("bonjour") is not Known.UNKNOWN
    assert english.check("colour") is english.check("color") is english.check("Don't") is Known.HOME


def test_the_lists_are_as_large_as_was_promised(french: Lexicon, english: Lexicon) -> None:
    assert len(french) > 430_000 and len(english) > 250_000
    assert all(word.isascii() and word.isalpha() and word.isupper() for word in french)
    assert sum(file.stat().st_size for file in DATA.iterdir() if file.is_file()) < 8_000_000


def test_every_word_is_found_where_it_stands_and_shown_as_it_is_written(small: Lexicon) -> None:
    for word in small:
        assert small.check(word) is Known.HOME
        assert small.display(word) in small.spellings(word)


def test_the_commonest_spelling_is_the_one_shown(french: Lexicon, english: Lexicon) -> None:
    shown = {"BOITE": "boîte", "PECHE": "pêche", "OEUF": "œuf", "BARNABE": "Barnabé", "ARCENCIEL": "arc-en-ciel"}
    assert {word: french.display(word) for word in shown} == shown
    assert english.display("ILL") == "ill" and english.display("LONDON") == "London"
    assert french.display("TOUTILIX") is None and french.spellings("TOUTILIX") == ()


def test_frequency_tells_common_words_from_rare_ones(french: Lexicon) -> None:
    ranks = [french.rank(word) for word in ("est", "boîte", "limonade", "praline", "embrassassiez", "toutilix")]
    assert ranks == [0, 1, 3, 4, 5, None]


def test_each_level_says_what_the_one_before_says_and_more(french: Lexicon) -> None:
    words = ("xylophone", "connexion", "praline", "embrassassiez")
    allowed = [[level for level in Level if french.speakable(word, level)] for word in words]
    assert allowed == [list(Level), list(Level)[1:], list(Level), [Level.ALL]]
    assert Level.named("easy") is Level.EASY
    assert not french.speakable("toutilix", Level.ALL)


def avoided_lemmas(language: str) -> list[str]:
    lines = (DATA / f"avoid.{language}.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and line[0] not in "#!" and "*" not in line]


@pytest.mark.parametrize("language", ("fr", "en"))
def test_no_computer_says_a_word_of_the_avoid_list_but_people_may(language: str) -> None:
    lexicon = load(language)
    lemmas = avoided_lemmas(language)
    known = [lemma for lemma in lemmas if lexicon.check(lemma) is Known.HOME]
    assert len(known) > len(lemmas) * 0.7
    assert not [lemma for lemma in known if lexicon.speakable(lemma, Level.ALL)]
    for lemma in known:
        assert not list(lexicon.find(Query(pattern=lemma)))
        assert [hit.folded for hit in lexicon.find(Query(pattern=lemma), avoided=True)]


@pytest.mark.parametrize("word", ("salopes", "connards", "nègres", "négresses", "enculée", "pissaient", "youpines"))
def test_inflected_insults_are_avoided_too(french: Lexicon, word: str) -> None:
    assert french.check(word) is Known.HOME and not french.speakable(word, Level.ALL)


@pytest.mark.parametrize("word", ("fucking", "motherfuckers", "bitches", "niggers", "wankers", "faggots", "shitty"))
def test_inflected_insults_are_avoided_in_english_too(english: Lexicon, word: str) -> None:
    assert english.check(word) is Known.HOME and not english.speakable(word, Level.ALL)


def test_ordinary_words_near_an_avoided_one_stay_speakable(french: Lexicon, english: Lexicon) -> None:
    assert all(french.speakable(word, Level.HARD) for word in ("vit", "continent", "concombre", "circuler", "calcul"))
    assert all(
        english.speakable(word, Level.HARD) for word in ("cocktail", "shaggy", "assess", "class", "grape", "title")
    )


def test_a_computer_says_no_symbol_or_acronym(french: Lexicon) -> None:
    assert french.check("SNCF") is Known.HOME and not french.speakable("SNCF", Level.ALL)
    assert not french.speakable("b", Level.ALL) and french.speakable("à", Level.EASY)


def readings(lexicon: Lexicon, word: str) -> set[tuple[str, ...]]:
    return {(r.pos, r.gender, r.number, r.person, r.tense, r.lemma) for r in lexicon.readings(word)}


def test_nouns_and_adjectives_carry_gender_and_number(french: Lexicon) -> None:
    assert readings(french, "chats") == {("noun", "m", "p", "", "", "chat")}
    assert ("adj", "f", "s", "", "", "beau") in readings(french, "belle")
    assert ("noun", "f", "s", "", "", "lampe") in readings(french, "lampe")
    assert ("first_name", "m", "i", "", "", "Barnabé") in readings(french, "Barnabé")


def test_verbs_carry_person_tense_and_infinitive(french: Lexicon) -> None:
    assert ("verb", "", "", "3s", "present", "boire") in readings(french, "boit")
    assert ("verb", "", "", "", "infinitive", "manger") in readings(french, "manger")
    assert ("verb", "f", "p", "", "past_participle", "manger") in readings(french, "mangées")
    assert {("verb", "", "", "3p", "present", "embrasser"), ("verb", "", "", "3p", "subjunctive", "embrasser")} <= (
        readings(french, "embrassent")
    )


def test_a_word_with_its_accents_is_read_as_written_and_without_them_in_every_way(french: Lexicon) -> None:
    assert ("noun", "f", "s", "", "", "pêche") not in readings(french, "péché")
    assert ("noun", "m", "s", "", "", "péché") in readings(french, "péché")
    assert {("noun", "f", "s", "", "", "pêche"), ("noun", "m", "s", "", "", "péché")} <= readings(french, "PECHE")


def test_what_is_unknown_and_what_has_no_grammar_has_no_readings(french: Lexicon, english: Lexicon) -> None:
    assert french.readings("toutilix") == () and english.readings("table") == ()


def test_the_identity_of_a_list_is_its_content(french: Lexicon, english: Lexicon, small: Lexicon) -> None:
    assert french.id == load("fr").id
    assert len({french.id, english.id, small.id}) == 3
    assert french.id.startswith("fr-")
