"""Hearing again what was said: message by message, word by word, letter by letter."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from access_game.narration.letters import spelled
from access_game.narration.transcript import Spoken
from access_game.narration.utterance import Lane, Say, Utterance

if TYPE_CHECKING:
    from .console import Console


class Review:
    def __init__(self, console: Console) -> None:
        self.console = console
        self._spelled = ""  # asked for again it is spelled with a word for each letter
        self.commands: dict[str, Callable[[], None]] = {
            "repeat": lambda: self.give(console.transcript.repeat()),
            "older": lambda: self.give(console.transcript.older()),
            "newer": lambda: self.give(console.transcript.newer()),
            "oldest": lambda: self.give(console.transcript.oldest()),
            "newest": lambda: self.give(console.transcript.newest()),
            "word_back": lambda: self.piece(console.transcript.word(-1)),
            "word_on": lambda: self.piece(console.transcript.word(1)),
            "letter_back": lambda: self.piece(console.transcript.letter(-1)),
            "letter_on": lambda: self.piece(console.transcript.letter(1)),
            "spell": self.spell,
        }

    def give(self, item: Spoken | None) -> None:
        if item is None:
            self.console.focus(self.console.text("history-end"), "edge")
        else:
            self.console.say(item.again)

    def piece(self, piece: str | None) -> None:
        """A word or a letter of the message under review; it is struck with its message."""
        console = self.console
        if piece is None:
            console.focus(console.text("history-end"), "edge")
            return
        item = console.transcript.current
        said = spelled(console.book, piece) if len(piece) == 1 else Utterance((Say(piece),), braille=piece)
        topic = item.utterance.topic if item is not None else ""
        console.say(replace(said, lane=Lane.FOCUS, language=console.book.language, topic=topic))

    def spell(self) -> None:
        """What is here, letter by letter; a second time each letter with its word."""
        word = self.console.page.here().strip() or self.console.page.title()
        if word:  # else it has no effect here, and that is said
            again = word == self._spelled
            self._spelled = "" if again else word
            self.console.say(spelled(self.console.book, word, each=again))
