"""Table tools, for people playing with the real cards: who begins, a word check, a score sheet, a chrono."""

from __future__ import annotations

from random import SystemRandom

from access_game.players.pages import Choice, LinePage, ListPage

from .house import House


class Tools:
    def __init__(self, house: House) -> None:
        self.house, self.console = house, house.console
        self.scores: dict[str, int] = {}

    def text(self, id: str, **facts: str | int) -> str:
        return self.console.text(id, **facts)

    def list(self, title: str, choices: list[Choice], on_choose: object) -> ListPage:
        page = ListPage(title, choices, on_choose, on_back=lambda: self.console.close(page))  # type: ignore[arg-type]
        self.console.open(page)
        return page

    def open(self) -> None:
        names = ("starter", "word", "scores")
        self.list(self.text("tools-title"), [Choice(n, self.text(f"tool-{n}")) for n in names], self.choose)

    def choose(self, id: str) -> None:
        {"starter": self.starter, "word": self.word, "scores": self.sheet}[id]()

    def starter(self) -> None:
        """Who begins: a seat drawn by lot."""
        choices = [Choice(str(n), self.text("find-players", n=n)) for n in range(2, 9)]

        def draw(id: str) -> None:
            self.console.focus(self.text("tool-starter-is", n=SystemRandom().randint(1, int(id))))

        self.list(self.text("find-players-title"), choices, draw)

    def word(self) -> None:
        """Is it in the list? Several words can be asked one after the other."""

        def check(text: str) -> None:
            judge = self.house.word_list()
            verdict = judge.verdict(text) if text.strip() else "empty"
            self.console.focus(self.text(f"tool-word-{verdict.replace('_', '-')}", word=text))
            line.set("")

        line = LinePage(self.text("tool-word-title"), check, on_back=lambda: self.console.close(line))
        line.help = self.text("tool-word-help")
        self.console.open(line)

    def sheet(self) -> None:
        """A score sheet that is heard: Enter adds points to a name."""

        def rows() -> list[Choice]:
            lines = [Choice(n, self.text("tool-score-line", name=n, total=t)) for n, t in self.scores.items()]
            return [*lines, Choice("+", self.text("tool-score-add"))]

        def take(id: str) -> None:
            title = self.text("name-title") if id == "+" else self.text("tool-score-points", name=id)

            def write(text: str) -> None:
                if id == "+":
                    name = " ".join(text.split())[:20]
                    if not name or name == "+":
                        self.console.focus(self.text("name-empty"), "edge")
                        return
                    self.scores.setdefault(name, 0)
                else:
                    try:
                        self.scores[id] += int(text)
                    except ValueError:
                        self.console.focus(self.text("tool-score-no-number"), "edge")
                        return
                page.rebuild(rows())
                self.console.close(line)

            line = LinePage(title, write, on_back=lambda: self.console.close(line), help=title)
            self.console.open(line)

        page = self.list(self.text("tool-scores"), rows(), take)
