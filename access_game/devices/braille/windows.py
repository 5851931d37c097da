"""A row of cells cut into windows as wide as the display leaves room for, between words wherever a word fits."""

from __future__ import annotations

from access_game.devices.braille.cells import BLANK

Window = tuple[int, int]  # where it begins, and where it ends


def cut(cells: bytes, width: int, cursor: int | None = None, kept: int = 0) -> list[Window]:
    """`cursor`: the cell it stands on, which may be the one after the last. `kept`: a window begins here whatever the
    width: the one that is being read, when something else takes a few cells of the display or gives them back."""
    length = len(cells) if cursor is None else max(len(cells), cursor + 1)
    found: list[Window] = []
    start = 0
    while start < length or not found:
        end = start + width
        if end < length and not _is_space(cells, end):
            spaces = [i for i in range(start + 1, end) if _is_space(cells, i)]
            end = spaces[-1] + 1 if spaces else end
        if start < kept < end:
            end = kept
        found.append((start, min(end, length)))
        start = end
        while start < len(cells) and _is_space(cells, start) and start not in (cursor, kept):
            start += 1
    return found


def _is_space(cells: bytes, at: int) -> bool:
    return at < len(cells) and cells[at] == BLANK
