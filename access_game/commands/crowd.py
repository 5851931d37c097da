"""A crowd, for the bench: many tables in one loop, each with two computers and two people at silent consoles, and how
long it takes from an answer until the last of the table has been spoken to."""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from access_game.core import journal
from access_game.core.journal import Header, Line, NotKept, Reading
from access_game.core.seats import Seat
from access_game.games import open_box, stems
from access_game.host.sitting import Sitting, new_header
from access_game.narration.narrator import Narrator
from access_game.narration.phrasebook import Phrasebook
from access_game.narration.transcript import Transcript
from access_game.narration.utterance import Utterance
from access_game.players.console import Console
from access_game.players.desk import Desk
from access_game.players.party import Party
from access_game.words.library import Library

SEATS = {"Ana": "", "Bob": "", "Ordi 1": "normal", "Ordi 2": "hard"}
PEOPLE = (Seat(0), Seat(1))
ANSWERS_AFTER = (1.0, 4.0)  # seconds
SETTLING = 5.0  # seconds after the last has come
THINKERS, WRITERS = 2, 16  # threads; a disk takes many at once


class CountingEar:
    """It hears at once, and notes when it was last spoken to."""

    is_private = is_audible = False

    def __init__(self) -> None:
        self.last, self.count = 0.0, 0

    def say(self, utterance: Utterance, heard: Callable[[], None] | None = None) -> None:
        self.last, self.count = time.perf_counter(), self.count + 1
        if heard is not None:
            heard()

    def hush(self) -> None: ...

    def drop(self, topic: str) -> None: ...

    def leave(self, scope: str) -> None: ...

    def wipe(self) -> None: ...


class CrowdSheet:
    """A file that is written and synced line by line."""

    def __init__(self, path: Path, header: Header) -> None:
        self.header, self.count = header, 0
        line, self._check = journal.first_line(header)
        self._file = open(path, "wb")  # noqa: SIM115  kept open as long as the match is played
        self._put(line)

    def append(self, lines: Sequence[Line], fence: int) -> None:
        if fence != self.count:
            raise NotKept("other_writer")
        for one in lines:
            line, self._check = journal.next_line(one, self._check)
            self._put(line)
        self.count += len(lines)

    def read(self) -> Reading:
        return journal.read(Path(self._file.name).read_bytes())

    def close(self) -> None:
        self._file.close()

    def _put(self, line: str) -> None:
        self._file.write(line.encode())
        self._file.flush()
        os.fsync(self._file.fileno())


class CrowdTable:
    """One table: matches one after the other, as long as the crowd plays."""

    def __init__(self, stem: str, seed: int, crowd: Crowd) -> None:
        self.stem, self.rng, self.crowd = stem, Random(seed), crowd
        self.ears = [CountingEar() for _ in PEOPLE]
        self.consoles = [Console(crowd.book) for _ in PEOPLE]
        for console, ear in zip(self.consoles, self.ears, strict=True):
            console.ears.append(ear)

    async def play(self) -> None:
        while True:
            await self.match()

    async def match(self) -> None:
        crowd = self.crowd
        header = new_header(self.stem, SEATS, {}, seed=self.rng.getrandbits(32), language=crowd.book.language, pace=0)
        needs_words = open_box(self.stem).GAME.reading == "words"
        sitting = Sitting(
            header,
            judge=crowd.library.judge() if needs_words else None,
            words=crowd.library.wait() if needs_words else None,
            pool=crowd.pool,
        )
        lid, self.sitting, self.seen = sitting.box.GAME, sitting, 0
        self.parties: dict[Seat, Party] = {}
        for seat, console in zip(PEOPLE, self.consoles, strict=True):
            console.pages.clear()
            console.transcript = Transcript(seat)
            narrator = Narrator(crowd.book.language, self.stem, lid, header.seats, seat)
            self.parties[seat] = Party(console, {seat: narrator}, narrator, sitting.post)
            Desk(console, self.parties[seat], "").sit_down()
        self.due: dict[Seat, int] = {}  # the tickets somebody is about to answer
        self.given: dict[Seat, float] = {}
        path = crowd.folder / f"{id(self)}.match"
        sheet = await crowd.loop.run_in_executor(crowd.disk, CrowdSheet, path, header)
        try:
            people = {seat: party.player(seat) for seat, party in self.parties.items()}
            await sitting.run(crowd.disk, people, sitting.drive(sheet, settled=self.settled))
        finally:
            sheet.close()

    def settled(self) -> None:
        """After each act: measure what came of an answer, and let those who are asked think."""
        entries = self.sitting.match.journal
        for entry in entries[self.seen :]:
            given = self.given.pop(entry.seat, None)
            if given is not None:
                self.crowd.note(max(ear.last for ear in self.ears) - given)
        self.seen = len(entries)
        for seat, party in self.parties.items():
            guest = party.guests[seat]
            if guest.is_asked and self.due.get(seat) != guest.ticket:
                self.due[seat] = guest.ticket
                self.crowd.loop.call_later(self.rng.uniform(*ANSWERS_AFTER), self.answer, seat, party)

    def answer(self, seat: Seat, party: Party) -> None:
        guest = party.guests[seat]
        self.due.pop(seat, None)
        if self.parties.get(seat) is party and guest.is_asked and guest.question is not None:
            self.given[seat] = time.perf_counter()
            party.give(guest, guest.question.guess(self.rng))


class Crowd:
    def __init__(
        self, book: Phrasebook, library: Library, pool: ThreadPoolExecutor, disk: ThreadPoolExecutor, folder: Path
    ) -> None:
        self.book, self.library, self.pool, self.disk, self.folder = book, library, pool, disk, folder
        self.loop = asyncio.get_running_loop()
        self.is_measured = False
        self.times: list[float] = []

    def note(self, seconds: float) -> None:
        if self.is_measured:
            self.times.append(seconds)

    async def play(self, tables: int, arriving: float, seconds: float) -> dict[str, Any]:
        """They arrive one after the other; then they are measured."""
        games = [stem for stem in stems() if open_box(stem).GAME.players[1] >= len(SEATS)]
        first = CrowdTable(games[0], 0, self)  # what is loaded once, for all
        warm = asyncio.create_task(first.match())
        await asyncio.sleep(1)
        warm.cancel()
        before, tasks = resident(), []
        for number in range(tables):
            tasks.append(asyncio.create_task(CrowdTable(games[number % len(games)], number, self).play()))
            await asyncio.sleep(arriving / tables)
        await asyncio.sleep(SETTLING)
        each = (resident() - before) / tables / 1024
        self.is_measured = True
        burned, here = time.process_time(), time.thread_time()
        await asyncio.sleep(seconds)
        burned, here = time.process_time() - burned, time.thread_time() - here
        self.is_measured = False
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, warm, return_exceptions=True)
        for fault in ended:
            if isinstance(fault, Exception):
                raise fault
        return {
            "tables": tables,
            "answers": len(self.times),
            **{f"p{part}": self.part(part) for part in (50, 95, 99)},
            "kib_a_table": round(each),
            "cpu": round(burned / seconds, 2),
            "cpu_of_the_loop": round(here / seconds, 2),
        }

    def part(self, percent: int) -> float:
        ordered = sorted(self.times)
        return round(ordered[min(len(ordered) * percent // 100, len(ordered) - 1)] * 1000, 1) if ordered else 0.0


def resident() -> float:
    """Bytes of memory this process holds; 0 where the system does not say it simply."""
    if sys.platform != "linux":
        return 0.0
    return int(Path("/proc/self/statm").read_text().split()[1]) * float(os.sysconf("SC_PAGE_SIZE"))


def measure(book: Phrasebook, library: Library, tables: int, arriving: float = 10.0, seconds: float = 10.0) -> Any:
    async def crowd() -> dict[str, Any]:
        thinkers, writers = ThreadPoolExecutor(THINKERS), ThreadPoolExecutor(WRITERS)
        with TemporaryDirectory() as folder, thinkers, writers:
            return await Crowd(book, library, thinkers, writers, Path(folder)).play(tables, arriving, seconds)

    thresholds, interval = gc.get_threshold(), sys.getswitchinterval()
    # To look through everything that lives, in search of what nobody needs, stops every table for half a second: a
    # process that carries so many does it when it chooses to, and meanwhile only among the young things.
    gc.set_threshold(2_000, 10, 1_000_000)
    sys.setswitchinterval(
        0.0005
    )  # who writes a line or thinks shall not wait long for a turn, nor the loop for its own
    try:
        return asyncio.run(crowd())
    finally:
        gc.set_threshold(*thresholds)
        sys.setswitchinterval(interval)
