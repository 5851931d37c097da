"""Colours that can be read: seven to one for text, three to one for outlines."""

from __future__ import annotations

import pytest

from access_game.devices.screen.themes import BLACK, THEMES, WHITE, ZOOMS, Style, Theme, contrast, theme

each_theme = pytest.mark.parametrize("one", THEMES, ids=lambda one: one.name)


def test_black_on_white_is_twenty_one_to_one() -> None:
    assert contrast(BLACK, WHITE) == pytest.approx(21)
    assert contrast(WHITE, WHITE) == pytest.approx(1)
    assert contrast((255, 0, 0), WHITE) == pytest.approx(4.0, abs=0.01)


@each_theme
def test_text_stands_out_seven_to_one(one: Theme) -> None:
    pairs = [(one.ink, one.ground), (one.quiet, one.ground), (one.dark_ink, one.dark), (one.light_ink, one.light)]
    assert [pair for pair in pairs if contrast(*pair) < 7] == []


@each_theme
def test_outlines_and_the_focus_stand_out_three_to_one(one: Theme) -> None:
    assert contrast(one.line, one.ground) >= 3
    assert contrast(one.focus, one.ground) >= 3


@each_theme
def test_the_two_alphabets_are_light_on_dark_and_dark_on_light(one: Theme) -> None:
    assert contrast(one.dark_ink, BLACK) > contrast(one.dark, BLACK)
    assert contrast(one.light, BLACK) > contrast(one.light_ink, BLACK)
    assert contrast(one.dark, one.light) >= 7


def test_themes_have_names_of_their_own() -> None:
    assert len({one.name for one in THEMES}) == len(THEMES) == 5


def test_a_theme_nobody_knows_is_the_first() -> None:
    assert theme("plaid") == THEMES[0]
    assert theme("soft").name == "soft"


def test_print_grows_to_four_times_and_starts_again() -> None:
    style = Style()
    seen = []
    for _ in ZOOMS:
        seen.append(style.zoom)
        style = style.larger()
    assert tuple(seen) == ZOOMS == (1.0, 1.5, 2.0, 3.0, 4.0)
    assert style == Style()


def test_every_theme_comes_round() -> None:
    style = Style()
    for _ in THEMES:
        style = style.recoloured()
    assert style == Style()
    assert Style(theme=Theme("own", BLACK, WHITE, WHITE, WHITE, WHITE)).recoloured().theme == THEMES[0]
