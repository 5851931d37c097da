"""What is to be said: a row of parts, how urgent it is, and in whose voice."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, IntEnum


@dataclass(frozen=True, slots=True)
class Say:
    """Words for the voice."""

    text: str


@dataclass(frozen=True, slots=True)
class Spell:
    """Letter names, one by one ("bé, o, i"); `text` is what a screen or a braille line shows."""

    names: tuple[str, ...]
    text: str


@dataclass(frozen=True, slots=True)
class Pause:
    ms: int


@dataclass(frozen=True, slots=True)
class Cue:
    """A sound of `sounds/`, by name; `pan` -1 left to 1 right, `pitch` in semitones."""

    name: str
    pan: float = 0.0
    pitch: float = 0.0


Part = Say | Spell | Pause | Cue


class Priority(IntEnum):
    NORMAL = 0
    NEXT = 1  # before what waits, after what is being said
    NOW = 2  # cuts in; an alert of this kind is never cut by a move of the focus


class Lane(Enum):
    EVENT = "event"  # queued, never lost
    FOCUS = "focus"  # where the player is: the newest replaces all older ones


@dataclass(frozen=True, slots=True)
class Utterance:
    parts: tuple[Part, ...] = ()
    priority: Priority = Priority.NORMAL
    lane: Lane = Lane.EVENT
    voice: int | None = None  # the seat whose voice speaks; None is the narrator
    language: str = "fr"
    braille: str = ""  # the short text for a braille line
    topic: str = ""  # what it is forgotten with
    pan: float = 0.0  # where the speaking seat sits
    tag: object = field(default=None, compare=False)  # the caller's own mark, handed back untouched
    text: str = field(init=False, repr=False, compare=False)  # what a caption, a terminal line or a reader gets

    def __post_init__(self) -> None:
        words = [part.text for part in self.parts if isinstance(part, Say | Spell) and part.text]
        object.__setattr__(self, "text", words[0] if len(words) == 1 else " ".join(words))

    @property
    def cues(self) -> tuple[Cue, ...]:
        return tuple(p for p in self.parts if isinstance(p, Cue))


def strikes(forgotten: str, topic: str) -> bool:
    """A topic is struck by itself and by its first word: forgetting "grid" takes "grid 3" along."""
    return bool(forgotten) and forgotten in (topic, topic.split(" ", 1)[0])


def say(text: str, *, focus: bool = False, now: bool = False, braille: str = "", language: str = "fr") -> Utterance:
    """The commonest utterance: one sentence in the narrator's voice."""
    return Utterance(
        (Say(text),),
        Priority.NOW if now else Priority.NORMAL,
        Lane.FOCUS if focus else Lane.EVENT,
        language=language,
        braille=braille or text,
    )
