"""Watching a match that another program plays: its file is read again and again, and what everybody may know is told.
Nothing is written, and nothing is asked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from threading import Event, Thread

from access_game.core import journal
from access_game.core.journal import Damaged, Line, Reading
from access_game.core.match import Match
from access_game.core.messages import Entry, Message
from access_game.core.notes import Undone
from access_game.games import open_box
from access_game.host import saves
from access_game.host.news import news
from access_game.host.replayed import play_again
from access_game.narration.transcript import Transcript, forgotten_by, topic_of
from access_game.narration.utterance import MATCH, PAGE, PROGRAM
from access_game.players.console import Console
from access_game.players.gallery import Gallery
from access_game.players.pages import Choice, ListPage

PAUSE = 0.4  # seconds between two looks at the file


class Watching:
    """`begin` raises Damaged, OtherRules or OSError where there is nothing to watch. `on_end` is called once, when the
    match is over or cannot be followed any more, or when the watcher goes."""

    def __init__(self, console: Console, path: Path, on_end: Callable[[], None]) -> None:
        self.console, self.path, self.on_end = console, path, on_end
        self._left = Event()
        self._lines: list[Line] = []
        self._told = 0
        self.thread = Thread(target=self._follow, name="watch", daemon=True)

    def begin(self) -> None:
        reading = saves.read(self.path)
        replayed = play_again(reading)
        console, header = self.console, reading.header
        self.match, self._lines = replayed.match, list(reading.lines)
        self._script = open_box(header.game).play
        self.gallery = Gallery(console.book.language, header, replayed.lid)
        with console.lock:
            console.enter(MATCH)
            console.pages.clear()
            console.transcript = Transcript()
            looks = ("scores", "table", "turn", "counts")
            console.actions = {what: partial(self._look, what) for what in looks}
            self._recall()
            title = console.text("watch-title", title=self.gallery.narrator.book.text("game-title"))
            choices = [
                *(
                    Choice(what, console.text(f"command-{what}"), detail=console.text(f"command-{what}-help"))
                    for what in looks
                ),
                Choice("leave", console.text("watch-leave"), detail=console.text("watch-leave-detail")),
            ]
            page = ListPage(title, choices, self._choose, on_back=self.leave, help=console.text("watch-help"))
            console.open(page)
            if self.gallery.sight.turn is not None:
                console.say(self.gallery.look("turn"))
            if reading.rests and (paused := self.gallery.hear(Message(self.match.table.seats, "table_paused", {}))):
                console.say(paused)
        self.thread.start()

    def leave(self) -> None:
        self.console.enter(PAGE)
        self._end()

    def _choose(self, id: str) -> None:
        if id == "leave":
            self.leave()
        else:
            self._look(id)

    def _look(self, what: str) -> None:
        self.console.focus(self.gallery.look(what).parts)

    # Following --------------------------------------------------------------------------------------
    def _follow(self) -> None:
        while not self._left.wait(PAUSE):
            with self.console.lock, self.console.guard():
                if not self._left.is_set() and not self._is_followed():
                    self.console.linger(PAGE)  # its last words are heard, until a key leads on
                    self._end()

    def _is_followed(self) -> bool:
        """Tell what is new. False when there is nothing more to come."""
        try:
            reading = self._read()
        except OSError:
            self.console.announce("watch-gone", PROGRAM, path=str(self.path))
            return False
        except Damaged:
            self.console.announce("watch-lost", PROGRAM, path=str(self.path))
            return False
        known = len(self._lines)
        if reading.lines[:known] != self._lines:
            self.console.announce("watch-lost", PROGRAM, path=str(self.path))
            return False
        try:
            for line in reading.lines[known:]:
                self._take(line, reading)
        except Exception:  # our rules do not know that answer: another version plays over there
            self.console.announce("watch-lost", PROGRAM, path=str(self.path))
            return False
        if self.match.waiting is None or reading.is_ended:
            self.console.announce("watch-over")
            return False
        return True

    def _read(self) -> Reading:
        """Where it is played, or among the finished ones if it went there."""
        try:
            return saves.read(self.path)
        except FileNotFoundError:
            return saves.read(self.path.parent / "finished" / self.path.name)

    def _take(self, line: Line, reading: Reading) -> None:
        before, levels = journal.entries(self._lines), reading._replace(lines=self._lines).levels
        match = self.match
        self._lines.append(line)
        if isinstance(line, Entry):
            match.feed(line)
            for message in match.table.said[self._told :]:
                self._tell(message)
            self._told = len(match.table.said)
            return
        told = news(line, match, levels)
        if isinstance(line, Undone):
            self.match = Match(self._script, reading.header.setup, before[: line.to])
        if told is not None:
            self._tell(told)
        if isinstance(line, Undone):
            match.close()
            self.gallery = Gallery(self.console.book.language, reading.header, self.gallery.narrator.lid)
            self._recall()

    def _recall(self) -> None:
        """What was told before is known, and not said again."""
        for message in self.match.table.said:
            self.gallery.hear(message)
        self._told = len(self.match.table.said)

    def _tell(self, message: Message) -> None:
        """What the table must forget is forgotten here too."""
        utterance = self.gallery.hear(message)
        if not self.gallery.hears(message):
            return
        for topic in forgotten_by(message):
            self.console.forget(topic)
        self.console.transcript.hear(message, utterance)
        if utterance is not None:
            self.console.say(replace(utterance, topic=topic_of(message)))

    def _end(self) -> None:
        with self.console.lock:
            if self._left.is_set():
                return
            self._left.set()
            self.match.close()
            self.console.actions = {}
        self.on_end()
