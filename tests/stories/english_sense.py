"""Does an English story hang together? Measured apart from the grammar that tells it.

The checker goes through a story word by word like a pupil with a pencil: it marks where a clause begins, what its verb
is and who does it, and counts what hangs on it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

_SCHOOL = tomllib.loads(Path(__file__).with_name("english_school.toml").read_text(encoding="utf-8"))


def _list(name: str) -> list[str]:
    return str(_SCHOOL[name]).split()


def _plural(noun: str) -> str:
    one, _, many = noun.partition("/")
    if many or one.endswith("!"):
        return many or one[:-1]
    if one[-1] == "y" and one[-2] not in "aeiou":
        return one[:-1] + "ies"
    return one + ("es" if one.endswith(("s", "x", "z", "ch", "sh")) or one in ("potato", "tomato") else "s")


def _forms(verb: str) -> tuple[str, str, str, str]:
    """base, he does, did, doing"""
    base, _, did = verb.rstrip("+").partition("/")
    stem = base + base[-1] if verb.endswith("+") or base in ("travel", "yodel", "zigzag") else base
    if base.endswith("ic"):
        stem = base + "k"
    quiet = base.endswith("e") and not base.endswith(("ee", "oe", "ye"))
    soft = base[-1] == "y" and base[-2] not in "aeiou"
    does = base[:-1] + "ies" if soft else base + ("es" if base.endswith(("s", "x", "z", "ch", "sh")) else "s")
    if base == "quiz":
        does = "quizzes"
    did = did or (base + "d" if base.endswith("e") else base[:-1] + "ied" if soft else stem + "ed")
    return base, does, did, (base[:-1] if quiet else stem) + "ing"


MEN, WOMEN = frozenset(_list("men")), frozenset(_list("women"))
ONE = {noun.partition("/")[0] for name in ("he", "she", "anyone", "animals") for noun in _list(name)}
BEINGS = ONE | {_plural(noun) for name in ("he", "she", "anyone", "animals") for noun in _list(name)}
SEVERAL = {_plural(noun) for name in ("he", "she", "anyone", "animals", "things") for noun in _list(name)}
HIS = MEN | {noun.partition("/")[0] for name in ("he", "anyone") for noun in _list(name)}
HERS = WOMEN | {noun.partition("/")[0] for name in ("she", "anyone") for noun in _list(name)}
THINGS = {noun.partition("/")[0].rstrip("!") for name in ("things", "mass") for noun in _list(name)} - ONE
ITS = THINGS | {noun.partition("/")[0] for noun in _list("animals")}
INANIMATE = (THINGS | {_plural(noun) for noun in _list("things")}) - BEINGS
FORMS = {verb.rstrip("+").partition("/")[0]: _forms(verb) for verb in _list("verbs")}
NOW = {form: base for base, forms in FORMS.items() for form in forms[:2]} | {
    "is": "be", "are": "be", "am": "be", "has": "have", "have": "have", "can": "can", "must": "can",
}  # fmt: skip
THEN = {forms[2]: base for base, forms in FORMS.items()} | {
    "was": "be", "were": "be", "had": "have", "could": "can", "did": "do",
}  # fmt: skip
DOES = frozenset(forms[1] for forms in FORMS.values())
DOING = {forms[3]: base for base, forms in FORMS.items()}
MOTION, HAPPENINGS = frozenset(_list("motion")), frozenset(_list("happenings"))
DIRECTIONS, STAYS, TIMES = frozenset(_list("directions")), frozenset(_list("stays")), frozenset(_list("times"))
ONCE, LASTING = frozenset(_list("once")), frozenset(_list("lasting"))
SUDDEN, DAYS = frozenset(_list("sudden")), frozenset(_list("days"))
MANNER, ADJECTIVES = frozenset(_list("manner")), frozenset(_list("adjectives"))
DETERMINERS = frozenset(
    {"a", "an", "the", "my", "our", "your", "his", "her", "its", "their", "some", "every", "two", "three", "four"}
    | {"five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "twenty", "thirty", "forty", "fifty"}
    | {"eighty", "ninety"}
)
JOINERS = frozenset(["and", "but", "because", "so", "when", "while", "until", "then", "who", "that", "after", "before"])
EVERYONE = frozenset(["everyone", "everybody", "someone", "somebody", "nobody"])
NEEDS = {
    "he": HIS, "him": HIS, "his": HIS, "she": HERS, "her": HERS, "it": ITS, "its": ITS, "they": SEVERAL,
    "them": SEVERAL, "their": SEVERAL,
}  # fmt: skip
PRONOUNS = frozenset(["he", "she", "it", "they", "i", "we", "you"])


@dataclass
class Clause:
    verb: str = ""
    tense: str = ""
    subject: str = ""
    bare: bool = False  # to hop
    manner: list[str] = field(default_factory=list)
    complements: list[str] = field(default_factory=list)
    lasting: list[str] = field(default_factory=list)


class SenseChecker:
    def faults(self, story: Sequence[Sequence[str]]) -> list[str]:
        found: list[str] = []
        tense, heard = "", set[str]()
        for sentence in story:
            words = [w if w in MEN | WOMEN else w.lower() for w in sentence]
            found += self._antecedents(words, heard)
            again = [pair for pair in zip(words, words[1:], strict=False) if pair[0] == "every" and pair[1] in DAYS]
            found += [f"{words[0]} every {day}: moment" for _, day in again if words[0] in SUDDEN]
            for clause in self._clauses(words):
                found += self._clause_faults(clause)
                if clause.tense and tense and clause.tense != tense:
                    found.append(f"{clause.verb}: tense")
                tense = tense or clause.tense
        return found

    def _antecedents(self, words: Sequence[str], heard: set[str]) -> Iterator[str]:
        for word in words:
            if word in NEEDS and not heard & NEEDS[word]:
                yield f"{word}: antecedent"
            heard.add(word)

    def _clause_faults(self, clause: Clause) -> Iterator[str]:
        if len(clause.manner) > 1:
            yield f"{' '.join(clause.manner)}: adverbs"
        if len(clause.complements) > 1:
            yield f"{' '.join(clause.complements)}: complements"
        if clause.lasting and clause.verb in ONCE:
            yield f"{clause.verb} {clause.lasting[0]}: lasting"
        for word in clause.complements:
            if word in DIRECTIONS and clause.verb not in MOTION:
                yield f"{clause.verb} {word}: direction"
        if clause.subject in INANIMATE and clause.verb not in HAPPENINGS | {"be"}:
            yield f"{clause.subject} {clause.verb}: deed"

    def _clauses(self, words: Sequence[str]) -> Iterator[Clause]:
        clause, last = Clause(), ""  # the noun heard last
        for i, word in enumerate(words):
            after = words[i + 1] if i + 1 < len(words) else ""
            before = words[i - 1] if i else ""
            if word in LASTING and clause.verb:
                clause.lasting.append(word)
            if i == 0 and (word.endswith("ly") or word in ("then", "once")):
                continue  # it opens the sentence
            if word in DOING and before not in DETERMINERS | ADJECTIVES and not (word in ADJECTIVES and after in NOUNS):
                if clause.verb != "be":
                    yield clause
                    clause = Clause(subject=clause.subject)
                clause.verb = DOING[word]
            elif (
                word == "to"
                and after in FORMS
                and not (after in INANIMATE and clause.verb in MOTION)
                or word in JOINERS
                and clause.bare
                and after in FORMS
            ):
                yield clause
                clause = Clause(after, subject=clause.subject, bare=True)
            elif word in JOINERS and self._opens(words, i):
                yield clause
                same = word in ("and", "then", "but") or after in DOING
                clause = Clause(subject=clause.subject if same else last)
                last = clause.subject if same else last
            elif not clause.verb and (word in THEN or word in NOW) and self._acts(words, i):
                clause.verb = THEN.get(word) or NOW[word]
                clause.tense = "" if word in THEN and word in NOW else "past" if word in THEN else "present"
                clause.subject = last or clause.subject
            elif clause.verb and clause.verb in ("be", "can", "have") and word in FORMS and before in ("can", "could"):
                clause.verb = word
            elif word in MANNER and before not in DETERMINERS and not (word in ADJECTIVES and after in NOUNS):
                clause.manner.append(word)
            elif word in DIRECTIONS | STAYS | TIMES and clause.verb:
                if not (word == "every" and after in NOUNS) and not (
                    word in ("after", "before") and after.endswith("ing")
                ):
                    clause.complements.append(word)
            elif word == "outside":
                clause.manner.append(word)
            if word in NOUNS | PRONOUNS | EVERYONE | MEN | WOMEN:
                last = word if not clause.verb else last if word not in BEINGS | INANIMATE else word
        yield clause

    def _acts(self, words: Sequence[str], i: int) -> bool:
        """A verb form that stands where a verb can: not "a fried egg", "the cook", "an iron"."""
        before = words[i - 1] if i else ""
        after = words[i + 1] if i + 1 < len(words) else ""
        if before in DETERMINERS or i == 0:
            return False
        return not (before in ADJECTIVES and words[i] in NOUNS) and not (words[i] in ADJECTIVES and after in NOUNS)

    def _opens(self, words: Sequence[str], i: int) -> bool:
        """Does a clause follow this joiner, or only one more thing: "a hat and a shoe", "before lunch"?"""
        for j in range(i + 1, len(words)):
            word = words[j]
            if word in DOING and words[j - 1] not in DETERMINERS | ADJECTIVES:
                return j == i + 1
            if (word in THEN or word in NOW) and self._acts(words, j):
                return True
            if word in JOINERS | DIRECTIONS | STAYS:
                return False
        return False


NOUNS = BEINGS | INANIMATE | THINGS | SEVERAL
