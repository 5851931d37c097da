"""The command line: what is asked for, in French or English. A wrong word gets a sentence and a hint, exit code 2."""

from __future__ import annotations

import argparse
import logging
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import NoReturn

from access_game import __version__
from access_game.bots import LEVELS
from access_game.core.questions import Refused
from access_game.devices.screen import plain
from access_game.knobs import language_of
from access_game.narration.phrasebook import Phrasebook

SPEECH = ("auto", "builtin", "prism", "accessible_output", "system", "off")
Run = Callable[[argparse.Namespace, Phrasebook], int]


class WrongUsage(Exception):
    """What argparse found wrong; worded in the player's language."""


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise WrongUsage(message)


def parser(book: Phrasebook) -> argparse.ArgumentParser:
    def words(id: str) -> str:
        return book.text(id).replace("%", "%%")

    # What every face and every text has in common may stand before or after the command's own words.
    common = Parser(add_help=False)
    common.add_argument("--lang", choices=("fr", "en"), default=argparse.SUPPRESS, help=words("help-lang"))
    faces = Parser(add_help=False, parents=[common])
    faces.add_argument("--terminal", action="store_true", default=argparse.SUPPRESS, help=words("help-terminal"))
    faces.add_argument("--speech", choices=SPEECH, default=argparse.SUPPRESS, help=words("help-speech"))
    faces.add_argument("--braille", default=argparse.SUPPRESS, help=words("help-braille"), metavar="DRIVER[:PORT]")
    faces.add_argument("--sound", choices=("on", "off"), default=argparse.SUPPRESS, help=words("help-sound"))

    top = Parser(prog="access-game", description=words("help-program"), parents=[faces], allow_abbrev=False)
    top.add_argument("--version", action="version", version=f"access-game {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)

    def command(name: str, *parents: Parser) -> argparse.ArgumentParser:
        added = commands.add_parser(
            name, help=words(f"help-command-{name}"), description=words(f"help-command-{name}"), parents=parents
        )
        assert isinstance(added, argparse.ArgumentParser)
        return added

    games = command("games", common)
    games.add_argument("--json", action="store_true", help=words("help-json"))

    play = command("play", faces)
    play.add_argument("game", metavar="GAME", help=words("help-game"))
    play.add_argument("--seats", default="", metavar="NAMES", help=words("help-seats"))
    play.add_argument("--option", action="append", default=[], metavar="K=V", help=words("help-option"))
    play.add_argument("--chrono", choices=("10", "5", "3"), help=words("help-chrono"))
    play.add_argument("--seed", type=int, help=words("help-seed"))

    going_on = command("continue", faces)
    going_on.add_argument("file", nargs="?", metavar="FILE", help=words("help-match-file"))

    simulate = command("simulate", common)
    simulate.add_argument("game", metavar="GAME", help=words("help-game"))
    simulate.add_argument("--seats", type=int, default=0, metavar="N", help=words("help-seat-count"))
    simulate.add_argument("--level", choices=LEVELS, default="normal", help=words("help-level"))
    simulate.add_argument("--matches", type=int, default=1, metavar="K", help=words("help-matches"))
    simulate.add_argument("--seed", type=int, default=0, metavar="S", help=words("help-seed"))
    simulate.add_argument("--option", action="append", default=[], metavar="K=V", help=words("help-option"))
    simulate.add_argument("--json", action="store_true", help=words("help-json"))

    replay = command("replay", common)
    replay.add_argument("file", metavar="FILE", help=words("help-match-file"))
    replay.add_argument("--seat", type=int, metavar="N", help=words("help-replay-seat"))

    rules = command("rules", common)
    rules.add_argument("game", metavar="GAME", help=words("help-game"))

    say = command("say", common)
    say.add_argument("text", metavar="TEXT", help=words("help-text"))
    say.add_argument("--voice", default="", metavar="V", help=words("help-voice"))
    say.add_argument("--rate", type=int, default=200, metavar="R", help=words("help-rate"))
    say.add_argument("--to", metavar="FILE.wav", help=words("help-to"))
    say.add_argument("--speech", choices=SPEECH, default="auto", help=words("help-speech"))

    doctor = command("doctor", common)
    doctor.add_argument("--json", action="store_true", help=words("help-json"))
    doctor.add_argument("--braille", default="", help=words("help-braille"), metavar="DRIVER[:PORT]")

    bench = command("bench", common)
    bench.add_argument("what", nargs="?", choices=("start", "speech", "words", "engine", "host"), metavar="WHAT")
    bench.add_argument("--json", action="store_true", help=words("help-json"))
    return top


MODULES = {
    "games": "catalogue",
    "rules": "catalogue",
    "play": "table",
    "continue": "table",
    None: "table",
    "simulate": "records",
    "replay": "records",
    "say": "say",
    "doctor": "doctor",
    "bench": "bench",
}


def run(arguments: Sequence[str]) -> int:
    plain.safeguard(sys.stdout, sys.stderr)
    logging.basicConfig(level=logging.CRITICAL)  # a sentence is for the player; ACCESS_GAME_LOG is for us
    if os.environ.get("ACCESS_GAME_LOG"):
        logging.basicConfig(filename=os.environ["ACCESS_GAME_LOG"], level=logging.INFO, force=True)
    book = Phrasebook(language_of(asked_language(arguments)))
    try:
        wanted = parser(book).parse_args(arguments)
    except WrongUsage as error:
        return complain(book, "wrong-usage", 2, said=str(error))
    module = import_module(f"access_game.commands.{MODULES[wanted.command]}")
    function: Run = getattr(module, {"continue": "take_up", None: "hall"}.get(wanted.command, wanted.command))
    try:
        return function(wanted, book)
    except Refused as refusal:
        print(refused(book, refusal), file=sys.stderr)
        return 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # who read us has gone: no complaint at exit
        return 1
    except KeyboardInterrupt:
        return complain(book, "goodbye", 1)
    except Exception as error:
        if not isinstance(error, OSError):
            logging.getLogger(__name__).exception("the program stopped")
            return complain(book, "program-stopped", 1, said=type(error).__name__)
        return complain(book, "file-trouble", 1, file=str(error.filename or ""), said=error.strerror or str(error))


def asked_language(arguments: Sequence[str]) -> str:
    """Before anything else is understood: the language in which to complain."""
    for place, word in enumerate(arguments):
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
        if word == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
    return ""


def refused(book: Phrasebook, refusal: Refused) -> str:
    facts = {k: ", ".join(v) if isinstance(v, tuple) else v for k, v in refusal.facts.items()}
    return book.text(f"refused-{refusal.reason.replace('_', '-')}", "", **facts)


def complain(book: Phrasebook, id: str, code: int, **facts: str | int) -> int:
    print(book.text(id, "", **facts), file=sys.stderr)
    return code
