"""`games`: what is in the box."""

from __future__ import annotations

import argparse
from typing import Any

from access_game.games import open_box, stems
from access_game.narration.phrasebook import Phrasebook

from .telling import tell, tell_json


def run(wanted: argparse.Namespace, book: Phrasebook) -> int:
    rows: list[dict[str, Any]] = []
    for stem in stems():
        lid, own = open_box(stem).GAME, Phrasebook(book.language, stem)
        rows.append(
            {
                "stem": stem,
                "title": own.text("game-title"),
                "players": list(lid.players),
                "minutes": lid.minutes,
                "kind": lid.kind,
                "reading": lid.reading,
                "sentence": own.text("game-sentence"),
            }
        )
    if wanted.json:
        tell_json(rows, indent=2)
        return 0
    for row in rows:
        low, high = row["players"]
        line = book.text("game-line", title=row["title"], low=low, high=high, minutes=row["minutes"])
        tell(f"{row['stem']}: {line}. {row['sentence']}")
    return 0
