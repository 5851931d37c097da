"""Whether our tables and liblouis write a text alike. Also for the game's own strings, later."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from access_game.devices.braille.cells import to_unicode
from access_game.devices.braille.tables import encode

from .louis import translate

THEIRS = {"fr8": "fr-bfu-comp8.utb", "fr6": "fr-bfu-comp6.utb", "en8": "en-us-comp8-ext.utb", "ueb1": "en-ueb-g1.ctb"}

# Where we differ on purpose:
# - two signs + or = in a row, or one beside a bar, lose their number sign in liblouis French 6 dots and read "!!";
#   ours keep it;
# - a dash apart from words is longer there than inside them: ours is the long one everywhere;
# - three underscores become a rule to write on;
# - UEB quotation marks that open or close nothing, and a question mark inside a word.
_ON_PURPOSE = {
    "fr6": re.compile(r"[+=][+=|]|\|[+=]|[–—]|___"),
    "ueb1": re.compile(r'"|\?\w|\d\w*[,:;!]\w|[,:;!]{2}'),
}


class Difference(NamedTuple):
    text: str
    table: str
    ours: str
    theirs: str


def strings_agree(strings: Iterable[str], names: Iterable[str] = ("fr8", "fr6")) -> list[Difference]:
    """The differences between our cells and those of liblouis, those on purpose left out. Empty: they agree."""
    found = []
    for name in names:
        purpose = _ON_PURPOSE.get(name)
        for text in strings:
            plain = text.replace("’", "'").replace("\u202f", " ").replace("\u00a0", " ")
            if purpose is not None and purpose.search(plain):
                continue
            ours, theirs = to_unicode(encode(text, name).cells), translate(THEIRS[name], plain)
            if ours != theirs:
                found.append(Difference(text, name, ours, theirs))
    return found
