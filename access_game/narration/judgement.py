"""What the judge of words found out, as one sentence to hear: the same at the table tools and on the command line."""

from __future__ import annotations

from collections.abc import Sequence

from access_game.core.letters import bare
from access_game.narration.phrasebook import Phrasebook
from access_game.narration.wording import listed

NOT_LANGUAGES = ("home", "personal")


def judgement(book: Phrasebook, word: str, verdict: str, found_in: Sequence[str]) -> str:
    if verdict != "known":
        return book.text(f"judged-{verdict.replace('_', '-')}", word=word, bare=bare(word))
    if "home" in found_in:
        return book.text("judged-home", word=word)
    languages = [book.text(f"language-{name}") for name in found_in if name not in NOT_LANGUAGES]
    if languages:
        return book.text("judged-foreign", word=word, languages=listed(book, languages))
    return book.text("judged-personal", word=word)
