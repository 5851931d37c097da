"""The terminal as a conversation, on a real pseudo-terminal: what is half typed comes back, what one leaves is said."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from commands.shell import Seated

from faces.newcomer import running
from faces.on_a_terminal import OnTerminal

pytestmark = [pytest.mark.peer, pytest.mark.skipif(os.name != "posix", reason="a pseudo-terminal")]

GAME = ("play", "zieufermix", "--terminal", "--seed", "3", "--seats", "Ana,bot:hard")
KEPT = "Partie enregistrée. Vous la reprendrez ici par Continuer. Au revoir."


def plain(written: str) -> list[str]:
    """The lines, without what turns and clears the screen."""
    return [line for line in re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "\n", written).split("\n") if line.strip("\r> ")]


def test_half_typed_text_stands_behind_the_prompt_again_when_something_was_told(tmp_path: Path) -> None:
    with Seated(*GAME, home=tmp_path) as table:
        table.until("Première carte")
        table.until("\n> ")
        table.screen.send("s1")  # a slip behind the command
        table.until("s1")
        table.screen.send("\x7f\n")
        table.until("Paires. Vous\u00a0: 0.")
        table.until("\n> ")
        table.screen.send("1")
        table.screen.send("\x1b[A")  # an arrow writes nothing, and takes nothing away
        table.until("une flèche")
        table.until("\n> 1")
        table.types("")
        table.until("ligne 1, colonne 1")


def test_the_end_of_input_says_what_was_kept_and_good_bye_and_no_menu(tmp_path: Path) -> None:
    with OnTerminal(*GAME, home=tmp_path) as table:
        table.until("Première carte")
        table.until("\n> ")
        table.screen.send("\x04")
        assert [line.strip() for line in plain(table.rest())] == [KEPT]
        assert table.process.returncode == 0
    assert len(running(tmp_path)) == 1


@pytest.mark.parametrize(("start", "last"), [((), "Au revoir."), (GAME[:2] + GAME[3:], KEPT)], ids=["hall", "match"])
def test_quitter_asks_once_says_good_bye_and_ends(tmp_path: Path, start: tuple[str, ...], last: str) -> None:
    with OnTerminal(*start, "--terminal", home=tmp_path) as table:
        table.until("Première carte" if start else "Menu principal")
        table.until("\n> ")
        table.types("quitter")
        table.until("Quitter Access Game")
        table.until("\n> ")
        table.types("oui")
        assert [line.strip() for line in plain(table.rest())] == ["oui", last]
        assert table.process.returncode == 0


def test_continue_says_which_match_with_whom_and_when(tmp_path: Path) -> None:
    with OnTerminal(*GAME, home=tmp_path) as table:
        table.until("Première carte")
        table.until("\n> ")
        table.screen.send("\x04")
        table.rest()
    with OnTerminal("--terminal", home=tmp_path) as table:
        table.until("2. Continuer")
        table.until("\n> ")
        table.types("continuer")
        told = table.until("\n> ")
        assert re.search(r"1\. Zieufermix, Ana, \w+, laissée (?:cette nuit|ce matin|cet après-midi|ce soir)", told), (
            told
        )
        table.types("1")
        table.until("Partie reprise là où elle en était.")
        table.until("Paires. Vous\u00a0: 0.")
        table.until("Première carte")


def test_a_word_that_names_a_command_is_told_how_the_command_is_typed(tmp_path: Path) -> None:
    game = ("play", "frontibix", "--terminal", "--seats", "Ana,bot:easy", "--option", "calm=yes", "--seed", "3")
    with Seated(*game, home=tmp_path) as table:
        letter = ""
        while not letter:
            told = table.until("\n> ")
            found = re.search(r"Un mot en (\w)", told)
            letter = found[1] if found else ""
            if not found:
                table.types("1")
        command = "scores" if letter == "A" else "aide"
        table.types(command)
        table.until(f"Si c’était une commande\u00a0: /{command}.")
        table.types("/aide")
        table.until("Aide.")
