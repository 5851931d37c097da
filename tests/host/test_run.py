"""Scenes of a host being driven: every line is kept before anything comes of it, whatever the disk does; nobody loses
time to a table that could not go on; many tables live in one loop."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest
from host.seated import ANA, BOB, NAMES, Notebook, Thinker, Words

from access_game.bots import Thought
from access_game.core.cards import PLUS, choose
from access_game.core.journal import Line, NotKept
from access_game.core.match import Match
from access_game.core.messages import Entry, Message, Setup
from access_game.core.notes import HandedOver, Undone
from access_game.core.questions import Pick, Press, Question, Word
from access_game.core.refusal import Refused
from access_game.core.seats import CLOCK, DEALER, JUDGE, Seat
from access_game.core.table import Table
from access_game.host.clock import JumpingClock
from access_game.host.dealer import FairDealer
from access_game.host.drive import Drive
from access_game.host.host import Host
from access_game.host.inbox import Inbox
from access_game.host.run import run, run_here
from access_game.host.sitting import Sitting, new_header
from access_game.host.strand import Strand
from access_game.players.player import (
    Answered,
    Countdown,
    HandOver,
    Heard,
    KeepElsewhere,
    Leave,
    Post,
    Report,
    Ticket,
    TryAgain,
    Undo,
)
from access_game.players.seatedbot import SeatedBot, at_once

Script = Callable[[Table], Any]
Wish = Callable[[Ticket], Report]


class Eager:
    """A person who knows beforehand what to do each time something is asked, and hears at once."""

    is_person = listens = True

    def __init__(self, post: Post, *wishes: Wish) -> None:
        self.post, self.wishes = post, list(wishes)
        self.messages: list[Message] = []
        self.open: Ticket = 0

    def recall(self, messages: Sequence[Message]) -> None:
        pass

    def tell(self, message: Message) -> None:
        self.messages.append(message)

    def ask(self, ticket: Ticket, question: Question[Any]) -> None:
        self.open = ticket
        if self.wishes:
            self.post(self.wishes.pop(0)(ticket))

    def withdraw(self, ticket: Ticket) -> None:
        pass

    def refuse(self, ticket: Ticket, refusal: Refused) -> None:
        raise AssertionError(refusal)

    def count_down(self, countdown: Countdown | None) -> None:
        pass

    def listen(self, ticket: Ticket) -> None:
        self.post(Heard(ticket))


def says(answer: Any, at: float | None = None) -> Wish:
    return lambda ticket: Answered(ticket, answer, at)


class Scene:
    """Ana and Bob at a table whose journal may fail, with all that drives a host but a real clock."""

    def __init__(self, script: Script, *, fail_at: int | None = None, clock: JumpingClock | None = None) -> None:
        self.inbox, self.clock, self.notebook = Inbox(), clock or JumpingClock(), Notebook()
        self.host = Host(
            Match(script, Setup(NAMES[:2], ("", ""))), FairDealer(Random(7)), Words(), substitute=self.substitute
        )
        self.thought: Thought | None = Thought("mot", 2.0)
        self.troubles: list[NotKept] = []
        self.settled = 0
        self.on_trouble: Callable[[], None] = lambda: None
        self.drive = Drive(self.host, self.inbox, self.notebook, settled=self.count, on_trouble=self.trouble)
        append = self.notebook.append

        def failing(lines: Sequence[Line], fence: int) -> None:
            self.notebook.fails = self.notebook.appends == fail_at
            append(lines, fence)

        self.notebook.append = failing  # type: ignore[method-assign]

    def substitute(self, seat: Seat, level: str) -> SeatedBot:
        return SeatedBot(Thinker(self.thought), self.inbox.post)

    def trouble(self, trouble: NotKept) -> None:
        self.troubles.append(trouble)
        self.on_trouble()

    def count(self) -> None:
        self.settled += 1

    def play(self, ana: Sequence[Wish], bob: Sequence[Wish] = ()) -> bool:
        self.people = {ANA: Eager(self.inbox.post, *ana), BOB: Eager(self.inbox.post, *bob)}
        try:
            return run_here(self.drive, self.people, self.clock)
        finally:
            self.host.match.close()


async def everything(table: Table) -> Any:
    """Chance, a person, the dictionary, a pause, an undo, a hand-over and a computer, one after the other."""
    table.lay("grid", await table.shuffle(choose("A", PLUS, 2)))
    await table.must(ANA, Pick("first", (1, 2)))
    table.tell_all("chosen_first")
    await table.judged("zut")
    await table.wait(1)
    table.tell_all("waited")
    await table.must(ANA, Pick("second", (1, 2)))
    await table.must(ANA, Pick("third", (1, 2)))
    return await table.must(BOB, Word("say"))


def ana() -> list[Wish]:
    """The second answer is taken back once."""
    return [says(1), says(2), lambda _: Undo(ANA), says(1), lambda _: HandOver(BOB, "easy")]


def undisturbed() -> Scene:
    scene = Scene(everything)
    hand_over(scene)
    return scene


def hand_over(scene: Scene) -> bool:
    """Play `everything`: Ana hands Bob's seat to a computer, then gives her last answer."""

    class Last(Eager):
        def tell(self, message: Message) -> None:
            super().tell(message)
            if message.key == "handed_over":
                self.post(Answered(self.open, 2))

    scene.people = {ANA: Last(scene.inbox.post, *ana()), BOB: Eager(scene.inbox.post)}
    try:
        return run_here(scene.drive, scene.people, scene.clock)
    finally:
        scene.host.match.close()


WHOLE = undisturbed().notebook.lines
KINDS = [
    *(Entry(DEALER, WHOLE[0].answer, 0), Entry(ANA, 1, 0), Entry(JUDGE, "unknown", 0), Entry(CLOCK, None, 1000)),
    *(Entry(ANA, 2, 1000), Undone(4), Entry(ANA, 1, 1000), HandedOver(BOB, "easy"), Entry(ANA, 2, 1000)),
    Entry(BOB, "mot", 3000),
]
EVERY_LINE = pytest.mark.parametrize("number", range(len(KINDS)), ids=[str(line)[:30] for line in KINDS])


def test_the_evening_of_these_scenes_writes_every_kind_of_line() -> None:
    assert WHOLE == KINDS


# A line that cannot be kept ---------------------------------------------------------------------------
@EVERY_LINE
def test_nothing_comes_of_a_line_before_it_is_kept_and_everything_afterwards(number: int) -> None:
    scene = Scene(everything, fail_at=number)
    seen: list[Any] = []

    def trouble() -> None:
        assert scene.host.match.journal == scene.notebook.entries  # the match has not moved
        assert scene.notebook.lines == KINDS[:number]
        assert scene.host.next_due() is None  # no bell, no computer
        seen.append([len(person.messages) for person in scene.people.values()])
        scene.inbox.post(TryAgain())

    before = Scene(everything)
    told: list[Any] = []
    append = before.notebook.append

    def note(lines: Sequence[Line], fence: int) -> None:
        told.append([len(person.messages) for person in before.people.values()])
        append(lines, fence)

    before.notebook.append = note  # type: ignore[method-assign]
    hand_over(before)
    scene.on_trouble = trouble
    assert hand_over(scene)
    assert seen == [told[number]]  # nobody was told anything of it
    assert scene.notebook.lines == KINDS
    assert [person.messages for person in scene.people.values()] == [p.messages for p in before.people.values()]
    assert scene.drive.trouble is None and len(scene.troubles) == 1


@EVERY_LINE
def test_what_cannot_be_kept_here_is_kept_elsewhere(number: int) -> None:
    scene = Scene(everything, fail_at=number)
    elsewhere = Notebook(KINDS[:number])
    scene.on_trouble = lambda: scene.inbox.post(KeepElsewhere(elsewhere))
    assert hand_over(scene)
    assert elsewhere.lines == KINDS
    assert scene.notebook.lines == KINDS[:number]


@EVERY_LINE
def test_who_leaves_because_of_it_leaves_the_match_as_it_was_kept(number: int) -> None:
    scene = Scene(everything, fail_at=number)
    told: list[int] = []

    def leave() -> None:
        told[:] = [len(person.messages) for person in scene.people.values()]
        scene.inbox.post(Leave())

    scene.on_trouble = leave
    assert not hand_over(scene)
    assert scene.host.is_over and scene.host.match.waiting is not None
    assert scene.notebook.lines == KINDS[:number]
    assert scene.host.match.journal == scene.notebook.entries
    assert told == [len(person.messages) for person in scene.people.values()]
    assert scene.drive.trouble is scene.troubles[0]  # nobody may be told that all is saved


def test_a_second_trouble_is_told_again() -> None:
    scene = Scene(everything)
    full = Notebook(KINDS[:1])
    full.fails = True
    scene.notebook.fails = True
    verdicts: list[Report] = [TryAgain(), KeepElsewhere(full), TryAgain(), KeepElsewhere(Notebook())]
    scene.notebook.append = full.append  # type: ignore[method-assign]
    scene.on_trouble = lambda: scene.inbox.post(verdicts.pop(0))
    assert hand_over(scene)
    assert len(scene.troubles) == 4 and verdicts == []


def test_without_anybody_to_ask_the_trouble_is_raised_and_nothing_is_played() -> None:
    scene = Scene(everything, fail_at=1)
    scene.drive.on_trouble = None
    with pytest.raises(NotKept):
        hand_over(scene)
    assert scene.host.match.journal == scene.notebook.entries == KINDS[:1]


async def both_answer(table: Table) -> Any:
    return await table.ask_all(dict.fromkeys(table.seats, Word("say")), within=10)


def test_what_others_report_meanwhile_waits_and_costs_them_no_time() -> None:
    scene = Scene(both_answer, fail_at=0)

    def trouble() -> None:
        scene.clock.time += 100  # looking for another disk takes time
        scene.inbox.post(Answered(scene.people[BOB].open, "noir", scene.clock.time - 50))
        scene.inbox.post(TryAgain())

    scene.on_trouble = trouble
    assert scene.play([says("bleu")])
    assert scene.host.match.result == {ANA: "bleu", BOB: "noir"}
    assert scene.notebook.lines == [Entry(ANA, "bleu", 0), Entry(BOB, "noir", 0)]


@pytest.mark.parametrize("seconds", [1, 100])
def test_no_bell_moves_while_a_line_cannot_be_kept(seconds: float) -> None:
    scene = Scene(both_answer, fail_at=0)

    def trouble() -> None:
        scene.clock.time += seconds
        scene.inbox.post(TryAgain())

    scene.on_trouble = trouble
    assert scene.play([says("bleu")])
    assert scene.notebook.lines[-1] == Entry(CLOCK, None, 10_000)
    assert scene.clock.time == pytest.approx(10 + seconds)


def test_a_try_again_when_nothing_is_the_matter_changes_nothing() -> None:
    scene = Scene(both_answer)
    scene.inbox.post(TryAgain())
    scene.inbox.post(KeepElsewhere(Notebook()))
    assert scene.play([says("bleu")], [says("noir")])
    assert len(scene.notebook.lines) == 2


def test_the_views_are_settled_once_after_each_act() -> None:
    scene = Scene(both_answer)
    scene.play([says("bleu")], [says("noir")])
    assert scene.settled == 3  # the beginning, and two answers


# Who was quicker ------------------------------------------------------------------------------------
async def quickest(table: Table) -> Any:
    return await table.first_of(dict.fromkeys(table.seats, Press("buzz")), within=30)


@pytest.mark.parametrize(("ana_at", "bob_at", "winner"), [(1.2, 1.0, BOB), (1.0, 1.2, ANA), (1.0, 1.0, ANA)])
def test_of_two_reports_that_lie_there_the_earlier_key_goes_first(ana_at: float, bob_at: float, winner: Seat) -> None:
    clock = JumpingClock()
    scene = Scene(quickest, clock=clock)

    def both(_: Ticket) -> Report:
        clock.time = 1.5
        scene.inbox.post(Answered(scene.people[ANA].open, True, ana_at))
        return Answered(scene.people[BOB].open, True, bob_at)

    scene.play([lambda _: Heard(0)], [both])
    assert scene.host.match.result == (winner, True)
    assert scene.notebook.lines[0].at == int(min(ana_at, bob_at) * 1000)


def test_an_answer_does_not_overtake_a_wish_that_was_reported_before_it() -> None:
    inbox = Inbox()
    inbox.post(Answered(1, "a", 5.2))
    inbox.post(Heard(7))
    inbox.post(Undo(ANA))
    inbox.post(Answered(2, "b", 5.0))
    taken = []
    while not inbox.is_empty:
        taken.append(inbox.take(lambda ticket: True))
    assert taken == [Answered(1, "a", 5.2), Heard(7), Undo(ANA), Answered(2, "b", 5.0)]


# A machine that slept --------------------------------------------------------------------------------
class SleepyClock(JumpingClock):
    """At one of its waits the lid of the laptop is closed for an hour."""

    def __init__(self, wait: int, hour: float = 3600.0) -> None:
        super().__init__()
        self.waits_left, self.hour = wait, hour

    def wait(self, inbox: Inbox, until: float | None) -> None:
        super().wait(inbox, until)
        self.waits_left -= 1
        if self.waits_left == 0:
            self.time += self.hour


@pytest.mark.parametrize("wait", [1, 4, 9])
def test_a_sleep_takes_nobody_s_time_from_a_bell(wait: int) -> None:
    clock = SleepyClock(wait)
    scene = Scene(quickest, clock=clock)
    scene.play([], [])
    assert scene.notebook.lines == [Entry(CLOCK, None, 30_000)]
    assert clock.time >= 3600 + 30


def test_a_computer_does_not_think_while_the_machine_sleeps() -> None:
    """Else it would have its answer ready when a person opens the lid."""
    clock = SleepyClock(2)
    scene = Scene(quickest, clock=clock)
    scene.thought = Thought(True, 7.0)
    scene.play([lambda _: HandOver(BOB, "hard")])
    assert scene.host.match.result == (BOB, True)
    assert clock.time >= 3600 + 7


def test_a_machine_that_is_a_little_late_did_not_sleep() -> None:
    clock = SleepyClock(3, 1.9)
    scene = Scene(quickest, clock=clock)
    scene.play([], [])
    assert clock.time == pytest.approx(30)


def test_a_sleep_in_the_middle_of_writing_takes_nobody_s_time_either() -> None:
    scene = Scene(both_answer)
    append = scene.notebook.append

    def slow(lines: Sequence[Line], fence: int) -> None:
        append(lines, fence)
        scene.clock.time += 3600

    scene.notebook.append = slow  # type: ignore[method-assign]
    scene.play([says("bleu")])
    assert [line.at for line in scene.notebook.lines] == [0, 10_000]


# In a loop -------------------------------------------------------------------------------------------
class ThreadNotes(Notebook):
    """It notes in which thread it writes."""

    def __init__(self) -> None:
        super().__init__()
        self.threads: set[int] = set()

    def append(self, lines: Sequence[Line], fence: int) -> None:
        self.threads.add(threading.get_ident())
        super().append(lines, fence)


class ThreadThinker(Thinker):
    """It notes in which thread it hears and thinks, and in which order."""

    def __init__(self, thought: Thought | None) -> None:
        super().__init__(thought)
        self.threads: set[int] = set()
        self.deeds: list[str] = []

    def hear(self, message: Message) -> None:
        self.threads.add(threading.get_ident())
        self.deeds.append(message.key)

    def answer(self, question: Question[Any]) -> Thought | None:
        self.threads.add(threading.get_ident())
        self.deeds.append(f"? {question.key}")
        return self.thought


async def hears_then_says(table: Table) -> Any:
    for number in range(20):
        table.tell_all("count", number=number)
    first = await table.must(BOB, Word("say"))
    table.tell_all("contested", who=BOB, word=first)
    await table.must(ANA, Word("say"))
    return first, await table.must(BOB, Word("again"))


def in_a_loop(script: Script, thinker: Thinker, notebook: Notebook, pool: ThreadPoolExecutor) -> tuple[Host, Drive]:
    host = Host(Match(script, Setup(NAMES[:2], ("", "normal"))), FairDealer(Random(7)), Words())
    return host, Drive(host, Inbox(), notebook)


def test_in_a_loop_nothing_waits_for_a_disk_or_a_computer() -> None:
    async def evening() -> Any:
        with ThreadPoolExecutor(4) as pool:
            thinker, notebook = ThreadThinker(Thought("mot", 0.01)), ThreadNotes()
            host, drive = in_a_loop(hears_then_says, thinker, notebook, pool)
            bot = SeatedBot(thinker, drive.inbox.post, think=Strand(pool, drive.inbox.fail))
            ana = Eager(lambda report: threading.Thread(target=drive.inbox.post, args=(report,)).start(), says("fin"))
            assert await run(drive, {ANA: ana, BOB: bot}, pool)
        here = threading.get_ident()
        assert host.match.result == ("mot", "mot")
        assert notebook.threads and here not in notebook.threads
        assert thinker.threads and here not in thinker.threads
        heard = ["count"] * 20 + ["asked", "? say", "noted", "contested", "asked", "? again"]
        assert thinker.deeds == heard

    asyncio.run(evening())


def test_in_a_loop_a_trouble_of_one_table_stops_no_other() -> None:
    async def evening() -> None:
        with ThreadPoolExecutor(4) as pool:
            troubled, well = (Scene(both_answer, fail_at=0 if number == 0 else None) for number in range(2))
            tasks = []
            for scene in (troubled, well):
                scene.people = {
                    ANA: Eager(scene.inbox.post, says("bleu")),
                    BOB: Eager(scene.inbox.post, says("noir")),
                }
                tasks.append(asyncio.create_task(run(scene.drive, scene.people, pool)))
            while not troubled.troubles:
                await asyncio.sleep(0)
            assert await tasks[1]
            assert troubled.host.match.journal == []
            troubled.inbox.post(TryAgain())
            assert await tasks[0]
            assert troubled.notebook.lines == [Entry(ANA, "bleu", 0), Entry(BOB, "noir", troubled.notebook.lines[1].at)]

    asyncio.run(evening())


def test_in_a_loop_a_computer_that_stumbles_ends_its_table_with_its_fault() -> None:
    class Stumbling(Thinker):
        def answer(self, question: Question[Any]) -> Thought | None:
            raise ZeroDivisionError("no idea")

    async def evening() -> None:
        with ThreadPoolExecutor(2) as pool:
            host, drive = in_a_loop(hears_then_says, Stumbling(None), Notebook(), pool)
            bot = SeatedBot(Stumbling(None), drive.inbox.post, think=Strand(pool, drive.inbox.fail))
            with pytest.raises(ZeroDivisionError, match="no idea"):
                await run(drive, {ANA: Eager(drive.inbox.post), BOB: bot}, pool)
            host.match.close()

    asyncio.run(evening())


def test_a_table_that_is_cancelled_lets_go_of_everything() -> None:
    async def evening() -> None:
        scene = Scene(both_answer)
        scene.people = {ANA: Eager(scene.inbox.post), BOB: Eager(scene.inbox.post)}
        with ThreadPoolExecutor(1) as pool:
            task = asyncio.create_task(run(scene.drive, scene.people, pool))
            while not scene.settled:
                await asyncio.sleep(0)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
        assert scene.inbox.on_post is None
        scene.inbox.post(Leave())  # a voice that comes to its end later disturbs nobody
        scene.host.match.close()

    asyncio.run(evening())


@pytest.mark.parametrize("game", ["zieufermix", "paflemix"])
def test_whole_matches_are_played_side_by_side_in_one_loop(game: str) -> None:
    async def evening() -> None:
        with ThreadPoolExecutor(4) as pool:
            headers = [new_header(game, {"A": "easy", "B": "hard"}, {}, seed=seed) for seed in range(3)]
            sittings = [Sitting(header, pool=pool, tempo=0.0) for header in headers]
            notebooks = [Notebook() for _ in sittings]
            for sitting in sittings:
                sitting.tempo = 0.0  # nobody races against them
            pairs = list(zip(sittings, notebooks, strict=True))
            ended = await asyncio.gather(*(sitting.run(pool, drive=sitting.drive(book)) for sitting, book in pairs))
            assert all(ended)
            for sitting, book in pairs:
                assert book.entries == sitting.match.journal
                again = Match(sitting.box.play, sitting.header.setup, book.entries)
                assert again.waiting is None and again.result == sitting.match.result

    asyncio.run(evening())


def test_a_strand_does_its_jobs_in_order_whatever_the_pool_does() -> None:
    with ThreadPoolExecutor(8) as pool:
        done: list[list[int]] = [[] for _ in range(5)]
        strands = [Strand(pool, lambda fault: None) for _ in done]
        for number in range(200):
            for strand, one in zip(strands, done, strict=True):
                strand(lambda one=one, number=number: one.append(number))  # type: ignore[misc]
    assert done == [list(range(200))] * 5


def test_a_job_of_a_strand_is_not_overtaken_by_the_next_while_it_takes_its_time() -> None:
    overtaken: list[bool] = []
    second = threading.Event()
    with ThreadPoolExecutor(4) as pool:
        strand = Strand(pool, lambda fault: None)
        strand(lambda: overtaken.append(second.wait(0.2)))
        strand(second.set)
    assert overtaken == [False] and second.is_set()


def test_computers_think_at_once_where_no_pool_is_given() -> None:
    deeds: list[int] = []
    at_once(lambda: deeds.append(threading.get_ident()))
    assert deeds == [threading.get_ident()]
