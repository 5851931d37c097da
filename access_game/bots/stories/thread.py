"""The thread of a story: what its sentences have told so far, and what later ones may take up."""

from __future__ import annotations

from typing import NamedTuple

from access_game.bots.stories.entry import Gloss


class Thread(NamedTuple):
    """Empty before the first sentence. "He", "she", "his" mean the hero; there is one hero, one tense, one place."""

    hero: Gloss | None = None
    tense: str = ""
    place: Gloss | None = None
    named: tuple[Gloss, ...] = ()  # nouns that were heard, the last one last: an echo takes one up
    topic: Gloss | None = None  # whom the last clause was about, the hero or another: "he" or "she" now


UNTOLD = Thread()
