"""Write down what each seat hears in one match among computers of each game. Run it after a change of rules or of
words, and read the difference: `python tests/playthroughs/regenerate.py [GAME ...]`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

if __name__ == "__main__":  # under pytest the configuration does this
    sys.path[:0] = [str(Path(__file__).parent.parent), str(Path(__file__).parent.parent.parent)]

from clockwork import among_computers
from narration.ears import listen, narrator

from access_game.core.match import Match
from access_game.core.seats import Seat
from access_game.games import open_box, stems
from access_game.narration.utterance import Cue, Utterance

HERE = Path(__file__).parent
LANGUAGES = ("fr", "en")
BEGINNING, ENDING = 130, 12  # lines of each seat: enough to meet what can happen, and short enough to be read
SEED = 7


def playthrough(stem: str, language: str) -> str:
    match = among_computers(stem, open_box(stem).GAME.players[0], SEED, language=language)
    listeners: tuple[Seat | None, ...] = (*match.table.seats, None)
    return "\n".join(line for seat in listeners for line in heard(stem, match, language, seat)) + "\n"


def heard(stem: str, match: Match, language: str, seat: Seat | None) -> Iterator[str]:
    yield f"== {'table' if seat is None else match.table.names[seat]} =="
    all_heard = list(listen(stem, match, language, seat))
    lines = [line(utterance) for _, utterance, _ in all_heard if utterance is not None]
    if len(lines) > BEGINNING + ENDING:
        lines[BEGINNING:-ENDING] = ["..."]
    yield from lines
    sight = all_heard[-1].sight
    voice = narrator(stem, match, language, seat)
    yield f"-- {voice.status(sight)}"
    for words in (voice.scores, voice.hand, voice.table, voice.turn, voice.counts):
        yield f"-- {words(sight)}"
    yield ""


def line(utterance: Utterance) -> str:
    """Words, {dots}, [sounds]; "!" is urgent."""
    sounds = [_sound(cue) for cue in utterance.cues]
    pieces = [
        "!" if utterance.clock else "",
        utterance.text,
        f"{{{utterance.braille}}}" if utterance.braille else "",
        f"[{', '.join(sounds)}]" if sounds else "",
    ]
    return " ".join(piece for piece in pieces if piece)


def _sound(cue: Cue) -> str:
    return f"{cue.name} {cue.pan:+.1f} {cue.pitch:+.0f}" if cue.pan or cue.pitch else cue.name


if __name__ == "__main__":
    for stem in sys.argv[1:] or stems():
        for language in LANGUAGES:
            (HERE / f"{stem}.{language}.txt").write_text(playthrough(stem, language), encoding="utf-8")
