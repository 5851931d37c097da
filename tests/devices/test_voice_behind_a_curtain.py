"""A voice that is still speaking when the curtain falls: what was meant for one is not said on to all."""

from __future__ import annotations

from players.room import Room
from speech_puppet import Puppet

from access_game.devices.speech.queue import SpeechQueue


def test_a_card_still_waiting_for_the_voice_is_not_said_to_the_room() -> None:
    """Ana gives the keys back before she has heard her card: it would come next, and now all are listening."""
    puppet = Puppet()
    queue = SpeechQueue([puppet])
    room = Room("frontibix", {"Ana": "", "Bob": ""}, seed=3)
    try:
        room.console.ears.append(queue)
        assert queue.settle()
        puppet.hold()
        room.press("1")
        assert room.party.inside is not None
        assert any("Votre carte" in text for text in room.ear.texts)
        room.press("escape", "down")
        puppet.begins(room.ear.texts[-1])  # where the focus is comes first; the card and the question wait behind it
        before = len(puppet.said)
        room.press("enter")
        assert room.party.inside is None
        puppet.release()
        assert queue.settle()
        spoken = puppet.texts[before:]
        assert any("Rideau" in text for text in spoken)
        assert not [text for text in spoken if "Votre carte" in text or "Un mot en" in text]
    finally:
        queue.close()
        room.close()
