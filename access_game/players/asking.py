"""How the people at a console are asked: each question once, for all it is put to, and never after its answer."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from access_game.core.messages import Message
from access_game.narration.utterance import QUESTION, Utterance

from .floor import is_first_come
from .guest import Guest
from .lines import BACK, SLASH, command_named
from .pages import LinePage
from .player import Away, Heard, Opened, Ticket

if TYPE_CHECKING:
    from .party import Party


class Asking:
    def __init__(self, party: Party) -> None:
        self.party, self.console = party, party.console
        self.reminded: Message | None = None  # of the time that is left: all who race are told at once
        self.fresh: list[Guest] = []  # asked together, and not told so yet

    def aloud(self, guest: Guest, words: Utterance) -> None:
        """Before everybody. Where several people are here, who else is asked the same is waited for: see `together`."""
        if self.party.is_shared:
            self.fresh.append(guest)
        else:
            self._say([guest], words)

    def together(self) -> None:
        """Everybody has been asked: what is the same for several is said once, to all of them."""
        party, fresh = self.party, [guest for guest in self.fresh if guest.is_asked]
        self.fresh.clear()
        alike: dict[str, list[Guest]] = {}
        for guest in fresh:
            assert guest.question is not None
            plain = party.common.question(guest.question, guest.sight, whom="").text
            alike.setdefault(plain, []).append(guest)
        for guests in alike.values():
            first, names = guests[0], party.common.wording.listed([party.name(guest) for guest in guests])
            assert first.question is not None
            self._say(guests, party.common.question(first.question, first.sight, None if len(guests) == 1 else names))

    def _say(self, guests: list[Guest], words: Utterance) -> None:
        party, seats = self.party, "+".join(f"{guest.seat}" for guest in guests)
        scope = f"{party.scope}/{QUESTION}" + (f"/{seats}" if party.is_shared else "")
        for guest in guests:
            self._belongs(guest, scope)
            guest.is_asked_aloud = True
        asked = Message(tuple(guest.seat for guest in guests), "asked", {"question": guests[0].question})
        self.console.transcript.hear(asked, words)
        party.say(replace(words, tag="question", scope=scope))

    def behind(self, guest: Guest) -> None:
        """To one alone, who has just gone behind the curtain; or only where they are, if all heard the question."""
        console = self.console
        if guest.question is None:
            return
        if guest.is_asked_aloud:
            self.is_at(guest)
            return
        self._belongs(guest, f"{console.scope}/{QUESTION}/{guest.seat}")
        words = guest.narrator.question(guest.question, guest.sight)
        console.say(replace(words, tag="question", scope=guest.scope))

    def is_at(self, guest: Guest) -> None:
        """Who has the keys now, and where they are; a terminal prints the page itself."""
        console = self.console
        tag = "page" if console.by_lines else "here"
        console.focus((*self.party.called(guest), *console.here()), tag=tag)

    def _belongs(self, guest: Guest, scope: str) -> None:
        guest.scope = scope
        if guest.page is not None:
            guest.page.scope = scope

    def over(self, guest: Guest) -> None:
        """Nobody hears a question that was answered, or that is not asked any more."""
        scope, guest.scope = guest.scope, ""
        if scope and not self._rest(scope):
            self.console.take_away(scope)
            self.party.curtain.leave(scope)

    def _rest(self, scope: str) -> list[Guest]:
        return [other for other in self.party.guests.values() if other.scope == scope and other.is_asked]

    def answered(self, guest: Guest) -> None:
        """Whoever is the last of those asked together has to be told: nothing else would say whose turn it is."""
        scope, party = guest.scope, self.party
        self.over(guest)
        rest = self._rest(scope) if scope else []
        if len(rest) == 1 and not is_first_come(rest[0]) and not party.is_behind(rest[0]):
            last = rest[0]
            assert last.question is not None
            words = party.common.question(last.question, last.sight, party.name(last))
            party.say(replace(words, tag="question", scope=scope))

    # When it is heard ------------------------------------------------------------------------------
    def heard(self, guest: Guest, ticket: Ticket) -> None:
        """Report when all is heard. Who is asked in private has heard nothing before they are behind the curtain: until
        then no time runs for them."""
        if guest.is_asked and self.party.is_behind(guest) and self.party.inside is not guest:
            guest.away = ticket
            self.party.post(Away(ticket))
        else:
            self._report(guest, ticket)

    def _report(self, guest: Guest, ticket: Ticket) -> None:
        """Where everything is read with the fingers, nobody's patience ends before they have read."""
        self.is_there(guest)
        if self.console.by_dots:
            self.party.post(Away(ticket))
        self.console.say(Utterance(()), heard=lambda: self.party.post(Heard(ticket)))

    def is_there(self, guest: Guest) -> None:
        """A terminal knows no single letters, only whole lines: there the line is open as soon as it is asked for."""
        if self.console.by_lines and guest.is_asked and isinstance(guest.page, LinePage):
            self.party.post(Opened(guest.ticket))

    def meant(self, guest: Guest) -> None:
        """What was refused as a word may have been meant as a command: that begins with a slash here. So does 0, the
        way back from every list."""
        console, page = self.console, guest.page
        if not console.by_lines or not isinstance(page, LinePage):
            return
        meant = console.text("word-back") if page.text == BACK else page.text
        if command_named(console, meant) is not None:
            console.announce("command-meant", typed=f"{SLASH}{meant}")

    def has_come(self, guest: Guest) -> None:
        """What waited for this guest is heard behind the curtain now; or it is asked no more, and nobody waits."""
        ticket, guest.away = guest.away, 0
        if ticket:
            self._report(guest, ticket)

    def remind(self, guest: Guest, message: Message) -> None:
        """How much time is left, of use only now: said where that guest is, once, and kept for nobody."""
        party = self.party
        utterance = party.narrator_for(guest).utterance(message, guest.sight)
        if utterance is not None and message is not self.reminded and party.inside in (None, guest):
            self.reminded = message
            self.console.say(utterance)
