"""A process of its own that plays one question with a bell on a real clock, and says how long that took: see
test_a_process_that_was_stopped."""

from __future__ import annotations

import asyncio
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

from host.seated import ANA, NAMES, Words
from host.test_run import Eager

from access_game.core.match import Match
from access_game.core.messages import Setup
from access_game.core.questions import Press
from access_game.core.table import Table
from access_game.host.clock import WallClock
from access_game.host.dealer import FairDealer
from access_game.host.drive import Drive
from access_game.host.host import Host
from access_game.host.inbox import Inbox
from access_game.host.run import run, run_here

BELL = 4.0


async def one_bell(table: Table) -> Any:
    return await table.ask(ANA, Press("buzz"), within=BELL)


def main(how: str) -> None:
    host, inbox = Host(Match(one_bell, Setup(NAMES[:1], ("",))), FairDealer(Random(7)), Words()), Inbox()
    drive, people = Drive(host, inbox), {ANA: Eager(inbox.post)}
    begun = time.monotonic()
    print("begun", flush=True)
    if how == "loop":
        with ThreadPoolExecutor(1) as disk:
            asyncio.run(run(drive, people, disk))
    else:
        run_here(drive, people, WallClock())
    print(time.monotonic() - begun, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
