"""What sounds the same is the same where memory is tested; what sounds otherwise is not."""

from __future__ import annotations

import pytest

from access_game.core.journal import Header
from access_game.core.sounding import alike
from access_game.devices.speech.builtin import said
from access_game.devices.speech.espeak import phonemes
from access_game.words import load

SHADES = str.maketrans({"ɛ": "e", "ɔ": "o", "ɑ": "a", "œ": "ə", "ø": "ə", "ˈ": "", "ˌ": "", "ː": "", "-": ""})


@pytest.mark.parametrize(
    "words",
    [
        *("gagné gagnait gagner gagnés gagnée gagnez gagnaient", "neuf neufs", "ver verre vert vers", "eau haut au os"),
        *(
            "mère maire mer",
            "père paire",
            "temps tant tend",
            "sang cent sans",
            "pain pin peint",
            "faim fin",
            "conte comte",
        ),
        *(
            "champ chant",
            "voix voie voit",
            "parle parlent parles",
            "balai ballet",
            "saut seau sot",
            "peau pot",
            "lac laque",
        ),
        *(
            "chaîne chêne",
            "poing point",
            "vient viens",
            "feuille feuilles",
            "œil",
            "montre montrent",
            "cour cours court",
        ),
        *("c’est ses ces sait s’est", "riz rit ris", "Jean gens j’en", "cerf serre sert", "sept set cette"),
        *("hockey hoquet", "os au eau", "août ou où", "mes m’est mais"),
    ],
)
def test_french_words_that_sound_the_same_are_the_same(words: str) -> None:
    first, *rest = words.split()
    assert all(alike(word, first, "fr") and alike(first, word, "fr") for word in rest)


@pytest.mark.parametrize(
    ("word", "other"),
    [
        *(
            ("neuf", "œuf"),
            ("fil", "fils"),
            ("poisson", "poison"),
            ("dessert", "désert"),
            ("roue", "rue"),
        ),
        *(("porte", "porter"), ("manger", "mange"), ("petit", "petite"), ("agent", "âge"), ("comme", "comment")),
        *(("chaud", "choux"), ("roi", "roue"), ("vent", "va"), ("", "eau"), ("eau", ""), ("...", "!"), ("lit", "lu")),
    ],
)
def test_french_words_that_sound_otherwise_are_not(word: str, other: str) -> None:
    assert not alike(word, other, "fr")


@pytest.mark.parametrize(
    "words",
    [
        "their there",
        "write right",
        "knight night",
        "see sea",
        "hare hair",
        "two too to",
        "one won",
        "I eye",
        "ball bawl",
    ],
)
def test_english_words_that_sound_the_same_are_the_same(words: str) -> None:
    first, *rest = words.split()
    assert all(alike(word, first, "en") and alike(first, word, "en") for word in rest)


@pytest.mark.parametrize("words", ["read red", "read reed", "poor pour", "lead led"])
def test_an_english_word_said_in_two_ways_is_right_in_both(words: str) -> None:
    one, other = words.split()
    assert alike(one, other, "en") and alike(other, one, "en")
    assert not alike("red", "reed", "en")


def test_a_french_word_said_in_two_ways_is_right_in_both() -> None:
    assert alike("os", "eau", "fr") and alike("os", "osse", "fr") and not alike("osse", "eau", "fr")
    assert alike("août", "où", "fr") and alike("août", "oute", "fr")


@pytest.mark.parametrize(
    ("word", "other"), [("cat", "cats"), ("night", "right"), ("ver", "verre"), ("", ""), ("a", "")]
)
def test_english_words_that_sound_otherwise_are_not(word: str, other: str) -> None:
    assert not alike(word, other, "en")


def test_accents_and_capitals_never_count() -> None:
    assert alike("YVES", "yvès", "fr") and alike("foret", "forêt", "fr") and alike("NAIVE", "naïve", "en")


def test_the_rules_hear_what_the_voice_says() -> None:
    """Of the six thousand commonest French words, those the voice says alike are alike by the rules, and the others
    are not. What is left over are letters read by their names, foreign words, and shades between two rules."""
    lexicon = load("fr")
    words = [word for letters in lexicon if lexicon.rank(letters) in (0, 1) for word in lexicon.spellings(letters)[:1]]
    words = [word for word in words if word.islower() and len(word) > 2]
    sounds: dict[str, list[str]] = {}
    for word in words:
        sounds.setdefault(phonemes(said(word, "fr")).replace("œ̃", "ɛ̃").translate(SHADES), []).append(word)
    pairs = [pair for alikes in sounds.values() for pair in zip(alikes, alikes[1:], strict=False)]
    missed = [pair for pair in pairs if not alike(*pair, "fr")]
    assert len(pairs) > 1000 and len(missed) < 0.01 * len(pairs), missed
    firsts = sorted((alikes[0] for alikes in sounds.values()), key=lambda word: (word[:1], word))
    near = list(zip(firsts, firsts[1:], strict=False))
    confused = [pair for pair in near if alike(*pair, "fr")]
    assert len(confused) < 0.005 * len(near), confused


def test_the_language_of_a_match_comes_from_its_journal() -> None:
    assert Header("paflemix", 2, ("Ana", "Bob"), ("", ""), language="en").setup.language == "en"
