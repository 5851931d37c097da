"""A hint for all that tells nothing to all, a chair somebody left, a question that closes under the fingers."""

from __future__ import annotations

from threading import Thread

import pytest

from access_game.core.messages import Message, Standing
from access_game.core.questions import Word
from access_game.core.seats import Seat
from access_game.core.sight import TURN
from access_game.devices.keys.stroke import Stroke
from access_game.narration.transcript import LONGEST, Transcript
from access_game.narration.utterance import say
from players.room import Listener, Room
from players.sense import walk_to

OTHER = Seat(1)

LATE = 900_000  # a ticket the host of these rooms never comes to


def lead(room: Room, id: str) -> list[str]:
    def choose() -> None:
        room.press("f10")
        if id[0].isdigit():
            walk_to(room, room.console.page, [choice.id for choice in room.console.page.choices].index("seats"))
            room.press("enter")
        walk_to(room, room.console.page, [choice.id for choice in room.console.page.choices].index(id))
        room.press("enter")

    return room.heard_since(choose)


def calm_frontibix(*computers: str, ear: Listener | None = None) -> Room:
    seats = {"Ana": "", "Bob": ""} | dict.fromkeys(computers, "normal")
    return Room("frontibix", seats, seed=6, options={"calm": "yes"}, ear=ear)


# The facilitator ----------------------------------------------------------------------------------
def test_a_hint_for_a_secret_question_only_says_who_is_wanted() -> None:
    room = calm_frontibix()
    try:
        assert lead(room, "hint")[-1] == room.console.text("curtain-title", name="Ana")
        room.press("1")
        assert room.party.inside is not None
        assert lead(room, "hint")[-1] != room.console.text("curtain-title", name="Ana")  # behind it, the help itself
    finally:
        room.close()


def test_who_got_up_can_take_nothing_back() -> None:
    """The word could be taken back while Ana sits there; from the chair of a computer it cannot."""
    room = calm_frontibix()
    try:
        room.press("1")
        room.type(f"{room.party.guests[0].question.facts['letter']}ozq".lower())
        entries = len(room.sitting.match.journal)
        assert room.sitting.match.journal[-1].seat == 0
        lead(room, "0/normal")
        heard = room.heard_since(lambda: room.press("ctrl+z"))
        assert len(room.sitting.match.journal) == entries and not any("annule son" in text for text in heard)
        assert any("annuler" in text.lower() for text in heard)
    finally:
        room.close()


def test_a_room_that_listens_to_a_computer_hears_nothing_that_is_for_the_computer_alone() -> None:
    room = Room("frontibix", {"Ana": "", "Ordi": "normal"}, seed=6, options={"calm": "yes"})
    try:
        said = len(room.sitting.match.table.said)
        heard = lead(room, "0/normal")
        assert not room.is_on and any("Partie terminée" in text for text in heard)
        assert not [text for text in heard if "Noté" in text]  # who has answered knows it without us
        since = room.sitting.match.table.said[said:]
        laid_open = [message for message in since if message.key == "discarded" and message.facts["owner"] == 0]
        assert len([message for message in since if message.key == "dealt" and message.to == (0,)]) > 3
        assert len([text for text in heard if text.startswith("Vous aviez")]) == len(laid_open)
        assert not [text for text in heard if text.startswith("Votre carte")]
    finally:
        room.close()


# A screen without a voice -------------------------------------------------------------------------
class Window(Listener):
    is_public = True

    def __init__(self, speaks: bool) -> None:
        super().__init__()
        self.is_audible = speaks


@pytest.mark.parametrize("speaks", [True, False])
def test_a_screen_is_covered_only_where_its_player_can_still_play(speaks: bool) -> None:
    """Without voice and without braille the screen is all there is: it may ask the others to look away, no more."""
    room = calm_frontibix(ear=Window(speaks))
    try:
        room.press("1")
        assert room.party.inside is not None
        cover = room.console.text("curtain-cover", name="Ana")
        assert (room.ear.views[-1].title == cover) is speaks
        assert room.ear.views[-1].page == room.console.page.serial
    finally:
        room.close()


# A question that closes ---------------------------------------------------------------------------
def test_who_was_typing_when_the_question_closed_is_told() -> None:
    room = Room("frontibix", {"Ana": "", "Ordi": "normal"}, seed=6)
    try:
        guest = room.party.spokesman
        player = room.party.player(guest.seat)
        assert isinstance(guest.question, Word)
        room.press("a", "b")
        before = len(room.ear.said)
        player.withdraw(guest.ticket)  # the bell has rung, or somebody was quicker
        player.listen(LATE)
        said = [utterance.text for utterance in room.ear.said[before:] if utterance.text]
        assert said == [room.console.text("question-closed")]
        player.listen(LATE + 1)
        assert room.ear.texts.count(said[0]) == 1  # once
    finally:
        room.close()


# Two threads --------------------------------------------------------------------------------------
@pytest.mark.parametrize("deed", ["tell", "withdraw", "press"])
def test_while_one_thread_is_at_the_console_no_other_changes_anything(deed: str) -> None:
    """Keys come from one thread and the match from another; half a change is never seen."""
    room = Room("zieufermix", {"Ana": "", "Ordi": "normal"}, seed=4)
    try:
        guest, table = room.party.spokesman, room.sitting.match.table
        player = room.party.player(guest.seat)
        changes = {
            "tell": lambda: player.tell(Message(table.seats, "turn", {"who": OTHER}, changes=(Standing(TURN, OTHER),))),
            "withdraw": lambda: player.withdraw(guest.ticket),
            "press": lambda: room.console.press(Stroke("right", at=77.0)),
        }
        state = {
            "tell": lambda: guest.sight.turn,
            "withdraw": lambda: guest.question,
            "press": lambda: room.console.page.focus,
        }[deed]
        before, other = state(), Thread(target=changes[deed], daemon=True)
        with room.console.lock:
            other.start()
            other.join(0.3)  # long enough to do it where nothing keeps it; it never comes to an end in here
            assert other.is_alive() and state() == before
        other.join(60)
        assert not other.is_alive() and state() != before
    finally:
        room.close()


# A memory with an end -----------------------------------------------------------------------------
def test_a_history_keeps_the_newest_and_lets_the_oldest_go() -> None:
    history = Transcript()
    for number in range(LONGEST + 50):
        history.note(say(f"numéro {number}"))
    oldest, newest = history.oldest(), history.newest()
    assert oldest is not None and newest is not None
    assert (oldest.text, newest.text) == ("numéro 50", f"numéro {LONGEST + 49}")
    assert len(history.missed(0)) == LONGEST
