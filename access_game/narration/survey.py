"""What a player asks about between two moves: scores, hand, table, whose turn, the cards of the others."""

from __future__ import annotations

from typing import NamedTuple

from access_game.core.cards import Card, in_order
from access_game.core.seats import Seat
from access_game.core.sight import SeenPlace, Sight
from access_game.narration.labels import ranked
from access_game.narration.view import Side
from access_game.narration.wording import NAME_LENGTHS, Wording, cut, id_of

CELLS = 40


class Stretch(NamedTuple):
    """A place on a walk over the table: its name and count in words, and the slots worth a stop."""

    place: SeenPlace
    label: str
    slots: tuple[int, ...]


class Survey:
    def __init__(self, wording: Wording, listener: Seat | None) -> None:
        self.wording, self.book, self.listener = wording, wording.book, listener
        self.order = wording.lid.order  # how the own hand is read

    def answer(self, what: str, sight: Sight) -> str:
        """By the name of the command that asks."""
        answers = {
            "scores": self.scores,
            "hand": self.hand,
            "table": self.table,
            "turn": self.turn,
            "counts": self.counts,
        }
        return answers[what](sight)

    def _totals(self, sight: Sight) -> tuple[tuple[int, int], ...]:
        return tuple((seat, sight.scores.get(Seat(seat), 0)) for seat in range(len(self.wording.names)))

    def scores(self, sight: Sight) -> str:
        of = sight.scored_in if sight.scores else self.wording.lid.counted
        return self.book.text(
            "survey-scores",
            of=self.book.text(f"unit-{id_of(of)}"),
            totals=self.wording.totals(self._totals(sight)),
        )

    def hand(self, sight: Sight) -> str:
        hand = sight.hand
        if hand is None:
            return self.book.text("survey-no-hand")
        cards = self._held(hand)
        return self.book.text(
            "survey-hand",
            "you" if self.listener == sight.seat else "",
            who=self.wording.name(sight.seat),
            count=self.wording.counted("cards", hand.count),
            n=len(hand.cards),
            cards=self.wording.cards(cards),
        )

    def _held(self, hand: SeenPlace) -> list[Card]:
        return in_order((card for card in hand.cards.values() if card is not None), self.order)

    def name(self, place: SeenPlace) -> str:
        """What is common and what is one's own has a name; before that of another stands who it is."""
        title = self.book.text(f"place-{id_of(place.name)}", "title")
        if place.owner in (None, self.listener):
            return title
        return self.book.text("place-of", place=title, who=self.wording.name(place.owner or 0))

    def stretches(self, sight: Sight) -> list[Stretch]:
        """What is common, then what is one's own, then what lies before the others. Where nothing can be seen, and in
        a pile that lies face down, the cards are only counted."""
        places = [place for place in sight.places.values() if place.count or place.columns]
        places.sort(key=lambda place: (place.owner is not None, place.owner != sight.seat, place.owner or 0))
        return [Stretch(place, self._count(place), self._stops(place, sight)) for place in places]

    def _count(self, place: SeenPlace) -> str:
        count = self.wording.counted("cards", place.count)
        return self.book.text("survey-place", place=self.name(place), count=count, empty=0)

    def _stops(self, place: SeenPlace, sight: Sight) -> tuple[int, ...]:
        if place.columns:
            return tuple(range(1, place.size + 1))
        if not any(place.cards.values()):
            return ()
        return tuple(ranked(place, self.order)) if place is sight.hand else tuple(sorted(place.cards))

    def table(self, sight: Sight) -> str:
        """What lies there for all, and what stands: a bid, the direction of play."""
        common = [
            self._place(place)
            for place in sight.places.values()
            if place.owner is None and (place.count or place.columns)
        ]
        return " ".join([*common, *self._standing(sight)]) or self.book.text("survey-empty-table")

    def _standing(self, sight: Sight, length: str = "") -> list[str]:
        """Facts of the table that have words of their own: `stands-bid`, with $value and, where it is of one, $who."""
        said = []
        for (name, who), value in sight.standing.items():
            id = f"stands-{id_of(name)}"
            if self.book.has(id, length):
                facts = self.wording.facts({"value": value, "who": who}, lambda place: 0, length)
                if isinstance(value, tuple):  # of players, each to be named alone
                    ordinals = zip(("first", "second"), value, strict=True)
                    facts |= {ordinal: self.wording.seats([seat], length) for ordinal, seat in ordinals}
                said.append(self.book.fill(id, length, facts))
        return said

    def _place(self, place: SeenPlace) -> str:
        up = self._seen(place)
        words = self.book.text(
            "survey-place",
            place=self.book.text(f"place-{id_of(place.name)}", "title"),
            count=self.wording.counted("cards", place.count),
            empty=max(place.size - len(place.cards), 0) if place.columns else 0,
        )
        return f"{words} {self.book.text('survey-up', cards='; '.join(up))}" if up else words

    def _seen(self, place: SeenPlace, style: str = "") -> list[str]:
        """The cards that can be seen there, each with its place; of a pile only the top."""
        cards = [(slot, card) for slot, card in sorted(place.cards.items()) if card is not None]
        if len(place.cards) == 1 and not place.columns:
            return [self.wording.card(card, style) for _, card in cards]
        if style == "braille":
            return [
                f"{self.wording.slot(n, place.columns, style)} {self.wording.card(card, style)}" for n, card in cards
            ]
        return [
            self.book.text("label-slot", slot=self.wording.slot(n, place.columns), content=self.wording.card(card))
            for n, card in cards
        ]

    def turn(self, sight: Sight) -> str:
        if sight.over:
            return self.book.text("survey-over")
        if self.is_stood_in(sight):
            return self.book.text("survey-stood-in")
        if sight.turn is None or (sight.question is not None and sight.turn != sight.seat):
            # Without turns, or between them: what counts is whether something is asked.
            mine = "you" if self.listener is not None else ""
            return self.book.text("survey-no-turn" if sight.question is None else "survey-asked", mine)
        form = "you" if sight.turn == self.listener else "detailed"
        return self.book.text("turn", form, who=self.wording.name(sight.turn))

    def is_stood_in(self, sight: Sight) -> bool:
        """Would it be my turn, if no computer played on my seat?"""
        is_mine = self.listener == sight.seat and sight.turn in (None, sight.seat)
        return is_mine and sight.is_stood_in and not sight.over

    def window(self, sight: Sight) -> str:
        """The title of a window: the game and whose turn it is. Nobody's name stands there who is "you" here."""
        game = self.book.text("game-title")
        if sight.over or self.is_stood_in(sight):
            return self.book.text("window-title", game=game)
        if self.listener is not None and (sight.question is not None or sight.turn == self.listener):
            return self.book.text("window-title", "you", game=game)
        if sight.turn is None:
            return self.book.text("window-title", game=game)
        return self.book.text("window-title", "other", game=game, who=self.wording.name(sight.turn))

    def counts(self, sight: Sight) -> str:
        """How many cards the others hold; where nobody holds any, how many lie on the table."""
        hands = [
            self.book.text(
                "survey-count",
                who=self.wording.name(owner),
                count=self.wording.counted("cards", place.count),
            )
            for (name, owner), place in sight.places.items()
            if name == "hand" and owner is not None and owner != self.listener
        ]
        if hands:
            return ", ".join(hands) + "."
        return f"{self.book.text('survey-no-hands')} {self.table(sight)}"

    def sides(self, sight: Sight) -> tuple[Side, ...]:
        """Who sits round the table, the one who looks first: for the eyes."""
        seats = range(len(self.wording.names))
        of = sight.scored_in if sight.scores else self.wording.lid.counted
        return tuple(self._side(Seat(seat), sight, of) for seat in (*seats[sight.seat :], *seats[: sight.seat]))

    def _side(self, seat: Seat, sight: Sight, of: str) -> Side:
        hand, score = sight.places.get(("hand", seat)), sight.scores.get(seat, 0)
        facts = [] if hand is None else [self.book.text("side-hand", n=hand.count)]
        facts.append(self.book.text("side-won", n=score) if of == "cards" else self.wording.counted(of, score))
        name = self.book.text("side-you") if seat == self.listener else self.wording.name(seat)
        return Side(name, ", ".join(facts), str(score), not sight.over and sight.turn == seat)

    def status(self, sight: Sight, cells: int = CELLS) -> str:
        """Turn, what stands, open cards, hand, scores: names grow shorter until all fits on the display; what does not
        fit is left out."""
        for letters in NAME_LENGTHS:
            pieces = self._pieces(sight, letters)
            if len("|".join(pieces)) <= cells:
                break
        while len(pieces) > 1 and len("|".join(pieces)) > cells:
            pieces.pop()
        return "|".join(pieces)[:cells]

    def _pieces(self, sight: Sight, letters: int) -> list[str]:
        names = cut(self.wording.names, letters)
        pieces: list[str] = []
        if sight.over:
            pieces.append(self.book.text("status-over"))
        elif sight.turn is not None:
            mine = sight.turn == self.listener
            pieces.append(self.book.text("status-turn", "you" if mine else "", who=names[sight.turn]))
        pieces += [] if sight.over else self._standing(sight, "braille")
        for place in sight.places.values():
            id = f"place-{id_of(place.name)}"
            if place.owner is None and not self.book.has(id, "status"):
                pieces += self._seen(place, "braille")
            elif place.owner is None and place.count:  # what counts is how much lies there
                pieces.append(self.book.text(id, "status", n=place.count))
        if (hand := sight.hand) is not None and self.listener == sight.seat:
            cards = self._held(hand)
            if cards:
                pieces.append(self.book.text("status-hand", cards=self.wording.cards(cards, "braille")))
        pieces.append(self.wording.short_totals(self._totals(sight), letters))
        return pieces
