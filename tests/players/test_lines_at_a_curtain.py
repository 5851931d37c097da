"""Two people at a terminal, with a curtain between them: whose line is it?"""

from __future__ import annotations

import pytest

from access_game.devices.screen.draft import Typed
from players.lines_room import LinesRoom

SEATS = {"Ana": "", "Bob": ""}


@pytest.mark.parametrize(("begun", "ended"), [("table", ""), ("iri", "s"), ("a", "ide")])
def test_the_end_of_a_secret_that_the_bell_cut_off_opens_nobodys_curtain(begun: str, ended: str) -> None:
    room = LinesRoom("frontibix", SEATS, seed=3, pace=1)
    try:
        room.types("1")
        assert room.party.inside is not None and room.party.inside.seat == 0
        room.signs(begun)
        room.later(60)
        assert "Bob" in room.party.shown.title()
        answer = room.types(ended)
        assert room.party.inside is None
        assert "C’était pour la question d’avant : rien n’est donné ici." in answer
        assert "Paires" not in answer and "Scores" not in answer
        room.types("")
        assert room.party.inside is not None and room.party.inside.seat == 1
    finally:
        room.close()


def test_a_number_begun_before_a_curtain_is_never_given_to_it() -> None:
    room = LinesRoom("frontibix", SEATS, seed=3)
    room.types("1")
    room.types("vache")
    curtain = room.console.page
    for _ in range(2):
        room.console.line(Typed("1", is_late=True))
        assert "rien n’est donné ici" in room.ear.texts[-1] and room.console.held is None
        assert room.console.page is curtain and room.party.inside is None
    room.close()
