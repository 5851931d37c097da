"""`games`: what is in the box."""

from __future__ import annotations

import argparse
import json
from typing import Any

from access_game.games import open_box, stems
from access_game.narration.phrasebook import Phrasebook


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
        print(json.dumps(rows, ensure_ascii=False, indent=2))
        return 0
    for row in rows:
        low, high = row["players"]
        line = book.text("game-line", title=row["title"], low=low, high=high, minutes=row["minutes"])
        print(f"{row['stem']}: {line}. {row['sentence']}")
    return 0
