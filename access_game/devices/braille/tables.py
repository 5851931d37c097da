"""From text to cells. A table is data of `braille/`; the few rules of 6 dots (capitals, numbers) are here."""

from __future__ import annotations

import tomllib
import unicodedata
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from access_game.devices.braille.cells import cells, from_unicode
from access_game.home.shipped import shipped

NAMES = ("fr8", "fr6", "en8", "ueb1")

# What print tells apart and braille does not, and what no reader should meet: bidi marks, joiners, soft hyphens.
_PLAIN = {"’": "'", "ʼ": "'", "\u00a0": " ", "\u202f": " ", "\u2009": " ", "\t": " ", "\n": " ", "‑": "-", "‐": "-"}
_MUTE = frozenset("\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\u2066\u2067\u2068\u2069\ufeff")

_DIGITS = frozenset("0123456789")


class Encoded(NamedTuple):
    cells: bytes
    chars: tuple[int, ...]  # for each cell, the index in the text of the character it belongs to

    def cell_of(self, char: int) -> int:
        """The first cell of a character; past the end, the cell after the last."""
        return next((i for i, c in enumerate(self.chars) if c >= char), len(self.cells))


class Glyph(NamedTuple):
    """One character as braille sees it, and where in the text it came from."""

    char: str
    source: int


@dataclass(frozen=True, slots=True)
class DotTable:
    name: str
    title: str
    dots: int
    signs: dict[str, bytes]
    unknown: bytes  # what stands for a character nobody gave cells: felt, never a silent blank
    digits: dict[str, bytes] = field(default_factory=dict)  # cells inside a number; empty: no number sign
    opening: dict[str, bytes] = field(default_factory=dict)  # cells of a sign that begins a word
    ending: dict[str, bytes] = field(default_factory=dict)  # cells of a sign that ends a word
    capital: bytes = b""
    capitals: bytes = b""
    capitals_end: bytes = b""
    capitals_keep: str = ""  # what may stand between capitals without ending them
    passage: bytes = b""  # three words of capitals or more
    number: bytes = b""
    number_keep: str = ""  # what does not end a number
    number_space: bytes = b""
    letter: bytes = b""  # says that a letter after a number is a letter
    letter_after_number: str = ""
    letter_between: str = ""  # signs that contracted readers would take for letters inside a word
    prefixes: bytes = b""  # cells that wait for the next one when dots are typed

    def encode(self, text: str) -> Encoded:
        return _Scribe(self, glyphs(text)).write()

    def sign(self, char: str) -> bytes:
        """The cells of one character standing alone; its letter without accent, else the unknown sign."""
        found = self.signs.get(char)
        if found is not None:
            return found
        if "\u2800" <= char <= "\u28ff":
            return from_unicode(char)
        plain = unicodedata.normalize("NFKD", char)
        known = b"".join(self.signs.get(part, b"") for part in plain if not unicodedata.combining(part))
        return known if plain != char and known.strip(b"\0") else self.unknown


def glyphs(text: str) -> list[Glyph]:
    """The characters of a text, accents joined to their letters, typography made plain."""
    found: list[Glyph] = []
    for index, char in enumerate(text):
        if found and unicodedata.combining(char):
            joined = unicodedata.normalize("NFC", found[-1].char + char)
            found[-1] = Glyph(joined if len(joined) == 1 else found[-1].char, found[-1].source)
        elif char not in _MUTE:
            found.append(Glyph(_PLAIN.get(char, char), index))
    return found


class _Scribe:
    """Writes one text, remembering whether a number or capitals are under way."""

    def __init__(self, table: DotTable, row: list[Glyph]) -> None:
        self.table = table
        self.row = row
        self.out = bytearray()
        self.chars: list[int] = []

    def write(self) -> Encoded:
        table, row = self.table, self.row
        capitals = _capitals(row, table) if table.capital else {}
        number = counted = False  # counted: after a number no letter of the same word can be taken for a contraction
        for at, (char, index) in enumerate(row):
            before = row[at - 1].char if at else " "
            after = row[at + 1].char if at + 1 < len(row) else " "
            if not number and char in table.number_keep:
                after = _past(row, at, table.number_keep)
            for sign in capitals.get((at, "before"), ()):
                number = False
                self._put(sign, index)
            was_number, number = number, self._in_number(char, before, after, number)
            counted = (counted or number) and not char.isspace()
            if number and not was_number:
                self._put(table.number, index)
            if number:
                self._put(self._number_cells(char), index)
            else:
                inside = before.isalpha() and after.isalpha() and char in table.letter_between
                if (inside and not counted) or (was_number and char in table.letter_after_number):
                    self._put(table.letter, index)
                self._put(self._plain_cells(char, at), index)
            for sign in capitals.get((at, "after"), ()):
                self._put(sign, index)
        return Encoded(bytes(self.out), tuple(self.chars))

    def _in_number(self, char: str, before: str, after: str, number: bool) -> bool:
        table = self.table
        if not table.number:
            return False
        digit = char in _DIGITS
        if number:
            spaced = bool(table.number_space) and char == " " and before in _DIGITS and after in _DIGITS
            return digit or char in table.number_keep or spaced
        # "-5" and "(3)": the number sign stands before the whole expression, not inside it.
        leads = char in table.number_keep and after in _DIGITS and not (table.letter and before.isalpha())
        return digit or leads

    def _number_cells(self, char: str) -> bytes:
        if char == " ":
            return self.table.number_space
        return self.table.digits.get(char) or self.table.sign(char)

    def _opens_a_word(self, at: int) -> bool:
        row = self.row
        return (at == 0 or row[at - 1].char == " ") and at + 1 < len(row) and row[at + 1].char != " "

    def _ends_a_word(self, at: int) -> bool:
        """Letters or digits before it in the word, none after."""
        text = "".join(char for char, _ in self.row)
        begun, rest = text[:at].rpartition(" ")[2], text[at:].partition(" ")[0]
        return any(map(str.isalnum, begun)) and not any(map(str.isalnum, rest))

    def _plain_cells(self, char: str, at: int) -> bytes:
        table = self.table
        if char in table.ending and self._ends_a_word(at):
            return table.ending[char]
        if char in table.opening and self._opens_a_word(at):
            return table.opening[char]
        if table.capital and char.isupper() and char not in table.signs:
            return table.sign(char.lower())
        return table.sign(char)

    def _put(self, many: bytes, index: int) -> None:
        self.out += many
        self.chars += [index] * len(many)


def _past(row: list[Glyph], at: int, keep: str) -> str:
    """What follows a run of such signs."""
    return next((char for char, _ in row[at:] if char not in keep), " ")


Marks = dict[tuple[int, str], list[bytes]]


def _capitals(row: list[Glyph], table: DotTable) -> Marks:
    """Which signs stand before or after which characters, so that capitals are known as such."""
    marks: Marks = {}
    upper = [char.isupper() and char not in table.signs for char, _ in row]
    at = 0
    while at < len(row):
        if not upper[at]:
            at += 1
            continue
        end = _passage_end(row, upper, at) if table.passage else at
        if end > at:
            marks.setdefault((at, "before"), []).append(table.passage)
            marks.setdefault((end - 1, "after"), []).append(table.capitals_end)
        else:
            end, stop = _word_end(row, upper, at, table.capitals_keep)
            several = sum(upper[at:end]) > 1
            marks.setdefault((at, "before"), []).append(table.capitals if several else table.capital)
            if several and stop < len(row) and row[stop].char.islower():
                marks.setdefault((stop - 1, "after"), []).append(table.capitals_end)
        at = end
    return marks


def _word_end(row: list[Glyph], upper: list[bool], at: int, keep: str) -> tuple[int, int]:
    """Past the last capital of the run that begins here, and past the signs that may follow within the run."""
    end = at + 1
    probe = end
    while probe < len(row) and (upper[probe] or row[probe].char in keep):
        probe += 1
        if upper[probe - 1]:
            end = probe
    return end, probe


def _passage_end(row: list[Glyph], upper: list[bool], at: int) -> int:
    """Past the last of three or more words written in capitals; `at` itself when there are fewer."""
    probe = at
    while probe and row[probe - 1].char != " ":
        probe -= 1
    if any(row[i].char.isalpha() for i in range(probe, at)):
        return at
    words, end = 0, at
    while probe < len(row):
        stop = probe
        while stop < len(row) and row[stop].char != " ":
            stop += 1
        letters = [upper[i] for i in range(probe, stop) if row[i].char.isalpha()]
        if not all(letters):
            break
        if letters:  # words without letters, such as numbers, neither count nor end the passage
            words, end = words + 1, stop
        probe = stop + 1
    return end if words >= 3 else at


@cache
def table(name: str) -> DotTable:
    """One of NAMES, read from the shelf."""
    with open(shipped("braille") / f"{name}.toml", "rb") as file:
        data = tomllib.load(file)

    def one(key: str) -> bytes:
        return cells(data.get(key, ""))

    def many(key: str) -> dict[str, bytes]:
        return {char: cells(dots) for char, dots in data.get(key, {}).items()}

    return DotTable(
        name=name,
        title=data["title"],
        dots=data["dots"],
        signs=many("cells"),
        unknown=one("unknown"),
        digits=many("digits"),
        opening=many("opening"),
        ending=many("ending"),
        capital=one("capital"),
        capitals=one("capitals"),
        capitals_end=one("capitals_end"),
        capitals_keep=data.get("capitals_keep", ""),
        passage=one("passage"),
        number=one("number"),
        number_keep=data.get("number_keep", ""),
        number_space=one("number_space"),
        letter=one("letter"),
        letter_after_number=data.get("letter_after_number", ""),
        letter_between=data.get("letter_between", ""),
        prefixes=b"".join(cells(dots) for dots in data.get("prefixes", ())),
    )


def encode(text: str, name: str = "fr8") -> Encoded:
    return table(name).encode(text)
