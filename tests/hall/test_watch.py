"""Who watches a match of another program hears what everybody may know, and keeps nothing the table must forget."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from players.room import Listener

from access_game.core.match import Match
from access_game.core.notes import Ended, HandedOver, Rested, Undone
from access_game.core.seats import Seat
from access_game.devices.keys.stroke import Stroke
from access_game.games import open_box, stems
from access_game.hall import watch
from access_game.hall.watch import Watching
from access_game.host.clock import JumpingClock
from access_game.host.files import FileJournal
from access_game.host.sitting import Sitting, new_header
from access_game.narration.narrator import Narrator
from access_game.narration.phrasebook import Phrasebook
from access_game.players.console import Console
from access_game.players.gallery import Gallery


def until(happened: Callable[[], object], what: str) -> None:
    deadline = time.monotonic() + 120
    while not happened():
        assert time.monotonic() < deadline, f"waited in vain for {what}"
        time.sleep(0.02)


class Gaze:
    """A match of computers, written line by line, and somebody who watches its file."""

    def __init__(self, folder: Path, stem: str) -> None:
        self.header = new_header(stem, {"Ana": "hard", "Bob": "hard", "Cléo": "easy"}, {}, seed=8)
        sitting = Sitting(self.header)
        assert sitting.play(JumpingClock())
        self.entries, self.box = list(sitting.match.journal), open_box(stem)
        self.file = FileJournal.begin(folder, self.header, self.entries[:1])
        self.console, self.ear, self.ended = Console(Phrasebook("fr")), Listener(), list[bool]()
        self.console.ears.append(self.ear)
        self.watching = Watching(self.console, self.file.path, lambda: self.ended.append(True))
        self.watching.begin()

    def write(self, count: int) -> None:
        """The next entries, and until they were heard of."""
        at = len(self.file.lines)
        self.file.append(self.entries[at : at + count], at)
        until(lambda: len(self.watching._lines) == len(self.file.lines), "the watcher")


@pytest.fixture
def gaze(tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Gaze]:
    monkeypatch.setattr(watch, "PAUSE", 0.01)
    gaze = Gaze(tmp_path, request.param)
    yield gaze
    gaze.watching.leave()
    gaze.watching.thread.join(120)
    gaze.file.close()


@pytest.mark.parametrize("gaze", stems(), indirect=True)
def test_exactly_what_everybody_was_told_is_heard_in_its_order(gaze: Gaze) -> None:
    before = len(gaze.ear.said)
    gaze.write(20)
    match = Match(gaze.box.play, gaze.header.setup, gaze.entries[: len(gaze.file.lines)])
    start = Match(gaze.box.play, gaze.header.setup, gaze.entries[:1])
    narrator = Gallery("fr", gaze.header, gaze.box.GAME)
    said = [narrator.hear(message) for message in match.table.said]
    wanted = [one.text for one in said[len(start.table.said) :] if one is not None and one.text]
    with gaze.console.lock:
        assert [one.text for one in gaze.ear.said[before:] if one.text] == wanted
    private = [m for m in match.table.said if not m.is_open(3) and m.key not in ("asked", "noted")]
    one_seat = Gallery("fr", gaze.header, gaze.box.GAME, Seat(0))
    whispered = {heard.text for message in private if (heard := one_seat.hear(message)) is not None and heard.text}
    assert not whispered & {one.text for one in gaze.ear.said}
    match.close()
    start.close()


@pytest.mark.parametrize("gaze", ["zieufermix"], indirect=True)
def test_what_the_table_forgets_the_watcher_forgets_too(gaze: Gaze) -> None:
    def flips() -> int:
        return sum(item.key == "turned_up" for item in gaze.console.transcript.items)

    found = False
    for _ in range(30):
        had = flips()
        gaze.write(1)
        with gaze.console.lock:
            found = found or flips() < had
            if found:
                assert flips() == 0
                return
    pytest.fail("nothing had to be forgotten")


@pytest.mark.parametrize("gaze", ["zieufermix"], indirect=True)
def test_an_undo_and_a_hand_over_are_told_and_every_key_is_answered(gaze: Gaze) -> None:
    gaze.write(1)
    gaze.file.append([Undone(1)], 2)
    until(lambda: "Ana annule son dernier coup." in gaze.ear.texts, "the undo")
    gaze.file.append([HandedOver(Seat(1), "easy")], 3)
    until(lambda: "Bob joue maintenant au niveau facile." in gaze.ear.texts, "the other level")
    gaze.file.append([HandedOver(Seat(1), ""), HandedOver(Seat(1), "easy")], 4)
    until(lambda: any("Bob laisse sa place" in text for text in gaze.ear.texts), "the hand-over")
    assert any("Bob joue maintenant à cette place" in text for text in gaze.ear.texts)
    gaze.file.append([Rested(True), Rested(False)], 6)
    until(lambda: "La partie reprend." in gaze.ear.texts, "the end of the pause")
    assert "La table est en pause." in gaze.ear.texts
    for key in "stqnr":
        gaze.ear.said.clear()
        gaze.console.press(Stroke(key, key))
        assert gaze.ear.texts, key
    gaze.file.append(gaze.entries[1:], 8)
    until(lambda: gaze.ended, "the end")
    assert "La partie que vous regardiez est terminée." in gaze.ear.texts
    assert gaze.console.actions == {}


@pytest.mark.parametrize("gaze", ["zieufermix"], indirect=True)
def test_a_match_that_is_stopped_with_its_scores_is_over_for_who_watches(gaze: Gaze) -> None:
    gaze.write(2)
    gaze.file.append([Ended()], len(gaze.file.lines))
    until(lambda: gaze.ended, "the end")
    assert any(text.startswith("On arrête ici.") for text in gaze.ear.texts)
    assert gaze.ear.texts[-1] == "La partie que vous regardiez est terminée."


@pytest.mark.parametrize("gaze", ["zieufermix"], indirect=True)
def test_a_match_that_goes_away_is_told_and_left(gaze: Gaze) -> None:
    gaze.file.path.unlink()
    until(lambda: gaze.ended, "the end")
    assert any(str(gaze.file.path) in text and "plus là" in text for text in gaze.ear.texts)


@pytest.mark.parametrize("gaze", ["zieufermix"], indirect=True)
def test_a_match_that_finished_in_its_folder_is_heard_to_the_end(gaze: Gaze) -> None:
    gaze.file.append(gaze.entries[1:], 1)
    gaze.file.finish()
    until(lambda: gaze.ended, "the end")
    assert "La partie que vous regardiez est terminée." in gaze.ear.texts


@pytest.mark.parametrize("gaze", ["zieufermix"], indirect=True)
def test_one_message_that_cannot_be_told_does_not_silence_the_others(
    gaze: Gaze, monkeypatch: pytest.MonkeyPatch
) -> None:
    utterance = Narrator.utterance

    def stumble(narrator: Narrator, message: object, sight: object = None) -> object:
        if getattr(message, "key", "") == "turned_up":
            raise KeyError("no words")
        return utterance(narrator, message, sight)  # type: ignore[arg-type]

    monkeypatch.setattr(Narrator, "utterance", stumble)
    gaze.write(len(gaze.entries))
    until(lambda: gaze.ended, "the end")
    assert any("Partie terminée" in text for text in gaze.ear.texts)
