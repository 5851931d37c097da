"""A terminal has lines and Enter, a braille display has dots: nobody is told to press a key that is not there."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from access_game.games import stems
from access_game.narration.phrasebook import DOTS, LANGUAGES, LINES, Phrasebook, page
from access_game.narration.tutorial import tutorial
from access_game.players.lines import KEYS_ONLY

IN_LINES = {
    "fr": re.compile(
        r"(?i)\bflèches?\b|\béchap|(?-i:\bF\d+\b)|\btouches?\b|\bcontrôle\b|\bmaj\b"
        r"|barre d’espace|\bespace coche|\bdébut y|\bappu(?:yer|yez|ie)\b(?!(?: simplement)? sur Entrée)"
        r"|\bhaut et bas\b|\bgauche et droite\b|\bI donne\b"
    ),
    "en": re.compile(
        r"(?i)\barrows?\b|\bescape\b|(?-i:\bF\d+\b)|\bkeys?\b|\bcontrol\b|\bshift\b|\bspace ticks|\bhome\b(?! folder)"
        r"|\bpress\b(?! Enter)|\bup and down\b|\bleft and right\b|\bI gives\b"
    ),
}
IN_DOTS = {
    "fr": re.compile(
        r"(?i)\bflèches?\b|\béchap|(?-i:\bF\d+\b)|\bcontrôle\b|\bmaj\b|\bentrée\b"
        r"|barre d’espace|\bespace coche|\bdébut y|\bhaut et bas\b|\bgauche et droite\b|(?<!Espace )\bI donne\b"
    ),
    "en": re.compile(
        r"(?i)\barrows?\b|\bescape\b|(?-i:\bF\d+\b)|\bcontrol\b|\bshift\b|\bspace ticks|\bhome key\b"
        r"|\bEnter\b|\bup and down\b|\bleft and right\b|(?<!Space )\bI gives\b"
    ),
}
MISSING = {LINES: IN_LINES, DOTS: IN_DOTS}
NEVER_SAID = {
    "key-digits": "learning the keys, which in a terminal is a list of what can be typed",
    "key-types": "learning the keys",
    "key-idle": "learning the keys",
    "key-line": "the form of a line of the help",
    "learning-on": "learning the keys",
    "learning-off": "learning the keys",
    "learning-waits": "learning the keys",
    "line-signs": "an arrow that was typed writes no letter: this says why",
    "line-full": "letter by letter a line is typed in the window",
}
NEVER_READ = {
    "line-before": "what was typed in a terminal, too early",
    "line-gives-up": "an empty line in a terminal",
    "one-step": "what was typed in a terminal",
    "word-or-command": "what was typed in a terminal",
    "line-hint": "what can be typed in a terminal",
    "line-signs": "an arrow key in a terminal",
    "race-hint": "what can be typed in a terminal",
    "welcome": "the first words of the voice",
    "mute-title": "to put the voice out",
    "mute-help": "to put the voice out",
    **dict.fromkeys(
        (f"curtain-{ear}-{what}" for ear in ("left", "right") for what in ("title", "help")), "for earphones"
    ),
}
NEVER = {LINES: NEVER_SAID, DOTS: NEVER_READ}
OTHERS = {
    LINES: ("key-", "grip-", "help-dots-"),
    DOTS: ("key-", "grip-", "help-dots-"),
}  # what keys are called
SILENT = (
    "braille",
    "cue",
    "clock",
    "ceremony",
    "lines",
    "dots",
)  # for the fingers, marks, or looked at with their phrase


def phrases(language: str, manner: str) -> Iterator[tuple[str, str]]:
    """Every phrase as it is said in that manner, written out: what it chooses among stands in it whole."""
    for stem in ("", *stems()):
        book = Phrasebook(language, stem, manner)
        for id in book.ids():
            command = id.removeprefix("command-").removesuffix("-help")
            if id in NEVER[manner] or id.startswith(OTHERS[manner]):
                continue
            if manner == LINES and id.startswith("command-") and command in KEYS_ONLY:
                continue
            entry = book._fluency.entries[id]
            for attribute in ("", *entry.attributes):
                if not attribute.endswith(SILENT):
                    own = f"{attribute}-{manner}" if attribute else manner
                    words = entry.pattern(own) or entry.pattern(attribute) or ""
                    yield f"{stem} {id}.{attribute}", re.sub(r"\$[\w-]+|\[\w+\]", " ", words)


def texts(language: str, manner: str) -> Iterator[tuple[str, str]]:
    yield from phrases(language, manner)
    for stem in stems():
        yield f"rules/{stem}", page(language, "rules", f"{stem}.txt")
        for number, lesson in enumerate(tutorial(language, stem, manner).lessons):
            yield f"tutorials/{stem} {number}", f"{lesson.say} {lesson.hint}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("manner", MISSING)
def test_no_text_names_a_key_that_is_not_there(language: str, manner: str) -> None:
    missing = MISSING[manner][language]
    told = {where: found[0] for where, words in texts(language, manner) if (found := missing.search(words))}
    assert told == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_window_keeps_its_own_words(language: str) -> None:
    window, terminal = Phrasebook(language), Phrasebook(language, manner=LINES)
    assert "F1" in window.text("no-effect") and "F1" not in terminal.text("no-effect")
    assert window.text("curtain-enter") == terminal.text("curtain-enter")
    assert [one.say for one in tutorial(language, "zieufermix").lessons] != [
        one.say for one in tutorial(language, "zieufermix", manner=LINES).lessons
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_never_said_here_is_written_somewhere(language: str) -> None:
    """So that the list of exceptions does not outlive its phrases."""
    assert {*NEVER_SAID, *NEVER_READ} <= set(Phrasebook(language).ids())
