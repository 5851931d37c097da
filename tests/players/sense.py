"""People who play sensibly, by keys alone: they choose what can be chosen and say words that could be right."""

from __future__ import annotations

from random import Random

from access_game.core.questions import Number, Pick, Several, Word, YesNo
from access_game.narration.view import Kind
from access_game.players.guest import Guest
from access_game.players.pages import LinePage, ListPage
from players.room import Room


def play_on(room: Room, rng: Random) -> None:
    """One deed of the people here: a card chosen, a word typed, a curtain opened, a key pressed in a race."""
    page = room.console.page
    guest = next((one for one in room.party.guests.values() if one.page is page and one.is_asked), None)
    if isinstance(page, LinePage):
        assert guest is not None
        room.type(word_for(room, guest, rng).lower())
    elif guest is not None and guest is room.party.inside and guest.question.key == "hold":
        room.press("escape", "down", "enter")  # it is not my turn: the keys are for the others
    elif guest is None and page.kind is Kind.RACE and rng.random() < 0.7:
        room.press(rng.choice([choice.id for choice in page.choices if choice.id.isdigit()] or ["0"]).translate(SEATS))
    elif isinstance(page, ListPage) and page.choices:
        alive = [number for number, choice in enumerate(page.choices) if choice.alive]
        walk_to(room, page, rng.choice(alive or [0]))
        room.press("enter")
    else:
        room.press("q")  # nothing is asked here: whose turn is it?


SEATS = str.maketrans({str(seat): str(seat + 1) for seat in range(8)})  # seats count from 0, their keys from 1


def walk_to(room: Room, page: ListPage, place: int) -> None:
    room.press("home")
    room.press(*["down"] * (place // page.columns), *["right"] * (place % page.columns))


def word_for(room: Room, guest: Guest, rng: Random) -> str:
    question = guest.question
    said = room.sitting.match.table.said
    match question:
        case Word(key="own_word"):
            return (
                f"{question.facts['letter']}ozq{rng.choice('rst')}{rng.choice('aeiou')}"
                if rng.random() < 0.9
                else "zut"
            )
        case Word(key="both_word" | "calm_word"):
            heard = [message.facts["word"] for message in said if message.key == "revealed"][-2:]
            tail = "zq" if question.secret else ""
            return "".join(word[0] for word in heard) + tail + "e" * rng.randrange(3) if rng.random() < 0.8 else "zut"
        case Word(key="recall_word" | "contest_word"):
            story = [message.facts["word"] for message in said if message.key == "story_word"]
            return rng.choice([*story[-8:], ""])
        case Word() | Number() | Several() | YesNo() | Pick():
            return str(question.guess(rng))
    raise AssertionError(f"no line is typed for {question}")


def play_out(room: Room, rng: Random, deeds: int = 4000) -> None:
    """To the last card."""
    for _ in range(deeds):
        if not room.is_on:
            return
        play_on(room, rng)
    raise AssertionError(f"no end in sight at {room.sitting.match.where()}")
