"""Whatever is said belongs somewhere, and goes when one leaves: on the real console, and with the real queue."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest
from devices.speech_puppet import Puppet

from access_game.core.questions import YesNo
from access_game.core.table import Table
from access_game.devices.keys.stroke import Stroke
from access_game.devices.speech.queue import SpeechQueue
from access_game.devices.tape import Tape
from access_game.narration.phrasebook import Phrasebook
from access_game.narration.utterance import GREETING, MATCH, PAGE, PROGRAM, Lane, Say, Utterance, is_within, say
from access_game.players.console import Console
from access_game.players.pages import Choice, ListPage
from players.parlour import ANA, BOB, Parlour
from players.room import Listener, Room


@dataclass
class Waiting(Listener):
    """An ear that is behind: what was said to it waits until it is left."""

    waiting: list[Utterance] = field(default_factory=list)
    left: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()

    def say(self, utterance: Utterance, heard: Callable[[], None] | None = None) -> None:
        super().say(utterance, heard)
        self.waiting += [utterance] if utterance.text and utterance.lane is Lane.EVENT else []

    def leave(self, scope: str) -> None:
        self.left.append(scope)
        self.waiting = [one for one in self.waiting if not is_within(one.scope, scope)]

    @property
    def unheard(self) -> list[str]:
        return [one.text for one in self.waiting]


@pytest.fixture
def hall() -> tuple[Console, Waiting]:
    console, ear = Console(Phrasebook("fr")), Waiting()
    console.ears.append(ear)
    console.open(ListPage("Menu.", [Choice("a", "Un"), Choice("b", "Deux")], lambda id: None), quiet=True)
    return console, ear


def greeting(text: str = "Bonjour.") -> Utterance:
    return Utterance((Say(text),), scope=GREETING)


def test_the_first_key_takes_the_greeting_away(hall: tuple[Console, Waiting]) -> None:
    console, ear = hall
    console.say(greeting())
    assert ear.unheard == ["Bonjour."]
    console.press(Stroke.parse("down"))
    assert not ear.unheard and ear.left == [GREETING]
    assert "Bonjour." not in console.view().captions
    console.press(Stroke.parse("down"))
    assert ear.left == [GREETING]


def test_the_tape_says_that_a_scope_was_left_when_every_ear_has_left_it(hall: tuple[Console, Waiting]) -> None:
    console, ear = hall
    left_by_then: list[list[str]] = []

    class Watched(Tape):
        def left(self, scope: str, number: int = 0) -> None:
            left_by_then.append(list(ear.left))

    console.tape = Watched()
    console.take_away(GREETING)
    assert left_by_then == [[GREETING]]


def test_what_comes_too_late_for_its_scope_is_not_said_but_reported_as_heard(hall: tuple[Console, Waiting]) -> None:
    console, ear = hall
    heard: list[str] = []
    console.enter(MATCH)
    console.enter(PAGE)
    console.say(Utterance((Say("Bob joue."),), scope=MATCH), lambda: heard.append("Bob"))
    assert not ear.unheard and heard == ["Bob"]


def test_what_the_program_says_survives_every_leaving(hall: tuple[Console, Waiting]) -> None:
    console, ear = hall
    console.enter(MATCH)
    console.announce("match-kept", PROGRAM)
    console.say(say("Bob joue."))
    console.enter(PAGE)
    assert ear.unheard == [console.text("match-kept")]


def test_a_page_that_came_by_itself_is_taken_away_by_a_key_and_the_last_words_are_not(
    hall: tuple[Console, Waiting],
) -> None:
    """The results after the last card: an arrow key has done with their title, not with who has won."""
    console, ear = hall
    console.enter(MATCH)
    console.say(say("Ana gagne."))
    console.introduce_behind()
    assert ear.unheard == ["Ana gagne.", "Menu. Un, 1 sur 2"]
    console.press(Stroke.parse("down"))
    assert ear.unheard == ["Ana gagne."]


def test_after_a_lesson_a_key_leads_on_and_nothing_of_it_is_heard(hall: tuple[Console, Waiting]) -> None:
    console, ear = hall
    console.enter("lesson")
    console.say(say("Bravo."))
    console.linger(PAGE)
    assert ear.unheard == ["Bravo."] and console.scope == "lesson"
    console.press(Stroke.parse("down"))
    assert not ear.unheard and console.scope == PAGE


def test_after_good_bye_only_the_program_itself_speaks(hall: tuple[Console, Waiting]) -> None:
    console, ear = hall
    console.enter(MATCH)
    console.part("Partie enregistrée.")
    console.say(say("Bob joue."))
    console.announce("word-list-missing", PROGRAM, file="x")
    assert ear.unheard[0] == "Partie enregistrée." and len(ear.unheard) == 2


def alone(seed: int = 1, **seats: str) -> tuple[Room, Waiting]:
    ear = Waiting()
    return Room("zieufermix", {"Ana": "", **(seats or {"Bob": "normal"})}, seed=seed, ear=ear), ear


def questions(ear: Listener) -> list[str]:
    return [one.text for one in ear.said if one.tag == "question" and one.lane is Lane.EVENT]


def test_a_question_that_was_answered_is_never_said_afterwards() -> None:
    room, ear = alone()
    try:
        asked = questions(ear)[-1]
        assert ear.unheard[-1] == asked
        room.console.press(Stroke.parse("enter"))  # the table has not moved yet
        assert asked not in ear.unheard
        assert ear.said[-1].tag == "taken" and ear.said[-1].lane is Lane.FOCUS
    finally:
        room.close()


def test_who_leaves_in_the_middle_hears_nothing_more_of_the_match() -> None:
    room, ear = alone()
    try:
        room.console.press(Stroke.parse("escape"))
        room.console.page.focus_on("leave")  # type: ignore[attr-defined]
        room.console.press(Stroke.parse("enter"))
        room.console.press(Stroke.parse("down"))
        assert ear.unheard
        room.console.press(Stroke.parse("enter"))
        assert not ear.unheard and room.console.scope == PAGE
        room.party.tell(room.party.guests[ANA], room.sitting.match.table.said[-2])  # the table had more to say
        assert not ear.unheard
    finally:
        room.close()


def test_the_page_of_a_question_that_is_introduced_asks_it_and_nobody_asks_again() -> None:
    """A question that came while the rules were read: Escape leads to it, and it is heard once."""
    room, ear = alone()
    try:
        asked = questions(ear)[-1]
        room.console.press(Stroke.parse("f1"))
        assert asked in ear.unheard
        room.console.press(Stroke.parse("escape"))
        assert asked in ear.said[-1].text and asked not in ear.unheard
    finally:
        room.close()


async def vote(table: Table) -> None:
    await table.ask_all({seat: YesNo("accept_word", facts={"word": "zut"}) for seat in (ANA, BOB)})


def test_two_who_are_asked_the_same_are_asked_once_by_their_names() -> None:
    room = Parlour(vote)
    try:
        asked = [text for text in questions(room.ear) if "zut" in text.lower()]
        assert len(asked) == 1 and asked[0].startswith("Ana et Bob")
        before = len(room.ear.said)
        room.press("2")
        assert not any("zut" in one.text.lower() for one in room.ear.said[before:])  # they have heard it
        assert any("Bob" in one.text for one in room.ear.said[before:])
    finally:
        room.close()


def test_the_answer_of_one_leaves_the_question_to_the_other() -> None:
    ear = Waiting()
    room = Parlour(vote, ear=ear)
    try:
        guest = room.party.guests[ANA]
        room.party.give(guest, True)
        assert not any(scope.startswith(f"{MATCH}/question") for scope in ear.left)
        room.party.give(room.party.guests[BOB], True)
        assert any(scope.startswith(f"{MATCH}/question") for scope in ear.left)
    finally:
        room.close()


# With the real queue -------------------------------------------------------------------------------


@pytest.fixture
def spoken() -> Iterator[tuple[Console, Puppet, SpeechQueue]]:
    voice = Puppet()
    voice.hold()
    queue = SpeechQueue([voice])
    console = Console(Phrasebook("fr"))
    console.ears.append(queue)
    console.open(ListPage("Menu.", [Choice("a", "Un"), Choice("b", "Deux")], lambda id: None), quiet=True)
    try:
        yield console, voice, queue
    finally:
        voice.release()
        queue.close()


def test_the_greeting_is_cut_by_a_key_and_not_taken_up_again(spoken: tuple[Console, Puppet, SpeechQueue]) -> None:
    console, voice, queue = spoken
    console.say(greeting("Bonjour à vous."))
    voice.begins("Bonjour à vous.")
    console.press(Stroke.parse("down"))
    voice.begins("Deux, 2 sur 2")
    voice.release()
    assert queue.settle() and voice.texts.count("Bonjour à vous.") == 1


def test_a_match_that_begins_is_not_the_menu_that_ended(spoken: tuple[Console, Puppet, SpeechQueue]) -> None:
    console, voice, queue = spoken
    console.say(say("Un menu qui parle longtemps."))
    console.say(say("Et qui continue."))
    voice.begins("Un menu qui parle longtemps.")
    console.enter(MATCH)
    console.say(say("On mélange."))
    voice.begins("On mélange.")
    voice.release()
    assert queue.settle() and voice.texts == ["Un menu qui parle longtemps.", "On mélange."]


def test_good_bye_is_heard_to_its_end_and_nothing_behind_it(spoken: tuple[Console, Puppet, SpeechQueue]) -> None:
    console, voice, queue = spoken
    console.enter(MATCH)
    console.say(say("Bob joue."))
    voice.begins("Bob joue.")
    console.part("Partie enregistrée.")
    console.say(say("Bob joue encore."))
    voice.begins("Partie enregistrée.")
    voice.release()
    assert queue.settle() and voice.texts == ["Bob joue.", "Partie enregistrée."]


def test_behind_the_curtain_the_question_stands_above_its_answers_as_it_was_asked() -> None:
    room = Room("paflemix", {"Ana": "", "Bob": "", "Zoé": "normal"}, seed=5)
    try:
        room.press("enter")
        asked = next(said.text for said in reversed(room.ear.said) if said.tag == "question")
        assert room.console.page.title() == asked and "Ana" not in asked
    finally:
        room.close()
