"""A line answers the question it was begun for, and a number means what was printed before it."""

from __future__ import annotations

import pytest

from access_game.devices.screen.draft import Typed
from access_game.narration.phrasebook import LINES, Phrasebook
from access_game.narration.view import CardFace, Kind
from access_game.players.console import Console
from access_game.players.pages import Choice, LinePage, ListPage
from access_game.players.racing import RacePage
from players.room import Listener


class Heard:
    def __init__(self, page: LinePage | ListPage, language: str = "fr") -> None:
        self.console, self.ear = Console(Phrasebook(language, manner=LINES)), Listener()
        self.console.ears.append(self.ear)
        self.console.open(page, quiet=True)

    def line(self, text: str, **how: object) -> str:
        before = len(self.ear.texts)
        self.console.line(Typed(text, **how))  # type: ignore[arg-type]
        return " ".join(self.ear.texts[before:])


def some(*labels: str, taken: list[str], **more: object) -> ListPage:
    return ListPage("Lequel\u00a0?", [Choice(label, label) for label in labels], taken.append, **more)  # type: ignore[arg-type]


# Begun before ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("language", "asked"), [("fr", "C’était pour la question d’avant"), ("en", "for the question before")]
)
def test_a_line_begun_before_the_question_is_asked_back_and_given_by_enter(language: str, asked: str) -> None:
    taken: list[str] = []
    heard = Heard(LinePage("Un mot\u00a0?", taken.append), language)
    assert asked in heard.line("conte", is_late=True)
    assert taken == []
    heard.line("")
    assert taken == ["conte"]


def test_who_types_something_else_has_thrown_it_away() -> None:
    taken: list[str] = []
    heard = Heard(LinePage("Un mot\u00a0?", taken.append))
    heard.line("conte", is_late=True)
    heard.line("vache")
    heard.line("")
    assert taken == ["vache", ""]


def test_what_was_asked_back_is_not_given_to_a_question_that_came_after() -> None:
    first, second = list[str](), list[str]()
    heard = Heard(LinePage("Un mot\u00a0?", first.append))
    heard.line("conte", is_late=True)
    heard.console.replace(LinePage("Un autre\u00a0?", second.append), quiet=True)
    heard.line("")
    assert (first, second) == ([], [""])


def test_what_was_typed_in_secret_is_not_kept_for_whoever_presses_enter_next() -> None:
    taken: list[str] = []
    heard = Heard(LinePage("Un mot\u00a0?", taken.append))
    said = heard.line("vache", is_late=True, is_hidden=True)
    assert "rien n’est donné" in said and "vache" not in said
    heard.line("")
    assert taken == [""]


def test_an_empty_line_that_came_too_late_gives_nothing_away() -> None:
    taken: list[str] = []
    heard = Heard(LinePage("Un mot\u00a0?", taken.append))
    assert "Un mot" in heard.line("", is_late=True)
    assert taken == []


def test_a_command_is_a_command_whenever_it_was_begun() -> None:
    heard = Heard(LinePage("Un mot\u00a0?", pytest.fail))
    assert "Aide" in heard.line("/aide", is_late=True)
    assert "Aide" in Heard(some("a", "b", taken=[])).line("aide", is_late=True)


def test_a_number_begun_before_the_list_came_is_asked_back() -> None:
    taken: list[str] = []
    heard = Heard(some("âne", "bœuf", taken=taken))
    assert "d’avant" in heard.line("2", is_late=True)
    assert taken == []
    heard.line("")
    assert taken == ["bœuf"]


# Numbers -------------------------------------------------------------------------------------------------------
def test_a_number_is_what_was_printed_even_where_the_list_has_moved() -> None:
    taken: list[str] = []
    Heard(some("bœuf", "cerf", taken=taken)).line("2", numbers={1: "âne", 2: "bœuf", 3: "cerf"})
    assert taken == ["bœuf"]


def test_a_number_whose_choice_has_gone_is_refused_with_the_reason() -> None:
    taken: list[str] = []
    said = Heard(some("bœuf", "cerf", taken=taken)).line("1", numbers={1: "âne", 2: "bœuf", 3: "cerf"})
    assert "La liste a changé" in said and "numéro 1" in said and taken == []


def test_a_count_is_typed_as_itself() -> None:
    taken: list[str] = []
    page = ListPage("Combien\u00a0?", [Choice(str(n), f"{n} joueurs", number=n) for n in range(2, 9)], taken.append)
    heard = Heard(page)
    heard.line("2")
    heard.line("8")
    assert "de 2 à 8" in heard.line("1")
    assert taken == ["2", "8"]


@pytest.fixture
def turned() -> list[str]:
    return []


@pytest.fixture
def grid(turned: list[str]) -> Heard:
    cards = [Choice(str(n), f"carte {n}", face=CardFace("back")) for n in range(1, 17)]
    return Heard(ListPage("Carte\u00a0?", cards, turned.append, kind=Kind.GRID, columns=4))


@pytest.mark.parametrize("typed", ["3 2", "32", "3,2", "3;2", "3-2", "3 , 2", "3.2"])
def test_a_line_and_a_column_are_a_card(grid: Heard, turned: list[str], typed: str) -> None:
    grid.line(typed)
    assert turned == ["10"]


def test_where_twelve_was_printed_it_is_that_card_and_which_one_that_is_gets_said(
    grid: Heard, turned: list[str]
) -> None:
    assert "12\u00a0: ligne 3, colonne 4" in grid.line("12")
    grid.line("9")
    assert turned == ["12", "9"]


@pytest.mark.parametrize("typed", ["17", "45", "5 1", "1 5", "99", "1 2 3", "0 1", "9" * 5000])
def test_a_card_that_is_not_there_is_refused_with_both_ways_to_name_one(
    grid: Heard, turned: list[str], typed: str
) -> None:
    said = grid.line(typed)
    assert "ligne et sa colonne" in said or "Un seul numéro" in said
    assert turned == []


# Words -----------------------------------------------------------------------------------------------------------
def test_a_choice_is_also_typed_by_its_name() -> None:
    taken: list[str] = []
    heard = Heard(some("oui", "non", taken=taken))
    heard.line("Oui")
    heard.line("non")
    assert taken == ["oui", "non"]


def test_in_a_race_one_letter_is_a_command_and_a_word_is_the_answer() -> None:
    taken: list[str] = []
    page = RacePage(
        "Course\u00a0?", [Choice("buzz", "parler"), Choice("give_up", "abandonner")], taken.append, "buzz", "", ""
    )
    heard = Heard(page)
    assert heard.line("r")
    assert taken == [] and page.line.text == ""
    heard.line("lame")
    assert taken == ["buzz"] and page.line.text == "lame"


def test_the_details_of_a_list_are_heard_whole_or_by_number() -> None:
    page = ListPage(
        "Jeu\u00a0?", [Choice("a", "un", detail="le premier"), Choice("b", "deux", detail="le second")], pytest.fail
    )
    heard = Heard(page)
    assert "le second" in heard.line("i 2") and "le premier" in heard.line("détails 1")
    heard.line("i")
    assert [choice.label for choice in heard.console.page.choices] == ["1. le premier", "2. le second"]  # type: ignore[attr-defined]
