"""argparse in the player's language: what it finds wrong, and the frame of its help."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from typing import Any, NoReturn

from access_game.devices.screen.plain import brief
from access_game.narration.phrasebook import Phrasebook

# What argparse says, and the phrase that says it. Anything else it may say is told without its words.
KINDS = (
    (r"the following arguments are required: (?P<given>.+)", "usage-missing"),
    (r"argument COMMANDE?: invalid choice: (?P<given>.*) \(choose from (?P<known>.+)\)", "usage-command"),
    (r"argument (?P<name>.+?): invalid choice: (?P<given>.*) \(choose from (?P<known>.+)\)", "usage-choice"),
    (r"argument (?P<name>.+?): invalid \w+ value: (?P<given>.*)", "usage-number"),
    (r"argument (?P<name>.+?): expected (?:one|at least one) argument", "usage-value"),
    (r"argument (?P<name>.+?): ignored explicit argument (?P<given>.*)", "usage-no-value"),
    (r"ambiguous option: (?P<given>.+?) could match (?P<known>.+)", "usage-ambiguous"),
    (r"unrecognized arguments: (?P<given>.+)", "usage-unknown"),
)


class WrongUsage(Exception):
    """A command line that is not understood; `command` is the one whose help would help."""

    def __init__(self, id: str, command: str, facts: dict[str, str]) -> None:
        super().__init__(id)
        self.id, self.command, self.facts = id, command, facts

    def sentence(self, book: Phrasebook) -> str:
        return book.text("wrong-usage", said=book.fill(self.id, "", self.facts), command=self.command)


def kind(message: str) -> tuple[str, dict[str, str]]:
    for pattern, id in KINDS:
        if found := re.fullmatch(pattern, message, re.DOTALL):
            facts = found.groupdict()
            if "known" in facts:
                facts["known"] = facts["known"].replace("'", "")
            if "given" in facts:
                facts["given"] = brief(re.sub(r"^(['\"])(.*)\1$", r"\2", facts["given"], flags=re.DOTALL))
            return id, facts
    return "usage-other", {}


class Parser(argparse.ArgumentParser):
    """Its own -h is added with words of ours, see `translated`."""

    def error(self, message: str) -> NoReturn:
        id, facts = kind(message)
        raise WrongUsage(id, self.prog, facts)


def translated(parser: Parser, book: Phrasebook) -> Parser:
    """Everything argparse would say by itself, in that language."""

    class Formatter(argparse.HelpFormatter):
        def add_usage(
            self, usage: str | None, actions: Iterable[Any], groups: Iterable[Any], prefix: str | None = None
        ) -> None:
            super().add_usage(usage, actions, groups, book.text("help-usage") + " " if prefix is None else prefix)

        def start_section(self, heading: str | None) -> None:
            super().start_section(book.text("help-section", name=heading) if heading else heading)

    parser.formatter_class = Formatter
    parser._positionals.title = book.text("help-positionals")  # there is no public name for it
    parser.add_argument("-h", "--help", action="help", help=book.text("help-help"))
    return parser
