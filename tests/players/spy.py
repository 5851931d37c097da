"""A spy in the room: it hears and sees everything, and knows at every moment what it should not have."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from access_game.core.cards import FIRECRACKER, STAR, Card
from access_game.narration.rulepage import rule_page
from access_game.narration.utterance import Utterance
from access_game.narration.view import View
from players.room import Listener, Room

LETTER = re.compile(r"(?<![\w'’])([A-Z]|étoile|pétard)(?![\w'’])", re.IGNORECASE)
KEY_LINE = re.compile(r"^(?:[A-Z] ou )?(?:Contrôle |Majuscule |Alt )?[A-Z]\s: ")  # "M ou Contrôle M : Lit les cartes"
SECRET = re.compile(r"\w*zq\w*")  # only words typed in secret hold these letters: see sense.py
NAMES = {"étoile": STAR, "pétard": FIRECRACKER}


def faces_in(text: str) -> set[str]:
    """The cards a text names: capitals standing alone, a star, a firecracker."""
    text = KEY_LINE.sub("", text).replace("A comme Anatole", "")
    found = (match[1] for match in LETTER.finditer(text))
    longest = 120  # the help of a game tells what stars are for
    return {
        NAMES.get(name.lower(), name) for name in found if name.isupper() or (len(name) > 1 and len(text) < longest)
    }


class Spy(Listener):
    """`hears_hands`: a hand may be heard by its owner behind the curtain; not where it is under the fingers only."""

    def __init__(self, hears_hands: bool = True) -> None:
        super().__init__()
        self.hears_hands = hears_hands
        self.room: Room | None = None
        self.inside: set[str] = set()  # what was said behind a curtain
        self.outside: set[str] = set()
        self.caught: list[str] = []
        self.rules: set[str] = set()

    def say(self, utterance: Utterance, heard: Callable[[], None] | None = None) -> None:
        if self.room is not None and self.room.party.inside is not None:
            history = {item.text for item in self.room.console.transcript.items}
            self.inside |= {utterance.text} - history  # what everybody had heard can be looked up behind it
        else:
            self.outside.add(utterance.text)
        self.check("said", utterance.text, utterance.braille)
        super().say(utterance, heard)

    def show(self, view: View) -> None:
        self.check("shown", *texts_of(view))
        if self.room is not None and self.room.party.inside is None:
            history = [item.text for item in self.room.console.transcript.items]
            left = self.inside - self.outside - {""}
            self.caught += [f"left behind: {text}" for text in (*view.captions, *history) if text in left]
        super().show(view)

    def check(self, how: str, *texts: str) -> None:
        if self.room is None:
            return
        if not self.rules:  # their examples name letters too
            stem = self.room.header.game
            self.rules = {step.spoken.rstrip(".") for step in rule_page("fr", stem)}
        known = self.may_be_known()
        told = {str(message.facts.get("word", "")).lower() for message in self.room.sitting.match.table.said}
        for text in texts:
            for rule in self.rules:
                text = text.replace(rule, "")
            if faces_in(text) - known:
                self.caught.append(f"{how}: {text!r} names {faces_in(text) - known}, not {known}")
            secret = set(SECRET.findall(text.lower())) - told
            self.caught += [f"{how}: {text!r} holds {word}" for word in secret]

    def may_be_known(self) -> set[str]:
        """Faces of cards that lay open lately, and those of whoever is behind the curtain."""
        assert self.room is not None
        room, faces = self.room, set[str]()
        for message in public(room)[-40:]:
            for fact in message.facts.values():
                for one in fact if isinstance(fact, tuple) else (fact,):
                    faces |= {one.face} if isinstance(one, Card) else set()
            faces |= faces_in(str(message.facts.get("word", "")))  # a star can be a word like others
            faces |= {letter for name in ("letter", "letters") for letter in message.facts.get(name, "")}
        if room.party.inside is not None and self.hears_hands:
            hand = room.party.inside.sight.hand
            faces |= {card.face for card in (hand.cards.values() if hand else ()) if card is not None}
            faces |= set(getattr(room.party.inside.question, "starting", "") or "")
            faces |= {str(getattr(room.party.inside.question, "facts", {}).get("letter", ""))}
            faces |= {FIRECRACKER} if getattr(room.party.inside.question, "key", "") == "ready" else set()
        return faces


def public(room: Room) -> list:
    said, seats = room.sitting.match.table.said, room.sitting.match.table.seats
    return [message for message in said[-120:] if set(message.to) == set(seats)]


def texts_of(view: View) -> Iterator[str]:
    """Everything of a view that an eye or a finger gets, but for the captions: these were said."""
    yield from (view.title, view.typed, view.body, view.status, view.braille)
    for item in view.items:
        yield from (item.label, item.braille, item.face.letter if item.face else "")
    for seen in view.table:
        yield seen.name
        yield from (face.letter for _, face in seen.faces)
