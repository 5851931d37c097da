"""`access-game word`, run as a shell runs it: one sentence a word, the same judge as at the table."""

from __future__ import annotations

import functools
import json
from pathlib import Path

import pytest
from commands.shell import child

from access_game.commands.cli import run
from access_game.home.home import Home
from access_game.words import lexicon, library
from access_game.words.personal import Personal

pytestmark = pytest.mark.peer

NB = "\u00a0"


def said(*words: str, home: Path, lang: str = "fr") -> list[str]:
    done = child("word", *words, "--lang", lang, home=home)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.replace(NB, " ").splitlines()


def test_each_word_gets_a_sentence_with_the_reason(tmp_path: Path) -> None:
    Personal(Home(tmp_path).words("fr")).accept("toutilix")
    assert said("chat", "canada", "mañana", "toutilix", "parceque", "LR", "b", home=tmp_path) == [
        "chat : dans la liste française.",
        "Canada : dans la liste française.",
        "mañana : mot d’une autre langue, espagnol. Il compte, sauf avec le dictionnaire seul.",
        "toutilix : pas dans les listes, mais déjà accepté ici. Il compte, sauf avec le dictionnaire seul.",
        "parceque : inconnu des listes. La table peut l’accepter.",
        "LR : ce sont des lettres, pas un mot des listes. La table décide.",
        "b : c’est une lettre, pas un mot des listes. La table décide.",
    ]


def test_in_english_too(tmp_path: Path) -> None:
    assert said("cat", "john", "ordinateur", "recieve", "LR", "b", home=tmp_path, lang="en") == [
        "cat: in the English list.",
        "John: in the English list.",
        "ordinateur: a word of another language, French. It counts, unless the table takes the dictionary only.",
        "recieve: unknown to the lists. The table may accept it.",
        "LR: these are letters, no word of the lists. The table decides.",
        "b: this is a letter, no word of the lists. The table decides.",
    ]


def test_scripts_get_the_verdict_and_where_it_was_found(tmp_path: Path) -> None:
    Personal(Home(tmp_path).words("fr")).accept("toutilix")
    done = child("word", "--json", "chat", "canada", "toutilix", "teh", "mañana", home=tmp_path)
    assert done.returncode == 0
    assert json.loads(done.stdout) == [
        {"word": "chat", "verdict": "known", "found_in": ["home"]},
        {"word": "canada", "verdict": "known", "found_in": ["home"]},
        {"word": "toutilix", "verdict": "known", "found_in": ["personal"]},
        {"word": "teh", "verdict": "unknown", "found_in": []},
        {"word": "mañana", "verdict": "known", "found_in": ["es"]},
    ]


@pytest.mark.parametrize(
    ("given", "lang", "sentence"),
    [
        ([], "fr", "Il manque : MOT."),
        ([], "en", "Missing: WORD."),
        ([""], "fr", "Il faut un mot avec au moins une lettre, de A à Z."),
        (["123"], "fr", "« 123 » : Il faut un mot avec au moins une lettre, de A à Z."),
        (["b2alle"], "en", "“b2alle”: No figure in a word: write it in letters."),
        (["a" * 300], "fr", "40"),
        (["a\x1bb"], "fr", "signe"),
    ],
    ids=["nothing", "nothing, in English", "empty", "digits", "digits, in English", "endless", "strange"],
)
def test_what_is_no_word_gets_a_sentence(given: list[str], lang: str, sentence: str, tmp_path: Path) -> None:
    done = child("word", *given, "--lang", lang, home=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr.replace(NB, " ")


def test_without_a_list_only_accepted_words_are_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(library, "load", functools.partial(lexicon.load, folder=tmp_path))
    monkeypatch.setenv("ACCESS_GAME_HOME", str(tmp_path))
    Personal(Home(tmp_path).words("fr")).accept("toutilix")
    assert run(["word", "chat", "toutilix", "--lang", "fr"]) == 0
    none, own = capsys.readouterr().out.replace(NB, " ").splitlines()
    assert none == "chat : la liste de mots manque. C’est à la table de décider."
    assert own.startswith("toutilix : pas dans les listes, mais déjà accepté ici.")
    assert run(["word", "chat", "--json", "--lang", "fr"]) == 0
    assert json.loads(capsys.readouterr().out) == [{"word": "chat", "verdict": "no_list", "found_in": []}]


def test_one_bad_word_costs_no_other_its_verdict_and_is_named(tmp_path: Path) -> None:
    done = child("word", "chat", "", "b2alle", "chien", "--lang", "fr", home=tmp_path)
    assert done.returncode == 2
    assert done.stdout.replace(NB, " ").splitlines() == [
        "chat : dans la liste française.",
        "chien : dans la liste française.",
    ]
    assert done.stderr.replace(NB, " ").splitlines() == [
        "«  » : Il faut un mot avec au moins une lettre, de A à Z.",
        "« b2alle » : Pas de chiffre dans un mot : écrivez-le en lettres.",
    ]


def test_scripts_get_every_verdict_though_one_is_bad(tmp_path: Path) -> None:
    done = child("word", "--json", "chat", "b2alle", "chien", "--lang", "fr", home=tmp_path)
    assert done.returncode == 2
    assert json.loads(done.stdout) == [
        {"word": "chat", "verdict": "known", "found_in": ["home"]},
        {"word": "b2alle", "verdict": "unknown", "found_in": [], "refused": "digits"},
        {"word": "chien", "verdict": "known", "found_in": ["home"]},
    ]


def test_capitals_that_were_given_are_kept(tmp_path: Path) -> None:
    assert [line.split(" :")[0] for line in said("CHAT", "Chat", "chat", "canada", home=tmp_path)] == [
        "CHAT", "Chat", "chat", "Canada",
    ]  # fmt: skip
