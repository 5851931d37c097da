"""A name may begin with a vowel: no French phrase puts "de", "que" or the like straight before one."""

from __future__ import annotations

import re
from pathlib import Path

import access_game.narration

LOCALE = Path(access_game.narration.__file__).parent / "locale" / "fr"
NAMES = "who|name|rival|other|winners|challenger|opponent|giver|taker|to|names"
BEFORE_A_NAME = re.compile(
    rf"\b(de|que|jusque|lorsque|puisque|si|le|la|ne|se|je|me|te) \{{ \$({NAMES}) \}}", re.IGNORECASE
)


def faults(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if BEFORE_A_NAME.search(line)]


def test_no_phrase_needs_an_elision_before_a_name() -> None:
    found = {path.name: faults(path.read_text(encoding="utf-8")) for path in LOCALE.glob("*.ftl")}
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_the_search_finds_such_a_phrase() -> None:
    assert faults("turn = C’est le tour de { $who }.") and not faults("turn = À { $who } de jouer.")
