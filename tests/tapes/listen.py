"""A tape as a listener heard it: `python -m tests.tapes.listen FILE [EAR]`, from the top of the repository.

12.31  match     Étoile, ligne 3, colonne 2. —        cut after the first words
12.34            [down]                               a key
12.35  match     > Ligne 3, colonne 3.                an answer to a key
14.02  match     (again) Étoile, ligne 3, colonne 2.  once more, after the key that cut it
                 --- left: match                      everything of the match was taken away
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from access_game.devices.tape import AGAIN, CUT, DONE, DROPPED, VOICE

from .laws import Noted, broken, read


def heard(lines: Sequence[Noted], ear: str = VOICE) -> Iterator[str]:
    """One line for everything that was begun, with how it ended, and for the keys and the leaving between."""
    for place, line in enumerate(lines):
        if line.is_key:
            yield f"{line.t:8.2f}  {'':14}  [{line.text}]"
        elif line.is_left:
            yield f"{line.t:8.2f}  {'':14}  --- left: {line.scope}"
        elif line.ear == ear and line.begins:
            yield f"{line.t:8.2f}  {line.scope:14}  {_marked(line, _end_of(line, lines[place + 1 :]))}"
        elif line.ear == ear and line.what == DROPPED and line.text:
            yield f"{line.t:8.2f}  {line.scope:14}  (never said) {line.text}"


def _end_of(begun: Noted, after: Sequence[Noted]) -> Noted | None:
    for line in after:
        if (line.ear, line.n) == (begun.ear, begun.n):
            return line if line.what in (DONE, CUT) else None
    return None


def _marked(line: Noted, end: Noted | None) -> str:
    words = f"{'> ' if line.lane == 'focus' else ''}{'(again) ' if line.what == AGAIN else ''}"
    words += f"{'(clock) ' if line.clock else ''}{''.join(f'*{cue}* ' for cue in line.cues)}{line.text}"
    if end is None:
        return f"{words} (never ended)"
    return f"{words} — cut after {end.t - line.t:.2f} s" if end.what == CUT else words


def main(arguments: Sequence[str]) -> int:
    if not arguments:
        print(__doc__)
        return 2
    lines = read(Path(arguments[0]))
    for line in heard(lines, *arguments[1:2]):
        print(line)
    faults = broken(lines)
    for law, found in faults.items():
        print(f"\n{law}: {len(found)}", *found, sep="\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
