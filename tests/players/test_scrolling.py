"""A line that goes on by itself: where its reader has begun it, as long as they want it, and each line its time."""

from __future__ import annotations

import time
from collections.abc import Callable

from access_game.devices.braille.cells import cell
from access_game.devices.braille.events import Chord
from access_game.narration.phrasebook import DOTS, Phrasebook
from access_game.narration.utterance import Utterance
from access_game.players.console import Console
from access_game.players.guidance import everything_here
from access_game.players.pages import Choice, ListPage, TextPage
from access_game.players.scrolling import Scrolling
from players.test_dots import Hands

PATIENCE = 60.0
SCROLL = Chord(cell("13"), True)
LONG = "Un message bien plus long que les vingt cellules de cette plage braille."


def wait(wanted: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < until
        time.sleep(0.005)


def hands(*pages: TextPage) -> Hands:
    console = Console(Phrasebook("fr"))
    console.open(ListPage("Menu", [Choice("a", "alpha"), Choice("b", "bravo")], lambda id: None), quiet=True)
    for page in pages:
        console.open(page, quiet=True)
    return Hands(console, cells=20, alone=True)


def tell(one: Hands, *texts: str) -> None:
    for text in texts:
        one.console.say(Utterance(braille=text), lambda: None)


def test_once_begun_it_reads_every_message_to_its_end_and_what_comes_later_too() -> None:
    one = hands()
    one.dots.scrolling.seconds = 0.01
    tell(one, LONG, "Et un autre.")
    one.press(SCROLL)
    wait(lambda: not one.dots.line.unread)
    heard: list[str] = []
    one.console.say(Utterance(braille=LONG), lambda: heard.append("read"))
    wait(lambda: heard == ["read"])  # who lets it scroll has read it
    assert one.dots.scrolling.is_on
    one.press(SCROLL)
    assert not one.dots.scrolling.is_on and "n’avance plus" in one.text


def test_it_turns_the_paragraphs_of_a_text_and_never_walks_through_a_list() -> None:
    one = hands(TextPage("Règles", ["Le premier point.", "Le deuxième point.", "Le troisième."], lambda: None))
    one.dots.scrolling.seconds = 0.01
    one.press(SCROLL)
    page = one.console.page
    assert isinstance(page, TextPage)
    wait(lambda: page.focus == 2)
    one.press(SCROLL)
    one.console.close(page, quiet=True)
    menu = one.console.page
    one.dots._roll()
    one.dots._roll()
    assert isinstance(menu, ListPage) and menu.focus == 0


def test_every_line_has_its_whole_time() -> None:
    """By a clock of paper: what comes between gives the new line a time of its own."""
    now, rolled = [0.0], list[float]()
    scrolling = Scrolling(lambda: rolled.append(now[0]), lambda: now[0])
    scrolling.seconds = 4.0
    scrolling.is_on = True
    scrolling._news.wait = lambda left: now.__setitem__(0, now[0] + 1)  # type: ignore[assignment, misc, return-value]
    assert scrolling._waited(0) and now[0] == 4.0
    now[0] = 7.0
    scrolling.has_moved()
    assert scrolling._waited(0) and now[0] == 11.0


def test_a_line_that_is_taken_away_scrolls_no_more() -> None:
    scrolling = Scrolling(lambda: None)
    assert scrolling.turn()
    older = scrolling._round
    scrolling.stop()
    assert not scrolling._waited(older)
    assert scrolling.turn() and scrolling._round > older
    scrolling.seconds = 0.0
    assert not scrolling._waited(older)  # the one before has ended
    scrolling.stop()


def test_the_keys_that_are_being_learnt_do_not_slip_away() -> None:
    one = hands()
    one.console.learning = True
    before = one.console._said
    one.dots._roll()
    assert one.console._said == before
    one.press(SCROLL)
    assert "avancer la plage" in one.text and not one.dots.scrolling.is_on


def test_the_whole_help_of_whoever_has_no_voice_names_the_keys_of_the_line_itself() -> None:
    one = hands()
    one.console.hints = ("help-dots-read",)
    one.console.answer_by(DOTS)
    told = " ".join(everything_here(one.console)).replace("\u00a0", " ")
    assert "Espace 1 3 : Fait avancer la plage" in told and "Espace 2 5 : Dit combien" in told
