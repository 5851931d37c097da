"""Rule pages: speakable, and the same in both languages."""

from __future__ import annotations

import pytest

from access_game.games import stems
from access_game.narration.phrasebook import LANGUAGES, NoPhrase
from access_game.narration.rulepage import rule_page

LONGEST = 420  # letters of one step: what one listens to in one breath of attention
BOTH = [pytest.param(stem, language, id=f"{stem}-{language}") for stem in stems() for language in LANGUAGES]


@pytest.mark.parametrize(("stem", "language"), BOTH)
def test_the_rules_are_steps_with_a_title(stem: str, language: str) -> None:
    steps = rule_page(language, stem)
    assert len(steps) >= 6
    for step in steps:
        assert 0 < len(step.title) <= 40, step.title
        assert 0 < len(step.text) <= LONGEST, step.title
        assert step.text[-1] in ".!?…", step.text
        assert not set("*_#|<>{}[]") & set(step.title + step.text), step.text


@pytest.mark.parametrize("stem", stems())
def test_the_rules_have_the_same_steps_in_both_languages(stem: str) -> None:
    assert len({len(rule_page(language, stem)) for language in LANGUAGES}) == 1


def test_a_page_that_is_missing_is_not_made_up() -> None:
    with pytest.raises(NoPhrase):
        rule_page("fr", "no_such_game")


@pytest.mark.parametrize(("stem", "language"), BOTH)
def test_a_step_in_one_breath_has_one_sign_after_its_title(stem: str, language: str) -> None:
    assert not [step.spoken for step in rule_page(language, stem) if "?." in step.spoken or "!." in step.spoken]
