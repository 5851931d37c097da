"""A key pressed twice, an answer that comes late, a question that is gone: said in words, and nothing is done twice."""

from __future__ import annotations

from access_game.devices.keys.stroke import Stroke
from players.room import Room


def test_a_second_enter_before_the_table_could_act_is_told_so() -> None:
    room = Room("zieufermix", {"Ana": "", "Ordi": "normal"}, seed=4)
    try:
        entries = len(room.sitting.match.journal)
        room.console.press(Stroke("enter"))  # the host's thread has not come to it yet
        before = len(room.ear.said)
        room.console.press(Stroke("enter"))
        assert [said.text for said in room.ear.said[before:] if said.text] == [room.console.text("answer-sent")]
        room.settle()
        mine = [entry for entry in room.sitting.match.journal[entries:] if entry.seat == 0]
        assert len(mine) == 1
    finally:
        room.close()


def test_a_question_withdrawn_under_another_ticket_stays_open() -> None:
    """What the host takes back late is not what is asked now."""
    room = Room("zieufermix", {"Ana": "", "Ordi": "normal"}, seed=4)
    try:
        title, entries = room.console.page.title(), len(room.sitting.match.journal)
        room.party.player(room.party.spokesman.seat).withdraw(999_999)
        assert room.console.page.title() == title and room.party.spokesman.is_asked
        room.press("enter")
        assert len(room.sitting.match.journal) > entries
    finally:
        room.close()


def test_an_answer_is_of_the_moment_its_key_went_down() -> None:
    """The table may be busy when a key goes down: who was quicker is not who was served first."""
    room = Room("zieufermix", {"Ana": "", "Ordi": "normal"}, seed=4)
    try:
        entries = len(room.sitting.match.journal)
        room.clock.time += 50.0
        pressed = room.clock.time - 0.8
        room.console.press(Stroke("enter", at=pressed))
        room.settle()
        entry = room.sitting.match.journal[entries]
        assert entry.seat == 0 and entry.at == int(pressed * 1000)
    finally:
        room.close()
