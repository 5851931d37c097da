"""A first game led by the hand: the real rules, a stacked deck, one thing to do at a time."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from access_game.core.cards import from_notation
from access_game.core.chance import KNOWN
from access_game.core.letters import Letters
from access_game.core.match import Match
from access_game.core.messages import Message, Setup
from access_game.core.questions import Answer, Question
from access_game.core.refusal import Refused
from access_game.core.seats import Seat
from access_game.games import open_box
from access_game.host.dealer import StackedDealer
from access_game.host.host import Host
from access_game.host.lead import Act
from access_game.narration import tutorial
from access_game.narration.narrator import Narrator
from access_game.narration.transcript import Transcript
from access_game.narration.utterance import LESSON, PAGE, Say, Utterance
from access_game.players.console import Console
from access_game.players.desk import Desk
from access_game.players.pages import LinePage
from access_game.players.party import Party
from access_game.players.player import Answered, Countdown, HandOver, Heard, Leave, Player, Post, Report, Ticket, Undo

PUPIL = Seat(0)


class EveryWord:
    """A judge to whom every word is a word; of these some are suggested."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = words

    def verdict(self, word: str) -> str:
        return KNOWN

    def at_home(self, word: str) -> str:
        return KNOWN

    def suggest(self, letters: Letters, count: int) -> Sequence[str]:
        return [word for word in self.words if letters.refuse(word) is None][:count]


class LessonSeat:
    """A seat at the teacher's table: it hears at once, and its question waits until the lesson comes to it. The pupil's
    is told what happens; the others play from their script."""

    is_person = True  # no bell hurries anybody here
    listens = True

    def __init__(self, post: Post, player: Player | None = None) -> None:
        self.post, self.player = post, player
        self.ticket: Ticket = 0
        self.question: Question[Any] | None = None

    def recall(self, messages: Sequence[Message]) -> None:
        pass

    def tell(self, message: Message) -> None:
        if self.player is not None:
            self.player.tell(message)

    def ask(self, ticket: Ticket, question: Question[Any]) -> None:
        self.ticket, self.question = ticket, question

    def withdraw(self, ticket: Ticket) -> None:
        self.question = None
        if self.player is not None:
            self.player.withdraw(ticket)

    def refuse(self, ticket: Ticket, refusal: Refused) -> None:
        raise RuntimeError(f"the lesson gave no answer: {refusal}")  # a fault of the lesson, never of the pupil

    def count_down(self, countdown: Countdown | None) -> None:
        """No bell hurries a pupil."""

    def listen(self, ticket: Ticket) -> None:
        self.post(Heard(ticket))


class Lesson:
    """A host at whose table the teacher decides who answers when. Nothing is saved, no bell hurries the pupil, and
    every word is a word."""

    host: Host
    party: Party
    desk: Desk
    seats: dict[Seat, LessonSeat]

    def __init__(self, console: Console, stem: str, on_end: Callable[[], None]) -> None:
        self.console, self.stem, self.on_end = console, stem, on_end
        self.course = tutorial.tutorial(console.book.language, stem, console.book.manner)
        self.lessons = list(self.course.lessons)
        self.kept: dict[str, str] = {}  # words of the pupil that come back later
        self.reports: deque[Report] = deque()
        self.now = 0.0  # time jumps here from one pause to the next
        self.open: Question[Any] | None = None
        self.is_on = False  # a match is on the table

    @property
    def match(self) -> Match:
        return self.host.match

    def begin(self) -> None:
        with self.console.lock:
            self.console.enter(LESSON)
            self.console.pages.clear()
            self.console.transcript = Transcript(PUPIL)
            self.go_on()

    # What the pupil does --------------------------------------------------------------------------
    def receive(self, report: Report) -> None:
        match report:
            case Answered(ticket, answer, _) if self.open is not None and ticket == self.seats[PUPIL].ticket:
                self.answer(self.open, answer)
            case Undo():
                self.console.say(self.party.common.refusal(Refused("nothing_to_undo")))
            case HandOver():
                self.console.focus(self.console.text("lesson-yours"))
            case Leave():
                self.leave()
            case _:
                pass

    def answer(self, question: Question[Any], answer: Answer) -> None:
        lesson = self.lessons[0]
        try:
            leads_on = lesson.leads_on(question, answer, self.kept)
        except Refused as refusal:
            self.party.player(PUPIL).refuse(self.seats[PUPIL].ticket, refusal)
            self.try_again(lesson.hint)
            return
        if not leads_on:
            self.try_again(self.console.text("lesson-wrong", hint=lesson.hint))
            return
        if lesson.keep:
            self.kept[lesson.keep] = str(answer).strip()
        self.lessons.pop(0)
        self.open = None
        self.say_for(PUPIL, answer)
        self.play(lesson)
        self.go_on()

    def try_again(self, hint: str) -> None:
        """The question stays open, and the line is empty again: a child types the next word over the first."""
        guest = self.party.guests[PUPIL]
        guest.is_sent = False
        if isinstance(guest.page, LinePage):
            guest.page.set("")
        self.party.floor.let_go(guest)
        self.say(hint)

    # What the teacher does ------------------------------------------------------------------------
    def go_on(self) -> None:
        """Teach until the pupil has something to do."""
        while self.lessons:
            lesson = self.lessons[0]
            is_welcome = lesson is self.course.lessons[0]  # before the table says a word
            if is_welcome:
                self.say(lesson.say)
            if lesson.deck:
                self.deal(lesson)
            if not is_welcome:
                self.say(lesson.say)
            if lesson.expect:
                pupil = self.seats[PUPIL]
                assert pupil.question is not None and pupil.question.key == lesson.expect, self.match.where()
                self.open = pupil.question
                self.party.player(PUPIL).ask(pupil.ticket, pupil.question)
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
        options = {option.key: option.values[0] for option in box.GAME.options} | dict(lesson.options)
        match = Match(box.play, Setup(names, ("", *["normal"] * (len(names) - 1)), options))
        dealer = StackedDealer([card.id for card in from_notation(lesson.deck)])
        self.host, self.is_on = Host(match, dealer, EveryWord(self.course.words), pace=0), True
        narrator = Narrator(console.book.language, self.stem, box.GAME, names, PUPIL, manner=console.book.manner)
        self.party = Party(console, {PUPIL: narrator}, narrator, self.receive, scope=LESSON)
        self.desk = Desk(console, self.party, console.text("lesson-title"), is_kept=False)
        self.desk.sit_down()
        post = self.reports.append
        self.seats = {seat: LessonSeat(post) for seat in match.table.seats}
        self.seats[PUPIL] = LessonSeat(post, self.party.player(PUPIL))
        self.act(self.host.begin(self.seats, 0.0))

    def play(self, lesson: tutorial.Stage) -> None:
        """What the others do in this lesson."""
        for seat, answer in lesson.others:
            self.say_for(Seat(seat), answer)

    def say_for(self, seat: Seat, answer: Answer) -> None:
        self.act(self.host.take(Answered(self.seats[seat].ticket, answer), self.now))

    def act(self, act: Act) -> None:
        """Nothing is kept of it; everybody has heard it at once, and pauses pass."""
        next_act: Act | None = act
        while next_act is not None:
            for _ in next_act:
                pass
            next_act, due = None, self.host.next_due()
            if self.reports and not self.host.is_over:
                next_act = self.host.take(self.reports.popleft(), self.now)
            elif due is not None and not self.host.is_over:
                self.now, next_act = due, self.host.ring(due)

    # The end -----------------------------------------------------------------------------------------
    def clear(self) -> None:
        self.reports.clear()
        self.now, self.open = 0.0, None
        if self.is_on:
            self.is_on = False
            self.match.close()
            self.desk.get_up()

    def end(self) -> None:
        """Its last words are heard, until a key leads on."""
        self.clear()
        self.console.announce("lesson-end")
        self.console.linger(PAGE)
        self.on_end()

    def leave(self) -> None:
        """In the middle: nothing of it is heard afterwards."""
        self.clear()
        self.console.enter(PAGE)
        self.on_end()
