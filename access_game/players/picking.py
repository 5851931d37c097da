"""Numbers that are typed at a list or a grid: each means what was printed before it, or on the cards the line and the
column."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, TypeGuard

from access_game.devices.screen.plain import brief
from access_game.narration.utterance import Say
from access_game.narration.view import Kind

from .figures import figure, is_figure
from .pages import ListPage, Page, TextPage, numbered

if TYPE_CHECKING:
    from .console import Console

CURTAIN = "in"  # the one choice of the page before a curtain
_BETWEEN = re.compile(r"[\s,;]+")
_AS_PRINTED = re.compile(r"([0-9])[.)](?![0-9])")  # "1." as it stands before the choice
_ROW_COLUMN = re.compile(r"([0-9]+)\s*[\s,;.:/-]\s*([0-9]+)")


def figures_of(page: ListPage, word: str) -> Sequence[str]:
    """The numbers, as they were typed; none where it is something else."""
    word = _AS_PRINTED.sub(r"\1", word)
    found = _ROW_COLUMN.fullmatch(word) if page.kind is Kind.GRID else None
    parts = found.groups() if found is not None else tuple(part for part in _BETWEEN.split(word) if part)
    return parts if all(is_figure(part) for part in parts) else ()


def choose_numbers(
    console: Console, page: ListPage, typed: Sequence[str], printed: Mapping[int, str] | None = None
) -> None:
    """0 goes back; several numbers tick several choices. `printed`: what stood before each number when it was printed
    last; the list may have changed since."""
    numbers = [figure(one) for one in typed]
    now = {number: choice.id for number, choice in numbered(page.choices)}
    printed = now if printed is None else printed
    if numbers == [0]:
        console.do("menu")
        return
    if (cell := on_the_grid(console, page, typed, printed)) is not None:
        page.focus = cell
        page.choose()
        return
    if page.kind is Kind.GRID and not page.several and len(typed) == 2:
        typed, numbers = [" ".join(typed)], [None]  # a line and a column that are not there
    wrong = next((one for one, number in zip(typed, numbers, strict=True) if number not in printed), None)
    if wrong is not None:
        refuse(console, page, wrong, printed)
        return
    ids = [printed[number] for number in numbers if number is not None]
    gone = next((one for one, id in zip(typed, ids, strict=True) if id not in now.values()), None)
    if len(ids) > 1 and not page.several:
        console.focus(console.text("one-number", numbers=spans(console, printed)))
    elif gone is not None:
        console.focus(console.text("list-changed", number=brief(gone)), "edge")
        console.focus((Say(page.title()), *console.here()), tag="page")
    else:
        page.focus_on(ids[-1])
        if page.several:
            page.ticked = set(ids)
        page.choose()


def refuse(console: Console, page: ListPage, typed: str, printed: Collection[int]) -> None:
    """There is no such number: which there are. At a curtain there is one thing to do, and no number for it."""
    number = brief(typed)
    if is_one_step(page):
        console.focus(one_step(console, page, typed))
    elif page.kind is Kind.GRID:
        console.focus(console.text("grid-out-of-range", number=number, first=min(printed), last=max(printed)))
    else:
        console.focus(console.text("number-out-of-range", number=number, numbers=spans(console, printed)))


def one_step(console: Console, page: ListPage, typed: str) -> str:
    is_curtain = page.choices[0].id == CURTAIN
    return console.text("one-step", word=brief(typed), curtain="yes" if is_curtain else "no")


def is_one_step(page: Page) -> TypeGuard[ListPage]:
    """A curtain, "continue", "ready": a moment of the table with one thing to do, and no way back from it."""
    if not isinstance(page, ListPage) or page.on_back is not None or page.several:
        return False
    return len(page.choices) == 1 and page.kind in (Kind.TEXT, Kind.RACE)


def spans(console: Console, numbers: Collection[int]) -> str:
    """ "de 1 à 7", "10, 20, 60", "1, 3, de 5 à 9": those that were printed, and no others."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    told = [
        console.text("number-span", first=run[0], last=run[-1]) if len(run) > 2 else ", ".join(map(str, run))
        for run in runs
    ]
    return ", ".join(told)


def on_the_grid(console: Console, page: ListPage, typed: Sequence[str], printed: Mapping[int, str]) -> int | None:
    """ "3 2" and "32": line 3, column 2. Where 12 was printed it is that card, and which one that is gets said."""
    columns = page.columns
    if page.kind is not Kind.GRID or page.several:
        return None
    digits = "".join(typed) if len(typed) == 2 or (len(typed) == 1 and len(typed[0]) == 2) else ""
    row, column = (int(digits[0]), int(digits[1])) if len(digits) == 2 else (0, 0)
    is_there = 1 <= column <= columns and 1 <= row <= len(page.choices) // columns
    number = figure(typed[0]) if len(typed) == 1 else None
    if number in printed:
        if is_there:
            row, column = divmod(int(digits) - 1, columns)
            console.focus(console.text("grid-meant", number=digits, row=row + 1, column=column + 1))
        return None
    return (row - 1) * columns + column - 1 if is_there else None


def tell_details(console: Console, page: ListPage, typed: str = "") -> None:
    """Of one choice, by its number; without one, of all: nobody has a focus here that could be moved."""
    choices = dict(numbered(page.choices))
    if typed:
        choice = choices.get(figure(typed) or 0)
        if choice is None:
            choose_numbers(console, page, [typed], {number: one.id for number, one in choices.items()})
        else:
            console.focus(choice.detail or console.text("no-details"))
        return
    told = [f"{number}. {choice.detail}" for number, choice in choices.items() if choice.detail]
    if len(told) > 1:
        console.open(TextPage(f"{console.text('command-details')}.", told, console.close, console.text("text-help")))
    else:
        only = next((choice.detail for choice in choices.values() if choice.detail), "")
        console.focus(only or console.text("no-details"))
