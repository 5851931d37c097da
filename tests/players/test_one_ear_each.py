"""Two people share a pair of earphones; and a screen everybody can see shows nothing private."""

from __future__ import annotations

import pytest

from access_game.narration.view import View
from players.room import Listener, Room


class Speaking(Listener):
    """A voice, and a screen that anybody in the room can look at."""

    is_public = is_audible = True


def frontibix(privacy: str) -> Room:
    return Room("frontibix", {"Ana": "", "Bob": ""}, seed=11, privacy=privacy, ear=Speaking())


def letter_of(room: Room, seat: int) -> str:
    (card,) = (m.facts["card"] for m in room.sitting.match.told(seat) if m.key == "dealt")
    return str(card.face)


def shown(view: View) -> str:
    cells = [*(item.label for item in view.items), *(f.letter for seen in view.table for _, f in seen.faces)]
    return " ".join([view.title, view.body, view.typed, view.status, view.braille, *view.captions, *cells])


@pytest.mark.parametrize(("key", "seat", "ear"), [("1", 0, -1.0), ("2", 1, 1.0)])
def test_a_secret_is_said_in_the_ear_of_its_player_alone(key: str, seat: int, ear: float) -> None:
    room = frontibix("earphones")
    try:
        letter = letter_of(room, seat)
        before = len(room.ear.said)
        room.press(key)
        if room.party.inside is None:
            room.press("enter")
        said = [one for one in room.ear.said[before:] if letter in one.text.split() or f"{letter}." in one.text]
        assert said and all(one.pan == ear and one.voice is None for one in said)
    finally:
        room.close()


@pytest.mark.parametrize("privacy", ["earphones", "curtain"])
def test_the_common_screen_shows_no_letter_even_behind_the_curtain(privacy: str) -> None:
    room = frontibix(privacy)
    try:
        room.press("1")
        assert room.party.inside is not None
        covered = room.ear.views[-1]
        assert covered.title == "Ana écoute." and not covered.items and not covered.table
        assert f" {letter_of(room, 0)} " not in f" {shown(covered)} "
    finally:
        room.close()


def test_what_everybody_may_hear_is_in_both_ears() -> None:
    room = frontibix("earphones")
    try:
        room.press("1")
        for word in ("zzz", "zzz"):
            room.type(word)
            if room.party.inside is None and room.is_on and room.console.seat_key is None:
                room.press("enter")
        assert room.console.audience.pan is None or room.party.inside is not None
        assert any(one.pan == 0.0 and one.text for one in room.ear.said)
    finally:
        room.close()
