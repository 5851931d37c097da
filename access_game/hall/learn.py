"""Learn: the rules in steps, the sounds, the keys, a first game led by the hand."""

from __future__ import annotations

from access_game.games import stems
from access_game.narration.phrasebook import NoPhrase, Phrasebook
from access_game.narration.rulepage import rule_page
from access_game.narration.tutorial import tutorial
from access_game.narration.utterance import Cue, Lane, Say, Utterance
from access_game.players.pages import Choice, ListPage, TextPage

from .house import House


class Learning:
    def __init__(self, house: House) -> None:
        self.house, self.console = house, house.console

    def text(self, id: str, **facts: str | int) -> str:
        return self.console.text(id, **facts)

    def open(self) -> None:
        choices = []
        for stem in stems():
            try:
                tutorial(self.console.book.language, stem)
            except NoPhrase:
                continue
            choices.append(Choice(f"tutorial/{stem}", self.text("learn-tutorial", title=self.title(stem))))
        choices += [Choice(f"rules/{stem}", self.text("learn-rules", title=self.title(stem))) for stem in stems()]
        choices += [Choice("sounds", self.text("learn-sounds")), Choice("keys", self.text("learn-keys"))]
        choices.append(Choice("letters", self.text("learn-letters")))
        self.page = ListPage(
            self.text("learn-title"), choices, self.choose, on_back=lambda: self.console.close(self.page)
        )
        self.page.help = self.text("learn-help")
        self.console.open(self.page)

    def title(self, stem: str) -> str:
        return Phrasebook(self.console.book.language, stem).text("game-title")

    def choose(self, id: str) -> None:
        kind, _, stem = id.partition("/")
        if kind == "tutorial":
            self.house.teach(stem)
        elif kind == "rules":
            self.read_rules(stem)
        elif kind == "sounds":
            self.sounds()
        elif kind == "letters":
            self.letters()
        else:
            self.console.do("learn_keys")

    def read_rules(self, stem: str) -> None:
        steps = rule_page(self.console.book.language, stem)
        paragraphs = [f"{step.title}. {step.text}" for step in steps]
        self.console.open(TextPage(self.title(stem), paragraphs, self.console.close, self.text("text-help")))

    def sounds(self) -> None:
        """Enter plays the sound, then says what it means."""
        meanings = dict(self.house.sounds())

        def play(name: str) -> None:
            words = (Cue(name), Say(meanings[name]))
            self.console.say(Utterance(words, Lane.FOCUS, language=self.console.book.language, braille=meanings[name]))

        choices = [Choice(name, meaning) for name, meaning in meanings.items()]
        page = ListPage(self.text("sounds-title"), choices, play, on_back=lambda: self.console.close(page))
        page.help = self.text("sounds-help")
        self.console.open(page)

    def letters(self) -> None:
        """Letters that sound alike, to train the ear: Enter spells with the word."""
        rows = [Choice(letter, letter) for letter in "BDGPTVMNFSIJQU"]
        page = ListPage(
            self.text("letters-title"), rows, lambda id: self.console.do("spell"),
            on_back=lambda: self.console.close(page), help=self.text("letters-help"),
        )  # fmt: skip
        self.console.open(page)
