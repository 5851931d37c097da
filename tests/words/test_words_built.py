"""The lists come from their sources, and can be made again."""

from __future__ import annotations

from pathlib import Path

import pytest

from access_game.core.letters import fold
from access_game.words import Lexicon
from access_game.words.build import DATA, french, is_spelling, rank
from access_game.words.corrections import Corrections
from access_game.words.hunspell import expand, find_dictionary
from access_game.words.measure import bench
from access_game.words.readings import apply_rule, write_rule
from access_game.words.spelling import dress, write_dress
from access_game.words.spoken import avoided, english_forms, entries

AFF = """FLAG long
SFX S. Y 2
SFX S. 0 0/L' [^sxz] is:sg
SFX S. 0 s/D' [^sxz] is:pl
SFX a0 Y 2
SFX a0 er er er po:infi
SFX a0 ger geons ger po:ipre po:1pl
PFX L' Y 1
PFX L' 0 l' . dp:le
PFX Um Y 3
PFX Um 0 0/S. .
PFX Um 0 l'exa . dp:le
PFX Um 0 kilo/S.() .
"""
DIC = "4\nlampe/S.() po:nom is:fem\nmanger/a0() po:v1_it____a\nmètre/Um() po:nom is:mas\nquiz/L' po:nom is:mas is:inv\n"


def test_affixes_are_added_to_the_entries_that_call_for_them(tmp_path: Path) -> None:
    (tmp_path / "fr.aff").write_text(AFF, encoding="utf-8")
    (tmp_path / "fr.dic").write_text(DIC, encoding="utf-8")
    dic = find_dictionary("fr", str(tmp_path))
    assert dic is not None
    forms = {form.text for form in expand(dic)}
    assert forms == {
        "lampe", "lampes", "manger", "mangeons", "mètre", "mètres", "kilomètre", "kilomètres", "quiz",
    }  # fmt: skip
    spellings, lemmas = french(dic)
    assert lemmas["manger"] == {"MANGER", "MANGEONS"}
    (reading,) = spellings["MANGEONS"]["mangeons"]
    assert (reading.pos, reading.person, reading.tense, reading.frame) == ("verb", "1p", "present", "it")
    assert find_dictionary("de", str(tmp_path)) is None


@pytest.mark.parametrize("word", ("boîte", "arc-en-ciel", "Œuf", "aujourd'hui", "cœur", "Barnabé", "SNCF", "été", "æ"))
def test_a_spelling_is_found_again_on_its_letters(word: str) -> None:
    assert dress(fold(word), write_dress(word)) == word


def test_a_lemma_is_found_again_from_its_form() -> None:
    for form, lemma in (("mangées", "manger"), ("belle", "beau"), ("ont", "avoir"), ("chat", "chat"), ("va", "aller")):
        assert apply_rule(form, write_rule(form, lemma)) == lemma


def test_formulas_and_loose_ends_are_no_spellings() -> None:
    assert all(map(is_spelling, ("boîte", "arc-en-ciel", "aujourd'hui", "Œuf")))
    assert not any(map(is_spelling, ("", "EuO₂V", "1er", "Mʳ", "l'", "-là", "etc.", "москва", "a" * 40)))


def test_frequencies_fall_into_classes() -> None:
    assert [rank(zipf) for zipf in (7.0, 5.0, 4.9, 3.3, 2.5, 1.0, 0.0)] == [0, 0, 1, 2, 3, 4, 5]
    assert {"BITCHES", "BITCHED", "BITCHY"} <= set(english_forms("BITCH")) and "SHAGGED" in set(english_forms("SHAG"))


def test_families_are_avoided_whole_and_their_innocent_neighbours_are_not() -> None:
    listed = entries("# a comment\n\nchatte\n*encul*\npissenlit*\n!pissenlit\n")
    words = ("CHAT", "CHATTE", "CHATTES", "ENCULEUR", "DESENCULER", "PISSENLIT", "PISSENLITS", "BOITE")
    hushed = set(avoided(words, {"chatte": {"CHATTE"}}, listed))
    assert hushed == {"CHATTE", "CHATTES", "ENCULEUR", "DESENCULER", "PISSENLITS"}
    assert {"TARTS", "TARTED"} & set(avoided(("TARTS", "TARTED", "START"), None, ["tart", "!tarted"])) == {"TARTS"}


def test_the_bench_finds_the_same_words_in_every_way(small_folder: Path) -> None:
    found = bench("fr", queries=5, seed=4, folder=small_folder)
    assert found.agree
    assert {"containing", "in order", "pattern", "excerpt", "rack and jokers"} <= {row.kind for row in found.rows}
    for row in found.rows:
        assert {"scan", "regex"} <= set(row.others)
        assert min(row.ours.median_ms, row.ratio, found.load_ms, found.memory_mb) > 0


@pytest.mark.hunspell
def test_the_shipped_list_agrees_with_the_dictionary_it_was_made_from(french: Lexicon) -> None:
    dic = find_dictionary()
    if dic is None or "TOUTES VARIANTES” v7.0" not in dic.with_suffix(".aff").read_text(encoding="utf-8"):
        pytest.skip("hunspell-fr-comprehensive 7.0 is not installed")
    from access_game.words.build import french as expanded

    ours = Corrections(DATA / "ours.fr.toml")
    spellings, _ = expanded(dic, every=60, start=11)
    assert len(spellings) > 5_000
    for word, found in spellings.items():
        shipped = set(french.spellings(word))
        written = {text: readings for text, readings in found.items() if text in shipped or ours.is_word(text, 9.0)}
        if len(word) <= 3:  # names of three letters count only where they are heard
            written = {text: readings for text, readings in written.items() if text in shipped or text.islower()}
        assert set(written) <= shipped, word
        known = set(french.readings(word))
        for text, readings in written.items():
            assert {r._replace(lemma=apply_rule(text, r.lemma)) for r in readings} <= known, text
