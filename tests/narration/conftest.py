"""In the tests of narration a phrase that fails is a failure; in the program it is said plainly."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from access_game.narration.phrasing import Phrasing, Sentence


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    def fails(self: Phrasing, facts: Mapping[str, Any], fault: Exception) -> Sentence:
        raise fault

    if "plainly" not in request.keywords:
        monkeypatch.setattr(Phrasing, "_plainly", fails)
