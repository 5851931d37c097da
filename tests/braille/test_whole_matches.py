"""A scripted finger reads whole matches: whatever was told came under it, in its order, and was read to its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tapes.laws import Noted
from tapes.laws import read as tape_of

from access_game.core.seats import Seat
from access_game.core.sight import Sight
from access_game.devices.tape import CUT, DONE, DROPPED
from access_game.host.replayed import play_again
from access_game.host.saves import read
from access_game.narration.narrator import Narrator
from access_game.narration.utterance import MATCH, Say, Spell, is_within
from access_game.words.lexicon import Lexicon, load

from .brltty import Brltty
from .by_finger import Frontibix, Paflemix, Play, Zieufermix
from .emulators import DEVICES, Device
from .reader import BEHIND_BRLTTY, Program, Reader, program

PLAYS: dict[str, Callable[[Lexicon], Play]] = {
    "zieufermix": lambda lexicon: Zieufermix(),
    "frontibix": Frontibix,
    "paflemix": Paflemix,
}
# Each game on a narrow and on a wide display, every maker once.
DIRECT = [
    ("zieufermix", "humanware", 12),
    ("zieufermix", "baum", 80),
    ("frontibix", "eurobraille", 20),
    ("frontibix", "handytech", 40),
    ("paflemix", "freedomscientific", 12),
    ("paflemix", "eurobraille", 80),
]


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return load("fr")


@pytest.mark.peer
@pytest.mark.parametrize(("stem", "maker", "cells"), DIRECT)
def test_whatever_is_told_is_read(stem: str, maker: str, cells: int, tmp_path: Path, lexicon: Lexicon) -> None:
    with (
        DEVICES[maker](tmp_path, cells) as device,
        evening(tmp_path, f"{maker}:{device.path}", device) as (game, reader),
    ):
        play_to_the_end(game, reader, PLAYS[stem](lexicon))
        assert_read(game, tmp_path / "tape")


@pytest.mark.brltty
@pytest.mark.parametrize(("stem", "cells"), [("zieufermix", 20), ("frontibix", 80), ("paflemix", 40)])
def test_so_it_is_through_brltty(stem: str, cells: int, tmp_path: Path, lexicon: Lexicon) -> None:
    with (
        DEVICES["baum"](tmp_path, cells) as device,
        Brltty("baum", device) as judge,
        evening(tmp_path, f"brlapi:127.0.0.1:{judge.number}", device, BEHIND_BRLTTY) as (game, reader),
    ):
        reader.wait(lambda: "espace" in reader.text)  # until then BRLTTY says that there is no screen
        play_to_the_end(game, reader, PLAYS[stem](lexicon))
        assert_read(game, tmp_path / "tape")


@contextmanager
def evening(folder: Path, display: str, device: Device, rest: float = 0.0) -> Iterator[tuple[Program, Reader]]:
    with program(folder / "home", display, "--tape", str(folder / "tape")) as game:
        yield game, Reader(device, game, rest=rest)


def play_to_the_end(game: Program, reader: Reader, play: Play) -> None:
    reader.press_item("Jouer", leads_to=play.stem)
    play.prepare(reader)
    reader.until(lambda: bool(game.finished), lambda: play.look(reader), play.stem)
    reader.seek("principal")  # the results
    reader.until(lambda: not reader.pan(), lambda: None, "the end of the line")


def assert_read(game: Program, tape: Path, seat: int = 0, whose: str = "") -> None:
    noted = [line for line in tape_of(tape, whose) if line.ear == "braille"]
    lines = [line for line in noted if line.is_event and is_within(line.scope, MATCH)]
    shown, wanted = [line for line in lines if line.begins], told(game, seat)
    forms = {form for both in wanted for form in both}  # what is skipped far behind, as ceremony, is none of them
    cut = [line for line in lost(lines) if line.what == CUT or line.text in forms]
    assert not cut, cut
    assert missing(wanted, [line.text for line in shown]) == []


def lost(lines: list[Noted]) -> list[Noted]:
    """Replaced before it was panned, or never shown."""
    done = {line.n for line in lines if line.what == DONE}
    return [line for line in lines if line.what in (DROPPED, CUT) and line.n not in done]


def told(game: Program, seat: int = 0) -> list[set[str]]:
    """What that seat is told in the match that was finished, each in its long and its short form."""
    (path,) = game.finished
    journal = read(path)
    again, sight = play_again(journal), Sight(Seat(seat))
    voice = Narrator("fr", journal.header.game, again.lid, journal.header.seats, Seat(seat))
    found = []
    for message in again.said:
        if Seat(seat) not in message.to:
            continue
        sight.hear(message)
        said = voice.utterance(message, sight)
        if said is not None and said.braille and not said.clock and not said.ceremony:
            short = " ".join(part.text for part in said.brief or () if isinstance(part, Say | Spell) and part.text)
            found.append({said.braille, short})
    return found


def missing(wanted: list[set[str]], shown: list[str]) -> list[set[str]]:
    """What does not stand there in its order."""
    at, found = 0, []
    for forms in wanted:
        place = next((place for place in range(at, len(shown)) if shown[place] in forms), None)
        if place is None:
            found.append(forms)
        else:
            at = place + 1
    return found
