"""Where everything stands on the page, for every kind of page, every game with as many as can play it, four windows and
every size of print: nothing lies on anything else, nothing is off the window, nothing is cut without a sign, larger
print is larger, and what is asked about is seen whole or through a lens."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations, pairwise

import pygame
import pytest
from pygame import Rect
from sample_pages import GRID, HAND, LINE, MENU, PAGES, RACE
from tables import every_view, hall_views, views

from access_game.devices.screen.layout import lay_out
from access_game.devices.screen.plan import Drawing, Layout, Outline, Print
from access_game.devices.screen.themes import ZOOMS
from access_game.devices.screen.typeface import Typeface
from access_game.narration.view import CardFace, Item, Kind, Seen, View

WINDOWS = [(640, 480), (800, 600), (1280, 800), (1920, 1080)]
LONG = "Bérénice pose le mot arbalète et gagne les deux cartes du pot. C’est à Anatole de jouer, puis à Zoé."
VIEWS: dict[str, View] = {
    **PAGES,
    "curtain": View(
        title="Pour Bérénice seulement\u00a0: les autres se bouchent les oreilles. Entrée quand c’est prêt."
    ),
    "long captions": replace(MENU, captions=(LONG, LONG, LONG)),
    "a card to tick": replace(HAND, items=tuple(replace(item, chosen=True) for item in HAND.items)),
    "a hand of twenty": replace(HAND, items=tuple(replace(HAND.items[n % 8], id=str(n)) for n in range(20)), focus=13),
    "a hand of one": replace(HAND, items=HAND.items[:1], focus=0),
    "a row of words": replace(GRID, items=tuple(Item(str(n), f"rangée {n} et le reste") for n in range(6)), columns=3),
    "a long line": replace(LINE, typed="anticonstitutionnellement " * 4),
    "two in a race": replace(RACE, items=(Item("0", "Touche 1\u00a0: Ana"), Item("1", "Touche 2\u00a0: Zoé")), focus=0),
    "a long list": replace(MENU, items=tuple(Item(str(n), f"{n} {LONG}") for n in range(30)), focus=17),
    **every_view(),
    **hall_views(),
}
each_window = pytest.mark.parametrize("window", WINDOWS, ids=lambda size: f"{size[0]}x{size[1]}")
each_view = pytest.mark.parametrize("name", VIEWS)


@pytest.fixture(scope="module", autouse=True)
def fonts() -> Iterator[None]:
    yield
    laid.cache_clear()
    face.cache_clear()
    pygame.font.quit()


@cache
def face() -> Typeface:
    return Typeface()


@cache
def laid(name: str, window: tuple[int, int], zoom: float) -> Layout:
    return lay_out(VIEWS[name], window, zoom, face())


def overlaps(boxes: list[Rect]) -> list[tuple[Rect, Rect]]:
    return [(one, other) for one, other in combinations(boxes, 2) if one.colliderect(other)]


@each_window
@each_view
def test_no_zone_lies_on_another_or_off_the_window(name: str, window: tuple[int, int]) -> None:
    for zoom in ZOOMS:
        zones = laid(name, window, zoom).zones
        assert overlaps(list(zones.values())) == [], (zoom, zones)
        assert all(Rect((0, 0), window).contains(zone) for zone in zones.values()), (zoom, zones)


@each_window
@each_view
def test_nothing_is_off_the_window_or_on_something_else(name: str, window: tuple[int, int]) -> None:
    for zoom in ZOOMS:
        page = laid(name, window, zoom)
        whole = Rect((0, 0), window)
        printed = [mark.box for mark in page.marks if isinstance(mark, Print)]
        cards = [mark.box for mark in page.marks if isinstance(mark, Drawing)]
        outlined = [mark.box for mark in page.marks if isinstance(mark, Outline)]
        assert [box for box in (*printed, *cards, *outlined) if not whole.contains(box)] == [], zoom
        assert overlaps([*printed, *cards]) == [], zoom
        assert overlaps(page.sides) == [], zoom


@each_window
@each_view
def test_words_stay_in_their_box_and_say_where_they_are_cut(name: str, window: tuple[int, int]) -> None:
    for zoom in ZOOMS:
        page = laid(name, window, zoom)
        for mark in page.marks:
            if isinstance(mark, Print):
                assert mark.block.height <= mark.box.height and mark.block.width <= mark.box.width, (zoom, mark)
                assert mark.block.whole or mark.block.lines[-1].endswith("…"), (zoom, mark)
        assert not {"title", "caption"} & set(page.cut), (zoom, page.cut)


@each_window
@each_view
def test_what_is_asked_about_is_seen_whole_or_through_a_lens(name: str, window: tuple[int, int]) -> None:
    view = VIEWS[name]
    for zoom in ZOOMS:
        page = laid(name, window, zoom)
        if not view.items:
            continue
        if page.lens is not None:
            assert len(page.small) == len(view.items), zoom
            assert page.counter == f"{view.focus + 1} / {len(view.items)}"
            assert all(small.width < page.lens.width for small in page.small)
        elif len(page.items) < len(view.items):
            first, last = min(page.items), max(page.items)
            assert page.is_more[0] or first == 0, zoom
            assert page.is_more[1] or last == len(view.items) - 1, zoom
            assert page.counter, zoom
        if 0 <= view.focus < len(view.items):
            assert view.focus in page.items and page.focus is not None, zoom


@each_window
@each_view
def test_larger_print_is_never_smaller(name: str, window: tuple[int, int]) -> None:
    pages = [laid(name, window, zoom) for zoom in ZOOMS]
    for smaller, larger in pairwise(pages):
        for what in ("title", "status", "caption", "focus", "typed", "card"):
            if what in smaller.sizes and what in larger.sizes:
                assert smaller.sizes[what] <= larger.sizes[what], (what, [page.sizes.get(what) for page in pages])


@each_window
@pytest.mark.parametrize("name", [name for name, view in VIEWS.items() if view.table])
def test_no_card_on_the_table_goes_or_shrinks_when_print_grows(name: str, window: tuple[int, int]) -> None:
    """But those of a grid, which are seen through a lens then."""
    pages = [laid(name, window, zoom) for zoom in ZOOMS]
    for seen in VIEWS[name].table:
        if seen.faces and seen.columns in (1, len(seen.faces)) and not (seen.is_won and VIEWS[name].sides):
            widths = [max((box.width for box in page.places.get(seen.name, ())), default=0) for page in pages]
            assert widths == sorted(widths) and widths[0] > 0, (seen.name, widths)


@each_window
@each_view
def test_where_one_is_in_a_list_stands_in_one_line(name: str, window: tuple[int, int]) -> None:
    for zoom in ZOOMS:
        page = laid(name, window, zoom)
        printed = [" ".join(mark.block.lines) for mark in page.marks if isinstance(mark, Print)]
        alone = [mark.block for mark in page.marks if isinstance(mark, Print) and mark.block.lines == (page.counter,)]
        assert not page.counter or alone or page.counter not in printed, zoom


@each_window
@pytest.mark.parametrize("name", ["a long list", "hall/settings", "hall/learn/rules/paflemix", "hall/learn/sounds"])
def test_the_lines_of_a_list_keep_their_width_from_line_to_line(name: str, window: tuple[int, int]) -> None:
    view = VIEWS[name]
    for zoom in ZOOMS:
        pages = [lay_out(replace(view, focus=focus), window, zoom, face()) for focus in range(len(view.items))]
        assert len({page.items[focus].width for focus, page in enumerate(pages)}) == 1, zoom


@each_window
@pytest.mark.parametrize("stem", ["frontibix", "paflemix", "zieufermix"])
def test_zones_keep_their_places_from_turn_to_turn(stem: str, window: tuple[int, int]) -> None:
    for zoom in ZOOMS:
        zones = {
            str(lay_out(view, window, zoom, face()).zones) for view in views(stem) if view.sides and len(view.table)
        }
        assert len(zones) == 1


@each_window
def test_the_grid_lies_in_the_same_box_whether_one_is_asked_or_waits(window: tuple[int, int]) -> None:
    asked = next(view for view in views("zieufermix") if view.kind is Kind.GRID)
    waiting = next(view for view in views("zieufermix") if view.table and not view.items)
    for zoom in ZOOMS:
        one, other = lay_out(asked, window, zoom, face()), lay_out(waiting, window, zoom, face())
        if one.lens is None:
            assert list(one.items.values()) == other.places["Grille"]


@each_window
def test_a_longer_caption_moves_nothing(window: tuple[int, int]) -> None:
    for name, view in VIEWS.items():
        if view.items:
            longer = replace(view, captions=(*view.captions, LONG))
            for zoom in (1.0, 2.0):
                assert lay_out(longer, window, zoom, face()).items == laid(name, window, zoom).items


@each_window
def test_cards_that_were_won_move_nothing(window: tuple[int, int]) -> None:
    won = Seen("Cartes gagnées", 2, (("1", CardFace()), ("2", CardFace())), 2, is_won=True)
    for view in views("zieufermix"):
        if view.sides:
            with_pair = replace(view, table=(*view.table, won))
            for zoom in ZOOMS:
                one, other = lay_out(view, window, zoom, face()), lay_out(with_pair, window, zoom, face())
                assert one.marks == other.marks and one.zones == other.zones


@each_window
def test_a_card_turned_up_is_seen_in_the_size_that_was_asked_for_also_by_whoever_waits(window: tuple[int, int]) -> None:
    waiting = next(view for view in views("zieufermix") if view.table and not view.items)
    asked = replace(GRID, sides=waiting.sides, focus=0)
    for view, up in ((waiting, ("star",)), (asked, ("letter", "star"))):
        for zoom in ZOOMS:
            page = lay_out(view, window, zoom, face())
            drawn = [mark for mark in page.marks if isinstance(mark, Drawing) and mark.face.kind in up]
            small = {tuple(box) for box in page.small}
            large = [mark for mark in drawn if tuple(mark.box) not in small]
            assert large and max(mark.box.width for mark in large) >= min(50 * zoom, window[1] / 10), zoom


@each_window
def test_a_name_may_be_cut_but_never_a_score_nor_a_title_of_a_place(window: tuple[int, int]) -> None:
    for name, view in every_view().items():
        for zoom in ZOOMS if view.sides else ():
            page = laid(name, window, zoom)
            for side, box in zip(view.sides, page.sides, strict=True):
                inside = [mark.block for mark in page.marks if isinstance(mark, Print) and box.contains(mark.box)]
                words = [" ".join(block.lines) for block in inside]
                assert side.brief in words or any(one.endswith(side.facts) for one in words), (name, zoom, words)
    assert all("place" not in laid(name, (1280, 800), 1.0).cut for name in every_view())
