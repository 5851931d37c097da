"""Computer players. A game with a bot of its own has a module of the same stem here: `x.py` with a class `XPlayer`."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from .bot import LEVELS, Bot, Chair, RandomBot, Thought, Train

__all__ = ["LEVELS", "Bot", "Chair", "RandomBot", "Thought", "Train", "sit_down"]


def sit_down(stem: str, chair: Chair) -> Bot:
    """The computer that plays this game."""
    name = f"{__name__}.{stem}"
    if find_spec(name) is None:
        return RandomBot(chair)
    bot: Bot = getattr(import_module(name), f"{stem.capitalize()}Player")(chair)
    return bot
