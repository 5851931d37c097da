"""Does a French story make sense? What can be counted of it, written apart from the grammar that tells it.

One hero, one tense; who acts is alive; "il", "elle", "son" mean somebody; a clause has one complement and one adverb of
manner at most; a direction wants a verb that goes somewhere; an elided word is never alone. It looks for faults it can
be sure of and lets pass what could be read as right.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stories.french_school import (
    DETERMINERS,
    DIRECTIONS,
    EARLY,
    FINITE,
    GOING,
    JOINERS,
    MANNER,
    OPENERS,
    PREPOSITIONS,
    PRONOUNS,
    SHORTENED,
    THINGS,
    Read,
    pieces,
)

from access_game.words import Sense


class SenseChecker:
    def __init__(self, read: Read) -> None:
        self._read = read

    def faults(self, story: Sequence[Sequence[str]]) -> list[str]:
        found = [f"{word}: alone" for sentence in story for word in sentence if word.lower() in SHORTENED]
        sentences = [self._words(sentence) for sentence in story]
        found += [fault for words in sentences for clause in self._clauses(words) for fault in self._clause(clause)]
        return found + self._things(sentences) + self._tenses(sentences) + self._antecedents(sentences)

    # words

    def _words(self, sentence: Sequence[str]) -> list[str]:
        """The capital of the first word counts only if that is a name: no noun stands there without its article."""
        first, *rest = pieces(sentence)
        low = first.lower()
        known = low in DETERMINERS or low in PRONOUNS or low in PREPOSITIONS | JOINERS | OPENERS | SHORTENED
        return [low if known else first, *rest]

    def _nouns(self, word: str) -> list[Sense]:
        return [r for r in self._read(word) if r.pos == "noun"]

    def _verb(self, clause: list[str]) -> int | None:
        """Where the conjugated verb of the clause is: not after an article, unless that is a pronoun (et le mange)."""
        for i, word in enumerate(clause):
            before = clause[i - 1] if i else ""
            article = before in DETERMINERS and (i < 2 or clause[i - 2] not in JOINERS or bool(self._nouns(word)))
            if not article and not self._early(clause, i - 1) and self._tenses_of(word):
                return i
        return None

    def _early(self, clause: list[str], i: int) -> bool:
        """An adjective between article and noun."""
        return i > 0 and clause[i - 1] in DETERMINERS and bool({r.lemma for r in self._read(clause[i])} & EARLY)

    def _tenses_of(self, word: str) -> set[str]:
        small = word in PREPOSITIONS | JOINERS | OPENERS | MANNER or word in DETERMINERS or word in PRONOUNS
        colour = word == "orange"  # and no verb anybody uses
        readings = () if small or colour or word[:1].isupper() else self._read(word)
        return {r.tense for r in readings if r.person and r.tense in FINITE}

    # one clause

    def _clauses(self, words: list[str]) -> Iterator[list[str]]:
        clause: list[str] = []
        for word in words:
            if word in JOINERS and clause:
                yield clause
                clause = []
            clause.append(word)
        yield clause

    def _clause(self, words: list[str]) -> list[str]:
        """What comes after its verb."""
        verb = self._verb(words)
        if verb is None:
            return []
        rest, found = words[verb + 1 :], []
        if sum(word in MANNER for word in rest) > 1:
            found.append(f"{' '.join(words)}: two adverbs")
        leading = [
            word
            for i, word in enumerate(words)
            if i > verb and word in PREPOSITIONS and not self._worm(words, i) and not self._before_infinitive(words, i)
        ]
        if sum(word not in ("de", "d'", "du") for word in leading) > 1:
            found.append(f"{' '.join(words)}: two complements")
        goes = any(r.lemma in GOING for word in words for r in self._read(word))
        if set(leading) & DIRECTIONS and not goes:
            found.append(f"{' '.join(words)}: direction without motion")
        return found

    def _worm(self, words: list[str], i: int) -> bool:
        """ "huit énormes vers": no preposition."""
        return words[i] == "vers" and (words[i - 1] in DETERMINERS or self._early(words, i - 1))

    def _before_infinitive(self, words: list[str], i: int) -> bool:
        """ "s'amuse à danser": part of the verb."""
        return words[i] == "à" and any(r.tense == "infinitive" for w in words[i + 1 : i + 2] for r in self._read(w))

    # the whole story

    def _things(self, sentences: list[list[str]]) -> list[str]:
        """A thing or a place right before a verb that does something, at the head of its clause."""
        found = []
        for words in sentences:
            for clause in self._clauses(words):
                head = self._head(clause)
                if head and "du" in clause[: clause.index(head)]:
                    found.append(f"{' '.join(clause)}: some of somebody acts")
                if head and any(r.lemma in THINGS for r in self._nouns(head)):
                    found.append(f"{' '.join(clause)}: a thing acts")
        return found

    def _head(self, clause: list[str]) -> str:
        """The noun of a subject: what stands between its determiner and the verb."""
        at, verb = 0, self._verb(clause)
        while at < len(clause) and clause[at] in JOINERS | OPENERS:
            at += 1
        if verb is None or at >= verb or clause[at] not in DETERMINERS or clause[at] in ("au", "aux"):
            return ""
        group = clause[at + 1 : verb]
        return next(
            (word for word in group if self._nouns(word) and not {r.lemma for r in self._read(word)} & EARLY), ""
        )

    def _tenses(self, sentences: list[list[str]]) -> list[str]:
        shared: set[str] = set()
        for clause in (clause for words in sentences for clause in self._clauses(words)):
            verb = self._verb(clause)
            tenses = self._tenses_of(clause[verb]) if verb is not None else set()
            if verb is not None and any(
                r.tense == "past_participle" for r in self._read("".join(clause[verb + 1 : verb + 2]))
            ):
                tenses = tenses | {"imperfect"}  # "a mangé" and "dormait" go together
            if tenses and shared and not shared & tenses:
                return [f"{' '.join(clause)}: another tense"]
            shared = shared & tenses if shared and tenses else shared | tenses
        return []

    def _antecedents(self, sentences: list[list[str]]) -> list[str]:
        """Somebody of that gender and number was named before; "son" wants anybody."""
        known: list[set[str]] = []  # for each who was named, the genders and numbers it may have
        found = []
        for words in sentences:
            for i, word in enumerate(words):
                if word in ("il", "elle", "ils", "elles"):
                    person, gender = PRONOUNS[word]
                    one = sum(bool(who & {"fs", "ms" if gender == "m" else "fs"}) for who in known)
                    if not any(gender + person[1] in who for who in known) and (person == "3s" or one < 2):
                        found.append(f"{word} {' '.join(words[i + 1 : i + 3])}: nobody meant")
                    known.append({gender + person[1]})
                elif word in ("son", "sa", "ses") and not known:
                    found.append(f"{word} {' '.join(words[i + 1 : i + 2])}: nobody's")
                known += [who] if (who := self._introduced(words, i)) else []
        return found

    def _introduced(self, words: list[str], i: int) -> set[str]:
        word = words[i]
        if word[:1].isupper():
            genders = {r.gender for r in self._read(word) if r.pos == "first_name"}
            return {g + "s" for g in ("mf" if "e" in genders or not genders & {"m", "f"} else genders)}
        nouns = [r for r in self._nouns(word) if r.lemma not in THINGS]
        if not nouns or not any(w in DETERMINERS for w in words[max(0, i - 2) : i]):
            return set()
        return {
            g + n
            for r in nouns
            for g in ("mf" if r.gender in ("e", "") else r.gender)
            for n in r.number.replace("i", "sp") or "s"
        }
