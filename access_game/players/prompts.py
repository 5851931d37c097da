"""From a question to a page: a grid for a grid, a hand for a hand, a line for a word."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

from access_game.core.cards import Card
from access_game.core.questions import Answer, Number, Pick, Press, Question, Several, Word, YesNo
from access_game.core.refusal import Refused
from access_game.core.sight import SeenPlace, Sight
from access_game.narration.labels import ranked
from access_game.narration.narrator import Narrator
from access_game.narration.phrasebook import LINES
from access_game.narration.view import CardFace, Kind, Seen

from .figures import figure, is_figure
from .pages import Choice, LinePage, ListPage, Page
from .racing import RacePage

GAINS = "gains"  # the place of what was won
Give = Callable[[Answer], None]


def face(card: Card | None) -> CardFace:
    """A card as it may be drawn; None is one whose face is not to be seen."""
    if card is None:
        return CardFace()
    return CardFace("letter", card.face, card.mark) if card.is_letter else CardFace(card.face)


def prompt(
    question: Question[Any],
    sight: Sight,
    narrator: Narrator,
    give: Give,
    *,
    on_open: Callable[[bool], None] | None = None,
    hidden: bool = False,
    focus: str = "",
) -> Page:
    """`hidden`: others are in the room, so what is secret is typed blind. `focus`: where the player was last."""
    title = narrator.title(question, sight)
    help = narrator.help(question, sight)
    meaning = "" if question.topic else help  # what must be forgotten later is not said once more
    match question:
        case Word():
            line = LinePage(title, give, on_open=on_open, secret=hidden and question.secret, help=help)
            line.gives_up = question.may_pass
            return line
        case Number():
            secret = hidden and question.secret
            return LinePage(title, lambda text: give(number(text)), on_open=on_open, secret=secret, help=help)
        case YesNo():
            either = [Choice(id, narrator.book.text(f"choice-{id}"), detail=meaning) for id in ("yes", "no")]
            return ListPage(title, either, lambda id: give(id == "yes"), help=help)
        case Press():
            press = [Choice("press", narrator.book.text(f"choice-{question.key}"), detail=meaning)]
            return ListPage(title, press, lambda id: give(True), kind=Kind.RACE, help=help)
        case Several():
            choices = options(question, sight, narrator)
            kind, columns = shape(question, sight)
            page = ListPage(
                title, choices, lambda id: None, several=True, kind=kind, columns=columns, help=help,
                focus=focus or first_alive(choices),
            )  # fmt: skip
            page.on_choose = lambda id: give([int(one.id) for one in page.choices if one.id in page.ticked])
            return page
        case Pick() if question.then:
            choices = options(question, sight, narrator)
            alive = focus or first_alive(choices)
            return RacePage(title, choices, lambda id: give(chosen(id)), question.quick, help, alive)
        case Pick():
            kind, columns = shape(question, sight)
            choices = options(question, sight, narrator)
            return ListPage(
                title, choices, lambda id: give(chosen(id)), kind=kind, columns=columns, help=help,
                focus=focus or first_alive(choices),
            )  # fmt: skip
        case _:
            raise TypeError(f"no page for {question}")


def shape(question: Question[Any], sight: Sight) -> tuple[Kind, int]:
    """How the place it is about lies there, and in how many columns."""
    place = sight.among(question.among, question.of)
    if place is None or (place.owner is None and not place.columns):
        return Kind.LIST, 1
    return (Kind.GRID, place.columns) if place.columns else (Kind.HAND, 1)


def options(question: Pick[Any] | Several, sight: Sight, narrator: Narrator) -> list[Choice]:
    """What can be chosen, in place: a grid keeps its empty slots, so that positions never shift. A hand lies as its
    owner has arranged it."""
    place = sight.among(question.among, question.of)
    deeds: list[str] = []
    slots: list[int | str] = list(
        question.listed or question.options if isinstance(question, Pick) else question.options
    )
    if place is not None and place.owner is None:
        slots = [*range(1, place.size + 1), *(one for one in slots if isinstance(one, str))]
    elif place is not None and place is sight.hand:
        held = {*slots, *question.why_not}  # a card that may not be laid now is there all the same, and says why not
        slots = [*(slot for slot in ranked(place, narrator.order) if slot in held)]
        others = [one for one in question.options if one not in slots]
        if narrator.book.manner == LINES:  # by numbers that stay, whatever can be done now
            deeds = sorted(one for one in (*question.options, *question.why_not) if isinstance(one, str))
            slots = [*sorted(others, key=str), *slots]
        else:
            slots += others
    choices = []
    cards = count(len(deeds) + 1)
    for slot in slots:
        label, braille, spoken = narrator.forms(question, slot, sight)
        alive = slot in question.options
        detail = why_not(question, slot, sight, narrator) or narrator.meaning(slot)
        number = (deeds.index(slot) + 1 if slot in deeds else next(cards)) if deeds else 0
        choices.append(Choice(str(slot), label, braille, drawn(place, slot), alive, detail, spoken, number))
    return choices


def why_not(question: Pick[Any] | Several, slot: int | str, sight: Sight, narrator: Narrator) -> str:
    """Why this cannot be chosen now, where the rules say why."""
    reason = next((reason for choice, reason in question.why_not.items() if choice == slot), "")
    return narrator.refusal(Refused(reason, choice=slot), sight).text if reason else ""


def drawn(place: SeenPlace | None, slot: int | str) -> CardFace | None:
    if place is None or isinstance(slot, str):
        return None
    return face(place.cards[slot]) if slot in place.cards else CardFace("empty")


def seen(place: SeenPlace, narrator: Narrator, sight: Sight) -> Seen:
    """A place beside the question, to look at: a grid keeps its empty slots. Where others look too, of the own hand
    nothing but its place."""
    is_hand = place is sight.hand
    slots: Sequence[int] = range(1, place.size + 1) if place.columns else tuple(place.cards)
    if is_hand:
        slots = ranked(place, narrator.order) if any(place.cards.values()) else ()
    faces = tuple((str(slot), face(place.cards[slot]) if slot in place.cards else CardFace("empty")) for slot in slots)
    return Seen(
        narrator.place(place), place.columns or max(len(faces), 1), faces, place.count, is_hand, place.name == GAINS
    )


def first_alive(choices: list[Choice]) -> str:
    return next((choice.id for choice in choices if choice.alive), "")


def chosen(id: str) -> int | str:
    return int(id) if is_figure(id) else id


def number(text: str) -> Answer:
    """The number on the line, or the line itself: the question then says what it wants."""
    found = figure(text)
    return text if found is None else found
