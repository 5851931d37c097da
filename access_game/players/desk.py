"""What a person may ask or do during a match, besides answering: the hand, the scores, the rules, the way out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from access_game.bots import LEVELS
from access_game.core.cards import ORDERS
from access_game.core.questions import Pick, Press
from access_game.core.seats import Seat
from access_game.narration.rulepage import rule_page
from access_game.narration.utterance import PAGE, Cue, Lane, Part, Pause, Say

from .actions import SHELVES, Actions, paused
from .aside import Aside
from .console import Console
from .guest import Guest
from .pages import Choice, ListPage, TextPage
from .panel import Panel
from .party import Party
from .player import HandOver, Leave
from .walk import WalkPage, rows_of

LONG = 25  # words: what takes longer to say than to play is said in fewer
BETWEEN = 250  # milliseconds between two things that were missed


class Desk:
    """Puts its commands on the console while a match is on."""

    def __init__(
        self, console: Console, party: Party, title: str, is_kept: bool = True, own: Seat | None = None
    ) -> None:
        """`is_kept`: who leaves can come back to it; not to a lesson. `own`: who sits here apart from the others, and
        leaves nobody's seat but theirs."""
        self.console, self.party, self.title, self.is_kept, self.own = console, party, title, is_kept, own
        self.leaving = "leave-own" if own is not None else "leave" if is_kept else "leave-lesson"
        self.aside = Aside(party)
        self.commands: dict[str, Callable[[], None]] = {
            **{what: partial(self.read, what) for what in ("hand", "table", "scores", "counts")},
            "turn": self.turn,
            "options": self.options,
            "hint": self.hint,
            "places": self.places,
            "arrange": self.arrange,
            "missed": self.missed,
            "undo": party.undo,
            "rules": self.rules,
            "menu": self.menu,
            "facilitator": Panel(self).open,
        }

    def sit_down(self) -> None:
        console = self.console
        console.actions = self.commands
        console.decorate, console.look = self.party.decorate, self.aside.look
        self.party.base.on_choose = lambda id: self.turn()
        console.open(self.party.base, quiet=True)

    def get_up(self) -> None:
        console = self.console
        with console.lock:
            console.actions, console.decorate, console.seat_key, console.look = {}, None, None, None
            self.aside.close()
            if self.party.base in console.pages:
                del console.pages[console.pages.index(self.party.base) :]

    # What can be read ------------------------------------------------------------------------
    def read(self, what: str) -> None:
        """Say it for whoever sits here; a hand only alone, or behind one's curtain."""
        console, party = self.console, self.party
        if what != "hand" or not party.is_shared or party.inside is not None:
            guest = party.spokesman
            narrator = guest.narrator if what == "hand" else party.narrator_for(guest)
            console.focus(narrator.look(what, guest.sight if what == "hand" else party.public(guest)).parts)
        elif party.curtain.is_there and self.has_hands:
            console.focus(console.text("hands-are-private"))
        elif not self.has_hands:
            console.focus(party.common.look(what, party.spokesman.sight).parts)
        else:
            hands: list[Part] = []
            for guest in party.guests.values():
                hands += [Say(f"{party.name(guest)}."), *guest.narrator.look("hand", guest.sight).parts]
            console.focus(hands)

    @property
    def has_hands(self) -> bool:
        return any(guest.sight.hand is not None for guest in self.party.guests.values())

    def turn(self) -> None:
        """Whose turn it is, and what is asked here before everybody."""
        console, party = self.console, self.party
        guest = party.spokesman
        said = list(party.narrator_for(guest).look("turn", party.public(guest)).parts)
        if party.is_shared and party.inside is None:
            awaited = [party.name(one) for one in party.guests.values() if one.is_asked and party.is_behind(one)]
            if awaited and party.public(guest).turn is None:
                names = party.common.wording.listed(awaited)
                said = [Say(console.text("who-is-awaited", names=names, n=len(awaited)))]
            asked = [one for one in party.guests.values() if one.is_asked and not party.is_behind(one)]
            said += [Say(one.page.title()) for one in asked if one.page is not None]
        console.focus(said)

    def options(self) -> None:
        """What can be answered now, by whoever is asked here. What is private is said behind the curtain only."""
        console, party = self.console, self.party
        asked = [party.inside] if party.inside is not None else list(party.guests.values())
        said: list[Part] = []
        topic = ""
        for guest in asked:
            if guest.question is None or not guest.is_asked:
                continue
            name = (Say(f"{party.name(guest)}."),) if party.inside is None and party.is_shared else ()
            if party.is_behind(guest) and party.inside is not guest:
                said.append(Say(console.text("options-private", name=party.name(guest))))
            else:
                can = party.narrator_for(guest).options(guest.question, guest.sight)
                said += [*name, *can.parts]
                topic = topic or can.topic
        if said:
            console.focus(said, topic=topic)
        elif any(guest.is_sent for guest in asked):
            console.focus(console.text("answer-sent"))
        else:
            self.turn()

    def hint(self) -> None:
        """An idea for whoever is asked. Where others could use it, it waits behind the curtain."""
        console, party = self.console, self.party
        asked = [guest for guest in party.guests.values() if guest.is_asked and party.inside in (None, guest)]
        if party.is_paused:
            console.focus(paused(console), "refused")
        elif not asked:
            sent = any(guest.is_sent for guest in party.guests.values() if party.inside in (None, guest))
            console.focus(console.text("answer-sent" if sent else self.not_asked))
        elif len(asked) > 1:
            quick = any(isinstance(guest.question, Press | Pick) and not party.is_behind(guest) for guest in asked)
            console.focus(console.text("hint-race" if quick else "hint-whose"))
        elif asked[0].question is not None and asked[0].question.by_heart:
            console.focus(console.text("hint-by-heart"))
        elif party.hint is None:
            console.focus(console.text("hint-none"))
        else:
            self.give_idea(asked[0])

    @property
    def not_asked(self) -> str:
        return "nobody-asked" if self.party.is_shared else "you-not-asked"

    def give_idea(self, guest: Guest) -> None:
        console, party = self.console, self.party
        question, answer = guest.question, self.party.idea(guest)
        assert question is not None
        is_open = party.inside is guest or not party.curtain.keeps(guest)
        narrator = party.narrator_for(guest) if is_open else guest.narrator
        if answer is None:
            console.focus(console.text("hint-nothing"))
        elif is_open:
            console.say(narrator.idea(question, answer, guest.sight))
        else:
            idea = narrator.idea(question, answer, guest.sight)
            guest.whispers.append(replace(idea, lane=Lane.EVENT))
            party.arrange()
            console.focus(console.text("hint-waits", name=party.name(guest)))
            console.introduce()

    def places(self) -> None:
        """Around the table, place by place and card by card, as far as everybody here may see."""
        console, party = self.console, self.party

        def look() -> list[list[Choice]]:
            guest = party.spokesman
            return rows_of(party.public(guest), party.narrator_for(guest))

        if not any(look()):
            console.focus(console.text("walk-empty"))
            return
        page = WalkPage(
            console.text("walk-title"), look, lambda id: console.focus(console.here()), lambda: console.close(page)
        )
        page.help = console.text("walk-help")
        console.open(page)

    def arrange(self) -> None:
        """The own hand in another order; the next time in the next one."""
        console, party = self.console, self.party
        if party.curtain.is_there and party.inside is None and self.has_hands:
            console.focus(console.text("hands-are-private"))
            return
        guests = [party.inside] if party.inside is not None else list(party.guests.values())
        if all(guest.sight.hand is None for guest in guests):
            self.read("hand")
            return
        order = ORDERS[(ORDERS.index(guests[0].narrator.order) + 1) % len(ORDERS)]
        for guest in guests:
            guest.narrator.order = order
            party.renew(guest)
        hand = guests[0].narrator.look("hand", guests[0].sight).parts if len(guests) == 1 else ()
        console.focus((Say(console.text(f"order-{order}")), *hand))

    def missed(self) -> None:
        """In one breath, with a pause after each: what the others did since I was last here."""
        missed = [item.again for item in self.console.transcript.missed()]
        if not missed:
            self.console.focus(self.console.text("nothing-missed"))
            return
        is_long = sum(len(one.text.split()) for one in missed) > LONG
        said: list[Part] = []
        for one in missed:
            words = one.brief if is_long and one.brief else one.parts
            said += [*((Pause(BETWEEN),) if said else ()), *(part for part in words if not isinstance(part, Cue))]
        topic = next((one.topic for one in reversed(missed) if one.topic), "")
        self.console.focus(said, topic=topic)

    def rules(self) -> None:
        steps = rule_page(self.console.book.language, self.party.common.book.stem)
        self.open_text(self.title, [step.spoken for step in steps])

    def open_text(self, title: str, paragraphs: Sequence[str]) -> None:
        self.console.open(TextPage(title, paragraphs, self.console.close, self.console.text("text-help")))

    # What can be done --------------------------------------------------------------------------
    def menu(self) -> None:
        console = self.console
        if console.page is not self.party.base and console.page is not self.party.shown:
            console.page.back()
            return
        choices = [Choice("resume", console.text("action-resume"), detail=console.text("action-resume-detail"))]
        if self.party.inside is not None:
            choices.append(Choice("close", console.text("action-close"), detail=console.text("action-close-detail")))
        actions = Actions(console)
        choices += actions.choices()
        leave = f"action-{self.leaving}"
        choices.append(Choice("leave", console.text(leave), detail=console.text(f"{leave}-detail")))

        def act(id: str) -> None:
            if id in SHELVES:
                actions.open(id, do)
            elif any(one.id == id for one in actions.choices()):
                do(id)
            else:
                self.act(id)

        def do(id: str) -> None:
            console.close(page, quiet=True)
            console.do(id)

        page = ListPage(console.text("action-title"), choices, act, on_back=lambda: console.close(page))
        page.help = console.text("action-help")
        console.open(page)

    def act(self, id: str) -> None:
        """What only the menu can do."""
        console = self.console
        if id == "leave":
            detail = "leave-yes-detail" if self.own is None else "leave-own-yes-detail"
            console.confirm(console.text(f"{self.leaving}-confirm"), self.leave, detail)
        elif id == "close":
            self.party.close_without_answer()
        else:
            console.close()

    def leave(self) -> None:
        """Nothing of the match is heard from now on; or only one seat is left, and a computer goes on in it."""
        if self.own is not None:
            self.console.close(quiet=True)
            self.console.taken()
            self.party.post(HandOver(self.own, LEVELS[1]))
            return
        self.console.enter(PAGE)
        self.console.taken()
        self.party.post(Leave())
