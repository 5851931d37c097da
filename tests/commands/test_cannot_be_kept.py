"""A home that cannot be written, a match that two programs want, and old rules: real terminals, real files."""

from __future__ import annotations

import json
import re
from pathlib import Path
from zlib import crc32

import pytest
from commands.shell import Seated, child

from access_game.core.messages import Entry
from access_game.core.notes import Undone
from access_game.core.seats import Seat
from access_game.host import saves
from access_game.host.files import FileJournal
from access_game.host.sitting import new_header

pytestmark = pytest.mark.peer

ANA = Seat(0)
GAME = ("play", "zieufermix", "--terminal", "--seed", "3", "--seats", "Ana,bot:hard")


def only(home: Path) -> Path:
    (path,) = (home / "matches").glob("*.match")
    return path


def blocked(folder: Path) -> Path:
    """A home nothing can be written in, also by the administrator who may run this."""
    (folder / "letter").write_text("not a folder")
    return folder / "letter" / "home"


# A home that cannot be written -----------------------------------------------------------------------------
def test_without_a_place_to_save_it_is_told_and_played_all_the_same(tmp_path: Path) -> None:
    home = blocked(tmp_path)
    with Seated(*GAME, home=home) as table:
        said = table.until("\n> ")
        assert str(tmp_path / "letter") in said and "ne peut pas être enregistrée" in said
        assert "Continuer sans enregistrer" in said
        table.types("3")
        table.until("n’est pas enregistrée")
        table.question()
        table.types("2")
        table.question()
        table.interrupt()
        end = table.until("n’est pas enregistrée")
        assert "Partie enregistrée" not in end
        assert table.ends() in (0, 1)
    assert (tmp_path / "letter").read_text() == "not a folder"


def test_without_a_place_to_save_it_can_be_saved_elsewhere(tmp_path: Path) -> None:
    stick = tmp_path / "stick"
    with Seated(*GAME, home=blocked(tmp_path)) as table:
        table.until("\n> ")
        table.types("2")
        said = table.until("\n> ")
        number = re.search(r"(\d+)\. Taper", said)
        assert number is not None
        table.types(number[1])
        table.until("\n> ")
        table.types(str(stick))
        table.until("access-game continue")
        question = table.question()
        table.types("2")
        table.question()
        table.kill()
    (path,) = stick.glob("*.match")
    assert saves.read(path).entries[-1].answer == 2
    with Seated("continue", str(path), "--terminal", home=tmp_path / "other") as table:
        assert table.question() != question


def test_leaving_there_leaves_nothing_behind(tmp_path: Path) -> None:
    with Seated(*GAME, home=blocked(tmp_path)) as table:
        table.until("\n> ")
        table.types("4")
        assert table.ends() == 0
    assert [path.name for path in tmp_path.iterdir()] == ["letter"]


def test_nothing_to_read_there_calls_nothing_saved(tmp_path: Path) -> None:
    done = child(*GAME, home=blocked(tmp_path))
    assert done.returncode == 1
    assert str(tmp_path / "letter") in done.stdout and "est enregistrée" not in done.stdout
    done = child(*GAME, home=blocked(tmp_path), typed="3\n")
    assert done.returncode == 1
    assert "La partie n’est pas enregistrée" in done.stdout and "La partie est enregistrée" not in done.stdout


def test_a_match_whose_file_was_removed_is_not_called_saved(tmp_path: Path) -> None:
    with Seated(*GAME, home=tmp_path) as table:
        table.question()
        only(tmp_path).unlink()
        table.interrupt()
        said = table.until("n’est pas enregistrée")
        assert "Partie enregistrée" not in said


# One match, two programs -------------------------------------------------------------------------------------
def test_the_second_program_may_watch_and_hears_what_everybody_hears(tmp_path: Path) -> None:
    with Seated(*GAME, home=tmp_path) as table:
        table.question()
        with Seated("continue", "--terminal", home=tmp_path) as second:
            said = second.until("\n> ")
            assert "déjà ouverte dans un autre programme" in said
            assert "1. Regarder" in said and "2. La laisser" in said
            second.types("1")
            second.until("Vous regardez une partie de")
            second.until("\n> ")
            before = only(tmp_path).read_bytes()
            table.types("2")
            second.until("ligne 1, colonne 2")  # which card was turned, in the words everybody hears
            table.question()
            table.types("7")
            second.until("Zoé")
            second.types("5")
            assert second.ends() == 0
        assert only(tmp_path).read_bytes().startswith(before)
        table.interrupt()
        table.until("Partie enregistrée")


def test_the_second_program_may_leave_it(tmp_path: Path) -> None:
    with Seated(*GAME, home=tmp_path) as table:
        table.question()
        before = only(tmp_path).read_bytes()
        with Seated("continue", "--terminal", "--lang", "en", home=tmp_path) as second:
            assert "already open in another program" in second.until("\n> ")
            second.types("2")
            assert second.ends() == 0
        assert only(tmp_path).read_bytes() == before


def test_a_watcher_hears_an_undo_and_the_end_of_the_match(tmp_path: Path) -> None:
    """The other program is played here line by line: an answer, its undo, and all that follows to the last card."""
    from access_game.host.clock import JumpingClock
    from access_game.host.sitting import Sitting

    header = new_header("zieufermix", {"Ana": "", "Bob": "hard"}, {}, seed=8)
    sitting = Sitting(header)
    assert sitting.play(JumpingClock())
    entries = list(sitting.match.journal)
    file = FileJournal.begin(tmp_path / "matches", header, entries[:1])
    with Seated("continue", "--terminal", home=tmp_path) as second:
        second.until("\n> ")
        second.types("1")
        second.until("Vous regardez")
        file.append([entries[1]], 1)
        second.until("colonne")
        file.append([Undone(1)], 2)
        second.until("annule")
        file.append(entries[1:], 3)
        file.finish()
        second.until("Partie terminée", "La partie que vous regardiez")
        assert second.ends() == 0


# Old rules ---------------------------------------------------------------------------------------------------
def signed(*bodies: object) -> bytes:
    data, check = b"", 0
    for body in bodies:
        text = json.dumps(body).encode()
        check = crc32(text, check)
        data += f"{check:08x} ".encode() + text + b"\n"
    return data


def old(path: Path, *entries: list[object], **other: object) -> Path:
    header = new_header("zieufermix", {"Ana": "", "Bob": "hard"}, {}, seed=8)
    path.write_bytes(signed({"access_game": 1, **header.__dict__, **other}, *entries))
    return path


DEAL = [-1, list(range(16)), 0]


@pytest.mark.parametrize(
    ("lang", "answer", "since"),
    [
        ("fr_FR.UTF-8", "Ana répond\u00a0: praline.", "les règles ont changé"),
        ("en", "Ana answers: praline.", "rules have changed"),
    ],
)
def test_a_match_of_a_game_we_no_longer_have_is_read_answer_by_answer(
    tmp_path: Path, lang: str, answer: str, since: str
) -> None:
    path = old(
        tmp_path / "old.match", DEAL, [0, "praline", 10], [1, True, 20], [1, "", 25], [0, [3, 4], 30], game="belote"
    )
    done = child("replay", str(path), home=tmp_path, lang=lang)
    assert (done.returncode, len(done.stdout.splitlines()), done.stdout.splitlines()[0]) == (0, 4, answer)
    assert since in done.stderr and len(done.stderr.splitlines()) == 1
    one = child("replay", str(path), "--seat", "2", home=tmp_path, lang=lang)
    assert one.returncode == 0 and "praline" not in one.stdout and "Bob" in one.stdout


def test_a_match_of_other_rules_is_read_as_far_as_it_goes_and_then_listed(tmp_path: Path) -> None:
    file = tmp_path / "played.match"
    from access_game.host.clock import JumpingClock
    from access_game.host.sitting import Sitting

    header = new_header("zieufermix", {"Ana": "", "Bob": "hard"}, {}, seed=8)
    sitting = Sitting(header)
    sitting.play(JumpingClock())
    entries = [list(entry) for entry in sitting.match.journal[:9]]
    for rules, tail in ((99, []), (1, [[0, "praline", 10**6]]), (99, [[0, "praline", 10**6]])):
        old(file, *entries, *tail, rules=rules)
        before = file.read_bytes()
        done = child("replay", str(file), home=tmp_path)
        lines = done.stdout.splitlines()
        assert done.returncode == 0 and len(lines) > 4
        assert ("Ana répond\u00a0: praline." in lines) == bool(tail)
        assert "les règles ont changé" in done.stderr and len(done.stderr.splitlines()) == 1
        refused = child("continue", str(file), "--terminal", home=tmp_path)
        assert refused.returncode == 1
        assert f"access-game replay {file}" in refused.stderr + refused.stdout
        assert file.read_bytes() == before


@pytest.mark.parametrize(
    "other",
    [
        {"seats": ["Ana"], "levels": [""]},
        {"seats": ["Ana"] * 20, "levels": [""] * 20},
        {"options": {}},
        {"options": {"spread": "heap"}},
        {"options": {"spread": 7}},
        {"levels": ["", "godlike"]},
        {"language": "klingon"},
    ],
    ids=str,
)
def test_a_header_made_by_hand_neither_hangs_nor_breaks_anything(tmp_path: Path, other: dict[str, object]) -> None:
    path = old(tmp_path / "made.match", **other)
    for command in (("continue", str(path), "--terminal"), ("replay", str(path))):
        done = child(*command, home=tmp_path)
        assert done.returncode in (0, 1)
        assert "Erreur du programme" not in done.stdout + done.stderr
    assert "autres règles" in child("continue", str(path), "--terminal", home=tmp_path).stderr


def test_the_hall_opens_whatever_lies_among_the_matches(tmp_path: Path) -> None:
    matches = tmp_path / "matches"
    matches.mkdir()
    (matches / "dangling.match").symlink_to(tmp_path / "nowhere")
    (matches / "folder.match").mkdir()
    old(matches / "belote.match", DEAL, game="belote")
    old(matches / "nobody.match", seats="", levels="")
    (matches / "empty.match").touch()
    with Seated("--terminal", home=tmp_path) as table:
        table.until("\n> ")
        table.types("2")
        said = table.until("\n> ")
        assert "1. belote, Ana, Bob" in said and "2. Ranger une partie" in said and "3." not in said
        table.types("1")
        assert f"access-game replay {matches / 'belote.match'}" in table.until("\n> ")


def test_a_match_that_never_began_is_not_the_one_to_continue(tmp_path: Path) -> None:
    matches = tmp_path / "matches"
    matches.mkdir()
    (matches / "torn.match").write_bytes(b'1234abcd {"access_ga')
    (matches / "empty.match").touch()
    done = child("continue", "--terminal", home=tmp_path)
    assert done.returncode == 1 and "Aucune partie en attente" in done.stderr


@pytest.mark.parametrize("name", ["x" * 31, "Ana\x1b[2J"])
def test_a_name_that_cannot_be_said_is_refused_with_a_reason(tmp_path: Path, name: str) -> None:
    done = child("play", "zieufermix", "--terminal", "--seats", f"{name},bot:easy", home=tmp_path)
    assert done.returncode == 2 and len(done.stderr.splitlines()) == 1
    assert ("ne se lit pas" if "\x1b" in name else "trop long : 30") in done.stderr.replace("\u00a0", " ")
    assert "\x1b" not in done.stderr and not (tmp_path / "matches").exists()


def test_an_answer_over_which_the_rules_stumble_is_taken_back_when_the_match_is_taken_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was written down, then stopped the program: it must not do so whenever the match is opened."""
    from access_game.core.notes import HandedOver
    from access_game.games import zieufermix
    from access_game.home.home import Home
    from access_game.program.app import Program
    from access_game.program.wishes import Wishes

    header = new_header("zieufermix", {"Ana": "", "Bob": "hard"}, {}, seed=8)
    deal = Entry(Seat(-1), [card.id for card in zieufermix.CARDS], 0)
    file = FileJournal.begin(tmp_path / "matches", header, [deal, Entry(ANA, 3, 5), HandedOver(Seat(1), "easy")])
    file.close()
    turn_up = zieufermix.Table.turn_up

    def stumble(table: object, place: object, slot: int, by: object) -> object:
        if slot == 3:
            raise ZeroDivisionError
        return turn_up(table, place, slot, by)  # type: ignore[arg-type]

    monkeypatch.setattr(zieufermix.Table, "turn_up", stumble)
    program = Program(Wishes(terminal=True, language="fr", speech="off", braille="off", sound="off"), Home(tmp_path))
    program.open_match(file.path)
    program.end_evening()
    program.close_devices()
    reading = saves.read(file.path)
    assert reading.lines[:4] == [deal, Entry(ANA, 3, 5), HandedOver(Seat(1), "easy"), Undone(1)]
    assert reading.entries[:1] == [deal]
