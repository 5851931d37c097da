from __future__ import annotations

from access_game.devices.braille.cells import cells
from access_game.devices.braille.events import Chord, Enter, Erase, Event, Pan, Route, Text
from access_game.devices.braille.layout import lay
from access_game.devices.braille.line import BrailleLine, Touch
from access_game.devices.braille.tables import encode
from access_game.devices.braille.typist import Typist
from access_game.narration.view import Item, Kind, View


def typed(typist: Typist, row: str) -> list[Event]:
    return [event for one in cells(row) for event in typist.read(Chord(one))]


def test_dots_become_text_in_a_word() -> None:
    assert typed(Typist("fr6"), "46-12-135-123") == [Text("B"), Text("o"), Text("l")]
    assert typed(Typist("fr8"), "127-135-123") == [Text("B"), Text("o"), Text("l")]


def test_the_space_bar_is_a_space() -> None:
    assert Typist("fr8").read(Chord(0, True)) == [Text(" ")]


def test_erasing_takes_back_a_waiting_sign_before_a_character() -> None:
    typist = Typist("fr6")
    typist.read(Chord(cells("46")[0]))
    assert typist.read(Erase()) == []
    assert typist.read(Erase()) == [Erase()]


def test_confirming_lets_nothing_wait() -> None:
    typist = Typist("fr6")
    typist.read(Chord(cells("4")[0]))
    assert typist.read(Enter()) == [Text("^"), Enter()]


def test_what_is_not_typing_passes_through() -> None:
    for event in (Pan(1), Route(3), Chord(0b111, True)):
        assert Typist("fr6").read(event) == [event]


def test_a_hand_lies_side_by_side_each_card_under_its_keys() -> None:
    items = (Item("c1", "A blanc", braille="A"), Item("c2", "étoile"), Item("c3", "E plus", braille="E+"))
    page = lay(View(Kind.HAND, items=items, focus=1))
    assert page.text == "A | étoile | E+"
    line = BrailleLine(20, encode)
    line.state(page.text, page.spans, page.cursor, now=True)
    assert [touch and touch.id for touch in map(line.route, (0, 4, 9, 13, 14))] == ["c1", "c2", "c2", "c3", "c3"]
    assert line.window()[4] & 0xC0 == 0xC0


def test_a_line_being_typed_has_its_cursor_at_the_end() -> None:
    page = lay(View(Kind.LINE, typed="mot"))
    line = BrailleLine(20, encode)
    line.state(page.text, page.spans, page.cursor, now=True)
    assert line.route(3) == Touch("", 3)


def test_a_view_without_items_shows_its_state_line() -> None:
    assert lay(View(Kind.TEXT, title="Aide", body="Flèches")).text == "Flèches"
    assert lay(View(Kind.RACE, title="Prêt", braille="M*R|P2:AT|main:EKS")).text == "M*R|P2:AT|main:EKS"
