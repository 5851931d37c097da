"""More that hands do with cards, each made of what the table does: told to everybody, shown to whom it concerns."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from .cards import Card
from .chance import Order
from .messages import Change
from .places import TOP, How, Place
from .seats import DEALER, Seat
from .table import Table


def deal_equally(table: Table, pile: Place, hands: Mapping[Seat, Place]) -> Place:
    """All cards, the same number to everybody; the remainder is set aside, seen by nobody (C7)."""
    each = len(pile) // len(hands)
    for hand in hands.values():
        table.deal_hand(pile, each, hand)
    aside = table.places["aside", None] = Place("aside")
    aside.stack(pile.lift(TOP) for _ in range(len(pile)))
    changes = _spreads(table, aside, pile)
    table.tell_all("set_aside", "", changes, place="aside", owner=None, count=len(aside))
    return aside


def draw(table: Table, pile: Place, hand: Place) -> Card:
    """A player draws: who sees into the hand sees the card, everybody hears how many are left."""
    card = table.deal(pile, hand)
    table.tell_all("drew", who=hand.owner, left=len(pile))
    return card


def refill(table: Table, pile: Place, hand: Place, up_to: int) -> None:
    """Draw until the hand holds so many cards, or none is left."""
    while len(hand) < up_to and len(pile):
        table.deal(pile, hand)


def play_card(table: Table, hand: Place, slot: int, trick: Place) -> Card:
    """From the hand to the trick, before everybody's eyes."""
    return table.move(hand, slot, trick, by=hand.owner, key="played", up=True)


def put_under(table: Table, source: Place, slot: int, pile: Place, by: Seat | None = None) -> Card:
    """Under the pile, where nobody sees it any more; what it was everybody has seen."""
    card = source.slots[slot]
    return table.move(source, slot, pile, TOP, by=by, key="put_under", how=How.UNDER, card=card)


def gather(table: Table, places: Iterable[Place], to: Place) -> None:
    """All cards of these places go under the pile, unseen."""
    emptied = [place for place in places if len(place)]
    for place in emptied:
        for slot in tuple(place.slots):
            while slot in place.slots:
                to.put(place.lift(slot), TOP, How.UNDER)
    table.tell_all("gathered", "", _spreads(table, *emptied, to), **to.named, count=len(to))


def win(table: Table, pile: Place, to: Place) -> None:
    """Somebody wins everything that lies there, and hears how many cards that makes."""
    count = len(pile)
    for _ in range(count):
        to.put(pile.lift(TOP), TOP)
    table.tell_all("won_cards", "", _spreads(table, pile, to), who=to.owner, count=count)
    assert to.owner is not None
    table.score(to.owner, len(to), "cards")


def turn_over(table: Table, pile: Place, by: Seat, key: str) -> None:
    """The whole pile face down: what was laid first is on top then."""
    pile.stack(reversed(pile.cards()))
    table.tell_all(key, "", _spreads(table, pile), who=by, count=len(pile))


def exchange(table: Table, hands: Mapping[Seat, Place], gifts: Mapping[Seat, tuple[int, Seat]]) -> None:
    """Cards change owners at once: `gifts` says which slot each gives, and to whom. Each sees only what comes."""
    given = [(taker, hands[giver].lift(slot)) for giver, (slot, taker) in gifts.items()]
    for taker, card in given:
        hands[taker].put(card, hands[taker].free_slot())
    table.tell_all("exchanged", of=tuple((giver, taker) for giver, (_, taker) in gifts.items()))
    for seat in {*gifts, *(taker for taker, _ in given)}:
        table.tell_hand(hands[seat])
    for taker, card in given:
        table.tell(taker, "came", who=taker, card=card)


def pass_on(table: Table, hands: Mapping[Seat, Place], to: Mapping[Seat, Seat], topic: str = "") -> None:
    """Whole hands change owners at once; each sees only what comes to them. `topic`: what the new hands are forgotten
    with; the old ones are, now."""
    coming = {to[seat]: hand.slots for seat, hand in hands.items()}
    for seat, slots in coming.items():
        hands[seat].slots = dict(enumerate(slots.values(), start=1))
    if topic:
        table.forget(topic)
    table.tell_all("passed_on", of=tuple((seat, to[seat]) for seat in hands))
    with table.about(topic or table.theme):
        for hand in hands.values():
            table.tell_hand(hand)


async def fan(table: Table, hand: Place) -> None:
    """The dealer shuffles a hand, so that nobody knows which card is where; its owner hears it anew."""
    by_id = {card.id: card for card in hand.slots.values()}
    order = await table.must(DEALER, Order("fan", tuple(by_id)))
    hand.slots = {slot: by_id[id] for slot, id in enumerate(order, start=1)}
    table.tell_all("fanned", who=hand.owner, count=len(hand))
    table.tell_hand(hand)


def _spreads(table: Table, *places: Place) -> tuple[Change, ...]:
    """These places as nobody sees into them."""
    return tuple(table.as_seen(place)[-1][1] for place in places)
