"""Tells the stories again and writes them down for reading: python tests/stories/regenerate.py"""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
STORIES, SENTENCES = 500, 3


def pages(language: str) -> str:
    from stories.table import tell

    return "".join(f"{seed:3} {tell(language, seed, sentences=SENTENCES).text()}\n" for seed in range(STORIES))


def page(language: str) -> Path:
    return HERE.parent / "playthroughs" / f"stories.{language}.txt"


if __name__ == "__main__":
    sys.path[:0] = [str(HERE.parent), str(HERE.parent.parent)]
    for language in ("fr", "en"):
        page(language).write_text(pages(language), encoding="utf-8")
