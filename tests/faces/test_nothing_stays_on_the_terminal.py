"""Two people at one terminal: what was private, and the cards that were turned back, stand nowhere one can look back.
The bytes are those of a real terminal; the layout of the cards is read from the match as it lies on the disk."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from commands.shell import PATIENCE

from access_game.core.cards import FIRECRACKER, STAR
from access_game.core.match import Match
from access_game.core.questions import Pick, Word
from access_game.games.zieufermix import is_pair
from faces.on_a_terminal import OnTerminal
from faces.watched import Watched

pytestmark = pytest.mark.peer

CARD = re.compile(r"(?i)étoile,|pétard,|a noir|a blanc|a plus")


def faces_up(match: Match) -> list[int]:
    grid = match.table.places["grid", None]
    return [slot for slot in grid.slots if grid.is_seen(slot, by=None)]


class Cards:
    """The layout as it is, for people who try everything once: a star too early, two that are no pair, a firecracker;
    from then on they find only pairs."""

    def __init__(self) -> None:
        self.tried: set[str] = set()

    def choose(self, match: Match) -> int:
        assert match.waiting is not None
        question = next(iter(match.waiting.questions.values()))
        assert isinstance(question, Pick)
        grid = match.table.places["grid", None]
        faces = {slot: card.face for slot, card in grid.slots.items() if slot in question.options}
        if question.key == "swap_with":
            return next(slot for slot in faces if faces[slot] == "A")
        up = next(iter(faces_up(match)), None)
        wanted = "A" if "A" in faces.values() else STAR
        alike = [slot for slot in faces if faces[slot] == wanted]
        if up is None:
            if self._tries("star"):
                return next(slot for slot in faces if faces[slot] == STAR)
            if "no pair" in self.tried and self._tries("firecracker"):
                return next(slot for slot in faces if faces[slot] == FIRECRACKER)
            return alike[0]
        pairs = [slot for slot in alike if is_pair(grid.slots[up], grid.slots[slot])]
        return next(slot for slot in alike if slot not in pairs) if self._tries("no pair") else pairs[0]

    def _tries(self, what: str) -> bool:
        is_new = what not in self.tried
        self.tried.add(what)
        return is_new


def test_in_a_whole_zieufermix_no_card_is_found_again_that_was_turned_back(tmp_path: Path) -> None:
    cards, asked = Cards(), 0
    with Watched("play", "zieufermix", "--terminal", "--seats", "Ana,Bob", "--seed", "5", home=tmp_path) as table:
        sheets = table.sheets
        while table.is_asked():
            match = table.match()
            if not faces_up(match):
                assert not CARD.search(sheets.text)
            asked += 1
            table.types(str(cards.choose(match)))
        assert table.process.wait(PATIENCE) == 0
    assert asked > 12 and cards.tried == {"star", "no pair", "firecracker"}
    assert not CARD.search(sheets.at_first) and not CARD.search(sheets.back)
    assert not sheets.is_other and len([text for text in sheets.wiped if CARD.search(text)]) > 5
    back = plain(sheets.back)
    assert back.count("À Ana.") > 2 and back.count("À Bob.") > 2
    assert re.search(r"Bob : 3 en tout\.", back) and "\n\n" not in back


def a_line(match: Match, told: str) -> str:
    """The first card, and a word nobody else would say; Enter at a curtain."""
    assert match.waiting is not None
    question = next(iter(match.waiting.questions.values()))
    if "Entrée" in told:
        return ""
    if isinstance(question, Word):
        number = "".join("abcdefghij"[int(digit)] for digit in f"{len(match.journal)}")
        return f"{question.guess(Random(1))}zq{number}x"
    return "5" if question.among == "hand" else "1"  # what one may do besides has the numbers before the cards


def test_when_a_story_is_recalled_no_word_of_it_is_found_by_scrolling_back(tmp_path: Path) -> None:
    options = ("--option", "form=turns", "--option", "rounds=1", "--seed", "5")
    with Watched("play", "paflemix", "--terminal", "--seats", "Ana,Bob", *options, home=tmp_path) as table:
        sheets, story = table.sheets, set[str]()
        while table.is_asked() and "redit l’histoire" not in sheets.text:
            told = table.page
            while table.is_asked_again():
                told += table.page
            if "redit l’histoire" not in sheets.text:
                match = table.match()
                story |= {message.facts["word"] for message in match.table.said if message.key == "story_word"}
                table.types(a_line(match, told))
        assert len(story) > 5 and any(word.lower() in text.lower() for word in story for text in sheets.wiped)
        assert not sheets.is_other and "zq" not in sheets.at_first.lower() and "zq" not in sheets.back.lower()
        assert "Votre main" not in sheets.at_first and sheets.back.count("Rideau") == 1


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("terminal", "more", "language", "said"),
    [
        ("xterm", {}, "fr", ""),
        ("tmux-256color", {}, "fr", ""),
        ("xterm", {"STY": "1.tty"}, "fr", "on y retrouve les moments privés de chacun"),  # GNU screen keeps it all
        ("dumb", {}, "fr", "on y retrouve les moments privés de chacun"),
        ("linux", {}, "en", "finds everybody’s private moments"),
        ("nobody-knows", {}, "en", "finds everybody’s private moments"),
    ],
    ids=str,
)
def test_a_terminal_that_keeps_every_line_says_so_before_the_match_begins(
    tmp_path: Path, terminal: str, more: dict[str, str], language: str, said: str
) -> None:
    arguments = ("play", "frontibix", "--terminal", "--seats", "Ana,Bob", "--lang", language)
    with OnTerminal(*arguments, home=tmp_path, TERM=terminal, **more) as table:
        before = table.until("Ana défie", "Ana challenges")
        assert (said in before) if said else ("Ce terminal" not in before)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("frontibix", "--seats", "Ana,bot:easy"), ""),
        (("zieufermix", "--seats", "Ana,bot:easy"), "on y retrouve ce qu’il faut retenir de mémoire."),
        (("paflemix", "--seats", "Ana,Bob"), "les moments privés de chacun et ce qu’il faut retenir de mémoire."),
    ],
    ids=str,
)
def test_it_says_only_what_is_to_be_found_there(tmp_path: Path, arguments: tuple[str, ...], said: str) -> None:
    game, *more = arguments
    with OnTerminal("play", game, "--terminal", *more, home=tmp_path, TERM="dumb") as table:
        before = table.until("On mélange.")
        assert (said in before) if said else ("Ce terminal" not in before)
