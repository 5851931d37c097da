"""Somebody who has nothing but a braille line of twenty cells and knows nothing but what it says: starts the program,
finds the help, is led through a first game, and plays."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from access_game.devices.braille.cells import dots
from access_game.devices.braille.tables import encode
from access_game.words.lexicon import load

from .by_finger import CARD, GRID, Frontibix, Paflemix, Play, Zieufermix
from .emulators import BaumDevice
from .reader import LIMIT, Reader, program

pytestmark = pytest.mark.peer
WINDOWS = 150  # more than any help has


class Newcomer:
    """Reads, and remembers which keys were named."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.keys: dict[str, str] = {}  # what a key is for, and the letter that is struck with the space bar

    def read_on(self) -> str:
        """To the end of the line, and of whatever it goes on with."""
        read = [self.reader.text]
        for _ in range(WINDOWS):
            if not self.reader.pan():
                break
            read.append(self.reader.text)
        text = " ".join(read)
        for letter, purpose in re.findall(r"espace (\w) (?:: |pour )(\w+)", text):
            self.keys.setdefault(purpose, letter)
        return text

    def strike(self, purpose: str) -> None:
        (cell,) = encode(self.keys[purpose], "fr8").cells
        self.reader.chord(dots(cell))

    def touch(self, words: str, leads_to: str) -> None:
        """The routing key above the first of these words, wherever the line is cut."""
        self.reader.press_item(words, leads_to)

    def play(self, play: Play, is_over: Callable[[], bool]) -> None:
        def look() -> None:
            if re.search(r"point 8 pour jouer$", self.reader.text):  # who has no name yet is asked for one
                self.reader.enter()
            else:
                play.look(self.reader)

        self.reader.until(is_over, look, play.stem)


def touch_card(reader: Reader, slot: int) -> None:
    """Where a card lies open the grid may be longer than the line: the finger counts from its beginning."""
    while reader.pan(-1) and GRID.fullmatch(reader.text):
        pass
    reader.pan()  # before the beginning it says how the game stands
    while GRID.fullmatch(reader.text):
        text, at = reader.windows()
        cards = [found.start() for found in re.finditer(rf"{CARD}|[o-]", text)]
        if slot < len(cards):
            reader.route(at[cards[slot]])
            return
        slot -= len(cards)
        if not reader.pan():
            return


def follow_the_lesson(newcomer: Newcomer) -> str:
    """Does what the lesson says, card by card, until it says good-bye; all that was read."""
    reader, told = newcomer.reader, ""
    for _ in range(400):
        text = reader.text
        told += f" {text}"
        wanted = re.findall(r"ligne (\d), ?colonne (\d)(?!.*ligne \d, ?colonne \d)", told)
        if "bonne partie" in told:
            return told
        if wanted and GRID.fullmatch(text):
            row, column = map(int, wanted[-1])
            touch_card(reader, 4 * row + column - 5)
        else:
            reader.pan()
    raise AssertionError(told[-400:])


def test_somebody_with_twenty_cells_and_no_knowledge_finds_the_help_a_first_game_and_three_matches(
    tmp_path: Path,
) -> None:
    with BaumDevice(tmp_path, 20) as device, program(tmp_path / "home", f"baum:{device.path}") as game:
        reader = Reader(device, game, limit=2 * LIMIT)
        reader.wait(lambda: bool(reader.text))
        newcomer = Newcomer(reader)
        assert "espace h : aide" in reader.text  # the first line there is
        newcomer.read_on()
        newcomer.strike("aide")
        help = newcomer.read_on()
        assert "touche de curseur choisit" in help and "revenir" in newcomer.keys
        newcomer.strike("revenir")
        newcomer.touch("apprendre", leads_to="guidée")
        newcomer.touch("zieufermix", leads_to="bienvenue")
        assert "paires" in follow_the_lesson(newcomer)
        lexicon = load("fr")
        plays: list[Play] = [Zieufermix(), Frontibix(lexicon), Paflemix(lexicon)]
        for number, play in enumerate(plays, start=1):
            newcomer.touch("jouer", leads_to=play.stem)
            play.prepare(reader)
            newcomer.play(play, lambda: len(game.finished) == number)  # noqa: B023
            newcomer.touch("principal", leads_to="jouer")
