"""How letters are said: by their names, and told apart by a word ("A comme Anatole")."""

from __future__ import annotations

import unicodedata

from access_game.narration.phrasebook import Phrasebook
from access_game.narration.utterance import Lane, Part, Say, Spell, Utterance

_ACCENTS = {
    "\u0301": "acute",
    "\u0300": "grave",
    "\u0302": "circumflex",
    "\u0308": "diaeresis",
    "\u0327": "cedilla",
    "\u0303": "tilde",
    "\u030a": "ring",
}
_SIGNS = {
    "Œ": "letter-oe",
    "Æ": "letter-ae",
    "-": "letter-hyphen",
    "'": "letter-apostrophe",
    "’": "letter-apostrophe",
    " ": "letter-space",
    "\u00a0": "letter-space",
    ".": "letter-full-stop",
}


def letter_name(book: Phrasebook, character: str) -> str:
    """ "Y" is "i grec", "É" is "e accent aigu", "-" is "trait d’union"."""
    upper = character.upper()
    if upper in _SIGNS:
        return book.text(_SIGNS[upper])
    if upper.isdigit():
        return upper
    plain = unicodedata.normalize("NFD", upper)
    base, accents = plain[:1], plain[1:]
    if not "A" <= base <= "Z":
        return book.text("letter-other")
    names = [book.text(f"letter-{base}")]
    names += [book.text(f"accent-{_ACCENTS[accent]}") for accent in accents if accent in _ACCENTS]
    return " ".join(names)


def letter_names(book: Phrasebook, word: str) -> tuple[str, ...]:
    return tuple(letter_name(book, character) for character in word)


def like(book: Phrasebook, letter: str) -> str:
    """ "comme Anatole"; "" for what is no letter."""
    base = unicodedata.normalize("NFD", letter.upper())[:1]
    if not "A" <= base <= "Z":
        return ""
    return book.text("letter-like", word=book.text(f"letter-{base}", "like"))


def spelled(book: Phrasebook, word: str, each: bool = False) -> Utterance:
    """A letter with its word ("A comme Anatole"); a word letter by letter, with `each` every letter with its word."""
    names = letter_names(book, word)
    row: list[Part] = [Spell(names, " ".join(word.upper()))]
    if len(word) == 1 or each:
        row = []
        for character, name in zip(word, names, strict=True):
            why = like(book, character)
            row.append(Spell((f"{name},",) if why else (name,), character.upper()))
            if why:
                row.append(Say(why))
    return Utterance(tuple(row), Lane.FOCUS, language=book.language, braille=word.upper())
