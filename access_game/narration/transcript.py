"""What one listener has heard and may hear again: item by item, word by word, letter by letter."""

from __future__ import annotations

from dataclasses import dataclass, replace

from access_game.core.messages import Message
from access_game.core.seats import Seat
from access_game.core.table import FORGOTTEN
from access_game.narration.utterance import Cue, Lane, Utterance, strikes

PASSING = frozenset({"asked", "turn", "turned_down"})  # of use only in their moment
LONGEST = 2000  # items kept: more than any match says


@dataclass(frozen=True, slots=True)
class Spoken:
    number: int  # counts all items ever heard; numbers of struck ones do not come back
    key: str
    utterance: Utterance
    is_mine: bool = False  # the listener did it
    word: str = ""  # the one it is about: what is worth spelling

    @property
    def text(self) -> str:
        return self.utterance.text

    @property
    def is_passing(self) -> bool:
        return self.key in PASSING or self.utterance.ceremony

    @property
    def again(self) -> Utterance:
        """The same words without their sounds, where the player is. It keeps its topic: it can still be struck."""
        words = tuple(part for part in self.utterance.parts if not isinstance(part, Cue))
        return replace(self.utterance, parts=words, lane=Lane.FOCUS, clock=False)


class Transcript:
    """`seat` None listens for a whole shared table."""

    def __init__(self, seat: Seat | None = None) -> None:
        self.seat = seat
        self.items: list[Spoken] = []
        self._count = 0
        self._left = 0  # number of the first item after my last turn
        self._my_turn = self._has_turns = False
        self._at: int | None = None  # number of the item the cursor is on; None is the newest
        self._word = self._letter = 0

    # Hearing -------------------------------------------------------------------------------
    def hear(self, message: Message, utterance: Utterance | None) -> None:
        """Every message in order, with what was said of it. "forgotten" strikes what it names."""
        for topic in forgotten_by(message):
            self.strike(topic)
        if message.key == "turn":
            mine = message.facts["who"] == self.seat
            if not self._has_turns or (self._my_turn and not mine):
                self._left = self._count
            self._my_turn, self._has_turns = mine, True
        elif message.key == "noted" and not self._has_turns:
            self._left = self._count  # without turns, my last answer is where I was last
        if utterance is not None:
            topic = topic_of(message) or utterance.topic
            word = message.facts.get("word", "")
            self.note(
                utterance if topic == utterance.topic else replace(utterance, topic=topic),
                message.key,
                self.seat is not None and message.facts.get("who") == self.seat,
                word if isinstance(word, str) else "",
            )

    def note(self, utterance: Utterance, key: str = "", is_mine: bool = False, word: str = "") -> None:
        """Something said that is no message: a refusal, a hint."""
        if not utterance.text:
            return  # a mere sound cannot be heard again
        self.items.append(Spoken(self._count, key, utterance, is_mine, word))
        self._count += 1
        if self._at is None:
            self._word = self._letter = 0  # the cursor follows the newest until it is moved
        del self.items[:-LONGEST]

    def strike(self, topic: str) -> None:
        """From now on nothing of this topic, or of a part of it, is given back. The cursor falls on what was before."""
        if not topic:
            return
        here = self.current
        self.items = [item for item in self.items if not strikes(topic, item.utterance.topic)]
        if here is not None and strikes(topic, here.utterance.topic):
            before = [item for item in self.items if item.number < here.number]
            if before:
                self._land(before[-1])
            else:
                self._go(self.items[0].number if self.items else None)

    # Hearing again -------------------------------------------------------------------------
    @property
    def current(self) -> Spoken | None:
        """Where the cursor is: on the newest item until it is moved."""
        if not self.items:
            return None
        return next((item for item in self.items if item.number == self._at), self.items[-1])

    def repeat(self) -> Spoken | None:
        """The last thing that was said; the cursor goes there too."""
        return self.newest()

    def last(self, count: int) -> tuple[str, ...]:
        """The newest texts, oldest of them first: captions."""
        return tuple(item.text for item in self.items[-count:]) if count > 0 else ()

    def missed(self, since: int | None = None) -> tuple[Spoken, ...]:
        """What the others did since my last turn ended, or since the item of that number, this one included. What I did
        and what I am asked I know, and what only leads from one thing to the next has passed."""
        first = self._left if since is None else since
        return tuple(item for item in self.items if item.number >= first and not item.is_mine and not item.is_passing)

    def older(self) -> Spoken | None:
        """None at the edge: the cursor stays."""
        return self._step(-1)

    def newer(self) -> Spoken | None:
        return self._step(1)

    def oldest(self) -> Spoken | None:
        return self._land(self.items[0]) if self.items else None

    def newest(self) -> Spoken | None:
        return self._land(self.items[-1]) if self.items else None

    def word(self, step: int = 0) -> str | None:
        """The word under the cursor, or that many words on. None at the edge: the cursor stays."""
        words = self._words()
        place = self._word + step
        if not 0 <= place < len(words):
            return None
        self._word, self._letter = place, 0 if step else self._letter
        return words[place]

    def letter(self, step: int = 0) -> str | None:
        """The letter under the cursor, or that many letters on within the word. None at the edge."""
        word = self.word() or ""
        place = self._letter + step
        if not 0 <= place < len(word):
            return None
        self._letter = place
        return word[place]

    def _words(self) -> list[str]:
        return self.current.text.split() if self.current is not None else []

    def _step(self, step: int) -> Spoken | None:
        if self.current is None:
            return None
        place = self.items.index(self.current) + step
        return self._land(self.items[place]) if 0 <= place < len(self.items) else None

    def _land(self, item: Spoken) -> Spoken:
        self._go(None if item is self.items[-1] else item.number)
        return item

    def _go(self, number: int | None) -> None:
        self._at, self._word, self._letter = number, 0, 0


def topic_of(message: Message) -> str:
    """What it is forgotten with: a card turned up with its own slot, for it may be masked before all others are."""
    if message.key == "turned_up" and message.topic and " " not in message.topic:
        return f"{message.topic} {message.facts['slot']}"
    return message.topic


def forgotten_by(message: Message) -> tuple[str, ...]:
    """What nobody may look up from now on: what the table says, and cards that lie face down again."""
    if message.key == FORGOTTEN:
        return (message.facts["forgotten"],)
    if message.key == "turned_down":
        return tuple(f"{message.facts['place']} {slot}" for slot in message.facts["slots"])
    return ()
