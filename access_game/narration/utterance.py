"""What is to be said: a row of parts, where it belongs, and in whose voice."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum


@dataclass(frozen=True, slots=True)
class Say:
    """Words for the voice."""

    text: str
    voice: int | None = None  # the seat whose words these are; None: of whoever says the rest


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


class Lane(Enum):
    EVENT = "event"  # said in the order in which it happened
    FOCUS = "focus"  # the answer to a key: said at once, and the newest replaces all older ones


# Where something said belongs; leaving such a scope takes away whatever of it is waiting or being said. Scopes lie
# within each other as folders do: who leaves "match" leaves "match/private" too.
PROGRAM = "program"  # never left: what is kept, what is lost, good-bye
GREETING, PAGE, LESSON, MATCH = "greeting", "page", "lesson", "match"
PRIVATE = "private"  # within a match: behind the curtain
QUESTION = "question"  # within a match or a private moment: as long as it is open

ON_PAGE = ("question", "page", "here", "taken")  # tags of what stands on the page anyway: its title, and where one is


@dataclass(frozen=True, slots=True)
class Utterance:
    parts: tuple[Part, ...] = ()
    lane: Lane = Lane.EVENT
    voice: int | None = None  # the seat whose voice speaks; None is the narrator
    language: str = "fr"
    braille: str = ""  # the short text for a braille line
    topic: str = ""  # what it is forgotten with
    pan: float = 0.0  # where the speaking seat sits
    clock: bool = False  # a chrono, time that is up, a start signal, a claim in a race: it alone overtakes and cuts in
    late: bool = False  # readers have it once hearers have heard it: with whatever is told next, like a start signal
    ceremony: bool = False  # nobody waits for it: skipped where a question waits for the player
    brief: tuple[Part, ...] = ()  # the same in fewer words, for a listener who is far behind; empty: as it is
    scope: str = ""  # where it belongs; the console fills in its own
    number: int = 0  # the how-manieth thing said at this console: the order in which things happened
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


def goes_with(forgotten: str, said: Utterance) -> bool:
    """Is this struck where that is forgotten? With a whole topic go the answers to keys too: a hand that was read, a
    card somebody stood on, may tell of it as well as what was told."""
    answers = said.lane is Lane.FOCUS and not said.topic and " " not in forgotten
    return strikes(forgotten, said.topic) or (bool(forgotten) and answers)


def is_within(scope: str, left: str) -> bool:
    """Does a scope go when that one is left?"""
    return scope == left or scope.startswith(f"{left}/")


def say(text: str, *, focus: bool = False, clock: bool = False, braille: str = "", language: str = "fr") -> Utterance:
    """The commonest utterance: one sentence in the narrator's voice."""
    return Utterance(
        (Say(text),),
        Lane.FOCUS if focus else Lane.EVENT,
        clock=clock,
        language=language,
        braille=braille or text,
    )
