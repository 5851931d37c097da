"""The whole program beside the real Orca, and nothing chosen: one voice from the first word, whoever comes or goes."""

from __future__ import annotations

from pathlib import Path

import orca_session
import pytest
from beside_orca import Beside
from orca_session import OrcaSession

pytestmark = [
    pytest.mark.orca,
    pytest.mark.skipif(bool(orca_session.missing()), reason=f"not installed: {', '.join(orca_session.missing())}"),
]
GAME = ("play", "zieufermix", "--seed", "3", "--seats", "Ana,bot:easy")


def test_orca_reads_the_first_page_and_not_a_sample_is_ours(orca: OrcaSession, tmp_path: Path) -> None:
    with Beside(orca, tmp_path / "home") as program:
        orca.wait_said("Menu principal", "Jouer")
        program.press("Down", "Trouver un jeu")
        assert program.is_silent(), "two voices at once"
        orca.display.key("ctrl+F5")
        program.wait_heard()


def test_orca_comes_and_goes_in_the_middle_of_a_match(no_orca_yet: OrcaSession, tmp_path: Path) -> None:
    orca = no_orca_yet
    with Beside(orca, tmp_path / "home", *GAME) as program:
        program.wait_heard()
        orca.begin()
        orca.wait_said("Première carte", "ligne 1, colonne 1", "Orca")
        program.pass_over()
        program.press("Right", "ligne 1, colonne 2")
        program.press("Down", "ligne 2, colonne 2")
        assert program.is_silent(), "two voices at once"
        orca.end()
        program.wait_heard()
        assert program.process.poll() is None
