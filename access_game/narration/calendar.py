"""When something was, as people say it: "hier soir", "le 17 novembre"; never a row of figures."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta

from access_game.narration.phrasebook import Phrasebook

DAWN, NOON, DUSK = time(5), time(12), time(18)


def when(book: Phrasebook, moment: datetime, now: datetime) -> str:
    """A moment of today or yesterday by its part of the day, any other by its date."""
    if moment.date() == now.date():
        return book.text("when-night" if moment.time() < DAWN else f"when-{part(moment)}")
    if moment.date() == now.date() - timedelta(days=1):
        return book.text(f"when-yesterday-{part(moment)}")
    return on(book, moment.date(), now.date())


def part(moment: datetime) -> str:
    return "morning" if moment.time() < NOON else "afternoon" if moment.time() < DUSK else "evening"


def on(book: Phrasebook, day: date, today: date) -> str:
    """The year is only said where it is another one."""
    month = book.text("months").split(", ")[day.month - 1]
    if day.year == today.year:
        return book.text("when-day", day=day.day, month=month)
    return book.text("when-day-of-year", day=day.day, month=month, year=str(day.year))
