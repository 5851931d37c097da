"""What a player asks between two moves, answered so that it helps: whose turn, what was missed, a hint, the letters."""

from __future__ import annotations

from access_game.core.cards import from_notation
from access_game.core.messages import Message
from access_game.core.questions import Pick, Press, YesNo
from access_game.core.refusal import Refused
from access_game.core.seats import Seat
from access_game.core.table import FORGOTTEN, Table
from access_game.narration.utterance import Lane, Pause
from players.parlour import ANA, BOB, Parlour
from players.room import Room


async def a_vote_in_the_turn_of_another(table: Table) -> None:
    table.turn(BOB)
    await table.must(ANA, YesNo("accept_word", facts={"word": "zut", "who": BOB}))
    await table.must(BOB, Press("buzz"))


def test_where_something_is_asked_of_me_whose_turn_says_what() -> None:
    room = Parlour(a_vote_in_the_turn_of_another, people=1)
    try:
        (answer,) = room.press("q")
        assert "zut" in answer and "À vous de répondre" in answer
        (where,) = room.press("f3")
        assert "zut" in where and "n’est pas à vous" not in where
    finally:
        room.close()


def test_who_waits_hears_whose_turn_it_is_by_enter_by_f3_and_by_its_own_key() -> None:
    room = Parlour(a_vote_in_the_turn_of_another, people=1)
    try:
        room.press("enter")
        for key in ("enter", "f3", "q", "down", "2"):  # there is nothing to walk through either
            (answer,) = room.press(key)
            assert "à Bob de jouer" in answer and "ne fait rien" not in answer
        assert room.press("h") == ["On ne vous demande rien pour l’instant."]
    finally:
        room.close()


def test_two_at_one_console_hear_what_is_asked_of_whom() -> None:
    room = Parlour(a_vote_in_the_turn_of_another)
    try:
        (answer,) = room.press("q")
        assert "à Bob de jouer" in answer and "Ana" in answer and "zut" in answer
    finally:
        room.close()


async def a_race_in_which_what_is_asked_changes(table: Table) -> None:
    await table.first_of({ANA: Pick("lay", ("draw", "pass")), BOB: Press("buzz")})
    await table.must(ANA, YesNo("accept_word", facts={"word": "zut", "who": BOB}))


def test_after_the_deed_of_another_it_is_said_what_is_asked_now() -> None:
    """The next question is told before the one it takes the place of is withdrawn."""
    room = Parlour(a_race_in_which_what_is_asked_changes, people=1)
    try:
        room.answer(BOB, True)
        (answer,) = room.press("q")
        assert "zut" in answer and "À vous de répondre" in answer
        assert "À vous de répondre" in room.ear.views[-1].status
    finally:
        room.close()


async def a_hand_that_had_to_wait(table: Table) -> None:
    table.lay("hand", from_notation("wK wA"), owner=ANA)
    wait = {1: "must_wait", 2: "must_wait"}
    await table.first_of({ANA: Pick("hold", ("object",), among="hand", why_not=wait), BOB: Press("buzz")})
    await table.must(ANA, Pick("lay", (1, 2, "object"), among="hand"))


def test_who_had_to_wait_is_at_a_card_when_a_card_is_asked_for() -> None:
    """And not at the only thing that could be done meanwhile: Enter would do that."""
    room = Parlour(a_hand_that_had_to_wait, people=1, stem="paflemix")
    try:
        room.answer(BOB, True)
        assert room.console.page.current is not None and room.console.page.current.id == "1"
    finally:
        room.close()


async def memory(table: Table) -> None:
    grid = table.lay("grid", from_notation("wK wZ wW wX"), columns=2, memory=True)
    gains = table.each("gains")
    table.turn(ANA)
    await table.must(ANA, Pick("flip_first", (1, 2), among="grid"))
    table.turn_up(grid, 1, by=ANA)
    table.turn(BOB)
    table.turn_up(grid, 2, by=BOB)
    table.turn_up(grid, 3, by=BOB)
    table.score(BOB, 1, "pairs")
    await table.must(ANA, Press("buzz"))
    table.turn_all_down(grid)
    assert gains
    table.turn(ANA)
    await table.must(ANA, Pick("flip_first", (1, 2, 3, 4), among="grid"))


def test_what_i_missed_is_one_answer_with_pauses_without_my_own_deeds_and_without_what_lies_face_down_again() -> None:
    room = Parlour(memory, people=1, stem="zieufermix")
    try:
        room.press("enter")
        before = len(room.ear.said)
        room.press("o")
        (answer,) = room.ear.said[before:]
        assert answer.lane is Lane.FOCUS and any(isinstance(part, Pause) for part in answer.parts)
        assert "ligne 1, colonne 2" in answer.text and "ligne 2, colonne 1" in answer.text
        assert "ligne 1, colonne 1" not in answer.text  # that was mine
        room.press("enter")
        (answer_text,) = room.press("o")
        assert "ligne" not in answer_text and "Bob" in answer_text
        assert not any("retourne" in item.text for item in room.console.transcript.items)
    finally:
        room.close()


def test_spelling_a_place_spells_its_card_and_never_the_word_for_a_line() -> None:
    room = Parlour(memory, people=1, stem="zieufermix")
    try:
        assert room.press("e") == ["Rien à épeler ici."]  # it lies face down
        room.press("enter")
        room.press("pageup", "ctrl+right", "ctrl+right")
        assert room.press("e")[0] != "Rien à épeler ici."  # the word under review
        room.press("enter", "home")
        assert "L I G N E" not in room.press("e")[0]
    finally:
        room.close()


async def told(table: Table) -> None:
    table.tell_all("story_word", topic="story", word="efface", who=BOB, cards=3)
    await table.must(ANA, Press("buzz"))
    table.forget("story")
    await table.must(ANA, Press("buzz"))


def test_the_last_word_that_was_told_can_be_spelled_until_it_is_forgotten() -> None:
    room = Parlour(told, people=1)
    try:
        assert "E F F A C E" in room.press("e")[0].upper().replace(",", "")
        room.press("enter")
        assert room.press("e") == ["Rien à épeler ici."]
    finally:
        room.close()


def test_an_undo_with_two_at_the_console_strikes_what_was_forgotten_once() -> None:
    """What the first recalled is not taken away again because the second recalls what came before it."""
    room = Room("zieufermix", {"Ana": "", "Bob": ""}, seed=1)
    try:
        everybody = room.sitting.match.table.seats
        flip = next(iter(from_notation("wK")))
        named = {"place": "grid", "owner": None}
        told = [
            Message(everybody, "turned_up", {"who": ANA, **named, "slot": 3, "card": flip}, "grid"),
            Message(everybody, FORGOTTEN, {"forgotten": "grid"}),
            Message(everybody, "turned_up", {"who": BOB, **named, "slot": 4, "card": flip}, "grid"),
        ]
        for guest in room.party.guests.values():
            room.party.recall(guest, told)
        texts = [item.text for item in room.console.transcript.items]
        assert len(texts) == 1 and "position 4" in texts[0]
    finally:
        room.close()


def test_a_refusal_is_forgotten_with_the_place_it_is_about() -> None:
    room = Room("zieufermix", {"Ana": "", "Bob": "normal"}, seed=1)
    try:
        guest = room.party.guests[Seat(0)]
        room.party.refuse(guest, guest.ticket, Refused("star_seen", slot=3))
        refusal = room.ear.said[-1]
        assert refusal.topic == "grid" and refusal.text in room.console.view().captions
        room.console.forget("grid")
        assert refusal.text not in room.console.view().captions
    finally:
        room.close()


def test_the_details_of_a_card_that_cannot_be_chosen_say_why_and_those_of_yes_and_no_what_they_mean() -> None:
    async def play(table: Table) -> None:
        row = table.lay("trick", from_notation("wK wA wZ"))
        table.turn_up(row, 1, ANA)
        await table.must(ANA, Pick("lay", (2, 3), among="trick", why_not={1: "already_up"}))
        await table.must(ANA, YesNo("accept_word", facts={"word": "zut", "who": BOB}))
        await table.must(ANA, YesNo("accept_word", facts={"word": "zut", "who": BOB}, topic="story"))

    room = Parlour(play, people=1)
    try:
        room.press("home")
        (why,) = room.press("i")
        assert why == room.press("enter")[-1] and why != room.console.text("no-details")
        room.press("end", "enter")
        (means,) = room.press("i")
        assert "si ce mot existe" in means and "zut" in means
        room.press("enter")
        assert room.press("i") == [room.console.text("no-details")]  # what is to be forgotten is not said once more
    finally:
        room.close()
