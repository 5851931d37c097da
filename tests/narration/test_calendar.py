"""When a match was left, in the words of people."""

from __future__ import annotations

from datetime import datetime

import pytest

from access_game.narration.calendar import when
from access_game.narration.phrasebook import Phrasebook

NOW = datetime(2026, 11, 18, 20, 30)
SCENES = {
    "in the night": ((2026, 11, 18, 1), "cette nuit", "last night"),
    "this morning": ((2026, 11, 18, 9), "ce matin", "this morning"),
    "after lunch": ((2026, 11, 18, 14), "cet après-midi", "this afternoon"),
    "just now": ((2026, 11, 18, 20), "ce soir", "this evening"),
    "yesterday, early": ((2026, 11, 17, 4), "hier matin", "yesterday morning"),
    "yesterday at four": ((2026, 11, 17, 16), "hier après-midi", "yesterday afternoon"),
    "yesterday at ten": ((2026, 11, 17, 22), "hier soir", "yesterday evening"),
    "the day before": ((2026, 11, 16, 22), "le 16 novembre", "on November 16"),
    "the first of a month": ((2026, 8, 1, 10), "le 1er août", "on August 1"),
    "another year": ((2025, 12, 31, 23), "le 31 décembre 2025", "on December 31, 2025"),
}


@pytest.mark.parametrize(("moment", "french", "english"), SCENES.values(), ids=SCENES)
def test_a_moment_is_said_as_people_say_it(moment: tuple[int, int, int, int], french: str, english: str) -> None:
    then = datetime(*moment)
    assert [when(Phrasebook(language), then, NOW) for language in ("fr", "en")] == [french, english]


def test_the_evening_is_yesterdays_after_midnight() -> None:
    assert when(Phrasebook("fr"), datetime(2026, 11, 18, 23), datetime(2026, 11, 19, 0, 30)) == "hier soir"


def test_the_last_day_of_a_year_is_yesterday_on_the_first_of_the_next() -> None:
    assert when(Phrasebook("fr"), datetime(2026, 12, 31, 21), datetime(2027, 1, 1, 9)) == "hier soir"
