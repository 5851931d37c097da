"""The main menu, and the ways from it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, datetime

from access_game.games import open_box, stems
from access_game.host.lock import AlreadyOpen
from access_game.host.saves import Waiting, shelve
from access_game.narration.calendar import on, when
from access_game.narration.phrasebook import Phrasebook
from access_game.narration.wording import listed
from access_game.players.pages import Choice, ListPage

from .house import House
from .invite import Invitation
from .learn import Learning
from .options import SettingsPages
from .standing import score_of
from .tools import Tools

READING = ("none", "letters", "words")  # each can do what those before it can
LONG = 10**6  # minutes: longer than any game


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
        if self.console.page.title() == self.text("quit-confirm"):
            self.console.introduce()  # it is asked already
            return
        self.console.confirm(self.text("quit-confirm"), self.house.leave, "quit-yes-detail")

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

        def choose(id: str) -> None:
            if id == "away":
                self.shelve(waiting, page)
            else:
                self.house.take_up(waiting[int(id)])

        away = Choice("away", self.text("continue-away"), detail=self.text("continue-away-detail"))
        page = self.open(self.text("continue-title"), [*self.left_ones(waiting), away], choose)

    def left_ones(self, waiting: Sequence[Waiting]) -> list[Choice]:
        """Which game, with whom, and when it was left."""
        choices = []
        for number, match in enumerate(waiting):
            book = Phrasebook(self.console.book.language, match.header.game)
            title = book.text("game-title") if book.has("game-title") else match.header.game  # of a later program
            seats = [book.text("you") if one == self.text("you-name") else one for one in match.header.seats]
            names, left = ", ".join(seats), self.left(match, datetime.now())
            id = "waiting-match" if left else "waiting-match-undated"
            label = self.text(id, title=title, names=names, when=left)
            told = f"{score_of(match.path, book.language)} {self.begun(match)}".strip()
            choices.append(Choice(str(number), label, detail=told))
        return choices

    def shelve(self, waiting: Sequence[Waiting], page: ListPage) -> None:
        """A match that nobody wants to end: it waits no more, and its file stays."""
        choices = self.left_ones(waiting)

        def put_away(id: str) -> None:
            try:
                shelve(waiting[int(id)].path)
                said = self.text("away-done")
            except AlreadyOpen:
                said = self.text("away-held")
            except OSError as trouble:
                said = self.text("away-failed", said=trouble.strerror or "")
            with self.console.lock:
                self.console.close(page, quiet=True)
                self.renew()
                self.console.focus(said)
                self.console.introduce_behind()

        def ask(id: str) -> None:
            asked = self.text("away-confirm", match=choices[int(id)].label)
            self.console.confirm(asked, lambda: put_away(id), "away-yes-detail")

        self.open(self.text("away-title"), choices, ask)

    def begun(self, match: Waiting) -> str:
        """When it was begun, and who of its players is a computer."""
        book, header = self.console.book, match.header
        names = [name for name, level in zip(header.seats, header.levels, strict=True) if level]
        levels = set(filter(None, header.levels))
        id = "people" if not names else "computers" if len(levels) == 1 else "mixed"
        level = self.text(f"level-{levels.pop()}") if levels else ""
        people = self.text(f"waiting-match-{id}", n=len(names), names=listed(book, names), level=level)
        try:
            day = on(book, date.fromisoformat(header.begun), date.today())
        except ValueError:
            return people
        return self.text("waiting-match-begun", when=day, people=people)

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
        players = [Choice(str(n), self.text("find-players", n=n), detail=self.fits(n), number=n) for n in range(2, 9)]
        self.open(self.text("find-players-title"), players, lambda n: self.find_time(int(n)))

    def find_time(self, players: int) -> None:
        times = [
            Choice(str(n), self.text("find-minutes", n=n), detail=self.fits(players, n), number=n) for n in (10, 20, 60)
        ]
        self.open(self.text("find-minutes-title"), times, lambda n: self.find_reading(players, int(n)))

    def find_reading(self, players: int, minutes: int) -> None:
        levels = [
            Choice(name, self.text(f"find-reading-{name}"), detail=self.fits(players, minutes, name))
            for name in READING
        ]
        self.open(self.text("find-reading-title"), levels, lambda name: self.found(players, minutes, name))

    def fits(self, players: int, minutes: int = LONG, reading: str = READING[-1]) -> str:
        """Which games are left by that answer."""
        book, found = self.console.book, fitting(players, minutes, reading)
        names = [Phrasebook(book.language, stem).text("game-title") for stem in found]
        return self.text("find-fits", n=len(found), names=listed(book, names))

    def found(self, players: int, minutes: int, reading: str) -> None:
        if found := fitting(players, minutes, reading):
            title = self.text("found-title", n=len(found))
            self.open(title, self.games(found), self.invite, self.text("play-help"))
        else:
            self.console.focus(self.text("found-nothing"), "edge")


def fitting(players: int, minutes: int, reading: str) -> tuple[str, ...]:
    """The games for so many players, in so much time, for people who can read so well."""
    able = READING[: READING.index(reading) + 1]
    return tuple(
        stem
        for stem in stems()
        if (lid := open_box(stem).GAME).players[0] <= players <= lid.players[1]
        and lid.minutes <= minutes
        and lid.reading in able
    )
