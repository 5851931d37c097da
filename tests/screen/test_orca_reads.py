"""The real Orca reads the whole program, where our own voice is off: menus and the way back, a line that is written, a
grid, a hand, a word, and the news of a whole match. What counts is what the speech server was told."""

from __future__ import annotations

from pathlib import Path

import orca_session
import pytest
from beside_orca import Beside, said_twice, unsaid
from orca_session import OrcaSession
from tapes.laws import broken

pytestmark = [
    pytest.mark.orca,
    pytest.mark.skipif(bool(orca_session.missing()), reason=f"not installed: {', '.join(orca_session.missing())}"),
]
MUTE = ("--speech", "off")
MATCH_LIMIT = 150  # seconds for computers to play a match to its end


def test_menus_are_read_and_so_is_every_way_back(orca: OrcaSession, tmp_path: Path) -> None:
    with Beside(orca, tmp_path / "home", *MUTE) as program:
        orca.wait_said("la table de jeu qui parle", "Menu principal. Liste à 6", "Jouer")
        for key, *words in (
            ("Down", "Trouver un jeu"),
            ("Return", "Combien de joueurs", "2 joueurs"),
            ("Escape", "Menu principal", "Trouver un jeu"),
            ("Up", "Jouer"),
            ("Return", "Quel jeu", "Zieufermix"),
            ("Return", "Commencer"),
            ("Escape", "Quel jeu", "Zieufermix"),
            ("Escape", "Menu principal", "Jouer"),
            ("F1", "Aide", "Ici commence tout"),
            ("Escape", "Menu principal", "Jouer"),
            ("Escape", "Quitter", "Non"),
            ("Escape", "Menu principal", "Jouer"),
            ("F2", "Réglages", "Profil"),
        ):
            program.press(key, *words)
        program.go_down("Votre prénom")
        program.press("Return", "Quel est votre prénom", "zone de saisie")
        for letter in "ana":
            program.press(letter, letter)
        program.press("Left", "a")
        orca.wait_focus(lambda line: (line.name[:21], *line[1:]) == ("Quel est votre prénom", "ana", 2))
        orca.wait_brailled("ana $l")  # Orca's sign for the end of a line
        program.press("BackSpace", "n effacé")
        orca.wait_focus(lambda line: line[1:] == ("aa", 1))
        program.press("Escape", "Réglages", "Votre prénom")
        program.press("Escape", "Menu principal", "Jouer")
        said = program.said()
        program.process.terminate()
        program.process.wait(30)
        assert not said_twice(said)
        assert not broken(program.tape())


def test_a_grid_and_the_news_of_a_whole_match(orca: OrcaSession, tmp_path: Path) -> None:
    game = ("play", "zieufermix", "--seed", "3", "--seats", "Ana,bot:normal")
    with Beside(orca, tmp_path / "home", *game, *MUTE) as program:
        orca.wait_said("On mélange", "ligne 1, colonne 1")
        for key, *words in (
            ("Right", "ligne 1, colonne 2"),
            ("Down", "ligne 2, colonne 2"),
            ("F1", "Aide", "Choisissez une première carte"),
            ("Escape", "Première carte", "ligne 2, colonne 2"),
            ("F10", "Panneau de la table"),
        ):
            program.press(key, *words)
        program.go_down("Les places et les niveaux")
        program.press("Return", "Les places et les niveaux", "laisser jouer l’ordinateur")
        program.press("Return", "L’ordinateur joue maintenant à votre place")
        orca.wait_said("Partie terminée", limit=MATCH_LIMIT)
        orca.wait_said("Rejouer")
        said = program.said()
        program.process.terminate()
        program.process.wait(30)
        lines = [line for line in program.tape() if line.ear == "tree" and line.is_event and line.scope != "program"]
        assert len(lines) > 40 and not broken(program.tape())
        assert not unsaid(lines, said)
        assert not said_twice(said)
        (asked,) = (one for one in said if "On mélange" in one)
        assert asked.count("Première carte ?") == 1 and asked.index("À vous de jouer") < asked.index("Première carte ?")
        assert not [one for one in said if "étiquette" in one or "lecture seule" in one or one == "Access Game"]


def test_a_hand_a_word_and_what_comes_of_it(orca: OrcaSession, tmp_path: Path) -> None:
    game = ("play", "frontibix", "--seed", "3", "--seats", "Ana,bot:easy")
    with Beside(orca, tmp_path / "home", *game, *MUTE) as program:
        orca.wait_said("Vous défiez", "Votre carte", "Un mot en V ?", "zone de saisie")
        for letter in "vol":
            program.press(letter, letter)
        orca.wait_focus(lambda line: line[1:] == ("vol", 3))
        program.press("Return", "Noté")
        orca.wait_said("Un mot en")
        said = program.said()
        program.process.terminate()
        program.process.wait(30)
        lines = [line for line in program.tape() if line.ear == "tree" and line.is_event and line.scope != "program"]
        assert lines and not unsaid(lines, said)
