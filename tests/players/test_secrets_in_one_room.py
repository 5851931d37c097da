"""Several people at one keyboard: what is private stays behind its curtain, and nothing of it is left there."""

from __future__ import annotations

import re
from random import Random

import pytest

from access_game.core.messages import Message
from access_game.core.questions import Word
from access_game.core.seats import Seat
from access_game.players.guest import Guest
from players.looking import look_back
from players.room import Listener, Room
from players.sense import play_on, word_for
from players.spy import Spy, faces_in, texts_of

TABLES = (
    ("frontibix", {}),
    ("frontibix", {"calm": "yes"}),
    ("frontibix", {"mode": "classic"}),
    ("paflemix", {"rounds": "1"}),
    ("paflemix", {"rounds": "1", "form": "turns", "easy": "yes"}),
)
SEATS = {"Ana": "", "Bob": "", "Ordi": "normal"}
LOOKS = ("r", "m", "t", "s", "q", "n", "o", "f3", "f1", "escape", "pageup", "pageup", "ctrl+home", "ctrl+end", "i")


def bug(game: str, options: dict[str, str], seed: int, privacy: str, hears_hands: bool = True) -> tuple[Room, Spy]:
    spy = Spy(hears_hands)
    room = Room(game, SEATS, seed=seed, privacy=privacy, options=options, a_key_takes=0.2, ear=spy)
    spy.room = room
    return room, spy


def pry(room: Room, rng: Random) -> None:
    """A key that tells something, wherever one is."""
    look = rng.choice([key for key in LOOKS if len(key) > 1] if room.console.page.typing else LOOKS)
    room.press(look)
    if look in ("f1", "escape") and room.is_on and room.console.page is not room.party.shown:
        room.press("down", "down", "escape")


def play_and_pry(room: Room, spy: Spy, rng: Random, deeds: int = 300) -> int:
    """How often somebody went behind the curtain."""
    curtains = 0
    for _ in range(deeds):
        if not room.is_on:
            break
        was_inside = room.party.inside
        pry(room, rng)
        play_on(room, rng)
        curtains += room.party.inside is not None and was_inside is None
        assert not spy.caught, spy.caught[:3]
    return curtains


@pytest.mark.parametrize(("game", "options"), TABLES, ids=str)
def test_nobody_learns_a_card_or_a_secret_word_outside_the_curtain(game: str, options: dict[str, str]) -> None:
    rng = Random(f"{game} {options}")
    room, spy = bug(game, options, rng.randrange(99), "curtain")
    try:
        assert play_and_pry(room, spy, rng) >= 5
        assert any(faces_in(text) for text in spy.inside)  # behind it, cards were heard
    finally:
        room.close()


class Fingers(Listener):
    is_private = True


@pytest.mark.parametrize(("game", "options"), TABLES, ids=str)
def test_a_hand_in_braille_is_neither_heard_nor_seen(game: str, options: dict[str, str]) -> None:
    rng = Random(f"{game} {options} braille")
    room, spy = bug(game, options, rng.randrange(99), "braille", hears_hands=False)
    fingers = Fingers()
    room.console.ears.append(fingers)
    room.console.eyes.append(fingers)
    try:
        assert play_and_pry(room, spy, rng) >= 5
        assert any(faces_in(utterance.braille) for utterance in fingers.said)
    finally:
        room.close()


def test_without_a_braille_line_braille_only_is_a_curtain() -> None:
    room, spy = bug("frontibix", {}, 3, "braille")
    try:
        assert play_and_pry(room, spy, Random(3), 60) >= 2
        assert any(faces_in(text) for text in spy.inside)
    finally:
        room.close()


def test_when_the_curtain_falls_nothing_is_left_of_what_was_behind_it() -> None:
    room, spy = bug("paflemix", {"rounds": "1", "form": "turns"}, 5, "curtain")
    try:
        room.press("enter")  # the opener hears the hand, and is asked for the first word
        behind = set(room.console.audience.captions)
        assert any("Votre main" in text for text in behind)
        room.press("f1")
        assert room.console.page is not room.party.shown
        room.press("escape")
        room.type(room.party.inside.question.starting.lower() + "a")
        view = room.console.view()
        assert not behind & set(view.captions)
        assert not behind & {item.text for item in room.console.transcript.items}
        assert room.party.inside is None
    finally:
        room.close()


def test_what_happens_meanwhile_is_said_when_everybody_listens_again() -> None:
    room, _ = bug("paflemix", {"rounds": "1"}, 5, "curtain")
    try:
        room.press("enter")
        room.type(room.party.inside.question.starting.lower() + "a")
        room.press("1")
        before = len(room.ear.said)
        assert room.party.inside is not None
        for message in ({"who": Seat(2), "left": 70},):
            everyone = room.sitting.match.table.seats
            room.party.tell(room.party.guests[0], Message(everyone, "drew", message))
        assert not any("Ordi pioche" in utterance.text for utterance in room.ear.said[before:])
        room.press("escape", "down", "enter")
        texts = [utterance.text for utterance in room.ear.said[before:]]
        assert [text for text in texts if "Rideau" in text or "Ordi pioche" in text] == [
            "Rideau\u00a0: tout le monde peut écouter.",
            next(text for text in texts if "Ordi pioche" in text),
        ]
    finally:
        room.close()


def test_open_hands_are_read_with_their_names() -> None:
    room, _ = bug("paflemix", {"rounds": "1"}, 5, "open")
    try:
        heard = room.heard_since(lambda: room.press("ctrl+m" if room.console.page.typing else "m"))
        assert "Ana" in heard[0] and "Bob" in heard[0] and len(faces_in(heard[0])) > 3
    finally:
        room.close()


def holder_of_a_firecracker(room: Room, rng: Random) -> Guest | None:
    """Play until somebody holds one: there is no word to find for it, only a key to press."""
    for _ in range(40):
        for guest in room.party.guests.values():
            if guest.question is not None and guest.question.key == "ready":
                return guest
        play_on(room, rng)
    return None


def with_a_firecracker() -> tuple[Room, Spy, Guest, Guest]:
    """A room where both are asked, one for a word and one, who holds the firecracker, for a key."""
    for seed in range(60):
        room, spy = bug("frontibix", {"mode": "access"}, seed, "curtain")
        guest = holder_of_a_firecracker(room, Random(seed))
        other = next(one for one in room.party.guests.values() if one is not guest)
        if guest is not None and isinstance(other.question, Word) and room.console.seat_key is not None:
            return room, spy, guest, other
        room.close()
    raise AssertionError("no firecracker in sixty matches")


@pytest.mark.parametrize("alone", [False, True], ids=["both are asked", "the other has answered"])
def test_a_firecracker_is_not_given_away_by_a_missing_curtain(alone: bool) -> None:
    """Who holds one has no word to find; the others must not notice that nothing was typed. Also not the second time,
    when the card itself has been heard already and only the question waits behind the curtain."""
    room, spy, guest, other = with_a_firecracker()
    own = str(guest.seat + 1)
    try:
        heard = room.heard_since(lambda: room.press(own))
        assert any("pétard" in text for text in heard)
        outside = room.heard_since(lambda: room.press("escape", "down", "enter"))  # the keys back, no answer
        if alone:
            room.press(str(other.seat + 1))
            room.type(word_for(room, other, Random(1)).lower())
            assert not other.is_asked and room.console.seat_key is None
        outside += room.heard_since(lambda: room.press("f1", "escape", "f3", "r"))
        seen = " ".join([*outside, *texts_of(room.console.view()), *room.console.view().captions]).lower()
        assert "pétard" not in seen and "continuer" not in seen
        entries = len(room.sitting.match.journal)
        heard = room.heard_since(lambda: room.press("enter" if alone else own))
        assert room.party.inside is guest and guest.is_asked
        assert len(room.sitting.match.journal) == entries and any("pétard" in text.lower() for text in heard)
        assert not spy.caught
    finally:
        room.close()


COMMON = (
    "a",
    "à",
    "au",
    "contre",
    "de",
    "des",
    "du",
    "en",
    "et",
    "la",
    "le",
    "les",
    "ne",
    "pas",
    "sur",
    "un",
    "une",
    "vous",
)


@pytest.mark.parametrize("names", [("Ana",), ("Ana", "Bob")], ids=["alone", "together"])
def test_in_the_recall_no_word_of_the_story_can_be_heard_again(names: tuple[str, ...]) -> None:
    seats = dict.fromkeys(names, "") | {"Ordi": "easy"}
    room = Room("paflemix", seats, seed=8, options={"rounds": "1", "form": "turns"})
    rng, looked = Random(8), 0
    try:
        for _ in range(600):
            if not room.is_on:
                break
            said = room.sitting.match.table.said
            story = [m.facts["word"].lower() for m in said if m.key == "story_word" and m.facts["word"]]
            open_now = [m.facts["word"].lower() for m in said if m.key in ("recalled", "truth", "contested")]
            if any(m.key == "finished" for m in said):
                given_back = set(re.findall(r"\w+", look_back(room)))
                hidden = {word for word in story if word not in open_now and word not in COMMON}
                assert hidden & given_back == set()
                looked += 1
            play_on(room, rng)
        assert looked > 3
    finally:
        room.close()


def test_no_flip_can_be_heard_again_after_the_turn() -> None:
    room = Room("zieufermix", {"Ana": "", "Bob": "", "Ordi": "hard"}, seed=2)
    rng, looked = Random(2), 0
    try:
        for _ in range(400):
            if not room.is_on:
                break
            asked = [guest.question.key for guest in room.party.guests.values() if guest.question is not None]
            last = room.sitting.match.table.said[-3:]
            if asked == ["flip_first"] and any(message.key == "turn" for message in last):
                assert not re.search(r"a noir|a blanc|a plus|étoile, |pétard, ", look_back(room))
                looked += 1
            play_on(room, rng)
        assert looked > 5
    finally:
        room.close()
