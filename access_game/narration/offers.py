"""What can be answered now, in words: the options of a question, what a word must have, an idea of somebody else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from access_game.core.letters import ANY, LONGEST, Letters
from access_game.core.questions import Answer, Number, Pick, Press, Question, Several, Word, YesNo
from access_game.core.sight import Sight
from access_game.narration.labels import Labels, ranked
from access_game.narration.letters import letter_name
from access_game.narration.spoken import spoken
from access_game.narration.wording import Wording, id_of

FEW = 4  # cards that lie face down: so many are named one by one


class Offers:
    def __init__(self, wording: Wording, labels: Labels) -> None:
        self.wording, self.book, self.labels = wording, wording.book, labels

    def sentence(self, question: Question[Any], sight: Sight, order: str) -> str:
        """Legal answers only; "" where the question itself says best what is wanted."""
        match question:
            case Pick() | Several():
                options = self.best_first(question, sight, order)
                listed = self.book.text("can-then").join(self.named(question, options, sight))
                if isinstance(question, Pick):
                    return self.book.text("can-pick", count=len(options), options=listed)
                return self.book.text(
                    "can-several", at_least=question.at_least, at_most=question.most, options=listed
                )  # fmt: skip
            case Word():
                wanted = [words for fit in question.fits if (words := self.letters(fit))]
                if not wanted:
                    return ""
                passing = self.book.text("can-pass") if question.may_pass else ""
                either = self.book.text("can-or").join(wanted)
                return f"{self.book.text('can-word', wanted=either)} {passing}".strip()
            case Number():
                return self.book.text("can-number", low=question.low, high=question.high)
            case YesNo():
                return self.book.text("can-yes-no")
            case Press():
                return self.book.text("can-press", choice=self.book.text(f"choice-{id_of(question.key)}"))
        return ""

    def best_first(self, question: Pick[Any] | Several, sight: Sight, order: str) -> list[int | str]:
        """Cards whose faces are known, those face down, then what is no card."""
        place = self.labels.place(question, sight)
        slots = [one for one in question.options if not isinstance(one, str)]
        if place is not None:
            up = [slot for slot in ranked(place, order if place is sight.hand else "") if place.cards[slot] is not None]
            slots = [*(one for one in up if one in slots), *(one for one in slots if one not in up)]
        return [*slots, *(one for one in question.options if isinstance(one, str))]

    def named(self, question: Pick[Any] | Several, options: Sequence[int | str], sight: Sight) -> Iterator[str]:
        """Each by its name; where nearly any card that lies face down will do, nobody hears the place of each."""
        place = self.labels.place(question, sight)
        hidden = [slot for slot, card in place.cards.items() if card is None] if place is not None else []
        offered, barred = ([slot for slot in hidden if (slot in options) is there] for there in (True, False))
        is_many = len(offered) > FEW and len(barred) < FEW
        for option in options:
            if not is_many or option not in offered:
                yield self.label(question, option, sight)
            elif option == offered[0]:
                names = [self.label(question, slot, sight) for slot in barred]
                but = self.wording.listed(names)
                yield self.book.text("can-hidden-but", but=but) if names else self.book.text("can-hidden")

    def label(self, question: Question[Any], option: int | str, sight: Sight) -> str:
        """A card that lies face down is named by its place alone: that it does is what one expects."""
        place = self.labels.place(question, sight)
        if place is not None and isinstance(option, int) and place.cards.get(option) is None:
            return self.wording.slot(option, place.columns)
        return self.labels.label(question, option, sight, "normal")

    def letters(self, fit: Letters) -> str:
        """ "qui commence par L, sans E, d’au moins 5 lettres"; "" where any word will do."""
        clauses = [
            self.book.text(f"letters-{id_of(name)}", letters=self._row(letters) if in_a_row else self._some(letters))
            for name, letters, in_a_row in (
                ("starting", fit.starting, True),
                ("ending", fit.ending, True),
                ("containing", fit.containing, False),
                ("in_order", fit.in_order, True),
                ("excerpt", fit.excerpt, True),
                ("without", fit.without, False),
                ("rack", (fit.rack or "") + ANY * fit.jokers, False),
            )
            if letters
        ]
        if fit.at_least == fit.at_most:
            clauses.append(self.book.text("letters-exactly", n=fit.at_least))
        elif fit.at_least > 1:
            clauses.append(self.book.text("letters-at-least", n=fit.at_least))
        if fit.at_least < fit.at_most < LONGEST:
            clauses.append(self.book.text("letters-at-most", n=fit.at_most))
        return ", ".join(clauses)

    def answer(self, question: Question[Any], answer: Answer, sight: Sight) -> str:
        """An answer as a player would say it."""
        match question, answer:
            case YesNo(), bool():
                return self.book.text("choice-yes" if answer else "choice-no")
            case Press(), _:
                return self.book.text(f"choice-{id_of(question.key)}")
            case Pick(), int() | str():
                return self.label(question, answer, sight)
            case Several(), list():
                labels = [self.label(question, one, sight) for one in answer]
                return self.wording.listed(labels) if labels else self.book.text("choice-none")
            case Word(), "":
                return self.book.text("choice-pass")
        return str(answer)

    def _row(self, letters: str) -> str:
        return " ".join(map(self._letter, letters))

    def _some(self, letters: str) -> str:
        return self.wording.listed([self._letter(letter) for letter in letters])

    def _letter(self, letter: str) -> str:
        return self.book.text("card-star") if letter == ANY else spoken(letter, letter_name(self.book, letter))
