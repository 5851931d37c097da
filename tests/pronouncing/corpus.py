"""Everything the program may ever say: its texts, its names, its cards, the words and the stories of its computers."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from access_game.bots.stories.english_words import english_lexicon
from access_game.bots.stories.french_words import french_lexicon
from access_game.home.shipped import shipped
from access_game.narration import phrasebook
from access_game.words import Level, Query, load
from access_game.words.lexicon import DATA
from access_game.words.spoken import entries

LOCALE = Path(phrasebook.__file__).parent / "locale"
STORIES = Path(__file__).parent.parent / "playthroughs"
FACT = "Camille"  # in the place of whatever a sentence is about
QUOTED = "quoted"  # in the place of a word that is quoted, where that is asked for
WORDS = frozenset({"word", "words"})  # what facts are called that quote a word
UNHEARD = ("braille",)  # attributes that no voice gets
PRINTED = re.compile(r"^(metavar|usage|help)-")  # of the command line, which does not speak


def sentences(language: str, quoted: str = FACT) -> dict[str, str]:
    """Every sentence of the .ftl files, each variant by itself, by file, id and number. `quoted`: what stands for a
    quoted word."""
    found = {}
    for path in sorted((LOCALE / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if not isinstance(entry, fluent.Message | fluent.Term) or PRINTED.match(entry.id.name):
                continue
            patterns = [("", entry.value), *((one.id.name, one.value) for one in entry.attributes)]
            for attribute, pattern in patterns:
                if pattern is not None and not attribute.endswith(UNHEARD):
                    for number, text in enumerate(_variants(pattern, quoted)):
                        found[f"{path.stem}/{entry.id.name}.{attribute} {number}"] = text
    return found


def _variants(pattern: fluent.Pattern, quoted: str) -> list[str]:
    """A sentence as often as its longest choice has variants: each of them is said once."""
    rows = [_said(element, quoted) for element in pattern.elements]
    most = max(map(len, rows), default=0)
    return [" ".join("".join(row[min(number, len(row) - 1)] for row in rows).split()) for number in range(most)]


def _said(element: Any, quoted: str) -> list[str]:
    match element:
        case fluent.TextElement(value=str(text)):
            return [text]
        case fluent.Placeable(expression=fluent.SelectExpression(variants=variants)):
            return [text for variant in variants for text in _variants(variant.value, quoted)] or [""]
        case fluent.Placeable(expression=fluent.StringLiteral(value=str(text))):
            return [text]
        case fluent.Placeable(expression=fluent.VariableReference(id=fluent.Identifier(name=str(name)))):
            return [quoted if name in WORDS else FACT]
    return [FACT]


def pages(language: str) -> dict[str, str]:
    """Rule pages, lessons and the page of sounds, sentence by sentence."""
    found = {}
    for path in sorted((LOCALE / language / "rules").glob("*.txt")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            found[f"rules/{path.stem} {number}"] = line
    for path in sorted((LOCALE / language / "tutorials").glob("*.toml")):
        for number, text in enumerate(_strings(tomllib.loads(path.read_text(encoding="utf-8")), ("say", "hint"))):
            found[f"tutorials/{path.stem} {number}"] = text
    learn = tomllib.loads((shipped("sounds") / "learn.toml").read_text(encoding="utf-8"))
    found |= {f"learn {number}": text for number, text in enumerate(_strings(learn, (language,)))}
    return found


def _strings(value: Any, keys: tuple[str, ...], key: str = "") -> Iterator[str]:
    if isinstance(value, dict):
        for name, one in value.items():
            yield from _strings(one, keys, name)
    elif isinstance(value, list):
        for one in value:
            yield from _strings(one, keys, key)
    elif isinstance(value, str) and key in keys:
        yield value


def stories(language: str) -> dict[str, str]:
    """The five hundred that another test keeps true to what the computers tell."""
    lines = (STORIES / f"stories.{language}.txt").read_text(encoding="utf-8").splitlines()
    return {f"story {line[:3].strip()}": line[4:] for line in lines}


def story_words(language: str) -> list[str]:
    """Every word a computer may lay, in every form: each is also said alone."""
    vocabulary = french_lexicon() if language == "fr" else english_lexicon()
    vocabulary.words()
    return sorted({entry.word for entries in vocabulary._spelled.values() for entry in entries})


def common_words(language: str, rank: int) -> list[str]:
    """The words up to this class of frequency, in all their spellings: 1 has six thousand, 2 eighteen thousand."""
    lexicon = load(language)
    return [spelling for word in lexicon if (lexicon.rank(word) or 0) <= rank for spelling in lexicon.spellings(word)]


def easy_words(language: str) -> list[str]:
    """What an easy computer says, as it is listed and as it is shown."""
    listed = entries((DATA / f"easy.{language}.txt").read_text(encoding="utf-8"))
    return sorted({*listed, *(hit.display for hit in load(language).find(Query(), Level.EASY))})


def first_names(language: str, rank: int) -> list[str]:
    """First names of the lexicon; only the French one knows them."""
    lexicon = load(language)
    return [
        word
        for word in common_words(language, rank)
        if word[0].isupper() and any(sense.pos == "first_name" for sense in lexicon.readings(word))
    ]


def they_do(rank: int) -> list[str]:
    """French forms in -ent that can only be verbs: ils nomment. Their end is silent."""
    lexicon = load("fr")
    return [
        word
        for word in common_words("fr", rank)
        if word.endswith("ent")
        and (senses := lexicon.readings(word))
        and all(sense.pos == "verb" and sense.person == "3p" for sense in senses)
    ]
