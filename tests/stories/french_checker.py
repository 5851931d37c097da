"""A second opinion on French sentences, written apart from the grammar that makes them.

It knows nothing of the stories' vocabulary: gender, number and person come from the dictionary's readings, the rest is
school grammar. It looks for faults it can be sure of and lets pass what could be read as right.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from stories.french_school import (
    BEING,
    CLITICS,
    DETERMINERS,
    EARLY,
    FINITE,
    JOINERS,
    LONG_SHAPES,
    NEGATIONS,
    OPENERS,
    PREPOSITIONS,
    PRONOUNS,
    SHORTENED,
    UNSHORTENED,
    VOWEL_SHAPES,
    Read,
    pieces,
    vowel_sound,
)

from access_game.words import Sense


class Group(NamedTuple):
    """A noun with its determiner, a name or a pronoun: words[start:end]."""

    start: int
    end: int
    person: str
    genders: str


class Checker:
    def __init__(self, read: Read) -> None:
        self._read = read

    def faults(self, sentence: Sequence[str], finished: bool = True) -> list[str]:
        words = [w if self._name(w) else w.lower() for w in pieces(sentence)]
        groups, found = self._groups(words)
        found += self._sounds(words) + self._contractions(words) + self._names(words)
        found += self._verbs(words, groups, finished) + self._two_verbs(words, groups)
        if finished:
            found += self._negations(words) + ([] if self._has_verb(words) else ["no verb"])
        return found

    # words

    def _name(self, word: str) -> bool:
        if not word[:1].isupper():
            return False
        readings = self._read(word.lower()) if word.lower() not in DETERMINERS else ()
        proper = any(r.pos == "first_name" for r in self._read(word))
        known = (
            word.lower() in DETERMINERS or word.lower() in PRONOUNS or word.lower() in PREPOSITIONS | JOINERS | CLITICS
        )
        return not known and (proper or not readings)

    def _is(self, word: str, pos: str) -> bool:
        return any(r.pos == pos for r in self._read(word))

    def _finite(self, word: str) -> set[str]:
        return {r.person for r in self._read(word) if r.tense in FINITE}

    def _describes(self, word: str) -> list[Sense]:
        return [r for r in self._read(word) if r.pos == "adj" or r.tense == "past_participle"]

    def _only_describes(self, word: str) -> bool:
        """An adjective and nothing else a sentence could hold in its place."""
        return (
            bool(self._describes(word))
            and not self._finite(word)
            and not any(r.pos in ("adv", "prep", "conj", "det", "pron") for r in self._read(word))
        )

    # groups of words

    def _groups(self, words: list[str]) -> tuple[list[Group], list[str]]:
        groups: list[Group] = []
        found: list[str] = []
        i = 0
        while i < len(words):
            word = words[i]
            after = words[i + 1] if i + 1 < len(words) else ""
            if word == "neuf" and groups and groups[-1].end == i and (after in JOINERS or not self._is(after, "noun")):
                pass  # un diadème neuf
            elif word in DETERMINERS and not self._object_pronoun(words, i, groups):
                group, faults = self._noun_group(words, i)
                found += faults
                if group:
                    groups.append(group)
                    i = group.end
                    continue
            elif word in PRONOUNS and (PRONOUNS[word][0] in self._finite(after) or not self._clitic(words, i, groups)):
                groups.append(Group(i, i + 1, *PRONOUNS[word]))
            elif self._name(word) and after != "'":
                genders = {r.gender for r in self._read(word) if r.pos == "first_name"}
                groups.append(
                    Group(i, i + 1, "3s", "".join(genders & {"m", "f"}) if "e" not in genders and genders else "mf")
                )
            i += 1
        return groups, found

    def _object_pronoun(self, words: list[str], i: int, groups: list[Group]) -> bool:
        """ "le", "la", "les" before a verb: Léa la mange. If a noun can stand there (Léa le hache), by its subject."""
        if words[i] not in CLITICS or i == 0 or i + 1 >= len(words):
            return False
        nxt = words[i + 1]
        if words[i - 1] in ("et", "puis", "mais") and self._finite(nxt) & {"3s", "3p"}:
            genders, number = DETERMINERS[words[i]]
            nouns = [r for r in self._read(nxt) if r.pos == "noun" and r.number in (number, "i", "")]
            return not any(r.gender in (*genders, "e", "") for r in nouns)  # il tricote un pull et le mange
        if not self._finite(nxt) or words[i - 1] in PREPOSITIONS | JOINERS:
            return False
        if groups and groups[-1].end == i and groups[-1].person in self._finite(nxt):
            return True
        return not (self._is(nxt, "noun") or self._is(nxt, "adj"))

    def _clitic(self, words: list[str], i: int, groups: list[Group]) -> bool:
        """ "Léa nous regarde": right after a subject."""
        return words[i] in CLITICS and bool(groups) and groups[-1].end == i and words[i - 1] not in JOINERS

    def _noun_group(self, words: list[str], i: int) -> tuple[Group | None, list[str]]:
        genders, number = DETERMINERS[words[i]]
        at = i + 1
        early: list[str] = []
        while (
            at + 1 < len(words)
            and {r.lemma for r in self._describes(words[at])} & EARLY
            and self._is(words[at + 1], "noun")
            and words[at + 1] != "est"
        ):
            early.append(words[at])
            at += 1
        if at >= len(words):
            return None, []
        head = words[at]
        if at == len(words) - 1 and self._agree(head, genders, number):
            return None, []  # the sentence may have been cut after an adjective
        nouns = [r for r in self._read(head) if r.pos == "noun"]
        if not nouns:
            return None, [f"{words[i]} {head}: no noun"]
        fitting = {g for r in nouns for g in genders if r.gender in (g, "e", "") and r.number in (number, "i", "")}
        if not fitting:
            return Group(i, at + 1, "3" + number, genders), [f"{words[i]} {head}: agreement"]
        found = [f"{a} {head}: agreement" for a in early if not any(self._agree(a, g, number) for g in fitting)]
        end = at + 1
        if (
            end < len(words)
            and words[end] not in DETERMINERS
            and not self._name(words[end])
            and self._only_describes(words[end])
        ):
            if not any(self._agree(words[end], g, number) for g in fitting):
                found.append(f"{head} {words[end]}: agreement")
            end += 1
        elif end < len(words) and self._describes(words[end]) and self._finite(words[end]):
            # "le chat calme": adjective or verb; an adjective if a verb follows it
            follows = end + 1 < len(words) and self._finite(words[end + 1]) and not self._is(words[end + 1], "noun")
            if follows or (
                "3" + number not in self._finite(words[end]) and self._agree(words[end], "".join(fitting), number)
            ):
                end += 1
        return Group(i, end, "3" + number, "".join(sorted(fitting))), found

    def _agree(self, adjective: str, genders: str, number: str) -> bool:
        return any(
            (r.gender in ("e", "") or r.gender in genders) and r.number in (number, "i", "")
            for r in self._describes(adjective)
        )

    # what sounds wrong

    def _sounds(self, words: list[str]) -> list[str]:
        found = []
        for word, after in zip(words, words[1:], strict=False):
            vowel = vowel_sound(after)
            if word in SHORTENED and not vowel:
                found.append(f"{word} {after}: elision")
            if word in UNSHORTENED and vowel and not (word in ("le", "la", "du", "au") and after in ("un", "une")):
                found.append(f"{word} {after}: elision missing")
            if word in ("lorsque", "puisque") and after in ("il", "ils", "elle", "elles", "on", "un", "une"):
                found.append(f"{word} {after}: elision missing")
            if word == "si" and after in ("il", "ils"):
                found.append("si il: elision missing")
            nouns = [r for r in self._read(after) if r.pos == "noun" and r.number != "p"]
            nominal = bool(nouns) and after not in PREPOSITIONS | JOINERS | DETERMINERS.keys()
            if word in LONG_SHAPES and vowel and nominal:
                found.append(f"{word} {after}: shape before a vowel")
            if word in VOWEL_SHAPES and not vowel:
                found.append(f"{word} {after}: shape before a consonant")
        return found

    def _contractions(self, words: list[str]) -> list[str]:
        pairs = zip(words, words[1:], strict=False)
        return [f"{a} {b}: contraction" for a, b in pairs if a in ("de", "à", "jusqu'à") and b in ("le", "les")]

    def _names(self, words: list[str]) -> list[str]:
        pairs = zip(words, words[1:], strict=False)
        return [
            f"{a} {b}: adjective after a name"
            for a, b in pairs
            if self._name(a) and b not in DETERMINERS and not self._name(b) and self._only_describes(b)
        ]

    # verbs

    def _verbs(self, words: list[str], groups: list[Group], finished: bool) -> list[str]:
        found: list[str] = []
        inside = {i for g in groups for i in range(g.start, g.end)}
        subject: tuple[str, str] | None = None
        for i, word in enumerate(words):
            persons = self._finite(word)
            if i in inside or not persons or not self._verb_here(words, i):
                continue
            j = i - 1
            while j >= 0 and words[j] in CLITICS and j not in inside:
                j -= 1
            known = self._subject_before(words, groups, j) or (
                subject if j >= 0 and words[j] in JOINERS - {"qui"} else None
            )
            if known is None:
                continue
            choices, genders = known
            if not persons & set(choices.split()):
                found.append(f"{' '.join(words[max(0, j) : i + 1])}: person")
            subject = known
            if any(r.lemma in BEING for r in self._read(word)):
                found += self._attribute(words, i, choices, genders)
        return found

    def _two_verbs(self, words: list[str], groups: list[Group]) -> list[str]:
        """ "le chat mange dort": two conjugated verbs with nothing between them, or a noun without its article."""
        return [
            f"{a} {b}: two verbs"
            for i, (a, b) in enumerate(zip(words, words[1:], strict=False))
            if self._just_verb(a, ("noun",)) and self._just_verb(b) and not _in(groups, i) and not _in(groups, i + 1)
            and not any(r.lemma in ("avoir", "devenir") for r in self._read(a))
        ]  # fmt: skip

    def _just_verb(self, word: str, neither: tuple[str, ...] = ()) -> bool:
        """A finite verb that is no adjective, adverb, infinitive or participle either."""
        if word in PREPOSITIONS | JOINERS | OPENERS | CLITICS | DETERMINERS.keys() or self._name(word):
            return False
        other = ("adj", "adv", *neither)
        readings = self._read(word)
        return bool(self._finite(word)) and not any(
            r.pos in other or r.tense in ("infinitive", "past_participle") for r in readings
        )

    def _verb_here(self, words: list[str], i: int) -> bool:
        if i and words[i - 1] == "en" and self._is(words[i], "noun"):
            return False  # en robe
        if words[i] == "orange":
            return False  # a colour
        other = [r for r in self._read(words[i]) if r.pos in ("adv", "prep", "conj", "pron", "det")]
        return not other and words[i] not in PREPOSITIONS | JOINERS | NEGATIONS | CLITICS | DETERMINERS.keys()

    def _subject_before(self, words: list[str], groups: list[Group], j: int) -> tuple[str, str] | None:
        """Persons and genders of what ends at word j, when it is a subject."""
        if j >= 0 and words[j] == "qui":
            last = next((g for g in reversed(groups) if g.end == j), None)
            return (last.person, last.genders) if last else None
        last = next((g for g in reversed(groups) if g.end == j + 1), None)
        if last is None:
            return None
        before = words[last.start - 1] if last.start else ""
        if before in ("de", "d'") or words[last.start] == "du":
            edge = last.start - (before in ("de", "d'"))
            head = next((g for g in reversed(groups) if g.end == edge), None)
            return self._joined(words, groups, head) if head else None
        if before in PREPOSITIONS or words[last.start] in PREPOSITIONS:
            return None
        return self._joined(words, groups, last)

    def _joined(self, words: list[str], groups: list[Group], last: Group) -> tuple[str, str]:
        """ "Léa et Paul": several, unless "et" begins a new clause, which only a verb before it allows."""
        if last.start and words[last.start - 1] == "et" and last.person[0] == "3":
            first = next((g for g in reversed(groups) if g.end <= last.start - 1), None)
            if first and not any(
                self._finite(w) and self._verb_here(words, k)
                for k, w in enumerate(words[: last.start])
                if not _in(groups, k)
            ):
                both = (
                    "f"
                    if first.genders == last.genders == "f"
                    else "m"
                    if "f" not in (first.genders, last.genders)
                    else "m"
                )
                return "3p", both if "mf" not in (first.genders, last.genders) else "mf"
            return (last.person + " 3p") if last.person != "3p" else "3p", "mf"
        return last.person, last.genders

    def _attribute(self, words: list[str], i: int, choices: str, genders: str) -> list[str]:
        at = i + 1
        while at < len(words) and (
            words[at] in NEGATIONS or (self._is(words[at], "adv") and not self._only_describes(words[at]))
        ):
            at += 1
        if at >= len(words) or words[at] in DETERMINERS or words[at] in PREPOSITIONS or not self._describes(words[at]):
            return []
        numbers = {c[1] for c in choices.split()}
        if any(self._agree(words[at], genders, n) for n in numbers):
            return []
        return [f"{words[i]} {words[at]}: attribute"]

    def _negations(self, words: list[str]) -> list[str]:
        found = []
        for i, word in enumerate(words):
            if word in ("ne", "n'") and not any(w in NEGATIONS for w in words[i + 2 : i + 6]):
                found.append("negation without its second half")
        return found

    def _has_verb(self, words: list[str]) -> bool:
        return any(self._finite(w) for w in words)


def _in(groups: list[Group], k: int) -> bool:
    return any(g.start <= k < g.end for g in groups)
