"""Two people finish a Frontibix at one keyboard, with a curtain between them: raced and calm, in the terminal and in
the window. The match lies nearly over on the disk; its last two duels are played with real keys."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from commands.shell import PATIENCE
from xdisplay import XDisplay, missing

from access_game.core.letters import Letters
from access_game.core.match import Match
from access_game.games import open_box
from access_game.host.saves import read
from faces.duels import Words, nearly_over
from faces.newcomer import finished, wait_until
from faces.watched import Watched
from faces.windowed import Windowed


class Pair:
    """Ana and Bob, who take turns at the keys: what they type at a page."""

    def __init__(self, words: Words) -> None:
        self.words, self.letters, self.secrets = words, "", list[str]()

    def answer(self, told: str) -> str:
        """To all that was printed since they typed last."""
        if heard := re.findall(r"Ana : (\w)\w*\.\nBob : (\w)\w*\.", told):
            self.letters = "".join(heard[-1]).upper()
        if secret := re.search(r"Un mot en (\w) \?", told):
            self.secrets.append(self.words.word(Letters(starting=secret[1])))
            return self.secrets[-1]
        if "1. " not in told and re.search(r"([Vv]otre mot|deux lettres|le plus court) \?", told):
            word = self.words.word(Letters(containing=self.letters, at_least=3))
            self.secrets += [word] if "le plus court" in told else []
            return word
        found = re.search(r"(\d)\. Ana : j’ai trouvé", told)
        return found[1] if found else "" if "Entrée" in told else "1"


@pytest.mark.peer
@pytest.mark.parametrize("calm", ["no", "yes"], ids=["race", "calm"])
def test_two_people_finish_frontibix_at_one_terminal(tmp_path: Path, calm: str) -> None:
    """And nothing of what was behind the curtain is found when one scrolls back, nor on the screen after it fell."""
    nearly_over(tmp_path, calm=calm)
    pair = Pair(Words(tmp_path))
    with Watched("continue", "--terminal", home=tmp_path) as table:
        while table.is_asked():
            told = table.page
            while table.is_asked_again():
                told += table.page
            told = told.replace("\r", "").replace("\u00a0", " ")
            is_private = table.sheets.is_other
            assert is_private or not re.search(r"Votre carte|Un mot en|Votre mot, le plus court", table.sheets.text)
            table.types(pair.answer(told))
        assert table.process.wait(PATIENCE) == 0
    first = table.sheets.at_first.replace("\u00a0", " ")
    (file,) = finished(tmp_path)
    journal = read(file)
    match = Match(open_box("frontibix").play, journal.header.setup, journal.entries)
    duels = [message for message in match.table.said if message.key == "challenged"]
    assert match.result is not None and not duels[-1].facts["left"] > 1
    match.close()
    assert len(pair.secrets) >= 3 and "Partie terminée" in first
    assert not re.search(r"Votre carte|Un mot en|Votre mot, le plus court", first)
    assert len([text for text in table.sheets.wiped if re.search(r"Un mot en|Votre mot, le plus court", text)]) >= 3
    for word in pair.secrets:  # said aloud when both are told, and never typed in sight
        assert f"> {word}" not in first


# In the window -----------------------------------------------------------------------------------------------
# What they hear, and what they do then: keys, or a word for "word".
HEARD = (
    (r"^(Chacun à son tour, chacun sa touche|Qui joue|Chacun répond|La première touche gagne|À vous tous)", "1"),
    (r"(Pour|Rideau pour) (Ana|Bob)", "Return"),
    (r"Un mot en \w \?$|Votre mot \?$|le plus court \?$|^(Ana|Bob) : un mot avec les deux lettres \?$", "word"),
    (r"^Ana\. écrire|^Bob : écrire", "Return"),
    (r"^Pétard, pas de mot", "Return"),
)


class PairAtKeys(Pair):
    def keys(self, told: str, heard: str) -> list[str]:
        """`told`: all that was said so far; `heard`: the newest."""
        does = next((keys for pattern, keys in HEARD if re.search(pattern, heard)), "")
        if does == "word":
            recent = "\n".join(told.splitlines()[-30:])
            letters = re.findall(r"^Ana : (\w)\w*\.\nBob : (\w)\w*\.", recent, re.MULTILINE)
            self.letters = "".join(letters[-1]).upper() if letters else self.letters
            return [*self.answer(heard), "Return"]
        return [does] if does else []


def has_heard(heard: Callable[[], list[str]], before: int) -> bool:
    return len(heard()) > before


@pytest.mark.xvfb
@pytest.mark.skipif(bool(missing()), reason=f"not installed: {', '.join(missing())}")
@pytest.mark.parametrize("calm", ["no", "yes"], ids=["race", "calm"])
def test_two_people_finish_frontibix_in_the_window(tmp_path: Path, calm: str) -> None:
    """They hear what the voice says, as the tape has it, and press real keys."""
    nearly_over(tmp_path, calm=calm)
    pair, done, tape = PairAtKeys(Words(tmp_path)), 0, tmp_path / "tape"
    more = ("continue", "--speech", "builtin", "--tape", str(tape))
    with XDisplay(layout=("us",)) as display, Windowed(display, tmp_path, *more, rate=400) as program:

        def heard() -> list[str]:
            lines = [json.loads(line) for line in tape.read_text(encoding="utf-8").splitlines() if line.endswith("}")]
            said = [line for line in lines if line.get("ear") == "voice" and line["what"] == "begun" and line["text"]]
            return [line["text"].replace("\u00a0", " ") for line in said]

        while "Partie terminée" not in (all_heard := "\n".join(heard())):
            wait_until(partial(has_heard, heard, done), "something to be said")
            new = heard()[done]
            done += 1
            if keys := pair.keys(all_heard, new):
                display.key(*keys)
        wait_until(lambda: bool(finished(tmp_path)), "the end of the match")
        display.key("alt+F4")
        assert program.leave() == 0 and "ERROR" not in program.log()
    assert len(pair.secrets) >= 3 and "Rideau : tout le monde peut écouter." in all_heard
