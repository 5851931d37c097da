"""`simulate`: computers play among themselves, without a face."""

from __future__ import annotations

import argparse
from dataclasses import replace

from access_game.core.refusal import Refused
from access_game.games import open_box
from access_game.home.home import Home
from access_game.host.sitting import new_header, simulate
from access_game.narration.companions import companions
from access_game.narration.phrasebook import Phrasebook
from access_game.words.library import Library

from .play import options_of
from .telling import tell, tell_json


def run(wanted: argparse.Namespace, book: Phrasebook) -> int:
    lid = open_box(wanted.game).GAME
    count = wanted.seats or min(3, lid.players[1])
    lid.check_seats(count)
    if wanted.matches < 1:
        raise Refused("bad_matches", given=wanted.matches)
    library = Library(book.language, Home().words(book.language))
    seats = dict.fromkeys(companions(book, count), wanted.level)
    header = new_header(wanted.game, seats, options_of(wanted.option), language=book.language, seed=wanted.seed)
    judge, words = (library.judge(), library.wait()) if lid.reading == "words" else (None, None)
    for number in range(wanted.matches):
        result = simulate(replace(header, seed=wanted.seed + number), judge, words)
        if wanted.json:
            tell_json(result)
        else:
            lines = [book.text("tool-score-line", name=name, total=n) for name, n in result["result"].items()]
            totals = ", ".join(lines)
            tell(book.text("simulated", seed=result["seed"], entries=result["entries"], totals=totals))
    return 0
