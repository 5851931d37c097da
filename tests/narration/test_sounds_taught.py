"""A sound that is taught is one that is played, and it is described as what it accompanies."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest

import access_game
from access_game.devices.sound.cues import learn
from access_game.devices.sound.cues import names as sounds
from access_game.games import stems
from access_game.narration.phrasebook import LANGUAGES, Phrasebook

PACKAGE = Path(access_game.__file__).parent
NAMED = re.compile(r"\b[a-z]+(?:_[a-z]+)*\b")
# What a key answers with is named in the code that answers: `Cue("move")`, `focus(words, "edge")`.
PLAYED_BY_CODE = re.compile(
    r"\bCue\(\"(\w+)\"|(?:focus|introduce)\([^\n]*?\"(\w+)\"[^\n]*\)|\(\"(edge|move|typed)\",\)"
)


def beside_words() -> dict[str, set[str]]:
    """Each sound, and the messages it is written beside."""
    found = defaultdict(set)
    for language in LANGUAGES:
        for stem in ("", *stems()):
            entries = Phrasebook(language, stem)._fluency.entries
            for id, entry in entries.items():
                for attribute in ("cue", "you-cue"):
                    for name in NAMED.findall(re.sub(r"\$[\w-]+|\[\w+\]", "", entry.attributes.get(attribute, ""))):
                        found[name].add(id)
    return found


def in_code() -> set[str]:
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(PACKAGE.rglob("*.py")))
    return {name for groups in PLAYED_BY_CODE.findall(text) for name in groups if name}


def test_every_sound_that_is_taught_is_played_somewhere() -> None:
    played = set(beside_words()) | in_code()
    assert sorted({one.name for one in learn()} - played) == []


def test_every_sound_that_is_played_is_taught() -> None:
    taught = {one.name for one in learn()}
    assert sorted(set(beside_words()) - taught) == []
    assert sorted(set(sounds()) - taught) == []


# Where a sound stands beside one message, or beside several that say the same, its lesson says that too.
TOLD = {
    "bell": ("time-over", "écoulé", "time is up"),
    "tick": ("chrono", "chrono", "chrono"),
    "beep": ("beep", "top", "go"),
    "locked": ("ask-hold", "laissez", "let"),
    "claim": ("claimed", "parole", "floor"),
    "buzz": ("buzzed", "parole", "floor"),
    "recall_right": ("truth", "rappelé", "remembered"),
    "recall_wrong": ("truth", "personne", "nobody"),
    "pause": ("table-paused", "pause", "paused"),
    "left": ("handed-over", "laisse sa place", "leaves the seat"),
    "shuffled": ("shuffled", "mélang", "shuffled"),
    "swapped": ("swapped", "changent de place", "change places"),
    "turned_down": ("turned-down", "cachée", "face down"),
    "noted": ("noted", "not", "noted"),
}


@pytest.mark.parametrize("name", TOLD)
def test_a_sound_is_described_as_what_it_accompanies(name: str) -> None:
    id, french, english = TOLD[name]
    taught = next(one for one in learn() if one.name == name)
    assert id in beside_words()[name]
    assert french in taught.fr.casefold() and english in taught.en.casefold()


def test_nobody_buzzes_in_a_lesson_where_the_table_takes_the_floor() -> None:
    assert not [one for one in learn() if "buzz" in f"{one.fr} {one.en}".casefold()]
