"""Play a scene: stack the deck, let the seats speak, listen to what they were told."""

from __future__ import annotations

from typing import Any

from access_game.core.cards import Card
from access_game.core.cards import from_notation as cards
from access_game.core.chance import KNOWN, NO_LIST, UNKNOWN, Order, Suggestion, Verdict
from access_game.core.letters import fold
from access_game.core.match import Match, NotAnAnswer
from access_game.core.messages import Entry, Message, Setup
from access_game.core.questions import Question
from access_game.core.seats import CLOCK, DEALER, JUDGE, Seat
from access_game.core.table import READS


class SeatedPlayer:
    def __init__(self, scene: Scene, seat: Seat) -> None:
        self.scene, self.seat = scene, seat

    def says(self, answer: Any, at: int | None = None) -> None:
        at = self.scene.match.table.now if at is None else at
        self.scene.match.feed(Entry(self.seat, answer, at))
        self.scene.serve()

    def is_refused(self, answer: Any, reason: str) -> dict[str, Any]:
        """The answer is refused for that reason, and nothing changes. Returns the facts of the refusal."""
        before = list(self.scene.match.journal), len(self.scene.match.table.said)
        try:
            self.scene.match.feed(Entry(self.seat, answer, self.scene.match.table.now))
        except NotAnAnswer as error:
            assert error.refusal.reason == reason, f"refused, but for {error.refusal}"
            assert (list(self.scene.match.journal), len(self.scene.match.table.said)) == before
            return error.refusal.facts
        raise AssertionError(f"{answer!r} was accepted")

    @property
    def question(self) -> Question[Any] | None:
        waiting = self.scene.match.waiting
        return waiting.questions.get(self.seat) if waiting else None

    @property
    def asked(self) -> str | None:
        return self.question.key if self.question else None

    def told(self, key: str = "") -> list[Message]:
        return [m for m in self.scene.match.told(self.seat) if not key or m.key == key]

    def heard(self, key: str, **facts: Any) -> bool:
        return any(facts.items() <= m.facts.items() for m in self.told(key))

    def has_seen(self, card: Card) -> bool:
        return any(id == card.id for _, id in self.scene.match.table.sights[self.seat])


class Scene:
    """`deck` is the order the dealer gives, top first: cards in notation; cards not named follow in box order.
    `words` are what the judge knows; None means the word list is missing. `readers` have
    words before their eyes or under their fingers. Where the scene is `hurried`, moments in
    which nobody is asked pass by themselves."""

    def __init__(
        self,
        game: Any,
        *names: str,
        deck: str = "",
        words: tuple[str, ...] | None = (),
        computers: str = "",
        readers: str = "",
        hurried: bool = False,
        **options: Any,
    ) -> None:
        self.hurried = hurried
        self.listed = words or ()
        self.deck, self.words = cards(deck), None if words is None else {fold(word) for word in words}
        levels = tuple("normal" if name in computers.split() else "" for name in names)
        defaults = {option.key: option.values[0] for option in game.GAME.options}
        reads = {READS: tuple(name in readers.split() for name in names)} if readers else {}
        self.match = Match(game.play, Setup(names, levels, defaults | options, reads))
        self.players = [SeatedPlayer(self, seat) for seat in self.match.table.seats]
        self.serve()

    def __getattr__(self, name: str) -> SeatedPlayer:
        for player, seated in zip(self.players, self.match.table.names, strict=True):
            if seated.lower() == name:
                return player
        raise AttributeError(name)

    def serve(self) -> None:
        """Answer for the dealer and the judge."""
        while (waiting := self.match.waiting) is not None:
            if self.hurried and not waiting.questions:
                self.match.feed(Entry(CLOCK, None, self.match.table.now))
                continue
            special = next((s for s in waiting.questions if s in (DEALER, JUDGE)), None)
            if special is None:
                return
            question = waiting.questions[special]
            answer: Any
            if isinstance(question, Order):
                first = [card.id for card in self.deck if card.id in question.cards]
                answer = first + [id for id in question.cards if id not in first]
            elif isinstance(question, Suggestion):
                known = [word for word in self.listed if question.letters.refuse(word) is None]
                answer = " ".join(known[: question.count])
            else:
                assert isinstance(question, Verdict)
                answer = self.verdict(question)
            self.match.feed(Entry(special, answer, self.match.table.now))

    def verdict(self, question: Verdict) -> str:
        known = self.words is not None and fold(question.text) in self.words
        return NO_LIST if self.words is None else KNOWN if known else UNKNOWN

    def bell(self, at: int | None = None, number: int | None = None, of: Seat | None = None) -> None:
        """Time is over for what is being waited for; `number`: of which of several bells; `of`: for that seat, where
        each has a time of its own."""
        if of is not None and self.match.waiting is not None:
            number = list(self.match.waiting.bells.values()).index((of,))
        self.match.feed(Entry(CLOCK, number, self.match.table.now if at is None else at))
        self.serve()

    @property
    def over(self) -> bool:
        return self.match.waiting is None
