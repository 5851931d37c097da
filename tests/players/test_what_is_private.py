"""Privacy belongs to a question and to the place it is about: never to a name, nor to a kind of question."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from access_game.core.cards import from_notation
from access_game.core.places import Eyes
from access_game.core.questions import Number, Pick, Press, Several, Word
from access_game.core.table import Table
from access_game.narration.view import View
from players.parlour import ANA, BOB, Parlour
from players.spy import faces_in, texts_of

HANDS = "wK wZ wW wX wV wJ"


async def deal(table: Table, name: str = "hand", eyes: Eyes | None = None) -> dict[Any, Any]:
    places = table.each(name, eyes)
    pile = await table.pile(from_notation(HANDS))
    for place in places.values():
        table.deal_hand(pile, 3, place)
    return places


@contextmanager
def parlour(play: Any, **more: Any) -> Iterator[Parlour]:
    made = Parlour(play, deck=HANDS, **more)
    try:
        yield made
    finally:
        made.close()


def letters_on(view: View) -> set[str]:
    return set().union(*(faces_in(text) for text in (*texts_of(view), *view.captions)))


def asks(question: Any, name: str = "hand", eyes: Eyes | None = None) -> Any:
    async def play(table: Table) -> None:
        await deal(table, name, eyes)
        await table.must(BOB, question)

    return play


def asks_once_all_is_heard(question: Any, name: str = "hand") -> Any:
    """First everybody hears what was dealt, behind the own curtain: what is hidden then is hidden for its own sake."""

    async def play(table: Table) -> None:
        await deal(table, name)
        await table.must(BOB, Press("buzz"))
        await table.must(ANA, Press("buzz"))
        await table.must(BOB, question)

    return play


def only_asks(question: Any) -> Any:
    async def play(table: Table) -> None:
        await table.must(BOB, question)

    return play


@pytest.mark.parametrize(
    ("question", "name"),
    [
        (Several("lay", (1, 2, 3), at_least=2, among="hand"), "hand"),
        (Pick("lay", (1, 2, 3), among="hand"), "hand"),
        (Pick("lay", (1, 2, 3), among="trick"), "trick"),  # whatever the place is called
        (Several("lay", (1, 2, 3), among="pile"), "pile"),
    ],
    ids=["several of a hand", "one of a hand", "a place of another name", "several of a place of another name"],
)
def test_what_is_about_a_place_its_owner_alone_sees_is_asked_behind_the_curtain(question: Any, name: str) -> None:
    with parlour(asks_once_all_is_heard(question, name)) as room:
        assert not any(letters_on(view) for view in room.ear.views)
        assert not any(faces_in(said.text) for said in room.ear.said)
        room.press(*["enter"] * 4)
        assert not any(guest.whispers for guest in room.party.guests.values())
        assert room.party.guests[BOB].question is question and room.party.inside is None
        assert "Pour Bob seulement" in room.console.page.title()
        assert not letters_on(room.ear.views[-1])
        room.press("enter")
        assert room.party.inside is room.party.guests[BOB]
        assert {"X", "V", "J"} <= letters_on(room.ear.views[-1])
        room.press("space", "down", "space", "enter")
        assert room.party.inside is None and not letters_on(room.ear.views[-1])


def test_a_press_that_is_no_secret_is_asked_in_the_open() -> None:
    with parlour(only_asks(Press("buzz"))) as room:
        assert "appuyez" in room.console.page.title() and room.console.page is room.party.guests[BOB].page
        room.press("enter")
        assert [answer.answer for answer in room.answers] == [True] and room.match.waiting is None


def test_a_press_that_is_a_secret_is_asked_behind_the_curtain() -> None:
    with parlour(only_asks(Press("ready", secret=True)), stem="frontibix") as room:
        assert "Pour Bob seulement" in room.console.page.title()


def test_a_row_everybody_sees_is_asked_about_in_the_open() -> None:
    with parlour(asks(Pick("lay", (1, 2, 3), among="trick"), "trick", Eyes.ALL)) as room:
        assert room.console.page is room.party.guests[BOB].page
        assert {"X", "V", "J"} <= letters_on(room.ear.views[-1])


@pytest.mark.parametrize(("name", "eyes", "seen"), [("trick", None, False), ("gains", Eyes.ALL, True)])
def test_before_the_curtain_only_what_its_owner_alone_sees_is_hidden(name: str, eyes: Eyes | None, seen: bool) -> None:
    with parlour(asks(Press("buzz"), name, eyes)) as room:
        assert bool(letters_on(room.ear.views[-1])) is seen
        assert bool(any(faces_in(text) for text in room.press("v", "right", "right", "down", "right"))) is seen


def test_cards_won_that_nobody_sees_are_drawn_before_the_curtain() -> None:
    with parlour(asks(Press("buzz"), "gains", Eyes.NOBODY)) as room:
        (gains,) = [one for one in room.ear.views[-1].table if one.name == "Cartes gagnées, Ana"]
        assert [face.kind for _, face in gains.faces] == ["back"] * 3


def test_a_card_told_to_two_of_three_is_whispered_to_both() -> None:
    (card,) = from_notation("wK")

    async def play(table: Table) -> None:
        table.tell((ANA, BOB), "shown", who=table.seats[2], card=card)
        await table.must(table.seats[2], Press("buzz"))

    with parlour(play, names=("Ana", "Bob", "Cléo"), people=3) as room:
        assert not any(faces_in(said.text) for said in room.ear.said)
        assert all(len(room.party.guests[seat].whispers) == 1 for seat in (ANA, BOB))


def test_a_secret_number_is_typed_blind() -> None:
    with parlour(asks(Number("lay", 1, 9, secret=True))) as room:
        room.press("enter")
        heard = room.press("7")
        assert heard == [] and room.console.view().typed == "•"
        room.press("enter")
        assert room.answers[-1].answer == 7


def test_no_card_of_a_private_question_is_listed_where_several_are_asked_at_once() -> None:
    async def play(table: Table) -> None:
        await deal(table)
        question = Pick("lay", (1, 2, "draw"), quick="draw", among="hand")
        await table.first_of({ANA: question, BOB: question})

    with parlour(play) as room:
        assert not letters_on(room.ear.views[-1]), room.ear.views[-1]
        assert [choice.id for choice in room.console.page.choices] == ["0", "1"]


def test_who_sits_there_is_called_you_alone_and_by_name_where_several_look() -> None:
    with parlour(asks(Press("buzz"), "hand", None)) as room:
        sides = room.ear.views[-1].sides
        assert [side.name for side in sides] == ["Ana", "Bob"]
        assert all("\u00a0" not in side.name and side.facts and side.brief == "0" for side in sides)
    with parlour(asks(Press("buzz"), "hand", None), people=1) as room:
        assert [side.name for side in room.ear.views[-1].sides] == ["Vous", "Bob"]


def test_what_one_types_stands_on_its_line_and_is_no_caption() -> None:
    async def play(table: Table) -> None:
        await table.must(ANA, Word("both_word"))

    with parlour(play, people=1, stem="frontibix") as room:
        room.press("a", "b", "left")
        assert room.ear.views[-1].typed == "ab"
        assert not {"a", "b"} & set(room.ear.views[-1].captions)
