"""A real terminal: what can be done, an idea and a walk around the table are asked for with a letter or a word."""

from __future__ import annotations

from pathlib import Path

import pytest
from faces.test_newcomer_in_the_terminal import Typist  # skips where there is no pexpect

pytestmark = pytest.mark.peer


def test_letters_and_words_of_the_terminal_answer_during_a_match(tmp_path: Path) -> None:
    with Typist(tmp_path) as terminal:
        for page in (r"1\. Jouer", r"1\. Zieufermix", r"1\. Commencer"):
            terminal.hear(page)
            terminal.type(1)
        terminal.hear("Première carte")
        terminal.type("p")
        assert terminal.hear(r"(16 choix).*n’importe quelle carte face cachée\.")
        terminal.type("une idée")
        terminal.hear(r"Idée|pas d’idée")
        terminal.type("v")
        terminal.hear(r"1\. Grille.*16 cartes")
        terminal.hear(r"17\. ligne 4, colonne 4, face cachée")
        terminal.type(0)
        terminal.type("ranger ma main")
        terminal.hear("Dans ce jeu, pas de cartes en main")
        terminal.type("xyz")
        terminal.hear("ni une commande")
    assert not (tmp_path / "log.txt").read_text(encoding="utf-8")
