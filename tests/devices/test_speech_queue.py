"""The queue on its thread: a puppet speaks, ears count."""

from __future__ import annotations

import io
import json
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from speech_puppet import PATIENCE, Ears, Puppet

from access_game.devices.speech import line
from access_game.devices.speech.line import MOMENT
from access_game.devices.speech.queue import Manner, SpeechQueue
from access_game.devices.speech.silent import SilentVoice
from access_game.devices.speech.voice import Ability
from access_game.devices.tape import Tape
from access_game.narration.utterance import Cue, Lane, Part, Pause, Say, Spell, Utterance, say

LONG = "Bob turns up a black A in the second row, third column."


@pytest.fixture
def puppet() -> Puppet:
    return Puppet()


@pytest.fixture
def ears() -> Ears:
    return Ears()


@pytest.fixture
def queue(puppet: Puppet) -> Iterator[SpeechQueue]:
    made = SpeechQueue([puppet])
    assert made.settle(PATIENCE)
    yield made
    puppet.release()
    made.close(PATIENCE)


def settled(queue: SpeechQueue) -> None:
    assert queue.settle(PATIENCE)


def test_what_is_said_is_heard_in_order_and_reported_once_each(queue: SpeechQueue, puppet: Puppet, ears: Ears) -> None:
    for text in ("one", "two", "three"):
        queue.say(say(text), ears(text))
    settled(queue)
    assert puppet.texts == ears.heard == ["one", "two", "three"]


def test_what_no_voice_has_begun_is_known_to_whoever_takes_the_word(queue: SpeechQueue, puppet: Puppet) -> None:
    puppet.hold()
    queue.say(replace(say("being said"), number=1))
    puppet.begins("being said")
    for number in (2, 3):
        queue.say(replace(say("waits"), number=number))
    assert queue.unbegun == {2, 3}
    puppet.release()
    settled(queue)
    assert queue.unbegun == set()


def test_the_caller_never_waits_for_the_voice(queue: SpeechQueue, puppet: Puppet, ears: Ears) -> None:
    puppet.hold()
    queue.say(say("long"), ears("long"))
    puppet.begins("long")
    queue.say(say("next"), ears("next"))
    assert ears.heard == []
    puppet.release()
    settled(queue)
    assert ears.heard == ["long", "next"]


def test_an_arrow_key_cuts_the_older_focus_at_once(queue: SpeechQueue, puppet: Puppet, ears: Ears) -> None:
    puppet.hold()
    queue.say(say("first card", focus=True), ears("first"))
    puppet.begins("first card")
    queue.say(say("second card", focus=True), ears("second"))
    puppet.begins("second card")
    queue.say(say("third card", focus=True), ears("third"))
    puppet.begins("third card")
    puppet.release()
    settled(queue)
    assert puppet.texts == ["first card", "second card", "third card"]
    assert ears.heard == ["first", "second", "third"]


def test_the_clock_cuts_in_and_the_event_is_said_once_more(queue: SpeechQueue, puppet: Puppet, ears: Ears) -> None:
    puppet.hold()
    queue.say(say(LONG), ears("event"))
    puppet.begins(LONG)
    threading.Event().wait(MOMENT)
    queue.say(say("ten seconds", clock=True), ears("clock"))
    puppet.begins("ten seconds")
    queue.say(say("a card", focus=True), ears("answer"))
    assert ears.heard == [], "neither the cut event nor the clock is over"
    puppet.release()
    settled(queue)
    assert puppet.texts == [LONG, "ten seconds", "a card", LONG]
    assert ears.heard == ["clock", "answer", "event"]


def test_an_event_goes_on_with_the_part_that_was_cut(queue: SpeechQueue, puppet: Puppet, ears: Ears) -> None:
    parts: tuple[Part, ...] = (Say("Bob plays."), Cue("turned_up"), Say(LONG))
    queue._play_cue = lambda cue: puppet.hold()
    queue.say(Utterance(parts), ears("parted"))
    puppet.begins(LONG)
    queue.say(say("a card", focus=True), ears("answer"))
    puppet.begins("a card")
    puppet.release()
    settled(queue)
    assert puppet.texts == ["Bob plays.", LONG, "a card", LONG]
    assert ears.heard == ["answer", "parted"]


def test_the_queue_wakes_by_itself_when_the_player_is_quiet(queue: SpeechQueue, puppet: Puppet, ears: Ears) -> None:
    queue.say(say("a card", focus=True), ears("answer"))
    ears.wait_for("answer")
    queue.say(say("an event"), ears("event"))
    assert puppet.texts == ["a card"], "the next arrow key would only cut it"
    ears.wait_for("event")
    assert puppet.texts == ["a card", "an event"]


def test_what_a_taken_answer_comes_to_is_said_at_once(puppet: Puppet, ears: Ears, monkeypatch: Any) -> None:
    monkeypatch.setattr(line, "QUIET", PATIENCE * 2)  # whoever waited for it would wait too long
    queue = SpeechQueue([puppet])
    queue.say(say("a card", focus=True))
    queue.say(Utterance((Cue("typed"),), Lane.FOCUS, tag="taken"))
    queue.say(say("A black."), ears("event"))
    ears.wait_for("event")
    queue.close(PATIENCE)


def test_where_nobody_speaks_nothing_waits_for_quiet(ears: Ears, monkeypatch: Any) -> None:
    monkeypatch.setattr(line, "QUIET", PATIENCE * 2)
    queue = SpeechQueue([SilentVoice()])
    queue.say(say("a card", focus=True))
    queue.say(say("an event"), ears("event"))
    ears.wait_for("event")
    queue.close(PATIENCE)


def test_leaving_a_page_silences_it_and_the_match_goes_on(queue: SpeechQueue, puppet: Puppet, ears: Ears) -> None:
    puppet.hold()
    for text, scope in (("Welcome.", "page"), ("Five entries.", "page"), ("The match begins.", "match")):
        queue.say(Utterance((Say(text),), scope=scope), ears(text))
    puppet.begins("Welcome.")
    queue.leave("page")
    puppet.begins("The match begins.")
    puppet.release()
    settled(queue)
    assert puppet.texts == ["Welcome.", "The match begins."]
    assert ears.heard == ["Welcome.", "Five entries.", "The match begins."]


def test_ctrl_cuts_everything_and_all_of_it_counts_as_heard(queue: SpeechQueue, puppet: Puppet, ears: Ears) -> None:
    puppet.hold()
    queue.say(say("now", clock=True), ears("now"))
    puppet.begins("now")
    queue.say(say("event"), ears("event"))
    queue.say(say("focus", focus=True), ears("focus"))
    queue.hush()
    settled(queue)
    assert puppet.texts == ["now"]
    assert ears.heard == ["now", "focus", "event"]


def test_a_forgotten_topic_is_not_repeated_but_what_is_new_is_heard(
    queue: SpeechQueue, puppet: Puppet, ears: Ears
) -> None:
    puppet.hold()
    queue.say(Utterance((Say("A black"),), Lane.FOCUS, topic="grid"), ears("a repeat"))
    puppet.begins("A black")
    queue.say(Utterance((Say("A white"),), topic="grid"), ears("news"))
    queue.say(say("your turn"), ears("other"))
    queue.drop("grid")
    puppet.begins("A white")
    puppet.release()
    settled(queue)
    assert puppet.texts == ["A black", "A white", "your turn"]
    assert ears.heard == ["a repeat", "news", "other"]


def test_dropping_no_topic_drops_nothing(queue: SpeechQueue, puppet: Puppet) -> None:
    puppet.hold()
    queue.say(say("one"))
    puppet.begins("one")
    queue.say(say("two"))
    queue.drop("")
    puppet.release()
    settled(queue)
    assert puppet.texts == ["one", "two"]


def test_words_are_said_in_one_breath_and_cues_sound_between(puppet: Puppet) -> None:
    cues: list[tuple[str, int]] = []
    queue = SpeechQueue([puppet], lambda cue: cues.append((cue.name, len(puppet.said))))
    parts: tuple[Part, ...] = (Cue("turn"), Say("Spell"), Spell(("bé", "o"), "BO"), Cue("star"), Pause(1), Say("star"))
    queue.say(Utterance(parts, braille="bo *", voice=3, pan=0.5, language="en"))
    settled(queue)
    queue.close(PATIENCE)
    assert puppet.texts == ["Spell bé, o", "star"]
    assert cues == [("turn", 0), ("star", 1)]
    first, second = puppet.said
    assert (first.voice, first.pan, first.language, first.braille) == (3, 0.5, "en", "bo *")
    assert second.braille == "", "the braille line is written once"


def test_a_cue_that_fails_does_not_silence_the_voice(puppet: Puppet, caplog: pytest.LogCaptureFixture) -> None:
    def broken(cue: Cue) -> None:
        raise OSError(cue.name)

    queue = SpeechQueue([puppet], broken)
    queue.say(Utterance((Cue("turn"), Say("your turn"))))
    settled(queue)
    queue.close(PATIENCE)
    assert puppet.texts == ["your turn"]
    assert "turn" in caplog.text


def test_a_listener_that_fails_does_not_stop_the_queue(
    queue: SpeechQueue, ears: Ears, caplog: pytest.LogCaptureFixture
) -> None:
    def broken() -> None:
        raise RuntimeError("nobody home")

    queue.say(say("one"), broken)
    queue.say(say("two"), ears("two"))
    settled(queue)
    assert ears.heard == ["two"]
    assert "nobody home" in caplog.text


def test_the_manner_of_speaking_is_changed_between_two_phrases(queue: SpeechQueue, puppet: Puppet) -> None:
    spoken = Utterance((Say("hello"),), voice=2, pan=-0.8)
    queue.say(spoken)
    settled(queue)
    queue.manner.rate, queue.manner.pitch, queue.manner.volume = 350, 70, 0.5
    queue.manner.mono = True
    queue.manner.seat_voices = False
    queue.say(spoken)
    settled(queue)
    before, after = puppet.said
    assert (before.rate, before.voice, before.pan) == (Manner().rate, 2, -0.8)
    assert (after.rate, after.pitch, after.volume, after.voice, after.pan) == (350, 70, 0.5, None, 0.0)


def test_words_of_several_tellers_are_said_each_in_their_own_voice(queue: SpeechQueue, puppet: Puppet) -> None:
    puppet.abilities |= Ability.VOICES
    story = Utterance((Say("The story:"), Say("Adam", 0), Say("eats", 1), Say("apples", 1), Say("today.", 0)))
    queue.say(story)
    settled(queue)
    said = [("The story:", None), ("Adam", 0), ("eats apples", 1), ("today.", 0)]
    assert [(phrase.text, phrase.voice) for phrase in puppet.said] == said
    queue.manner.seat_voices = False
    queue.say(story)
    settled(queue)
    assert [(phrase.text, phrase.voice) for phrase in puppet.said[len(said) :]] == [(story.text, None)]


def test_a_lost_voice_is_replaced_and_the_sentence_is_said_again(ears: Ears) -> None:
    first, absent, last = Puppet("reader"), Puppet("absent", runs=False), Puppet("builtin")
    first.lost_on.add("two")
    lost: list[tuple[str, str]] = []
    queue = SpeechQueue([first, absent, last], on_lost=lambda old, new: lost.append((old, new)))
    for text in ("one", "two", "three"):
        queue.say(say(text), ears(text))
    settled(queue)
    assert queue.voice is last
    queue.close(PATIENCE)
    assert first.texts == ["one", "two"]
    assert last.texts == ["two", "three"]
    assert lost == [("reader", "builtin")]
    assert ears.heard == ["one", "two", "three"]
    assert "close" in first.log
    assert absent.log == []


def test_a_driver_that_fails_in_any_other_way_is_lost_too(ears: Ears, caplog: pytest.LogCaptureFixture) -> None:
    class Faulty(Puppet):
        def speak(self, *_: object) -> None:
            raise ZeroDivisionError

    last = Puppet("last")
    queue = SpeechQueue([Faulty("faulty"), last])
    queue.say(say("one"), ears("one"))
    settled(queue)
    queue.close(PATIENCE)
    assert last.texts == ["one"]
    assert "faulty" in caplog.text


def test_when_every_voice_is_lost_the_game_goes_on_in_silence(ears: Ears) -> None:
    only = Puppet("only")
    only.lost_on.add("one")
    lost: list[tuple[str, str]] = []
    queue = SpeechQueue([only], on_lost=lambda old, new: lost.append((old, new)))
    queue.say(say("one"), ears("one"))
    queue.say(say("two"), ears("two"))
    settled(queue)
    queue.close(PATIENCE)
    assert ears.heard == ["one", "two"]
    assert lost == [("only", "off")]


def test_silence_takes_no_time_but_everything_is_heard(ears: Ears) -> None:
    queue = SpeechQueue([SilentVoice()])
    queue.say(Utterance((Say("one"), Pause(10_000_000), Say("two"))), ears("one"))
    settled(queue)
    queue.close(PATIENCE)
    assert ears.heard == ["one"]


def test_another_voice_takes_over_between_two_utterances(ears: Ears) -> None:
    first, second = Puppet("first"), Puppet("second")
    queue = SpeechQueue([first])
    queue.say(say("one"))
    settled(queue)
    queue.use([second, first])
    settled(queue)
    queue.say(say("two"), ears("two"))
    settled(queue)
    queue.close(PATIENCE)
    assert first.log == ["open", "one", "close"]
    assert second.texts == ["two"]


def test_the_voice_that_speaks_already_is_not_opened_again() -> None:
    absent, first = Puppet("absent", runs=False), Puppet("first")
    queue = SpeechQueue([first])
    settled(queue)
    queue.use([absent, first])
    settled(queue)
    assert queue.voice is first
    assert first.log == ["open"]
    queue.close(PATIENCE)


def test_sounds_are_told_before_each_phrase_and_when_all_has_been_said(puppet: Puppet) -> None:
    told: list[bool] = []
    queue = SpeechQueue([puppet], on_speaking=told.append)
    settled(queue)
    puppet.hold()
    queue.say(say("one"))
    puppet.begins("one")
    queue.say(say("two"))
    puppet.release()
    settled(queue)
    queue.say(Utterance((Cue("turn"),)))
    settled(queue)
    queue.close(PATIENCE)
    assert told == [True, True, False]


def test_words_come_when_their_cue_was_heard_and_a_key_need_not_wait_for_that(puppet: Puppet) -> None:
    order: list[str] = []
    tolls = threading.Event()

    def play(cue: Cue) -> float:
        order.append(cue.name)
        if cue.name == "long":
            tolls.set()
            return PATIENCE * 10
        return 0.05

    queue = SpeechQueue([puppet], play, on_speaking=lambda speaking: order.append("words" if speaking else "silence"))
    settled(queue)
    began = time.monotonic()
    queue.say(Utterance((Cue("short"), Say("one"))))
    settled(queue)
    assert time.monotonic() - began >= 0.05
    queue.say(Utterance((Cue("long"), Say("two"))))
    assert tolls.wait(PATIENCE)
    queue.say(Utterance((Say("three"),), Lane.FOCUS))
    puppet.begins("three")
    queue.close(PATIENCE)
    assert order[:5] == ["short", "words", "silence", "long", "words"]


def test_only_braille_reaches_a_voice_that_can_write_it() -> None:
    writer, speaker = Puppet("writer", abilities=Ability.BRAILLE), Puppet("speaker")
    for voice in (writer, speaker):
        queue = SpeechQueue([voice])
        queue.say(Utterance(braille="A ++"))
        settled(queue)
        queue.close(PATIENCE)
    assert [phrase.braille for phrase in writer.said] == ["A ++"]
    assert speaker.said == []


def test_closing_reports_all_that_was_waiting_and_later_words_too(puppet: Puppet, ears: Ears) -> None:
    queue = SpeechQueue([puppet])
    settled(queue)
    puppet.hold()
    queue.say(say("one"), ears("one"))
    puppet.begins("one")
    queue.say(say("two"), ears("two"))
    queue.close(PATIENCE)
    queue.say(say("three"), ears("three"))
    assert ears.heard == ["one", "two", "three"]
    assert puppet.log[-1] == "close"


def test_settle_tells_when_it_gave_up(queue: SpeechQueue, puppet: Puppet) -> None:
    puppet.hold()
    queue.say(say("endless"))
    puppet.begins("endless")
    assert queue.settle(0.01) is False


def test_many_callers_lose_nothing(queue: SpeechQueue, puppet: Puppet, ears: Ears) -> None:
    def call(caller: int) -> None:
        for number in range(20):
            lane = Lane.FOCUS if number % 4 == 0 else Lane.EVENT
            name = f"{caller}-{number}"
            queue.say(Utterance((Say(name),), lane, clock=number % 5 == 1), ears(name))

    callers = [threading.Thread(target=call, args=(caller,)) for caller in range(4)]
    for thread in callers:
        thread.start()
    for thread in callers:
        thread.join(PATIENCE)
    settled(queue)
    everything = {f"{caller}-{number}" for caller in range(4) for number in range(20)}
    assert sorted(ears.heard) == sorted(everything), "each exactly once"
    events = {name for name in everything if int(name.partition("-")[2]) % 4}
    assert events <= set(puppet.texts), "no event is lost"


# The tape -----------------------------------------------------------------------------------------------------------
class Recorded:
    """A queue with a running tape."""

    def __init__(self, *voices: Puppet | SilentVoice) -> None:
        self._file = io.StringIO()
        self.queue = SpeechQueue(voices, lambda cue: None, tape=Tape(self._file))
        settled(self.queue)

    def lines(self) -> list[tuple[str, str]]:
        """What became of which text, in order."""
        settled(self.queue)
        self.queue.close(PATIENCE)
        found = [json.loads(line) for line in self._file.getvalue().splitlines()]
        assert all(line["ear"] == "voice" for line in found)
        return [(line["what"], line["text"]) for line in found]


def test_the_tape_tells_what_was_cut_and_said_once_more(puppet: Puppet) -> None:
    tape = Recorded(puppet)
    puppet.hold()
    tape.queue.say(say(LONG))
    puppet.begins(LONG)
    tape.queue.say(say("a card", focus=True))
    puppet.begins("a card")
    puppet.release()
    assert tape.lines() == [
        *(("begun", LONG), ("cut", LONG)),
        *(("begun", "a card"), ("done", "a card")),
        *(("again", LONG), ("done", LONG)),
    ]


def test_the_tape_tells_what_was_left_hushed_and_replaced(puppet: Puppet) -> None:
    tape = Recorded(puppet)
    puppet.hold()
    tape.queue.say(Utterance((Say("Welcome."),), scope="page"))
    puppet.begins("Welcome.")
    tape.queue.say(Utterance((Say("Five entries."),), scope="page"))
    tape.queue.leave("page")
    settled(tape.queue)
    tape.queue.say(say("ten", clock=True))
    puppet.begins("ten")
    for text in ("one", "two"):
        tape.queue.say(say(text, focus=True))
    tape.queue.hush()
    assert tape.lines() == [
        *(("begun", "Welcome."), ("cut", "Welcome."), ("dropped", "Five entries.")),
        *(("begun", "ten"), ("cut", "ten"), ("dropped", "one"), ("dropped", "two")),
    ]


def test_nobody_leaves_between_the_beginning_of_a_word_and_its_line_on_the_tape(puppet: Puppet) -> None:
    order: list[str] = []

    class Slow(Tape):
        """While it is about to write that something begins, somebody leaves the page."""

        def note(self, ear: str, what: str, utterance: Utterance, text: str | None = None) -> None:
            if what == "begun":
                leaver.start()
                leaver.join(0.3)  # long enough for whoever need not wait
                order.append("begun")

    def leave() -> None:
        queue.leave("page")
        order.append("left")

    leaver = threading.Thread(target=leave)
    queue = SpeechQueue([puppet], tape=Slow())
    settled(queue)
    queue.say(Utterance((Say("Welcome."),), scope="page"))
    settled(queue)
    leaver.join(PATIENCE)
    queue.close(PATIENCE)
    assert order == ["begun", "left"]


def test_the_tape_has_the_words_that_were_really_said(puppet: Puppet) -> None:
    tape = Recorded(puppet)
    puppet.hold()
    tape.queue.say(say("first"))
    puppet.begins("first")
    for _ in range(3):
        tape.queue.say(Utterance((Say(LONG),), brief=(Say("Black A."),)))
    puppet.release()
    assert [text for what, text in tape.lines() if what == "begun"] == ["first", "Black A.", LONG, LONG]
    assert puppet.texts == ["first", "Black A.", LONG, LONG]


def test_a_sound_alone_is_on_the_tape_and_what_only_reports_is_not(puppet: Puppet) -> None:
    tape = Recorded(puppet)
    tape.queue.say(Utterance((Cue("turn"),)))
    tape.queue.say(Utterance(()))
    assert tape.lines() == [("begun", ""), ("done", "")]


def test_a_voice_that_is_off_has_sounds_on_the_tape_and_no_words() -> None:
    tape = Recorded(SilentVoice())
    tape.queue.say(say("your turn"))
    tape.queue.say(Utterance((Cue("turn"), Say("your turn"))))
    assert tape.lines() == [("begun", ""), ("done", "")]
