"""Hearing again what was said: message by message, word by word, letter by letter."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from access_game.narration.letters import spelled
from access_game.narration.transcript import Spoken
from access_game.narration.utterance import Lane, Say, Utterance
from access_game.narration.view import Kind

from .pages import LinePage, ListPage

if TYPE_CHECKING:
    from .console import Console


SIGNS = '.,;:!?«»"()\u00a0\u202f '  # around a word, and no part of it


class Review:
    def __init__(self, console: Console) -> None:
        self.console = console
        self._spelled = ""  # asked for again it is spelled with a word for each letter
        self._reviewed: tuple[Spoken, str, str] | None = None  # message, word, and where one was
        self.commands: dict[str, Callable[[], None]] = {
            "repeat": self.repeat,
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

    def repeat(self) -> None:
        """What was said last; where nothing was told yet, what is here."""
        item = self.console.transcript.repeat()
        if item is None:
            self.console.introduce()
        else:
            self.give(item)

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
        if item is not None:
            self._reviewed = item, console.transcript.word() or "", self._here
        said = spelled(console.book, piece) if len(piece) == 1 else Utterance((Say(piece),), braille=piece)
        topic = item.utterance.topic if item is not None else ""
        console.say(replace(said, lane=Lane.FOCUS, language=console.book.language, topic=topic))

    def spell(self) -> None:
        """What is here, letter by letter; a second time each letter with its word."""
        word, topic = self._word_here()
        if not word:
            self.console.focus(self.console.text("nothing-to-spell"), "edge")
            return
        again = word == self._spelled
        self._spelled = "" if again else word
        self.console.say(replace(spelled(self.console.book, word, each=again), topic=topic))

    @property
    def _here(self) -> str:
        """Where one is: who moves on has done with what they were reviewing."""
        page = self.console.page
        return f"{page.serial} {page.here()}"

    def _word_here(self) -> tuple[str, str]:
        """What is worth spelling, and its topic: the word one has gone to in the history, what is typed, the letter of
        the card or the item one is on; else the last word that was told."""
        console, page = self.console, self.console.page
        if self._reviewed is not None:
            item, word, here = self._reviewed
            if item is console.transcript.current and here == self._here and word.strip(SIGNS):
                return word.strip(SIGNS), item.utterance.topic
        if isinstance(page, LinePage) and page.text:
            return ("" if page.secret else page.text.strip()), ""
        if isinstance(page, ListPage) and page.current is not None and page.scope == "":
            return page.current.label.strip(), ""  # a menu, a text
        if isinstance(page, ListPage) and page.current is not None:
            face = page.current.face
            if face is not None and face.letter:
                return face.letter, ""
            if face is None and page.kind is Kind.LIST:
                return page.current.label.strip(), ""
        told = next((item for item in reversed(console.transcript.items) if item.word), None)
        return (told.word, told.utterance.topic) if told is not None else ("", "")
