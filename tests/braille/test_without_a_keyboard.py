"""Nothing can be typed, or no display is there yet: whoever reads by braille is waited for, and goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from .brltty import Brltty
from .emulators import BaumDevice
from .fake_server import FakeServer
from .reader import Program, Reader, program

pytestmark = pytest.mark.peer

MATCH = ("play", "zieufermix", "--seed", "3")


def wait_said(reader: Reader, words: str) -> None:
    reader.wait(lambda: words in said(reader.program))
    assert words in said(reader.program), reader.program.complaints()


def said(started: Program) -> str:
    return " ".join(started.complaints().replace("\u00a0", " ").split())


def test_a_match_with_a_display_goes_on_where_nothing_can_be_typed(tmp_path: Path) -> None:
    with (
        BaumDevice(tmp_path, 40) as device,
        program(tmp_path / "home", f"baum:{device.path}", *MATCH, "--terminal") as started,
    ):
        reader = Reader(device, started)
        wait_said(reader, "Plus rien ne peut être tapé ici : la plage braille suffit pour continuer.")
        reader.seek("oooo oooo")
        reader.press_item("oooo oooo", leads_to="l1c1")
        wait_said(reader, "ligne 1, colonne 1.")  # who sits beside can follow

        device.unplug()
        wait_said(reader, "La plage braille ne répond plus. Le jeu continue et la cherche")
        assert started.is_on
        device.plug()
        wait_said(reader, "La plage braille est de retour.")
        reader.pan()
        assert started.is_on, started.complaints()
        assert "enregistrée" not in said(started)


def test_the_hall_too_until_one_leaves_by_its_menu(tmp_path: Path) -> None:
    with BaumDevice(tmp_path, 40) as device, program(tmp_path / "home", f"baum:{device.path}", "--terminal") as started:
        reader = Reader(device, started)
        reader.press_item("Quitter", leads_to="Quitter Access")
        reader.press("Oui")
        assert started.process.wait(30) == 0, started.complaints()
        assert device.wait_shown(b"")


def test_a_match_waits_for_the_display_that_was_named_and_begins_under_the_fingers(tmp_path: Path) -> None:
    device = BaumDevice(tmp_path, 40)
    with program(tmp_path / "home", f"baum:{device.path}", *MATCH, "--terminal") as started:
        reader = Reader(device, started)
        wait_said(reader, f"J’attends la plage braille baum sur {device.path} : elle servira dès qu’elle répondra.")
        wait_said(reader, "Plus rien ne peut être tapé ici : on continue dès que la plage braille répond.")
        assert not list((tmp_path / "home").glob("matches/*.match"))
        with device:
            reader.seek("mélange")  # the first thing that is told
            reader.seek("oooo oooo")
            assert said(started).count("J’attends") == 1
            assert "La plage braille est là (baum)" in said(started)
            started.close()


def test_the_window_waits_too(tmp_path: Path) -> None:
    device = BaumDevice(tmp_path, 20)
    with program(tmp_path / "home", f"baum:{device.path}", *MATCH) as started, device:
        reader = Reader(device, started)
        reader.seek("mélange")
        started.close()


def test_without_its_display_the_program_ends_as_ever(tmp_path: Path) -> None:
    profile = tmp_path / "home" / "profiles" / "adult.toml"
    profile.parent.mkdir(parents=True)
    with program(tmp_path / "home", "off", "--terminal") as started:
        assert started.process.wait(30) == 1
        assert "Plus rien ne peut être tapé ici : le programme s’arrête." in said(started)


@pytest.mark.brltty
def test_a_brltty_that_starts_later_is_waited_for(tmp_path: Path) -> None:
    with BaumDevice(tmp_path, 40) as device:
        judge = Brltty("baum", device)
        wish = f"brlapi:127.0.0.1:{judge.number}"
        with program(tmp_path / "home", wish, "--terminal") as started:
            reader = Reader(device, started)
            wait_said(reader, f"J’attends BRLTTY à 127.0.0.1:{judge.number} : sa plage servira dès qu’il répondra.")
            with judge:
                reader.wait(lambda: "aide" in reader.text)
                reader.seek("jouer")
                assert "La plage braille est là (brlapi)" in said(started)
                started.close()


@pytest.mark.parametrize(
    ("key", "told"),
    [
        (None, "demande une clé, et le fichier {file} manque. Copiez-y la clé"),
        (b"barley", "refuse la clé du fichier {file} : il en attend une autre."),
    ],
)
def test_a_wrong_key_file_is_a_sentence_and_the_right_one_is_taken_up(
    key: bytes | None, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "clé"
    if key is not None:
        file.write_bytes(key)
    monkeypatch.setenv("BRLAPI_AUTH", f"keyfile:{file}")
    with FakeServer(key=b"open sesame") as server:
        device, wish = BaumDevice(tmp_path, 40), f"brlapi:127.0.0.1:{server.port}"
        with program(tmp_path / "home", wish, "--terminal") as started:
            reader = Reader(device, started)
            wait_said(reader, told.format(file=file))
            file.write_bytes(b"open sesame")
            wait_said(reader, "La plage braille est là (brlapi)")
            reader.wait(lambda: any(server.cells))
            assert any(server.cells)
            started.close()
