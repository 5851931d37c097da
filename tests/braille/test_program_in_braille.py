"""The game at both ends of a real driver, and every braille string of every game under the fingers."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path

import pytest
from narration.ears import listen
from players.room import Room
from random_play import NAMES, played, seat_counts

from access_game.core.match import Match
from access_game.core.messages import Setup
from access_game.core.questions import Pick, Several
from access_game.core.seats import Seat
from access_game.devices.braille.line import BrailleLine
from access_game.devices.braille.tables import encode
from access_game.games import open_box, stems
from access_game.home.settings import Settings
from access_game.narration.narrator import Narrator
from access_game.narration.phrasebook import LANGUAGES
from access_game.narration.wording import NAME_LENGTHS, cut
from access_game.program.fingers import Fingers

from .agreement import strings_agree
from .emulators import DEVICES, Device

PATIENCE = 30.0
SIZES = (12, 20, 32, 40, 80)
CELLS = 40
TEXTS = ("words", "word", "told")  # what somebody said, a word or a whole story
CROWD = ("Maximilienne Dupont", "Maximilienne Durand", "Ordinateur numéro 1", "Ordinateur numéro 2", "Bob")
SPOKEN = [pytest.param(stem, language, id=f"{stem}-{language}") for stem in stems() for language in LANGUAGES]


def wait(wanted: Callable[[], bool], what: str) -> None:
    until = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < until, what
        time.sleep(0.005)


# Unplugged in the middle of a match ---------------------------------------------------------------------------------


@pytest.fixture(params=["handytech", "freedomscientific", "humanware"])
def plugged(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Room, Device, Fingers]]:
    room = Room("zieufermix", {"Ana": "", "Ordi 1": "normal"}, seed=6)
    fingers = Fingers(room.console)
    with DEVICES[request.param](tmp_path, 40) as device:
        try:
            wish = Settings(braille=f"{request.param}:{device.path}")
            fingers.open(wish, "fr", alone=False)
            assert fingers.dots is not None
            yield room, device, fingers
        finally:
            fingers.close()
            room.close()


def line_of(fingers: Fingers) -> bytes:
    assert fingers.dots is not None
    return fingers.dots.line.window()


def closed(room: Room) -> list[int]:
    """The cells above the cards that lie face down."""
    faces = [(int(item.id), item.face) for item in room.console.view().items if item.id.isdigit()]
    return [number - 1 + (number - 1) // 4 for number, face in faces if face is not None and face.kind == "back"]


def turn(room: Room, device: Device) -> None:
    """Press one closed card after the other until the table takes one. On a message the key means "read"; a card may
    be refused, and no answer has arrived before the driver brought it."""
    entries, until, tries = len(room.sitting.match.journal), time.monotonic() + PATIENCE, 0
    while len(room.sitting.match.journal) == entries:
        assert time.monotonic() < until, "no card was turned"
        cells = closed(room)
        device.route(cells[tries % len(cells)] if cells else 0)
        tries += 1
        time.sleep(0.02)
        room.settle()


@pytest.mark.peer
def test_a_match_goes_on_when_the_display_is_unplugged_and_plugged_again(
    plugged: tuple[Room, Device, Fingers],
) -> None:
    room, device, fingers = plugged
    wait(lambda: device.shown == line_of(fingers), "the line is not on the display")
    turn(room, device)
    before = len(room.sitting.match.journal)

    device.unplug()
    wait(lambda: room.console.text("braille-lost") in room.ear.texts, "nobody said that the display is gone")
    assert room.is_on
    room.press("s")  # the others go on
    for card in range(1, 17):
        if len(room.sitting.match.journal) == before:
            room.console.page.on_choose(str(card))
            room.settle()
    assert len(room.sitting.match.journal) > before

    device.shown = bytes(device.size)
    device.plug()
    wait(lambda: room.console.text("braille-back") in room.ear.texts, "nobody said that the display is back")
    wait(lambda: device.shown == line_of(fingers) and any(device.shown), "the display did not take up its line")
    entries = len(room.sitting.match.journal)
    turn(room, device)
    assert len(room.sitting.match.journal) > entries


# Every string of every game -----------------------------------------------------------------------------------------


@cache
def matches(stem: str) -> tuple[Match, ...]:
    """Random matches with each value of each option in turn."""
    seats = seat_counts(stem)[1]
    found = [played(stem, seats, seed) for seed in (3, 4)]
    for option in open_box(stem).GAME.options:
        found += [played(stem, seats, 3, **{option.key: value}) for value in option.values[1:]]
    return tuple(found)


class Written:
    """All that the games write for the fingers, in one language: what is told and asked, the choices, the status."""

    def __init__(self, stem: str, language: str, names: tuple[str, ...] = ()) -> None:
        self.told: dict[str, str] = {}  # braille, and what the voice says instead
        self.labels: set[str] = set()
        self.status: set[str] = set()
        for match in matches(stem):
            if names:
                match = renamed(stem, match, names)
            for listener in (0, None):
                seat = None if listener is None else Seat(listener)
                voice = Narrator(language, stem, open_box(stem).GAME, match.table.names, seat)
                for message, utterance, sight in listen(stem, match, language, listener, samples=3):
                    self.status.add(voice.status(sight))
                    if utterance is None:
                        continue
                    story = next((message.facts[name] for name in TEXTS if message.facts.get(name)), "")
                    if utterance.text and len(str(story)) <= 12:  # a long word is as long as it is: the reader pans
                        self.told[utterance.braille] = utterance.text
                    question = message.facts.get("question")
                    if isinstance(question, Pick | Several):
                        for option in (*question.options, *getattr(question, "why_not", ())):
                            self.labels.add(voice.label_braille(question, option, sight))


def renamed(stem: str, match: Match, names: tuple[str, ...]) -> Match:
    setup = Setup(names[: len(match.table.names)], match.setup.levels, match.setup.options)
    again = Match(open_box(stem).play, setup, match.journal)
    return again


@cache
def written(stem: str, language: str, names: tuple[str, ...] = ()) -> Written:
    return Written(stem, language, names)


@pytest.mark.parametrize("names", [(), CROWD], ids=["short names", "long names"])
@pytest.mark.parametrize(("stem", "language"), SPOKEN)
def test_every_message_and_question_has_a_short_text_for_the_fingers(
    stem: str, language: str, names: tuple[str, ...]
) -> None:
    found = written(stem, language, names)
    assert len(found.told) > 10
    assert [text for braille, text in found.told.items() if not braille] == []
    assert [braille for braille in found.told if len(braille) > CELLS] == []
    assert found.labels and all(0 < len(label) <= CELLS for label in found.labels)


@pytest.mark.parametrize("names", [(), CROWD], ids=["short names", "long names"])
@pytest.mark.parametrize(("stem", "language"), SPOKEN)
def test_the_state_of_every_game_is_one_line_of_forty_cells(stem: str, language: str, names: tuple[str, ...]) -> None:
    assert all(0 < len(line) <= CELLS for line in written(stem, language, names).status)


@pytest.mark.parametrize("cells", SIZES)
@pytest.mark.parametrize(("stem", "language"), SPOKEN)
def test_every_text_can_be_read_whole_on_every_display(stem: str, language: str, cells: int) -> None:
    table = "fr8" if language == "fr" else "en8"
    found = written(stem, language)
    for text in sorted({*found.told, *found.labels, *found.status}):
        line = BrailleLine(cells, partial(encode, name=table))
        line.state("fin")
        line.tell(text)
        read = b""
        while line.unread:
            window = line.window()
            assert len(window) == cells
            read += window.rstrip(b"\0") + b"\0"
            assert line.pan(1)
        assert squeezed(read) == squeezed(encode(text, table).cells), text


def squeezed(cells: bytes) -> bytes:
    """Without blanks: windows are cut between words."""
    return cells.replace(b"\0", b"")


@pytest.mark.liblouis
@pytest.mark.parametrize(("stem", "language"), SPOKEN)
def test_every_braille_string_of_every_game_is_written_as_liblouis_writes_it(stem: str, language: str) -> None:
    found = written(stem, language)
    tables = ("fr8", "fr6") if language == "fr" else ("en8", "ueb1")
    assert strings_agree(sorted({*found.told, *found.labels, *found.status}), tables) == []


# Names --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("letters", NAME_LENGTHS)
@pytest.mark.parametrize(
    "names",
    [
        ("Joueur", "Ordi 1", "Ordi 2", "Ordi 3"),
        ("Marie", "Marion", "Marianne", "Bob"),
        ("Jean", "Jeanne", "Jeannette"),
        ("Ordi 1", "Ordi 10", "Ordi"),
        CROWD,
        NAMES,
    ],
    ids=lambda names: names[0],
)
def test_names_cut_short_are_still_told_apart(names: tuple[str, ...], letters: int) -> None:
    short = cut(names, letters)
    assert len(set(short)) == len(names)
    assert all(0 < len(name) <= letters for name in short)


def test_computers_keep_their_numbers_when_names_are_cut() -> None:
    assert cut(("Joueur", "Ordi 1", "Ordi 2"), 3) == ["Jou", "Or1", "Or2"]
    assert cut(("Joueur", "Ordi 1", "Ordi 2"), 1) == ["J", "1", "2"]
