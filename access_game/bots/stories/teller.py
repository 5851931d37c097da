"""A player who tells: reads the sentence so far, proposes the next word for a letter in hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from random import Random
from typing import NamedTuple

from access_game.bots.stories.english import English
from access_game.bots.stories.entry import Gloss
from access_game.bots.stories.french import French
from access_game.bots.stories.situation import Branch, Grammar, Situation
from access_game.bots.stories.thread import UNTOLD, Thread
from access_game.core.letters import fold

_RARE = frozenset("KWXYZQ")
_CONTENT = (
    "noun",
    "name",
    "adj",
    "early",
    "verb",
    "inf",
    "participle",
    "adverb",
    "opener",
    "cry",
    "manner",
    "feeling",
    "degree",
)
_CROWD = 24  # ways of understanding kept at once: more never changed a proposal


class State(NamedTuple):
    """All the ways the words can be understood; `sure` is False once a word had to be guessed or forgiven."""

    situations: tuple[Situation, ...]
    sure: bool = True


class _Proposal(NamedTuple):
    weight: float
    letter: str
    entry: Gloss


@cache
def _grammar(language: str) -> Grammar:
    return French() if language.startswith("fr") else English()


class Teller:
    def __init__(self, language: str) -> None:
        self._grammar = _grammar(language)

    def follow(self, story: Iterable[Sequence[str]]) -> Thread:
        """What these sentences, one after the other, have told."""
        thread = UNTOLD
        for sentence in story:
            thread = self._grammar.close(self.read(sentence, thread).situations[0])
        return thread

    def read(self, words: Sequence[str], thread: Thread = UNTOLD) -> State:
        """`thread`: what the sentences before have told."""
        state = State((Situation(thread=thread),))
        for place, word in enumerate(words):
            for piece in self._grammar.split(word.strip()):
                if fold(piece):
                    state = self._hear(state, piece, place == 0)
        return state

    def propose(
        self,
        words: Sequence[str],
        letters: Sequence[str],
        rng: Random,
        level: str = "normal",
        story: Sequence[Sequence[str]] = (),
    ) -> tuple[str, str] | None:
        """(letter, word), or None when no letter in hand goes on from here: then the player draws. `story`: the
        sentences that were finished before."""
        used = self._lemmas([word for sentence in (*story, words) for word in sentence])
        hand = sorted({fold(letter) for letter in letters} & set("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
        found = list(self._proposals(self.read(words, self.follow(story)), hand, level, used))
        if not found:
            return None
        chosen = rng.choices(found, [proposal.weight for proposal in found])[0]
        word = chosen.entry.word
        return chosen.letter, word if words else word[0].upper() + word[1:]

    def can_stop(self, words: Sequence[str]) -> bool:
        return any(self._grammar.complete(s) for s in self.read(words).situations) if words else False

    def opener(self, letter: str, rng: Random) -> str:
        """The first word of a sentence, for any letter."""
        found = self.propose((), (letter,), rng)
        if found is None:
            raise ValueError(f"no sentence begins with {letter!r}")
        return found[1]

    def _hear(self, state: State, word: str, first: bool) -> State:
        known = self._grammar.lexicon.alike(word)
        # as written first: "use" is not taken for "usé" as long as it makes sense
        heard = self._follow(state, self._grammar.lexicon.spelled(word)) or self._follow(state, known)
        if heard:
            return State(heard, state.sure)
        guessed = self._follow(state, list(self._grammar.guess(word, first))) if not known else ()
        forgiven = guessed or self._follow(state, known, strict=False)
        return State(forgiven or (self._grammar.lost(state.situations),), False)

    def _follow(self, state: State, entries: Sequence[Gloss], strict: bool = True) -> tuple[Situation, ...]:
        after: dict[Situation, None] = {}
        for situation in state.situations:
            for step in self._grammar.steps(situation):
                for entry in entries:
                    if strict:
                        taken = entry.part == step.part and _sounds(entry, situation) and step.fits(entry)
                    else:
                        taken = entry.part.split("/")[0] == step.part.split("/")[0]
                    if taken:
                        after[step.then(entry)] = None
        return tuple(after)[:_CROWD]

    def _proposals(self, state: State, hand: Iterable[str], level: str, used: frozenset[str]) -> Iterator[_Proposal]:
        for situation in state.situations:
            for step in self._grammar.steps(situation):
                if step.fancy and level == "easy":
                    continue
                for letter in hand:
                    yield from self._for_letter(situation, step, letter, level, used)

    def _for_letter(
        self, situation: Situation, step: Branch, letter: str, level: str, used: frozenset[str]
    ) -> Iterator[_Proposal]:
        entries = [
            e for e in self._grammar.lexicon.starting(step.part, letter) if _sounds(e, situation) and step.fits(e)
        ]
        eager = 1.0 if letter not in _RARE else {"easy": 1.0, "normal": 2.0}.get(level, 5.0)
        for entry in entries:
            stale = 0.005 if (entry.lemma or entry.word) in used else 1.0
            # a step with many words is likelier than one with few, but does not drown it
            weight = step.weight * step.taste(entry) * eager * stale / len(entries) ** 0.7
            yield _Proposal(weight, letter, entry)

    def _lemmas(self, words: Iterable[str]) -> frozenset[str]:
        return frozenset(
            entry.lemma
            for word in words
            for piece in self._grammar.split(word)
            for entry in self._grammar.lexicon.alike(piece)
            if entry.part.split("/")[0] in _CONTENT
        )


def _sounds(entry: Gloss, situation: Situation) -> bool:
    return not situation.onset or entry.vowel == (situation.onset == "v")
