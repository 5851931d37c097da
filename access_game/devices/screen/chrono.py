"""The chrono: how many seconds are left as a large number, and a bar that shrinks with them."""

from __future__ import annotations

from math import ceil

from pygame import Rect

from access_game.devices.screen.plan import FOCUS, LINE, Fill, Layout, Outline
from access_game.devices.screen.typeface import Typeface
from access_game.narration.view import Countdown, View

WIDEST = "000"  # room for so many digits: the number keeps its size from a hundred seconds to one


def chrono(page: Layout, box: Rect, bar: Rect, countdown: Countdown, now: float, typeface: Typeface) -> None:
    left = seconds(countdown, now)
    size = typeface.fit(WIDEST, box.width, box.height, box.height, True).size
    block = typeface.fit(str(left), box.width, box.height, size, True)
    page.chrono = page.put("chrono", Rect(box.right - block.width, box.top, block.width, box.height), block, FOCUS)
    share = min(left / countdown.whole, 1.0) if countdown.whole else 0.0
    page.marks.append(Outline(bar, 1, LINE))
    page.bar = Rect(bar.left, bar.top, round(bar.width * share), bar.height)
    page.marks.append(Fill(page.bar, FOCUS))


def seconds(countdown: Countdown, now: float) -> int:
    """What the number says: a second that has begun counts, so that nought is the bell."""
    return ceil(countdown.left_at(now) - 1e-3)


def second(view: View, now: float) -> int | None:
    """What has to be drawn anew when it changes; None where no chrono is to be seen."""
    return None if view.countdown is None else seconds(view.countdown, now)
