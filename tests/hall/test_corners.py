"""Two people at one table, one of them at a console of their own: what is whose, and who hears what."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
from players.room import KnowsAll, Listener

from access_game.core.seats import Seat
from access_game.hall.evening import Evening
from access_game.host.files import FileJournal
from access_game.host.sitting import new_header
from access_game.narration.phrasebook import Phrasebook
from access_game.players.console import Console

PATIENCE = 60.0
ANA, BOB = Seat(0), Seat(1)


class Salon:
    """Ana at the table, Bob at a console of his own."""

    def __init__(self, folder: Path, is_heard: bool, game: str = "paflemix") -> None:
        self.consoles = [Console(Phrasebook("fr")), Console(Phrasebook("fr"))]
        self.ears = [Listener(), Listener()]
        for console, ear in zip(self.consoles, self.ears, strict=True):
            console.ears.append(ear)
            console.eyes.append(ear)
        options = {"paflemix": {"form": "turns"}, "frontibix": {"calm": "yes"}}[game]
        header = new_header(game, {"Ana": "", "Bob": ""}, options, seed=3, pace=0)
        self.ended, self.settled = Event(), Event()
        self.evening = Evening(
            self.consoles[0], FileJournal.begin(folder, header), (), judge=KnowsAll(), words=None, personal=None,
            verbosity="normal", privacy="curtain", own={BOB: self.consoles[1]},
            on_end=lambda finished, fault: self.ended.set(),
        )  # fmt: skip
        self.evening.drive.settled = self.settle
        self.evening.be_heard(is_heard)
        self.evening.begin()
        assert self.settled.wait(PATIENCE)

    def settle(self) -> None:
        self.evening.flush()
        if any(guest.is_asked for corner in self.evening.corners for guest in corner.party.guests.values()):
            self.settled.set()

    def said(self, place: int) -> str:
        return " ".join(self.ears[place].texts).replace("\u00a0", " ")


@pytest.fixture(params=[True, False], ids=["heard", "unheard"])
def salon(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Salon]:
    it = Salon(tmp_path, request.param)
    yield it
    it.evening.leave()
    assert it.ended.wait(PATIENCE)


def hand(salon: Salon, seat: Seat) -> str:
    corner = next(corner for corner in salon.evening.corners if seat in corner.party.guests)
    held = corner.party.guests[seat].sight.hand
    assert held is not None
    return ", ".join(card.face for card in held.cards.values() if card)[:-3]  # before "and"


def test_each_is_you_at_their_own_and_only_at_their_own(salon: Salon) -> None:
    here, own = salon.evening.corners
    assert list(here.party.guests) == [ANA] and list(own.party.guests) == [BOB]
    assert not own.party.is_shared and "Votre main" in salon.said(1)
    assert here.console.actions != own.console.actions and own.console.page is not here.console.page


def test_what_is_said_at_the_table_keeps_its_secrets_from_whoever_sits_elsewhere_and_hears(tmp_path: Path) -> None:
    salon = Salon(tmp_path, is_heard=True)
    try:
        mine, its = hand(salon, ANA), hand(salon, BOB)
        assert mine not in salon.said(0) and its not in salon.said(0)  # it waits behind the curtain
        assert "Ana seulement" in salon.said(0)
        assert its in salon.said(1) and mine not in salon.said(1)
        salon.consoles[0].do("hand")
        assert mine not in salon.said(0)
        salon.consoles[0].do("choose")
        assert mine in salon.said(0) and mine not in salon.said(1)
    finally:
        salon.evening.leave()
        assert salon.ended.wait(PATIENCE)


def test_where_nobody_hears_the_table_no_curtain_is_in_the_way(tmp_path: Path) -> None:
    salon = Salon(tmp_path, is_heard=False)
    try:
        assert hand(salon, ANA) in salon.said(0) and hand(salon, ANA) not in salon.said(1)
        salon.evening.be_heard(True)  # the voice comes back in the middle of the match
        assert salon.evening.party.curtain.keeps(salon.evening.party.guests[ANA])
        before = len(salon.ears[0].texts)
        salon.consoles[0].do("hand")
        assert hand(salon, ANA) not in " ".join(salon.ears[0].texts[before:])
    finally:
        salon.evening.leave()
        assert salon.ended.wait(PATIENCE)


def test_who_gets_up_at_their_own_display_leaves_the_chair_to_a_computer_and_may_come_back(salon: Salon) -> None:
    assert salon.evening._party_of(BOB) is salon.evening.corners[1].party
    computer = salon.evening.substitute(BOB, "easy")
    assert not computer.is_person and salon.evening.corners[1].party.guests[BOB].has_left
    assert salon.evening.substitute(BOB, "").is_person


def test_everybody_is_told_where_a_match_that_is_taken_up_stood(salon: Salon) -> None:
    salon.evening.tell_standing()
    for place, other in enumerate(("Bob", "Ana")):
        assert f"avec {other}" in salon.said(place) and "avec Ana et Bob" not in salon.said(place)


def test_a_secret_question_that_is_open_goes_behind_the_curtain_when_a_voice_comes_back(tmp_path: Path) -> None:
    salon = Salon(tmp_path, is_heard=False, game="frontibix")
    try:
        asked = salon.consoles[0].page
        assert salon.evening.party.guests[ANA].page is asked
        salon.evening.be_heard(True)
        assert salon.consoles[0].page is not asked and "Ana seulement" in salon.consoles[0].page.title()
        assert salon.consoles[1].page is salon.evening.corners[1].party.guests[BOB].page
    finally:
        salon.evening.leave()
        assert salon.ended.wait(PATIENCE)
