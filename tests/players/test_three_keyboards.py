"""Every key of the table in the read-me answers on every kind of page, as QWERTY, AZERTY and BÉPO send it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pygame
import pytest
from pygame.event import Event

from access_game.core.cards import from_notation
from access_game.core.questions import Number, Pick, Press, Question, Several, Word, YesNo
from access_game.core.table import Table
from access_game.devices.keys.keymap import COMMANDS
from access_game.devices.keys.pygame_keys import PygameKeys
from access_game.devices.keys.stroke import Stroke
from access_game.narration.view import Kind
from access_game.players.intent import TYPE, Intent
from access_game.players.pages import LinePage, ListPage, TextPage
from access_game.players.racing import RacePage
from players.parlour import ANA, BOB, Parlour
from players.room import Listener

CARDS = "wK wA wZ wE STAR wB wX wY wV wJ"
# What the keys of the digits type without Shift, from 1 to 0. SDL gives them their digits all the same.
DIGITS = {"us": "1234567890", "fr": "&é\"'(-è_çà", "fr-bepo": '"«»()@+-/*'}
KEYS = {
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
    "home": pygame.K_HOME,
    "end": pygame.K_END,
    "pageup": pygame.K_PAGEUP,
    "pagedown": pygame.K_PAGEDOWN,
    "enter": pygame.K_RETURN,
    "space": pygame.K_SPACE,
    "escape": pygame.K_ESCAPE,
    "ctrl": pygame.K_LCTRL,
    **{f"f{number + 1}": pygame.K_F1 + number for number in range(12)},
}


def pressed(stroke: Stroke, layout: str) -> list[Event]:
    """What SDL sends for it: a key that goes down, and what it types there."""
    key = KEYS.get(stroke.key) or ord(stroke.key)
    mod = (pygame.KMOD_LCTRL if stroke.ctrl else 0) | (pygame.KMOD_LSHIFT if stroke.shift else 0)
    mod |= pygame.KMOD_LALT if stroke.alt else 0
    typed = " " if stroke.key == "space" else stroke.key if len(stroke.key) == 1 and not stroke.ctrl else ""
    if typed.isdecimal():
        typed = DIGITS[layout][(int(typed) or 10) - 1]
    texts = [Event(pygame.TEXTINPUT, text=typed)] if typed else []
    return [Event(pygame.KEYDOWN, key=key, mod=mod), *texts, Event(pygame.KEYUP, key=key, mod=mod)]


def asks(question: Question[Any], *seats: Any) -> Any:
    async def play(table: Table) -> None:
        cards = from_notation(CARDS)
        table.lay("grid", cards[:4], columns=2)
        pile = await table.pile(cards[4:])
        for hand in table.each("hand").values():
            table.deal_hand(pile, 3, hand)
        table.turn(seats[0] if seats else ANA)
        await table.ask_all(dict.fromkeys(seats or (ANA,), question))

    return play


RACE = Pick("race", ("buzz", "help", "give_up"), quick="buzz", then="both_word")
PAGES: dict[str, tuple[Any, int, Sequence[str]]] = {  # rules, people, keys that lead there
    "grid": (asks(Pick("flip_second", (1, 2, 3, 4), among="grid")), 1, ()),
    "hand": (asks(Pick("lay", (1, 2, 3, "draw"), among="hand")), 1, ()),
    "several": (asks(Several("lay", (1, 2, 3), at_least=1, at_most=2, among="hand")), 1, ()),
    "yes or no": (asks(YesNo("lay")), 1, ()),
    "press": (asks(Press("buzz")), 1, ()),
    "word": (asks(Word("lay")), 1, ()),
    "number": (asks(Number("lay", 2, 7)), 1, ()),
    "race": (asks(RACE), 1, ()),
    "race of two": (asks(RACE, ANA, BOB), 2, ()),
    "waiting": (asks(YesNo("lay"), BOB), 1, ()),
    "curtain": (asks(Pick("lay", (1, 2, 3), among="hand")), 2, ()),
    "menu": (asks(YesNo("lay")), 1, ("escape",)),
    "text": (asks(YesNo("lay")), 1, ("shift+f1",)),
    "help": (asks(YesNo("lay")), 1, ("f1",)),
}


def open_page(name: str) -> Parlour:
    play, people, way = PAGES[name]
    stem = "frontibix" if "race" in name else "zieufermix" if name == "grid" else "paflemix"
    room = Parlour(play, people=people, deck=CARDS, stem=stem)
    room.press(*way)
    return room


def every_key() -> Iterator[tuple[str, Stroke]]:
    for command in COMMANDS:
        for stroke in dict.fromkeys((*command.strokes, *command.typing_strokes)):
            yield command.name, stroke


def test_the_pages_are_of_every_kind() -> None:
    met: dict[str, tuple[type, Kind]] = {}
    for name in PAGES:
        room = open_page(name)
        met[name] = type(room.console.page), room.console.page.view().kind
        room.close()
    assert {type for type, _ in met.values()} >= {ListPage, TextPage, LinePage, RacePage}
    assert {Kind.GRID, Kind.HAND, Kind.LIST, Kind.LINE, Kind.RACE, Kind.TEXT} <= {kind for _, kind in met.values()}


@pytest.mark.parametrize("layout", DIGITS)
@pytest.mark.parametrize("page", PAGES)
def test_every_key_is_understood_and_answered(page: str, layout: str) -> None:
    room = open_page(page)
    home = room.console.page
    for command, key in every_key():
        if room.console.page is not home:
            room.close()
            room = open_page(page)
            home = room.console.page
        meant: list[Intent] = []
        obey = room.console.obey

        def note(intent: Intent, meant: list[Intent] = meant, obey: Any = obey) -> None:
            meant.append(intent)
            obey(intent)

        room.console.obey = note  # type: ignore[method-assign]
        heard = Listener()
        room.console.ears.append(heard)
        typing = home.typing
        for stroke in PygameKeys(clock=lambda now=room.now: now).strokes(pressed(key, layout)):  # type: ignore[misc]
            room.console.press(stroke)
        room.console.ears.remove(heard)
        assert heard.answers, (key.name, "was met with silence")
        assert [one.name for one in meant] == [TYPE if typing and key.types else command], key.name
        room.console.obey = obey  # type: ignore[method-assign]
        if isinstance(home, LinePage):
            home.set("")
    room.close()


@pytest.mark.parametrize("layout", DIGITS)
def test_a_digit_leads_to_its_item_without_shift(layout: str) -> None:
    """In a race too, where letters would begin a word: what these keys type is no letter, but for é, è, ç and à."""
    for page in ("hand", "grid", "menu", "race"):
        room = open_page(page)
        home = room.console.page
        assert isinstance(home, ListPage)
        for digit in (3, 1):
            for stroke in PygameKeys().strokes(pressed(Stroke(str(digit)), layout)):
                room.console.press(stroke)
            assert (page, home.focus) == (page, digit - 1) and not room.answers
            room.now += 10  # or the two would be one number
        room.close()


@pytest.mark.parametrize("layout", DIGITS)
def test_in_a_race_at_one_keyboard_a_digit_is_the_key_of_its_seat(layout: str) -> None:
    room = open_page("race of two")
    for stroke in PygameKeys().strokes(pressed(Stroke("2"), layout)):
        room.console.press(stroke)
    assert room.party.inside is room.party.guests[BOB]
    room.close()
