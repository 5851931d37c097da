"""The evenings: who sits there, and which keys they press when."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

from access_game.core.journal import Header
from access_game.host.sitting import new_header
from access_game.narration.utterance import LESSON, MATCH, PAGE, QUESTION

from .stage import Actor, Play

SECOND = 1.0
HURRY = 0.4  # seconds between two keys of somebody impatient
LONG_HURRY = 100  # keys
EVERYWHERE = (
    *("up", "down", "left", "right", "home", "end", "pageup", "pagedown"),
    *("enter", "space", "escape", "f1", "f3"),
)
AT_THE_TABLE = (
    *("r", "o", "m", "t", "s", "q", "n", "p", "h", "v", "e", "i", "1", "4", "7"),
    *("ctrl", "ctrl+right", "ctrl+z"),
)
NEVER = ("quit", "yes", "leave", "facilitator", "settings", "learn_keys", "keys")  # an evening that goes on


@dataclass(frozen=True)
class Script:
    play: Play
    game: str = ""  # sit straight down to it; without: in the hall
    options: Mapping[str, str] = field(default_factory=dict)
    is_hasty: bool = False  # the sound is drained faster than an ear would: a whole match in seconds
    settings: Mapping[str, object] = field(default_factory=dict)
    least: int = 8  # sentences the voice begins at least: a mute evening breaks no law
    leaves: tuple[str, ...] = ()  # scopes that are left in its course

    def header(self, language: str) -> Header | None:
        if not self.game:
            return None
        names = {"Ana": "", "Bob": "normal", "Carla": "normal"}
        return new_header(
            self.game, names, dict(self.options), language=language, begun="2026-11-18", seed=11, pace=1
        )  # fmt: skip


def newcomer(actor: Actor) -> None:
    """Enter, Enter, Enter, as the first sentence says; then listens."""
    actor.press("enter", "enter", "enter", after=SECOND)
    actor.until(lambda: actor.is_in_match, "the match")
    actor.listen(12)


def impatient(actor: Actor) -> None:
    """Somebody for whom everything is too slow: a key every 0.4 s, whatever is being said."""
    luck = Random(11)
    actor.press("enter", "enter", "enter", after=HURRY)
    for _ in range(LONG_HURRY - 3):
        key = luck.choice(EVERYWHERE if luck.random() < 0.6 else AT_THE_TABLE)
        if key in ("enter", "space") and actor.here in NEVER:
            key = "escape"
        actor.press(key, after=HURRY)
    actor.listen(3)


def leaver(actor: Actor) -> None:
    """Begins the guided first game, does what it asks once, and leaves in the middle of a sentence."""
    actor.go("learn", "tutorial/zieufermix")
    actor.listen(4)
    actor.press("enter")
    actor.listen(1.5)
    actor.press("escape")
    actor.go("leave", "yes")
    actor.until(lambda: actor.program.lesson is None, "the hall")
    actor.listen(4)
    actor.go("tools")
    actor.listen(2)


def onlooker(actor: Actor) -> None:
    """Hands the seat over to a computer, and listens to the whole match."""
    actor.until(lambda: actor.is_in_match, "the match")
    actor.press("f10", after=0.5)
    actor.go("seats", after=0.5)
    actor.go("0/normal", after=0.05)
    actor.until(lambda: not actor.is_in_match, "the end of the match", limit=240)
    actor.hear_out()
    actor.press("down", "escape", after=0.3)  # the results are part of the match until somebody goes on from there
    actor.listen(0.5)


def chooser(actor: Actor) -> None:
    """In the middle of a match goes to the settings, tries a voice that is not here, another speed and pitch."""
    actor.press("enter", "enter", "enter", after=0.3)
    actor.until(lambda: actor.is_in_match, "the match")
    actor.listen(3)
    actor.press("f2")
    actor.go("speech", after=0.2)
    actor.listen(3)
    actor.go("rate", "pitch", "seat_voices", after=0.2)
    actor.listen(2)
    actor.press("escape")
    actor.listen(3)
    actor.press("enter", "right", "enter", after=SECOND)
    actor.listen(4)


OVER = (MATCH, f"{MATCH}/{QUESTION}")  # the question goes when the computer takes the seat
QUICK: Mapping[str, object] = {"rate": 440, "computers": "quick"}
SCRIPTS = {
    "impatient": Script(impatient, settings={"computers": "quick", "name": "Ana"}, least=60, leaves=(PAGE,)),
    "zieufermix": Script(onlooker, "zieufermix", is_hasty=True, settings=QUICK, least=60, leaves=OVER),
    "frontibix": Script(onlooker, "frontibix", is_hasty=True, settings=QUICK, least=60, leaves=OVER),
    "paflemix": Script(onlooker, "paflemix", {"rounds": "1"}, True, QUICK, least=60, leaves=OVER),
    "newcomer": Script(newcomer, leaves=(PAGE,)),
    "leaver": Script(leaver, leaves=(LESSON,)),
    "chooser": Script(chooser, settings={"computers": "quick", "name": "Ana"}, least=12, leaves=(PAGE,)),
}
