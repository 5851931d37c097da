"""`doctor`: what was found here and what will be used; where something is missing, what to do."""

from __future__ import annotations

import argparse
import os
import platform
import sys
import tempfile
from collections.abc import Mapping
from typing import Any

from access_game import __version__
from access_game.devices.braille.choice import SERIAL, candidates, survey
from access_game.devices.braille.contracted import contracted
from access_game.devices.braille.display import NoDisplay
from access_game.devices.sound.cues import names
from access_game.devices.sound.mixer import Mixer
from access_game.devices.speech import choice as speech
from access_game.devices.speech.sighting import sight
from access_game.devices.speech.tree_voice import Stand, TreeVoice
from access_game.home.home import Home
from access_game.home.profiles import Shelf
from access_game.narration.phrasebook import Phrasebook
from access_game.words.library import Library

from .hall import has_display
from .telling import tell, tell_json

Row = dict[str, Any]
TAPE = "access-game.tape"  # a name for the file, to begin with


def run(wanted: argparse.Namespace, book: Phrasebook) -> int:
    home = Home()
    settings = Shelf.open(home).settings
    mixer = Mixer()  # one for both: a device that hangs is waited for once
    rows = [
        *speech_rows(book, settings.speech, mixer),
        *braille_rows(book, wanted.braille or settings.braille, settings.displays),
        sound_row(book, mixer),
        screen_row(book),
        sighted_row(book),
        reader_row(book),
        words_row(book, home),
        home_row(book, home),
        tape_row(book),
    ]
    if wanted.json:
        about = {"version": __version__, "python": platform.python_version(), "system": platform.platform()}
        tell_json({**about, "language": book.language, "found": rows}, indent=2)
    else:
        for row in rows:
            tell(row["sentence"] + (f" {row['advice']}" if row["advice"] else ""))
    return 0


def row(book: Phrasebook, part: str, name: str, state: str, **facts: Any) -> Row:
    """`state` is used, found or missing; the sentence and the advice are `doctor-PART-STATE`."""
    id = f"doctor-{part}-{state}"
    words = {key: str(value) for key, value in facts.items()}
    advice = book.text(id, "advice", name=name, **words) if book.has(id, "advice") else ""
    sentence = book.text(id, "", name=name, **words)
    return {"part": part, "name": name, "state": state, "sentence": sentence, "advice": advice, **facts}


def speech_rows(book: Phrasebook, wish: str, mixer: Mixer) -> list[Row]:
    rows, used = [], False
    tree = TreeVoice(lambda: Stand.CLOSED) if has_display() and sys.platform.startswith("linux") else None
    for voice in speech.candidates(wish, mixer, patience=3.0, tree=tree):
        works = voice.check()
        if voice is tree and not works and not tree.is_sighted:
            continue  # no reader runs: nothing is missing
        state = "missing" if not works else "found" if used else "used"
        if voice.name != "off":
            rows.append(row(book, "speech", voice.name, state, called=book.text(f"setting-speech-{voice.name}")))
        elif not used:
            rows.append(row(book, "speech", voice.name, "silent"))
        used = used or works
        voice.close()
    return rows


def braille_rows(book: Phrasebook, wish: str, others: Mapping[str, str]) -> list[Row]:
    found = survey()
    rows = [
        row(
            book,
            "port",
            port.driver or "?",
            "found" if port.driver else "unknown",
            port=port.port,
            says=port.description,
        )
        for port in found.ports
    ]
    rows.append(display_row(book, wish))
    rows += [display_row(book, its, whose) for whose, its in others.items()]
    rows.append(row(book, "contracted", "liblouis", "found" if contracted(book.language).encode else "missing"))
    return rows


def display_row(book: Phrasebook, wish: str, whose: str = "") -> Row:
    """The display of the table, or of somebody who has one of their own."""
    part, facts = ("braille-of", {"whose": whose}) if whose else ("braille", {})
    try:
        display = candidates(wish)[0]
    except NoDisplay as missing:
        sentence = book.text(f"no-display-{missing.reason.replace('_', '-')}", "", **missing.facts)
        if whose:
            sentence = book.text("neighbour-display", "", name=whose, said=sentence)
        return {"part": part, "name": wish, "state": "missing", "sentence": sentence, "advice": "", **facts}
    state = "missing" if display.name == "silent" else "used"
    return row(book, part, display.name, state, drivers=", ".join((*SERIAL, "brlapi")), **facts)


def sound_row(book: Phrasebook, mixer: Mixer) -> Row:
    try:
        works = mixer.open()
        state = "used" if works else "stuck" if mixer.is_stuck else "missing"
        return row(book, "sound", "mixer", state, said=mixer.reason, count=len(names()))
    finally:
        mixer.close()


def screen_row(book: Phrasebook) -> Row:
    driver = os.environ.get("SDL_VIDEODRIVER", "")
    return row(book, "screen", driver or "window", "used" if has_display() else "missing")


def sighted_row(book: Phrasebook) -> Row:
    """Which screen reader runs here, and by which sign it was known."""
    found = sight(1.0)
    if found is not None:
        return row(book, "sighted", found.reader, "found", how=found.how)
    for voice in speech.found_in_time(speech.screen_readers(), 3.0):
        name, how = voice.reader, voice.name
        voice.close()
        return row(book, "sighted", name, "found", how=how)
    return row(book, "sighted", "", "missing")


def reader_row(book: Phrasebook) -> Row:
    try:
        import accesskit  # type: ignore[import-untyped]
    except ImportError as error:
        return row(book, "reader", "accesskit", "missing", said=str(error))
    return row(book, "reader", accesskit.__name__, "found")


def words_row(book: Phrasebook, home: Home) -> Row:
    library = Library(book.language, home.words(book.language))
    words = library.wait()
    if words is None:
        return row(book, "words", book.language, "missing", file=getattr(library.missing, "file", ""))
    return row(book, "words", book.language, "used", count=len(words), own=len(library.personal), id=words.id)


def tape_row(book: Phrasebook) -> Row:
    """Nothing to be found, but whoever asks the doctor may have a fault to report."""
    return row(book, "tape", TAPE, "found")


def home_row(book: Phrasebook, home: Home) -> Row:
    """Whether it can be written is tried out: what a system says of rights is not what a full or locked disk does."""
    if home.is_lent:
        return row(book, "home", str(home.folder), "lent")
    nearest = next((p for p in (home.folder, *home.folder.parents) if os.path.exists(p)), home.folder)
    try:
        with tempfile.TemporaryFile(dir=nearest) as file:
            file.write(b"?")
    except OSError:
        return row(book, "home", str(home.folder), "missing")
    return row(book, "home", str(home.folder), "used")
