"""The word tool of the hall: it asks the judge of the table, and says what the command line says."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest
from players.room import Listener

from access_game.hall.tools import Tools
from access_game.narration.judgement import judgement
from access_game.narration.phrasebook import Phrasebook
from access_game.players.console import Console
from access_game.players.pages import LinePage
from access_game.words import Judge, Personal, load


class Desk:
    """A house with a console and a judge, and nothing else."""

    def __init__(self, language: str, personal: Personal) -> None:
        self.console, self.ear = Console(Phrasebook(language)), Listener()
        self.console.ears.append(self.ear)
        self.judge = Judge(load(language), personal)
        Tools(cast(Any, self)).word()
        self.page = cast(LinePage, self.console.page)

    def word_list(self) -> Judge:
        return self.judge

    def asks(self, word: str) -> str:
        self.page.on_submit(word)
        return self.ear.texts[-1].replace("\u00a0", " ")


@pytest.fixture
def personal(tmp_path: Path) -> Personal:
    kept = Personal(tmp_path / "words")
    kept.accept("toutilix")
    return kept


def test_the_tool_says_why_word_after_word(personal: Personal) -> None:
    desk = Desk("fr", personal)
    assert desk.asks("boite") == "boite : dans la liste française."
    assert desk.asks("canada") == "Canada : dans la liste française."
    assert desk.asks("mañana").startswith("mañana : mot d’une autre langue, espagnol.")
    assert desk.asks("toutilix").startswith("toutilix : pas dans les listes, mais déjà accepté ici.")
    assert desk.asks("LR") == "LR : ce sont des lettres, pas un mot des listes. La table décide."
    assert desk.asks("  ") == "Tapez d’abord un mot."
    assert desk.asks("12") == "Il faut un mot avec au moins une lettre, de A à Z."
    assert desk.asks("b2alle") == "Pas de chiffre dans un mot : écrivez-le en lettres."


@pytest.mark.parametrize("word", ("cat", "teh", "ordinateur", "q", "toutilix"))
def test_tool_and_command_say_the_same(word: str, personal: Personal) -> None:
    desk = Desk("en", personal)
    assert desk.asks(word) == judgement(Phrasebook("en"), *desk.judge.finding(word))
