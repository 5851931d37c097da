"""The port between the host and whoever sits at a seat, and what they report back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from access_game.core.journal import Journal
from access_game.core.messages import Message
from access_game.core.questions import Answer, Question
from access_game.core.refusal import Refused
from access_game.narration.view import Countdown as Countdown

PANEL, MENU = "panel", "menu"  # why a table rests: whoever leads it wishes so, or its only person is in a menu
TIME_LEFT = "time_left"  # a message of the host, of use only now
Ticket = int  # one open question, or one "have you heard it all?"


class Onlooker(Protocol):
    """Somebody in the gallery: told what everybody may know, asked nothing."""

    def recall(self, messages: Sequence[Message]) -> None:
        """What was told before: to be known, not to be said again."""

    def tell(self, message: Message) -> None: ...


class Player(Protocol):
    is_person: bool
    listens: bool  # somebody hears what is told here: the table waits for them

    def recall(self, messages: Sequence[Message]) -> None:
        """What this seat was told before it sat down here: to be known, not to be said again."""

    def tell(self, message: Message) -> None: ...

    def ask(self, ticket: Ticket, question: Question[Any]) -> None: ...

    def withdraw(self, ticket: Ticket) -> None:
        """The question is no longer open."""

    def refuse(self, ticket: Ticket, refusal: Refused) -> None:
        """That was no answer; the question is still open."""

    def count_down(self, countdown: Countdown | None) -> None:
        """How much time there is now; None where no bell rings for this seat. To be seen: it is told in words too."""

    def listen(self, ticket: Ticket) -> None:
        """Report Heard when everything told so far has been heard."""


class Answered(NamedTuple):
    ticket: Ticket
    answer: Answer
    at: float | None = None  # when the key went down, on the host's clock; None is now


class Considered(NamedTuple):
    """A computer has made up its mind: what it will say, so many seconds after everybody has heard the question; what
    it spent before on that train of thought counts, but it takes `least` seconds now."""

    ticket: Ticket
    answer: Answer
    after: float
    train: object = None
    least: float = 0.0


class Heard(NamedTuple):
    """Everything told before this ticket has been heard."""

    ticket: Ticket


class Away(NamedTuple):
    """What was told before this ticket waits for its player, who is not behind the curtain yet: no time runs."""

    ticket: Ticket


class Opened(NamedTuple):
    """The answer line is open: the bell holds its breath."""

    ticket: Ticket


class Closed(NamedTuple):
    """The answer line was put away without an answer: the bell goes on."""

    ticket: Ticket


class Undo(NamedTuple):
    """Take back this seat's last answer, if nothing was revealed since."""

    seat: int


class HandOver(NamedTuple):
    """Let a computer of this level go on in that seat; with no level, whoever of the room sat there before."""

    seat: int
    level: str


class Sit(NamedTuple):
    """Somebody sits down where another sat: a person who comes back, or one who takes the seat of a computer."""

    seat: int
    player: Player
    level: str = ""  # "" for a person


class Watch(NamedTuple):
    """Somebody comes to the gallery, or goes."""

    onlooker: Onlooker
    on: bool = True


class Rest(NamedTuple):
    """The table rests: no bell rings, no computer plays, until the same comes with `on` false for each reason."""

    on: bool
    why: str = PANEL


class PassTurn(NamedTuple):
    """Answer for that seat with what does nothing, where there is such an answer."""

    seat: int


class GiveIdea(NamedTuple):
    """Tell everybody that this seat gets an idea; the idea itself is told by its face, to its player alone."""

    seat: int


class End(NamedTuple):
    """Stop the match here, with the scores as they are."""


class Leave(NamedTuple):
    """Put the match away; what was written down stays saved."""


class TryAgain(NamedTuple):
    """The lines that could not be kept: once more."""


class KeepElsewhere(NamedTuple):
    """From now on the lines go to this journal, which already holds all that were kept so far."""

    journal: Journal


Report = (
    Answered | Considered | Heard | Away | Opened | Closed | Undo | HandOver | Sit | Watch | Rest | PassTurn
    | GiveIdea | End | Leave | TryAgain | KeepElsewhere
)  # fmt: skip
Post = Callable[[Report], None]
