"""Two people at one table, each with a display of their own: each reads all that is theirs, and nothing else."""

from __future__ import annotations

import re
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from tapes.laws import read as tape_of

from access_game.core.seats import Seat
from access_game.core.sight import Sight
from access_game.host.replayed import play_again
from access_game.host.saves import read
from access_game.words.lexicon import Lexicon, load

from .brltty import Brltty
from .by_finger import Play
from .emulators import DEVICES, Device
from .reader import BEHIND_BRLTTY, Program, Reader, program
from .test_whole_matches import PLAYS, assert_read, told
from .test_without_a_keyboard import wait_said

pytestmark = pytest.mark.peer

OPTIONS = {"zieufermix": (), "frontibix": ("--option", "calm=yes"), "paflemix": ("--option", "form=turns")}
SEATS = ("--seats", "Ana,Bob", "--seed", "3")
# Each game on two makers and two widths.
PAIRS = [
    ("zieufermix", ("baum", 80), ("eurobraille", 12)),
    ("frontibix", ("humanware", 20), ("freedomscientific", 40)),
    ("paflemix", ("handytech", 40), ("baum", 20)),
]


class Pair(NamedTuple):
    game: Program
    ana: Reader
    bob: Reader


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return load("fr")


@contextmanager
def two(folder: Path, stem: str, ana: Device, its: str, bob: Device, other: str, *face: str) -> Iterator[Pair]:
    """In the window, or in the terminal."""
    arguments = ("play", stem, *SEATS, *OPTIONS[stem], "--tape", str(folder / "tape"), *face)
    with program(folder / "home", its, *arguments, "--braille", f"Bob={other}") as game:
        rest = BEHIND_BRLTTY if other.startswith("brlapi") else 0.0
        yield Pair(game, Reader(ana, game), Reader(bob, game, rest=rest))


def plugged(folder: Path, name: str, maker: str, cells: int) -> Device:
    (folder / name).mkdir()
    return DEVICES[maker](folder / name, cells)


def play_together(pair: Pair, ana: Play, bob: Play) -> None:
    """Each with two hands of their own, as fast as they read."""
    game = pair.game
    fault: list[BaseException] = []

    def play(reader: Reader, its: Play) -> None:
        try:
            reader.until(lambda: bool(game.finished) or bool(fault), lambda: its.look(reader), its.stem)
            for _ in range(60):  # the last words too
                reader.pan()
        except BaseException as trouble:
            fault.append(trouble)

    other = threading.Thread(target=play, args=(pair.bob, bob))
    other.start()
    play(pair.ana, ana)
    other.join()
    if fault:
        raise fault[0]


@pytest.mark.parametrize(("stem", "mine", "other"), PAIRS)
def test_two_people_play_a_whole_match_and_each_reads_all_that_is_theirs_and_nothing_else(
    stem: str, mine: tuple[str, int], other: tuple[str, int], tmp_path: Path, lexicon: Lexicon
) -> None:
    ana, bob = plugged(tmp_path, "ana", *mine), plugged(tmp_path, "bob", *other)
    wish, its = f"{mine[0]}:{ana.path}", f"{other[0]}:{bob.path}"
    with ana, bob, two(tmp_path, stem, ana, wish, bob, its) as pair:
        play_together(pair, PLAYS[stem](lexicon), PLAYS[stem](lexicon))
        assert_each_reads_theirs(pair, tmp_path / "tape")


@pytest.mark.brltty
def test_one_of_them_reads_through_brltty(tmp_path: Path, lexicon: Lexicon) -> None:
    ana, bob = plugged(tmp_path, "ana", "baum", 20), plugged(tmp_path, "bob", "baum", 40)
    with ana, bob, Brltty("baum", bob) as judge:
        wish = f"brlapi:127.0.0.1:{judge.number}"
        with two(tmp_path, "paflemix", ana, f"baum:{ana.path}", bob, wish, "--terminal") as pair:
            play_together(pair, PLAYS["paflemix"](lexicon), PLAYS["paflemix"](lexicon))
            assert_each_reads_theirs(pair, tmp_path / "tape")


def assert_each_reads_theirs(pair: Pair, tape: Path) -> None:
    for seat, reader, whose in ((0, pair.ana, ""), (1, pair.bob, "Bob")):
        assert_read(pair.game, tape, seat, whose)
        own = {form for forms in told(pair.game, seat) for form in forms}
        others = {form for forms in told(pair.game, 1 - seat) for form in forms} - own
        shown = {line.text for line in tape_of(tape, whose) if line.ear == "braille" and line.begins}
        assert not {text for text in shown & others if text}
        hands = hands_of(pair.game, seat)
        felt = {found for window in reader.story for found in re.findall(r"main ?: ?(\w+)", window)}
        assert all(any(Counter(letters) <= hand for hand in hands) for letters in felt)
        assert felt or not any(hands)  # it is on the line


def hands_of(game: Program, seat: int) -> list[Counter[str]]:
    """Every hand that seat has had."""
    (path,) = game.finished
    again, sight, found = play_again(read(path)), Sight(Seat(seat)), [Counter[str]()]
    for message in again.said:
        if Seat(seat) in message.to:
            sight.hear(message)
            cards = sight.hand.cards.values() if sight.hand is not None else ()
            found.append(Counter("".join(card.face.lower() for card in cards if card and len(card.face) == 1)))
    return found


def test_a_display_that_is_not_there_yet_is_waited_for_and_what_befalls_it_is_told_at_the_table(tmp_path: Path) -> None:
    ana, bob = plugged(tmp_path, "ana", "baum", 40), plugged(tmp_path, "bob", "baum", 20)
    with ana, two(tmp_path, "zieufermix", ana, f"baum:{ana.path}", bob, f"baum:{bob.path}", "--terminal") as pair:
        wait_said(pair.ana, "Bob, plage braille. Pas de port")
        wait_said(pair.ana, "Bob, plage braille. J’attends la plage braille baum")
        assert "oooo" not in pair.ana.text  # nobody plays while nobody can know of it
        with bob:
            wait_said(pair.ana, "Bob, plage braille. La plage braille est là (baum) : on peut y lire.")
            pair.bob.seek("à ana")
            pair.ana.seek("oooo oooo")
            bob.unplug()
            wait_said(pair.ana, "Bob, plage braille. La plage braille ne répond plus.")
            bob.plug()
            wait_said(pair.ana, "Bob, plage braille. La plage braille est de retour.")
            pair.bob.pan()
            assert pair.game.is_on, pair.game.complaints()


def test_where_everybody_has_a_display_the_first_of_them_plays_at_the_table_with_theirs(
    tmp_path: Path, lexicon: Lexicon
) -> None:
    ana, bob = plugged(tmp_path, "ana", "humanware", 20), plugged(tmp_path, "bob", "baum", 40)
    own = ("--braille", f"Ana=humanware:{ana.path}")
    arguments = ("play", "paflemix", *SEATS, *OPTIONS["paflemix"], "--tape", str(tmp_path / "tape"), *own)
    with ana, bob, program(tmp_path / "home", f"Bob=baum:{bob.path}", *arguments, "--terminal") as game:
        pair = Pair(game, Reader(ana, game), Reader(bob, game))
        play_together(pair, PLAYS["paflemix"](lexicon), PLAYS["paflemix"](lexicon))
        assert_each_reads_theirs(pair, tmp_path / "tape")


def test_who_sits_at_a_display_of_their_own_is_told_that_the_others_have_left(tmp_path: Path) -> None:
    ana, bob = plugged(tmp_path, "ana", "baum", 40), plugged(tmp_path, "bob", "baum", 40)
    with ana, bob, two(tmp_path, "zieufermix", ana, f"baum:{ana.path}", bob, f"baum:{bob.path}", "--terminal") as pair:
        pair.bob.seek("à ana")
        pair.game.process.terminate()
        pair.bob.until(lambda: "enregistrée" in pair.bob.text, pair.bob.pan, "the last words")
        pair.bob.until(lambda: not pair.game.is_on, pair.bob.pan, "the end")
        assert bob.wait_shown(b"") and ana.wait_shown(b"")


def test_at_a_display_of_ones_own_help_names_its_keys_and_what_is_the_tables_says_so(tmp_path: Path) -> None:
    ana, bob = plugged(tmp_path, "ana", "baum", 40), plugged(tmp_path, "bob", "baum", 40)
    with ana, bob, two(tmp_path, "zieufermix", ana, f"baum:{ana.path}", bob, f"baum:{bob.path}", "--terminal") as pair:
        reader = pair.bob
        reader.seek("à ana")
        reader.chord("125")
        reader.seek("espace o")
        reader.chord("15")
        reader.chord("15")
        reader.press_item("réglages", leads_to="se règle à la table")
        reader.chord("15")
        reader.press_item("laisser votre place", leads_to="oui")
        reader.press("oui")
        pair.ana.seek("bob : ordi")
        assert pair.game.is_on, pair.game.complaints()
