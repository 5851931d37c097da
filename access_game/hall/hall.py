"""The main menu, and the ways from it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime

from access_game.games import open_box, stems
from access_game.host.saves import Waiting
from access_game.narration.calendar import on, when
from access_game.narration.phrasebook import Phrasebook
from access_game.players.pages import Choice, ListPage

from .house import House
from .invite import Invitation
from .learn import Learning
from .options import SettingsPages
from .tools import Tools


class Hall:
    def __init__(self, house: House) -> None:
        self.house, self.console = house, house.console
        self.settings_pages = SettingsPages(house)
        self.learning = Learning(house)
        self.tools = Tools(house)
        self.page = ListPage("", (), self.choose, on_back=self.leave)

    def text(self, id: str, **facts: str | int) -> str:
        return self.console.text(id, **facts)

    # The main menu -------------------------------------------------------------------------
    def enter(self) -> None:
        """The first words of the program, or coming back from a match."""
        self.renew()
        self.console.pages.clear()
        self.console.open(self.page, quiet=True)

    def welcome(self, terminal: bool) -> str:
        return self.text("welcome-terminal" if terminal else "welcome")

    def renew(self) -> None:
        names = ["play", *(["continue"] if self.house.waiting() else []), "find", "learn", "tools", "settings", "quit"]
        choices = [Choice(name, self.text(f"menu-{name}"), detail=self.text(f"menu-{name}-detail")) for name in names]
        self.page.rebuild(choices, self.text("menu-title"))
        self.page.help = self.text("menu-help")

    def choose(self, id: str) -> None:
        doors: dict[str, Callable[[], None]] = {
            "play": self.play,
            "continue": self.take_up,
            "find": self.find,
            "learn": self.learning.open,
            "tools": self.tools.open,
            "settings": self.settings_pages.open,
            "quit": self.leave,
        }
        doors[id]()

    def leave(self) -> None:
        self.console.confirm(self.text("quit-confirm"), self.house.quit)

    def open(self, title: str, choices: list[Choice], on_choose: Callable[[str], None], help: str = "") -> ListPage:
        page = ListPage(title, choices, on_choose, on_back=lambda: self.console.close(page), help=help)
        self.console.open(page)
        return page

    # Play ---------------------------------------------------------------------------------------
    def play(self) -> None:
        self.open(self.text("play-title"), self.games(stems()), self.invite, self.text("play-help"))

    def games(self, chosen: tuple[str, ...]) -> list[Choice]:
        """Games as choices; the easiest to begin with comes first."""
        rows = []
        for stem in sorted(chosen, key=lambda s: (open_box(s).GAME.reading != "none", s)):
            lid, book = open_box(stem).GAME, Phrasebook(self.console.book.language, stem)
            low, high = lid.players
            label = self.text("game-line", title=book.text("game-title"), low=low, high=high, minutes=lid.minutes)
            rows.append(Choice(stem, label, detail=book.text("game-sentence")))
        return rows

    def invite(self, stem: str) -> None:
        Invitation(self.house, stem).open()

    def take_up(self) -> None:
        waiting = self.house.waiting()
        choices = []
        for number, match in enumerate(waiting):
            book = Phrasebook(self.console.book.language, match.header.game)
            title = book.text("game-title") if book.has("game-title") else match.header.game  # of a later program
            names, left = ", ".join(match.header.seats), self.left(match, datetime.now())
            id = "waiting-match" if left else "waiting-match-undated"
            choices.append(Choice(str(number), self.text(id, title=title, names=names, when=left)))
        self.open(self.text("continue-title"), choices, lambda id: self.house.take_up(waiting[int(id)]))

    def left(self, match: Waiting, now: datetime) -> str:
        """When it was left, in words: the time of its last line; where the clock of the disk is wrong, the day it was
        begun; where neither can be known, nothing."""
        book = self.console.book
        try:
            moment = datetime.fromtimestamp(match.path.stat().st_mtime)
            if moment <= now:
                return when(book, moment, now)
        except (OSError, OverflowError, ValueError):
            pass
        try:
            return on(book, date.fromisoformat(match.header.begun), now.date())
        except ValueError:
            return ""

    # Find a game ----------------------------------------------------------------------------------
    def find(self) -> None:
        """How many players, how long, who can read: three short questions, then the games that fit."""
        players = [Choice(str(n), self.text("find-players", n=n)) for n in range(2, 9)]
        self.open(self.text("find-players-title"), players, lambda n: self.find_time(int(n)))

    def find_time(self, players: int) -> None:
        times = [Choice(str(n), self.text("find-minutes", n=n)) for n in (10, 20, 60)]
        self.open(self.text("find-minutes-title"), times, lambda n: self.find_reading(players, int(n)))

    def find_reading(self, players: int, minutes: int) -> None:
        levels = [Choice(name, self.text(f"find-reading-{name}")) for name in ("none", "letters", "words")]
        self.open(self.text("find-reading-title"), levels, lambda name: self.found(players, minutes, name))

    def found(self, players: int, minutes: int, reading: str) -> None:
        able = ("none", "letters", "words")[: ("none", "letters", "words").index(reading) + 1]
        fitting = []
        for stem in stems():
            lid = open_box(stem).GAME
            if lid.players[0] <= players <= lid.players[1] and lid.minutes <= minutes and lid.reading in able:
                fitting.append(stem)
        if fitting:
            title = self.text("found-title", n=len(fitting))
            self.open(title, self.games(tuple(fitting)), self.invite, self.text("play-help"))
        else:
            self.console.focus(self.text("found-nothing"), "edge")
