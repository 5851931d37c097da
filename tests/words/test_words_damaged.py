"""A word list that is missing, cut or altered is said to be so, and nothing else happens."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest

from access_game.words import Known, WordListMissing, load
from access_game.words.chest import Chest, pack

FILES = ("fr.words", "fr.freq", "fr.spoken")


@pytest.fixture
def folder(small_folder: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(small_folder, tmp_path / "words"))


@pytest.mark.parametrize("name", FILES)
def test_a_missing_file_is_named(folder: Path, name: str) -> None:
    (folder / name).unlink()
    with pytest.raises(WordListMissing) as missing:
        load("fr", folder)
    assert missing.value.file == name and missing.value.why == "absent"


def test_a_language_without_a_list_is_missing_too(folder: Path) -> None:
    for language in ("en", "xx", "../fr", ""):
        with pytest.raises(WordListMissing) as missing:
            load(language, folder)
        assert missing.value.file == f"{language}.words"


@pytest.mark.parametrize("name", (*FILES, "en.foreign"))
def test_one_changed_byte_anywhere_is_noticed(folder: Path, name: str) -> None:
    content = (folder / name).read_bytes()
    chance = random.Random(1)
    places = [0, 21, 25, len(content) - 1, len(content) - 40, *(chance.randrange(len(content)) for _ in range(30))]
    for place in places:
        altered = bytearray(content)
        altered[place] ^= 0x41
        (folder / name).write_bytes(altered)
        with pytest.raises(WordListMissing) as missing:
            load("fr", folder)
        assert missing.value.file == name and missing.value.why == "damaged"


@pytest.mark.parametrize("name", (*FILES, "en.foreign"))
def test_a_file_cut_short_is_noticed(folder: Path, name: str) -> None:
    content = (folder / name).read_bytes()
    for size in (0, 1, 19, 20, 30, len(content) // 2, len(content) - 1):
        (folder / name).write_bytes(content[:size])
        with pytest.raises(WordListMissing):
            load("fr", folder)


@pytest.mark.parametrize("name", FILES)
def test_a_folder_in_place_of_the_file_is_no_list(folder: Path, name: str) -> None:
    (folder / name).unlink()
    (folder / name).mkdir()
    with pytest.raises(WordListMissing):
        load("fr", folder)


def test_frequencies_of_another_list_are_refused(folder: Path) -> None:
    (folder / "fr.freq").write_bytes(pack({"ranks": b"\0" * 10}, {"words": "another"}))
    with pytest.raises(WordListMissing) as missing:
        load("fr", folder)
    assert missing.value.file == "fr.freq"


@pytest.mark.parametrize(
    "about", ({}, {"counts": 3}, {"counts": [[1]]}, {"counts": [["a", "b"]]}, {"counts": [[5, 10]]}, {"counts": None})
)
def test_a_sealed_file_that_makes_no_sense_is_refused(folder: Path, about: dict[str, object]) -> None:
    (folder / "fr.words").write_bytes(pack({"letters": b"ABC"}, about))
    with pytest.raises(WordListMissing):
        load("fr", folder)


def test_without_the_foreign_words_the_others_are_still_known(folder: Path) -> None:
    assert load("fr", folder).check("hello") is Known.FOREIGN
    assert load("fr", folder).check("strasse") is Known.FOREIGN
    (folder / "en.foreign").unlink()
    lexicon = load("fr", folder)
    assert lexicon.check("ich") is Known.FOREIGN and lexicon.languages("strasse") == ("de",)
    assert lexicon.check("hello") is Known.UNKNOWN and lexicon.check(next(iter(lexicon))) is Known.HOME


def test_a_chest_gives_back_what_was_put_in(tmp_path: Path) -> None:
    parts = {"a": b"some words" * 50, "b": b"", "c": bytes(range(256))}
    (tmp_path / "chest").write_bytes(pack(parts, {"licence": "none"}, tight=frozenset({"a"})))
    chest = Chest(tmp_path / "chest")
    assert {name: chest.part(name) for name in parts} == parts
    assert chest.about == {"licence": "none"} and "a" in chest and "d" not in chest
    with pytest.raises(WordListMissing):
        chest.part("d")
