"""What is typed on a terminal, sign by sign: it survives what is printed, and answers only the question it was begun
for. On a real pseudo-terminal, with the keys as a keyboard sends them."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from queue import SimpleQueue
from threading import Thread

import pytest
from pexpect.fdpexpect import fdspawn

from access_game.devices.screen.draft import Typed
from access_game.devices.screen.terminal import Terminal
from access_game.narration.utterance import Say, Utterance
from access_game.narration.view import Item, Kind, View

pytestmark = pytest.mark.peer  # a real pseudo-terminal

if sys.platform == "win32":
    pytest.skip("its console gives whole lines", allow_module_level=True)

PATIENCE = 60
ANIMALS = (Item("a", "âne", number=1), Item("b", "bœuf", number=2))


class Desk:
    """A terminal on a pseudo-terminal, and somebody who types at it."""

    def __init__(self) -> None:
        self.master, slave = os.openpty()
        self.out = open(slave, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
        self.typed = open(slave, encoding="utf-8", closefd=False)  # noqa: SIM115
        self.slave, self.terminal = slave, Terminal(self.out, self.typed)
        self.taken: SimpleQueue[Typed] = SimpleQueue()
        self.screen = fdspawn(self.master, timeout=PATIENCE, encoding="utf-8")
        self.obey: Callable[[Typed], None] = lambda typed: None
        self.thread = Thread(target=self.terminal.loop, args=(self._take, lambda event: None))
        self.terminal.show(View(Kind.LIST, 1, "Prêt ?", (Item("go", "aller", number=1),), 0, asked=1))
        self.thread.start()
        self.keys("?\n")  # once this has come signs are taken one by one
        assert self.line().text == "?"

    def _take(self, typed: Typed) -> None:
        self.obey(typed)
        self.taken.put(typed)

    def keys(self, text: str) -> None:
        os.write(self.master, text.encode())

    def line(self) -> Typed:
        return self.taken.get(timeout=PATIENCE)

    def says(self, text: str) -> None:
        self.terminal.say(Utterance((Say(text),)))
        self.terminal.prompt()

    def ask(self, question: int, title: str, secret: bool = False, kind: Kind = Kind.LINE) -> None:
        items = ANIMALS if kind is Kind.LIST else ()
        self.terminal.show(View(kind, question, title, items, asked=question, secret=secret))

    def until(self, text: str) -> str:
        self.screen.expect_exact(text)
        return str(self.screen.before)

    def leave(self) -> None:
        self.keys("\x15\x04")  # nothing on the line, and the end
        self.thread.join(PATIENCE)

    def close(self) -> None:
        self.leave()
        self.out.close()
        self.typed.close()
        os.close(self.slave)
        self.screen.close()


@pytest.fixture
def desk() -> Iterator[Desk]:
    desk = Desk()
    yield desk
    desk.close()


def test_half_typed_text_comes_back_behind_the_prompt_when_something_is_printed(desk: Desk) -> None:
    desk.ask(2, "Un mot ?")
    desk.until("Un mot ?\r\n> ")
    desk.keys("con")
    desk.until("con")
    desk.says("Zoé retourne une carte.")
    desk.until("\r\nZoé retourne une carte.\r\n> con")
    desk.keys("te\n")
    assert desk.line() == Typed("conte", numbers={})


def test_letters_are_taken_back_on_the_screen_and_on_the_line(desk: Desk) -> None:
    desk.ask(2, "Un mot ?")
    desk.keys("un chats\x7f\n")
    assert desk.line().text == "un chat"
    desk.keys("un chat\x17chien\n")
    assert desk.line().text == "un chien"
    desk.keys("abc\x15été\x7f\x7f\x7f\x7f\x7fé\n")
    assert desk.line().text == "é"


def test_a_key_that_writes_nothing_leaves_the_line_as_it_is(desk: Desk) -> None:
    desk.ask(2, "Un mot ?")
    desk.keys("ma\x1b[D")
    assert desk.line().text == "\x1b[D"  # whoever obeys says that it writes nothing
    desk.keys("in\n")
    assert desk.line().text == "main"


def test_a_line_begun_before_the_question_came_is_known_to_be_late(desk: Desk) -> None:
    desk.ask(2, "Un mot ?")
    desk.keys("con")
    desk.until("con")
    desk.ask(3, "Un autre mot ?")
    desk.until("Un autre mot ?\r\n> con")
    desk.keys("te\n")
    late = desk.line()
    assert late.text == "conte" and late.is_late
    desk.keys("conte\n")
    assert not desk.line().is_late


def test_a_line_begun_while_nothing_was_asked_is_late_too(desk: Desk) -> None:
    desk.terminal.show(View())
    desk.keys("con")
    desk.until("con")
    desk.ask(3, "Un mot ?")
    desk.until("Un mot ?\r\n> con")
    desk.keys("te\n")
    assert desk.line().is_late


def test_the_same_question_on_another_page_is_the_same(desk: Desk) -> None:
    desk.ask(2, "Un mot ?")
    desk.keys("con")
    desk.until("con")
    desk.terminal.show(View(Kind.LINE, 7, "Un mot ?", asked=2))
    desk.keys("te\n")
    assert not desk.line().is_late


def test_lines_typed_ahead_are_meant_for_what_will_be_asked(desk: Desk) -> None:
    desk.obey = lambda typed: desk.ask(int(typed.text) + 10, f"Question {typed.text} ?")
    desk.keys("1\n2\n3\n")
    assert [desk.line() for _ in range(3)] == [
        Typed("1", numbers={1: "go"}),
        Typed("2", numbers={}),
        Typed("3", numbers={}),
    ]


def test_a_secret_word_stands_nowhere_on_the_screen(desk: Desk) -> None:
    desk.ask(2, "Votre mot secret ?", secret=True)
    desk.keys("vac")
    before = desk.until("***")
    desk.says("Encore 10 secondes.")
    before += desk.until("> ***")
    desk.keys("he\n")
    assert desk.line() == Typed("vache", is_hidden=True, numbers={})
    desk.says("Noté.")
    assert "vac" not in before + desk.until("Noté.")


def test_what_was_half_typed_in_secret_goes_when_the_curtain_falls(desk: Desk) -> None:
    desk.ask(2, "Votre mot secret ?", secret=True)
    desk.keys("vac")
    desk.until("***")
    desk.terminal.wipe()
    desk.ask(3, "Et vous ?")
    desk.keys("oui\n")  # to who types it may be the end of that secret
    assert desk.line() == Typed("oui", is_late=True, is_hidden=True, numbers={})
    desk.keys("oui\n")
    assert desk.line() == Typed("oui", numbers={})


def test_a_number_means_what_was_printed_before_it(desk: Desk) -> None:
    desk.ask(2, "Lequel ?", kind=Kind.LIST)
    desk.until("2. bœuf")
    desk.terminal.show(View(Kind.LIST, 2, "Lequel ?", (Item("b", "bœuf", number=1),), 0, asked=2))
    desk.keys("2\n")
    assert desk.line().numbers == {1: "a", 2: "b"}


def test_the_terminal_is_given_back_as_it_was(desk: Desk) -> None:
    import termios

    during = termios.tcgetattr(desk.slave)[3]
    desk.leave()
    after = termios.tcgetattr(desk.slave)[3]
    assert not during & termios.ECHO and not during & termios.ICANON
    assert after & termios.ECHO and after & termios.ICANON
