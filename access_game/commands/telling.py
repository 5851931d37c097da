"""The one way out of a command. Names, words and files are not ours: whatever in them would steer a terminal is
written out here."""

from __future__ import annotations

import json
import sys
from typing import Any

from access_game.core.refusal import Refused
from access_game.devices.screen.plain import brief, harmless
from access_game.narration.phrasebook import Phrasebook


def tell(text: str) -> None:
    """Lines of an answer."""
    print(harmless(text))


def tell_json(value: Any, indent: int | None = None) -> None:
    tell(json.dumps(value, ensure_ascii=False, indent=indent))


def tell_trouble(sentence: str) -> None:
    """One sentence, and one line of it, whatever it quotes."""
    print(harmless(" ".join(sentence.split("\n"))), file=sys.stderr)


def refused(book: Phrasebook, refusal: Refused) -> str:
    facts = {key: quoted(fact) for key, fact in refusal.facts.items()}
    return book.text(f"refused-{refusal.reason.replace('_', '-')}", "", **facts)


def quoted(fact: Any) -> Any:
    """What was typed is quoted back, but not all of it where it goes on and on."""
    if isinstance(fact, tuple):
        return ", ".join(fact)
    return brief(fact) if isinstance(fact, str) else fact
