"""Enter on every choice of every page of the hall: whatever happens, no accepted key sounds like a refused one."""

from __future__ import annotations

from pathlib import Path

import pytest

from access_game.players.pages import LinePage, TextPage
from faces.corridors import choices, go
from faces.house import House

DEEP = 5


def visit(
    house: House,
    path: tuple[str, ...],
    seen: dict[tuple[str, ...], list[str]],
    outer: frozenset[str | int] = frozenset(),
) -> None:
    """The answer to the Enter that leads here, then all that can be chosen here."""
    seen[path] = go(house, path)
    no_effect, page = house.console.text("no-effect"), house.console.page
    assert no_effect not in seen[path], path
    if isinstance(page, LinePage | TextPage):
        for _ in range(len(page.choices) if isinstance(page, TextPage) else 1):
            assert no_effect not in house.press("enter"), path
    elif (
        outer.isdisjoint((page.title(), page.serial))  # the settings in another language are the same page
        and len(path) < DEEP
        and house.program.evening is None
        and house.program.lesson is None
    ):
        for id in choices(house, path):
            if id not in path and (*path, id) != ("quit", "yes"):
                visit(house, (*path, id), seen, outer | {page.title(), page.serial})


@pytest.mark.parametrize("language", ["fr", "en"])
def test_enter_on_every_choice_of_the_hall_is_never_called_a_key_without_effect(tmp_path: Path, language: str) -> None:
    with House(tmp_path, language) as house:
        seen: dict[tuple[str, ...], list[str]] = {}
        visit(house, (), seen)
        assert len(seen) > 60 and ("play", "zieufermix", "start") in seen and ("learn", "sounds") in seen
        assert ("settings", "profile") in seen and ("quit", "no") in seen
        go(house, ())
