"""Our tables and liblouis, character by character and text by text."""

from __future__ import annotations

import pytest

from access_game.devices.braille.cells import to_unicode
from access_game.devices.braille.tables import NAMES, encode

from .agreement import THEIRS, strings_agree
from .louis import translate, version

pytestmark = pytest.mark.liblouis

CP1252 = [c for b in range(32, 256) if (c := bytes([b]).decode("cp1252", "ignore")) and b not in (0x7F, 0xA0, 0xAD)]

# Characters we write otherwise, on purpose. ’ is made an apostrophe everywhere.
APART = {
    "fr8": "’",
    "en8": "’",
    # liblouis has only a blank for these: ours are their letter without accent or the unknown sign.
    # Ð, Þ and Ø lose their capital sign there.
    "fr6": "’‚ƒ†‡ˆŠ‹Žš›žŸ˜¯·ÕÝõýÿÐÞØ",
    # liblouis spells these as their hexadecimal number, and writes the capital ligatures Œ and Æ as two capitals.
    "ueb1": "’‚ƒ„ˆ‰‹›˜ª¹ºŒÆ",
}


@pytest.mark.parametrize("name", NAMES)
def test_every_western_character_has_the_cells_liblouis_gives_it(name: str) -> None:
    differing = [c for c in CP1252 if to_unicode(encode(c, name).cells) != translate(THEIRS[name], c)]
    assert set(differing) <= set(APART[name])


@pytest.mark.parametrize("name", NAMES)
def test_every_exception_is_one(name: str) -> None:
    """No exception is kept that has ceased to be one."""
    if not version().startswith("3.24"):
        pytest.skip("the exceptions were written down for liblouis 3.24")
    for char in APART[name]:
        assert to_unicode(encode(char, name).cells) != translate(THEIRS[name], char)


FRENCH = [
    "A blanc", "étoile", "pétard", "À toi de jouer.", "Bob pose un A noir.", "M*R|P2:AT|main:EKS", "L'ÉTOILE",
    "Il reste 3 cartes.", "3 + 4 = 7", "Score: 12 à 8", "1/2", "(3 points)", "Chrono 10", "ça va ?", "MAISon", "R2D2",
    "PAFLEMIX : 3 cartes", "arc-en-ciel", "Œuf", "l’hôte", "12,5 %", "n°3", "A-B", "« oui »", "12:30", "X - 5", "A+",
    "JOUEUR 2 GAGNE", "Noël", "aiguë", "20 €", "E comme Émile", "A, B ou C ?", "…", "carte 3/16", "P2: AT",
]  # fmt: skip
ENGLISH = [
    "White A", "star", "firecracker", "Your turn.", "Bob plays a black A.", "3 cards left.", "Score: 12 to 8", "A B C",
    "It's a tie!", "HELLO", "Time: 10", "1/2", "What now?", "R2D2", "ZIEUFERMIX: 3 cards", "A, B or C?", "(3 points)",
    "don’t", "3 + 4", "5%", "AB CD EF gh", "1a", "12 34",
]  # fmt: skip


def test_texts_of_a_french_game_are_written_alike() -> None:
    assert strings_agree(FRENCH) == []


def test_texts_of_an_english_game_are_written_alike() -> None:
    assert strings_agree(ENGLISH, ("en8", "ueb1")) == []


def test_a_difference_would_be_seen() -> None:
    (found,) = strings_agree(["★"], ("fr8",))
    assert found.text == "★"


def test_plus_plus_differs_because_liblouis_reads_it_as_exclamation_marks() -> None:
    assert translate(THEIRS["fr6"], "A++") == to_unicode(encode("A!!", "fr6").cells)
    assert to_unicode(encode("A++", "fr6").cells) != translate(THEIRS["fr6"], "A++")
