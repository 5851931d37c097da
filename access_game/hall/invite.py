"""Before a match: who plays, at what level, with which options. The first line starts at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date

from access_game.bots import LEVELS
from access_game.core.journal import Header
from access_game.core.messages import Value
from access_game.core.names import LONGEST_NAME, name_fault, sayable, tidy
from access_game.core.refusal import Refused
from access_game.games import open_box
from access_game.home.settings import CHOICES
from access_game.host.sitting import new_header
from access_game.narration.companions import companions
from access_game.narration.phrasebook import Phrasebook
from access_game.narration.wording import listed
from access_game.players.console import Console
from access_game.players.pages import Choice, LinePage, ListPage

from .house import House


@dataclass
class Guests:
    people: list[str]
    computers: int = 2
    level: str = "normal"
    gone: list[str] = field(default_factory=list)  # computers that were sent away: the others keep their names
    options: dict[str, Value] = field(default_factory=dict)


class Invitation:
    def __init__(self, house: House, stem: str) -> None:
        self.house, self.console, self.stem = house, house.console, stem
        self.lid = open_box(stem).GAME
        self.book = Phrasebook(self.console.book.language, stem)
        low, high = self.lid.players
        mine = sayable(house.settings.name) if house.settings.name.strip() else self.text("you-name")
        self.guests = Guests([mine], min(2, high - 1))
        self.guests.options = {option.key: option.values[0] for option in self.lid.options}
        self.page = ListPage("", (), self.choose, on_back=lambda: self.console.close(self.page))
        self.page.help = self.text("invite-help")

    @classmethod
    def again(cls, house: House, header: Header) -> Invitation:
        """The same people, computers and options as in that match: somebody may come or go before the next one."""
        invitation = cls(house, header.game)
        guests = invitation.guests
        people = [name for name, level in zip(header.seats, header.levels, strict=True) if not level]
        levels = [level for level in header.levels if level]
        guests.people, guests.computers = people or guests.people, len(levels)
        guests.level = levels[0] if levels else guests.level
        guests.options |= {key: value for key, value in header.options.items() if key in guests.options}
        return invitation

    def text(self, id: str, **facts: str | int) -> str:
        return self.console.text(id, **facts)

    def open(self) -> None:
        self.renew()
        self.console.open(self.page)

    def renew(self) -> None:
        guests = self.guests
        names = listed(self.book, self.computer_names())
        rows = [
            Choice(
                "start",
                self.text("invite-start", people=len(guests.people), computers=guests.computers, names=names),
                detail=self.text("invite-start-detail"),
            ),
            Choice("computers", self.text("invite-computers", n=guests.computers), detail=self.range_told()),
            self.level_row(),
            Choice(
                "person",
                self.text("invite-person", names=", ".join(map(self.called, guests.people))),
                detail=self.text("invite-person-detail"),
            ),
        ]
        if self.removable():
            rows.append(Choice("remove", self.text("invite-remove"), detail=self.text("invite-remove-detail")))
        if len(guests.people) > 1 and self.lid.secrets:
            privacy = self.text(f"setting-privacy-{self.house.settings.privacy}")
            rows.append(self.row("privacy", "setting-privacy", privacy, self.text("setting-privacy-detail")))
        pace = self.text(f"setting-pace-{self.house.settings.pace}")
        rows.append(self.row("pace", "setting-pace", pace, self.text("setting-pace-detail")))
        for option in self.lid.options:
            value, name = guests.options[option.key], f"option-{option.key.replace('_', '-')}"
            shown = ("yes" if value else "no") if isinstance(value, bool) else str(value)
            rows.append(
                self.row(f"option/{option.key}", name, self.book.text(f"{name}-{shown}"), self.book.text(name, "help"))
            )
        self.page.rebuild(rows, self.book.text("game-title") + ".")

    def row(self, id: str, name: str, value: str, detail: str) -> Choice:
        return Choice(id, self.text("setting-line", name=self.book.text(name), value=value), detail=detail)

    def range_told(self) -> str:
        return self.text("invite-computers-detail", low=self.least, high=self.lid.players[1] - len(self.guests.people))

    @property
    def least(self) -> int:
        """So few computers will do."""
        return max(0, self.lid.players[0] - len(self.guests.people))

    def level_row(self) -> Choice:
        """A game in which the computers follow the player says what a level means there."""
        level, told = self.guests.level, f"level-told-{self.guests.level}"
        words = self.book.text(told) if self.book.has(told) else self.text(f"level-{level}")
        detail = self.book.text("level-told-detail" if self.book.has(told) else "invite-level-detail")
        return Choice("level", self.text("invite-level", level=words), detail=detail)

    def choose(self, id: str) -> None:
        guests, high = self.guests, self.lid.players[1]
        if id == "start":
            self.start()
            return
        if id == "person":
            if len(guests.people) == high:
                self.console.focus(self.text("table-full", high=high), "edge")
            else:
                self.ask_name()
            return
        if id == "remove":
            self.ask_whom()
            return
        if id == "computers":
            room = high - len(guests.people)
            guests.gone.clear()
            guests.computers = guests.computers + 1 if guests.computers < room else self.least
        elif id == "level":
            guests.level = LEVELS[(LEVELS.index(guests.level) + 1) % len(LEVELS)]
        elif id in CHOICES:
            self.house.change(**{id: getattr(self.house.shelf.settings.next(id), id)})
        else:
            option = next(one for one in self.lid.options if one.key == id.partition("/")[2])
            now = option.values.index(guests.options[option.key])
            guests.options[option.key] = option.values[(now + 1) % len(option.values)]
        self.say_again()

    def called(self, name: str) -> str:
        """Whoever has no name here is the one who listens."""
        return self.book.text("you") if name == self.text("you-name") else name

    def say_again(self) -> None:
        self.renew()
        self.console.focus(self.page.here())

    def wrong_name(self, typed: str, others: Sequence[str]) -> str:
        """What is wrong with the name of a guest beside these others, in words."""
        name = tidy(typed)
        if name.casefold() in (other.casefold() for other in others):
            return self.text("name-taken", name=name)
        return name_trouble(self.console, typed)

    def removable(self) -> list[str]:
        """Whoever the others can do without; somebody must stay to play."""
        guests = self.guests
        people = guests.people if len(guests.people) > 1 else []
        return [*people, *(self.computer_names() if guests.computers > self.least else [])]

    def ask_whom(self) -> None:
        def remove(name: str) -> None:
            guests = self.guests
            if name in guests.people:
                guests.people.remove(name)
                guests.computers = max(guests.computers, self.least)
            else:
                guests.computers -= 1
                guests.gone.append(name)
            self.renew()
            self.console.close(page, quiet=True)
            form = "you" if name == self.text("you-name") else ""
            self.console.focus(self.console.book.text("invite-removed", form, name=name))

        people, level = self.guests.people, self.text(f"level-{self.guests.level}")
        rows = [
            Choice(
                name,
                self.called(name),
                detail=self.text("invite-remove-one-detail", level="none" if name in people else level),
            )
            for name in self.removable()
        ]
        page = ListPage(self.text("invite-remove-title"), rows, remove, on_back=lambda: self.console.close(page))
        page.help = self.text("invite-remove-detail")
        self.console.open(page)

    def ask_name(self) -> None:
        def take(typed: str) -> None:
            if wrong := self.wrong_name(typed, self.guests.people):
                self.console.focus(wrong, "edge")
            else:
                self.guests.people.append(tidy(typed))
                low, high = self.lid.players
                self.guests.computers = min(self.guests.computers, high - len(self.guests.people))
                self.renew()
                self.console.close_changed(line)

        line = LinePage(self.text("name-title"), take, on_back=lambda: self.console.close(line))
        line.help = self.text("name-help")
        self.console.open(line)

    def ask_own_name(self) -> None:
        """Once; who has none is not asked again."""
        shared = "-shared" if len(self.guests.people) > 1 else ""

        def take(typed: str) -> None:
            if typed.strip() and (wrong := self.wrong_name(typed, self.guests.people[1:])):
                self.console.focus(wrong, "edge")
                return
            name = tidy(typed)
            self.house.change(name=name, name_asked=True)
            if name:
                self.guests.people[0] = name
                self.renew()
            self.console.close(line)
            self.start()

        line = LinePage(self.text(f"own-name-title{shared}"), take, on_back=lambda: self.console.close(line))
        line.help = self.text(f"own-name-help{shared}")
        self.console.open(line)

    @property
    def needs_name(self) -> bool:
        """Nobody is kept from a first match, and who plays it alone is "you"; among others a name is called."""
        return len(self.guests.people) > 1 or self.house.has_played

    def computer_names(self) -> list[str]:
        return companions(self.console.book, self.guests.computers, [*self.guests.people, *self.guests.gone])

    def start(self) -> None:
        guests, settings = self.guests, self.house.settings
        is_here = self.text("you-name") in guests.people  # and was not sent away
        if is_here and not settings.name.strip() and not settings.name_asked and self.needs_name:
            self.ask_own_name()
            return
        seats = dict.fromkeys(guests.people, "")
        for name in self.computer_names():
            seats[name] = guests.level
        options = {
            key: ("yes" if value else "no") if isinstance(value, bool) else str(value)
            for key, value in guests.options.items()
        }
        try:
            header = new_header(
                self.stem, seats, options,
                language=self.console.book.language, begun=date.today().isoformat(), pace=self.house.settings.pace,
            )  # fmt: skip
        except Refused:
            low, high = self.lid.players
            self.console.focus(self.text("wrong-seats", low=low, high=high), "edge")
            return
        self.house.play(header)


def name_trouble(console: Console, typed: str) -> str:
    """What is wrong with a name and what would be right, in words; nothing where it is one."""
    fault = name_fault(typed).replace("_", "-")
    return console.text(f"name-{fault}", most=LONGEST_NAME) if fault else ""
