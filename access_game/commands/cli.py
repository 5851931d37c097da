"""The command line: what is asked for, in French or English. A wrong word gets a sentence and a hint, exit code 2."""

from __future__ import annotations

import argparse
import errno
import logging
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module

from access_game import __version__
from access_game.bots import LEVELS
from access_game.commands.telling import refused, tell_trouble
from access_game.commands.usage import Parser, WrongUsage, translated
from access_game.core.refusal import Refused
from access_game.devices.screen import plain
from access_game.devices.sound import knock
from access_game.devices.tape import NotATape
from access_game.home.home import Home
from access_game.home.profiles import Shelf
from access_game.narration.phrasebook import Phrasebook
from access_game.players.figures import figure
from access_game.program.dials import language_of

SPEECH = ("auto", "builtin", "prism", "accessible_output", "system", "off")
DIGITS = 18  # what a computer counts with in one word
BENCHES = ("start", "speech", "words", "engine", "host", "idle")
Run = Callable[[argparse.Namespace, Phrasebook], int]


TROUBLES = {
    errno.ENOENT: "file-missing",
    errno.EISDIR: "file-is-folder",
    errno.ENOTDIR: "file-missing",
    errno.EACCES: "file-forbidden",
    errno.EPERM: "file-forbidden",
    errno.EROFS: "file-forbidden",
    errno.ENOSPC: "file-no-room",
}


def whole(text: str) -> int:
    """A whole number; ValueError where it is none, or longer than anybody needs."""
    number = figure(text, DIGITS)
    if number is None:
        raise ValueError(text)
    return number


def parser(book: Phrasebook) -> argparse.ArgumentParser:
    def words(id: str) -> str:
        return book.text(id).replace("%", "%%")

    def sign(name: str) -> str:
        return book.text(f"metavar-{name}")

    # What every face and every text has in common may stand before or after the command's own words.
    common = Parser(add_help=False)
    common.add_argument("--lang", choices=("fr", "en"), default=argparse.SUPPRESS, help=words("help-lang"))

    def face(braille: str) -> Parser:
        faces, given = Parser(add_help=False, parents=[common]), argparse.SUPPRESS
        faces.add_argument("--terminal", action="store_true", default=given, help=words("help-terminal"))
        faces.add_argument("--speech", choices=SPEECH, default=given, help=words("help-speech"))
        faces.add_argument(
            "--braille", dest=braille, action="append", default=given, help=words("help-braille"),
            metavar=sign("driver"),
        )  # fmt: skip
        faces.add_argument("--sound", choices=("on", "off"), default=given, help=words("help-sound"))
        faces.add_argument("--tape", default=given, help=words("help-tape"), metavar=sign("file"))
        return faces

    faces = face("braille")
    top = Parser(
        prog="access-game", description=words("help-program"), parents=[face("braille_before")], allow_abbrev=False,
        add_help=False,
    )  # fmt: skip
    version = f"access-game {__version__}"
    translated(top, book).add_argument("--version", action="version", version=version, help=words("help-version"))
    commands = top.add_subparsers(
        dest="command", metavar=sign("command"), title=words("help-commands"), parser_class=Parser
    )

    def command(name: str, *parents: Parser) -> Parser:
        about = words(f"help-command-{name}")
        return translated(
            commands.add_parser(
                name, help=about, description=about, parents=parents, allow_abbrev=False, add_help=False
            ),
            book,
        )

    games = command("games", common)
    games.add_argument("--json", action="store_true", help=words("help-json"))

    play = command("play", faces)
    play.add_argument("game", metavar=sign("game"), help=words("help-game"))
    play.add_argument("--seats", default="", metavar=sign("names"), help=words("help-seats"))
    play.add_argument("--option", action="append", default=[], metavar=sign("option"), help=words("help-option"))
    play.add_argument("--chrono", choices=("10", "5", "3"), help=words("help-chrono"))
    play.add_argument("--seed", type=whole, metavar="N", help=words("help-seed"))

    going_on = command("continue", faces)
    going_on.add_argument("file", nargs="?", metavar=sign("file"), help=words("help-match-file"))

    simulate = command("simulate", common)
    simulate.add_argument("game", metavar=sign("game"), help=words("help-game"))
    simulate.add_argument("--seats", type=whole, default=0, metavar="N", help=words("help-seat-count"))
    simulate.add_argument("--level", choices=LEVELS, default="normal", help=words("help-level"))
    simulate.add_argument("--matches", type=whole, default=1, metavar="K", help=words("help-matches"))
    simulate.add_argument("--seed", type=whole, default=0, metavar="N", help=words("help-seed"))
    simulate.add_argument("--option", action="append", default=[], metavar=sign("option"), help=words("help-option"))
    simulate.add_argument("--json", action="store_true", help=words("help-json"))

    replay = command("replay", common)
    replay.add_argument("file", metavar=sign("file"), help=words("help-match-file"))
    replay.add_argument("--seat", type=whole, metavar="N", help=words("help-replay-seat"))

    rules = command("rules", common)
    rules.add_argument("game", metavar=sign("game"), help=words("help-game"))

    word = command("word", common)
    word.add_argument("words", nargs="+", metavar=sign("word"), help=words("help-words"))
    word.add_argument("--json", action="store_true", help=words("help-json"))

    say = command("say", common)
    say.add_argument("text", metavar=sign("text"), help=words("help-text"))
    say.add_argument("--voice", default="", metavar="V", help=words("help-voice"))
    say.add_argument("--rate", type=whole, default=200, metavar="R", help=words("help-rate"))
    say.add_argument("--to", metavar=sign("wav"), help=words("help-to"))
    say.add_argument("--speech", choices=SPEECH, default="auto", help=words("help-speech"))

    doctor = command("doctor", common)
    doctor.add_argument("--json", action="store_true", help=words("help-json"))
    doctor.add_argument("--braille", default="", help=words("help-braille"), metavar=sign("driver"))

    bench = command("bench", common)
    bench.add_argument("what", nargs="?", choices=BENCHES, help=words("help-what"))
    bench.add_argument("--json", action="store_true", help=words("help-json"))
    return top


COMMANDS = ("games", "rules", "play", "continue", "simulate", "replay", "word", "say", "doctor", "bench")
# The file of a command has its name, but for a word Python keeps for itself; without any command it is the hall.
FILES = {"continue": "resume", None: "hall"}
FACED = (None, "play", "continue")  # these open a face, and speak


def run(arguments: Sequence[str]) -> int:
    """The exit code: 0 done, 1 a failure told in one sentence, 2 wrong usage with a hint."""
    plain.safeguard(sys.stdout, sys.stderr)
    logging.basicConfig(level=logging.CRITICAL)  # a sentence is for the player; ACCESS_GAME_LOG is for us
    book = Phrasebook(language_of(asked_language(arguments) or Shelf.open(Home()).settings.language))
    try:
        if os.environ.get("ACCESS_GAME_LOG"):
            logging.basicConfig(filename=os.environ["ACCESS_GAME_LOG"], level=logging.INFO, force=True)
        code = obey(arguments, book)
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except BrokenPipeError:
        hang_up()
    except KeyboardInterrupt:
        complain(book, "goodbye")
    except OSError as error:
        file = str(error.filename or Home().folder)
        complain(book, TROUBLES.get(error.errno or 0, "file-trouble"), file=file, code=error.errno or 0)
    except NotATape as other:
        complain(book, "tape-not-one", file=str(other))
    except Exception as error:
        logging.getLogger(__name__).exception("the program stopped")
        complain(book, "program-stopped", said=type(error).__name__)
    return 1


def obey(arguments: Sequence[str], book: Phrasebook) -> int:
    try:
        wanted = parser(book).parse_args(arguments)
        if will_sound(wanted):
            knock.ahead()
        module = import_module(f"access_game.commands.{FILES.get(wanted.command, wanted.command)}")
        function: Run = module.run
        return function(wanted, book)
    except WrongUsage as wrong:
        tell_trouble(wrong.sentence(book))
    except Refused as refusal:
        tell_trouble(refused(book, refusal))
    except SystemExit as done:  # after --help or --version
        return int(done.code or 0)
    return 2


def will_sound(wanted: argparse.Namespace) -> bool:
    """Is the sound device going to be opened, as far as the command line tells? A wrong guess does no harm."""
    if wanted.command not in FACED:
        return False
    speech = getattr(wanted, "speech", "")
    return speech != "off" if speech else not getattr(wanted, "terminal", False)


def hang_up() -> None:
    """Who read us has gone: no complaint when the interpreter empties its buffers."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def asked_language(arguments: Sequence[str]) -> str:
    """Before anything else is understood: the language in which to complain."""
    for place, word in enumerate(arguments):
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
        if word == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
    return ""


def complain(book: Phrasebook, id: str, **facts: str | int) -> None:
    tell_trouble(book.text(id, "", **facts))
