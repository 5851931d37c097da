"""Why something is not an answer."""

from __future__ import annotations

from typing import Any


class Refused(ValueError):
    """Not an answer. `reason` is a message key; with its facts it says what is wrong and what would be right."""

    def __init__(self, reason: str, **facts: Any) -> None:
        super().__init__(f"{reason} {facts}" if facts else reason)
        self.reason, self.facts = reason, facts
