"""After the last card: play again, with others too, read the match again, write it down, or go back to the menu."""

from __future__ import annotations

from collections.abc import Callable

from access_game.core.journal import Reading
from access_game.core.seats import Seat
from access_game.host.files import not_kept
from access_game.host.replayed import play_again
from access_game.host.sitting import OtherRules
from access_game.narration.utterance import PAGE
from access_game.players.gallery import Gallery
from access_game.players.pages import Choice, ListPage, TextPage

from .evening import Evening
from .house import House
from .invite import Invitation
from .record import FORMATS, written
from .trouble import reason


class Results:
    def __init__(self, house: House, evening: Evening, leave: Callable[[], None]) -> None:
        self.house, self.console, self.evening, self.leave = house, house.console, evening, leave

    def open(self) -> None:
        """It waits behind the last words of the match, and does not cut them short: the match is left when something is
        chosen here."""
        console = self.console
        names = ("again", "seats", "history", *FORMATS, "menu")
        with console.lock:
            choices = [
                Choice(one, console.text(f"result-{one}"), detail=console.text(f"result-{one}-detail")) for one in names
            ]
            console.pages.clear()
            page = ListPage(console.text("result-title"), choices, self.choose, on_back=self.leave)
            console.open(page, quiet=True)
            console.introduce_behind()

    def choose(self, id: str) -> None:
        self.console.enter(PAGE)
        if id == "again":
            self.house.play(self.evening.header)
        elif id == "seats":
            Invitation.again(self.house, self.evening.header).open()
        elif id == "history":
            self.console.open(TextPage(self.console.text("result-history"), self.told(), self.console.close))
        elif id in FORMATS:
            self.write(id)
        else:
            self.leave()

    def told(self) -> list[str]:
        """All that could be heard here, also what had to be forgotten while the match was on."""
        console, evening = self.console, self.evening
        try:
            replayed = play_again(Reading(evening.header, list(evening.file.lines), 0, 0))
        except OtherRules:
            return [item.text for item in console.transcript.items]
        people = [number for number, level in enumerate(evening.header.levels) if not level]
        seat = Seat(people[0]) if len(people) == 1 else None
        told = list(Gallery(console.book.language, evening.header, replayed.lid, seat).account(replayed.said))
        replayed.match.close()
        return told

    def write(self, form: str) -> None:
        """Beside the journal, where that lies now; where the match was kept nowhere, in the player's own folder."""
        console, game = self.console, self.evening.header.game
        path = (self.evening.file.path or self.house.shelf.home.folder / game).with_suffix(f".{form}")
        try:
            path.write_bytes(written(self.told(), form, self.evening.desk.title, console.book.language))
        except OSError as error:
            console.focus(console.text("not-exported", what=reason(console, not_kept(error, path))), "edge")
        else:
            console.focus(console.text("exported", path=str(path)))
