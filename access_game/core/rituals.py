"""Things every table does: count down, run a chrono, vote, judge a word, name the winner."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from textwrap import wrap
from typing import Any, TypeVar

from .asking import Within
from .bells import Bell
from .cards import Card
from .chance import FOREIGN, HOME, KNOWN, NO_LIST, PERSONAL, WORD
from .gestures import put_under
from .letters import Letters
from .messages import Standing
from .places import TOP, Place
from .questions import Pick, Question, Word, YesNo
from .seats import Seat
from .sight import OVER
from .table import Table

A = TypeVar("A")
VOTE_TIME = 20.0
FIRST_LETTER = 3.0  # seconds from a buzz to the first letter of its word
LINE = 40  # cells


async def countdown(table: Table, *numbers: int) -> None:
    """ "1, 2, 3", one a second."""
    for number in numbers:
        table.tell_all("count", number=number)
        await table.wait(1)


class Chrono:
    """The count of the table (C4): from its level down to 0 aloud, one a second, while questions stay open. Asked
    again after an answer that did not end it, it resumes where it stood."""

    def __init__(self, table: Table, level: int) -> None:
        self.table, self.number = table, level
        self._second: Bell | None = None  # the second being counted, where an answer came in the middle of it

    async def first_of(self, questions: Mapping[Seat, Question[A]]) -> tuple[Seat, A] | None:
        """Whoever answers first; None when 0 has been said and its second is over."""
        while self.number >= 0:
            if self._second is None:
                self.table.tell_all("chrono", number=self.number)
                self._second = Bell(1, count=self)
            found = await self.table.first_of(questions, within=self._second)
            if found is not None:
                return found
            self.number, self._second = self.number - 1, None
        self.table.tell_all("time_over")
        return None


async def vote(
    table: Table, voters: Iterable[Seat], key: str, cast: Mapping[Seat, bool] | None = None, **facts: Any
) -> bool:
    """Strict majority of the votes cast refuses, a tie accepts; who stays silent does not vote (C3). `cast`: the votes
    that are known already; nobody is asked what they have just said."""
    question = YesNo(key, facts=facts, topic=table.theme)
    votes = {**(cast or {}), **await table.ask_all(dict.fromkeys(voters, question), within=VOTE_TIME)}
    yes, no = sum(votes.values()), len(votes) - sum(votes.values())
    table.tell_all("voted", yes=yes, no=no, accepted=yes >= no)
    return yes >= no


async def accept_word(table: Table, word: str, by: Seat) -> bool:
    """Does this word exist? A word the dictionary does not know is not refused: names and all languages are
    allowed, so its author confirms it when alone, and the other people vote when there are several (C3). With the
    dictionary only, it is the one of the language of the table."""
    strict = bool(table.options.get("dictionary_only"))
    verdict = await table.judged(word, HOME if strict else WORD)
    if verdict == KNOWN:
        return True
    if strict and verdict != NO_LIST:
        if verdict == FOREIGN:
            table.tell_all("word_foreign", who=by, word=word)
        elif verdict == PERSONAL:
            table.tell_all("word_personal", who=by, word=word)
        else:
            table.tell_all("not_in_dictionary", who=by, word=word)
        return False
    jury = [seat for seat in table.people if seat != by]
    table.tell_all("word_unknown", who=by, word=word, listed=verdict != NO_LIST)
    if by not in table.people:
        accepted = True  # a computer says only what it found in a list
    elif jury:
        accepted = await vote(table, jury, "accept_word", who=by, word=word)
    else:
        accepted = await table.must(by, YesNo("sure_of_word", facts={"word": word}))
    table.tell_all("word_accepted" if accepted else "word_refused", who=by, word=word)
    return accepted


async def judge_word(table: Table, word: str | None, by: Seat, fits: Letters | None = None) -> bool:
    """A word that was said aloud, where a wrong one counts: everybody hears what fails it."""
    if not word:
        table.tell_all("no_word", who=by)
        return False
    if fits is not None and (refusal := fits.refuse(word)) is not None:
        table.tell_all(f"word_{refusal.reason}", who=by, **refusal.facts)
        return False
    return await accept_word(table, word, by)


async def first_to(table: Table, racing: Mapping[Seat, Question[A]], within: Within = None) -> tuple[Seat, A] | None:
    """Who was first, and with what. None when time is over or two pressed at once: everybody hears which."""
    answers = await table.race(racing, within)
    if len(answers) == 1:
        return answers[0]
    table.tell_all("tied" if answers else "race_over")
    return None


async def ask_each(table: Table, questions: Mapping[Seat, Question[A]], within: float | None) -> dict[Seat, A]:
    """Everybody answers in secret, each in a time of their own: it begins when they have heard, behind their curtain if
    there is one. Whoever it was too short for is told so, and is missing."""

    async def one(seat: Seat, question: Question[A]) -> A | None:
        answer = await table.ask(seat, question, within)
        if answer is None:
            table.tell(seat, "time_over")
        return answer

    answers = await table.together({seat: one(seat, question) for seat, question in questions.items()})
    return {seat: answer for seat, answer in answers.items() if answer is not None}


async def race_to_speak(
    table: Table,
    racing: Mapping[Seat, Pick[str]],
    word: Word,
    clock: Bell,
    help_out: Callable[[Seat], Awaitable[bool]],
    helped: Pick[str],
) -> tuple[Seat, str] | None:
    """The first to buzz says a word: its first letter comes within seconds, the rest while the line is open. A buzz
    without a word is taken back, who gives up searches no more, and the others go on with the time that is left. The
    clock stands while somebody speaks or is helped; whoever was goes on with `helped`; without help it is all over."""
    left = dict(racing)
    while left and (first := await first_to(table, left, clock)) is not None:
        player, choice = first
        question = left.pop(player)
        if choice == question.quick:
            table.tell_all("buzzed", who=player)
            if said := await table.ask(player, word, within=FIRST_LETTER):
                return player, said
            table.tell_all("taken_back", who=player, left=len(left))
        elif choice == "give_up":
            table.tell_all("gave_up", who=player)
        elif await help_out(player):
            left[player] = helped
            table.tell_all("beep")
        else:
            return None
    return None


def read_lines(table: Table, to: Seat, key: str, topic: str, text: str) -> None:
    """A long text in messages that each fit a braille line."""
    for line in wrap(text, LINE):
        table.tell(to, key, topic, words=line)


def turn_up_letter(table: Table, draw: Place, by: Seat, to: Place, topic: str = "") -> Card | None:
    """The top card, for all to see; stars and firecrackers go under the pile. None where no letter is left in it."""
    if not any(card.is_letter for card in draw.cards()):
        table.tell_all("no_letter_left")
        return None
    while not draw.slots[TOP].is_letter:
        put_under(table, draw, TOP, draw, by)
    return table.move(draw, TOP, to, TOP, by=by, key="opening_card", up=True, topic=topic)


async def name_seat(
    table: Table, by: Seat, key: str, seats: tuple[Seat, ...], why_not: Mapping[int | str, str]
) -> Seat:
    """A player names one of these seats; where only one can be named, it is."""
    return seats[0] if len(seats) == 1 else await table.must(by, Pick(key, seats, among="seats", why_not=why_not))


def clockwise(table: Table, after: Seat) -> tuple[Seat, ...]:
    """All seats in their order, from the next one round to this one itself."""
    return table.seats[after + 1 :] + table.seats[: after + 1]


def next_seat(table: Table, seat: Seat) -> Seat:
    """Clockwise: the next higher seat, and round (C5)."""
    return table.seats[(seat + 1) % len(table.seats)]


def finish(table: Table, totals: Mapping[Seat, int | Place], of: str, each: int = 1) -> dict[Seat, int]:
    """Say the scores and who has won; equal firsts share the win (C8). A pile of gains counts its cards, `each` of
    them for one."""
    counts = {seat: len(got) // each if isinstance(got, Place) else got for seat, got in totals.items()}
    best = max(counts.values())
    winners = tuple(seat for seat in table.seats if counts[seat] == best)
    facts = {"winners": winners, "totals": tuple(counts.items()), "best": best, "of": of}
    table.tell_all("match_over", "", (Standing(OVER, True),), **facts)
    return counts
