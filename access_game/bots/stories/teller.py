"""A player who tells: reads the sentence so far, proposes the next word for a letter in hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from random import Random
from string import ascii_uppercase
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
    "epithet",
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
    "self",
    "gerund",
    "mood",
    "disguise",
    "ride",
)
_VOWELS = tuple("AEHIOUY")
_REMEMBERED = 2000  # states
_CROWD = 24  # ways of understanding kept at once: more never changed a proposal


class State(NamedTuple):
    """All the ways the words can be understood; `sure` is False once a word had to be guessed or forgiven."""

    situations: tuple[Situation, ...]
    sure: bool = True


class _Proposal(NamedTuple):
    weight: float
    letter: str
    word: str
    then: Situation


class _Manner(NamedTuple):
    """How a player looks for a word."""

    level: str
    used: frozenset[str]  # what was told before
    least: float = 0.0  # what a word without sense here is worth


@cache
def _grammar(language: str) -> Grammar:
    return French() if language.startswith("fr") else English()


class Teller:
    def __init__(self, language: str) -> None:
        self._grammar = _grammar(language)
        self._states: dict[tuple[Thread, tuple[str, ...]], State] = {}  # a story is heard word by word, often again

    def follow(self, story: Iterable[Sequence[str]]) -> Thread:
        """What these sentences, one after the other, have told."""
        thread = UNTOLD
        for sentence in story:
            ways = self.read(sentence, thread).situations
            thread = self._grammar.close(next(filter(self._grammar.complete, ways), ways[0]))
        return thread

    def read(self, words: Sequence[str], thread: Thread = UNTOLD) -> State:
        """`thread`: what the sentences before have told."""
        if not words:
            return State((Situation(thread=thread),))
        key = thread, tuple(words)
        if key not in self._states:
            state = self.read(words[:-1], thread)
            for piece in self._grammar.split(words[-1].strip()):
                if fold(piece):
                    state = self._hear(state, piece, len(words) == 1)
            if len(self._states) > _REMEMBERED:
                self._states.clear()
            self._states[key] = state
        return self._states[key]

    def propose(
        self,
        words: Sequence[str],
        letters: Sequence[str],
        rng: Random,
        level: str = "normal",
        story: Sequence[Sequence[str]] = (),
        whole: bool = False,
        pressed: bool = False,
    ) -> tuple[str, str] | None:
        """(letter, word), or None when no letter in hand goes on from here: then the player draws. `story`: the
        sentences that were finished before. `whole`: only a word after which the sentence could stop. `pressed`: rather
        something without sense than nothing, for who cannot draw."""
        used = self._lemmas([word for sentence in (*story, words) for word in sentence])
        hand = sorted({fold(letter) for letter in letters} & set(ascii_uppercase))
        state = self.read(words, self.follow(story))
        found = [p for p in self._proposals(state, hand, _Manner(level, used)) if p.weight]
        if pressed and not found:
            found = list(self._proposals(state, hand, _Manner(level, used, least=0.01)))
        if whole:
            found = [p for p in found if self._grammar.complete(p.then)]
        if not found:
            return None
        chosen = rng.choices(found, [proposal.weight for proposal in found])[0]
        word = chosen.word
        return chosen.letter, word if words else word[0].upper() + word[1:]

    def can_stop(self, words: Sequence[str], story: Sequence[Sequence[str]] = ()) -> bool:
        """`story`: as for `propose`."""
        return bool(words) and any(self._grammar.complete(s) for s in _likely(self.read(words, self.follow(story))))

    def weary(self, words: Sequence[str], story: Sequence[Sequence[str]] = ()) -> bool:
        """Is the sentence whole and so long that it is worth looking for a star twice before it goes on?"""
        return len(words) > self._grammar.breath and self.can_stop(words, story)

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
                        then = step.then(entry)
                        odd = step.last or not (step.weight and entry.told and step.taste(entry))
                        after[then._replace(odd=situation.odd + step.odd) if odd else then] = None
        return tuple(sorted(after, key=lambda s: s.odd))[:_CROWD]

    def _proposals(self, state: State, hand: Sequence[str], manner: _Manner) -> Iterator[_Proposal]:
        for situation in _likely(state):
            for step in self._grammar.steps(situation):
                if step.last and not manner.least:
                    continue
                if step.weight and not (step.fancy and manner.level == "easy"):
                    for letter in hand:
                        yield from self._for_letter(situation, step, letter, manner)

    def _for_letter(self, situation: Situation, step: Branch, letter: str, manner: _Manner) -> Iterator[_Proposal]:
        least = 0.0 if step.firm or step.part == "pronoun" else manner.least  # nobody new out of the blue
        entries = [
            (e, taste)
            for e in self._grammar.lexicon.starting(step.part, letter)
            if e.told and _sounds(e, situation) and step.fits(e) and (taste := step.taste(e) or least)
        ]
        eager = 1.0 if letter not in _RARE else {"easy": 1.0, "normal": 4.0}.get(manner.level, 8.0)
        for entry, taste in entries:
            stale = 0.005 if (entry.lemma or entry.word) in manner.used and not step.echo else 1.0
            # a step with many words is likelier than one with few, but does not drown it
            weight = step.weight * taste * eager * stale / len(entries) ** 0.7
            if entry.word.endswith("'"):
                yield from self._elided(step.then(entry), entry, letter, weight, manner)
            else:
                yield _Proposal(weight, letter, entry.word, step.then(entry))

    def _elided(
        self, after: Situation, first: Gloss, letter: str, weight: float, manner: _Manner
    ) -> Iterator[_Proposal]:
        """ "l'" is nothing by itself: it is said with the word that follows it, and laid with one card."""
        ends = [p for p in self._proposals(State((after,)), _VOWELS, manner) if p.weight and "'" not in p.word]
        total = sum(p.weight for p in ends)
        for p in ends:
            yield _Proposal(weight * p.weight / total, letter, first.word + p.word, p.then)

    def _lemmas(self, words: Iterable[str]) -> frozenset[str]:
        return frozenset(
            entry.lemma
            for word in words
            for piece in self._grammar.split(word)
            for entry in self._grammar.lexicon.alike(piece)
            if entry.part.split("/")[0] in _CONTENT
        )


def _likely(state: State) -> list[Situation]:
    return [s for s in state.situations if s.odd == state.situations[0].odd]


def _sounds(entry: Gloss, situation: Situation) -> bool:
    return not situation.onset or entry.vowel == (situation.onset == "v")
