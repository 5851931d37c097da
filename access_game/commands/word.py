"""`word`: what the judge at the table says of each word, and where it was found."""

from __future__ import annotations

import argparse

from access_game.core.questions import Word
from access_game.home.home import Home
from access_game.narration.judgement import judgement
from access_game.narration.phrasebook import Phrasebook
from access_game.words.library import Library

from .telling import tell, tell_json


def run(wanted: argparse.Namespace, book: Phrasebook) -> int:
    words = [Word("word").read(text) for text in wanted.words]  # Refused, as at the table
    judge = Library(book.language, Home().words(book.language)).judge()
    found = [judge.finding(word) for word in words]
    if wanted.json:
        rows = zip(words, found, strict=True)
        tell_json([{"word": word, "verdict": one.verdict, "found_in": one.found_in} for word, one in rows], indent=2)
    else:
        for one in found:
            tell(judgement(book, *one))
    return 0
