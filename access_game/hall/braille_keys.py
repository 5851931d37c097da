"""The keys of a braille display, as the player wants them: the dots that are struck with the space bar."""

from __future__ import annotations

from access_game.devices.braille.cells import cell
from access_game.devices.braille.keys import COMMANDS
from access_game.devices.keys.commands import BY_NAME
from access_game.players.chords import MINE, meant_by
from access_game.players.pages import Choice, LinePage, ListPage

from .house import House

DEFAULT = "/default"
ALWAYS = frozenset("78")  # alone they erase and confirm


class BrailleKeys:
    def __init__(self, house: House) -> None:
        self.house, self.console = house, house.console

    def text(self, id: str, **facts: str | int) -> str:
        return self.console.text(id, **facts)

    @property
    def is_there(self) -> bool:
        """A display whose keys can be struck."""
        return self.console.audience.has_fingers and bool(self.console.chords.ways(self.console.keymap))

    def open(self) -> None:
        def take(command: str) -> None:
            if command == DEFAULT:
                self.house.change(dots={})
                page.rebuild(self.rows())
                self.console.focus(self.text("keys-reset"))
            else:
                self.rebind(command, page)

        page = ListPage(self.text("dots-title"), self.rows(), take, on_back=lambda: self.console.close(page))
        page.help = self.text("dots-help")
        self.console.open(page)

    def rows(self) -> list[Choice]:
        changed = len(self.house.shelf.settings.dots)
        rows = [Choice(DEFAULT, self.text("keys-default"), detail=self.text("keys-default-detail", n=changed))]
        chords, keymap = self.console.chords, self.console.keymap
        for command in (*(one.name for one in keymap.commands if not one.fixed), *MINE):
            key = chords.name(command, keymap, self.text) or self.text("dots-none")
            line = self.text("setting-line", name=self.text(f"command-{command}"), value=key)
            rows.append(Choice(command, line, detail=self.text(f"command-{command}-help")))
        return rows

    def rebind(self, command: str, page: ListPage) -> None:
        """The dots are written as figures, or as the letter that they are: on the display itself it is struck."""

        def take(typed: str) -> None:
            wrong = self.trouble(command, typed)
            if wrong:
                self.console.focus(wrong, "edge")
                return
            dots = {**self.house.shelf.settings.dots, command: self.console.chords.struck(typed)}
            self.house.change(dots=dots)
            page.rebuild(self.rows())
            self.console.close_changed(line)

        title = self.text("dots-new", command=self.text(f"command-{command}"))
        line = LinePage(title, take, on_back=lambda: self.console.close(line), help=self.text("dots-new-help"))
        self.console.open(line)

    def trouble(self, command: str, typed: str) -> str:
        """Why these dots cannot be the key of that command; nothing where they can."""
        chords = self.console.chords
        try:
            struck = chords.struck(typed.strip())
        except ValueError:
            return self.text("dots-impossible", key=typed.strip())
        if set(struck) <= ALWAYS:
            return self.text("dots-impossible", key=typed.strip())
        kept = COMMANDS.get(cell(struck))  # drivers know these by name, and joysticks mean the same
        other = meant_by(kept) if kept is not None else chords.command(cell(struck), self.console.keymap)
        if other and other != command:
            named = self.text(f"command-{other}") if other in BY_NAME or other in MINE else other
            return self.text("key-taken", command=named)
        return ""
