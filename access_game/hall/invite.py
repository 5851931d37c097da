"""Before a match: who plays, at what level, with which options. The first line starts at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date

from access_game.bots import LEVELS
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
            ),
            Choice("computers", self.text("invite-computers", n=guests.computers)),
            self.level_row(),
            Choice("person", self.text("invite-person", names=", ".join(guests.people))),
        ]
        if len(guests.people) > 1:
            privacy = self.text(f"setting-privacy-{self.house.settings.privacy}")
            rows.append(Choice("remove", self.text("invite-remove", name=guests.people[-1])))
            rows.append(Choice("privacy", self.text("setting-line", name=self.text("setting-privacy"), value=privacy)))
        pace = self.text(f"setting-pace-{self.house.settings.pace}")
        rows.append(Choice("pace", self.text("setting-line", name=self.text("setting-pace"), value=pace)))
        for option in self.lid.options:
            value = guests.options[option.key]
            shown = ("yes" if value else "no") if isinstance(value, bool) else str(value)
            name = self.book.text(f"option-{option.key.replace('_', '-')}")
            words = self.book.text(f"option-{option.key.replace('_', '-')}-{shown}")
            rows.append(Choice(f"option/{option.key}", self.text("setting-line", name=name, value=words)))
        self.page.rebuild(rows, self.book.text("game-title") + ".")

    def level_row(self) -> Choice:
        """A game in which the computers follow the player says what a level means there."""
        level, told = self.guests.level, f"level-told-{self.guests.level}"
        words = self.book.text(told) if self.book.has(told) else self.text(f"level-{level}")
        detail = self.book.text("level-told-detail") if self.book.has(told) else ""
        return Choice("level", self.text("invite-level", level=words), detail=detail)

    def choose(self, id: str) -> None:
        guests, (low, high) = self.guests, self.lid.players
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
            guests.people.pop()
        elif id == "computers":
            room = high - len(guests.people)
            least = max(0, low - len(guests.people))
            guests.computers = guests.computers + 1 if guests.computers < room else least
        elif id == "level":
            guests.level = LEVELS[(LEVELS.index(guests.level) + 1) % len(LEVELS)]
        elif id in CHOICES:
            self.house.change(**{id: getattr(self.house.shelf.settings.next(id), id)})
        else:
            option = next(one for one in self.lid.options if one.key == id.partition("/")[2])
            now = option.values.index(guests.options[option.key])
            guests.options[option.key] = option.values[(now + 1) % len(option.values)]
        self.say_again()

    def say_again(self) -> None:
        self.renew()
        self.console.focus(self.page.here())

    def wrong_name(self, typed: str, others: Sequence[str]) -> str:
        """What is wrong with the name of a guest beside these others, in words."""
        name = tidy(typed)
        if name.casefold() in (other.casefold() for other in others):
            return self.text("name-taken", name=name)
        return name_trouble(self.console, typed)

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
        """Once; an empty line is an answer too, and is not asked for again."""

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

        line = LinePage(self.text("own-name-title"), take, on_back=lambda: self.console.close(line))
        line.help = self.text("own-name-help")
        self.console.open(line)

    @property
    def needs_name(self) -> bool:
        """Nobody is kept from a first match, and who plays it alone is "you"; among others a name is called."""
        return len(self.guests.people) > 1 or self.house.has_played

    def computer_names(self) -> list[str]:
        return companions(self.console.book, self.guests.computers, self.guests.people)

    def start(self) -> None:
        guests, settings = self.guests, self.house.settings
        if not settings.name.strip() and not settings.name_asked and self.needs_name:
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
