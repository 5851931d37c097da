"""The laws of what the ear hears, read from a tape: each function gives the lines that break its law, none where it
holds. See access_game/devices/tape.py for what stands on a tape."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from access_game.devices.tape import AGAIN, BEGUN, DROPPED
from access_game.narration.utterance import is_within

TWICE = 2  # times an event may be begun: what was cut early is said once more


class Noted(NamedTuple):
    """One line of a tape."""

    t: float
    n: int
    ear: str
    what: str
    scope: str = ""
    lane: str = ""
    text: str = ""
    cues: tuple[str, ...] = ()
    clock: bool = False
    whose: str = ""  # of somebody at a console of their own

    @property
    def begins(self) -> bool:
        return self.what in (BEGUN, AGAIN)

    @property
    def is_event(self) -> bool:
        return self.lane == "event" and not self.clock

    @property
    def is_key(self) -> bool:
        return self.what == "key"

    @property
    def is_left(self) -> bool:
        return self.what == "left"

    def __str__(self) -> str:
        return f"{self.t:8.3f} {self.n:4d} {self.what:7} {self.scope:16} {self.lane:5} {self.text!r}"


class Fault(NamedTuple):
    """A law that was broken: by this line, and because of that one."""

    line: Noted
    because: Noted

    def __str__(self) -> str:
        return f"{self.line}\n   because of {self.because}"


def read(path: Path, whose: str = "") -> list[Noted]:
    """What stands there of that console: numbers count at each of them."""
    with path.open(encoding="utf-8") as file:
        lines = [noted(json.loads(line)) for line in file if line.strip()]
    return [line for line in lines if line.whose == whose]


def noted(line: dict[str, object]) -> Noted:
    fields = {name: value for name, value in line.items() if name in Noted._fields}
    fields["cues"] = tuple(line.get("cues", ()))  # type: ignore[arg-type]
    return Noted(**{"n": 0, **fields})  # type: ignore[arg-type]


def inversions(lines: Iterable[Noted]) -> list[Fault]:
    """Events that are first begun after one that happened later. The clock may overtake, an answer is no event."""
    latest: dict[str, Noted] = {}
    begun: set[tuple[str, int]] = set()
    faults = []
    for line in lines:
        if not line.begins or not line.is_event or (line.ear, line.n) in begun:
            continue
        begun.add((line.ear, line.n))
        before = latest.get(line.ear)
        if before is not None and line.n < before.n:
            faults.append(Fault(line, before))
        else:
            latest[line.ear] = line
    return faults


def begun_too_often(lines: Iterable[Noted], most: int = TWICE) -> list[Fault]:
    """Whatever is begun more than twice, the clock and answers too. Where the focus of a tree goes has no number of its
    own, only that of what was said last: there the words tell."""
    begun: dict[tuple[str, int, str], list[Noted]] = defaultdict(list)
    for line in lines:
        if line.begins:
            begun[line.ear, line.n, "" if line.is_event else line.text].append(line)
    return [Fault(times[most], times[0]) for times in begun.values() if len(times) > most]


def of_a_left_scope(lines: Iterable[Noted]) -> list[Fault]:
    """What is begun though its scope was left after it was said. What is said there after coming back is new."""
    lefts: list[Noted] = []
    faults = []
    for line in lines:
        if line.is_left:
            lefts.append(line)
        elif line.begins:
            left = next((left for left in lefts if line.n <= left.n and is_within(line.scope, left.scope)), None)
            if left is not None:
                faults.append(Fault(line, left))
    return faults


def between_key_and_answer(lines: Sequence[Noted], ear: str = "voice") -> list[Fault]:
    """Texts that begin after a key and before its answer. A key without an answer of its own (silence, a letter of a
    hidden word) has none to wait for; an answer that was dropped for a newer one is as good as given; the clock may
    come between."""
    faults = []
    for place, key in enumerate(lines):
        if key.is_key:
            between, answer = _until_answer(key, lines[place + 1 :], ear)
            if answer is not None:
                faults += [Fault(line, key) for line in between]
    return faults


def _until_answer(key: Noted, after: Iterable[Noted], ear: str) -> tuple[list[Noted], Noted | None]:
    between: list[Noted] = []
    for line in _of_the_key(key, after):
        if line.ear != ear:
            continue
        if line.lane == "focus" and line.n > key.n and (line.begins or line.what == DROPPED):
            return between, line
        if line.begins and line.text and not line.clock:
            between.append(line)
    return between, None


def _of_the_key(key: Noted, after: Iterable[Noted]) -> Iterator[Noted]:
    """Up to the next key, which has an answer of its own."""
    for line in after:
        if line.is_key:
            return
        yield line


LAWS = {law.__name__: law for law in (inversions, begun_too_often, of_a_left_scope, between_key_and_answer)}


def broken(lines: Sequence[Noted]) -> dict[str, list[str]]:
    """Every law that does not hold on this tape, with the lines that break it."""
    found = {name: [str(fault) for fault in law(lines)] for name, law in LAWS.items()}
    return {name: faults for name, faults in found.items() if faults}
