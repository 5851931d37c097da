"""What hearers hear word for word, readers would have at one glance: they have it once it has been heard."""

from __future__ import annotations

from dataclasses import replace

import pytest

from access_game.core.messages import Message
from access_game.core.seats import Seat
from access_game.games import frontibix
from access_game.narration.narrator import Narrator
from access_game.narration.utterance import MATCH, Lane, Utterance, say
from access_game.players.audience import Audience

from .room import Listener

ANA, BOB = Seat(0), Seat(1)


class Voice(Listener):
    is_audible = True


class Fingers(Listener):
    is_private = True


class Room:
    """Somebody who hears, somebody who reads, and a screen."""

    def __init__(self) -> None:
        self.audience, self.voice, self.page, self.fingers = Audience(), Voice(), Listener(), Fingers()
        self.audience.ears += [self.voice, self.page, self.fingers]
        self.narrator = Narrator("fr", "frontibix", frontibix.GAME, ("Ana", "Bob"), None)
        self.heard: list[str] = []
        self.number = 0

    def tell(self, key: str, **facts: object) -> None:
        told = self.narrator.utterance(Message((ANA, BOB), key, facts))
        assert told is not None
        self.say(replace(told, scope=MATCH))

    def say(self, said: Utterance) -> None:
        self.number += 1
        self.audience.say(replace(said, number=self.number), lambda: self.heard.append(said.text))

    def reveal(self) -> None:
        self.tell("revealed", who=ANA, word="limonade")
        self.tell("revealed", who=BOB, word="revolver")


@pytest.fixture
def room() -> Room:
    room = Room()
    room.reveal()
    return room


def test_the_two_words_are_heard_as_they_are_said_and_read_at_the_beep(room: Room) -> None:
    assert len(room.voice.texts) == 2
    assert room.page.texts == room.fingers.texts == [] and room.audience.captions == ()
    room.tell("initials", letters="LR")
    room.tell("beep")
    assert len(room.voice.texts) == 4
    assert room.page.texts == room.fingers.texts == room.voice.texts == list(room.audience.captions)


def test_the_table_does_not_wait_for_what_a_reader_may_not_have_yet(room: Room) -> None:
    assert len(room.heard) == 2


def test_where_no_race_follows_they_are_read_with_what_does(room: Room) -> None:
    room.tell("void", pot=2)
    assert len(room.page.texts) == len(room.fingers.texts) == 3


def test_the_word_that_helps_is_read_when_the_race_goes_on(room: Room) -> None:
    room.tell("beep")
    room.tell("other_word", who=BOB, word="rateau")
    assert "rateau" in room.voice.texts[-1] and "rateau" not in "".join(room.page.texts)
    room.tell("beep")
    assert "rateau" in room.page.texts[-2]


def test_an_answer_to_a_key_brings_it_no_sooner(room: Room) -> None:
    room.say(say("Deux cartes.", focus=True))
    assert room.page.texts == ["Deux cartes."]
    room.say(replace(room.voice.said[0], lane=Lane.FOCUS))  # once more, please
    assert room.page.texts == ["Deux cartes."]
    room.tell("beep")
    assert len(room.page.texts) == 5
    room.say(replace(room.voice.said[0], lane=Lane.FOCUS))
    assert "limonade" in room.page.texts[-1]


def test_what_was_left_or_wiped_in_the_meantime_is_not_read_any_more() -> None:
    for go in (lambda audience: audience.leave(MATCH), lambda audience: audience.wipe()):
        room = Room()
        room.reveal()
        go(room.audience)
        room.tell("beep")
        assert room.page.texts == room.voice.texts[-1:]
