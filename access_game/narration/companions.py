"""The first names of the computers: short, told apart by ear, and never one that a person at the table has."""

from __future__ import annotations

from collections.abc import Iterable

from access_game.narration.phrasebook import Phrasebook


def companions(book: Phrasebook, count: int, people: Iterable[str] = ()) -> list[str]:
    """So many names, always in the same order: the same chair has the same name tomorrow."""
    taken = {name.casefold() for name in people}
    free = [name for name in book.text("computer-names").split(", ") if name.casefold() not in taken]
    assert count <= len(free), "more seats than any table has"
    return free[:count]
