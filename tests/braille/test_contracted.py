from __future__ import annotations

import pytest

from access_game.devices.braille.cells import row
from access_game.devices.braille.contracted import contracted


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
