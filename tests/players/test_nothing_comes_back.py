"""What was forgotten or whispered does not come back by another door: an undo, a curtain, a thing that had to wait."""

from __future__ import annotations

import re
from random import Random

from access_game.core.messages import Message
from access_game.core.table import FORGOTTEN
from players.looking import look_back
from players.room import Room
from players.sense import play_on
from players.spy import Spy

FLIP = re.compile(r"^(?:étoile|pétard|a noir|a blanc|a plus|a plus plus), ligne \d, .*$", re.I)


def told_to_all(room: Room, key: str, topic: str = "", **facts: object) -> None:
    """The table tells something; every guest of the room is told, as the host does it."""
    message = Message(room.sitting.match.table.seats, key, facts, topic)
    for guest in room.party.guests.values():
        room.party.tell(guest, message)


def has_swapped(room: Room) -> bool:
    """Somebody has just swapped a firecracker, and some turns have gone by."""
    keys = [message.key for message in room.sitting.match.table.said]
    return keys.count("turn") > 5 and "swapped" in keys[-5:]


# An undo ------------------------------------------------------------------------------------------
def test_an_undo_gives_back_no_flip_of_an_earlier_turn() -> None:
    """Where a firecracker was swapped, that can be taken back; what was forgotten before it stays forgotten."""
    undone = 0
    for seed in range(8):
        room, rng = Room("zieufermix", {"Ana": "", "Bob": ""}, seed=seed), Random(seed)
        try:
            while room.is_on and not has_swapped(room):
                play_on(room, rng)
            texts = list(room.ear.texts)
            turns = [number for number, text in enumerate(texts) if re.match(r"À (\w+)( de jouer)?\.$", text)]
            flips = {text for text in texts[: turns[-2]] if FLIP.match(text)}  # of turns before the one that comes back
            room.press("ctrl+z")
            if not any("annule son dernier coup" in text for text in room.ear.texts[len(texts) :]):
                continue  # who swapped has played on already
            again = look_back(room)
            assert len(flips) > 5 and not [text for text in flips if text.lower() in again]
            undone += 1
        finally:
            room.close()
    assert undone > 2


def test_an_undo_in_a_shared_room_tells_no_card_and_nothing_twice() -> None:
    spy = Spy()
    room = Room("frontibix", {"Ana": "", "Bob": ""}, seed=2, options={"calm": "yes"}, a_key_takes=0.2, ear=spy)
    spy.room = room
    try:
        room.press("1")
        assert any("Votre carte" in text for text in spy.inside)
        room.type(f"{room.party.inside.question.facts['letter']}ozqr".lower())
        heard = room.heard_since(lambda: room.press("ctrl+z"))
        assert any("annule son dernier coup" in text for text in heard)
        again = look_back(room)
        assert not spy.caught and "carte :" not in again.replace("\u00a0", " ")
        history = [item.text for item in room.console.transcript.items]
        assert "On mélange." in history and len(history) == len(set(history))
    finally:
        room.close()


# What had to wait ---------------------------------------------------------------------------------
def shared_paflemix(**options: str) -> tuple[Room, Spy]:
    """The first word is laid, both are asked for a card of their hand."""
    spy = Spy()
    room = Room("paflemix", {"Ana": "", "Bob": ""}, seed=5, options={"rounds": "1", **options}, ear=spy)
    spy.room = room
    room.press("enter")
    assert room.party.inside is not None
    room.type(room.party.inside.question.starting.lower() + "ozq")
    return room, spy


def test_what_was_forgotten_before_it_could_be_whispered_is_not_whispered() -> None:
    room, _ = shared_paflemix()
    ana = room.party.guests[0]
    try:
        assert room.party.inside is None
        for words, topic in (("perdu de vue", "story"), ("toujours là", "other")):
            room.party.tell(ana, Message((ana.seat,), "story_so_far", {"words": words}, topic))
        told_to_all(room, FORGOTTEN, forgotten="story")
        heard = " ".join(room.heard_since(lambda: room.press("1"))).lower()
        assert room.party.inside is ana
        assert "toujours là" in heard and "perdu de vue" not in heard
    finally:
        room.close()


def test_what_was_forgotten_behind_the_curtain_is_not_said_after_it() -> None:
    room, _ = shared_paflemix()
    try:
        room.press("1")
        assert room.party.inside is not None
        before = len(room.ear.said)
        told_to_all(room, "story_word", "story", who=1, word="oubliée", left=4)
        told_to_all(room, FORGOTTEN, forgotten="story")
        told_to_all(room, "story_word", "story", who=1, word="retenue", left=3)
        room.press("escape", "down", "enter")
        said = " ".join(utterance.text for utterance in room.ear.said[before:]).lower()
        assert "retenue" in said and "oubliée" not in said
        assert "oubliée" not in look_back(room)
    finally:
        room.close()


def test_a_story_read_to_one_is_heard_behind_the_curtain_only() -> None:
    """Nobody else asked to be reminded: the whole story is for the one who chose to hear it."""
    room, spy = shared_paflemix(easy="yes", form="turns")
    try:
        room.press("enter")
        guest = room.party.inside
        assert guest is not None
        room.console.page.focus_on("read_back")
        room.press("enter")
        lines = [message for message in room.sitting.match.table.said if message.key == "story_so_far"]
        assert lines and set(lines[-1].to) == {guest.seat}
        story = {f"{lines[-1].facts['words']}.".lower(), lines[-1].facts["words"].lower()}
        assert story & {utterance.text.lower() for utterance in spy.said}
        assert not story & {text.lower() for text in spy.outside}
        assert room.party.inside is guest
    finally:
        room.close()
