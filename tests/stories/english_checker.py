"""A second opinion on English sentences, written apart from the grammar that makes them.

There is no dictionary of parts of speech here: the checker has school rules, the shapes of words, a list of spellings
to tell "cats" from "bus", and lists of its own for what shapes do not show.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path

from stories.english_sense import ADJECTIVES, DOES, MANNER, NOUNS, NOW, THEN
from stories.english_sense import SEVERAL as PLURALS

from access_game.words import Lexicon

_SCHOOL = tomllib.loads(Path(__file__).with_name("school.toml").read_text(encoding="utf-8"))["english"]
ONE = frozenset(_SCHOOL["one"].split())
SEVERAL = frozenset(_SCHOOL["several"].split())
OTHER = frozenset(_SCHOOL["other"].split())
HE = frozenset(_SCHOOL["he"].split())
THEY = frozenset(_SCHOOL["they"].split())
MODALS = frozenset(_SCHOOL["modals"].split())
PREPOSITIONS = frozenset(_SCHOOL["prepositions"].split())
JOINERS = frozenset(_SCHOOL["joiners"].split())
SINGING = frozenset(_SCHOOL["singing"].split())
MANY = frozenset(_SCHOOL["many"].split()) | PLURALS
EITHER = frozenset(_SCHOOL["either"].split())
SOUNDS_YOU = (
    "uni",
    "uk",
    "use",
    "usu",
    "usa",
    "ush",
    "util",
    "uto",
    "eu",
    "one",
    "once",
    "ewe",
    "una",
)  # begin like a consonant
SOUNDS_VOWEL = ("hour", "honest", "honour", "heir", "x-ray")
YET_VOWEL = ("unin", "unim", "uninv", "unkn")
PAST = frozenset(_SCHOOL["past"].split()) | (THEN.keys() - NOW.keys())
# adjectives that no ending betrays
PLAIN = frozenset(_SCHOOL["plain"].split()) | ADJECTIVES
ENDINGS = (
    "y",
    "ful",
    "ous",
    "ic",
    "al",
    "ed",
    "ing",
    "ble",
    "less",
    "ish",
    "ive",
    "ant",
    "ent",
    "id",
    "ate",
    "ory",
    "ary",
    "ian",
    "ile",
    "some",
)
NEVER_ADJECTIVES = frozenset(_SCHOOL["never_adjectives"].split()) | (NOUNS - ADJECTIVES)


OPENERS = frozenset(_SCHOOL["openers"].split())
NAMES_LIKE_ADJECTIVES = frozenset(_SCHOOL["names_like_adjectives"].split())
_NOT_NOUNS = {"is", "are", "was", "were", "am", "has", "have", "had", "not"} | ONE | SEVERAL | OTHER


class Checker:
    def __init__(self, spellings: Lexicon) -> None:
        self._known = spellings

    def faults(self, sentence: Sequence[str], finished: bool = True) -> list[str]:
        words = [w if (i and w[:1].isupper() and w != "I") else w.lower() for i, w in enumerate(sentence)]
        if words and self._named_first(words):
            words[0] = words[0].capitalize()
        found = self._articles(words)
        begins = True  # here a subject may stand
        i = 0
        while i < len(words):
            word = words[i].lower()
            joined = i > 0 and words[i - 1] == "and"
            if (
                word in ONE | SEVERAL | OTHER
                and i + 1 < len(words)
                and not (word == "that" and not begins and words[i - 1] not in PREPOSITIONS | JOINERS)
            ):
                head, faults = self._noun_group(words, i)
                found += faults
                if head is not None and begins and not joined:
                    many = word in SEVERAL or (word not in ONE and self._many(words[head]))
                    if word in OTHER and words[head] in EITHER:
                        i, begins = head + 1, False
                        continue
                    found += self._verb(words, head + 1, many)
                i, begins = (head + 1 if head is not None else i + 1), False
                continue
            if begins and word in HE:
                found += self._verb(words, i + 1, False)
            elif begins and word in THEY:
                found += self._verb(words, i + 1, True, word == "i")
            elif begins and words[i][:1].isupper() and not joined:
                found += self._verb(words, i + 1, False)
            if word in MODALS and word not in ("may",):
                found += self._base(words, i + 1, word)
            begins = word in JOINERS and word not in ("which", "who")
            begins = begins or (i == 0 and not words[0][:1].isupper() and not self._noun_shape(word))
            i += 1
        return found

    def _named_first(self, words: list[str]) -> bool:
        """Is the first word a name? Not if it has another trade, nor if a subject follows it."""
        word = words[0]
        if self._noun_shape(word) or word in JOINERS | OPENERS or word.endswith("ly") or self._adjective(word):
            return word in NAMES_LIKE_ADJECTIVES
        after = words[1] if len(words) > 1 else ""
        return not (after[:1].isupper() or after in ONE | SEVERAL | OTHER | HE | THEY)

    def _noun_shape(self, word: str) -> bool:
        return self._many(word) or word in ONE | SEVERAL | OTHER | HE | THEY | PREPOSITIONS

    def _articles(self, words: list[str]) -> list[str]:
        found = []
        for word, after in zip(words, words[1:], strict=False):
            low = after.lower()
            vowel = low[0] in "aeioué" and (not low.startswith(SOUNDS_YOU) or low.startswith(YET_VOWEL))
            vowel = vowel or low.startswith(SOUNDS_VOWEL)
            if (word == "a" and vowel) or (word == "an" and not vowel):
                found.append(f"{word} {after}: article")
        return found

    def _many(self, word: str) -> bool:
        low = word.lower()
        if low in MANY or low in EITHER or low == "x-rays":
            return True
        if not low.endswith("s") or low.endswith("ss") or low in SINGING:
            return False
        stems = [low[:-1]]
        stems += [low[:-2]] if low.endswith("es") else []
        stems += [low[:-3] + "y"] if low.endswith("ies") else []
        stems += [low[:-3] + "f", low[:-3] + "fe"] if low.endswith("ves") else []
        return any(stem in self._known for stem in stems)

    def _adjective(self, word: str) -> bool:
        return word in PLAIN or (word.endswith(ENDINGS) and word not in NEVER_ADJECTIVES)

    def _noun_group(self, words: list[str], i: int) -> tuple[int | None, list[str]]:
        at = i + 1
        while at + 1 < len(words) and at < i + 3 and self._adjective(words[at]) and self._may_be_noun(words[at + 1]):
            if words[at] == "giant" and words[i] in ONE and self._many(words[at + 1]):
                break  # a giant empties the fridge
            at += 1
        head, det = words[at], words[i]
        if (
            self._adjective(head)
            and (at + 1 >= len(words) or not self._may_be_noun(words[at + 1]))
            and head not in SINGING
        ):
            return at, []  # cut short, or a noun that looks like an adjective
        if det in ONE and self._many(head) and head not in EITHER:
            return at, [f"{det} {head}: number"]
        if det in SEVERAL and not self._many(head):
            return at, [f"{det} {head}: number"]
        return at, []

    def _may_be_noun(self, word: str) -> bool:
        return word.lower() not in PREPOSITIONS | JOINERS | MODALS | _NOT_NOUNS and (
            not word.endswith("ly") or word in PLAIN
        )

    def _verb(self, words: list[str], at: int, many: bool, first_person: bool = False) -> list[str]:
        while at < len(words) and (
            words[at].endswith("ly") or words[at] in MANNER or words[at] in ("also", "just", "soon", "still", "seldom")
        ):
            at += 1
        if at >= len(words) or words[at] in JOINERS | PREPOSITIONS | MODALS - {"do", "does"}:
            return []
        verb = words[at]
        if verb.endswith("ed") or verb in PAST - {"was", "were"}:
            return []
        if verb in ("am", "is", "are", "was", "were"):
            right = {"am", "was"} if first_person else {"are", "were"} if many else {"is", "was"}
            return [] if verb in right else [f"{words[at - 1]} {verb}: person"]
        third = verb in DOES or verb in ("has", "does") or (self._many(verb) and verb not in EITHER)
        if third == many:
            return [f"{words[at - 1]} {verb}: person"]
        return []

    def _base(self, words: list[str], at: int, modal: str) -> list[str]:
        at += at < len(words) and words[at] == "not"
        if at >= len(words):
            return []
        verb = words[at]
        ends = (
            (verb.endswith("ed") and verb not in ("need", "feed", "embed", "exceed"))
            or verb.endswith("ing")
            and verb not in ("sing", "bring", "ring", "swing")
        )
        return [f"{modal} {verb}: bare verb"] if ends or self._many(verb) and verb not in EITHER else []
