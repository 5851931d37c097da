"""The files of phrases: whole, the same in both languages, and read alike by our quick reader and by Fluent."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as fluent_ast
from narration.betrayals import BETRAYS

from access_game.narration import phrasebook
from access_game.narration.fluent import Fluency, Phrased, read
from access_game.narration.phrasebook import LANGUAGES, NoPhrase, Phrasebook

LOCALE = Path(phrasebook.__file__).parent / "locale"
FILES = sorted(LOCALE.glob("*/*.ftl"))
VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
ids = [f"{path.parent.name}-{path.stem}" for path in FILES]


def patterns(entries: dict[str, Phrased]) -> list[tuple[str, str]]:
    return [(id, name) for id, entry in entries.items() for name in ("", *entry.attributes) if entry.pattern(name)]


@pytest.mark.parametrize("path", FILES, ids=ids)
def test_a_file_holds_no_line_that_fluent_does_not_understand(path: Path) -> None:
    resource = FluentResource(path.read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, fluent_ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("path", FILES, ids=ids)
def test_the_quick_reader_says_what_fluent_says(path: Path) -> None:
    language, text = path.parent.name, path.read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    entries = read(text)
    quick = Fluency(language, entries)
    assert entries
    for id, attribute in patterns(entries):
        if id.startswith("-"):
            continue
        variables = set(VARIABLE.findall(entries[id].source))
        for value in (0, 1, 2, 16, "yes", "Zoé"):
            facts = dict.fromkeys(variables, value)
            message = bundle.get_message(id)
            pattern = message.attributes[attribute] if attribute else message.value
            words, errors = bundle.format_pattern(pattern, facts)
            assert not errors
            assert quick.say(id, attribute, facts) == words


@pytest.mark.parametrize("name", sorted({path.stem for path in FILES}))
def test_both_languages_have_the_same_phrases(name: str) -> None:
    one, other = (read((LOCALE / language / f"{name}.ftl").read_text(encoding="utf-8")) for language in LANGUAGES)
    assert set(one) == set(other)


@pytest.mark.parametrize("path", FILES, ids=ids)
def test_no_word_of_the_other_language_slips_in(path: Path) -> None:
    betrays = BETRAYS[path.parent.name]
    for id, entry in read(path.read_text(encoding="utf-8")).items():
        for attribute, pattern in (("", entry.value or ""), *entry.attributes.items()):
            if attribute.endswith("cue") or attribute in ("clock", "ceremony", "late"):
                continue  # the name of a sound, or a mark
            words = re.sub(r"\$[\w-]+|\[\w+\]|\{ *-?[a-z][\w-]*", " ", pattern)
            assert not betrays.search(words), f"{id}.{attribute}: {words}"


@pytest.mark.parametrize("path", FILES, ids=ids)
def test_no_phrase_is_written_twice_in_a_file(path: Path) -> None:
    written = re.findall(r"(?m)^(-?[a-zA-Z][\w-]*) *=", path.read_text(encoding="utf-8"))
    assert sorted(written) == sorted(set(written))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_phrase_of_the_program_stands_in_the_way_of_another(language: str) -> None:
    """Of two with the same name the later file would win, and what the first one says would never be heard."""
    owner: dict[str, str] = {}
    for name in phrasebook.COMMON:
        for id in read((LOCALE / language / f"{name}.ftl").read_text(encoding="utf-8")):
            assert owner.setdefault(id, name) == name, id


def test_a_missing_phrase_is_never_made_up() -> None:
    with pytest.raises(NoPhrase):
        Phrasebook("fr").text("no-such-phrase")
    with pytest.raises(NoPhrase):
        Phrasebook("fr").text("turn", "sung", who="Ana")


def test_a_missing_fact_is_never_made_up() -> None:
    with pytest.raises(NoPhrase):
        Phrasebook("fr").text("turn")
    with pytest.raises(NoPhrase):
        Phrasebook("en").text("counted-cards")


def test_a_language_nobody_wrote_is_refused() -> None:
    with pytest.raises(ValueError, match="xx"):
        Phrasebook("xx")


def test_the_phrase_of_a_game_wins_over_the_phrase_of_the_table() -> None:
    below, above = read("turn = the table’s\nother = kept\n"), read("turn = the game’s\n")
    voice = Fluency("en", below | above)
    assert (voice.say("turn", "", {}), voice.say("other", "", {})) == ("the game’s", "kept")


def test_no_isolating_marks_reach_a_voice() -> None:
    words = Phrasebook("fr").text("laid", "", count=16, columns=4) + Phrasebook("fr").text("turn", "", who="Ana")
    assert not {"\u2068", "\u2069"} & set(words)


def test_the_first_plain_phrase_does_not_wake_fluent() -> None:
    script = (
        "import sys; from access_game.narration.phrasebook import Phrasebook;"
        "Phrasebook('fr').text('turn', 'you'); sys.exit('fluent.runtime' in sys.modules)"
    )
    root = LOCALE.parent.parent.parent
    done = subprocess.run([sys.executable, "-c", script], cwd=root, capture_output=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr
