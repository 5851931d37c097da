"""A first game led by the hand: the real rules, a stacked deck, one thing to do at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from access_game.core.cards import from_notation
from access_game.core.chance import KNOWN, Order
from access_game.core.match import Match
from access_game.core.messages import CLOCK, DEALER, JUDGE, Entry, Seat, Setup
from access_game.core.questions import Answer, Question, Refused
from access_game.games import open_box
from access_game.narration import tutorial
from access_game.narration.narrator import Narrator
from access_game.narration.transcript import Transcript
from access_game.narration.utterance import Say, Utterance
from access_game.players.console import Console
from access_game.players.desk import Desk
from access_game.players.pages import LinePage
from access_game.players.party import Party
from access_game.players.player import Answered, HandOver, Leave, Report, Undo

PUPIL = Seat(0)


class Lesson:
    """It stands where the host stands. Nothing is saved, no bell hurries the pupil, and every word is a word."""

    match: Match
    party: Party
    desk: Desk

    def __init__(self, console: Console, stem: str, on_end: Callable[[], None]) -> None:
        self.console, self.stem, self.on_end = console, stem, on_end
        self.course = tutorial.tutorial(console.book.language, stem)
        self.lessons = list(self.course.lessons)
        self.kept: dict[str, str] = {}  # words of the pupil that come back later
        self.deck: list[int] = []
        self.told, self.ticket = 0, 0
        self.open: Question[Any] | None = None
        self.is_on = False  # a match is on the table

    def begin(self) -> None:
        with self.console.lock:
            self.console.pages.clear()
            self.console.transcript = Transcript(PUPIL)
            self.go_on()

    # What the pupil does --------------------------------------------------------------------------
    def receive(self, report: Report) -> None:
        match report:
            case Answered(ticket, answer, _) if ticket == self.ticket and self.open is not None:
                self.answer(self.open, answer)
            case Undo():
                self.console.say(self.party.common.refusal(Refused("nothing_to_undo")))
            case HandOver():
                self.console.announce("lesson-yours")
            case Leave():
                self.end()
            case _:
                pass

    def answer(self, question: Question[Any], answer: Answer) -> None:
        lesson = self.lessons[0]
        try:
            leads_on = lesson.leads_on(question, answer, self.kept)
        except Refused as refusal:
            self.party.player(PUPIL).refuse(self.ticket, refusal)
            self.try_again(lesson.hint)
            return
        if not leads_on:
            self.try_again(self.console.text("lesson-wrong", hint=lesson.hint))
            return
        if lesson.keep:
            self.kept[lesson.keep] = str(answer).strip()
        self.lessons.pop(0)
        self.open = None
        self.feed(PUPIL, answer)
        self.party.player(PUPIL).withdraw(self.ticket)
        self.play(lesson)
        self.go_on()

    def try_again(self, hint: str) -> None:
        """The question stays open, and the line is empty again: a child types the next word over the first."""
        guest = self.party.guests[PUPIL]
        guest.is_sent = False
        if isinstance(guest.page, LinePage):
            guest.page.set("")
        self.say(hint)

    # What the teacher does ------------------------------------------------------------------------
    def go_on(self) -> None:
        """Teach until the pupil has something to do."""
        while self.lessons:
            lesson = self.lessons[0]
            if lesson.deck:
                self.deal(lesson)
            self.say(lesson.say)
            if lesson.expect:
                waiting = self.match.waiting
                assert waiting is not None and waiting.questions[PUPIL].key == lesson.expect, self.match.where()
                self.open, self.ticket = waiting.questions[PUPIL], self.ticket + 1
                self.party.player(PUPIL).ask(self.ticket, self.open)
                return
            self.lessons.pop(0)
            self.play(lesson)
        self.end()

    def say(self, text: str) -> None:
        words = text.format_map(self.kept)
        utterance = Utterance((Say(words),), language=self.console.book.language, braille=words)
        self.console.transcript.note(utterance, "lesson")
        self.console.say(utterance)

    def deal(self, lesson: tutorial.Stage) -> None:
        """Clear the table, and lay a match with this deck on it."""
        self.clear()
        console, names, box = self.console, self.course.names, open_box(self.stem)
        self.deck, self.told, self.is_on = [card.id for card in from_notation(lesson.deck)], 0, True
        options = {option.key: option.values[0] for option in box.GAME.options} | dict(lesson.options)
        self.match = Match(box.play, Setup(names, ("", *["normal"] * (len(names) - 1)), options))
        narrator = Narrator(console.book.language, self.stem, box.GAME, names, PUPIL)
        self.party = Party(console, {PUPIL: narrator}, narrator, self.receive)
        self.desk = Desk(console, self.party, console.text("lesson-title"))
        self.desk.sit_down()
        self.serve()

    def play(self, lesson: tutorial.Stage) -> None:
        """What the others do in this lesson."""
        if self.is_on:
            self.serve()
        for seat, answer in lesson.others:
            self.feed(Seat(seat), answer)
            self.serve()

    def serve(self) -> None:
        """Be dealer and judge, and let pauses pass; then let the pupil hear what happened."""
        while (waiting := self.match.waiting) is not None:
            asked = waiting.questions
            if DEALER in asked:
                order = asked[DEALER]
                assert isinstance(order, Order)
                stacked = [id for id in self.deck if id in order.cards]
                self.feed(DEALER, [*stacked, *(id for id in order.cards if id not in stacked)])
            elif JUDGE in asked:
                self.feed(JUDGE, KNOWN)
            elif waiting.within is not None and waiting.fixed:
                self.feed(CLOCK, None)
            else:
                break
        said = self.match.table.said
        for message in said[self.told :]:
            if PUPIL in message.to:
                self.party.player(PUPIL).tell(message)
        self.told = len(said)

    def feed(self, seat: Seat, answer: Answer) -> None:
        self.match.feed(Entry(seat, answer, self.match.table.now))

    # The end -----------------------------------------------------------------------------------------
    def clear(self) -> None:
        if self.is_on:
            self.match.close()
            self.desk.get_up()
        self.is_on, self.open = False, None

    def end(self) -> None:
        self.clear()
        self.console.announce("lesson-end")
        self.on_end()
