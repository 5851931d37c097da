"""`say`: one sentence through the voice the game would use, or into a file."""

from __future__ import annotations

import argparse
from pathlib import Path

from access_game.core.refusal import Refused
from access_game.devices.screen.plain import brief
from access_game.devices.sound.mixer import Mixer
from access_game.devices.speech.builtin import Builtin
from access_game.devices.speech.choice import candidates
from access_game.devices.speech.espeak import EspeakError
from access_game.devices.speech.levels import SEATS
from access_game.devices.speech.queue import Manner, SpeechQueue
from access_game.devices.speech.voice import Phrase
from access_game.narration.phrasebook import LANGUAGES, Phrasebook
from access_game.narration.utterance import Say, Utterance
from access_game.players.figures import figure

from .telling import tell, tell_trouble

RATES = (80, 450)


def run(wanted: argparse.Namespace, book: Phrasebook) -> int:
    if not RATES[0] <= wanted.rate <= RATES[1]:
        raise Refused("bad_rate", given=wanted.rate, low=RATES[0], high=RATES[1])
    language, seat = voice(wanted.voice, book)
    text = wanted.text.encode(errors="replace").decode()  # a broken byte of the terminal is said as it can be
    if wanted.to:
        try:
            rendered = Builtin().render(Phrase(text, language, seat, wanted.rate))
        except EspeakError:
            tell_trouble(book.text("no-voice-for-file"))
            return 1
        Path(wanted.to).write_bytes(rendered)
        return 0
    mixer = Mixer()
    lost: list[str] = []
    queue = SpeechQueue(
        candidates(wanted.speech, mixer), manner=Manner(rate=wanted.rate), on_lost=lambda name, next: lost.append(name)
    )
    queue.say(Utterance((Say(text),), voice=seat, language=language))
    queue.settle(120)
    spoke = queue.voice.name
    queue.close()
    mixer.close()
    if spoke == "off" and wanted.speech != "off":
        tell_trouble(book.text("no-voice-here"))
    if spoke == "off":
        tell(text)
    return 0


def voice(name: str, book: Phrasebook) -> tuple[str, int | None]:
    """ "fr", "en", "fr+f2", or the number of a seat."""
    language, _, variant = name.partition("+")
    seat = figure(name)
    if seat is not None and 1 <= seat <= len(SEATS):
        return book.language, seat - 1
    if (language in LANGUAGES or not language) and (not variant or variant in SEATS):
        return language or book.language, SEATS.index(variant) if variant else None
    raise Refused("bad_voice", given=brief(name), known=(*LANGUAGES, *(f"fr+{one}" for one in SEATS)))
