"""Whole evenings, and what the ear heard of them: the laws hold on every tape, in both languages.

A tape that breaks one can be read as it was heard: `python -m tests.tapes.listen FILE`.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from access_game.devices.tape import VOICE

from .evenings import Evening, Evenings
from .laws import Noted, broken
from .scripts import SCRIPTS

LANGUAGES = ("fr", "en")
EACH = [pytest.param(script, language, id=f"{script}-{language}") for script in SCRIPTS for language in LANGUAGES]

pytestmark = pytest.mark.peer


@pytest.fixture(scope="module")
def evenings(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evenings]:
    """All that are asked for begin at once: to listen to them one after the other would take ten minutes."""
    made = Evenings(tmp_path_factory.mktemp("evenings"))
    for item in request.session.items:
        if item.path == request.path and isinstance(item, pytest.Function) and "script" in item.callspec.params:
            made.begin(str(item.callspec.params["script"]), str(item.callspec.params["language"]))
    yield made
    made.close()


def said(evening: Evening) -> list[Noted]:
    """What the voice began to say, in words."""
    return [line for line in evening.lines if line.ear == VOICE and line.begins and line.text]


@pytest.mark.parametrize(("script", "language"), EACH)
def test_what_was_heard_keeps_the_laws(evenings: Evenings, script: str, language: str) -> None:
    evening = evenings.of(script, language)
    if evening.code != 0:
        evenings.forget(script, language)  # a loaded machine: tried again, it is played again. A broken law is not
        pytest.fail(evening.errors)
    assert "ERROR" not in evening.log, evening.log
    check = SCRIPTS[script]
    assert len(said(evening)) >= check.least, "the voice spoke"
    left = {line.scope for line in evening.lines if line.is_left}
    assert left >= set(check.leaves)
    for law, faults in broken(evening.lines).items():
        pytest.fail(f"{law}, on {evening.tape}:\n" + "\n".join(faults))
