"""The table: everything a game may do. `await` marks each point where the outside world comes in."""

from __future__ import annotations

from collections.abc import Coroutine, Generator, Iterable, Mapping
from itertools import islice
from typing import Any, TypeVar

from .bells import Bell
from .cards import Card
from .chance import Order, Verdict
from .messages import CLOCK, DEALER, JUDGE, Entry, Message, Seat, Setup
from .places import Place
from .questions import Question

A = TypeVar("A")
R = TypeVar("R")
Within = float | Bell | None  # a duration of its own, or a bell that counts on elsewhere
FORGOTTEN = "forgotten"
LOOK = 1.0  # seconds, once all has been heard


class Ask:
    """The only thing a game ever waits for: open questions, and the bells that may end the wait."""

    __slots__ = ("bells", "questions")

    def __init__(
        self, questions: Mapping[Seat, Question[Any]], bells: Mapping[Bell, tuple[Seat, ...]] | Bell | None = None
    ) -> None:
        """`bells`: each with the seats it rings for; a lone one rings for all who are asked."""
        self.questions = questions
        if isinstance(bells, Bell):
            bells = {bells: tuple(questions)}
        self.bells: Mapping[Bell, tuple[Seat, ...]] = bells or {}

    def rung(self, entry: Entry) -> Bell | None:
        """The bell an entry of the clock means: its number in the order of `bells`, the first where it says nothing.
        None where there is no such bell."""
        number = entry.answer if isinstance(entry.answer, int) else 0
        return next(islice(self.bells, number, None), None) if number >= 0 else None

    @property
    def within(self) -> float | None:
        """The seconds of the first bell."""
        return next((bell.seconds for bell in self.bells), None)

    @property
    def fixed(self) -> bool:
        return any(bell.fixed for bell in self.bells)

    def __await__(self) -> Generator[Ask, Entry, Entry]:
        return (yield self)


def bell_of(within: float | Bell | None) -> Bell | None:
    """A duration is a bell nobody else knows."""
    return Bell(within) if isinstance(within, int | float) else within


class Table:
    def __init__(self, setup: Setup) -> None:
        self.names, self.options = setup.names, setup.options
        self.seats = tuple(Seat(i) for i in range(len(self.names)))
        self.people = tuple(seat for seat in self.seats if not setup.level(seat))
        self.now = 0  # time of the last entry, in ms
        self.step = 0  # entries so far
        self.said: list[Message] = []
        self.sights: dict[Seat, list[tuple[int, int]]] = {seat: [] for seat in self.seats}  # (step, card id)

    # Remarks -------------------------------------------------------------------------------
    def tell(self, to: Seat | Iterable[Seat], key: str, topic: str = "", **facts: Any) -> None:
        """The one door through which anything reaches anybody. To be told a card is to have seen it."""
        audience = (Seat(to),) if isinstance(to, int) else tuple(to)
        for fact in facts.values():
            for card in fact if isinstance(fact, tuple) else (fact,):
                if isinstance(card, Card):
                    for seat in audience:
                        self.sights[seat].append((self.step, card.id))
        if audience:
            self.said.append(Message(audience, key, facts, topic))

    def tell_all(self, key: str, topic: str = "", **facts: Any) -> None:
        self.tell(self.seats, key, topic, **facts)

    def forget(self, topic: Place | str) -> None:
        """From now on no repeat key, log or braille line may give it back."""
        self.tell_all(FORGOTTEN, forgotten=topic if isinstance(topic, str) else topic.topic)

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        return tuple(other for other in self.seats if other != seat)

    def score(self, who: Seat, total: int, of: str = "points") -> None:
        """Running totals, never deltas; `of` says what is counted: pairs, cards, points."""
        self.tell_all("scored", who=who, total=total, of=of)

    # Gestures: the same sounds, words and dots in every game -----------------------------------
    def lay(
        self, name: str, cards: Iterable[Card] = (), owner: Seat | None = None, columns: int = 0, memory: bool = False
    ) -> Place:
        place = Place(name, dict(enumerate(cards, start=1)), owner, columns=columns, memory=memory)
        self.tell_all("laid", place=name, owner=owner, count=len(place), columns=columns)
        return place

    def turn_up(self, place: Place, slot: int, by: Seat) -> Card:
        place.up.add(slot)
        self.tell_all("turned_up", place.topic, who=by, **place.named, slot=slot, card=place.slots[slot])
        return place.slots[slot]

    def turn_all_down(self, place: Place) -> None:
        if place.up:
            self.tell_all("turned_down", **place.named, slots=tuple(sorted(place.up)))
            place.up.clear()

    def swap(self, place: Place, one: int, other: int, by: Seat) -> None:
        place.slots[one], place.slots[other] = place.slots[other], place.slots[one]
        moved = {one: other, other: one}
        place.up = {moved.get(slot, slot) for slot in place.up}  # a card that lies face up stays so, where it goes
        self.tell_all("swapped", place.topic, who=by, **place.named, slot=one, other=other)

    def take(self, place: Place, *slots: int, by: Seat) -> tuple[Card, ...]:
        cards = tuple(place.slots.pop(slot) for slot in slots)
        place.up.difference_update(slots)
        self.tell_all("took", place.topic, who=by, **place.named, slots=slots, cards=cards)
        return cards

    def deal(self, pile: list[Card], to: Place, seen_by: Seat | None = None) -> Card:
        """The top card of the pile, into a hand: its owner sees it (or another, in the owner's stead), the others
        see that it was dealt."""
        card, slot = pile.pop(0), to.free_slot()
        to.slots[slot] = card
        assert to.owner is not None
        where = {"place": to.name, "owner": to.owner, "slot": slot}
        if seen_by is None or seen_by == to.owner:
            self.tell(to.owner, "dealt", "", **where, card=card)
            self.tell(self.others(to.owner), "dealt_to", "", **where, who=to.owner)
        else:
            self.tell_all("dealt_to", "", **where, who=to.owner)
            self.show(card, seen_by, of=to.owner)
        return card

    def deal_hand(self, pile: list[Card], count: int, to: Place) -> None:
        """A whole hand in one block: its owner hears all of it at once, the others how many cards it has."""
        assert to.owner is not None
        cards = tuple(pile.pop(0) for _ in range(count))
        to.slots = dict(enumerate(cards, start=1))
        self.tell(to.owner, "received", place=to.name, owner=to.owner, cards=cards)
        self.tell(self.others(to.owner), "counted", who=to.owner, place=to.name, owner=to.owner, count=count)

    def show(self, card: Card, to: Seat | Iterable[Seat], of: Seat) -> None:
        """Let some seats look at a card that lies before `of`."""
        self.tell(to, "shown", who=of, card=card)

    def discard(self, hand: Place, slot: int, topic: str = "") -> Card:
        """A card leaves the hand before everybody's eyes; where it must be remembered, with a topic to forget."""
        card = hand.slots.pop(slot)
        self.tell_all("discarded", topic, who=hand.owner, place=hand.name, owner=hand.owner, slot=slot, card=card)
        return card

    def pass_on(self, hands: Mapping[Seat, Place], to: Mapping[Seat, Seat]) -> None:
        """Whole hands change owners at once; each sees only what comes to them."""
        received = {to[seat]: hand.cards() for seat, hand in hands.items()}
        self.tell_all("passed_on", of=tuple((seat, to[seat]) for seat in hands))
        for seat, cards in received.items():
            hands[seat].slots = dict(enumerate(cards, start=1))
            self.tell(seat, "received", place=hands[seat].name, owner=seat, cards=cards)
            self.tell(self.others(seat), "counted", who=seat, place=hands[seat].name, owner=seat, count=len(cards))

    # Questions -----------------------------------------------------------------------------
    async def ask(self, seat: Seat, question: Question[A], within: Within = None) -> A | None:
        """One seat, one answer; None if a bell was set and rings first."""
        entry = await Ask({seat: question}, bell_of(within))
        return None if entry.seat == CLOCK else question.read(entry.answer)

    async def must(self, seat: Seat, question: Question[A]) -> A:
        """Ask, and wait as long as it takes."""
        return question.read((await Ask({seat: question})).answer)

    async def first_of(self, questions: Mapping[Seat, Question[A]], within: Within = None) -> tuple[Seat, A] | None:
        """Whoever is quickest, and what they said; None if the bell rang."""
        entry = await Ask(questions, bell_of(within))
        return None if entry.seat == CLOCK else (entry.seat, questions[entry.seat].read(entry.answer))

    async def race(
        self, questions: Mapping[Seat, Question[A]], within: Within = None, tie: float = 0.15
    ) -> list[tuple[Seat, A]]:
        """The first answer; and where it was given by a quick key, all that came within `tie` seconds of it."""
        found: list[tuple[Seat, A]] = []
        entry = await Ask(questions, bell_of(within))
        start, window = entry.at, Bell(tie, fixed=True)
        # The bell may come late: the times of the entries decide.
        while entry.seat != CLOCK and entry.at - start <= tie * 1000:
            found.append((entry.seat, questions[entry.seat].read(entry.answer)))
            left = {seat: question for seat, question in questions.items() if seat not in dict(found)}
            if not left or not questions[found[0][0]].is_quick(found[0][1]):
                break
            entry = await Ask(left, window)
        return found

    async def together(self, scripts: Mapping[Seat, Coroutine[Any, Any, R]], within: Within = None) -> dict[Seat, R]:
        """One small script per seat, all at once, each with bells of its own if it likes. The journal orders their
        answers, so replay is exact. When the common bell rings, who is not done is left out."""
        done: dict[Seat, R] = {}
        waiting: dict[Seat, Ask] = {}
        common = bell_of(within)

        def resume(seat: Seat, entry: Entry | None) -> None:
            try:
                waiting[seat] = scripts[seat].send(entry)
            except StopIteration as stop:
                waiting.pop(seat, None)
                done[seat] = stop.value

        for seat in scripts:
            resume(seat, None)
        while waiting:
            asked: dict[Seat, Question[Any]] = {}
            bells: dict[Bell, tuple[Seat, ...]] = {}
            for ask in waiting.values():
                for seat, question in ask.questions.items():
                    asked.setdefault(seat, question)  # two scripts may ask the judge: one after the other
            if common is not None:
                bells[common] = tuple(asked)
            for ask in waiting.values():
                bells.update(ask.bells)
            whole = Ask(asked, bells)
            entry = await whole
            rung = whole.rung(entry) if entry.seat == CLOCK else None
            if rung is not None and rung is common:
                for seat in waiting:
                    scripts[seat].close()
                break
            if rung is not None:
                seat, ask = next((seat, ask) for seat, ask in waiting.items() if rung in ask.bells)
                resume(seat, entry._replace(answer=list(ask.bells).index(rung)))
            else:
                resume(next(seat for seat, ask in waiting.items() if entry.seat in ask.questions), entry)
        return done

    async def ask_all(self, questions: Mapping[Seat, Question[A]], within: Within = None) -> dict[Seat, A]:
        """Everybody answers in secret; those the bell caught are missing."""
        return await self.together({seat: self.must(seat, q) for seat, q in questions.items()}, within)

    # Chance, time, dictionary -----------------------------------------------------------------
    async def shuffle(self, cards: Iterable[Card]) -> list[Card]:
        by_id = {card.id: card for card in cards}
        order = await self.must(DEALER, Order("shuffle", tuple(by_id)))
        self.tell_all("shuffled", count=len(order))
        return [by_id[id] for id in order]

    async def wait(self, seconds: float) -> None:
        await Ask({}, Bell(seconds, fixed=True))

    async def look(self) -> None:
        """A moment for everybody to hear and see what lies open, before it changes or is forgotten."""
        await self.wait(LOOK)

    async def is_word(self, word: str) -> str:
        """What the dictionary says: known, unknown or no_list. Rituals turn that into a decision."""
        return await self.must(JUDGE, Verdict("is_word", word))
