"""FRONTIBIX with the dictionary only, and with the real lists: the language of the table, nothing else."""

from __future__ import annotations

import pytest
from games.test_frontibix import to_the_race
from scene import Scene

from access_game.core.chance import HOME, Verdict
from access_game.games import frontibix
from access_game.words import Judge, load


class Listed(Scene):
    """The judge has the French lists."""

    judge = Judge(load("fr"))

    def verdict(self, question: Verdict) -> str:
        return self.judge.at_home(question.text) if question.kind == HOME else self.judge.verdict(question.text)


def duel(word: str, **options: object) -> Listed:
    """Ana has L, Bob R."""
    table = Listed(frontibix, "Ana", "Bob", deck="wR wL", **options)
    to_the_race(table, ana=word, bob="revolver")
    return table


@pytest.mark.parametrize("word", ("language", "lunedì", "Llegar"))
def test_a_foreign_word_is_refused_and_both_hear_why(word: str) -> None:
    strict = duel(word, dictionary_only=True)
    assert strict.bob.heard("word_foreign", who=0, word=word) and strict.ana.heard("word_foreign", who=0, word=word)
    assert not strict.ana.heard("not_in_dictionary") and strict.ana.asked != "sure_of_word"
    assert not duel(word).bob.heard("word_unknown")  # at any other table it counts


@pytest.mark.parametrize("word", ("LR", "lqs", "lettrre"))
def test_letters_and_misspellings_are_refused_with_the_dictionary_only_and_voted_on_without(word: str) -> None:
    assert duel(word, dictionary_only=True).bob.heard("not_in_dictionary", who=0, word=word)
    assert duel(word).bob.asked == "accept_word"


def test_a_word_of_the_language_needs_no_further_word() -> None:
    table = duel("limonade", dictionary_only=True)
    assert table.bob.asked == "buzz" or not table.bob.heard("void")
    assert not any(table.bob.heard(key) for key in ("word_foreign", "not_in_dictionary", "word_unknown"))
