"""A race in a terminal: its question and its choices are printed once, and a hint once."""

from __future__ import annotations

from io import StringIO

from access_game.devices.screen.terminal import Terminal
from access_game.narration.utterance import Say, Utterance
from access_game.narration.view import Item, Kind, View

CHOICES = (Item("buzz", "j’ai trouvé"), Item("give_up", "abandonner"))


def race(page: int, hint: str = "") -> View:
    return View(Kind.LIST, page, "Un mot ?", CHOICES, 0, hint=hint)


def test_a_race_that_comes_again_prints_neither_its_question_nor_its_choices() -> None:
    out = StringIO()
    terminal = Terminal(out, StringIO())
    terminal.show(race(1))
    terminal.show(View(Kind.LINE, 2, "Un mot en L ?"))
    terminal.show(race(3))
    assert out.getvalue().count("Un mot ?") == 1 and out.getvalue().count("abandonner") == 1
    terminal.say(Utterance((Say("Encore un mot ?"),)))
    terminal.show(View(Kind.LIST, 4, "Encore un mot ?", CHOICES, 0))
    terminal.show(View(Kind.LIST, 5, "Et maintenant ?", CHOICES, 0))
    assert "Et maintenant ?" in out.getvalue()  # the same choices to another question


def test_each_hint_is_printed_once() -> None:
    out = StringIO()
    terminal = Terminal(out, StringIO())
    for page, hint in ((1, "Tapez."), (2, "Tapez votre mot."), (3, "Tapez.")):
        terminal.show(View(Kind.LINE, page, f"Mot {page} ?", hint=hint))
    assert out.getvalue().count("Tapez.") == 1 and out.getvalue().count("Tapez votre mot.") == 1
