"""The whole program as `access-game` starts it, in a house whose clock runs fast: computers that think for a second
have thought in a moment, so that a match fits in a test. Nothing else is changed."""

from __future__ import annotations

import sys
import time

from access_game.__main__ import main
from access_game.hall import evening
from access_game.host.inbox import Inbox

TIMES = 25.0  # as fast as the one on the wall


class HurriedClock:
    def now(self) -> float:
        return time.monotonic() * TIMES

    def wait(self, inbox: Inbox, until: float | None) -> None:
        inbox.wait(None if until is None else max((until - self.now()) / TIMES, 0.0))


if __name__ == "__main__":
    evening.WallClock = HurriedClock  # type: ignore[attr-defined, assignment]
    sys.exit(main())
