"""A story that several have told, word by word: as it is read aloud in the end, each word by who laid it."""

from __future__ import annotations

from collections.abc import Sequence

from access_game.core.seats import Seat

STOP = "."
ELIDED = ("'", "\u2019")


def runs(told: Sequence[tuple[Seat, str]]) -> list[tuple[Seat, str]]:
    """What each said in one go. A full stop goes with the word before it, an elided word with the one after it, whose
    teller says both: alone it would be heard as something else."""
    said: list[tuple[Seat, str]] = []
    elided, begins = "", True
    for by, word in (*told, (Seat(0), STOP)):
        if word == STOP:
            if said and not begins:
                teller, words = said[-1]
                said[-1] = teller, f"{words}{elided and ' '}{elided}{STOP}"
            elided, begins = "", True
            continue
        word, elided = elided + (word[:1].upper() + word[1:] if begins else word), ""
        begins = False
        if word.endswith(ELIDED):
            elided = word
        elif said and said[-1][0] == by:
            said[-1] = by, f"{said[-1][1]} {word}"
        else:
            said.append((by, word))
    return said
