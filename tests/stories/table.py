"""Three tellers at a table: stories told card by card, with the deck's own letters, always the same for a seed."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from access_game.bots.paflemix import keen
from access_game.bots.stories.teller import Teller

STAR = "*"
LETTERS = "AAAAAAABBCCDDEEEEEEEEEEFFGGHHIIIIIJJKKLLLLMMMNNNNOOOOOOPPQQRRRRRSSSSSSTTTTTUUUUUVVWWXXYYZZ"


class Story(NamedTuple):
    sentences: list[list[str]]  # the last one may be cut short by the end of the round
    finished: bool  # did a full stop end the last sentence?
    draws: int

    def text(self) -> str:
        told = [" ".join(sentence).replace("' ", "'") for sentence in self.sentences if sentence]
        return ". ".join(told) + ("." if self.finished else "…")

    def complete(self) -> list[list[str]]:
        return [s for s in self.sentences[: None if self.finished else -1] if s]


def tell(language: str, seed: int, level: str = "normal", sentences: int = 0) -> Story:
    """A round, until a hand is empty; or, with hands filled up from the deck, so many whole sentences."""
    rng = Random(seed)
    teller = Teller(language)
    deck = [*LETTERS, *(STAR * 7)]
    rng.shuffle(deck)
    hands = [[deck.pop() for _ in range(5)] for _ in range(3)]
    while deck[-1] == STAR:
        deck.insert(0, deck.pop())
    first = teller.opener(deck.pop(), rng)
    told = [[first]]
    turn, draws, idle = 1, 0, 0
    drawn: list[int] = []  # who has drawn for the next word: a computer draws once, then it says what it can
    while idle < 3:
        hand, current = hands[turn], told[-1]
        letters = [card for card in hand if card != STAR]
        last = len(hand) == 1 and not sentences
        pressed = not deck or keen(teller.weary(current, told[:-1]), drawn.count(turn), len(hand))
        wish = {"whole": last and idle < 2, "pressed": pressed}
        if STAR in hand and len(current) > 3 and teller.can_stop(current, told[:-1]):
            hand.remove(STAR)
            told.append([])
            idle = 0
            if len(told) - 1 == sentences:
                break
        elif found := teller.propose(current, letters, rng, level, told[:-1], **wish):
            hand.remove(found[0])
            current.append(found[1])
            drawn.clear()
            idle = 0
        elif last and idle < 2:
            idle += 1  # who has one card left waits for the word that ends the sentence, as long as others go on
        elif deck:
            hand.append(deck.pop())
            draws, idle = draws + 1, 0
            drawn.append(turn)
        else:
            idle += 1
        if sentences and deck and len(hand) < 5:
            hand.append(deck.pop())
        if not hand:
            break
        turn = (turn + 1) % 3
    finished = not told[-1]
    return Story([s for s in told if s], finished, draws)
