"""The key for details, on every line of every page before, beside and after a match: it always has something to add."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from narration.betrayals import BETRAYS

from access_game.core.journal import NotKept
from access_game.games import open_box
from access_game.hall.results import Results
from access_game.hall.trouble import Trouble
from access_game.hall.watch import Watching
from access_game.host.files import FileJournal
from access_game.host.sitting import new_header
from access_game.players.pages import ListPage, TextPage
from access_game.players.player import Report
from faces.corridors import choices, go
from faces.house import House

LONGEST = 45  # words: whoever asks for details wants to go on soon
PAGES = 20
LANGUAGES = pytest.mark.parametrize("language", ["fr", "en"])


def listen(house: House, where: object) -> None:
    """The details of each line of this page are short, are not the line itself, and are the language of the house."""
    page = house.console.page
    assert isinstance(page, ListPage) and page.choices, where
    for choice in page.choices:
        assert page.focus_on(choice.id)
        (said,) = house.press("i")
        assert said != house.console.text("no-details"), (where, choice.label)
        assert said.strip(".") != choice.label.strip(".") and len(said.split()) <= LONGEST, (where, said)
        assert not BETRAYS[house.console.book.language].search(said), (where, said)
        assert house.press("i") == [said] and house.console.page is page


def visit(house: House, path: tuple[str, ...], seen: set[tuple[str, ...]], outer: frozenset[str | int]) -> None:
    """All that can be heard where this path leads, then what lies behind each line."""
    go(house, path)
    page = house.console.page
    if house.program.evening is not None or house.program.lesson is not None or isinstance(page, TextPage):
        return
    if not isinstance(page, ListPage) or not outer.isdisjoint((page.title(), page.serial)):
        return
    listen(house, path)
    seen.add(path)
    for id in choices(house, path):
        if id not in path and (*path, id) != ("quit", "yes"):
            visit(house, (*path, id), seen, outer | {page.title(), page.serial})


@contextmanager
def house_of_two(folder: Path, language: str) -> Iterator[House]:
    """With a match that waits, two names on the score sheet, and a voice that could be taken away."""
    with House(folder, language) as house:
        header = new_header("zieufermix", {"Ana": "", "Zoé": "normal"}, {}, seed=1, language=language)
        FileJournal.begin(house.program.home.matches, replace(header, begun="2026-11-18"), ()).close()
        house.program.hall.tools.scores.update({"Ana": 3, "Bob": 0})
        yield house


@LANGUAGES
def test_every_line_of_the_hall_and_of_the_settings_has_details(tmp_path: Path, language: str) -> None:
    with house_of_two(tmp_path, language) as house:
        seen: set[tuple[str, ...]] = set()
        visit(house, (), seen, frozenset())
        assert len(seen) >= PAGES, seen
        for path in (("settings", "keys"), ("settings", "profile"), ("continue",), ("quit",), ("learn", "letters")):
            assert path in seen


@LANGUAGES
@pytest.mark.parametrize("game", ["zieufermix", "frontibix", "paflemix"])
def test_the_lines_of_an_invitation_of_two_have_details(tmp_path: Path, language: str, game: str) -> None:
    with House(tmp_path, language) as house:
        go(house, ("play", game, "person"))
        house.type("Bob")
        assert {"remove", "pace"} <= set(house.here)
        assert ("privacy" in house.here) is open_box(game).GAME.secrets  # where nothing is hidden nobody is asked how
        listen(house, game)


@LANGUAGES
def test_who_is_asked_whether_to_fall_silent_hears_what_would_come_of_it(tmp_path: Path, language: str) -> None:
    with House(tmp_path, language) as house:
        house.program.hall.settings_pages.ask_mute(lambda: None, lambda: None)
        assert house.here == ["no", "yes"]
        listen(house, "mute")


@LANGUAGES
def test_the_results_the_gallery_and_the_ways_out_of_trouble_have_details(tmp_path: Path, language: str) -> None:
    with house_of_two(tmp_path, language) as house:
        go(house, ("play", "zieufermix", "start"))
        evening = house.program.evening
        assert evening is not None
        house.program.end_evening()
        Results(house.program, evening, lambda: None).open()
        assert "again" in house.here
        listen(house, "results")

        (waiting, *_) = house.program.waiting()
        watching = Watching(house.console, waiting.path, lambda: None)
        watching.begin()
        assert "leave" in house.here
        listen(house, "watching")
        watching.leave()
        watching.thread.join(60)

        reports: list[Report] = []
        trouble = NotKept("no_room", str(tmp_path), 28)
        Trouble(house.console, trouble, evening.file, reports.append).open()
        listen(house, "trouble")
        page = house.console.page
        assert isinstance(page, ListPage) and page.focus_on("elsewhere")
        house.press("enter")
        listen(house, "another folder")
