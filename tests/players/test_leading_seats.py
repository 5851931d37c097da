"""Whoever leads the table: a seat taken back, another level, a turn that is passed, an idea for one alone."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from access_game.core.notes import HandedOver, Hinted, Passed
from access_game.core.passing import pass_of
from access_game.core.questions import PASSED, Pick, Press, Question, Word, YesNo
from access_game.core.refusal import Refused
from access_game.core.seats import Seat
from access_game.players.hints import hints_of
from access_game.players.pages import LinePage
from access_game.players.player import Answered
from players.room import Room
from players.sense import play_on
from players.test_leading_a_table import lead, turn_of_a_computer

ANA, BOB = Seat(0), Seat(1)


def offered(room: Room) -> list[str]:
    room.press("f10")
    assert room.console.page.focus_on("seats")
    room.press("enter")
    ids = [choice.id for choice in room.console.page.choices]
    room.press("escape", "escape")
    return ids


def kept(room: Room) -> list[object]:
    """Each line the table wants to keep from now on."""
    lines: list[object] = []
    took = room.host.take

    def take(report, now):  # type: ignore[no-untyped-def]
        for some in took(report, now):
            lines.extend(some)
            yield some

    room.host.take = take  # type: ignore[method-assign]
    return lines


# Seats --------------------------------------------------------------------------------------------
def test_while_a_computer_plays_in_my_place_nothing_says_that_it_is_my_turn() -> None:
    room = Room("zieufermix", {"Ana": "", "Ordi 1": "normal"}, seed=4, a_key_takes=0.01)
    try:
        room._goes_on_alone = lambda: False  # only keys move the clock here
        assert "À vous" in room.ear.views[-1].status and "à vous" in room.ear.views[-1].window
        lead(room, "0/hard")
        said = room.heard_since(lambda: room.press("q"))
        assert said[-1] == "L’ordinateur joue à votre place."
        view = room.ear.views[-1]
        assert view.status == "L’ordinateur joue à votre place." and "à vous" not in view.window
        lead(room, "0/")
        assert "À vous" in room.ear.views[-1].status
    finally:
        room.close()


def test_who_handed_a_seat_over_can_take_it_back_and_plays_on_with_what_was_told_meanwhile() -> None:
    room = Room("zieufermix", {"Ana": "", "Bob": ""}, seed=4)
    rng = Random(4)
    try:
        lines = kept(room)
        lead(room, "0/hard")
        assert room.party.guests[ANA].has_left and "0/" in offered(room) and "0/hard" not in offered(room)
        before = [item.text for item in room.console.transcript.items]
        heard = lead(room, "0/")
        assert "Ana joue maintenant à cette place." in heard
        after = [item.text for item in room.console.transcript.items]
        assert after[: len(before)] == before and len(after) <= len(before) + 3  # nothing is told again
        assert [line for line in lines if isinstance(line, HandedOver)] == [
            HandedOver(ANA, "hard"),
            HandedOver(ANA, ""),
        ]
        told = room.sitting.match.told(ANA)
        assert room.party.guests[ANA].told[: len(told)] == told
        while room.is_on and not room.party.guests[ANA].is_asked:
            play_on(room, rng)
        assert room.is_on
        room.check()
    finally:
        room.close()


def test_a_computer_plays_at_another_level_from_now_on() -> None:
    room = turn_of_a_computer()
    try:
        assert {"1/easy", "1/hard", "2/easy", "2/normal"} <= set(offered(room)) and "1/normal" not in offered(room)
        lines = kept(room)
        assert "Ordi 1 joue maintenant au niveau difficile." in lead(room, "1/hard")
        assert lines[0] == HandedOver(BOB, "hard") and room.host.levels == ["", "hard", "hard"]
        assert "1/normal" in offered(room)
    finally:
        room.close()


# A turn -------------------------------------------------------------------------------------------
def test_a_turn_is_passed_in_the_name_of_its_player_and_told_before_what_comes_of_it() -> None:
    room = Room("paflemix", {"Ana": "", "Bob": ""}, seed=6, options={"form": "turns"}, privacy="open")
    try:
        while "lay" not in [guest.question.key for guest in room.party.guests.values() if guest.question]:
            room.type(f"{room.console.page.title()[-3]}") if isinstance(room.console.page, LinePage) else room.press(
                "enter"
            )
        (guest,) = (guest for guest in room.party.guests.values() if guest.is_asked)
        lines = kept(room)
        heard = lead(room, f"pass/{guest.seat}")
        name = room.party.name(guest)
        assert f"{name} passe son tour." in heard
        note, entry = lines[:2]
        assert note == Passed(guest.seat) and entry.seat == guest.seat and entry.answer in ("draw", "no_idea")
        assert not any("Trop tard" in text for text in heard) and not guest.is_asked
        room.check()
    finally:
        room.close()


def test_a_secret_word_is_passed_without_a_word_about_being_too_late() -> None:
    room = Room("frontibix", {"Ana": "", "Bob": ""}, seed=6, options={"calm": "yes"})
    try:
        room.press("1")
        assert room.party.inside is not None
        heard = lead(room, "pass/0")
        assert "Ana passe son tour." in heard and not any("Trop tard" in text for text in heard)
        assert room.party.inside is None and not room.party.guests[ANA].is_asked
        room.check()
    finally:
        room.close()


def test_where_the_game_wants_a_choice_it_is_said_why_nobody_can_pass() -> None:
    room = Room("zieufermix", {"Ana": "", "Bob": ""}, seed=4)
    try:
        entries = len(room.sitting.match.journal)
        assert lead(room, "pass/0")[-1].startswith("Ici, on ne peut pas passer\u00a0: le jeu attend un choix.")
        assert len(room.sitting.match.journal) == entries and room.party.guests[ANA].is_asked
    finally:
        room.close()


def test_a_turn_that_is_passed_again_and_again_costs_nobody_a_card_and_the_replay_says_the_same() -> None:
    room = Room("frontibix", {"Ana": "", "Bob": ""}, seed=6)
    try:
        lines = kept(room)
        heard = [text for _ in range(4) for seat in (0, 1) for text in lead(room, f"pass/{seat}")]
        passed = [line for note, line in pairwise(lines) if isinstance(note, Passed)]
        assert [line.answer for line in passed] == [PASSED] * 8  # type: ignore[attr-defined]
        assert sum("Duel nul" in text for text in heard) == 4
        assert not [text for text in heard if "faute" in text.lower()]
        room.check()
    finally:
        room.close()


def test_only_whoever_leads_the_table_excuses_anybody() -> None:
    room = Room("frontibix", {"Ana": "", "Bob": ""}, seed=6)
    try:
        room.sitting.post(Answered(room.party.guests[ANA].ticket, PASSED))
        room.settle()
        assert room.sitting.match.journal[-1][:2] == (ANA, "") and not room.sitting.match.table.excused
    finally:
        room.close()


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        (Word("story_word", may_pass=True), ""),
        (Press("ready", secret=True), True),
        (Pick("contest", ("buzz", "let"), quick="buzz"), "let"),
        (Pick("race", ("buzz", "help", "give_up"), quick="buzz"), "give_up"),
        (Pick("lay", (1, "draw"), why_not={"no_idea": "draw_to_pass"}), "draw"),
        (Pick("lay", (1, "draw"), why_not={"no_idea": "claimed"}), None),
        (Pick("flip_first", (1, 2)), None),
        (Press("press"), None),
        (Word("own_word"), None),
        (YesNo("accept_word"), None),
    ],
)
def test_to_pass_is_an_answer_the_question_knows_or_is_refused(question: Question[object], answer: object) -> None:
    if answer is None:
        with pytest.raises(Refused):
            pass_of(question)
    else:
        assert question.read(pass_of(question)) == answer  # type: ignore[arg-type]


# An idea ------------------------------------------------------------------------------------------
def test_an_idea_waits_behind_the_curtain_and_all_are_told_that_there_is_one() -> None:
    room = Room("frontibix", {"Ana": "", "Bob": ""}, seed=6, options={"calm": "yes"})
    try:
        words = room.party.guests[ANA].question.facts["letter"]
        room.party.hint = lambda seat, told, question: f"{words.lower()}utin"
        lines = kept(room)
        heard = lead(room, "idea/0")
        assert heard[-2:] == ["Une idée pour Ana.", "Ana\u00a0: l’idée attend derrière le rideau."]
        assert not any("utin" in text for text in heard) and lines[0] == Hinted(ANA)
        heard = room.heard_since(lambda: room.press("1"))
        assert any("utin" in text for text in heard)
    finally:
        room.close()


def test_an_idea_for_somebody_alone_follows_its_announcement() -> None:
    room = Room("zieufermix", {"Ana": "", "Ordi": "normal"}, seed=4)
    try:
        room.party.hint = hints_of("zieufermix", room.header.setup, rng=Random(3))
        heard = lead(room, "idea/0")
        assert heard[-2] == "Une idée pour vous." and heard[-1].startswith("Idée\u00a0: ")
        entries = len(room.sitting.match.journal)
        assert room.party.guests[ANA].is_asked and len(room.sitting.match.journal) == entries
    finally:
        room.close()
