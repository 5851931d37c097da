"""Table tools, for people playing with the real cards: who begins, a word check, a score sheet, a chrono."""

from __future__ import annotations

from dataclasses import replace
from random import SystemRandom
from threading import Event, Thread

from access_game.core.names import tidy
from access_game.core.questions import Word
from access_game.core.refusal import Refused
from access_game.narration.judgement import judgement
from access_game.narration.utterance import PAGE, Cue, Say, Utterance
from access_game.players.figures import figure
from access_game.players.pages import Choice, LinePage, ListPage

from .house import House
from .invite import name_trouble

CHRONO = f"{PAGE}/chrono"  # left with its page
POINTS = 6  # digits: no game gives more at once


class Tools:
    def __init__(self, house: House) -> None:
        self.house, self.console = house, house.console
        self.scores: dict[str, int] = {}
        self.beat = 1.0  # seconds between two numbers of the chrono

    def text(self, id: str, **facts: str | int) -> str:
        return self.console.text(id, **facts)

    def list(self, title: str, choices: list[Choice], on_choose: object) -> ListPage:
        page = ListPage(title, choices, on_choose, on_back=lambda: self.console.close(page))  # type: ignore[arg-type]
        self.console.open(page)
        return page

    def open(self) -> None:
        names = ("starter", "word", "scores", "chrono")
        rows = [Choice(n, self.text(f"tool-{n}"), detail=self.text(f"tool-{n}-detail")) for n in names]
        self.list(self.text("tools-title"), rows, self.choose)

    def choose(self, id: str) -> None:
        {"starter": self.starter, "word": self.word, "scores": self.sheet, "chrono": self.chrono}[id]()

    def starter(self) -> None:
        """Who begins: a seat drawn by lot."""
        choices = [
            Choice(str(n), self.text("find-players", n=n), detail=self.text("tool-starter-among-detail", n=n), number=n)
            for n in range(2, 9)
        ]

        def draw(id: str) -> None:
            self.console.focus(self.text("tool-starter-is", n=SystemRandom().randint(1, int(id))))

        self.list(self.text("find-players-title"), choices, draw)

    def word(self) -> None:
        """Is it a word? What the judge at the table knows of it. Several can be asked one after the other."""

        def check(text: str) -> None:
            book = self.console.book
            try:
                said = judgement(book, *self.house.word_list().finding(Word("word").read(text)))
            except Refused as refusal:  # as at the table
                said = book.text(f"refused-{refusal.reason.replace('_', '-')}", "", **refusal.facts)
            self.console.focus(said if text.strip() else self.text("judged-nothing"))
            line.set("")

        line = LinePage(self.text("tool-word-title"), check, on_back=lambda: self.console.close(line))
        line.help = self.text("tool-word-help")
        self.console.open(line)

    def sheet(self) -> None:
        """A score sheet that is heard: Enter adds points to a name."""

        def rows() -> list[Choice]:
            lines = [
                Choice(
                    name,
                    self.text("tool-score-line", name=name, total=total),
                    detail=self.text("tool-score-line-detail", name=name),
                )
                for name, total in self.scores.items()
            ]
            return [*lines, Choice("+", self.text("tool-score-add"), detail=self.text("tool-score-add-detail"))]

        def take(id: str) -> None:
            title = self.text("name-title") if id == "+" else self.text("tool-score-points", name=id)

            def write(text: str) -> None:
                if id == "+":
                    name, wrong = tidy(text), name_trouble(self.console, text)
                    if wrong:
                        self.console.focus(wrong, "edge")
                        return
                    self.scores.setdefault(name, 0)
                else:
                    points = figure(text, POINTS)
                    if points is None:
                        self.console.focus(self.text("tool-score-no-number"), "edge")
                        return
                    self.scores[id] += points
                page.rebuild(rows())
                page.focus_on(name if id == "+" else id)
                self.console.close_changed(line)

            line = LinePage(title, write, on_back=lambda: self.console.close(line), help=title)
            self.console.open(line)

        page = self.list(self.text("tool-scores-title"), rows(), take)

    def chrono(self) -> None:
        """Counts aloud, one a second, down to 0; Enter again starts afresh, leaving the page stops it."""
        stop = [Event()]

        def start(id: str) -> None:
            stop[0].set()
            stop[0] = Event()
            self.console.focus(self.text("tool-chrono-starts", n=int(id)))
            Thread(target=self.count, args=(int(id), stop[0]), name="chrono", daemon=True).start()

        def leave() -> None:
            stop[0].set()
            self.console.take_away(CHRONO)
            self.console.close(page)

        levels = [
            Choice(
                str(n), self.text("tool-chrono-level", n=n), detail=self.text("tool-chrono-level-detail", n=n), number=n
            )
            for n in (10, 5, 3)
        ]
        page = ListPage(
            self.text("tool-chrono-title"), levels, start, on_back=leave, help=self.text("tool-chrono-help")
        )
        self.console.open(page)

    def count(self, level: int, stop: Event) -> None:
        language = self.console.book.language
        for number in range(level, -1, -1):
            if stop.wait(self.beat):
                return
            said = (Cue("tick"), Say(str(number)))
            self.tick(Utterance(said, clock=True, language=language, braille=str(number)), stop)
        words = self.text("time-over")
        self.tick(Utterance((Cue("bell"), Say(words)), clock=True, language=language, braille=words), stop)

    def tick(self, said: Utterance, stop: Event) -> None:
        with self.console.lock:
            if not stop.is_set():
                self.console.say(replace(said, scope=CHRONO))
