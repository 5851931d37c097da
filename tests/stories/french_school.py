"""What a French pupil knows by heart: the small words, what is elided, and how to look a word up."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path

from access_game.words import Lexicon, Sense

_SCHOOL = tomllib.loads(Path(__file__).with_name("school.toml").read_text(encoding="utf-8"))["french"]
DETERMINERS = {w: (genders, number) for w, genders, number in (t.split(":") for t in _SCHOOL["determiners"].split())}
PRONOUNS = {w: (person, genders) for w, person, genders in (t.split(":") for t in _SCHOOL["pronouns"].split())}
CLITICS = frozenset(_SCHOOL["clitics"].split())
PREPOSITIONS = frozenset(_SCHOOL["prepositions"].split())
JOINERS = frozenset(_SCHOOL["joiners"].split())
NEGATIONS = frozenset(_SCHOOL["negations"].split())
SHORTENED = {"l'", "d'", "j'", "n'", "m'", "t'", "s'", "qu'", "lorsqu'", "puisqu'", "c'"}
UNSHORTENED = {"le", "la", "de", "je", "ne", "me", "te", "se", "que", "ma", "ta", "sa", "du", "au", "jusqu'au"}
LONG_SHAPES = {"beau", "nouveau", "vieux", "fou", "mou", "ce"}
VOWEL_SHAPES = {"bel", "nouvel", "vieil", "cet"}
# before these nothing is cut off, whatever the letter
ASPIRATE = tuple(_SCHOOL["aspirate"].split())
# adjectives that usually stand before their noun
EARLY = frozenset(_SCHOOL["early"].split())
BEING = {"être"}
FINITE = {"present", "imperfect", "future"}

# for the sense of a story
OPENERS = frozenset(_SCHOOL["openers"].split())
MANNER = frozenset(_SCHOOL["manner"].split())
GOING = frozenset(_SCHOOL["going"].split())
DIRECTIONS = frozenset({"vers", "jusqu'à", "jusqu'au", "jusqu'aux"})
THINGS = frozenset(_SCHOOL["things"].split())
_ELIDED = re.compile(r"^(l|d|j|n|s|m|t|c|qu|lorsqu|puisqu)['’](?=.)", re.IGNORECASE)

Read = Callable[[str], tuple[Sense, ...]]


def pieces(words: Sequence[str]) -> list[str]:
    """Laid with one card, but two words of grammar: l'oiseau, lorsqu'il."""
    found: list[str] = []
    for word in words:
        cut = None if word.lower().startswith(("aujourd'", "quelqu'un")) else _ELIDED.match(word)
        found += [word[: cut.end()], word[cut.end() :]] if cut else [word]
    return found


def exact_readings(lexicon: Lexicon) -> Read:
    """A word written without accents is read as such: "mange" is not "mangé" (but keeps what "mangè-je" shares)."""
    known: dict[str, tuple[Sense, ...]] = {}

    def read(word: str) -> tuple[Sense, ...]:
        if word not in known:
            found = lexicon.readings(word)
            if word.isascii():
                others = {
                    r for s in lexicon.spellings(word) if not s.isascii() and s[-1] != "è" for r in lexicon.readings(s)
                }
                found = tuple(r for r in found if r not in others) or found
            known[word] = found
        return known[word]

    return read


def vowel_sound(word: str) -> bool:
    low = word.lower()
    if low.startswith(ASPIRATE) and not low.startswith(("héroïque", "heur", "haut-")):
        return False
    if low[0] == "y":
        return len(low) == 1 or low[1] not in "aeéoou"
    return low[0] in "aàâeéèêëiîïoôœuùûh"
