"""Where a match stood: in the list of those that wait, and when it is taken up."""

from __future__ import annotations

import re
from pathlib import Path

from faces.duels import nearly_over
from faces.house import House
from players.room import Room

from access_game.hall.standing import standing_of


def test_the_list_says_how_each_match_stood(tmp_path: Path) -> None:
    nearly_over(tmp_path)
    with House(tmp_path) as house:
        house.go("continue")
        (told,) = house.press("i")
    assert re.match(r"Cartes\. Ana\s: \d+\. Bob\s: \d+\. \w", told), told


def test_who_takes_a_match_up_hears_game_players_scores_and_what_lies_there(tmp_path: Path) -> None:
    nearly_over(tmp_path)
    with House(tmp_path) as house:
        house.go("continue", "0")
        said = " ".join(house.ear.texts[-6:]).replace("\u00a0", " ")
        assert "Partie reprise là où elle en était. Frontibix, avec Ana et Bob. Cartes. Ana : " in said, said
        assert re.search(r"Bob : \d+\. Pot : 2 cartes\. .*Pioche : 3 cartes\.", said), said


def test_what_must_be_remembered_is_not_told_when_a_match_is_taken_up() -> None:
    room = Room("zieufermix", {"Ana": "", "Zoé": "easy"}, seed=3)
    room.press("enter")
    guest = room.party.guests[0]
    told = standing_of(room.sitting.match, guest.seat, room.party.common, "Zoé").replace("\u00a0", " ")
    assert told.startswith("Zieufermix, avec Zoé. Paires. Vous : 0. Zoé : 0.") and told.endswith("À vous de jouer.")
    assert "isible" not in told and "Grille" not in told
    room.close()
