"""A Frontibix for two that is nearly over, as it lies on the disk, and the words two people find for it."""

from __future__ import annotations

from pathlib import Path
from random import Random

from random_play import step

from access_game.core.letters import Letters
from access_game.core.match import Match
from access_game.games import open_box
from access_game.host.files import FileJournal
from access_game.host.sitting import new_header
from access_game.words.library import Library

LEFT = 3  # cards on the pile when the two sit down: a duel is on, and one more comes


def nearly_over(home: Path, seed: int = 3, **options: str) -> Path:
    """All but the last two duels were played."""
    header = new_header("frontibix", {"Ana": "", "Bob": ""}, options, seed=seed, pace=1)
    match, rng = Match(open_box("frontibix").play, header.setup), Random(seed)
    while not is_near_the_end(match):
        step(match, rng)
    journal = FileJournal.begin(home / "matches", header, match.journal)
    match.close()
    journal.close()
    return journal.path


def is_near_the_end(match: Match) -> bool:
    left = [message.facts["left"] for message in match.table.said if message.key == "challenged"]
    asked = match.waiting is not None and "own_word" in {one.key for one in match.waiting.questions.values()}
    return bool(left) and left[-1] <= LEFT and asked and len(match.waiting.questions) == 2


class Words:
    """Each of them once: what was said in a duel wins nothing any more."""

    def __init__(self, home: Path) -> None:
        library = Library("fr", home / "words.txt", lambda word: None)
        library.wait()
        self.judge, self.said = library.judge(), set[str]()

    def word(self, letters: Letters) -> str:
        """One that any keyboard can type."""
        fit = (word for word in self.judge.suggest(letters, 60) if word.isascii() and word.isalpha())
        found = next((word for word in fit if word not in self.said), "")
        self.said.add(found)
        return found
