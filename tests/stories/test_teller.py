"""A teller at work: what it says next, what it understands, when it may stop."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from string import ascii_uppercase

import pytest
from stories.english_checker import Checker as EnglishChecker
from stories.french_checker import Checker as FrenchChecker
from stories.french_school import exact_readings

from access_game.bots.stories.english_words import english_lexicon
from access_game.bots.stories.french_words import french_lexicon
from access_game.bots.stories.teller import Teller
from access_game.core.letters import fold
from access_game.words import load

FRENCH, ENGLISH = Teller("fr"), Teller("en")


def sayable(teller: Teller, sentence: str, letters: str = ascii_uppercase, tries: int = 150) -> set[str]:
    """What the teller would say next, over many throws of the dice."""
    words = sentence.split()
    found = (teller.propose(words, letters, Random(seed)) for seed in range(tries))
    return {proposal[1] for proposal in found if proposal}


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("letter", ascii_uppercase)
def test_every_letter_opens_a_sentence(language: str, letter: str) -> None:
    for seed in range(5):
        word = Teller(language).opener(letter, Random(seed))
        assert fold(word)[0] == letter
        assert word[0].isupper()


def test_a_card_without_letter_opens_nothing() -> None:
    with pytest.raises(ValueError, match="no sentence begins"):
        FRENCH.opener("?", Random(1))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_word_begins_with_its_card(language: str) -> None:
    teller, words = Teller(language), ["Zoé"]
    for seed in range(40):
        found = teller.propose(words, ascii_uppercase, Random(seed))
        assert found is not None
        assert fold(found[1])[0] == found[0]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_same_dice_give_the_same_word(language: str) -> None:
    for words in ([], ["Rose"], ["Rose", "danse"]):
        once = Teller(language).propose(words, "AEIOURST", Random(7))
        assert once == Teller(language).propose(words, "AEIOURST", Random(7))


def test_nothing_is_said_when_no_card_fits() -> None:
    assert FRENCH.propose(["Le", "chat"], ["X"], Random(1)) is None
    assert FRENCH.propose(["Léa", "danse"], [], Random(1)) is None
    assert ENGLISH.propose(["She", "can"], ["?"], Random(1)) is None


def test_the_vocabularies_are_rich() -> None:
    assert len(french_lexicon().words()) >= 1500
    assert len(english_lexicon().words()) >= 1500


def test_an_elided_word_is_never_laid_alone() -> None:
    """ "L'" is heard as "elle": the word that follows belongs to it and is laid with it."""
    said = {
        word
        for start in ("", "Léa", "Léa danse", "Léa adore", "Un ogre voit Léa et")
        for word in sayable(FRENCH, start, "LSDQP")
    }
    elided = {word for word in said if "'" in word}
    assert len(elided) > 5
    assert [word for word in elided if word.endswith("'")] == []
    assert all(FRENCH.read(["Léa", "danse", "avec", word]).situations for word in elided)


def test_a_later_sentence_is_about_the_same_hero() -> None:
    story = [["Le", "crocodile", "embrasse", "une", "maîtresse"]]
    said = {FRENCH.propose(["Soudain"], ascii_uppercase, Random(seed), story=story) for seed in range(200)}
    words = {found[1] for found in said if found}
    assert "il" in words
    assert not words & {"elle", "je", "tu", "ils"}
    assert not {word for word in words if word[0].isupper()}
    called = {FRENCH.propose(["Soudain", "le"], ascii_uppercase, Random(seed), story=story) for seed in range(200)}
    assert {"crocodile", "coquin"} <= {found[1] for found in called if found}
    assert not {"lion", "gorille", "pirate"} & {found[1] for found in called if found}


def test_a_story_keeps_its_tense() -> None:
    story = [["Léa", "dansait"]]
    said = {FRENCH.propose(["Elle"], "CDMRT", Random(seed), story=story) for seed in range(100)}
    words = {found[1] for found in said if found}
    assert words
    assert [word for word in words if not word.endswith(("ait", "se", "s"))] == []
    assert {w for w in words if w.endswith("ait")}


def test_a_guest_meets_the_hero() -> None:
    story = [["Léa", "danse"]]
    said = {FRENCH.propose(["Un", "crocodile"], "LC", Random(seed), story=story) for seed in range(100)}
    assert {"la"} & {found[1] for found in said if found}
    assert "le" not in {found[1] for found in said if found}


def test_who_ends_the_story_may_wish_for_a_whole_sentence() -> None:
    words = ["Léa", "mange", "une"]
    for seed in range(40):
        found = FRENCH.propose(words, ascii_uppercase, Random(seed), whole=True)
        assert found is not None
        assert FRENCH.can_stop([*words, found[1]])
    assert FRENCH.propose(["Léa"], "E", Random(1), whole=True) != ("E", "est")


def test_who_cannot_draw_rather_says_something_without_sense_than_nothing() -> None:
    words = ["Léa", "porte", "un"]
    assert FRENCH.propose(words, "Z", Random(1)) is None
    found = FRENCH.propose(words, "Z", Random(1), pressed=True)
    assert found is not None
    assert FRENCH.can_stop([*words, found[1]])


def test_a_tale_may_begin_as_tales_do() -> None:
    assert sayable(FRENCH, "Il était une fois") <= {"un", "une"}
    assert FRENCH.can_stop(["Il", "était", "une", "fois", "un", "dragon"])
    story = [["Il", "était", "une", "fois", "un", "dragon"]]
    found = [FRENCH.propose(["Le"], ascii_uppercase, Random(seed), story=story) for seed in range(80)]
    assert ("D", "dragon") in found


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("Le chat qui dort", {"mange", "chante", "éternue", "tricote", "danse"}),
        ("Au zoo", {"un", "une", "Zoé", "Léo"}),
        ("Mon chien s'appelle", {"Léo", "Gaston", "Zorro", "Max"}),
        ("Les trois petits cochons", {"dansent", "chantent", "éternuent", "aboient"}),
        ("Tout le monde", {"danse", "chante", "éternue", "rit"}),
        ("Maman fait de la", {"gymnastique", "luge", "magie"}),
        ("Pendant que Léa dort", {"elle"}),
    ],
)
def test_what_children_begin_goes_on(typed: str, said: set[str]) -> None:
    assert sayable(FRENCH, typed, tries=600) & said


def test_an_elided_article_is_a_promise_of_a_vowel() -> None:
    words = sayable(FRENCH, "L'")
    assert words
    assert {fold(w)[0] for w in words} <= set("AEIOUHY")
    assert not words & {"hibou", "héron", "hérisson", "homard", "ouistiti"}


def test_a_whole_article_is_a_promise_of_a_consonant() -> None:
    words = sayable(FRENCH, "Le")
    assert words
    assert not {fold(w)[0] for w in words} & set("AEIU")


def test_au_is_said_to_the_masculine_only() -> None:
    assert not sayable(FRENCH, "Léa danse au", "FGM") & {
        "forêt",
        "gare",
        "maison",
        "mer",
        "montagne",
        "fontaine",
        "grotte",
    }


def test_mon_goes_with_a_feminine_that_begins_with_a_vowel() -> None:
    assert FRENCH.read(["Mon", "amie"]).sure
    assert not FRENCH.read(["Ma", "amie"]).sure


def test_a_negation_is_finished_before_the_sentence_stops() -> None:
    assert not FRENCH.can_stop(["Léa", "ne", "danse"])
    assert "pas" in sayable(FRENCH, "Léa ne danse")
    assert FRENCH.can_stop(["Léa", "ne", "danse", "pas"])


def test_no_adjective_follows_a_first_name() -> None:
    adjectives = {"rouge", "ridicule", "rapide", "royal", "rond"}
    assert not sayable(FRENCH, "Zoé", "R") & adjectives
    assert not sayable(FRENCH, "Je regarde Zoé", "R") & adjectives


@pytest.mark.parametrize(
    ("sentence", "stops"),
    [
        ("", False),
        ("Le", False),
        ("Le chat", False),
        ("Le chat danse", True),
        ("Le chat mange une", False),
        ("Le chat mange une pomme", True),
        ("Le chat danse et", False),
        ("Quand le chat danse", False),
        ("Quand le chat danse la souris rit", True),
        ("Le chat est", False),
        ("Le chat est vert", True),
        ("Fabien et Yves sont", False),
    ],
)
def test_a_french_sentence_stops_when_it_is_whole(sentence: str, stops: bool) -> None:
    assert FRENCH.can_stop(sentence.split()) is stops


@pytest.mark.parametrize(
    ("sentence", "stops"),
    [
        ("The cat", False),
        ("The cat dances", True),
        ("The cat eats an", False),
        ("The cat eats an apple", True),
        ("The cat is", False),
        ("The cat is purple", True),
        ("When the cat dances", False),
        ("When the cat dances the mouse laughs", True),
        ("She can", False),
    ],
)
def test_an_english_sentence_stops_when_it_is_whole(sentence: str, stops: bool) -> None:
    assert ENGLISH.can_stop(sentence.split()) is stops


@pytest.mark.parametrize(
    "typed",
    ["le CHAT a mange une pomme", "Leo reve dans la foret", "l’oiseau éternue", "qu'il danse", "l'oiseau chante"],
)
def test_what_people_type_is_understood_with_or_without_accents(typed: str) -> None:
    words = ["Léa", "dit", *typed.split()] if typed.startswith("qu") else typed.split()
    assert FRENCH.read(words).sure
    assert FRENCH.can_stop(words)


@pytest.mark.parametrize(
    "typed", ["Le schtroumpf bidule des machins", "Gédéon schmilblique", "Les trucs zorglubent dans la turbotte"]
)
def test_unknown_words_are_guessed_by_their_looks(typed: str) -> None:
    state = FRENCH.read(typed.split())
    assert not state.sure
    assert all(situation.at != "lost" for situation in state.situations)
    assert sayable(FRENCH, typed, tries=20)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("typed", ["et et et", "qui de le mange les", "the of a and", "zzz 123 xyz", "!!!"])
def test_a_teller_goes_on_after_any_nonsense(language: str, typed: str) -> None:
    assert sayable(Teller(language), typed, tries=5)


def test_a_wrong_agreement_is_forgiven_and_the_story_goes_on() -> None:
    state = FRENCH.read(["Les", "chat", "mange", "une", "pomme"])
    assert not state.sure
    assert sayable(FRENCH, "Les chat mange une pomme", tries=5)


@pytest.mark.parametrize(
    ("language", "subject", "letter"), [("fr", "Léa", "R"), ("fr", "Le crocodile", "T"), ("en", "Rose", "S")]
)
def test_words_already_told_are_left_aside(language: str, subject: str, letter: str) -> None:
    teller, begun = Teller(language), subject.split()
    fresh = [teller.propose(begun, letter, Random(seed)) for seed in range(60)]
    favourite = max(fresh, key=fresh.count)
    assert favourite and fresh.count(favourite) > 1
    again = [teller.propose(begun, letter, Random(seed), story=[[*begun, favourite[1]]]) for seed in range(60)]
    assert again.count(favourite) <= 1


def test_a_beginner_keeps_to_plain_sentences() -> None:
    words = ["Zoé", "embrasse", "un", "crocodile"]
    found = {
        level: {FRENCH.propose(words, "Q", Random(seed), level) for seed in range(80)} for level in ("easy", "hard")
    }
    assert ("Q", "qui") in found["hard"]
    assert ("Q", "qui") not in found["easy"]


def test_a_master_gets_rid_of_rare_letters_sooner() -> None:
    def rare(level: str) -> int:
        found = [FRENCH.propose(["Le"], "KWBCDFG", Random(seed), level) for seed in range(300)]
        return sum(p is not None and p[0] in "KW" for p in found)

    assert rare("easy") < rare("normal") < rare("hard")


@pytest.mark.parametrize(
    "typed",
    [
        "Le hérisson",
        "L'",
        "Mes amies",
        "Tu",
        "Léa est",
        "Nous sommes",
        "Il n'",
        "Je",
        "Ils ont",
        "Paul et Marie",
        "Une belle",
        "Un vieil",
    ],
)
def test_whatever_is_said_next_in_french_agrees(typed: str) -> None:
    checker = FrenchChecker(exact_readings(load("fr")))
    assert _faults(checker, FRENCH, typed.split()) == []


@pytest.mark.parametrize("typed", ["A", "An", "These", "Every", "He", "They", "The mice", "Two", "She can", "I"])
def test_whatever_is_said_next_in_english_agrees(typed: str) -> None:
    assert _faults(EnglishChecker(load("en")), ENGLISH, typed.split()) == []


def _faults(checker: FrenchChecker | EnglishChecker, teller: Teller, words: Sequence[str]) -> list[str]:
    said = sayable(teller, " ".join(words))
    assert len(said) > 5
    return [fault for word in sorted(said) for fault in checker.faults([*words, word], finished=False)]


def test_a_french_sentence_of_three_clauses_waits_for_a_full_stop() -> None:
    """It goes on only where nobody has a star, nor draws one; and never runs out of words."""
    joiners = {"et", "mais", "puis", "car", "alors", "lorsqu'elle", "parce", "où"}
    short, long = "Zoé danse et rit", "Zoé danse et rit alors elle chante avec son lapin bleu"
    assert joiners & sayable(FRENCH, short, tries=300)
    assert not joiners & sayable(FRENCH, long, tries=300)
    pressed = (FRENCH.propose(long.split(), "AEMP", Random(seed), pressed=True) for seed in range(60))
    assert joiners & {proposal[1] for proposal in pressed if proposal}
    assert FRENCH.weary(long.split()) and not FRENCH.weary(short.split())


@pytest.mark.parametrize(
    ("teller", "opener", "letter", "told"),
    [(FRENCH, "Aussitôt", "K", ["Léa", "danse"]), (ENGLISH, "Suddenly", "V", ["Zoe", "danced"])],
    ids=["fr", "en"],
)
def test_somebody_new_is_a_last_resort_of_who_cannot_wait(
    teller: Teller, opener: str, letter: str, told: list[str]
) -> None:
    for seed in range(10):
        assert teller.propose([opener], letter, Random(seed), story=[told]) is None
        found = teller.propose([opener], letter, Random(seed), story=[told], pressed=True)
        assert found is not None and found[0] == letter
