"""Words that are written one way and said another, carried inside a sentence: the card Y is said "i grec".

A sentence is filled in by Fluent as one string; what is to be said otherwise stands in it between private signs, and
becomes a part of its own when the sentence is cut up. So do the words that another voice says.
"""

from __future__ import annotations

import re

from access_game.narration.utterance import Part, Say, Spell

_OPEN, _MIDDLE, _CLOSE, _VOICE = "\ue000", "\ue001", "\ue002", "\ue003"
_MARKED = re.compile(f"([{_OPEN}{_VOICE}])([^{_MIDDLE}]*){_MIDDLE}([^{_CLOSE}]*){_CLOSE}")
_STOPS = re.compile(r"[\u00a0\u202f ]?[.,;:!?…)]+")


def spoken(shown: str, said: str) -> str:
    return shown if shown == said else f"{_OPEN}{shown}{_MIDDLE}{said}{_CLOSE}"


def voiced(words: str, seat: int) -> str:
    """Words of a sentence that are said in the voice of a seat."""
    return f"{_VOICE}{words}{_MIDDLE}{int(seat)}{_CLOSE}"


def shown(sentence: str) -> str:
    """As it is written on a screen, in a terminal or in braille."""
    return _MARKED.sub(lambda found: found[2], sentence)


def parts(sentence: str) -> tuple[Part, ...]:
    """Say and Spell in turn. A comma or a full stop after a spelled thing stays with it."""
    row: list[Part] = []
    end = 0
    for found in _MARKED.finditer(sentence):
        if words := sentence[end : found.start()].strip(" "):
            row.append(Say(words))
        end = found.end()
        if found[1] == _VOICE:
            row.append(Say(found[2], int(found[3])))
            continue
        stop = ""
        if punctuation := _STOPS.match(sentence, end):
            stop, end = punctuation[0], punctuation.end()
        row.append(Spell((found[3] + stop.strip(),), found[2] + stop))
    if words := sentence[end:].strip(" "):
        row.append(Say(words))
    return tuple(row)
