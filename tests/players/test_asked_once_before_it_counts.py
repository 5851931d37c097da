"""What costs something is asked once before it counts: the name of a command as a word, an empty line as an answer."""

from __future__ import annotations

from access_game.core.questions import Word
from access_game.core.table import Table
from access_game.narration.phrasebook import LINES
from access_game.players.pages import numbered
from players.lines_room import LinesRoom
from players.parlour import Parlour


def answers(room: LinesRoom, seat: int = 0) -> list[object]:
    return [entry.answer for entry in room.sitting.match.journal if entry.seat == seat]


def race(seats: dict[str, str], seed: int = 4) -> LinesRoom:
    """The secrets are told, and the race is open."""
    room = LinesRoom("frontibix", seats, seed=seed)
    for _ in range(40):
        party = room.party
        guest = party.inside or (party.spokesman if not party.is_shared else None)
        asked = [one for one in party.guests.values() if one.is_asked]
        if asked and all(one.question.key == "race" for one in asked):
            return room
        if guest is None or not guest.is_asked:
            page = party.shown
            if page is None:
                room.later(1)
            else:
                room.types(str(page.choices[0].number) if len(page.choices) > 1 else "")
        elif guest.question.key == "own_word":
            room.types(f"{guest.question.facts['letter']}ozqa")
        else:
            room.types("")
    raise AssertionError(room.out.getvalue()[-600:])


def test_a_command_typed_in_a_race_costs_no_duel() -> None:
    room = race({"Ana": "", "Zoé": "easy"})
    try:
        before = answers(room)
        said = room.types("aide")
        assert "Si c’était une commande : /aide." in said and answers(room) == before
        room.types("/aide")
        assert answers(room) == before
        room.types("")
        room.types("aide")
        room.types("")
        assert answers(room) != before  # who means it says so by Enter
    finally:
        room.close()


def test_the_name_of_a_choice_typed_in_a_race_costs_no_duel() -> None:
    """It stands there after a number: "3. Abandonner", and a child types what it reads."""
    room = race({"Ana": "", "Zoé": "easy"})
    try:
        before, page = answers(room), room.party.shown
        number, choice = next(one for one in numbered(page.choices) if one[1].id == "give_up")
        said = room.types(choice.label.lower())
        assert f"Si c’était une commande : {number}." in said and answers(room) == before
        room.types(str(number))
        assert answers(room)[-1] == "give_up"
    finally:
        room.close()


def test_a_command_typed_by_who_has_the_floor_costs_no_duel() -> None:
    room = race({"Ana": "", "Bob": ""})
    try:
        room.types("2")
        room.later(2)
        assert "Bob : votre mot ?" in room.out.getvalue().replace("\u00a0", " ")
        before = answers(room, 1)
        assert "Si c’était une commande : /aide." in room.types("aide") and answers(room, 1) == before
        room.types("")
        assert answers(room, 1)[-1] == "aide"
    finally:
        room.close()


def test_enter_alone_gives_no_secret_away() -> None:
    room = LinesRoom("frontibix", {"Ana": "", "Bob": ""}, seed=3)
    try:
        room.types("1")
        said = room.types("")
        assert "Un mot en V ? Une ligne vide, c’est renoncer." in said and answers(room) == []
        room.types("")
        assert answers(room) == [""]
    finally:
        room.close()


def test_who_types_a_word_after_all_gives_nothing_up() -> None:
    room = LinesRoom("frontibix", {"Ana": "", "Bob": ""}, seed=3)
    try:
        room.types("1")
        room.types("")
        room.types("vache")
        assert answers(room) == ["vache"]
    finally:
        room.close()


def test_an_empty_line_is_still_refused_where_it_is_no_answer() -> None:
    async def play(table: Table) -> None:
        await table.ask(table.seats[0], Word("contest_word"))

    parlour = Parlour(play, ("Ana",), people=1)
    parlour.console.answer_by(LINES)
    try:
        for _ in range(3):
            parlour.console.line("")
        assert "Il faut un mot" in parlour.ear.texts[-1] and parlour.tickets
    finally:
        parlour.close()
