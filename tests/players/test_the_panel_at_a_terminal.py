"""The panel of the table, at a terminal: what was done is told first, also behind a curtain, and nothing comes back."""

from __future__ import annotations

import pytest

from players.lines_room import LinesRoom, lines_of

PANEL = "panneau de la table"
DUO = {"Ana": "", "Bob": ""}


def lead(room: LinesRoom, *labels: str) -> str:
    """Open the panel and choose by the words; what was written after the last choice."""
    room.types("/" + PANEL)
    said = ""
    for label in labels:
        page = room.console.page
        number = next(n for n, one in enumerate(page.choices, 1) if label in one.label.replace("\u00a0", " "))
        said = room.types(str(number))
    return said


# Order -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("labels", "news"),
    [
        (("pause",), "La table est en pause."),
        (("places", "Ana : laisser jouer l’ordinateur, niveau facile"), "Ana laisse sa place"),
    ],
    ids=["pause", "seat"],
)
def test_the_news_come_before_the_question_that_is_still_asked(labels: tuple[str, ...], news: str) -> None:
    room = LinesRoom("zieufermix", DUO, seed=3)
    said = lines_of(lead(room, *labels))
    assert said[0].startswith(news), said
    assert not any("Première carte" in line for line in said[:1])
    room.close()


def test_nothing_is_asked_any_more_when_the_match_was_stopped() -> None:
    room = LinesRoom("zieufermix", DUO, seed=3)
    said = lines_of(lead(room, "Arrêter", "Oui"))
    assert said[0].startswith("On arrête ici.") and not any("carte ?" in line for line in said), said
    room.close()


def test_in_a_pause_nobody_who_waits_is_told_that_the_match_goes_on() -> None:
    room = LinesRoom("zieufermix", {"Ana": "", "Ordi 1": "normal"}, seed=3)
    lead(room, "pause")
    lead(room, "places", "laisser jouer l’ordinateur, niveau facile")
    assert lines_of(room.types("0"))[0].startswith("La table est en pause.")
    lead(room, "Reprendre")
    assert "La partie continue." in (said := room.types("0")), said
    room.close()


# A private moment --------------------------------------------------------------------------------------
def test_a_pause_is_told_at_once_behind_the_curtain_and_to_everybody_after() -> None:
    room = LinesRoom("frontibix", DUO, seed=3)
    room.types("1")
    assert "La table est en pause." in lead(room, "pause")
    assert "La partie reprend." in lead(room, "Reprendre")
    after = lines_of(room.types("vache"))
    assert after[:3] == ["Rideau : tout le monde peut écouter.", "La table est en pause.", "La partie reprend."], after
    room.close()


def test_a_seat_that_is_handed_over_is_told_at_once_behind_the_curtain() -> None:
    room = LinesRoom("frontibix", DUO, seed=3)
    room.types("1")
    said = lead(room, "places", "Bob : laisser jouer l’ordinateur, niveau facile")
    assert "Bob laisse sa place" in said and room.party.inside is not None
    room.close()


# Once ------------------------------------------------------------------------------------------------------
def test_a_confirmation_that_was_left_is_answered_with_no() -> None:
    room = LinesRoom("zieufermix", DUO, seed=3)
    lead(room, "Arrêter")
    lead(room, "Relire")
    assert room.console.page is room.party.shown
    room.types("2")
    assert room.is_on and [entry.answer for entry in room.sitting.match.journal if entry.seat == 0] == [2]
    room.close()


def test_there_is_one_panel_at_a_time() -> None:
    room = LinesRoom("zieufermix", DUO, seed=3)
    for _ in range(3):
        room.types(PANEL)
    assert len(room.console.pages) == 3  # the table, its question, the panel
    room.types("0")
    assert room.console.page is room.party.shown
    room.close()


# A pause -----------------------------------------------------------------------------------------------------
def test_no_curtain_opens_in_a_pause() -> None:
    room = LinesRoom("frontibix", DUO, seed=3)
    lead(room, "pause")
    assert "La table est en pause. Pour reprendre" in room.types("1")
    assert room.party.inside is None
    lead(room, "Reprendre")
    room.types("1")
    assert room.party.inside is not None
    room.close()


def test_no_idea_is_given_in_a_pause() -> None:
    room = LinesRoom("zieufermix", {"Ana": "", "Zoé": "hard"}, seed=3)
    room.party.hint = lambda seat, told, question: 1
    lead(room, "pause")
    assert "La table est en pause. Pour reprendre" in room.types("h")
    assert "La table est en pause. Pour reprendre" in lead(room, "recevoir une idée")
    lead(room, "Reprendre")
    assert "Idée" in room.types("h")
    room.close()


# Names -----------------------------------------------------------------------------------------------------------
def test_who_plays_alone_without_a_name_is_you_in_the_panel() -> None:
    room = LinesRoom("zieufermix", {"Quelqu’un": "", "Zoé": "hard"}, seed=3)
    said = room.types(PANEL) + lead(room, "places")
    assert "Vous : recevoir une idée" in said and "Vous : passer votre tour" in said
    assert "Vous : laisser jouer l’ordinateur, niveau facile" in said and "Quelqu" not in said
    room.close()
