"""The whole program in its window with `--tape`, and the real Orca: it says what the tape says, in that order."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import orca_session
import pytest
from orca_session import NeverSaid, OrcaSession
from tapes.laws import broken, read

pytestmark = [
    pytest.mark.orca,
    pytest.mark.skipif(bool(orca_session.missing()), reason=f"not installed: {', '.join(orca_session.missing())}"),
]

ROOT = Path(__file__).resolve().parents[2]
TRIES = 4


def plain(text: str) -> str:
    return " ".join(text.replace("\u00a0", " ").split())


def test_orca_reads_what_led_to_a_question_then_the_question_once_then_the_card(
    orca: OrcaSession, tmp_path: Path
) -> None:
    def scene() -> list[str]:
        before = len(orca.said())
        orca.wait_said("Menu principal", "Jouer")
        for key, *words in (
            ("Down", "Trouver un jeu"),
            ("Up", "Jouer"),
            ("Return", "Quel jeu"),
            ("Return", "Commencer"),
            ("Return", "On mélange", "À vous de jouer", "Première carte", "ligne 1, colonne 1"),
            ("Right", "ligne 1, colonne 2"),
            ("F1", "Aide"),
            ("Escape", "Première carte", "ligne 1, colonne 2"),
        ):
            orca.display.key(key)
            orca.wait_said(*words)
        return [plain(line) for line in orca.said()[before:]]

    unheard = []
    for number in range(TRIES):  # Orca 43 now and then leaves a window that has just come unread
        home, tape = tmp_path / f"home{number}", tmp_path / f"soir{number}.tape"
        home.mkdir()
        orca.pass_over()
        words = ("--speech", "off", "--braille", "off", "--sound", "off", "--tape", str(tape))
        more = {"ACCESS_GAME_HOME": str(home), "PYTHONPATH": str(ROOT), "SDL_AUDIODRIVER": "dummy"}
        program = subprocess.Popen(
            [sys.executable, "-m", "access_game", *words], env={**orca.env, **more}, stdin=subprocess.DEVNULL
        )
        try:
            said = scene()
        except NeverSaid as silence:
            unheard.append(str(silence))
            continue
        finally:
            program.terminate()
            program.wait(30)
        break
    else:
        pytest.fail("\n".join(unheard))
    lines = [line for line in read(tape) if line.ear == "tree"]
    assert lines and not broken(read(tape))
    at = 0
    for line in (line for line in lines if line.is_event and "Au revoir" not in line.text):
        place = next((n for n, one in enumerate(said[at:], at) if plain(line.text) in one), None)
        assert place is not None, f"on the tape and not said after {said[at:]}: {line}"
        at = place
    (asked,) = (one for one in said if "On mélange" in one)
    assert asked.count("Première carte ?") == 1 and asked.index("À vous de jouer") < asked.index("Première carte ?")
    (greeted,) = (one for one in said if "la table de jeu qui parle" in one)
    assert greeted.count("Menu principal") == 1
