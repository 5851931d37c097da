from __future__ import annotations

from functools import partial

import pytest

from access_game.devices.braille.cells import CURSOR, row
from access_game.devices.braille.contracted import contracted
from access_game.devices.braille.layout import lay
from access_game.devices.braille.line import BrailleLine
from access_game.devices.braille.tables import encode
from access_game.narration.view import Item, Kind, View


def test_without_liblouis_there_is_a_sentence_and_no_contraction() -> None:
    for language in ("fr", "en"):
        found = contracted(language, library=lambda: None)
        assert found.encode is None
        assert "liblouis" in found.why


@pytest.mark.liblouis
def test_contracted_french_and_english_are_shorter_and_keep_their_characters() -> None:
    for language, text in (("fr", "pétard étoile quelque"), ("en", "the people understand")):
        found = contracted(language)
        assert found.encode is not None
        encoded = found.encode(text)
        assert len(encoded.cells) < len(text)
        assert len(encoded.cells) == len(encoded.chars)
        assert all(0 <= char < len(text) for char in encoded.chars)


@pytest.mark.liblouis
def test_a_french_contraction_is_the_one_the_manual_gives() -> None:
    found = contracted("fr").encode
    assert found is not None
    assert row(found("A blanc").cells) == "46-1-0-45-2-14"


@pytest.mark.liblouis
def test_what_is_being_typed_and_cards_are_never_contracted() -> None:
    found = contracted("fr").encode
    assert found is not None
    line = BrailleLine(40, found, spell=partial(encode, name="fr6"))
    line.lie(lay(View(Kind.LINE, typed="quelque")), now=True)
    assert bytes(one & ~CURSOR for one in line.window()).rstrip(b"\0") == encode("quelque", "fr6").cells
    line.lie(lay(View(Kind.HAND, items=(Item("1", "A noir", braille="An"), Item("2", "E", braille="E")))), now=True)
    assert line.window().rstrip(b"\0") == encode("An | E", "fr6").cells
    line.tell("quelque")
    assert line.window().rstrip(b"\0") == found("quelque").cells != encode("quelque", "fr6").cells
