"""The two lexicons that ship, and a small one built in the test's own folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from access_game.words import Lexicon, load
from access_game.words.build import freq_chest, words_chest
from access_game.words.chest import Chest
from access_game.words.foreign import Slips, foreign_chest
from access_game.words.spoken import spoken_chest


@pytest.fixture(scope="session")
def french() -> Lexicon:
    return load("fr")


@pytest.fixture(scope="session")
def english() -> Lexicon:
    return load("en")


@pytest.fixture(scope="session")
def small_folder(french: Lexicon, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A few French words with the frequencies they have, packed as the build packs them."""
    folder = tmp_path_factory.mktemp("words")
    zipf = (6.0, 4.5, 3.5, 3.0, 2.0, 0.0)
    words = [
        word for number, word in enumerate(french) if number % 400 == 7 or (number % 7 == 0 and french.rank(word) == 0)
    ]
    spellings = {word: {french.display(word) or "": set(french.readings(word))} for word in words}
    heard = {(french.display(word) or "").lower(): zipf[french.rank(word) or 0] for word in words}
    content = words_chest(
        {w: {s: {r._replace(lemma="0") for r in rs} for s, rs in d.items()} for w, d in spellings.items()}, {}
    )
    (folder / "fr.words").write_bytes(content)
    seal: dict[str, object] = {"words": content[-32:].hex()}
    (folder / "fr.freq").write_bytes(freq_chest(spellings, heard, {}, seal))
    ranks = Chest(folder / "fr.freq").part("ranks")
    easy = [word for word in words if french.rank(word) == 0][::2]
    (folder / "fr.spoken").write_bytes(
        spoken_chest(spellings, ranks, lambda word: 0.0, easy, set(words[::50]) - set(easy), seal)
    )
    slips = {"fr": Slips({}, ())}
    (folder / "en.foreign").write_bytes(foreign_chest({"hello": 5.0, "rare": 1.0}, (), slips, {}))
    (folder / "de.foreign").write_bytes(foreign_chest({"straße": 4.0}, ("ICH",), slips, {}))
    return folder


@pytest.fixture(scope="session")
def small(small_folder: Path) -> Lexicon:
    return load("fr", small_folder)
