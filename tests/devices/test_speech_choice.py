"""Who speaks: the player's wish, a reader that runs, the built-in voice, and at last nobody."""

from __future__ import annotations

import io
import sys
import threading

import pytest
from speech_puppet import PATIENCE, Puppet

from access_game.devices.speech import choice
from access_game.devices.speech.queue import SpeechQueue
from access_game.devices.speech.silent import SilentVoice
from access_game.devices.speech.skeleton import SkeletonVoice
from access_game.devices.speech.tree_voice import Stand, TreeVoice
from access_game.devices.speech.voice import Phrase, Voice, VoiceLost
from access_game.narration.utterance import say


class Found(Puppet):
    """A screen reader: it has a name of its own while it runs."""

    @property
    def reader(self) -> str:
        return "Orca" if self.runs else ""


def names(voices: list[Voice]) -> list[str]:
    return [voice.name for voice in voices]


def test_every_wish_ends_in_silence_and_begins_with_itself() -> None:
    for wish in choice.WISHES:
        found = names(choice.candidates(wish))
        assert found[-1] == "off"
        if wish != "auto":
            assert found[0] == wish
        if wish != "off":
            assert "builtin" in found


def test_an_unknown_wish_names_the_known_ones() -> None:
    with pytest.raises(ValueError, match="builtin"):
        choice.candidates("robot")


def test_on_linux_the_voices_of_the_system_must_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choice, "screen_readers", list)
    monkeypatch.setattr(sys, "platform", "linux")
    assert names(choice.candidates()) == ["builtin", "off"]
    monkeypatch.setattr(sys, "platform", "win32")
    assert names(choice.candidates()) == ["builtin", "system", "off"]


def test_a_running_reader_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    absent, orca = Puppet("absent", runs=False), Puppet("orca")
    monkeypatch.setattr(choice, "screen_readers", lambda: [absent, orca])
    assert names(choice.candidates(patience=PATIENCE))[:2] == ["orca", "builtin"]


def test_a_reader_that_is_slow_to_answer_does_not_delay_the_first_word(monkeypatch: pytest.MonkeyPatch) -> None:
    answers, closed = threading.Event(), threading.Event()

    class Slow(Puppet):
        def check(self) -> bool:
            return answers.wait(PATIENCE)

        def close(self) -> None:
            closed.set()

    monkeypatch.setattr(choice, "screen_readers", lambda: [Slow("slow")])
    assert "slow" not in names(choice.candidates(patience=0.01))
    answers.set()
    assert closed.wait(PATIENCE), "who comes too late is sent home; the lookout will find them again"


def test_with_a_window_on_linux_whoever_reads_it_comes_first_and_fulfils_a_wish_for_a_reader() -> None:
    tree = TreeVoice(lambda: Stand.CLOSED, look=lambda: None)
    assert names(choice.candidates(tree=tree)) == ["tree", "builtin", "off"]
    assert names(choice.candidates("accessible_output", tree=tree)) == ["accessible_output", "tree", "builtin", "off"]
    assert names(choice.candidates("prism", tree=tree))[2:] == ["tree", "builtin", "off"]
    for wish in ("builtin", "system", "off"):
        assert "tree" not in names(choice.candidates(wish, tree=tree))


def test_the_lookout_hands_over_when_a_reader_is_started() -> None:
    builtin, orca = Puppet("builtin"), Found("orca", runs=False)
    queue = SpeechQueue([builtin])
    assert queue.settle(PATIENCE)
    lookout = choice.Lookout(queue, [builtin], lambda: [orca], every=PATIENCE * 100)
    lookout.look()
    assert queue.settle(PATIENCE)
    assert queue.voice is builtin
    orca.runs = True
    lookout.look()
    assert queue.settle(PATIENCE)
    assert queue.voice is orca
    queue.say(say("un"))
    assert queue.settle(PATIENCE)
    lookout.look()  # nothing to do
    assert queue.settle(PATIENCE)
    lookout.close()
    queue.close(PATIENCE)
    assert orca.texts == ["un"]
    assert orca.log.count("open") == 1


def test_a_reader_that_is_lost_gets_the_word_back() -> None:
    builtin, orca = Puppet("builtin"), Found("orca")
    orca.lost_on.add("deux")
    queue = SpeechQueue([orca, builtin])
    for text in ("un", "deux"):
        queue.say(say(text))
    assert queue.settle(PATIENCE)
    assert queue.voice is builtin
    lookout = choice.Lookout(queue, [orca, builtin], lambda: [orca], every=PATIENCE * 100)
    lookout.look()
    assert queue.settle(PATIENCE)
    assert queue.voice is orca
    lookout.close()
    queue.close(PATIENCE)
    assert builtin.texts == ["deux"]


def test_the_silent_one_says_nothing_and_returns() -> None:
    silent = SilentVoice()
    assert silent.check()
    silent.open()
    silent.speak(Phrase("long " * 1000, rate=1), threading.Event())
    silent.cancel()
    silent.close()


def test_the_skeleton_is_a_whole_driver() -> None:
    stream = io.StringIO()
    skeleton = SkeletonVoice(stream)
    assert skeleton.check()
    skeleton.open()
    skeleton.speak(Phrase("A noir", rate=10_000_000), threading.Event())
    cut = threading.Event()
    cut.set()
    skeleton.speak(Phrase("never", rate=1), cut)
    skeleton.cancel()
    skeleton.close()
    assert stream.getvalue() == "A noir\n"
    stream.close()
    with pytest.raises(VoiceLost):
        skeleton.speak(Phrase("gone"), threading.Event())
    with pytest.raises(VoiceLost):
        skeleton.open()
