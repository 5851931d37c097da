"""What no table foresaw: a word for which the French voice would change to English is spelled as French ears write it.

espeak-ng's French rules hand over to its English voice where a word looks English to them: th, a final y, -ing. Most
such words are French after all and need one letter less (menthe); the others keep their foreign sounds, in French
letters (football). A player may type any word and any name, so this is asked of the engine, sentence by sentence.
"""

from __future__ import annotations

import re
from collections.abc import Callable

SWITCH = "(en)"
_WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
# How a French word is written without what looks English; the first that stays at home is taken.
_FRENCH: tuple[tuple[tuple[str, str], ...], ...] = (
    ((r"(?<=e)ths?$", "tte"), (r"ths?$", "te"), (r"th", "t")),
    ((r"ys?$", "i"),),
    ((r"ths?$", "te"), (r"th", "t"), (r"ys?$", "i")),
    ((r"th", "t"), (r"y", "i")),
    ((r"ings?$", "inng"),),
)
# English sounds in French letters, the longest first: a French mouth says football with a French l.
_LETTERS = {
    "aɪə": "aille", "aʊə": "aoueur", "tʃ": "tch", "dʒ": "dj", "aɪ": "aï", "aʊ": "aou", "eɪ": "é", "ɔɪ": "oï", "əʊ": "o",
    "eə": "ère", "iə": "ia", "ʊə": "our", "ŋk": "nk", "ŋɡ": "ngu", "ŋ": "nng", "ʃ": "ch", "ʒ": "j", "θ": "t", "ð": "d",
    "ɹ": "r", "ɡ": "gu", "j": "y", "w": "ou", "h": "", "x": "k", "s": "ss", "ɪ": "i", "ʊ": "ou", "u": "ou", "ʌ": "eu",
    "ɐ": "a", "ɛ": "è", "ɒ": "o", "ɔ": "o", "ə": "e", "ɑ": "ar", "ɜ": "eur",
}  # fmt: skip
_SOUND = re.compile("|".join(sorted(map(re.escape, _LETTERS), key=len, reverse=True)) + "|.", re.DOTALL)
_SEAM = re.compile(r"(?<=.)[aeiouyéè](?=[^aeiouyéè\W][aeiouyéè])", re.IGNORECASE)
_MARKS = re.compile(r"\(\w+\)|[ˈˌː\s-]")
# What French spelling wants beyond one sign for one sound.
_SPELLING = (
    (r"gu(?=[aoubdglmnprstvz]|$)", "g"),
    (r"ize?$", "izze"),
    (r"rr+", "r"),
    (r"(?<=[^aeiouyé])el$", "eul"),
    (r"e$", "eur"),
    (r"k+$", "que"),
    (r"(?<!nn)g$", "gue"),
    (r"([bdfmnptvzl]|ss|ch)$", r"\1e"),
)


def at_home(text: str, phonemes: Callable[[str], str]) -> str:
    """The same text, with every word respelled that would change the language. `phonemes`: what the French voice makes
    of a text."""
    if SWITCH not in phonemes(text):
        return text
    return _WORD.sub(lambda found: _respelled(found[0], phonemes), text)


def _respelled(word: str, phonemes: Callable[[str], str]) -> str:
    heard = phonemes(word)
    if SWITCH not in heard:
        return word
    pieces = word.split("-")
    if len(pieces) > 1:
        return " ".join(_respelled(piece, phonemes) for piece in pieces)
    if word.endswith("s") and not word.endswith("ss") and len(word) > 3:  # the s of the plural is silent in French
        return _respelled(word[:-1], phonemes)
    for changes in _FRENCH:
        spelled = word.lower()
        for pattern, written in changes:
            spelled = re.sub(pattern, written, spelled)
        if spelled != word.lower() and SWITCH not in phonemes(spelled):
            return spelled
    return _by_ear(heard, phonemes) or _in_two(word, phonemes) or word


def _by_ear(heard: str, phonemes: Callable[[str], str]) -> str:
    """In French letters, from the sounds of both languages; nothing where even that is taken for English."""
    spelled = "".join(_LETTERS.get(sound, sound) for sound in _SOUND.findall(_MARKS.sub("", heard)))
    for pattern, written in _SPELLING:
        spelled = re.sub(pattern, written, spelled)
    for change in (spelled, spelled.replace("oun", "oune"), spelled.replace("ou", "oû"), spelled.replace("i", "î")):
        if change and SWITCH not in phonemes(change):
            return change
    return ""


def _in_two(word: str, phonemes: Callable[[str], str]) -> str:
    """With a seam between two syllables, where what looks English stands across it: palmi-pède."""
    for seam in _SEAM.finditer(word):
        spelled = f"{word[: seam.end()]}-{word[seam.end() :]}"
        if SWITCH not in phonemes(spelled):
            return spelled
    return ""
