"""What is forgotten takes its parts along: "grid 3" goes with "grid", and "grid" stays when only "grid 3" goes."""

from __future__ import annotations

from functools import partial

import pytest

from access_game.core.cards import from_notation
from access_game.core.questions import Press
from access_game.core.table import Table
from access_game.devices.braille.line import BrailleLine
from access_game.devices.braille.tables import encode
from access_game.devices.speech.line import SpeechLine, Turn
from access_game.narration.transcript import Transcript
from access_game.narration.utterance import Lane, Say, Utterance, strikes
from players.parlour import ANA, Parlour

PART, WHOLE, OTHER = "grid 3", "grid", "story"
LEFT = {"grid": {OTHER}, "grid 3": {WHOLE, OTHER}, "grid 4": {PART, WHOLE, OTHER}, "gri": {PART, WHOLE, OTHER}}


@pytest.mark.parametrize(("forgotten", "left"), LEFT.items())
def test_a_topic_is_struck_by_itself_or_by_its_first_word(forgotten: str, left: set[str]) -> None:
    topics = (PART, WHOLE, OTHER)
    assert {topic for topic in topics if not strikes(forgotten, topic)} == left
    assert not strikes("", "") and not strikes("", PART)


def said(topic: str, lane: Lane = Lane.EVENT) -> Utterance:
    return Utterance((Say(f"mot {topic}"),), lane=lane, braille=f"mot {topic}", topic=topic)


@pytest.mark.parametrize(("forgotten", "left"), LEFT.items())
def test_history_line_of_braille_and_line_of_speech_agree(forgotten: str, left: set[str]) -> None:
    history = Transcript()
    for topic in (PART, WHOLE, OTHER):
        history.note(said(topic))
    history.strike(forgotten)
    assert {item.utterance.topic for item in history.items} == left
    for topic in (PART, WHOLE, OTHER):
        braille = BrailleLine(40, partial(encode, name="fr8"))
        braille.tell("un mot assez long pour deux fenêtres de la plage", topic=topic)
        braille.forget(forgotten)
        braille.state("", now=True)  # who acts in the middle of it may read it once more
        assert braille.pan(1)
        braille.state("", now=True)  # and what is not forgotten yet again
        assert bool(braille.waiting) is (topic in left)
        speech = SpeechLine()
        speech.place(Turn(said(topic, Lane.FOCUS)), now=0.0)
        speech.drop(forgotten)
        assert bool(speech.waiting) is (topic in left)


async def memory(table: Table) -> None:
    """Two cards of a memory game are told of, each with its own topic; the first is masked, then all of them."""
    grid = table.lay("grid", from_notation("wK wZ wW wX"), columns=2, memory=True)
    for slot in (3, 4):
        table.tell_all("turned_up", f"grid {slot}", who=ANA, **grid.named, slot=slot, card=grid.slots[slot])
    await table.must(ANA, Press("buzz"))
    table.forget(grid, 3)
    await table.must(ANA, Press("buzz"))
    table.forget(grid)
    await table.must(ANA, Press("buzz"))


def test_one_card_that_is_masked_again_is_struck_alone_and_the_others_with_their_place() -> None:
    room = Parlour(memory, ("Ana",), people=1, stem="zieufermix")
    try:

        def known() -> set[str]:
            texts = [item.text for item in room.console.transcript.items]
            texts += [text for view in room.ear.views[-1:] for text in view.captions]
            return {letter for letter in "WX" for text in texts if f"{letter}," in text or f"{letter} blanc" in text}

        assert known() == {"W", "X"}
        room.press("enter")
        assert known() == {"X"}
        room.press("enter")
        assert known() == set()
    finally:
        room.close()


def test_what_waits_behind_a_curtain_is_struck_with_its_place_too() -> None:
    room = Parlour(memory, people=2, stem="zieufermix")
    try:
        guest = room.party.guests[ANA]
        guest.whispers, room.party.curtain.held = [said(PART), said(OTHER)], [said(PART), said(WHOLE), said(OTHER)]
        room.party.forget(guest, "grid")
        assert [one.topic for one in guest.whispers] == [OTHER]
        assert [one.topic for one in room.party.curtain.held] == [OTHER]
    finally:
        room.close()
