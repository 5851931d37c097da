"""Pages of the console: a list, a grid, a line being typed, a text to read. One of them has the focus.

A page knows nothing of keys, voices or screens. It moves, and says in words where it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import TYPE_CHECKING, NamedTuple, Protocol

from access_game.narration.utterance import Part
from access_game.narration.view import CardFace, Item, Kind, View

if TYPE_CHECKING:
    from .leaf import Leaf

_serials = count(1)
LONGEST_LINE = 60  # no word is longer, and a key that was held down must come to an end
DIGIT_TIME = 1.2  # two digits within this time are one number


@dataclass(frozen=True, slots=True)
class Choice:
    id: str
    label: str
    braille: str = ""
    face: CardFace | None = None
    alive: bool = True
    detail: str = ""
    spoken: tuple[Part, ...] = ()  # how the voice says it, with its sound; the label where empty
    number: int = 0  # by which it is typed, where that is not its place in the list


def numbered(choices: Sequence[Choice]) -> list[tuple[int, Choice]]:
    """The choices with the numbers they are typed by."""
    return [(choice.number or place, choice) for place, choice in enumerate(choices, start=1)]


class Moved(NamedTuple):
    """What a move came to: the text to say, and whether it ran into the edge."""

    text: str
    at_edge: bool = False


class Page(Protocol):
    serial: int
    asked: int  # the page on which its question came first: the same question may come again on another
    typing: bool
    help: str  # what this page is for, in words
    scope: str  # the question that its title asks: to introduce the page is to ask it

    def view(self) -> View: ...

    def title(self) -> str: ...

    def here(self) -> str:
        """Where the focus is, in words."""

    def move(self, command: str, digit: int = 0, at: float = 0.0) -> Moved: ...

    def choose(self) -> None: ...

    def back(self) -> bool:
        """Leave the page if it can be left; False where only the menu of actions helps."""


class ListPage:
    """Things to choose from, below each other, side by side, or in a grid."""

    typing = False

    def __init__(
        self,
        title: str,
        choices: Sequence[Choice],
        on_choose: Callable[[str], None],
        *,
        on_back: Callable[[], None] | None = None,
        columns: int = 1,
        kind: Kind = Kind.LIST,
        help: str = "",
        several: bool = False,
        focus: str = "",
    ) -> None:
        self.serial, self.name, self.choices = next(_serials), title, tuple(choices)
        self.asked = self.serial
        self.on_choose, self.on_back = on_choose, on_back
        self.columns, self.kind, self.help, self.several = max(columns, 1), kind, help, several
        ids = [choice.id for choice in self.choices]
        self.focus = ids.index(focus) if focus in ids else 0
        self.ticked: set[str] = set()
        self.is_counted = True  # "2 of 5" helps here
        self.scope = ""
        self._digits, self._digits_at = "", float("-inf")

    def title(self) -> str:
        return self.name

    @property
    def current(self) -> Choice | None:
        return self.choices[self.focus] if self.choices else None

    def here(self) -> str:
        return self.current.label if self.current else ""

    def rebuild(self, choices: Sequence[Choice], title: str = "") -> None:
        """New choices under the focus: it stays on the same one, or falls to the next that is still there."""
        old, where = self.choices, self.focus
        self.choices = tuple(choices)
        self.name = title or self.name
        places = {choice.id: place for place, choice in enumerate(self.choices)}
        for choice in (*old[where:], *reversed(old[:where])):
            if choice.id in places:
                self.focus = places[choice.id]
                break
        else:
            self.focus = 0
        self.ticked &= set(places)

    def focus_on(self, id: str) -> bool:
        for place, choice in enumerate(self.choices):
            if choice.id == id:
                self.focus = place
                return True
        return False

    def view(self) -> View:
        items = tuple(
            Item(c.id, c.label, c.face, c.id in self.ticked, c.braille, c.alive, number)
            for number, c in numbered(self.choices)
        )
        focus = self.focus if items else -1
        return View(self.kind, self.serial, self.name, items, focus, self.columns, asked=self.asked)

    def move(self, command: str, digit: int = 0, at: float = 0.0) -> Moved:
        target, last = self.focus, len(self.choices) - 1
        match command:
            case "up":
                target -= self.columns
            case "down":
                target += self.columns
            case "left" | "right":
                target += 1 if command == "right" else -1
                if self.kind is Kind.GRID and target // self.columns != self.focus // self.columns:
                    target = -1  # a row has ends
            case "first":
                target = 0
            case "last":
                target = last
            case "nth":
                return self._nth(digit, at)
        if not 0 <= target <= last:
            return Moved(self.here(), at_edge=True)
        self.focus = target
        return Moved(self.here())

    def _nth(self, digit: int, at: float) -> Moved:
        fresh = at - self._digits_at > DIGIT_TIME
        self._digits = str(digit) if fresh else str(int(self._digits + str(digit)))  # noughts do not pile up
        self._digits_at = at
        if int(self._digits) > len(self.choices):
            self._digits = str(digit)
        number = int(self._digits) or 10
        if number > len(self.choices):
            return Moved(self.here(), at_edge=True)
        self.focus = number - 1
        return Moved(self.here())

    def tick(self) -> bool | None:
        """Tick or untick the current choice: its new state, or None where nothing can be ticked."""
        if not self.several or self.current is None:
            return None
        self.ticked ^= {self.current.id}
        return self.current.id in self.ticked

    def choose(self) -> None:
        if self.current is not None:
            self.on_choose(self.current.id)

    def back(self) -> bool:
        if self.on_back is None:
            return False
        self.on_back()
        return True


class TextPage(ListPage):
    """Something to read, a paragraph at a time; Enter goes on, and after the last one leaves."""

    def __init__(self, title: str, paragraphs: Sequence[str], on_back: Callable[[], None], help: str = "") -> None:
        choices = [Choice(str(n), text) for n, text in enumerate(paragraphs)]
        super().__init__(title, choices, self._go_on, on_back=on_back, kind=Kind.TEXT, help=help)
        self.on_step: Callable[[], None] | None = None  # what to do after a step, e.g. say it
        self.leaf: Leaf | None = None  # what it was laid on, in a terminal
        self.has_more = False  # whoever asks for it again is told the rest
        self.hides: Callable[[], bool] = lambda: False  # is what is typed now for nobody's eyes?

    def view(self) -> View:
        return replace(super().view(), secret=self.hides())

    def _go_on(self, id: str) -> None:
        if self.focus == len(self.choices) - 1:
            self.back()
        else:
            self.focus += 1
            if self.on_step is not None:
                self.on_step()


class LinePage:
    """A line being typed. Letters type here, so commands need Ctrl or a function key."""

    typing = True

    def __init__(
        self,
        title: str,
        on_submit: Callable[[str], None],
        *,
        on_back: Callable[[], None] | None = None,
        on_open: Callable[[bool], None] | None = None,
        secret: bool = False,
        help: str = "",
        empty: str = "",
        longest: int = LONGEST_LINE,
        is_path: bool = False,
    ) -> None:
        self.serial, self.name, self.on_submit, self.on_back = next(_serials), title, on_submit, on_back
        self.longest, self.is_path = longest, is_path  # a path may begin with a slash, like a command
        self.on_open, self.secret, self.help, self.empty = on_open, secret, help, empty
        self.text, self.cursor, self.scope, self.asked = "", 0, "", self.serial
        self.gives_up = False  # an empty line is an answer here: that one has none
        self.is_refused = False  # what stands here was refused: the next letter begins a new word

    def title(self) -> str:
        return self.name

    def here(self) -> str:
        return "" if self.secret else self.text or self.empty

    def view(self) -> View:
        shown = "•" * len(self.text) if self.secret else self.text
        return View(
            Kind.LINE, self.serial, self.name, typed=shown, cursor=self.cursor, secret=self.secret, asked=self.asked
        )

    def set(self, text: str) -> bool:
        """The whole line at once, as a terminal or a braille display may give it. False where it is longer than a
        line may be: then it stays as it was."""
        if len(text) > self.longest:
            return False
        self.text, self.cursor, self.is_refused = text, len(text), False
        return True

    def type(self, text: str) -> bool:
        """False where the line is full."""
        if self.is_refused:
            self.set("")
        if len(self.text) + len(text) > self.longest:
            return False
        was_empty = not self.text
        self.text = self.text[: self.cursor] + text + self.text[self.cursor :]
        self.cursor += len(text)
        if was_empty and self.on_open is not None:
            self.on_open(True)
        return True

    def erase(self, ahead: bool = False) -> str:
        """The letter before the cursor, or the one after it: the one that went, or nothing."""
        self.is_refused = False
        at = self.cursor if ahead else self.cursor - 1
        if not 0 <= at < len(self.text):
            return ""
        gone = self.text[at]
        self.text = self.text[:at] + self.text[at + 1 :]
        self.cursor = at
        if not self.text and self.on_open is not None:
            self.on_open(False)
        return gone

    def move(self, command: str, digit: int = 0, at: float = 0.0) -> Moved:
        self.is_refused = False  # who moves in the word wants to mend it
        if command in ("up", "down"):
            return Moved(self.here(), at_edge=not self.text)
        target = {"left": self.cursor - 1, "right": self.cursor + 1, "first": 0, "last": len(self.text)}.get(command)
        if target is None or not 0 <= target <= len(self.text):
            return Moved(self.here(), at_edge=True)
        return Moved(self.go(target))

    def go(self, target: int) -> str:
        """The cursor before that character: which one it is, or the whole line where it is after the last."""
        self.is_refused = False
        self.cursor = max(0, min(target, len(self.text)))
        return "" if self.secret else self.text[self.cursor : self.cursor + 1] or self.text

    def choose(self) -> None:
        self.on_submit(self.text)

    def back(self) -> bool:
        if self.on_back is None:
            return False
        self.on_back()
        return True
