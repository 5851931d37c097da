"""The facilitator's panel, and taking an answer back."""

from __future__ import annotations

from random import Random

from access_game.narration.phrasebook import LINES
from access_game.players.pages import LinePage
from players.room import Room
from players.sense import play_on, walk_to


def lead(room: Room, id: str) -> list[str]:
    def choose() -> None:
        room.press("f10")
        if id[0].isdigit():
            walk_to(room, room.console.page, [choice.id for choice in room.console.page.choices].index("seats"))
            room.press("enter")
        page = room.console.page
        walk_to(room, page, [choice.id for choice in page.choices].index(id))
        room.press("enter")

    return room.heard_since(choose)


def turn_of_a_computer(a_key_takes: float = 0.01) -> Room:
    """Ana has played, and a computer is thinking."""
    room = Room("zieufermix", {"Ana": "", "Ordi 1": "normal", "Ordi 2": "hard"}, seed=4, a_key_takes=a_key_takes)
    rng = Random(4)
    room._goes_on_alone = lambda: False  # only keys move the clock here
    while room.host.match.waiting.questions.keys() == {0}:
        play_on(room, rng)
    return room


def test_a_pause_really_stops_the_computers() -> None:
    room = turn_of_a_computer()
    try:
        assert any("pause" in text for text in lead(room, "pause"))
        entries = len(room.sitting.match.journal)
        del room._goes_on_alone
        for _ in range(50):
            room.clock.time += 10
            room.press("s")
        assert len(room.sitting.match.journal) == entries and room.host.next_due() is None
        lead(room, "pause")
        room.clock.time += 10
        room.press("s")
        assert len(room.sitting.match.journal) > entries
    finally:
        room.close()


def test_a_computer_takes_a_chair_and_the_room_hears_the_match_to_its_end() -> None:
    room = Room("zieufermix", {"Ana": "", "Ordi 1": "normal"}, seed=4)
    try:
        heard = lead(room, "0/hard")
        assert not room.is_on and room.sitting.match.waiting is None
        assert any("Ana" in text or "vous" in text.lower() for text in heard)
        assert any(", ligne " in text for text in heard) and any("Partie terminée" in text for text in heard)
        room.check()
    finally:
        room.close()


def test_one_of_two_hands_over_and_the_other_plays_on() -> None:
    room = Room("frontibix", {"Ana": "", "Bob": "", "Ordi": "normal"}, seed=4, a_key_takes=0.2)
    rng = Random(4)
    try:
        lead(room, "0/normal")
        for _ in range(2000):
            if not room.is_on:
                break
            play_on(room, rng)
        assert room.sitting.match.waiting is None
        assert not any(guest.question for guest in room.party.guests.values() if guest.has_left)
    finally:
        room.close()


def test_nothing_can_be_taken_back_for_a_computer_in_the_chair() -> None:
    room = turn_of_a_computer()
    try:
        lead(room, "0/normal")
        heard = room.heard_since(lambda: room.press("ctrl+z"))
        assert any("annuler" in text.lower() for text in heard)
    finally:
        room.close()


def test_the_last_announcement_and_what_is_asked_can_be_said_again() -> None:
    room = turn_of_a_computer()
    try:
        assert lead(room, "again") and any("ne vous demande rien" in text for text in lead(room, "hint"))
    finally:
        room.close()


def test_a_secret_word_can_be_taken_back_until_something_is_revealed() -> None:
    room = Room("frontibix", {"Ana": "", "Bob": ""}, seed=6, options={"calm": "yes"})
    try:
        while not (isinstance(room.console.page, LinePage) and room.console.page.secret):
            room.press("1") if room.console.seat_key else room.press("enter")
        guest = room.party.inside
        entries = len(room.sitting.match.journal)
        room.type(f"{guest.question.facts['letter']}ut".lower())
        assert len(room.sitting.match.journal) == entries + 1 and room.party.inside is not guest
        heard = room.heard_since(lambda: room.press("ctrl+z"))
        assert len(room.sitting.match.journal) == entries and guest.is_asked
        assert any("reprend" in text or "annul" in text.lower() for text in heard)
        assert not any(text.lower().endswith("ut") for text in room.ear.texts)
        room.check()
    finally:
        room.close()


def test_the_history_is_not_doubled_by_taking_something_back() -> None:
    room = Room("frontibix", {"Ana": "", "Bob": ""}, seed=6, options={"calm": "yes"})
    try:
        while not (isinstance(room.console.page, LinePage) and room.console.page.secret):
            room.press("1") if room.console.seat_key else room.press("enter")
        before = [item.text for item in room.console.transcript.items]
        room.type(f"{room.party.inside.question.facts['letter']}ut".lower())
        room.press("ctrl+z")
        after = [item.text for item in room.console.transcript.items]
        assert after[: len(before)] == before and len(after) <= len(before) + 3
    finally:
        room.close()


def test_a_session_can_stop_at_once_with_the_scores_and_is_asked_once() -> None:
    room = Room("zieufermix", {"Ana": "", "Bob": ""})
    try:
        assert lead(room, "finish")[-1].startswith("Arrêter la partie ici")
        assert room.is_on
        room.press("enter")  # no
        assert room.is_on
        lead(room, "finish")
        heard = room.heard_since(lambda: room.press("down", "enter"))
        assert heard[-1] == "On arrête ici. Personne n’a encore marqué\u00a0: ni gagnant ni perdant."
        assert not room.is_on and room.host.is_finished and room.sitting.match.waiting is not None
    finally:
        room.close()


def test_the_end_is_heard_by_all_also_where_one_is_behind_the_curtain() -> None:
    room = Room("frontibix", {"Ana": "", "Bob": ""}, seed=6, options={"calm": "yes"})
    try:
        while room.party.inside is None:
            room.press("1") if room.console.seat_key else room.press("enter")
        room.press("f10")
        assert room.console.page.focus_on("finish")
        room.press("enter")
        heard = room.heard_since(lambda: room.press("down", "enter"))
        assert room.party.inside is None and heard[-1].startswith("On arrête ici")
    finally:
        room.close()


# A pause ------------------------------------------------------------------------------------------
def test_in_a_pause_a_card_is_refused_with_the_reason_and_the_way_out() -> None:
    room = Room("zieufermix", {"Ana": "", "Bob": ""}, seed=4)
    try:
        assert lead(room, "pause")[-1] == "La table est en pause."
        entries = len(room.sitting.match.journal)
        heard = room.heard_since(lambda: room.press("enter"))
        assert heard == ["La table est en pause. Pour reprendre\u00a0: F10, puis Reprendre la partie."]
        assert len(room.sitting.match.journal) == entries
        assert lead(room, "pause")[-1] == "La partie reprend."
        room.press("enter")
        assert len(room.sitting.match.journal) > entries
    finally:
        room.close()


def test_in_a_pause_a_typed_word_is_refused_and_stays_on_its_line() -> None:
    room = Room("frontibix", {"Ana": "", "Ordi": "normal"}, seed=6, options={"calm": "yes"})
    try:
        page = room.console.page
        assert isinstance(page, LinePage)
        lead(room, "pause")
        word = f"{room.party.spokesman.question.facts['letter']}ut".lower()
        entries = len(room.sitting.match.journal)
        room.type(word)
        assert len(room.sitting.match.journal) == entries and room.console.page is page and page.text == word
        lead(room, "pause")
        room.press("enter")
        assert len(room.sitting.match.journal) > entries
    finally:
        room.close()


def test_in_a_terminal_the_reason_names_no_key() -> None:
    room = Room("zieufermix", {"Ana": "", "Bob": ""}, seed=4)
    try:
        room.console.answer_by(LINES)
        lead(room, "pause")
        heard = room.heard_since(lambda: room.line("1"))
        assert heard == ["La table est en pause. Pour reprendre\u00a0: panneau de la table, puis Reprendre la partie."]
        assert room.console.page is room.party.shown
        room.line("panneau de la table")
        room.line("1")
        assert not room.party.is_paused
    finally:
        room.close()
