"""Ways through the hall: from the main menu to a page by the choices that lead there, and which choices it has."""

from __future__ import annotations

from access_game.players.pages import ListPage, TextPage
from faces.house import House

FEW = {"find": 1, "keys": 2, "away": 1}  # pages of rows that are all alike: so many of them will do


def choices(house: House, path: tuple[str, ...]) -> list[str]:
    page = house.console.page
    if not isinstance(page, ListPage) or isinstance(page, TextPage):
        return []
    ids = [choice.id for choice in page.choices]
    few = next((count for name, count in FEW.items() if name in path), 0)
    return ids[:few] if few else ids


def go(house: House, path: tuple[str, ...]) -> list[str]:
    """From the menu to the last of these, by Enter alone: what the last Enter was answered with."""
    house.program.end_evening()
    if house.program.evening is not None:
        house.program.evening.thread.join(60)
    if house.program.lesson is not None:
        house.program.lesson.leave()
    house.console.learning = False
    house.program.enter_hall()
    answer: list[str] = []
    for id in path:
        assert isinstance(house.console.page, ListPage) and house.console.page.focus_on(id), (path, house.here)
        answer = house.press("enter")
    return answer
