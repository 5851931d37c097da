"""A first game led by the hand: the real rules, a stacked deck, one thing to do at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from access_game.core.cards import BLACK, BOX, FIRECRACKER, PLUS, PLUS_PLUS, STAR, WHITE, Card
from access_game.core.match import Match
from access_game.core.messages import CLOCK, DEALER, JUDGE, Entry, Seat, Setup
from access_game.core.questions import Answer, Order, Question, Refused
from access_game.games import open_box
from access_game.narration.narrator import Narrator
from access_game.narration.transcript import Transcript
from access_game.narration.tutorial import tutorial
from access_game.narration.utterance import Say, Utterance
from access_game.players.console import Console
from access_game.players.desk import Desk
from access_game.players.party import Party
from access_game.players.player import Answered, Leave, Report

PUPIL = Seat(0)
MARKS = {"w": WHITE, "b": BLACK, "p": PLUS, "pp": PLUS_PLUS}


def stacked(notation: str) -> list[Card]:
    """ "bA pA STAR FIRE": those cards, each a different one of the box."""
    cards: list[Card] = []
    for name in notation.split():
        face, mark = {"STAR": (STAR, ""), "FIRE": (FIRECRACKER, "")}.get(name) or (name[-1], MARKS[name[:-1]])
        cards.append(next(card for card in BOX if card.face == face and card.mark == mark and card not in cards))
    return cards


class Lesson:
    """It stands where the host stands; nothing is saved, nothing runs against a clock."""

    def __init__(self, console: Console, stem: str, on_end: Callable[[], None]) -> None:
        self.console, self.on_end = console, on_end
        self.course = tutorial(console.book.language, stem)
        self.lessons, self.others = list(self.course.lessons), list(self.course.others)
        self.deck = [card.id for card in stacked(self.course.deck)]
        box = open_box(stem)
        options = {option.key: option.values[0] for option in box.GAME.options}
        names = self.course.names
        self.match = Match(box.play, Setup(names, ("", *["normal"] * (len(names) - 1)), options))
        narrator = Narrator(console.book.language, stem, box.GAME, names, PUPIL, "detailed")
        self.party = Party(console, {PUPIL: narrator}, narrator, self.receive)
        self.player = self.party.player(PUPIL)
        self.desk = Desk(console, self.party, console.text("lesson-title"))
        self.told, self.ticket = 0, 0
        self.open: Question[Any] | None = None

    def begin(self) -> None:
        with self.console.lock:
            self.console.pages.clear()
            self.console.transcript = Transcript(PUPIL)
            self.desk.sit_down()
            self.go_on()

    def receive(self, report: Report) -> None:
        """What the pupil does."""
        match report:
            case Answered(ticket, answer, _) if ticket == self.ticket and self.open is not None:
                self.answer(answer)
            case Leave():
                self.end()
            case _:
                pass

    def answer(self, answer: Answer) -> None:
        assert self.open is not None
        lesson = self.lessons[0] if self.lessons else None
        try:
            self.open.read(answer)
        except Refused as refusal:
            self.player.refuse(self.ticket, refusal)
            return
        if lesson is not None and lesson.expect == self.open.key and answer != lesson.answer:
            self.party.guests[PUPIL].is_sent = False
            self.console.focus(self.console.text("lesson-wrong", hint=lesson.hint or lesson.say), "refused")
            return
        if lesson is not None and lesson.expect == self.open.key:
            self.lessons.pop(0)
        self.feed(PUPIL, answer)
        self.go_on()

    def feed(self, seat: Seat, answer: Answer) -> None:
        self.match.feed(Entry(seat, answer, self.match.table.now))

    def go_on(self) -> None:
        """Let the table speak, the others play, and the teacher teach, until the pupil is asked."""
        while (waiting := self.match.waiting) is not None:
            if PUPIL in waiting.questions:
                break
            seat = next(iter(waiting.questions), CLOCK)
            question = waiting.questions.get(seat)
            if seat == DEALER and isinstance(question, Order):
                self.feed(seat, [*[id for id in self.deck if id in question.cards],
                                 *[id for id in question.cards if id not in self.deck]])  # fmt: skip
            elif seat == JUDGE:
                self.feed(seat, "known")
            elif seat == CLOCK:
                self.feed(seat, None)
            elif self.others:
                self.feed(seat, self.others.pop(0))
            else:
                break
        said = self.match.table.said
        for message in said[self.told :]:
            if PUPIL in message.to:
                self.player.tell(message)
        self.told = len(said)
        self.teach()
        waiting = self.match.waiting
        if waiting is None or PUPIL not in waiting.questions or not self.lessons:
            self.end()
            return
        question = waiting.questions[PUPIL]
        if question is not self.open:
            if self.open is not None:
                self.player.withdraw(self.ticket)
            self.open, self.ticket = question, self.ticket + 1
            self.player.ask(self.ticket, question)

    def teach(self) -> None:
        """What the teacher says now: every lesson up to the next one that wants an answer."""
        while self.lessons:
            lesson = self.lessons[0]
            self.console.say(Utterance((Say(lesson.say),), language=self.console.book.language, braille=lesson.say))
            if lesson.expect:
                return
            self.lessons.pop(0)

    def end(self) -> None:
        self.match.close()
        self.desk.get_up()
        self.console.announce("lesson-end")
        self.on_end()
