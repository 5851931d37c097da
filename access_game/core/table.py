"""The table: everything a game may do. `await` marks each point where the outside world comes in."""

from __future__ import annotations

from collections.abc import Coroutine, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from .asking import Ask, Within, bell_of, together
from .bells import Bell
from .cards import Card
from .chance import WORD, Lot, Noise, Order, Suggestion, Verdict
from .letters import Letters
from .messages import Change, Flip, Message, Move, Setup, Spread, Standing, Value
from .places import TOP, Eyes, How, Place
from .questions import Question
from .seats import CLOCK, DEALER, JUDGE, Seat
from .sight import SCORE, TURN, UNIT

A = TypeVar("A")
R = TypeVar("R")
T = TypeVar("T")
FORGOTTEN = "forgotten"
READS = "reads"  # what a seat is known for, among the choices of its player
LOOK = 1.0  # seconds, once all has been heard


def _cards_in(facts: Mapping[str, Any], changes: tuple[Change, ...]) -> Iterable[int]:
    """Every card somebody sees who is told this."""
    seen: dict[int, None] = {}
    for fact in facts.values():
        if type(fact) is Card:
            seen[fact.id] = None
        elif type(fact) is tuple:
            seen.update((card.id, None) for card in fact if type(card) is Card)
    for change in changes:
        if type(change) is Spread:
            seen.update((card.id, None) for _, card in change.cards if card is not None)
        elif isinstance(change, Move | Flip) and change.card is not None:
            seen[change.card.id] = None
    return seen


class Table:
    def __init__(self, setup: Setup) -> None:
        self.names, self.options, self.choices = setup.names, setup.options, setup.choices
        self.language = setup.language
        self.seats = tuple(Seat(i) for i in range(len(self.names)))
        self.people = tuple(seat for seat in self.seats if not setup.level(seat))
        self.now = 0  # time of the last entry, in ms
        self.step = 0  # entries so far
        self.excused: set[Seat] = set()  # whose turn was passed for them: what they did not say is no fault of theirs
        self.said: list[Message] = []
        self.places: dict[tuple[str, Seat | None], Place] = {}
        self.standing: dict[tuple[str, Seat | None], Any] = {}
        self.theme = ""  # what everything told now is forgotten with, where it has no topic of its own
        self.sights: dict[Seat, list[tuple[int, int]]] = {seat: [] for seat in self.seats}  # (step, card id)

    # Remarks -------------------------------------------------------------------------------
    def tell(
        self,
        to: Seat | Iterable[Seat],
        key: str,
        topic: str = "",
        changes: tuple[Change, ...] = (),
        public: bool = False,
        **facts: Any,
    ) -> None:
        """The one door through which anything reaches anybody. To be told a card is to have seen it."""
        audience = (to,) if isinstance(to, Seat) else tuple(to)
        if not audience:
            return
        if facts or changes:
            sight = [(self.step, card) for card in _cards_in(facts, changes)]
            for seat in audience if sight else ():
                self.sights[seat] += sight
        self.said.append(Message(audience, key, facts, topic or self.theme, changes, public))

    def tell_all(self, key: str, topic: str = "", changes: tuple[Change, ...] = (), **facts: Any) -> None:
        self.tell(self.seats, key, topic, changes, **facts)

    @contextmanager
    def about(self, topic: str) -> Iterator[None]:
        """Whatever is told and asked meanwhile is forgotten with this: also what no line of a game names, like that an
        answer was taken. Who must remember has nothing to count."""
        before, self.theme = self.theme, topic
        try:
            yield
        finally:
            self.theme = before

    def forget(self, topic: Place | str, slot: int | None = None) -> None:
        """From now on no repeat key, log or braille line may give it back: all of a topic, or one card masked again."""
        name = topic if isinstance(topic, str) else topic.topic
        self.tell_all(FORGOTTEN, forgotten=name if slot is None else f"{name} {slot}")

    def stands(self, name: str, value: Any, who: Seat | None = None, key: str = "stands", **facts: Any) -> None:
        """A standing fact: told once when it changes, and from then on to be looked up by everybody who sits or comes
        later. `key`: the remark that tells it, where a game has one of its own."""
        if self.standing.get((name, who)) != value:
            self.standing[name, who] = value
            own = {"name": name, "value": value, "who": who} if key == "stands" else {}
            self.tell_all(key, "", (Standing(name, value, who),), **own, **facts)

    def turn(self, player: Seat) -> None:
        self.standing[TURN, None] = player
        self.tell_all("turn", changes=(Standing(TURN, player),), who=player)

    def score(self, who: Seat, total: int, of: str = "points") -> None:
        """Running totals, never deltas; `of` says what is counted: pairs, cards, points."""
        changes = (Standing(SCORE, total, who), Standing(UNIT, of))
        self.tell_all("scored", changes=changes, who=who, total=total, of=of)

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        return tuple(other for other in self.seats if other != seat)

    def reads(self, seat: Seat) -> bool:
        """Has this player words before the eyes or under the fingers? Then a spelling is seen that nobody hears."""
        return bool(self.choices.get(READS, ())[seat : seat + 1] == (True,))

    def choice(self, option: str, seat: Seat) -> Value:
        """What this player chose for the whole game (C6); where nothing was chosen, what the table did."""
        chosen = self.choices.get(option, ())
        return chosen[seat] if seat < len(chosen) else self.options[option]

    # Gestures: the same sounds, words and dots in every game -----------------------------------
    def lay(
        self,
        name: str,
        cards: Iterable[Card] = (),
        owner: Seat | None = None,
        *,
        eyes: Eyes | None = None,
        columns: int = 0,
        memory: bool = False,
    ) -> Place:
        """A place, with its first cards face down. A pile is laid by `pile`."""
        place = Place(name, owner, eyes, columns, memory, dict(enumerate(cards, start=1)))
        self.places[name, owner] = place
        for seats, spread in self.as_seen(place):
            public = owner is None or owner not in seats
            facts = {**place.named, "count": len(place), "columns": columns}
            self.tell(seats, "laid", "", (spread,), public, **facts)
        return place

    def each(self, name: str, eyes: Eyes | None = None) -> dict[Seat, Place]:
        """An empty place for everybody: a hand, or with NOBODY's eyes a pile of gains."""
        return {seat: self.lay(name, owner=seat, eyes=eyes) for seat in self.seats}

    def as_seen(self, place: Place) -> list[tuple[tuple[Seat, ...], Spread]]:
        """The whole place as it lies, for those who see into it and for the others."""
        beneath = tuple((slot, len(pile)) for slot, pile in place.under.items() if pile)
        groups: list[tuple[tuple[Seat, ...], Spread]] = []
        for seats in self.eyes_on(place):
            cards = tuple((n, card if place.is_seen(n, seats[0]) else None) for n, card in place.slots.items())
            assert place.eyes is not None
            groups.append((seats, Spread(place.name, place.owner, place.eyes, place.columns, cards, beneath)))
        return groups

    def eyes_on(self, place: Place) -> list[tuple[Seat, ...]]:
        """Those who see what lies face down there, and those who do not; without empty groups."""
        seeing = tuple(seat for seat in self.seats if place.sees(seat))
        return [seats for seats in (seeing, tuple(s for s in self.seats if s not in seeing)) if seats]

    def move(
        self,
        source: Place,
        slot: int,
        to: Place,
        at: int | None = None,
        /,
        *,
        by: Seat | None = None,
        key: str = "moved",
        unseen: str = "",
        how: How = How.ON,
        up: bool = False,
        topic: str = "",
        **facts: Any,
    ) -> Card:
        """The one way a card changes its place. Who sees it there is told the card with `key`; the others are told
        that it moved, with `unseen` where that needs other words."""
        card = source.lift(slot)
        at = to.free_slot() if at is None else at
        to.put(card, at, how, up)
        facts = {"who": by, **to.named, "slot": at, **facts}
        beneath = how is How.UNDER and to.slots[at] is not card
        seeing = () if beneath else tuple(seat for seat in self.seats if to.is_seen(at, seat))
        spots = source.spot(slot), to.spot(at)
        bared: tuple[Change, ...] = ()
        if slot in source.slots and source.is_seen(slot, None):  # what lay beneath it
            bared = (Flip(source.spot(slot), source.slots[slot]),)
        if seeing:
            self.tell(seeing, key, topic, (Move(card, *spots, how), *bared), **{**facts, "card": card})
        if len(seeing) < len(self.seats):
            others = tuple(seat for seat in self.seats if seat not in seeing)
            self.tell(others, unseen or key, topic, (Move(None, *spots, how), *bared), public=True, **facts)
        return card

    def deal(self, pile: Place, to: Place) -> Card:
        """The top card of the pile, into a hand: who sees into it sees it, the others see that it was dealt."""
        return self.move(pile, TOP, to, by=to.owner, key="dealt", unseen="dealt_to")

    def deal_hand(self, pile: Place, count: int, to: Place) -> None:
        """A whole hand in one block: its owner hears all of it at once, the others how many cards it has."""
        for _ in range(count):
            to.put(pile.lift(TOP), to.free_slot())
        self.tell_hand(to, pile)

    def tell_hand(self, hand: Place, *also: Place) -> None:
        """A hand as it is now, to its owner; to the others how many cards it has. `also`: what else has changed."""
        changes = tuple(spread for place in also for _, spread in self.as_seen(place)[-1:])
        for seats, spread in self.as_seen(hand):
            if hand.owner in seats and hand.eyes is not Eyes.NOBODY:
                self.tell(seats, "received", "", (spread, *changes), **hand.named, cards=hand.cards())
            else:
                count = len(hand)
                self.tell(seats, "counted", "", (spread, *changes), True, **hand.named, who=hand.owner, count=count)

    def turn_up(self, place: Place, slot: int, by: Seat) -> Card:
        place.up.add(slot)
        card, spot = place.slots[slot], place.spot(slot)
        self.tell_all("turned_up", place.topic, (Flip(spot, card),), who=by, **place.named, slot=slot, card=card)
        return card

    def turn_all_down(self, place: Place) -> None:
        """Who can look into the place still sees them."""
        if place.up:
            slots = tuple(sorted(place.up))
            place.up.clear()
            for seats in self.eyes_on(place):
                sees = place.sees(seats[0])
                flips = tuple(Flip(place.spot(slot), place.slots[slot] if sees else None) for slot in slots)
                self.tell(seats, "turned_down", "", flips, not sees, **place.named, slots=slots)

    def swap(self, place: Place, one: int, other: int, by: Seat) -> None:
        """Two cards change places; one that lies face up stays so, where it goes."""
        place.slots[one], place.slots[other] = place.slots[other], place.slots[one]
        place.up = {{one: other, other: one}.get(slot, slot) for slot in place.up}
        for seats in self.eyes_on(place):
            changes = tuple(
                Move(place.slots[to] if place.is_seen(to, seats[0]) else None, place.spot(source), place.spot(to))
                for source, to in ((one, other), (other, one))
            )
            facts = {"who": by, **place.named, "slot": one, "other": other}
            self.tell(seats, "swapped", place.topic, changes, not place.sees(seats[0]), **facts)

    def take(self, place: Place, *slots: int, by: Seat, to: Place) -> tuple[Card, ...]:
        """Cards that everybody sees are won."""
        cards = tuple(place.lift(slot) for slot in slots)
        changes = []
        for slot, card in zip(slots, cards, strict=True):
            to.put(card, TOP)
            changes.append(Move(None, place.spot(slot), to.spot(TOP)))
        self.tell_all("took", place.topic, tuple(changes), who=by, **place.named, slots=slots, cards=cards)
        return cards

    def show(self, card: Card, to: Seat | Iterable[Seat], of: Seat) -> None:
        """Let some seats look at a card that lies before `of`."""
        self.tell(to, "shown", who=of, card=card)

    def discard(self, hand: Place, slot: int, to: Place, topic: str = "") -> Card:
        """A card leaves the hand before everybody's eyes; where it must be remembered, with a topic to forget."""
        facts = {**hand.named, "slot": slot}
        return self.move(hand, slot, to, TOP, by=hand.owner, key="discarded", up=True, topic=topic, **facts)

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
        """The first answer; where a quick key gave it, whoever pressed theirs within `tie` seconds of it too."""
        found: list[tuple[Seat, A]] = []
        entry = await Ask(questions, bell_of(within))
        start, window, left = entry.at, Bell(tie, fixed=True), dict(questions)
        # The bell may come late: the times of the entries decide.
        while entry.seat != CLOCK and entry.at - start <= tie * 1000:
            question = left.pop(entry.seat)
            answer = question.read(entry.answer)
            if not found or question.is_quick(answer):
                found.append((entry.seat, answer))
            if not left or not question.is_quick(answer):
                break
            entry = await Ask(left, window)
        return found

    async def together(self, scripts: Mapping[Seat, Coroutine[Any, Any, R]], within: Within = None) -> dict[Seat, R]:
        """One small script per seat, all at once; those the bell caught are missing."""
        return await together(scripts, bell_of(within))

    async def ask_all(self, questions: Mapping[Seat, Question[A]], within: Within = None) -> dict[Seat, A]:
        """Everybody answers in secret; those the bell caught are missing."""
        return await self.together({seat: self.must(seat, q) for seat, q in questions.items()}, within)

    # Chance, time, dictionary -----------------------------------------------------------------
    async def shuffle(self, cards: Iterable[Card]) -> list[Card]:
        shuffled = await self._shuffled(cards)
        self.tell_all("shuffled", count=len(shuffled))
        return shuffled

    async def pile(self, cards: Iterable[Card], name: str = "draw") -> Place:
        """Shuffle these and lay them down as a pile, its top first to be taken."""
        place = Place(name)
        place.stack(await self._shuffled(cards))
        self.places[name, None] = place
        self.tell_all("shuffled", changes=(self.as_seen(place)[0][1],), count=len(place))
        return place

    async def _shuffled(self, cards: Iterable[Card]) -> list[Card]:
        by_id = {card.id: card for card in cards}
        return [by_id[id] for id in await self.must(DEALER, Order("shuffle", tuple(by_id)))]

    async def lot(self, options: Sequence[T]) -> T:
        """One of these, by chance."""
        return options[await self.must(DEALER, Lot("lot", len(options)))]

    async def noise(self, sigma: float) -> float:
        """How far something goes astray."""
        return await self.must(DEALER, Noise("noise", sigma))

    async def wait(self, seconds: float) -> None:
        await Ask({}, Bell(seconds, fixed=True))

    async def look(self) -> None:
        """A moment for everybody to hear and see what lies open, before it changes or is forgotten."""
        await self.wait(LOOK)

    async def judged(self, text: str, kind: str = WORD) -> str:
        """What the judge says of a word, a name, a form of a verb: known, unknown or no_list; of a home word also
        foreign or personal. Rituals turn that into a decision."""
        return await self.must(JUDGE, Verdict("judged", text, kind))

    async def suggest(self, letters: Letters, count: int) -> tuple[str, ...]:
        """Some words the judge knows with these letters, the best known first."""
        return await self.must(JUDGE, Suggestion("suggest", letters, count))
