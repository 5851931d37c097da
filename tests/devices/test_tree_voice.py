"""A screen reader reads our window: it is the voice while it runs and reads, and never one second longer."""

from __future__ import annotations

import io
import threading
from collections.abc import Iterator

import pytest
from speech_puppet import PATIENCE, Ears, Puppet

from access_game.devices.speech import choice, tree_voice
from access_game.devices.speech.queue import Manner, SpeechQueue
from access_game.devices.speech.sighting import Sighting
from access_game.devices.speech.tree_voice import Stand, TreeVoice
from access_game.devices.speech.voice import Phrase, VoiceLost
from access_game.devices.tape import Tape
from access_game.narration.utterance import say

QUICK = Manner(rate=100_000)  # a reader of whom nobody has to wait for the end


class Desktop:
    """A machine where Orca runs, or does not, and our window stands there, or does not."""

    def __init__(self) -> None:
        self.stand = Stand.ASKED
        self.runs = True
        self.turns: list[str] = []
        self.trees: list[TreeVoice] = []

    def seen(self) -> Sighting | None:
        return Sighting("Orca", "bus") if self.runs else None

    def tree(self, patience: float = PATIENCE) -> TreeVoice:
        made = TreeVoice(lambda: self.stand, lambda: self.turns.append("turn"), self.seen, patience)
        self.trees.append(made)
        return made


@pytest.fixture
def desktop(monkeypatch: pytest.MonkeyPatch) -> Iterator[Desktop]:
    monkeypatch.setattr(tree_voice, "can_offer", lambda: True)
    monkeypatch.setattr(tree_voice, "_ASK_AGAIN", -1.0)
    yield Desktop()


def test_where_a_reader_runs_ours_says_nothing_from_the_first_word_on(desktop: Desktop) -> None:
    builtin, heard, lost = Puppet("builtin"), Ears(), list[str]()
    desktop.stand = Stand.CLOSED  # the voice comes before the window
    queue = SpeechQueue([desktop.tree(), builtin], manner=QUICK, on_lost=lambda *names: lost.extend(names))
    queue.say(say("un"), heard("un"))
    assert not heard.heard
    desktop.stand = Stand.OFFERED
    assert not heard.heard
    desktop.stand = Stand.ASKED
    heard.wait_for("un")
    queue.close(PATIENCE)
    assert builtin.log == [] and lost == []
    assert desktop.turns == ["turn", "turn"], "it has become the voice, and is it no longer"


def test_where_no_reader_runs_ours_speaks(desktop: Desktop) -> None:
    builtin = Puppet("builtin")
    desktop.runs = False
    queue = SpeechQueue([desktop.tree(), builtin])
    queue.say(say("un"))
    assert queue.settle(PATIENCE) and queue.is_audible
    queue.close(PATIENCE)
    assert builtin.texts == ["un"]


@pytest.mark.parametrize("cause", ["no library", "no tree", "nobody asks"])
def test_a_reader_that_cannot_be_reached_is_told_of_and_ours_says_it_all(
    desktop: Desktop, cause: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    builtin, lost = Puppet("builtin"), list[tuple[str, str]]()
    if cause == "no library":
        monkeypatch.setattr(tree_voice, "can_offer", lambda: False)
    desktop.stand = {"no tree": Stand.NEVER, "nobody asks": Stand.OFFERED}.get(cause, Stand.ASKED)
    queue = SpeechQueue([desktop.tree(patience=0.05), builtin], on_lost=lambda *names: lost.append(names))
    queue.say(say("un"))
    assert queue.settle(PATIENCE)
    queue.close(PATIENCE)
    assert builtin.texts == ["un"]
    assert lost == [("tree", "builtin")]
    assert not desktop.trees[0].is_voice, "the window is bare again: never two voices"


def test_a_window_not_yet_shown_is_waited_for_however_long_it_takes(desktop: Desktop) -> None:
    desktop.stand = Stand.CLOSED
    tree, cut = desktop.tree(patience=0.0), threading.Event()
    assert tree.check()
    threading.Timer(0.1, cut.set).start()
    tree.speak(Phrase("un"), cut)  # cut, not lost
    desktop.stand = Stand.OVER
    tree.speak(Phrase("un" * 1000, rate=1), threading.Event())  # nor does anybody wait for a window that is closed


def test_a_reader_that_ends_in_the_middle_gives_the_sentence_to_ours(desktop: Desktop) -> None:
    builtin, lost = Puppet("builtin"), list[tuple[str, str]]()
    tree = desktop.tree()
    queue = SpeechQueue([tree, builtin], manner=Manner(rate=1), on_lost=lambda *names: lost.append(names))
    queue.say(say("une phrase"))
    desktop.runs = False
    tree.look_again()
    assert queue.settle(PATIENCE)
    queue.close(PATIENCE)
    assert builtin.texts == ["une phrase"] and lost == [("tree", "builtin")]


def test_the_lookout_takes_the_word_from_a_reader_that_went_and_gives_it_back(desktop: Desktop) -> None:
    builtin, told = Puppet("builtin"), list[str]()
    tree = desktop.tree()
    queue = SpeechQueue([tree, builtin], manner=QUICK)
    assert queue.settle(PATIENCE) and queue.voice is tree
    lookout = choice.Lookout(
        queue, [tree, builtin], lambda: [desktop.tree()] if desktop.runs else [], PATIENCE * 100,
        lambda voice: told.append(f"{voice.reader} came"), lambda voice: told.append("gone"),
    )  # fmt: skip
    lookout.look()
    assert queue.settle(PATIENCE) and queue.voice is tree
    desktop.runs = False
    lookout.look()
    assert queue.settle(PATIENCE) and queue.voice is builtin
    lookout.look()
    desktop.runs = True
    lookout.look()
    assert queue.settle(PATIENCE) and queue.voice is desktop.trees[-1]
    desktop.runs = False
    lookout.close()
    lookout.look()
    assert queue.settle(PATIENCE) and queue.voice is desktop.trees[-1], "who has closed changes nothing any more"
    queue.close(PATIENCE)
    assert told == ["gone", "Orca came"]


def test_a_reader_found_too_late_for_the_player_s_choice_reads_nothing(desktop: Desktop) -> None:
    builtin = Puppet("builtin")
    queue = SpeechQueue([builtin])
    assert queue.settle(PATIENCE)
    lookout = choice.Lookout(queue, [builtin, desktop.tree()], lambda: [desktop.tree()], PATIENCE * 100)
    lookout.close()
    lookout.look()
    assert queue.settle(PATIENCE) and queue.voice is builtin
    assert not desktop.trees[-1].is_voice
    queue.close(PATIENCE)


def test_what_is_read_from_the_window_is_no_sound_of_ours_and_must_not_be_covered(desktop: Desktop) -> None:
    file = io.StringIO()
    queue = SpeechQueue([desktop.tree(), Puppet("builtin")], manner=QUICK, tape=Tape(file))
    queue.say(say("un"))
    assert queue.settle(PATIENCE)
    assert not queue.is_audible
    assert file.getvalue() == "", "the tree has a tape line of its own"
    queue.close(PATIENCE)


def test_one_that_is_over_stays_over(desktop: Desktop) -> None:
    tree = desktop.tree()
    assert tree.reader == "Orca" or tree.is_sighted
    tree.close()
    tree.close()
    assert not tree.check() and tree.reader == "" and desktop.turns == ["turn"]
    with pytest.raises(VoiceLost):
        tree.open()


# Whoever was asked for and cannot speak ------------------------------------------------------------------
def test_a_wish_that_cannot_be_fulfilled_is_told_at_the_start_and_when_it_is_chosen() -> None:
    absent, builtin, lost = Puppet("absent", runs=False), Puppet("builtin"), list[tuple[str, str]]()
    queue = SpeechQueue([absent, builtin], on_lost=lambda *names: lost.append(names))
    assert queue.settle(PATIENCE) and lost == [("absent", "builtin")]
    queue.use([builtin, absent])
    assert queue.settle(PATIENCE) and len(lost) == 1, "it has what it wished for"
    queue.use([absent, Puppet("other")])
    assert queue.settle(PATIENCE) and lost[1:] == [("absent", "other")]
    queue.close(PATIENCE)
