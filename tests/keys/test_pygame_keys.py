"""From the events of a keyboard to strokes, whatever its layout and whoever sends the keys."""

from __future__ import annotations

import pygame
import pytest
from pygame.event import Event

from access_game.devices.keys.pygame_keys import PygameKeys
from access_game.devices.keys.silent import SilentKeys
from access_game.devices.keys.skeleton import SkeletonKeys
from access_game.devices.keys.stroke import Stroke

DEAD_KEY = 1073741824


def down(key: int, mod: int = 0) -> Event:
    return Event(pygame.KEYDOWN, key=key, mod=mod)


def up(key: int, mod: int = 0) -> Event:
    return Event(pygame.KEYUP, key=key, mod=mod)


def text(typed: str) -> Event:
    return Event(pygame.TEXTINPUT, text=typed)


@pytest.fixture
def keys() -> PygameKeys:
    return PygameKeys(clock=lambda: 7.5)


def test_a_letter_comes_with_the_text_it_types(keys: PygameKeys) -> None:
    (stroke,) = keys.strokes([down(pygame.K_a), text("a"), up(pygame.K_a)])
    assert stroke == Stroke("a", "a")
    assert stroke.at == 7.5


def test_a_capital_keeps_its_shift(keys: PygameKeys) -> None:
    assert keys.strokes([down(pygame.K_a, pygame.KMOD_LSHIFT), text("A")]) == [Stroke("a", "A", shift=True)]


def test_a_digit_key_of_azerty_is_its_digit_and_types_its_accent(keys: PygameKeys) -> None:
    assert keys.strokes([down(pygame.K_2), text("é")]) == [Stroke("2", "é")]


def test_a_dead_key_says_nothing_until_its_letter_comes(keys: PygameKeys) -> None:
    assert keys.strokes([down(DEAD_KEY), up(DEAD_KEY)]) == []
    assert keys.strokes([down(pygame.K_e), text("ê"), up(pygame.K_e)]) == [Stroke("e", "ê")]


def test_a_letter_with_a_key_of_its_own_is_text(keys: PygameKeys) -> None:
    assert keys.strokes([down(ord("ù")), text("ù")]) == [Stroke("", "ù")]


def test_text_without_any_key_is_taken(keys: PygameKeys) -> None:
    assert keys.strokes([text("œuf")]) == [Stroke("", "œuf")]


def test_a_text_that_comes_late_is_typed_once(keys: PygameKeys) -> None:
    assert keys.strokes([down(pygame.K_a)]) == [Stroke("a")]
    assert keys.strokes([text("a")]) == [Stroke("", "a")]
    assert keys.strokes([text("a")]) == []  # now it repeats itself


def test_a_screen_reader_may_press_and_release_before_the_text(keys: PygameKeys) -> None:
    assert keys.strokes([down(pygame.K_a), up(pygame.K_a), text("a")]) == [Stroke("a", "a")]


def test_a_key_sent_again_as_instant_press_and_release_is_pressed_again(keys: PygameKeys) -> None:
    events = [down(pygame.K_DOWN), up(pygame.K_DOWN)] * 3
    assert keys.strokes(events) == [Stroke("down")] * 3


def test_two_quick_keys_stay_in_order(keys: PygameKeys) -> None:
    events = [down(pygame.K_o), text("o"), down(pygame.K_UP), down(pygame.K_i), text("i")]
    assert [stroke.key for stroke in keys.strokes(events)] == ["o", "up", "i"]


@pytest.mark.parametrize("key", [pygame.K_LCTRL, pygame.K_RCTRL])
def test_ctrl_alone_is_a_stroke_when_it_goes_down(keys: PygameKeys, key: int) -> None:
    assert keys.strokes([down(key, pygame.KMOD_CTRL)]) == [Stroke("ctrl")]
    assert keys.strokes([up(key)]) == []


def test_ctrl_with_a_letter_is_a_command_and_types_nothing(keys: PygameKeys) -> None:
    events = [down(pygame.K_LCTRL), down(pygame.K_r, pygame.KMOD_LCTRL), up(pygame.K_r), up(pygame.K_LCTRL)]
    assert keys.strokes(events) == [Stroke("ctrl"), Stroke("r", ctrl=True)]


def test_a_control_character_is_not_text(keys: PygameKeys) -> None:
    assert keys.strokes([down(pygame.K_r, pygame.KMOD_LCTRL), text("\x12")]) == [Stroke("r", ctrl=True)]


def test_altgr_types_and_commands_nothing(keys: PygameKeys) -> None:
    altgr = pygame.KMOD_LCTRL | pygame.KMOD_RALT
    assert keys.strokes([down(pygame.K_e, altgr), text("€")]) == [Stroke("e", "€")]


def test_the_shortcuts_of_the_system_are_left_to_it(keys: PygameKeys) -> None:
    assert keys.strokes([down(pygame.K_r, pygame.KMOD_LMETA)]) == []


def test_a_held_letter_is_pressed_once(keys: PygameKeys) -> None:
    first = keys.strokes([down(pygame.K_a), text("a")])
    later = keys.strokes([down(pygame.K_a), text("a"), text("a"), up(pygame.K_a)])
    assert (first, later) == ([Stroke("a", "a")], [])


def test_a_held_arrow_repeats_itself(keys: PygameKeys) -> None:
    assert keys.strokes([down(pygame.K_DOWN), down(pygame.K_DOWN)]) == [Stroke("down")] * 2


def test_no_key_stays_down_when_the_window_is_left(keys: PygameKeys) -> None:
    keys.strokes([down(pygame.K_a), text("a"), Event(pygame.WINDOWFOCUSLOST)])
    assert keys.strokes([down(pygame.K_a), text("a")]) == [Stroke("a", "a")]


def test_the_keypad_gives_digits_with_the_number_lock_and_arrows_without(keys: PygameKeys) -> None:
    assert keys.strokes([down(pygame.K_KP8, pygame.KMOD_NUM), text("8"), up(pygame.K_KP8)]) == [Stroke("8", "8")]
    assert keys.strokes([down(pygame.K_KP8), up(pygame.K_KP8)]) == [Stroke("up")]
    assert keys.strokes([down(pygame.K_KP_ENTER)]) == [Stroke("enter")]


def test_function_keys_have_their_names(keys: PygameKeys) -> None:
    events = [down(key) for key in (pygame.K_F1, pygame.K_F9, pygame.K_F10, pygame.K_F12)]
    assert [stroke.key for stroke in keys.strokes(events)] == ["f1", "f9", "f10", "f12"]


def test_shift_alone_is_no_stroke(keys: PygameKeys) -> None:
    assert keys.strokes([down(pygame.K_LSHIFT), up(pygame.K_LSHIFT)]) == []


def test_the_silent_keyboard_hears_nothing() -> None:
    silent = SilentKeys()
    silent.open()
    assert silent.check()
    assert silent.strokes([down(pygame.K_a)]) == []
    silent.close()


def test_the_skeleton_reads_keys_by_their_names() -> None:
    skeleton = SkeletonKeys(clock=lambda: 1.0)
    assert skeleton.strokes(["a"]) == []
    skeleton.open()
    assert skeleton.strokes(["a", "ctrl+home", "space", "é"]) == [
        Stroke("a", "a"),
        Stroke("home", ctrl=True),
        Stroke("space", " "),
        Stroke("", "é"),
    ]
    skeleton.close()
