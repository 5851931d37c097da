"""Facts into words: seats, cards, positions, totals; for the voice, or short for a braille line."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from os.path import commonprefix
from typing import Any

from access_game.core.cards import FIRECRACKER, STAR, Card
from access_game.core.game import Game
from access_game.core.letters import bare
from access_game.core.seats import Seat
from access_game.narration.fluent import Fact
from access_game.narration.letters import letter_name
from access_game.narration.phrasebook import Phrasebook
from access_game.narration.spoken import spoken, voiced
from access_game.narration.tale import runs

# Slots and letters are plain numbers and strings in the facts: their names say which they are.
SLOTS = frozenset(["slot", "other", "choice", "slots"])
LETTERS = frozenset(["letter", "letters", "starting", "containing", "initial"])
NAME_LENGTHS = (20, 5, 3, 2, 1)
NAME_CELLS = 10  # of a name within a sentence on a braille line
TOTALS_CELLS = 30  # leaves room for a word before them
NONE = "none"  # what a selector of a phrase can match where a fact is missing

Columns = Callable[[str], int]  # how wide the place of that name is; 0 where it is a row


def id_of(key: str) -> str:
    return key.replace("_", "-")


def listed(book: Phrasebook, words: Sequence[str]) -> str:
    """ "Ana, Bob et Cléo"; "none" where there is nothing, for a phrase to choose by."""
    if len(words) < 2:
        return words[0] if words else NONE
    return book.text("list-and", first=", ".join(words[:-1]), last=words[-1])


class Wording:
    """`style` is "" for the voice, "brief" for a hurried voice, "braille" for dots."""

    def __init__(self, book: Phrasebook, lid: Game, names: Sequence[str], listener: Seat | None = None) -> None:
        self.book, self.lid, self.names, self.listener = book, lid, tuple(names), listener
        self._short_names = cut(names, NAME_CELLS)

    def name(self, seat: int, style: str = "") -> str:
        return self._short_names[seat] if style == "braille" else self.names[seat]

    def card(self, card: Card, style: str = "") -> str:
        """Letter before mark, and the mark only where it is part of the game."""
        book = self.book
        if card.face in (STAR, FIRECRACKER):
            return book.text(f"card-{card.face}")
        if style == "braille":
            mark = book.text(self._mark(card), "braille") if card.mark and self.lid.marks else ""
            return card.face + mark
        name = letter_name(book, card.face)
        if not (card.mark and self.lid.marks):
            return spoken(card.face, name)
        mark = self._mark(card)
        said = book.text(mark, "spoken") if book.has(mark, "spoken") else book.text(mark)
        return spoken(
            book.text("card-marked", letter=card.face, mark=book.text(mark)),
            book.text("card-marked", letter=name, mark=said),
        )

    def a_card(self, card: Card, style: str = "") -> str:
        """ "une étoile", where a sentence wants the article."""
        return self.book.text(self._kind(card), "a", card=self.card(card, style))

    def some_cards(self, cards: Sequence[Card], style: str = "") -> str:
        """ "un A noir et 2 étoiles": those that sound alike are counted."""
        alike: dict[str, list[Card]] = {}
        for card in cards:
            alike.setdefault(self.card(card), []).append(card)
        return self.listed(
            [
                self.a_card(group[0], style)
                if len(group) == 1
                else self.book.text(self._kind(group[0]), "many", n=len(group), card=self.card(group[0], style))
                for group in alike.values()
            ]
        )

    @staticmethod
    def _kind(card: Card) -> str:
        return f"card-{card.face}" if card.face in (STAR, FIRECRACKER) else "card-letter"

    @staticmethod
    def _mark(card: Card) -> str:
        return "mark-" + {"+": "plus", "++": "plus-plus"}.get(card.mark, card.mark)

    def cards(self, cards: Sequence[Card], style: str = "") -> str:
        if style == "braille":
            signs = {STAR: "*", FIRECRACKER: "!"}
            texts = [signs.get(card.face) or self.card(card, style) for card in cards]
            return (" " if self.lid.marks else "").join(texts) or NONE
        return self.listed([self.card(card, style) for card in cards])

    def slot(self, slot: int, columns: int, style: str = "") -> str:
        if not columns:
            return self._styled("slot-row", style, number=slot)
        return self._styled("slot-grid", style, row=(slot - 1) // columns + 1, column=(slot - 1) % columns + 1)

    def letters(self, letters: str, style: str = "") -> str:
        if style == "braille":
            return letters or NONE
        return self.listed([spoken(letter, letter_name(self.book, letter)) for letter in letters])

    def listed(self, words: Sequence[str]) -> str:
        return listed(self.book, words)

    def totals(self, totals: Sequence[tuple[int, int]], style: str = "") -> str:
        """ "Vous : 3. Bob : 2"; on a braille line the names grow shorter until all fits."""
        if style != "braille":
            return ". ".join(
                self.book.text("total-of", self._you(seat), who=self.name(seat), total=total) for seat, total in totals
            )
        for letters in NAME_LENGTHS:
            line = self.short_totals(totals, letters)
            if len(line) <= TOTALS_CELLS:
                break
        return line

    def short_totals(self, totals: Sequence[tuple[int, int]], letters: int) -> str:
        """ "Ana 3 Bob 2"; a name that ends in a digit wants a sign before its number."""
        names = cut([self.book.text("you") if self._you(s) else name for s, name in enumerate(self.names)], letters)
        return " ".join(f"{names[s]}{':' if names[s][-1:].isdigit() else ' '}{total}" for s, total in totals)

    def _you(self, seat: int) -> str:
        return "you" if is_mine(self.listener, Seat(seat)) else ""

    def seats(self, seats: Sequence[Seat], style: str = "") -> str:
        """ "vous et Bob": the listener comes first, and has no name."""
        others = [self.name(seat, style) for seat in seats if not self._you(seat)]
        return self.listed(others if len(others) == len(seats) else [self.book.text("you"), *others])

    def counted(self, of: str, total: int) -> str:
        """ "3 paires": a running total with its unit."""
        return self.book.text(f"counted-{id_of(of)}", n=total)

    def facts(self, facts: Mapping[str, Any], columns: Columns, style: str = "") -> dict[str, Fact]:
        """All facts of a message, a question or a refusal, ready for a phrase."""
        width = columns(str(facts.get("place", facts.get("among", ""))))
        words: dict[str, Fact] = {}
        for name, value in facts.items():
            if isinstance(value, tuple):
                words[f"{name}-count"] = len(value)
            if isinstance(value, Card):
                words[f"{name}-a"] = self.a_card(value, style)
                words[f"{name}-kind"] = "letter" if value.is_letter else value.face
            elif isinstance(value, tuple) and value and isinstance(value[0], Card):
                words[f"{name}-a"] = self.some_cards(value, style)
            if name in SLOTS and isinstance(value, int):
                words[f"{name}-within"] = self.slot(value, width, style or "within")
            words[name] = self._fact(name, value, width, style)
        if isinstance(of := facts.get("of"), str) and self.book.has(f"counted-{id_of(of)}"):
            number = facts.get("total", facts.get("best", facts.get("count", 0)))
            words["counted"] = self.counted(of, number)
        if isinstance(word := facts.get("word"), str):
            words["bare"] = bare(word)
        for giver, taker in handed(facts):
            if is_mine(self.listener, giver):
                words["taker"] = self.name(taker, style)
            if is_mine(self.listener, taker):
                words["giver"] = self.name(giver, style)
        return words

    def _fact(self, name: str, value: Any, width: int, style: str) -> Fact:
        match value:
            case None | "":
                return NONE
            case bool():
                return "yes" if value else "no"
            case Card():
                return self.card(value, style)
            case Seat():
                return self.name(value, style)
            case int():
                return self.slot(value, width, style) if name in SLOTS else value
            case str():
                if name in LETTERS:
                    return self.letters(value, style)
                return self.book.text(f"place-{id_of(value)}") if name == "place" else value
            case tuple() | list():
                return self._several(name, value, width, style)
        return str(value)

    def _several(self, name: str, values: Sequence[Any], width: int, style: str) -> str:
        first = values[0] if values else None
        match first:
            case Card():
                return self.cards(values, style)
            case (Seat(), Seat()):
                return ", ".join(
                    self._styled("hand-over", style, giver=self.name(one, style), taker=self.name(other, style))
                    for one, other in values
                )
            case (Seat(), int()):
                return self.totals(values, style)
            case (Seat(), str()):
                said = runs(values)
                return " ".join(words if style == "braille" else voiced(words, by) for by, words in said)
            case Seat():
                return self.seats(values, style)
            case int() if name in SLOTS:
                return self.listed([self.slot(value, width, style) for value in values])
        if name == "values":  # of an option: yes and no are typed in the player's language too
            values = [self.book.text(f"value-{value}") if value in ("yes", "no") else value for value in values]
        return self.listed([str(value) for value in values])

    def _styled(self, id: str, style: str, **facts: Fact) -> str:
        attribute = style if style and self.book.has(id, style) else ""
        return self.book.text(id, attribute, **facts)


def cut(names: Sequence[str], letters: int) -> list[str]:
    """The names in so few letters, told apart all the same: "Ordi 1" and "Ordi 2" are "Or1" and "Or2"."""
    short = [name[:letters].rstrip() for name in names]
    for seat, name in enumerate(names):
        alike = [other for other in names if other != name and other[:letters].rstrip() == name[:letters].rstrip()]
        if alike and len(name) > letters:
            same = max(len(commonprefix([name, other])) for other in alike)
            end = name[same : same + 1] or name[-1]
            short[seat] = name[: letters - 1].rstrip() + end
    if len(set(short)) < len(short):  # numbers tell everybody apart
        return [str(seat + 1) for seat in range(len(names))]
    return short


def handed(facts: Mapping[str, Any]) -> Sequence[tuple[Seat, Seat]]:
    """Who gives to whom, where hands or cards change owners."""
    of = facts.get("of")
    return [pair for pair in of if isinstance(pair, tuple)] if isinstance(of, tuple) else []


def is_mine(seat: Seat | None, value: Any) -> bool:
    return seat is not None and isinstance(value, Seat) and value == seat
