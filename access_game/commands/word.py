"""`word`: what the judge at the table says of each word, and where it was found. What the table would refuse as an
answer is named with its reason, and the others get their verdict all the same."""

from __future__ import annotations

import argparse
from typing import Any

from access_game.core.questions import Word
from access_game.core.refusal import Refused
from access_game.devices.screen.plain import brief
from access_game.home.home import Home
from access_game.narration.judgement import judgement
from access_game.narration.phrasebook import Phrasebook
from access_game.words.library import Library

from .telling import refused, tell, tell_json, tell_trouble

WRONG_USAGE = 2


def run(wanted: argparse.Namespace, book: Phrasebook) -> int:
    judge = Library(book.language, Home().words(book.language)).judge()
    rows: list[dict[str, Any]] = []
    wrong = 0
    for text in wanted.words:
        try:
            word = Word("word").read(text)
        except Refused as refusal:
            wrong += 1
            rows.append({"word": text, "verdict": "unknown", "found_in": [], "refused": refusal.reason})
            tell_trouble(book.text("judged-refused", word=brief(text), reason=refused(book, refusal)))
            continue
        found = judge.finding(word)
        rows.append({"word": word, "verdict": found.verdict, "found_in": found.found_in})
        if not wanted.json:
            tell(judgement(book, *found))
    if wanted.json:
        tell_json(rows, indent=2)
    return WRONG_USAGE if wrong else 0
