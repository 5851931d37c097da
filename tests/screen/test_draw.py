"""The page at every size and in every theme: what must be seen is seen, and nothing runs off the edge."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pygame
import pytest
from sample_pages import GRID, HAND, LINE, MENU, PAGES, TABLE, TEXT

from access_game.devices.screen.card import draw_card
from access_game.devices.screen.draw import Layout, draw
from access_game.devices.screen.scale import text_size
from access_game.devices.screen.themes import THEMES, ZOOMS, Style, Theme
from access_game.devices.screen.typeface import Block, Typeface, clean
from access_game.narration.view import CardFace, Item, Kind, View

SIZES = [(320, 480), (480, 320), (800, 600), (1280, 800)]
each_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
each_zoom = pytest.mark.parametrize("zoom", ZOOMS)
each_page = pytest.mark.parametrize("name", PAGES)


@pytest.fixture(scope="module")
def typeface() -> Iterator[Typeface]:
    yield Typeface()
    pygame.font.quit()


def drawn(view: View, size: tuple[int, int], style: Style, typeface: Typeface) -> tuple[pygame.Surface, Layout]:
    surface = pygame.Surface(size)
    return surface, draw(surface, view, style, typeface)


def colours(surface: pygame.Surface, box: pygame.Rect) -> set[tuple[int, ...]]:
    return {tuple(surface.get_at((x, y))[:3]) for x in range(box.left, box.right) for y in range(box.top, box.bottom)}


@each_size
@each_zoom
@each_page
def test_title_focus_and_newest_caption_are_always_whole(
    name: str, zoom: float, size: tuple[int, int], typeface: Typeface
) -> None:
    surface, page = drawn(PAGES[name], size, Style(zoom), typeface)
    assert set(page.cut) <= {"body"}  # a long text is turned by its reader
    for box in (page.title, page.caption):
        assert box is not None
        assert surface.get_rect().contains(box)
    if PAGES[name].focus >= 0 or PAGES[name].kind is Kind.LINE:
        assert page.focus is not None
        assert surface.get_rect().contains(page.focus)


@each_size
@each_zoom
@each_page
def test_title_focus_and_caption_never_lie_on_each_other(
    name: str, zoom: float, size: tuple[int, int], typeface: Typeface
) -> None:
    _, page = drawn(PAGES[name], size, Style(zoom), typeface)
    boxes = [box for box in (page.title, page.focus, page.caption, page.status) if box is not None]
    for place, box in enumerate(boxes):
        assert box.collidelist(boxes[place + 1 :]) == -1


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("name", ["menu", "hand", "grid", "line", "table"])
def test_the_focus_is_outlined_in_its_own_colour(name: str, theme: Theme, typeface: Typeface) -> None:
    surface, page = drawn(PAGES[name], (800, 600), Style(2.0, theme), typeface)
    box = page.focus
    assert box is not None
    for inset in range(4):  # the outline is at least four pixels thick
        edge = box.inflate(-2 * inset, -2 * inset)
        middles = [(edge.centerx, edge.top), (edge.centerx, edge.bottom - 1), (edge.left, edge.centery)]
        assert all(tuple(surface.get_at(spot)[:3]) == theme.focus for spot in middles)


@each_page
def test_no_page_is_blank(name: str, typeface: Typeface) -> None:
    style = Style()
    surface, page = drawn(PAGES[name], (640, 480), style, typeface)
    assert page.title is not None
    assert style.theme.ink in colours(surface, page.title)


@pytest.mark.parametrize("focus", range(8))
@each_zoom
def test_a_list_scrolls_with_the_focus(zoom: float, focus: int, typeface: Typeface) -> None:
    surface, page = drawn(replace(MENU, focus=focus), (320, 480), Style(zoom), typeface)
    assert focus in page.items
    assert all(surface.get_rect().contains(row) for row in page.items.values())
    assert sorted(page.items) == list(range(min(page.items), max(page.items) + 1))


def test_a_short_list_in_a_large_window_is_seen_whole(typeface: Typeface) -> None:
    _, page = drawn(MENU, (1024, 720), Style(), typeface)
    assert sorted(page.items) == list(range(8))


@pytest.mark.parametrize("view", [HAND, GRID], ids=["hand", "grid"])
@pytest.mark.parametrize("size", SIZES)
@each_zoom
def test_every_card_can_be_reached_in_sight(view: View, size: tuple[int, int], zoom: float, typeface: Typeface) -> None:
    for focus in range(len(view.items)):
        surface, page = drawn(replace(view, focus=focus), size, Style(zoom), typeface)
        assert focus in page.items
        assert page.focus is not None
        assert surface.get_rect().contains(page.focus)
        assert all(surface.get_rect().contains(cell) for cell in page.items.values())
        assert page.items[focus].width >= 24


def test_the_cards_of_zieufermix_stand_in_rows_and_columns(typeface: Typeface) -> None:
    _, page = drawn(GRID, (1024, 720), Style(), typeface)
    assert len(page.items) == 16
    assert len({cell.left for cell in page.items.values()}) == 4
    assert len({cell.top for cell in page.items.values()}) == 4


def test_print_is_twenty_eight_pixels_and_grows_with_the_zoom() -> None:
    assert [text_size((1920, 1200), zoom) for zoom in (1, 2, 4)] == [28, 56, 112]


def test_print_never_outgrows_a_small_window() -> None:
    assert text_size((320, 480), 4) == 40


@pytest.mark.parametrize("size", [(1, 1), (60, 20), (20, 300), (120, 90)])
@each_page
def test_a_window_too_small_for_anything_is_drawn_without_harm(
    name: str, size: tuple[int, int], typeface: Typeface
) -> None:
    surface, _ = drawn(PAGES[name], size, Style(4.0), typeface)
    assert surface.get_size() == size


def test_an_empty_view_is_drawn_as_an_empty_page(typeface: Typeface) -> None:
    surface, page = drawn(View(), (320, 480), Style(), typeface)
    assert page.marks == []
    assert colours(surface, surface.get_rect()) == {Style().theme.ground}


def test_a_focus_that_points_nowhere_is_not_drawn(typeface: Typeface) -> None:
    for view in (MENU, HAND, GRID):
        _, page = drawn(replace(view, focus=-1), (640, 480), Style(), typeface)
        assert page.focus is None
        assert page.items


def test_the_end_of_a_long_line_stays_in_sight(typeface: Typeface) -> None:
    long = replace(LINE, typed="anticonstitutionnellement" * 8)
    surface, page = drawn(long, (320, 480), Style(4.0), typeface)
    assert page.focus is not None
    assert surface.get_rect().contains(page.focus)
    longer, _ = drawn(replace(long, typed=long.typed + "w"), (320, 480), Style(4.0), typeface)
    assert pygame.image.tobytes(longer, "RGB") != pygame.image.tobytes(surface, "RGB")


def test_the_bar_stands_where_the_next_letter_goes_and_is_always_in_sight(
    typeface: Typeface, monkeypatch: pytest.MonkeyPatch
) -> None:
    put: list[str] = []
    really = Typeface.set

    def note(self: Typeface, surface: pygame.Surface, block: Block, *more: Any) -> pygame.Rect:
        put.append("".join(block.lines))
        return really(self, surface, block, *more)

    monkeypatch.setattr(Typeface, "set", note)
    long = "abcdefghij " * 120  # more than the screen can hold
    for typed, size, at in (("a|bre", (640, 480), range(6)), (long, (320, 200), (5, 665, len(long) - 5))):
        for cursor in at:
            put.clear()
            view = replace(LINE, typed=typed, cursor=cursor, title="", status="", captions=(), table=())
            drawn(view, size, Style(), typeface)
            around = typed[max(0, cursor - 1) : cursor] + "|" + typed[cursor : cursor + 1]
            assert any(around in line for line in put), (cursor, put)


def test_a_long_caption_shrinks_before_it_is_cut(typeface: Typeface) -> None:
    said = "Bérénice pose le mot arbalète et gagne les deux cartes du pot. C’est à Anatole de jouer."
    surface, page = drawn(replace(MENU, captions=(said,)), (480, 640), Style(4.0), typeface)
    assert page.cut == []
    assert page.caption is not None
    assert surface.get_rect().contains(page.caption)


def test_a_text_is_read_from_the_line_the_focus_is_on(typeface: Typeface) -> None:
    first, _ = drawn(TEXT, (320, 480), Style(2.0), typeface)
    later, _ = drawn(replace(TEXT, focus=3), (320, 480), Style(2.0), typeface)
    assert pygame.image.tobytes(first, "RGB") != pygame.image.tobytes(later, "RGB")


def test_the_table_is_drawn_beside_the_question(typeface: Typeface) -> None:
    surface, page = drawn(TABLE, (1024, 720), Style(), typeface)
    lying = [card for cards in page.places.values() for card in cards]
    assert len(lying) == 9
    assert all(card.collidelist(list(page.items.values())) == -1 for card in lying)
    theme = Style().theme
    assert theme.light in colours(surface, page.places["Table"][2]) and theme.dark in colours(surface, lying[0])


def test_a_ticked_item_looks_ticked_in_a_list_and_in_a_hand(typeface: Typeface) -> None:
    for view in (MENU, HAND):
        ticked = (replace(view.items[0], chosen=True), *view.items[1:])
        before, page = drawn(view, (1024, 720), Style(), typeface)
        after, _ = drawn(replace(view, items=ticked), (1024, 720), Style(), typeface)
        box = page.items[0]
        assert pygame.image.tobytes(before.subsurface(box), "RGB") != pygame.image.tobytes(after.subsurface(box), "RGB")


def test_cells_without_cards_show_their_words(typeface: Typeface) -> None:
    words = View(kind=Kind.GRID, items=tuple(Item(str(n), f"case {n}") for n in range(6)), columns=3, focus=0)
    surface, page = drawn(words, (800, 600), Style(), typeface)
    assert Style().theme.ink in colours(surface, page.items[5].inflate(-8, -8))


FACES = {
    "white": CardFace("letter", "A", "white"),
    "black": CardFace("letter", "A", "black"),
    "plus": CardFace("letter", "A", "+"),
    "plus plus": CardFace("letter", "A", "++"),
    "other letter": CardFace("letter", "B", "white"),
    "star": CardFace("star"),
    "firecracker": CardFace("firecracker"),
    "back": CardFace("back"),
    "empty": CardFace("empty"),
}


def card_picture(face: CardFace, width: int, theme: Theme, typeface: Typeface) -> pygame.Surface:
    surface = pygame.Surface((width + 20, round(width * 1.4) + 20))
    surface.fill(theme.ground)
    draw_card(surface, face, pygame.Rect(10, 10, width, round(width * 1.4)), theme, typeface)
    return surface


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("width", [24, 48, 72, 288])
def test_no_two_cards_look_alike(width: int, theme: Theme, typeface: Typeface) -> None:
    pictures = {
        name: pygame.image.tobytes(card_picture(face, width, theme, typeface), "RGB") for name, face in FACES.items()
    }
    assert len(set(pictures.values())) == len(FACES)


@pytest.mark.parametrize("width", [24, 48, 72, 288])
def test_a_card_stays_within_its_box(width: int, typeface: Typeface) -> None:
    theme = THEMES[0]
    for face in FACES.values():
        surface = card_picture(face, width, theme, typeface)
        outside = [
            surface.get_at((x, y))[:3]
            for x in range(surface.get_width())
            for y in range(surface.get_height())
            if not (10 <= x < 10 + width and 10 <= y < 10 + round(width * 1.4))
        ]
        assert set(outside) == {theme.ground}


def ink_at_the_foot(face: CardFace, typeface: Typeface) -> int:
    theme = THEMES[3]
    surface = card_picture(face, 200, theme, typeface)
    foot = pygame.Rect(30, 10 + round(280 * 0.76), 160, round(280 * 0.18))
    ink = theme.light_ink if face.mark in ("black", "++") else theme.dark_ink
    return sum(
        tuple(surface.get_at((x, y))[:3]) == ink
        for x in range(foot.left, foot.right)
        for y in range(foot.top, foot.bottom)
    )


def test_the_mark_at_the_foot_is_none_a_dash_a_plus_or_two(typeface: Typeface) -> None:
    none, dash, plus, two = (ink_at_the_foot(FACES[name], typeface) for name in ("white", "black", "plus", "plus plus"))
    assert none == 0
    assert dash > 0
    assert plus > 0
    assert two == 2 * plus


def test_the_face_shows_all_letters_of_french_and_english(typeface: Typeface) -> None:
    font = typeface.font(28)
    letters = "abcdefghijklmnopqrstuvwxyzàâäæçéèêëîïôöœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ0123456789«»’“”–—…!?;:.,()>&%€\u00a0"
    assert [letter for letter, metrics in zip(letters, font.metrics(letters), strict=True) if metrics is None] == []


def test_what_the_face_cannot_show_is_left_out() -> None:
    assert clean("oui\u202f!\x00\x07\tnon\x85") == "oui\u00a0! non"


def test_lines_are_never_wider_than_their_box(typeface: Typeface) -> None:
    for width in (40, 90, 300):
        lines = typeface.wrap("Un très long hippopotame anticonstitutionnellement rayé", 30, width)
        assert all(typeface.width(line, 30) <= width for line in lines)
        assert "".join("".join(lines).split()) == "Untrèslonghippopotameanticonstitutionnellementrayé"


def test_a_text_with_no_room_at_all_is_cut_with_a_sign(typeface: Typeface) -> None:
    block = typeface.fit("mot " * 200, 200, 60, 30)
    assert not block.whole
    assert block.lines[-1].endswith("…")
    assert block.height <= 60
