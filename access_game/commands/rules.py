"""`rules`: the rule page of a game."""

from __future__ import annotations

import argparse

from access_game.games import open_box
from access_game.narration.phrasebook import Phrasebook
from access_game.narration.rulepage import rule_page

from .telling import tell


def run(wanted: argparse.Namespace, book: Phrasebook) -> int:
    open_box(wanted.game)  # Refused, with the names there are
    for step in rule_page(book.language, wanted.game):
        tell(f"{step.title}\n{step.text}\n")
    return 0
