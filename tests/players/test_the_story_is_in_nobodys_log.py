"""PAFLEMIX from the end of the race on: no key, caption, dot or page tells what was laid, until it is recalled."""

from __future__ import annotations

import re
from random import Random

import pytest

from access_game.core.letters import fold
from access_game.core.messages import Message
from access_game.devices.braille.events import Pan
from access_game.narration.utterance import Utterance
from access_game.players.pages import ListPage
from players.room import Room
from players.sense import play_on
from players.spy import faces_in, texts_of
from players.test_dots import Hands

BACK = ("r", *["pageup"] * 60, "ctrl+home", *["pagedown"] * 60, "ctrl+end", "f3", "t", "q", "o")
KEPT = {"shuffled", "round_begins", "finished", "recalled", "asked", "buzzed", "contested", "scored", "gathered"}
PEOPLE = [{"Ana": "", "Bob": "hard", "Cleo": "normal"}, {"Ana": "easy", "Bob": "", "Cleo": "normal"}]
TOGETHER = {"Ana": "", "Bob": "", "Cleo": "normal"}
CARD = re.compile(r"\b(?:pétards?|étoiles?|point|mains?|cherche|pioche)\b", re.I)


def told(room: Room, key: str = "") -> list[Message]:
    return [message for message in room.sitting.match.table.said if not key or message.key == key]


def look_at_the_hand(room: Room) -> None:
    """What a player does who thinks: reads the hand, goes along it, asks what lies there."""
    if isinstance(room.console.page, ListPage):
        room.press("m", "home", "right", "right", "o", "t", "e")


def race_of(seats: dict[str, str], seed: int, **options: str) -> tuple[Room, Hands, list[Utterance]]:
    """A round up to the first question of its recall, and all that was said in its race."""
    room, rng = Room("paflemix", seats, seed=seed, options={"rounds": "1", **options}), Random(seed)
    hands = Hands(room.console)
    hands.settle = room.settle
    while room.is_on and not told(room, "finished"):
        look_at_the_hand(room)
        play_on(room, rng)
    texts = room.ear.said
    first = next(n for n, one in enumerate(texts) if one.text.startswith("Manche 1"))
    last = next(n for n, one in enumerate(texts) if " fini" in one.text and "histoire" in one.text)
    return room, hands, texts[first + 1 : last]


def given_back(room: Room, hands: Hands) -> list[str]:
    """Everything that can be heard, read, seen or felt again now."""
    console = room.console
    found = [item.text for item in console.transcript.items]
    found += [item.utterance.braille for item in console.transcript.items]

    def see() -> None:
        view = console.view()
        found.extend([*texts_of(view), *view.captions, view.braille, view.status])
        found.extend(said.text for said in view.said)

    see()
    while hands.dots.line.unread:  # what was never under the fingers can still be read, once
        hands.press(Pan(1))
    found += hands.read_all()
    for _ in range(40):
        hands.press(Pan(-1))
        found.append(hands.text)
    typing = console.page.typing
    found += room.heard_since(lambda: room.press(*(f"ctrl+{k}" if len(k) == 1 and typing else k for k in BACK)))
    see()
    return [text for text in found if text.strip()]


@pytest.mark.parametrize("seed", [3, 5, 8])
@pytest.mark.parametrize("form", ["race", "turns"])
@pytest.mark.parametrize("seats", [*PEOPLE, TOGETHER], ids=["first", "second", "together"])
def test_at_recall_nothing_of_the_race_is_given_back(seats: dict[str, str], form: str, seed: int) -> None:
    room, hands, race = race_of(seats, seed, form=form, easy="yes" if seed == 8 else "no")
    try:
        if not room.is_on:
            return  # nobody laid the last card
        assert {item.key for item in room.console.transcript.items} <= KEPT
        recalled = {fold(message.facts["word"]) for message in told(room, "recalled")}
        words = {fold(m.facts["word"]) for m in told(room, "story_word")} - recalled - {""}
        assert len(words) > 3
        said = {one.text for one in race if one.topic} - {""}
        again = given_back(room, hands)
        assert said & set(again) == set()
        typed = " ".join(texts_of(room.console.view()))
        for text in again:
            tokens = {fold(token) for token in re.findall(r"[\w’'-]+", text)}
            assert not {word for word in words if len(word) > 3} & tokens, text
            if text not in typed:
                assert not CARD.search(text.replace("la main vide", "").replace("Pioche", "")), text
    finally:
        room.close()


@pytest.mark.parametrize("seats", PEOPLE, ids=["first", "second"])
def test_at_recall_no_caption_names_a_card_that_was_read_in_the_race(seats: dict[str, str]) -> None:
    room, _, race = race_of(seats, 3)
    try:
        assert any(faces_in(one.text) for one in race)
        view = room.console.view()
        for text in (*view.captions, *(said.text for said in view.said)):
            assert not faces_in(text), text
    finally:
        room.close()


def test_at_recall_the_computer_gives_no_idea() -> None:
    room, _, _ = race_of(PEOPLE[0], 3)
    try:
        assert room.is_on
        heard = room.heard_since(lambda: room.press("ctrl+h" if room.console.page.typing else "h"))
        assert any("mémoire" in text for text in heard), heard
    finally:
        room.close()
