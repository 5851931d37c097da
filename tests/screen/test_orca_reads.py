"""The real Orca reads our window: a menu, a hand, a grid, and the news of the table."""

from __future__ import annotations

from collections.abc import Callable

import orca_session
import pytest
from child import Child
from orca_session import NeverSaid, OrcaSession

pytestmark = [
    pytest.mark.orca,
    pytest.mark.skipif(bool(orca_session.missing()), reason=f"not installed: {', '.join(orca_session.missing())}"),
]

TRIES = 4


def in_one_of_a_few_windows(orca: OrcaSession, scene: Callable[[Child], None], *arguments: str) -> None:
    """Orca 43 now and then leaves a window that has just come unread; then the next one counts."""
    unheard = []
    for _ in range(TRIES):
        orca.pass_over()
        with Child("window_demo.py", *arguments, env=orca.env) as child:
            child.wait_for(event="focus_gained")
            try:
                scene(child)
            except NeverSaid as silence:
                unheard.append(str(silence))
                continue
            child.tell("close")
            child.wait_for(event="ended")
            return
    pytest.fail("\n".join(unheard))


def test_orca_speaks_a_menu_a_hand_a_grid_and_the_news(orca: OrcaSession) -> None:
    def scene(child: Child) -> None:
        orca.wait_said("Menu principal", "Trouver un jeu")
        orca.display.key("Down")
        orca.wait_said("Apprendre")

        child.order("page hand")
        orca.wait_said("Votre main", "O plus plus")
        orca.display.key("Right")
        orca.wait_said("étoile")

        child.order("page grid")
        orca.wait_said("rangée 2, colonne 2")
        orca.display.key("Down")
        orca.wait_said("rangée 3, colonne 2")

        child.order("caption Bérénice gagne les deux cartes.")
        orca.wait_said("Bérénice gagne les deux cartes.")
        orca.pass_over()
        child.order("caption Bérénice gagne les deux cartes.")
        orca.wait_said("Bérénice gagne les deux cartes.")

    in_one_of_a_few_windows(orca, scene, "reader")


def test_orca_still_hears_the_table_after_letters_were_put_into_a_line(orca: OrcaSession) -> None:
    """A faulty tree would leave it mute for good."""

    def scene(child: Child) -> None:
        orca.wait_said("Trouver un jeu")
        child.order("page line")
        orca.wait_said("Un mot qui contient R et B")
        for typed in ("12 arbre à bêta", "3 arbre à bêta", "4 arbxre à bêta", "0", "1 é"):
            child.order(f"typed {typed}")
        child.order("caption Bérénice gagne les deux cartes.")
        orca.wait_said("Bérénice gagne les deux cartes.")

    in_one_of_a_few_windows(orca, scene, "reader")


def test_orca_hears_of_nothing_but_the_window_when_the_game_speaks_by_itself(orca: OrcaSession) -> None:
    def mute(child: Child) -> None:
        orca.wait_said("Table de cartes")
        child.order("page hand")
        child.order("caption Bérénice gagne les deux cartes.")

    def speaking(child: Child) -> None:
        orca.wait_said("Trouver un jeu")

    in_one_of_a_few_windows(orca, mute)
    # Speech keeps its order: once the next window is heard, whatever the first had to say has been said.
    in_one_of_a_few_windows(orca, speaking, "reader")
    assert not [line for line in orca.said() if "Votre main" in line or "Bérénice" in line]
