"""A Paflemix computer: it follows the sentence it hears, and remembers the story as well as its level does."""

from __future__ import annotations

from functools import partial
from typing import Any

from access_game.core.cards import FIRECRACKER, STAR
from access_game.core.letters import fold
from access_game.core.messages import Message
from access_game.core.questions import Pick, Question, Word, YesNo
from access_game.core.sight import Sight
from access_game.core.sounding import alike

from .bot import Chair, Thought
from .stories.teller import Teller

REACTS = {"easy": (5.5, 8.0), "normal": (4.5, 8.0), "hard": (4.0, 7.0)}  # seconds, from and to
KEEPS = {"easy": 0.86, "normal": 0.94, "hard": 0.99}  # of each memory, at each word laid after it
MANY = 7  # cards in hand: with so many it lays what hardly makes sense rather than draw again
PATIENCE = 12.0  # seconds, with a last card that would end the story in the middle of a sentence
NAMES = {"fr": {STAR: "étoile", FIRECRACKER: "pétard"}, "en": {STAR: "star", FIRECRACKER: "firecracker"}}


def keen(weary: bool, drawn: int, cards: int) -> bool:
    """Does it lay rather what hardly makes sense than draw once more? A long sentence is worth a look for a star."""
    return drawn >= 1 + weary or cards >= MANY + 3 * weary


class PaflemixPlayer:
    def __init__(self, chair: Chair) -> None:
        self.chair, self.rng, self.sight = chair, chair.rng, Sight(chair.seat)
        self.teller = Teller(chair.language)
        self.names = NAMES.get(chair.language, NAMES["en"])
        self.story: list[str] = []  # as it goes: words, and names of cards without one
        self.memory: list[str] = []  # the same with holes
        self.planned, self.patience = "", 0.0
        self.drawn = 0  # cards, for the word that is wanted now: it draws once, then it says what it can
        self.number, self.recalled = 0, ""  # the card being recalled, and what the finisher said

    def hear(self, message: Message) -> None:
        self.sight.hear(message)
        facts = message.facts
        match message.key:
            case "round_begins":
                self.story, self.memory = [], []
            case "story_word":
                self.remember(facts["word"])
            case "laid_star":
                self.remember(self.names[STAR])
            case "laid_firecracker":
                self.remember(self.names[FIRECRACKER])
            case "taken_back":
                self.story.pop()
                self.memory.pop()
            case "recalled":
                self.number, self.recalled = facts["number"], facts["word"]
            case _:
                pass

    def remember(self, word: str) -> None:
        self.drawn = 0
        keeps = KEEPS[self.chair.level]
        self.memory = [old if self.rng.random() < keeps else "" for old in self.memory] + [word]
        self.story.append(word)

    def answer(self, question: Question[Any]) -> Thought | None:
        match question:
            case Pick(key="lay" | "hold"):
                return self.move(question)
            case Pick(key="meanwhile"):
                return None  # somebody else is at the answer line
            case Pick(key="last_word"):
                return Thought("let", 0.8)  # it never objects
            case YesNo(key="continues"):
                return Thought(True, self.between(1.0, 2.0))
            case Pick(key="contest"):
                doubts = self.known(self.number) and not self.agrees()
                return Thought("buzz" if doubts else "let", self.between(1.5, 4.0) if doubts else 0.8)
            case Word(key="first_word"):
                return Thought(self.teller.opener(question.starting, self.rng), self.between(1.5, 3.0))
            case Word(key="story_word"):
                return Thought(self.word_for(question.starting), self.between(0.8, 1.6))
            case Word(key="recall_word"):
                return Thought(self.known(question.facts["number"]), self.between(1.0, 2.5))
            case Word(key="contest_word"):
                word = self.known(self.number)
                return Thought("" if self.agrees() else word, self.between(1.0, 2.0))
            case _:
                return Thought(question.guess(self.rng))

    def known(self, number: int) -> str:
        return self.memory[number - 1] if number <= len(self.memory) else ""

    def agrees(self) -> bool:
        """It has heard the word as everybody has: what sounds the same is the same."""
        return alike(self.recalled, self.known(self.number), self.chair.language)

    def move(self, question: Pick[int | str]) -> Thought | None:
        """Lay what continues the sentence; else draw; else say so, and wait for the others."""
        hand = self.sight.hand
        cards = {slot: card for slot, card in hand.cards.items() if card and slot in question.options} if hand else {}
        reaction = self.between(*REACTS[self.chair.level])
        pressed = "draw" not in question.options or keen(self.teller.weary(*self.told()), self.drawn, len(cards))
        choice = self.fitting({slot: card.face for slot, card in cards.items()}, pressed) if cards else None
        if choice is not None:
            return Thought(choice, reaction + self.patience)
        if question.key == "hold":
            return None  # locked: somebody else has to lay first
        if "draw" in question.options:
            self.drawn += 1
            return Thought("draw", reaction + 2)
        return Thought("no_idea", reaction + 4) if "no_idea" in question.options else None

    def word_for(self, letter: str) -> str:
        """The word it has planned; or one that occurs to it now, where somebody else chose the card: as for a hint."""
        if not fold(self.planned).startswith(letter):
            self.planned = ""
            self.fitting({0: letter}, pressed=True)
        return self.planned

    def fitting(self, faces: dict[int, str], pressed: bool = False) -> int | None:
        """The slot to lay from; its word is planned, and how long to wait for a better moment. `pressed`: rather a word
        without sense than none."""
        self.patience = 0.0
        sentence, told = self.told()
        by_face = {face: slot for slot, face in faces.items()}
        enough = len(sentence) > 3 or len(faces) == 1  # "Zoé plonge" is whole, but no story
        if STAR in by_face and enough and sentence and self.teller.can_stop(sentence, told):
            return by_face[STAR]
        if FIRECRACKER in by_face and (len(faces) == 1 or self.rng.random() < 0.3):
            return by_face[FIRECRACKER]
        letters = sorted(face for face in by_face if len(face) == 1)
        last = len(faces) == 1  # with it the story ends: best with a whole sentence
        say = partial(self.teller.propose, sentence, letters, self.rng, self.chair.level, told)
        found = say(whole=last)
        if found is None and last:
            found, self.patience = say(), PATIENCE
        if found is None and pressed:
            found = say(pressed=True)
        if found is None:
            return by_face.get(FIRECRACKER)
        self.planned = found[1]
        return by_face[found[0]]

    def told(self) -> tuple[list[str], list[list[str]]]:
        """The sentence that goes on, and those before it."""
        sentences: list[list[str]] = [[]]
        for word in self.story:
            if word == self.names[STAR]:
                sentences.append([])
            elif word != self.names[FIRECRACKER]:
                sentences[-1].append(word)
        return sentences[-1], sentences[:-1]

    def between(self, low: float, high: float) -> float:
        return low + (high - low) * self.rng.random()
