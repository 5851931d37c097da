"""What a person may ask or do during a match, besides answering: the hand, the scores, the rules, the way out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from access_game.bots import LEVELS
from access_game.narration.rulepage import rule_page
from access_game.narration.utterance import Lane, Part, Say

from .console import Console
from .pages import Choice, ListPage, TextPage
from .party import Party
from .player import HandOver, Leave, Rest

MENU = (
    *("hand", "table", "scores", "turn", "counts", "repeat", "missed"),
    *("help", "rules", "settings", "learn_keys", "undo", "facilitator"),
)


class Desk:
    """Puts its commands on the console while a match is on."""

    def __init__(self, console: Console, party: Party, title: str) -> None:
        self.console, self.party, self.title = console, party, title
        self.is_paused = False
        self.commands: dict[str, Callable[[], None]] = {
            **{what: partial(self.read, what) for what in ("hand", "table", "scores", "turn", "counts")},
            "missed": self.missed,
            "undo": party.undo,
            "rules": self.rules,
            "menu": self.menu,
            "facilitator": self.facilitator,
        }

    def sit_down(self) -> None:
        console = self.console
        console.actions = self.commands
        console.decorate = self.party.decorate
        console.open(self.party.base, quiet=True)

    def get_up(self) -> None:
        console = self.console
        with console.lock:
            console.actions, console.decorate, console.seat_key = {}, None, None
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
        elif party.has_curtain:
            console.focus(console.text("hands-are-private"))
        else:
            hands: list[Part] = []
            for guest in party.guests.values():
                hands += [Say(f"{party.name(guest)}."), *guest.narrator.look("hand", guest.sight).parts]
            console.focus(hands)

    def missed(self) -> None:
        texts = [item.text for item in self.console.transcript.missed()]
        self.console.focus(" ".join(texts) if texts else self.console.text("nothing-missed"))

    def rules(self) -> None:
        steps = rule_page(self.console.book.language, self.party.common.book.stem)
        self.open_text(self.title, [f"{step.title}. {step.text}" for step in steps])

    def open_text(self, title: str, paragraphs: Sequence[str]) -> None:
        self.console.open(TextPage(title, paragraphs, self.console.close, self.console.text("text-help")))

    # What can be done --------------------------------------------------------------------------
    def menu(self) -> None:
        console = self.console
        if console.page is not self.party.base and console.page is not self.party.shown:
            console.page.back()
            return
        choices = [Choice("resume", console.text("action-resume"))]
        if self.party.inside is not None:
            choices.append(Choice("close", console.text("action-close")))
        choices += [
            Choice(name, console.text(f"command-{name}"), detail=console.text(f"command-{name}-help")) for name in MENU
        ]
        choices.append(Choice("leave", console.text("action-leave")))
        page = ListPage(console.text("action-title"), choices, self.act, on_back=lambda: console.close(page))
        page.help = console.text("action-help")
        console.open(page)

    def act(self, id: str) -> None:
        console = self.console
        if id == "leave":
            console.confirm(console.text("leave-confirm"), lambda: self.party.post(Leave()))
            return
        if id == "close":
            self.party.close_without_answer()
            return
        console.close()
        if id != "resume":
            console.do(id)

    def facilitator(self) -> None:
        console = self.console
        pause = "facilitator-resume" if self.is_paused else "facilitator-pause"
        choices = [Choice("pause", console.text(pause)), Choice("again", console.text("facilitator-again"))]
        choices += [Choice("hint", console.text("facilitator-hint"))]
        for guest in (one for one in self.party.guests.values() if not one.has_left):
            for level in LEVELS:
                label = console.text(
                    "facilitator-computer", name=self.party.name(guest), level=console.text(f"level-{level}")
                )
                choices.append(Choice(f"{guest.seat}/{level}", label))
        choices.append(Choice("finish", console.text("facilitator-finish")))
        choices.append(Choice("leave", console.text("action-leave")))
        page = ListPage(console.text("facilitator-title"), choices, self.lead, on_back=lambda: console.close(page))
        page.help = console.text("facilitator-help")
        console.open(page)

    def lead(self, id: str) -> None:
        console = self.console
        if id == "leave":
            self.act("leave")
            return
        console.close()
        if id == "pause":
            self.is_paused = not self.is_paused
            self.party.post(Rest(self.is_paused))
            console.announce("table-paused" if self.is_paused else "table-resumed", now=True)
        elif id == "again":
            console.do("repeat")
        elif id == "finish":
            scores = self.party.common.look("scores", self.party.spokesman.sight)
            console.say(replace(scores, lane=Lane.EVENT))
            self.party.post(Leave())
        elif id == "hint":
            guest = next((g for g in self.party.guests.values() if g.is_asked), None)
            if guest is None or guest.question is None:
                console.focus(console.text("nobody-asked"))
            elif self.party.is_behind(guest) and self.party.inside is not guest:
                console.focus(console.text("curtain-title", name=self.party.name(guest)))
            else:
                console.focus(self.party.common.help(guest.question, guest.sight))
        else:
            seat, level = id.split("/")
            self.party.post(HandOver(int(seat), level))
