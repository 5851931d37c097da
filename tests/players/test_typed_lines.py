"""Whole lines as a terminal gives them: keys of French keyboards, numbers without end, pasted pages, arrow keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from commands.shell import Seated
from faces.house import House

from access_game.core.questions import Number
from access_game.core.refusal import Refused
from access_game.devices.keys.keymap import COMMANDS
from access_game.hall.tools import Tools
from access_game.narration.phrasebook import Phrasebook
from access_game.narration.view import Kind
from access_game.players.console import Console
from access_game.players.figures import figure, is_figure
from access_game.players.lines import bare, command_in_part, command_named
from access_game.players.pages import LONGEST_LINE, Choice, LinePage, ListPage
from access_game.players.prompts import chosen, number
from players.lines_room import LinesRoom
from players.room import Listener

pytestmark = pytest.mark.peer

STRANGE = {
    "squared": "²",
    "circled": "①",
    "28 digits": "9" * 28,
    "5000 digits": "9" * 5000,
    "5000 noughts": "0" * 5000,
    "two of them": f"1 {'8' * 40}",
    "a mixture": "1²",
    "Bengali": "৩",
    "full width": "３",
    "below zero": "-1",
    "underscore": "1_0",
    "a page": "bla " * 2000,
    "an arrow key": "\x1b[A",
    "a bell": "\x07",
    "half a sign": "\udcff",
    "turned round": "1\u202e2",
    "command": "/²",
}


class Heard:
    """A console of one page, with an ear; faults are not caught."""

    def __init__(self, page: LinePage | ListPage) -> None:
        self.console, self.ear = Console(Phrasebook("fr")), Listener()
        self.console.ears.append(self.ear)
        self.console.open(page, quiet=True)

    def line(self, text: str) -> str:
        before = len(self.ear.texts)
        self.console.line(text)
        return " ".join(self.ear.texts[before:])


@pytest.mark.parametrize("typed", STRANGE.values(), ids=STRANGE)
def test_no_strange_line_chooses_anything_and_each_gets_a_short_sentence(typed: str) -> None:
    taken: list[str] = []
    page = ListPage("?", [Choice(str(n), f"choix {n}") for n in range(1, 4)], taken.append)
    said = Heard(page).line(typed)
    assert said and len(said) < 250, said
    assert taken == [] and page.focus == 0


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("typed", STRANGE.values(), ids=STRANGE)
def test_the_hall_answers_every_strange_line_on_every_page(tmp_path: Path, language: str, typed: str) -> None:
    """`House` fails where the program had a fault or stayed silent."""
    doors = ((), ("play",), ("play", "zieufermix", "person"), ("settings", "name"), ("settings", "keys", "repeat"))
    for door in (*doors, ("tools", "word"), ("tools", "scores", "+"), ("learn", "letters"), ("settings", "braille")):
        with House(tmp_path, language) as house:
            if door:
                house.go(*door)
            before = len(house.ear.texts)
            house.console.line(typed)
            assert len(house.ear.texts) > before
            assert not house.faults


def test_the_key_left_of_1_on_a_french_keyboard_ends_no_evening(tmp_path: Path) -> None:
    with Seated("--terminal", home=tmp_path) as table:
        table.until("\n> ")
        for typed, said in (
            ("²", "«\u00a0²\u00a0» n’est ni un numéro"),
            ("9" * 28, "Il n’y a pas de numéro 9999"),
            ("①", "«\u00a0①\u00a0»"),
        ):
            table.types(typed)
            table.until(said)
            table.until("\n> ")
        table.types("\x1b[A")
        table.until("une flèche")
        table.types("aide")
        table.until("Aide.")


def test_one_number_where_one_can_be_chosen_and_noughts_in_front_do_no_harm() -> None:
    taken: list[str] = []
    heard = Heard(ListPage("?", [Choice(str(n), f"choix {n}") for n in range(1, 4)], taken.append))
    assert "Un seul numéro ici" in heard.line("1 2")
    assert "numéro 4\u00a0:" in heard.line("1 4")
    assert taken == []
    heard.line("0" * 5000 + "3")
    heard.line("2")
    assert taken == ["3", "2"]


def test_noughts_pressed_for_ever_are_one_nought() -> None:
    page = ListPage("?", [Choice(str(n), str(n)) for n in range(20)], lambda id: None)
    for _ in range(5000):
        page.move("nth", 0, 1.0)
    page.move("nth", 7, 1.0)
    assert page.here() == "6"


# Lines -------------------------------------------------------------------------------------------------
def test_a_line_that_is_too_long_is_refused_and_not_cut() -> None:
    taken: list[str] = []
    page = LinePage("?", taken.append)
    heard = Heard(page)
    said = heard.line("x" * (LONGEST_LINE + 1))
    assert "60 signes au plus" in said and "61" in said
    assert (taken, page.text) == ([], "")
    heard.line("x" * LONGEST_LINE)
    assert taken == ["x" * LONGEST_LINE]


def test_a_line_full_by_keys_is_as_long_as_one_given_whole() -> None:
    page = LinePage("?", lambda text: None)
    assert all(page.type("x") for _ in range(LONGEST_LINE)) and not page.type("x")
    assert not page.set("y" * (LONGEST_LINE + 1)) and page.text == "x" * LONGEST_LINE


def test_what_half_typed_stands_on_the_line_stays_when_a_line_is_refused() -> None:
    page = LinePage("?", lambda text: pytest.fail(text))
    heard = Heard(page)
    page.type("mais")
    assert "n’écrit rien" in heard.line("mai\x1b[Dson")
    assert heard.line("z" * 400)
    assert page.text == "mais"


# Numbers --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("typed", "meant"), [("5", 5), (" -2 ", -2), ("\u22123", -3), ("+4", 4), ("0" * 9000, 0)])
def test_a_number_is_understood_as_people_type_it(typed: str, meant: int) -> None:
    assert figure(typed) == meant


@pytest.mark.parametrize("typed", ["²", "①", "9" * 10, "9" * 5000, "1_0", "", "-", "1.5", "৩", "1e3", "--1"])
def test_what_is_no_number_is_none(typed: str) -> None:
    assert figure(typed) is None
    assert number(typed) == typed
    with pytest.raises(Refused, match="no_number"):
        Number("count", 0, 9).read(number(typed))


def test_only_the_digits_of_a_keyboard_are_a_number() -> None:
    assert is_figure("123") and not any(is_figure(text) for text in ("²", "①", "৩", "", "-1"))
    assert chosen("²") == "²" and chosen("12") == 12


@pytest.mark.parametrize("points", ["9" * 28, "9" * 60, "²"])
def test_points_nobody_can_win_are_refused(tmp_path: Path, points: str) -> None:
    with House(tmp_path) as house:
        house.go("tools", "scores", "+")
        house.type("Ana")
        house.go("Ana")
        house.console.line(points)
        assert "Tapez un nombre" in house.ear.texts[-1]
        tools = house.program.hall.tools
        assert isinstance(tools, Tools) and tools.scores == {"Ana": 0}


# Enter, where the text says Enter ---------------------------------------------------------------------------
@pytest.mark.parametrize("kind", [Kind.TEXT, Kind.RACE])
def test_an_empty_line_does_the_one_thing_that_can_be_done(kind: Kind) -> None:
    taken: list[str] = []
    Heard(ListPage("Rideau.", [Choice("in", "Entrée pour écouter")], taken.append, kind=kind)).line("")
    assert taken == ["in"]


def test_an_empty_line_at_a_list_chooses_nothing_and_says_it_again() -> None:
    taken: list[str] = []
    said = Heard(ListPage("Lequel\u00a0?", [Choice("a", "un"), Choice("b", "deux")], taken.append)).line("")
    assert taken == [] and "Lequel" in said and "ne fait rien" not in said
    one = Heard(ListPage("Menu.", [Choice("a", "un")], taken.append, on_back=lambda: None)).line("")
    assert taken == [] and "Menu" in one  # a menu with a way back is no curtain


def test_an_empty_line_opens_the_curtain_and_lets_off_the_firecracker_on_a_real_terminal(tmp_path: Path) -> None:
    game = ("play", "frontibix", "--terminal", "--seats", "Ana,Bob", "--option", "calm=yes", "--seed", "3")
    with Seated(*game, home=tmp_path) as table:
        table.until("2. Bob")
        table.types("1")
        table.until("Un mot en V")
        table.types("vache")
        table.until("Entrée quand c’est prêt")
        table.types("")
        table.until("Votre carte\u00a0: pétard")
        table.until("\n> ")
        table.types("")
        table.until("tout le monde peut écouter")


# Commands ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(
    ("typed", "command"),
    [
        ("répéter", "repeat"),
        ("repeter", "repeat"),
        ("REPETER", "repeat"),
        ("repeat", "repeat"),
        ("ce que j'ai manqué", "missed"),
        ("ce que j’ai manque", "missed"),
        ("aide", "help"),
        ("help", "help"),
        ("où suis-je", "where"),
        ("ou suis je", "where"),
        ("retour", "menu"),
        ("back", "menu"),
        ("règles du jeu", "rules"),
        ("paramètres", "settings"),
        ("indice", "hint"),
        ("pause", "facilitator"),
    ],
)
def test_a_command_is_understood_as_people_type_it(language: str, typed: str, command: str) -> None:
    console = Console(Phrasebook(language))
    assert command_named(console, typed) == command


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(
    ("typed", "command"), [("panneau", "facilitator"), ("panel", "facilitator"), ("idee", "hint"), ("manqué", "missed")]
)
def test_one_word_of_its_name_is_enough_in_either_language(language: str, typed: str, command: str) -> None:
    assert command_in_part(Console(Phrasebook(language)), typed) == command


def test_in_both_languages_no_two_commands_have_one_name() -> None:
    for language in ("fr", "en"):
        book = Phrasebook(language)
        named = [bare(book.text(f"command-{command.name}")) for command in COMMANDS]
        assert len(set(named)) == len(named)


def test_who_types_the_way_back_for_a_word_is_told_how_to_go_back_from_there() -> None:
    room = LinesRoom("paflemix", {"Ana": "", "Zoé": "normal"}, seed=3)
    assert "Si c’était une commande : /retour." in (said := room.types("0").replace("\u00a0", " ")), said
    room.close()


def test_where_a_word_is_asked_only_the_slash_makes_a_command() -> None:
    taken: list[str] = []
    heard = Heard(LinePage("Quel mot\u00a0?", taken.append))
    for word in ("aide", "s", "repeat"):
        heard.line(word)
    assert taken == ["aide", "s", "repeat"]
    assert "Aide" in heard.line("/Aide") and len(taken) == 3
