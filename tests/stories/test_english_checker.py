"""The checker is only worth something if it finds faults: here they are planted."""

from __future__ import annotations

import pytest
from stories.english_checker import Checker
from stories.english_sense import SenseChecker

from access_game.words import load


@pytest.fixture(scope="module")
def checker() -> Checker:
    return Checker(load("en"))


RIGHT = """
The cat drinks milk | Fabian and Yves are happy | An owl sings | A unicorn dances | An honest man waits for an hour
These mice eat green apples | I am hungry | They were in the kitchen | She quickly runs | Every child has two ears
My sheep sleeps while the children dance | He can fly | Wendy does not yodel | Three big wolves knit a jumper
Suddenly the bus stops because it needs an x-ray | A useful umbrella opens | We love this purple elephant
"""
WRONG = {
    "A owl sings": "article",
    "An cat sings": "article",
    "An unicorn dances": "article",
    "A hour passes": "article",
    "She eats a enormous cake": "article",
    "He buys an yellow car": "article",
    "Two cat sleep": "number",
    "These purple elephant sleep": "number",
    "A cats sleep": "number",
    "Every big elephants sleep": "number",
    "She sees several mouse": "number",
    "This wolves run": "number",
    "The cat drink milk": "person",
    "The cats drinks milk": "person",
    "He dance": "person",
    "She quickly run": "person",
    "They dances": "person",
    "I sleeps": "person",
    "We is happy": "person",
    "He are happy": "person",
    "You was late": "person",
    "Wendy love cake": "person",
    "I laugh because the monkeys sings": "person",
    "Nobody have a hat": "person",
    "He can flies": "bare verb",
    "She will danced": "bare verb",
    "They do not sings": "bare verb",
}


@pytest.mark.parametrize("sentence", [s.strip() for s in RIGHT.replace("\n", "|").split("|") if s.strip()])
def test_a_right_sentence_passes(checker: Checker, sentence: str) -> None:
    assert checker.faults(sentence.split()) == []


@pytest.mark.parametrize(("sentence", "fault"), WRONG.items())
def test_a_planted_fault_is_found(checker: Checker, sentence: str, fault: str) -> None:
    assert fault in [found.split(": ")[-1] for found in checker.faults(sentence.split())]


SENSIBLE = """
Zelda swallowed a tuba. Suddenly it exploded in her tummy so everyone laughed
A crocodile knits a purple scarf for the queen. Then it sneezes loudly and runs to the zoo
Seven pirates licked their boots. Luckily a penguin kissed them. They danced underwater
My uncle waltzed across the kitchen juggling eggs. He was dizzy. His trousers vanished
Zelda danced until midnight. She snored overnight. Suddenly a walrus sneezed. It danced every Saturday
Enid quietly fried a sock before jumping into the fridge
The king wanted to dance because he loved his hat. He hopped up the ladder
"""
SENSELESS = {
    "Zelda sneezed loudly happily": "adverbs",
    "Zelda secretly kissed a walrus twice": "adverbs",
    "Zelda kissed a walrus loudly while the king slowly danced sideways": "adverbs",
    "Zelda danced under the table with a walrus": "complements",
    "Zelda slept in the kitchen during the opera": "complements",
    "Zelda knits a scarf to the zoo": "direction",
    "Zelda kissed a walrus through the window": "direction",
    "The king ran to the zoo and slept into the cupboard": "direction",
    "Zelda won a tuba until Easter": "lasting",
    "Zelda rescued a walrus overnight": "lasting",
    "Zelda vanished forever": "lasting",
    "Zelda exploded until everybody clapped": "lasting",
    "Zelda yawned. Suddenly she danced every Saturday": "moment",
    "The sandwich knitted a scarf": "deed",
    "Zelda ate a pie. Then the pie kissed Zelda": "deed",
    "Zelda laughed while her hat tickled a walrus": "deed",
    "Zelda kissed a walrus. Then she sneezes": "tense",
    "The crocodile laughs because Zelda danced": "tense",
    "Zelda was hungry. The walrus is sad": "tense",
    "Suddenly she sneezed": "antecedent",
    "Zelda laughed. Then he sneezed": "antecedent",
    "Zelda lost his hat": "antecedent",
    "The king laughed and kissed them": "antecedent",
    "Zelda laughed because it exploded": "antecedent",
}


def _story(text: str) -> list[list[str]]:
    return [sentence.split() for sentence in text.split(". ")]


@pytest.mark.parametrize("story", SENSIBLE.strip().splitlines())
def test_a_story_that_hangs_together_passes(story: str) -> None:
    assert SenseChecker().faults(_story(story)) == []


@pytest.mark.parametrize(("story", "fault"), SENSELESS.items())
def test_a_planted_piece_of_nonsense_is_found(story: str, fault: str) -> None:
    assert fault in [found.split(": ")[-1] for found in SenseChecker().faults(_story(story))]
