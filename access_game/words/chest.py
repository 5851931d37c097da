"""A chest: one file of named parts, each compressed alone, sealed by a checksum. Word lists travel in chests."""

from __future__ import annotations

import hashlib
import json
import lzma
import zlib
from pathlib import Path

_MAGIC = b"ACCESS GAME WORDS 1\n"
_TIGHT: list[dict[str, int]] = [{"id": lzma.FILTER_LZMA2, "preset": 6}]  # a third smaller, ten times slower
_SEAL = hashlib.sha256().digest_size


class WordListMissing(Exception):
    """A word list that cannot be read: absent, cut short or altered. `file` names it for a sentence."""

    def __init__(self, file: str, why: str) -> None:
        super().__init__(f"{file}: {why}")
        self.file = file
        self.why = why  # "absent" or "damaged"


def pack(parts: dict[str, bytes], about: dict[str, object], tight: frozenset[str] = frozenset()) -> bytes:
    """The bytes of a chest; the parts named in `tight` are squeezed harder."""
    body = bytearray()
    places: dict[str, tuple[int, int, bool]] = {}
    for name, content in parts.items():
        if name in tight:
            squeezed = lzma.compress(content, format=lzma.FORMAT_RAW, filters=_TIGHT)
        else:
            squeezed = zlib.compress(content, 9)
        places[name] = (len(body), len(squeezed), name in tight)
        body += squeezed
    head = json.dumps({"about": about, "parts": places}, sort_keys=True, separators=(",", ":")).encode()
    sealed = _MAGIC + len(head).to_bytes(4, "big") + head + bytes(body)
    return sealed + hashlib.sha256(sealed).digest()


class Chest:
    """A chest opened and found whole; a part is only unpacked when it is asked for."""

    def __init__(self, path: Path) -> None:
        try:
            content = path.read_bytes()
        except OSError as error:
            raise WordListMissing(path.name, "absent") from error
        if not content.startswith(_MAGIC) or hashlib.sha256(content[:-_SEAL]).digest() != content[-_SEAL:]:
            raise WordListMissing(path.name, "damaged")
        size = int.from_bytes(content[len(_MAGIC) : len(_MAGIC) + 4], "big")
        body = len(_MAGIC) + 4 + size
        try:
            head = json.loads(content[len(_MAGIC) + 4 : body])
            self.about: dict[str, object] = dict(head["about"])
            self._places: dict[str, tuple[int, int, bool]] = {
                name: (at, size, tight) for name, (at, size, tight) in head["parts"].items()
            }
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise WordListMissing(path.name, "damaged") from error
        self.name = path.name
        self.seal = content[-_SEAL:].hex()
        self._body = memoryview(content)[body:-_SEAL]

    def __contains__(self, part: str) -> bool:
        return part in self._places

    def part(self, name: str) -> bytes:
        try:
            at, size, tight = self._places[name]
            squeezed = self._body[at : at + size]
            if tight:
                return lzma.decompress(squeezed, format=lzma.FORMAT_RAW, filters=_TIGHT)
            return zlib.decompress(squeezed)
        except (KeyError, zlib.error, lzma.LZMAError, EOFError) as error:
            raise WordListMissing(self.name, "damaged") from error
