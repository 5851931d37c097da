"""A Frontibix computer: it knows the letter it was shown, and the rival's only from the word it heard."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from access_game.core.initials import is_plain, misleading
from access_game.core.letters import Letters, fold
from access_game.core.messages import Message
from access_game.core.questions import Pick, Press, Question, Word, one_of
from access_game.core.seats import Seat
from access_game.words.query import Level, Query

from .bot import Chair, Thought, Train

REACTS = {"easy": (4.0, 8.0), "normal": (2.8, 5.2), "hard": (1.7, 3.3)}  # seconds, from and to, among computers
YIELDS = {"easy": 2 / 3, "normal": 1 / 2, "hard": 1 / 3}  # of the races somebody wins: those left to a person
FLOOR = {"easy": 2.5, "normal": 2.0, "hard": 1.5}  # seconds: no computer is quicker, however quick the person is
CATCHES_UP = 0.5  # seconds from the second beep, at least: more would make it pay to ask for help late
RACE_TIME = 30.0  # seconds, before the pace of the table: a race lasts no longer
FAILS = {"easy": 0.3, "normal": 0.15, "hard": 0.05}  # of the races; half of them with a wrong word
KNOWS = {"easy": 30, "normal": 30, "hard": 60}  # words that come to mind; the easy list has only words worth it
FEW = {
    "fr": "arbre avril balle boire café clair dame drap école étoile fille fleur gare grand hibou huile image iris "
    "jardin jupe kayak kilo lampe livre maison merle neige nuage olive orage pluie prune quatre quille rivière "
    "robe soleil sucre table triste usine utile valise verre web western Xavier xylophone yoga yaourt zèbre zéro",
    "en": "apple arrow bread bottle candle cloud dance dream elephant eleven field friend garden grape house hurry "
    "image iron jacket jungle kettle kitchen lemon letter morning music needle night orange owl planet purple "
    "queen quick river rose silver spoon table tiger umbrella under valley very water window Xavier xylophone "
    "yellow young zebra zero",
}


class FrontibixPlayer:
    def __init__(self, chair: Chair) -> None:
        self.chair, self.seat, self.level, self.rng = chair, chair.seat, chair.level, chair.rng
        self.scores: dict[Seat, int] = {}
        self.rival: Seat | None = None  # in this duel
        self.train: Train | None = None  # of thought, in this race: whatever interrupts it, it goes on where it stood
        self.needs = 0.0  # how long it takes in this race
        self.stuck = False  # it will ask for help in this race
        self.is_helped = False  # somebody did, and the race goes on
        self.races = self.blanks = 0  # how many it ran, and in how many no word with both letters came to mind
        self.letter = ""  # of the card it was shown
        self.heard = ""  # what the rival said
        self.said: set[str] = set()  # in this duel, by anybody: such a word wins nothing any more
        self.found = ""

    def hear(self, message: Message) -> None:
        facts = message.facts
        match message.key:
            case "dealt" | "shown":
                self.letter = facts["card"].face if facts["card"].is_letter else ""
            case "challenged":
                self.rival = facts["rival"] if facts["who"] == self.seat else facts["who"]
                self.letter, self.heard, self.train, self.is_helped = "", "", None, False
                self.said.clear()
            case "revealed" | "other_word":
                self.said.add(fold(facts["word"]))
                if facts["who"] != self.seat:
                    self.heard = facts["word"]
            case "scored":
                self.scores[facts["who"]] = facts["total"]
            case "asked_help":
                self.is_helped = True
            case _:
                pass

    def answer(self, question: Question[Any]) -> Thought | None:
        match question:
            case Pick(key="opponent"):
                return Thought(self.opponent(question), 2.0)
            case Pick(key="race"):
                return self.race(question)
            case Pick(key="calm_start"):
                return Thought("write", 1.0)
            case Word(key="own_word"):
                return Thought(self.starting(self.letter), 2.0 + 3 * self.rng.random())  # calm ones too are in time
            case Press():  # a firecracker: as long as others take to find a word
                return Thought(True, 2.0 + 3 * self.rng.random())
            case Word(key="second_word"):
                return Thought(self.starting(question.starting, but=question.facts["word"], plain=True), 3.0)
            case Word(key="both_word"):
                return Thought(self.found, 0.6 + self.rng.random())  # three seconds after the buzz it would be too late
            case Word(key="calm_word"):
                return Thought(self.holding_both(shortest=self.level == "hard"), 3.0 + 4 * self.rng.random())
            case _:
                return Thought(question.guess(self.rng))

    def opponent(self, question: Pick[int]) -> int:
        """Anybody; a hard computer goes for whoever has won most."""
        options = list(question.options)
        if self.level != "hard":
            return one_of(options, self.rng)
        return max(options, key=lambda seat: (self.scores.get(Seat(seat), 0), -seat))

    def race(self, question: Pick[str]) -> Thought:
        """Once in each race it thinks of a word, and how long that takes; asked again it goes on with that."""
        if self.train is None:
            self.train = Train()
            self.think()
        elif fold(self.found) in self.said:  # the word that helped was the one it had in mind
            self.found = self.holding_both()
        if self.stuck and not self.is_helped:
            return Thought("help", self.needs / 2, self.train)
        least = CATCHES_UP if self.is_helped else 0.0
        choice, after = ("buzz", self.needs) if self.found else ("give_up", 2 * self.needs + 4)
        return Thought(choice, after, self.train, least)

    def think(self) -> None:
        self.needs = self.reaction()
        self.stuck = self.level == "easy" and self.rng.random() < 0.1
        luck = self.rng.random() / FAILS[self.level]
        self.found = self.holding_both()
        self.races, self.blanks = self.races + 1, self.blanks + (not self.found)
        if luck < 0.5:
            self.found = self.starting(self.letter)  # so sure, and one letter is missing
        elif luck < 1:
            self.found = ""

    def reaction(self) -> float:
        """As quick as the person it races with, more or less so by its level; among computers, as the level is."""
        stride = None if self.rival is None else self.chair.stride_of(self.rival)
        if stride is None:
            return self.between(*REACTS[self.level])
        errs, within = FAILS[self.level] / 2, RACE_TIME * self.chair.slower
        lacks = errs + (1 - 2 * errs) * self.blanks / (self.races + 10)  # careful: a few races prove little
        reaction = stride.reaction(YIELDS[self.level], lacks, errs, self.rng, self.chair.slower, within)
        return max(reaction, FLOOR[self.level] * self.between(1.0, 1.2))

    def holding_both(self, shortest: bool = False) -> str:
        """A word with the known letter and the first letter of the word that was heard, or nothing."""
        if not self.letter or not self.heard:
            return ""
        found = self.words(containing=self.letter + fold(self.heard)[0])
        words = list(islice((word for word in found if fold(word) not in self.said), KNOWS[self.level]))
        if not words:
            return ""
        return min(words, key=lambda word: len(fold(word))) if shortest else one_of(words, self.rng)

    def starting(self, letter: str, but: str = "", plain: bool = False) -> str:
        """A word to say on three. Whoever is asked for a second word gives one whose initial is heard."""
        if not letter:
            return ""
        language, spent = self.chair.language, {*self.said, fold(but)}
        tricky = misleading(letter, language)
        if tricky and self.level == "hard" and not plain and self.rng.random() < 0.6:
            for start in sorted(tricky, key=lambda start: self.rng.random()):
                unclear = (word for word in self.words(starting=start) if not is_plain(word, language))
                if words := self.fresh(unclear, spent):
                    return one_of(words, self.rng)
        words = []
        if plain or self.level == "easy":
            clear = (word for word in self.words(starting=letter) if is_plain(word, language))
            words = self.fresh(clear, spent)
        words = words or self.fresh(self.words(starting=letter), spent)
        return one_of(words, self.rng) if words else ""

    def fresh(self, words: Iterator[str], spent: set[str]) -> list[str]:
        """Those that come to mind first of the words that were not said yet."""
        return list(islice((word for word in words if fold(word) not in spent), 2 * KNOWS[self.level]))

    def words(self, starting: str = "", containing: str = "") -> Iterator[str]:
        """The words of the list that come to mind first; a handful of them where there is no list."""
        fits = Letters(starting=starting, containing=containing)
        if self.chair.words is not None:
            return (hit.display for hit in self.chair.words.find(Query.of(fits, 3), Level.named(self.level)))
        few = FEW.get(self.chair.language, FEW["en"]).split()
        return (word for word in few if fits.refuse(word) is None)

    def between(self, low: float, high: float) -> float:
        return low + (high - low) * self.rng.random()
