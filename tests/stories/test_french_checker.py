"""The checker is only worth something if it finds faults: here they are planted."""

from __future__ import annotations

import pytest
from stories.french_checker import Checker
from stories.french_school import exact_readings
from stories.french_sense import SenseChecker

from access_game.words import load


@pytest.fixture(scope="module")
def checker() -> Checker:
    return Checker(exact_readings(load("fr")))


@pytest.fixture(scope="module")
def sense() -> SenseChecker:
    return SenseChecker(exact_readings(load("fr")))


SENSIBLE = """
Léa tricote une chaussette avec son chat . Soudain elle éternue | Le crocodile mange une pizza et danse sous la table
Un hibou aboie bruyamment . Ensuite le coquin s'endort dans son lit | Léa court vers la forêt
Paul danse en pyjama mais il a froid . Ses chats le regardent | L'ogre arrive en yacht parce qu'il adore la mer
Le lion a mangé une tarte et il dormait | Zoé et Paul dansent . Ils mangent une pomme
"""
SENSELESS = {
    "L' oiseau chante": "alone",
    "Léa danse . C' est joli": "alone",
    "Léa mange une pomme dans la forêt avec son chat": "two complements",
    "Léa danse rapidement sous la table avec Paul": "two complements",
    "Léa danse lentement bruyamment": "two adverbs",
    "Léa ronfle vers la forêt": "direction without motion",
    "Le crocodile chante jusqu'au zoo": "direction without motion",
    "La chaussette danse": "a thing acts",
    "Léa rit . Soudain son parapluie éternue": "a thing acts",
    "Léa danse et la plage ronfle": "a thing acts",
    "Léa danse alors du crocodile éternue": "some of somebody acts",
    "Léa danse . Elle mangera une pomme": "another tense",
    "Léa dormait . Elle éternue": "another tense",
    "Le chat chante mais il dansera": "another tense",
    "Soudain il danse": "nobody meant",
    "Léa danse . Il éternue": "nobody meant",
    "Le lion danse et elles rient": "nobody meant",
    "Sa grand-mère danse": "nobody's",
}

RIGHT = """
Le chat boit du lait | Fabien et Yves sont contents | L' oiseau chante | Le héros danse | Lorsqu' il pleut je danse
Les petites souris mangent une pomme verte | Léa ne mange pas la soupe | Nous allons au cinéma | Mon amie est fatiguée
Tu aimes les bananes | Cet énorme éléphant ronfle dans la cuisine | Un vieil ours et une girafe dansent
La sœur de mes voisins chante | Il voit un chat qui mange | Elles sont très curieuses | Onze ours dorment chez Yvette
Paul embrasse Marie et les enfants rient | On a vu un ouistiti | J' aime les hérissons | Le hibou aime la haute montagne
L'oiseau mord un gâteau et le mange | Lorsqu'elle danse Paul rit | Il perd son vase neuf mais s'endort
"""
WRONG = {
    "Le oiseau chante": "elision missing",
    "L' héros danse": "elision",
    "Lorsque ils dansent je ris": "elision missing",
    "Si il pleut je danse": "elision missing",
    "Je aime les bananes": "elision missing",
    "Il dit que elle danse": "elision missing",
    "La hyène de Alice dort": "elision missing",
    "Ma amie danse": "elision missing",
    "J' danse": "elision",
    "Ce oiseau danse": "shape before a vowel",
    "Cet chat danse": "shape before a consonant",
    "Un nouveau ami danse": "shape before a vowel",
    "Un bel chat danse": "shape before a consonant",
    "Le girafe danse": "agreement",
    "Les chat dansent": "agreement",
    "Une chat dort": "agreement",
    "Léa mange une pomme vert": "agreement",
    "Les petite filles dansent": "agreement",
    "Deux vieux dames dansent": "agreement",
    "Nous allons au forêt": "agreement",
    "Nous allons aux forêt": "agreement",
    "Le chat de le voisin dort": "contraction",
    "Il parle à les enfants": "contraction",
    "Les chats mange la soupe": "person",
    "Le chat mangent la soupe": "person",
    "Tu mange une pomme": "person",
    "Nous mange une pomme": "person",
    "Ils ne mange pas": "person",
    "Fabien et Yves danse": "person",
    "La sœur de mes voisins chantent": "person",
    "Il voit un chat qui mangent": "person",
    "Le chat danse et rient": "person",
    "Quand Paul arrive ses chats dort": "person",
    "Elle est content": "attribute",
    "Les enfants sont très fatigué": "attribute",
    "Les filles ne sont pas tombés": "attribute",
    "Il ne mange la soupe": "negation without its second half",
    "Léa heureuse danse": "adjective after a name",
    "L' uniforme illumine mesure Thomas": "two verbs",
    "Le chat mange dort": "two verbs",
    "Le chat dans le jardin": "no verb",
    "L'héros danse": "elision",
    "Léa rit lorsqu'Zoé danse": "elision",
}


@pytest.mark.parametrize("sentence", [s.strip() for s in RIGHT.replace("\n", "|").split("|") if s.strip()])
def test_a_right_sentence_passes(checker: Checker, sentence: str) -> None:
    assert checker.faults(sentence.split()) == []


@pytest.mark.parametrize(("sentence", "fault"), WRONG.items())
def test_a_planted_fault_is_found(checker: Checker, sentence: str, fault: str) -> None:
    assert fault in [found.split(": ")[-1] for found in checker.faults(sentence.split())]


def told(text: str) -> list[list[str]]:
    return [sentence.split() for sentence in text.split(" . ")]


@pytest.mark.parametrize("story", [s.strip() for s in SENSIBLE.replace("\n", "|").split("|") if s.strip()])
def test_a_story_with_sense_passes(sense: SenseChecker, story: str) -> None:
    assert sense.faults(told(story)) == []


@pytest.mark.parametrize(("story", "fault"), SENSELESS.items())
def test_planted_nonsense_is_found(sense: SenseChecker, story: str, fault: str) -> None:
    assert fault in [found.split(": ")[-1] for found in sense.faults(told(story))]
