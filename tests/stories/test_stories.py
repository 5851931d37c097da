"""Five hundred stories in each language, told by three computers with real hands, and none with a fault."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from string import ascii_uppercase

import pytest
from stories.english_checker import Checker as EnglishChecker
from stories.english_sense import SenseChecker as EnglishSense
from stories.french_checker import Checker as FrenchChecker
from stories.french_school import exact_readings
from stories.french_sense import SenseChecker
from stories.regenerate import SENTENCES, STORIES, page
from stories.table import Story, tell

from access_game.bots.stories.english_words import english_lexicon
from access_game.bots.stories.entry import Gloss, Vocabulary
from access_game.bots.stories.french_words import french_lexicon
from access_game.bots.stories.teller import Teller
from access_game.core.letters import fold
from access_game.words import Level, load
from access_game.words.judge import Judge
from access_game.words.lexicon import CLASSES

LANGUAGES = ["fr", "en"]
SWAPPED = {
    "le": "la",
    "la": "le",
    "un": "une",
    "une": "un",
    "mon": "mes",
    "ma": "mon",
    "ce": "cette",
    "les": "le",
    "mes": "ma",
    "ses": "son",
}


@cache
def stories(language: str) -> tuple[Story, ...]:
    return tuple(tell(language, seed, sentences=SENTENCES) for seed in range(STORIES))


@cache
def rounds(language: str) -> tuple[Story, ...]:
    """As they are played: until a hand is empty."""
    return tuple(tell(language, seed) for seed in range(200))


@cache
def checker(language: str) -> FrenchChecker | EnglishChecker:
    return FrenchChecker(exact_readings(load("fr"))) if language == "fr" else EnglishChecker(load("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_story_has_a_fault(language: str) -> None:
    found = {}
    for seed, story in enumerate(stories(language)):
        for sentence in story.sentences:
            finished = sentence is not story.sentences[-1] or story.finished
            if faults := checker(language).faults(sentence, finished):
                found[seed] = (faults, " ".join(sentence))
    assert found == {}


def test_every_french_story_makes_sense() -> None:
    sense = SenseChecker(exact_readings(load("fr")))
    found = {
        seed: (faults, story.text())
        for seed, story in enumerate(stories("fr"))
        if (faults := sense.faults(story.sentences))
    }
    assert found == {}


def test_every_english_story_makes_sense() -> None:
    found = {
        seed: (faults, story.text())
        for seed, story in enumerate(stories("en"))
        if (faults := EnglishSense().faults(story.sentences))
    }
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_stories_to_read_are_those_the_tellers_tell(language: str) -> None:
    """When this fails after a change of words or grammar: python tests/stories/regenerate.py, and read."""
    told = "".join(f"{seed:3} {story.text()}\n" for seed, story in enumerate(stories(language)))
    assert told == page(language).read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_tellers_are_seldom_stuck(language: str) -> None:
    """They rather draw than say anything; but a round must not grow into a novel."""
    words = [sum(len(sentence) for sentence in story.sentences) for story in rounds(language)]
    assert sum(story.draws for story in rounds(language)) < 0.6 * sum(words)
    assert 8 < sum(words) / len(words) < 25
    assert sum(story.finished for story in stories(language)) > 0.95 * STORIES


def test_most_rounds_end_with_a_whole_sentence() -> None:
    teller = Teller("fr")
    whole = [story.finished or teller.can_stop(story.sentences[-1]) for story in rounds("fr")]
    assert sum(whole) > 0.8 * len(whole)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_story_comes_to_a_place_where_neither_a_word_nor_a_full_stop_would_do(language: str) -> None:
    teller = Teller(language)
    stuck = [
        sentence[:i]
        for story in stories(language)[:100]
        for k, sentence in enumerate(story.sentences)
        for i in range(len(sentence) + 1)
        if not teller.can_stop(sentence[:i], story.sentences[:k])
        and teller.propose(sentence[:i], ascii_uppercase, Random(i), story=story.sentences[:k]) is None
    ]
    assert stuck == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_content_words_are_seldom_repeated(language: str) -> None:
    """But for names, and now and then an echo."""
    repeated = 0
    for story in stories(language):
        long = [fold(w) for s in story.sentences for w in s[1:] if len(w) > 6 and not w[0].isupper()]
        repeated += len(long) != len(set(long))
    assert repeated < STORIES * 0.1


@pytest.mark.parametrize("vocabulary", [french_lexicon, english_lexicon])
def test_no_word_is_known_that_a_computer_must_not_say(vocabulary: Callable[[], Vocabulary]) -> None:
    spoken = load("fr" if vocabulary is french_lexicon else "en")
    known = [word for word in vocabulary().words() if word.isalpha() and word in spoken]
    assert len(known) > 1000
    assert [word for word in known if not spoken.speakable(word, Level.ALL)] == []


# What a story says that no list has: French particles before a vowel, English compounds and what is made of them.
NO_LIST_HAS = {
    french_lexicon: "d' j' l' lorsqu' m' n' puisqu' qu' s' t'",
    english_lexicon: "bad-tempered ice-skates inside-out know-all know-alls mischief-maker mischief-makers night-owl "
    "night-owls old-fashioned one-eyed one-legged roller-skated roller-skates tap-danced tap-dances whizz-kid "
    "whizz-kids x-rayed x-raying",
}


def forms(vocabulary: Vocabulary) -> list[Gloss]:
    """All that it says, in every form."""
    return [gloss for gloss in vocabulary.all() if gloss.told]


@pytest.mark.parametrize("vocabulary", [french_lexicon, english_lexicon])
def test_every_form_a_story_says_is_known_to_the_judge_or_a_compound_of_ours(
    vocabulary: Callable[[], Vocabulary],
) -> None:
    judge = Judge(load("fr" if vocabulary is french_lexicon else "en"))
    said = {gloss.word for gloss in forms(vocabulary())}
    assert len(said) > 4000
    assert {word for word in said if judge.at_home(word) != "known"} == set(NO_LIST_HAS[vocabulary].split())


def test_no_verb_forgets_to_double_its_last_letter() -> None:
    """Wining is a word too: where both are, the commoner one is the form of the verb."""
    lexicon = load("en")
    endings = ((gloss.word, gloss.lemma) for gloss in forms(english_lexicon()) if gloss.part == "verb/ing")
    pairs = [(word, base + base[-1] + "ing") for word, base in endings if word == base + "ing"]
    assert len(pairs) > 100

    def rarity(word: str) -> int:
        rank = lexicon.rank(word)
        return CLASSES if rank is None else rank

    assert [pair for pair in pairs if rarity(pair[1]) < rarity(pair[0])] == []


def test_an_article_swapped_in_a_story_is_noticed() -> None:
    """The checker must see most planted faults in the stories themselves, not only in school sentences."""
    planted = noticed = 0
    for story in stories("fr"):
        for sentence in story.sentences:
            for i, word in enumerate(sentence[:-2]):
                if word in SWAPPED:
                    planted += 1
                    wrong = [*sentence[:i], SWAPPED[word], *sentence[i + 1 :]]
                    noticed += bool(checker("fr").faults(wrong, finished=False))
    assert planted > 200
    assert noticed > 0.9 * planted


def test_an_article_mistaken_or_an_s_lost_in_a_story_is_noticed() -> None:
    planted = noticed = 0
    for story in stories("en"):
        for sentence in story.sentences:
            for i, word in enumerate(sentence[:-1]):
                wrong = {"a": "an", "an": "a", "is": "are", "are": "is", "these": "this", "every": "both"}.get(word)
                if (
                    wrong is None
                    and i == 1
                    and sentence[0] in ("He", "She", "Everybody", "Somebody", "Nobody", "Xavier", "Zelda")
                ):
                    wrong = word[:-1] if word.endswith("s") and len(word) > 4 and word[-2] not in "es" else None
                if wrong:
                    planted += 1
                    noticed += bool(checker("en").faults([*sentence[:i], wrong, *sentence[i + 1 :]], finished=False))
    assert planted > 100
    assert noticed > 0.7 * planted
