"""Who may speak at a shared table: the page before a curtain, and the race where each has a key of their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from access_game.core.messages import Message
from access_game.core.questions import Answer, Pick, Press
from access_game.core.seats import Seat
from access_game.narration.utterance import Say, Utterance
from access_game.narration.view import Kind

from .guest import Guest
from .pages import Choice, LinePage, ListPage, Page
from .picking import CURTAIN
from .player import TIME_LEFT, Opened
from .prompts import options
from .racing import RacePage

if TYPE_CHECKING:
    from .party import Party

CALL = "call"  # within a match: who is wanted behind the curtain, until somebody comes
FLOOR_TAKEN = frozenset(("buzzed", "asked_help"))  # a word race stands still, and somebody is waited for
FLOOR_FREE = frozenset(("taken_back", "other_word", "gave_up", "beep"))  # and here it goes on in a moment
BETWEEN = frozenset(("asked", "noted", TIME_LEFT))  # what may be told between a buzz and its word


class Floor:
    def __init__(self, party: Party) -> None:
        self.party, self.console = party, party.console
        self.doors: dict[str, ListPage] = {}  # the pages before a curtain or a race, by their titles
        self.called: Page | None = None  # the one that was announced last
        self.brief: dict[str, str] = {}  # their titles in fewer words
        self.known: set[str] = set()  # those that were explained once: from then on fewer words do

    def page(self, asked: Sequence[Guest]) -> Page | None:
        """What everybody meets who wants to answer."""
        if not asked:
            return None
        return self.race(asked) if self.is_race(asked) else self.door(asked[0])

    def is_race(self, asked: Sequence[Guest]) -> bool:
        """Has each here a key of their own? Also in the moment after somebody pressed theirs: the next letter is the
        beginning of that one's word, and not of another's."""
        return len(asked) > 1 or (bool(asked) and any(guest.buzzed for guest in self.party.guests.values()))

    def door(self, guest: Guest) -> Page | None:
        """The prompt itself, or the curtain before it."""
        curtain = self.party.curtain
        if not curtain.hides(guest):
            return guest.page
        side = curtain.side(guest)
        id = "curtain" if side is None else "curtain-left" if side < 0 else "curtain-right"
        page = self.before(id, lambda id: self.party.enter(guest), Kind.TEXT, name=self.party.name(guest))
        label = "" if self.console.by_lines else self.console.text("curtain-enter")  # its title says so there
        page.rebuild([Choice(CURTAIN, label)])
        return page

    def before(self, id: str, on_choose: Callable[[str], None], kind: Kind, **facts: str) -> ListPage:
        """The page before a curtain or a race; the same one as long as it is the same moment."""
        title = self.console.text(f"{id}-title", **facts)
        self.brief[title] = self.console.book.text(f"{id}-title", "brief", **facts)
        page = self.doors.get(title)
        if page is None or (page is not self.party.shown and page is not self.called):
            page = self.doors[title] = ListPage(title, (), on_choose, kind=kind)
            page.help = self.console.text(f"{id}-help", **facts)
        return page

    def race(self, asked: Sequence[Guest]) -> Page:
        """Several are asked at once: each has a key, and a line in this list. What is private is not listed here."""
        party = self.party
        choices = [
            Choice(
                f"{guest.seat}", self.console.text("seat-line", key=guest.seat + 1, name=party.name(guest)),
                number=guest.seat + 1,
            )
            for guest in asked
        ]  # fmt: skip
        choices += self.actions(asked)
        secret = any(party.curtain.hides(guest) for guest in asked)
        id = "floor-secret" if secret else "floor" if any(map(is_first_come, asked)) else "floor-each"
        page = self.before(id, self.pick, Kind.RACE)
        page.rebuild(choices)
        return page

    def actions(self, asked: Sequence[Guest]) -> list[Choice]:
        """What each can do besides, behind the numbers of the seats. Each keeps its number, whoever else is asked."""
        party, found = self.party, list[Choice]()
        for guest in asked:
            question = guest.question
            if isinstance(question, Pick) and question.quick and not party.curtain.hides(guest):
                doable = options(question, guest.sight, party.common)
                first = max(party.guests) + 2 + sorted(party.guests).index(guest.seat) * len(doable)
                for number, option in enumerate(doable, start=first):
                    label = self.console.text("seat-choice", name=party.name(guest), choice=option.label)
                    found.append(Choice(f"{guest.seat}/{option.id}", label, number=number))
        return found

    def pick(self, id: str) -> None:
        seat, _, option = id.partition("/")
        if option:
            self.party.give(self.party.guests[Seat(int(seat))], option)
        else:
            self.buzz(int(seat) + 1)

    def buzz(self, digit: int) -> bool:
        """A seat's own key: it answers at once where the question is a race, or takes the floor."""
        party = self.party
        guest = party.guests.get(Seat(digit - 1))
        if guest is None or guest.question is None or guest.is_sent:
            return False
        if party.curtain.hides(guest):
            party.enter(guest)
        elif isinstance(guest.question, Press):
            party.give(guest, True)
        elif isinstance(guest.question, Pick) and guest.question.quick:
            party.give(guest, guest.question.quick)
        elif party.curtain.is_there:
            party.enter(guest)
        else:
            party.curtain.inside = guest
            party.arrange()
            self.party.asking.is_at(guest)
        return True

    def call_up(self) -> None:
        """Say once who is wanted behind the curtain, or that everybody is."""
        was, text = self.called, self.called_up
        if was is not None and was is not self.called:
            self.console.take_away(f"{self.party.scope}/{CALL}")  # nobody is wanted there any more
        if text:
            words = Utterance((Say(text),), language=self.party.common.language, braille=text)
            self.console.say(replace(words, scope=f"{self.party.scope}/{CALL}", tag="question"))

    @property
    def called_up(self) -> str:
        """Who is wanted behind the curtain, or that everybody is: once. What has been explained is only named."""
        shown = self.party.shown
        called = shown if shown in self.doors.values() else None
        is_new, self.called = called is not None and called is not self.called, called
        if called is None or not is_new:
            return ""
        title = called.title()
        words = self.brief[title] if title in self.known else title
        self.known.add(title)
        if self.console.by_lines and isinstance(called, ListPage):
            called.name = words  # or a terminal would print what it has just said in more words
        return words

    # A word that is begun ---------------------------------------------------------------------------
    def note_buzz(self, guest: Guest, answer: Answer) -> None:
        """A buzz may be the first letter of a word: it waits for its line."""
        if isinstance(guest.question, Pick) and guest.question.then and answer == guest.question.quick:
            guest.buzzed = guest.question.then
            guest.begun = guest.page if isinstance(guest.page, RacePage) and guest.page.line.text else None

    def let_go(self, guest: Guest) -> None:
        """It was not to be: the line of the race is empty again."""
        guest.begun, guest.buzzed = None, ""
        if isinstance(guest.page, RacePage):
            guest.page.reset()

    @property
    def begun(self) -> Page | None:
        """Where such a word is being typed."""
        return next((guest.begun for guest in self.party.guests.values() if guest.begun is not None), None)

    def is_overtaken(self, guest: Guest, message: Message) -> bool:
        """Something else was told than comes between a buzz and its word: what was typed is for nothing."""
        if message.key in BETWEEN or (message.key == "buzzed" and message.facts["who"] == guest.seat):
            return False
        begun, guest.begun, guest.buzzed = guest.begun, None, ""
        return begun is not None

    def follow(self, message: Message) -> None:
        """Who is waited for while a word race stands still: what others type meanwhile is in vain."""
        base, party = self.party.base, self.party
        if message.key in FLOOR_TAKEN:
            who = Seat(int(str(message.facts["who"])))
            is_me = not party.is_shared and who in party.guests
            waits = "race-goes-on" if is_me else "race-waits"
            base.hold(self.console.text(waits, name=party.common.names[who]))
        elif message.key in FLOOR_FREE:
            base.hold(self.console.text("race-goes-on"))
        elif message.key not in BETWEEN:
            base.hold("")

    def take_up(self, guest: Guest) -> RacePage | None:
        """The word that was begun when this guest buzzed goes on in the line that is asked for now."""
        begun, guest.begun = guest.begun, None
        buzzed, guest.buzzed = guest.buzzed, ""
        if isinstance(guest.page, RacePage):
            is_typed = self.console.by_lines and not self.party.is_shared
            guest.page.on_bare = (lambda: self.console.focus(self.console.text("race-type"))) if is_typed else None
        if not isinstance(guest.page, LinePage) or guest.question is None or guest.question.key != buzzed:
            return None
        if begun is not None:
            guest.page.set(begun.line.text)
        if guest.page.text:
            self.party.post(Opened(guest.ticket))
        return begun if guest.page.text else None


def is_first_come(guest: Guest) -> bool:
    """Does the first answer take it from the others? Otherwise each of them is to answer."""
    question = guest.question
    if question is None or isinstance(question, Press):
        return question is not None
    return (isinstance(question, Pick) and bool(question.quick)) or bool(question.facts.get("racing"))
