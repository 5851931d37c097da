"""Learn: the rules in steps, the sounds, the keys, a first game led by the hand."""

from __future__ import annotations

from access_game.games import stems
from access_game.narration.phrasebook import NoPhrase, Phrasebook
from access_game.narration.rulepage import rule_page
from access_game.narration.tutorial import tutorial
from access_game.narration.utterance import Cue, Lane, Say, Utterance
from access_game.narration.wording import listed
from access_game.players.guidance import key_of
from access_game.players.pages import Choice, ListPage, TextPage

from .house import House

ALIKE = ("BDGPTV", "MN", "FS", "IJ", "QU")  # letters whose names sound alike


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
            label = self.text("learn-tutorial", title=self.title(stem))
            choices.append(Choice(f"tutorial/{stem}", label, detail=self.text("learn-tutorial-detail")))
        choices += [
            Choice(f"rules/{stem}", self.text("learn-rules", title=self.title(stem)), detail=self.steps(stem))
            for stem in stems()
        ]
        key = key_of(self.console, "learn_keys")
        choices += [
            Choice(one, self.text(f"learn-{one}"), detail=self.text(f"learn-{one}-detail", key=key))
            for one in ("sounds", "keys", "letters")
        ]
        self.page = ListPage(
            self.text("learn-title"), choices, self.choose, on_back=lambda: self.console.close(self.page)
        )
        self.page.help = self.text("learn-help")
        self.console.open(self.page)

    def title(self, stem: str) -> str:
        return Phrasebook(self.console.book.language, stem).text("game-title")

    def steps(self, stem: str) -> str:
        """How much there is to read, and what the game is about."""
        language = self.console.book.language
        sentence = Phrasebook(language, stem).text("game-sentence")
        return self.text("learn-rules-detail", n=len(rule_page(language, stem)), sentence=sentence)

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
        paragraphs = [step.spoken for step in steps]
        self.console.open(TextPage(self.title(stem), paragraphs, self.console.close, self.text("text-help")))

    def sounds(self) -> None:
        """Enter plays the sound, then says what it means."""
        meanings = dict(self.house.sounds())

        def play(name: str) -> None:
            words = (Cue(name), Say(meanings[name]))
            self.console.say(Utterance(words, Lane.FOCUS, language=self.console.book.language, braille=meanings[name]))

        detail = self.text("sounds-detail")
        choices = [Choice(name, meaning, detail=detail) for name, meaning in meanings.items()]
        page = ListPage(self.text("sounds-title"), choices, play, on_back=lambda: self.console.close(page))
        page.help = self.text("sounds-help")
        self.console.open(page)

    def others(self, letter: str) -> str:
        """Those it is taken for."""
        group = next(group for group in ALIKE if letter in group)
        book = self.console.book
        return self.text("letters-detail", others=listed(book, [other for other in group if other != letter]))

    def letters(self) -> None:
        """Letters that sound alike, to train the ear: Enter spells with the word."""
        rows = [Choice(letter, letter, detail=self.others(letter)) for letter in "".join(ALIKE)]
        page = ListPage(
            self.text("letters-title"), rows, lambda id: self.console.do("spell"),
            on_back=lambda: self.console.close(page), help=self.text("letters-help"),
        )  # fmt: skip
        self.console.open(page)
