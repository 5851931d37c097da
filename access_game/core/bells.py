"""Bells: how long something stays open. A game states a duration; the host makes it ring."""

from __future__ import annotations


class Bell:
    """It lives as long as its object, like a question. While it is waited with it counts, through other people's
    answers too; where it is left out it stands, and goes on from there when it is waited with again."""

    __slots__ = ("__weakref__", "count", "firm", "fixed", "seconds")

    def __init__(self, seconds: float, fixed: bool = False, count: object = None, firm: bool = False) -> None:
        self.seconds = seconds
        self.fixed = fixed  # a tie window or a pause: no pace stretches it, no open line holds it
        self.firm = firm  # the pace stretches it, but no open line holds it: it is the line that it times
        self.count = self if count is None else count  # bells of one count aloud share how often a seat may hold them

    def __repr__(self) -> str:
        return f"Bell({self.seconds:g}{', fixed' if self.fixed else ''})"
