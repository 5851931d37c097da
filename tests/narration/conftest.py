"""In the tests of narration a phrase that fails is a failure; in the program it is said plainly."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from access_game.narration.narrator import Narrator


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    def fails(self: Narrator, facts: Mapping[str, Any], fault: Exception) -> tuple[str, str]:
        raise fault

    if "plainly" not in request.keywords:
        monkeypatch.setattr(Narrator, "_plainly", fails)
