"""The account that is kept of a match: all that was told aloud, and who has no name is "you"."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from players.room import Room
from players.test_the_story_is_in_nobodys_log import race_of

from access_game.core.journal import Header
from access_game.core.notes import Ended
from access_game.games import open_box
from access_game.hall.record import FORMATS, written
from access_game.hall.results import Results
from access_game.players.gallery import Gallery


def results_of(room: Room, *notes: Any) -> Results:
    lines = [*room.sitting.match.journal, *notes]
    evening = SimpleNamespace(header=room.header, file=SimpleNamespace(lines=lines, path=None), party=room.party)
    house: Any = SimpleNamespace(console=room.console)
    evening_: Any = evening
    return Results(house, evening_, lambda: None)


@pytest.mark.parametrize("seats", [{"Ana": "", "Bob": "hard", "Cleo": "normal"}, {"Ana": "", "Bob": ""}])
def test_the_story_of_a_match_that_was_stopped_is_in_its_account(seats: dict[str, str]) -> None:
    room, _, _ = race_of(seats, 3)
    words = [str(one.facts["word"]) for one in room.sitting.match.table.said if one.key == "story_word"]
    told = results_of(room, Ended()).told()
    assert len(words) > 2 and told[-1].startswith("On arrête ici.")
    for word in words:
        assert any(word.casefold() in line.casefold() for line in told), (word, told)
    for form in FORMATS[:2]:
        assert words[-1].casefold() in written(told, form, "Paflemix", "fr").decode().casefold()
    room.close()


def test_who_has_no_name_and_played_alone_is_you_where_the_match_is_read_again() -> None:
    room = Room("zieufermix", {"Quelqu’un": "", "Zoé": "hard"}, seed=3)
    for _ in range(4):
        room.press("enter", "right")
    said = room.sitting.match.table.said
    header: Header = room.header
    told = list(Gallery("fr", header, open_box("zieufermix").GAME).account(said))
    assert not any("Quelqu" in line for line in told), told
    assert any("ous" in line for line in told)
    room.close()
