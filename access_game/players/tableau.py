"""What lies round the page during a match: the places of the table, who sits there, the line for the fingers."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from access_game.core.questions import Pick, Several
from access_game.core.sight import SeenPlace, Sight
from access_game.narration.view import View

from .curtain import is_own
from .guest import Guest
from .prompts import seen

if TYPE_CHECKING:
    from .party import Party


def with_table(view: View, party: Party) -> View:
    guest = party.spokesman
    narrator, sight = party.narrator_for(guest), party.public(guest)
    here = party.console.page
    asked = next((one for one in party.guests.values() if one.page is here), guest)
    question, on_page = asked.question, None
    if view.items and isinstance(question, Pick | Several) and here is asked.page:
        place = asked.sight.among(question.among, question.of)
        on_page = None if place is None else sight.places.get((place.name, place.owner))
    is_covered = here not in (asked.page, party.base, party.shown)  # a menu or a text lies on the table
    lying = () if is_covered else sight.places.values()
    table = tuple(seen(place, narrator, sight) for place in lying if is_shown(place, guest, sight, on_page))
    sent = any((one.is_sent and one.page is here) or one.begun is here for one in party.guests.values())
    is_title = guest.question is not None and here is guest.page  # the question stands there already
    return replace(
        view,
        table=table,
        sides=narrator.sides(sight),
        countdown=asked.countdown or guest.countdown,
        status=narrator.turn(sight, with_question=not is_title),
        braille=narrator.status(sight, party.console.cells),
        is_open=not (sent or party.awaits_news),
        window=narrator.window(sight),
    )


def is_shown(place: SeenPlace, guest: Guest, sight: Sight, on_page: SeenPlace | None) -> bool:
    """What is asked about lies on the page already. The own hand keeps its place also while it is empty, or while
    others look; of the hands of others, how many cards they hold is known of who sits there."""
    if place is on_page:
        return False
    if place is sight.hand:
        return True
    if not place.size + len(place.cards):
        return False
    return place.owner is None or any(place.cards.values()) or (place.owner == guest.seat and not is_own(place))
