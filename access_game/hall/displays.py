"""The displays of others: whose they are, and which. Each reads at their own what is theirs."""

from __future__ import annotations

from collections.abc import Callable

from access_game.core.names import tidy
from access_game.home.settings import is_display
from access_game.players.pages import Choice, LinePage, ListPage

from .house import House
from .invite import name_trouble

ADD = "/add"  # no name has that sign first and is kept in a list of ours


class DisplaysPage:
    def __init__(self, house: House, on_change: Callable[[], None]) -> None:
        self.house, self.console, self.on_change = house, house.console, on_change
        self.page = ListPage("", (), self.choose, on_back=lambda: self.console.close(self.page))

    def text(self, id: str, **facts: str) -> str:
        return self.console.text(id, **facts)

    def open(self) -> None:
        self.renew()
        self.page.focus = 0
        self.console.open(self.page)

    def renew(self) -> None:
        displays = self.house.shelf.settings.displays
        rows = [
            Choice(name, self.text("setting-line", name=name, value=wish), detail=self.text("displays-help"))
            for name, wish in displays.items()
        ]
        rows.append(Choice(ADD, self.text("displays-add"), detail=self.text("displays-add-detail")))
        self.page.rebuild(rows, self.text("displays-title"))
        self.page.help = self.text("displays-help")

    def choose(self, id: str) -> None:
        if id == ADD:
            self.ask_name()
        else:
            self.ask_wish(id)

    def ask_name(self) -> None:
        def take(text: str) -> None:
            if wrong := name_trouble(self.console, text):
                self.console.focus(wrong, "edge")
                return
            self.console.close(page, quiet=True)
            self.ask_wish(self.known(tidy(text)))

        page = LinePage(self.text("displays-name"), take, on_back=lambda: self.console.close(page))
        page.help = self.text("displays-name")
        self.console.open(page)

    def known(self, name: str) -> str:
        """By ear, "ana" and "Ana" are one."""
        others = self.house.shelf.settings.displays
        return next((other for other in others if other.casefold() == name.casefold()), name)

    def ask_wish(self, name: str) -> None:
        def take(text: str) -> None:
            wish, kept = tidy(text), dict(self.house.shelf.settings.displays)
            if wish.casefold() in ("off", self.text("setting-braille-off").casefold()):
                kept.pop(name, None)
            elif is_display(name, wish):
                kept[name] = wish
            else:
                self.console.focus(self.text("displays-wrong"), "edge")
                return
            self.house.change(displays=kept)
            self.renew()
            self.page.focus_on(name)
            self.on_change()
            self.console.close_changed(page)

        page = LinePage(self.text("displays-wish", name=name), take, on_back=lambda: self.console.close(page))
        page.help = page.title()
        self.console.open(page)
