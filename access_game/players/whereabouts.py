"""Where one is: what is said belongs there, and goes when one leaves."""

from __future__ import annotations

from itertools import takewhile

from access_game.narration.utterance import GREETING, PAGE, PROGRAM, is_within


class Whereabouts:
    def __init__(self) -> None:
        self.scope = PAGE
        self._passing: set[str] = set()  # scopes that the first key leaves: a greeting, a page that came by itself
        self._next = ""  # where the first key leads
        self.has_parted = False  # good-bye was said: only the program itself may add to it

    def enter(self, scope: str) -> str:
        """The scope that is left by it, or nothing: one that lies around the new one is not left, and the same one
        again is a new one."""
        old, new = self.scope.split("/"), scope.split("/")
        self.scope, self._next = scope, ""
        common = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(old, new, strict=False)))
        return "/".join(old[: common + 1]) if common < len(old) or len(old) == len(new) else ""

    def linger(self, scope: str) -> None:
        self._next = scope

    def is_left(self, scope: str) -> bool:
        """Does what belongs there come too late? If not, and it is only a greeting, the first key takes it away."""
        here = scope == GREETING or is_within(scope, self.scope) or is_within(self.scope, scope)
        if not is_within(scope, PROGRAM) and (self.has_parted or not here):
            return True
        if scope.endswith(GREETING):
            self._passing.add(scope)
        return False

    def press(self) -> list[str]:
        """Somebody pressed a key: they know where they are. The scopes that are left by it."""
        left = [self.enter(self._next)] if self._next else []
        passing, self._passing = self._passing, set()
        return [*left, *sorted(passing)]
