"""Running a host: in the calling thread, or as a task of a loop that carries many tables."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from concurrent.futures import Executor
from functools import partial

from access_game.core.journal import NotKept
from access_game.core.seats import Seat
from access_game.players.player import Player

from .clock import Clock
from .doorbell import Doorbell
from .drive import Drive, Errands, Keep, WaitUntil


def run_here(drive: Drive, players: Mapping[Seat, Player], clock: Clock) -> bool:
    """Play to the end. False if the players left before."""
    fulfil(drive.run(players, clock.now), drive, clock)
    return drive.host.is_finished


def fulfil(errands: Errands, drive: Drive, clock: Clock) -> None:
    """In this thread, waiting where there is something to wait for."""
    answer: NotKept | None = None
    try:
        while True:
            errand, answer = errands.send(answer), None
            if isinstance(errand, Keep):
                answer = keep(errand)
            else:
                clock.wait(drive.inbox, errand.moment)
    except StopIteration:
        return
    finally:
        errands.close()


def keep(errand: Keep) -> NotKept | None:
    try:
        errand.journal.append(errand.lines, errand.fence)
    except NotKept as trouble:
        return trouble
    return None


async def run(drive: Drive, players: Mapping[Seat, Player], disk: Executor) -> bool:
    """The same in the running loop: posts may come from any thread, and lines are written in `disk`, so that no table
    waits for another's."""
    loop = asyncio.get_running_loop()
    errands, alarm = drive.run(players, loop.time), Alarm(drive, loop)
    answer: NotKept | None = None
    try:
        while True:
            try:
                errand, answer = errands.send(answer), None
            except StopIteration:
                return drive.host.is_finished
            if isinstance(errand, Keep):
                answer = await alarm.kept(errand, disk)
            else:
                await alarm.wait(errand)
    finally:
        drive.inbox.on_post = None
        errands.close()


class Alarm:
    """Wakes a task: when something is posted, when its moment has come, when its lines are kept."""

    def __init__(self, drive: Drive, loop: asyncio.AbstractEventLoop) -> None:
        self.inbox, self.loop, self.door = drive.inbox, loop, Doorbell.of(loop)
        self._sleeping: asyncio.Future[None] | None = None
        self.inbox.on_post = partial(self.door.call, self._wake)

    async def wait(self, errand: WaitUntil) -> None:
        self._sleeping = self.loop.create_future()
        if self.inbox.has_news:  # posted before there was anything to wake
            self._wake()
        at = None if errand.moment is None else self.loop.call_at(errand.moment, self._wake)
        try:
            await self._sleeping
        finally:
            if at is not None:
                at.cancel()

    async def kept(self, errand: Keep, disk: Executor) -> NotKept | None:
        waiting: asyncio.Future[NotKept | None] = self.loop.create_future()

        def write() -> None:
            try:
                outcome = partial(waiting.set_result, keep(errand))
            except BaseException as fault:  # no trouble of a disk, but a fault: it ends this table
                outcome = partial(waiting.set_exception, fault)
            self.door.call(lambda: None if waiting.done() else outcome())

        disk.submit(write)
        return await waiting

    def _wake(self) -> None:
        if self._sleeping is not None and not self._sleeping.done():
            self._sleeping.set_result(None)
