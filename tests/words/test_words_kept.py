"""The words a table accepted, and the opinion of the judge."""

from __future__ import annotations

import os
import tracemalloc
from pathlib import Path

from access_game.words import Judge, Lexicon, Personal


def test_an_accepted_word_is_known_at_the_next_sitting(tmp_path: Path) -> None:
    kept = tmp_path / "table" / "mots.txt"
    assert Personal(kept).accept("Toutilix")
    again = Personal(kept)
    assert "TOUTILIX" in again and "toutilix" in again and again.words == ("Toutilix",)
    assert kept.read_text(encoding="utf-8") == "Toutilix\n"


def test_a_word_is_written_once(tmp_path: Path) -> None:
    personal = Personal(tmp_path / "mots.txt")
    assert personal.accept("Zébrignouf") and personal.accept("zebrignouf")
    assert personal.path.read_text(encoding="utf-8") == "Zébrignouf\n" and len(personal) == 1


def test_what_has_no_letters_is_not_kept(tmp_path: Path) -> None:
    personal = Personal(tmp_path / "mots.txt")
    assert not personal.accept("  ") and not personal.accept("123") and not personal.accept("a" * 500)
    assert not personal.path.exists() and len(personal) == 0


def test_a_word_with_a_line_break_stays_on_one_line(tmp_path: Path) -> None:
    personal = Personal(tmp_path / "mots.txt")
    assert personal.accept("brad\npitt\r\n")
    assert Personal(personal.path).words == ("brad pitt",)


def test_a_damaged_file_loses_only_the_damaged_lines(tmp_path: Path) -> None:
    kept = tmp_path / "mots.txt"
    kept.write_bytes(
        "\ufeffToutilix\r\n".encode() + b"\xff\xfe\x00garbage\n\n---\nabc\0def\n" + b"Z" * 900 + b"\nBradpi"
    )
    personal = Personal(kept)
    assert personal.words == ("Toutilix", "Bradpi")
    assert personal.accept("Bradpitt")
    assert Personal(kept).words == ("Toutilix", "Bradpi", "Bradpitt")


def test_a_file_that_cannot_be_written_still_serves_the_sitting(tmp_path: Path) -> None:
    (tmp_path / "mots.txt").mkdir()
    personal = Personal(tmp_path / "mots.txt")
    assert not personal.accept("Toutilix")
    assert "toutilix" in personal


def test_what_is_no_file_means_no_words_and_nobody_waits_for_it(tmp_path: Path) -> None:
    """A pipe nobody writes to, and a device that never ends."""
    pipe, endless = tmp_path / "pipe.txt", tmp_path / "endless.txt"
    os.mkfifo(pipe)
    endless.symlink_to("/dev/zero")
    for path in (pipe, endless):
        personal = Personal(path)
        assert personal.words == ()
    assert not Personal(pipe).accept("Toutilix")


def test_of_a_hundred_megabytes_only_the_beginning_is_read(tmp_path: Path) -> None:
    kept = tmp_path / "mots.txt"
    with kept.open("wb") as file:
        file.write(b"Toutilix\n")
        file.truncate(100_000_000)
    tracemalloc.start()
    assert Personal(kept).words == ("Toutilix",)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 20_000_000


def test_the_judge_knows_the_words_of_the_list_and_of_other_languages(small: Lexicon) -> None:
    judge = Judge(small)
    assert judge.verdict(next(iter(small)).lower()) == "known"
    assert judge.verdict("hello") == "known"
    assert judge.verdict("toutilix") == judge.verdict("") == judge.verdict("?!") == "unknown"


def test_the_judge_knows_what_the_table_accepted(small: Lexicon, tmp_path: Path) -> None:
    personal = Personal(tmp_path / "mots.txt")
    judge = Judge(small, personal)
    assert judge.verdict("Brad Pitt") == "unknown"
    personal.accept("Brad Pitt")
    assert judge.verdict("BRADPITT") == "known"


def test_without_a_list_the_judge_says_so_but_remembers_the_table(tmp_path: Path) -> None:
    personal = Personal(tmp_path / "mots.txt")
    personal.accept("Toutilix")
    assert Judge(None, personal).verdict("boîte") == "no_list"
    assert Judge(None, personal).verdict("toutilix") == "known"
    assert Judge(None).verdict("boîte") == "no_list"
