"""What the room has of a private moment: nothing while it lasts, and everything else again once it is over."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from access_game.core.questions import Word
from access_game.narration.utterance import Say, Utterance
from players.looking import look_back
from players.room import Listener, Room
from players.spy import faces_in, texts_of


class Public(Listener):
    """A voice, and a window that anybody can look at."""

    is_public = is_audible = True


class Fingers(Listener):
    is_private = True


def frontibix(privacy: str, ear: Listener | None = None, **options: str) -> Room:
    made = Room("frontibix", {"Ana": "", "Bob": ""}, seed=3, privacy=privacy, options=options, ear=ear or Public())
    if privacy == "braille":
        fingers = Fingers()
        made.console.ears.append(fingers)
        made.console.eyes.append(fingers)
    return made


@pytest.mark.parametrize("privacy", ["curtain", "braille", "earphones"])
def test_when_the_curtain_falls_the_room_hears_and_sees_again(privacy: str) -> None:
    room = frontibix(privacy)
    try:
        open_page = room.ear.views[-1]
        room.press("1")
        hidden = room.ear.views[-1]
        covers = [room.console.text(id, name="Ana") for id in ("curtain-cover", "curtain-braille")]
        assert room.party.inside is not None and hidden.title in covers and not hidden.items and not hidden.table
        back = room.heard_since(lambda: room.press("escape", "down", "enter"))  # the keys back, without an answer
        assert any("Rideau" in text for text in back)
        assert room.ear.views[-1].title == open_page.title and room.ear.views[-1].items == open_page.items
        before = len(room.ear.said)
        room.press("q")
        assert [one.pan for one in room.ear.said[before:] if one.text] == [0.0]
    finally:
        room.close()


class Slow(Public):
    """A voice that is still at its first words when somebody presses a key."""

    def __init__(self) -> None:
        super().__init__()
        self.is_late = False
        self.waiting: list[Callable[[], None]] = []

    def say(self, utterance: Utterance, heard: Callable[[], None] | None = None) -> None:
        super().say(utterance, None if self.is_late else heard)
        if self.is_late and heard is not None:
            self.waiting.append(heard)

    def wipe(self) -> None:
        """What it was to say is over, and so it reports."""
        waiting, self.waiting = self.waiting, []
        for heard in waiting:
            heard()


def news(text: str, topic: str = "") -> Utterance:
    return Utterance((Say(text),), language="fr", topic=topic, braille=text)


def test_what_was_not_heard_yet_when_somebody_went_behind_the_curtain_is_heard_once_it_falls() -> None:
    ear = Slow()
    room = frontibix("curtain", ear)
    try:
        room.party.say(news("Bob gagne quatre cartes."))  # and that was heard
        ear.is_late = True
        room.party.say(news("Trente-six en tout."))
        room.party.say(news("Ana avait un D.", topic="race"))
        inside = room.heard_since(lambda: room.press("1"))
        assert room.party.inside is not None and "Trente-six en tout." not in inside
        room.party.forget(room.party.inside, "race")
        back = room.heard_since(lambda: room.press("escape", "down", "enter"))
        assert back.count("Trente-six en tout.") == 1
        assert back.index("Trente-six en tout.") > next(at for at, text in enumerate(back) if "Rideau" in text)
        assert "Bob gagne quatre cartes." not in back and "Ana avait un D." not in back
        again = room.heard_since(lambda: room.press("1", "escape", "down", "enter"))
        assert "Trente-six en tout." in again  # the voice had not come to it before the next one went behind
        ear.is_late = False
        ear.wipe()  # now it was heard
        assert "Trente-six en tout." not in room.heard_since(lambda: room.press("1", "escape", "down", "enter"))
    finally:
        room.close()


@pytest.mark.parametrize("privacy", ["curtain", "braille", "earphones"])
def test_a_hand_asked_for_before_the_curtain_is_refused_with_the_reason(privacy: str) -> None:
    room = frontibix(privacy)
    try:
        assert room.heard_since(lambda: room.press("m")) == [room.console.text("hands-are-private")]
    finally:
        room.close()


@pytest.mark.parametrize("ear", [Public, Listener], ids=["a window and a voice", "a terminal"])
def test_while_fingers_read_in_private_the_room_gets_no_word_by_any_road(ear: type[Listener]) -> None:
    """Neither voice nor braille text of an utterance, no caption, no page, no table; the fingers get all of it."""
    room = frontibix("braille", ear(), calm="yes")
    try:
        fingers = room.console.ears[-1]
        assert isinstance(fingers, Fingers)
        said, seen = len(room.ear.said), len(room.ear.views)
        felt = len(fingers.said)
        room.press("1", "f1", "escape", "f3")
        room.press("ctrl+m" if room.console.page.typing else "m")
        assert room.party.inside is not None
        assert any(faces_in(one.text) for one in fingers.said[felt:])
        assert not [one for one in room.ear.said[said:] if one.text or one.braille]
        for view in room.ear.views[seen:]:
            assert not faces_in(" ".join([*texts_of(view), *view.captions]))
        room.press("escape", "down", "enter")
        assert not faces_in(" ".join(room.console.view().captions))
        assert not faces_in(" ".join(texts_of(room.console.view())))
    finally:
        room.close()


def secret_line(room: Room) -> None:
    """Ana is behind the curtain, at the line for her secret word."""
    room.press("1")
    assert room.party.inside is not None
    assert isinstance(room.party.inside.question, Word) and room.console.page.typing


@pytest.mark.parametrize("keys", ["typed", "erased", "walked", "spelled", "refused"])
def test_a_secret_word_is_neither_spoken_nor_shown_whatever_is_done_with_it(keys: str) -> None:
    """The others are in the room, and may see the screen: letters are dots, and a key is a sound."""
    room = frontibix("curtain", Listener(), calm="yes")
    try:
        secret_line(room)
        asked = " ".join([*room.ear.texts, *texts_of(room.console.view())]).lower()
        assert "w" not in asked and "k" not in asked
        said, seen = len(room.ear.said), len(room.ear.views)
        room.press("w", "k", "w", "k")
        if keys == "erased":
            room.press("backspace", "backspace")
        elif keys == "walked":
            room.press("home", "right", "left", "up", "down", "end", "left")
        elif keys == "spelled":
            room.press("ctrl+e", "f3", "ctrl+r")
        elif keys == "refused":
            room.console.line("/x")
            room.press("f1", "escape")
        texts = " ".join(f"{one.text} {one.braille}" for one in room.ear.said[said:]).lower()
        shown = " ".join(text for view in room.ear.views[seen:] for text in (*texts_of(view), *view.captions)).lower()
        assert "wk" not in texts + shown
        assert not {"w", "k", "double-vé", "ka"} & set(texts.replace(",", " ").split())
        assert "••" in shown
        if keys == "walked":
            assert room.console.text("hidden-line", n=4).lower() in texts
    finally:
        room.close()


def test_a_word_review_of_something_forgotten_is_struck_with_it() -> None:
    """A word of a message, heard again by itself, is as forgotten as the message: no caption keeps it."""
    room = Room("zieufermix", {"Ana": "", "Bob": ""}, seed=1)
    try:
        room.press("enter")
        texts = [item.text for item in room.console.transcript.items]
        flip = next(number for number, text in enumerate(texts) if ", ligne " in text)
        room.press("ctrl+end", *["pageup"] * (len(texts) - 1 - flip), "ctrl+right", "ctrl+right")
        words = texts[flip].split()
        assert {*words[1:3], texts[flip]} <= set(room.console.view().captions)
        topic = next(message.topic for message in room.sitting.match.table.said if message.key == "turned_up")
        room.console.forget(topic)
        assert not {*words[1:3], texts[flip]} & set(room.console.view().captions)
        assert texts[flip].lower() not in look_back(room)
    finally:
        room.close()
