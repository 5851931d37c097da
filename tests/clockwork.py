"""Play a match among computers on a clock that only jumps: whoever would answer next does, or the bell rings."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from access_game.bots import Chair, sit_down
from access_game.core.chance import KNOWN, Suggestion, Verdict
from access_game.core.match import Match
from access_game.core.messages import Entry, Setup
from access_game.core.questions import Question
from access_game.core.seats import CLOCK, DEALER, JUDGE, Seat
from access_game.games import open_box

NAMES = ("Ana", "Bob", "Cléo", "Driss", "Eve", "Fanny", "Gus", "Hugo")
HELPFUL = {  # what the judge suggests: a word for each letter
    "fr": "abeille balai chameau danse école farine garage herbe idole journal koala lapin melon navire orange panier "
    "quille renard salade tomate usine vache western xylophone yaourt zèbre",
    "en": "animal basket camel dancer elbow flower garden hammer insect jungle kitten ladder melon needle orange panda "
    "quilt rabbit salad tomato uncle violin window xylophone yellow zebra",
}
STEPS = 6000  # far beyond any real match


class Plan(NamedTuple):
    question: Question[Any]
    answer: Any = None
    at: int | None = None  # None: stays silent


def among_computers(
    stem: str, seats: int, seed: int, level: str = "", language: str = "fr", words: Any = None, **options: Any
) -> Match:
    """A finished match of computers, all of one level or of each in turn."""
    box, rng = open_box(stem), Random(seed)
    levels = tuple(level or ("easy", "normal", "hard")[seat % 3] for seat in range(seats))
    defaults = {option.key: option.values[0] for option in box.GAME.options}
    setup = Setup(NAMES[:seats], levels, defaults | options)
    match = Match(box.play, setup)
    chairs = [Chair(Seat(s), levels[s], setup, Random(f"{seed} {s}"), language, words) for s in range(seats)]
    bots = [sit_down(stem, chair) for chair in chairs]
    plans: dict[Seat, Plan] = {}
    heard = 0
    while (ask := match.waiting) is not None:
        assert len(match.journal) < STEPS, f"no end in sight, at {match.where()}"
        for message in match.table.said[heard:]:
            for seat in message.to:
                bots[seat].hear(message)
        heard, now = len(match.table.said), match.table.now
        special = next((seat for seat in ask.questions if seat in (DEALER, JUDGE)), None)
        if special is not None:
            match.feed(Entry(special, served(ask.questions[special], rng, language), now))
            continue
        plans = {seat: plan for seat, plan in plans.items() if ask.questions.get(seat) is plan.question}
        for seat, question in ask.questions.items():
            if seat not in plans:
                thought = bots[seat].answer(question)
                at = None if thought is None else now + round(thought.after * 1000)
                plans[seat] = Plan(question, thought and thought.answer, at)
        coming = [(plan.at, seat) for seat, plan in plans.items() if plan.at is not None]
        bell = None if ask.within is None else now + round(ask.within * 1000)
        assert coming or bell is not None, f"nobody moves, at {match.where()}"
        if not coming or (bell is not None and bell < min(coming)[0]):
            assert bell is not None
            match.feed(Entry(CLOCK, None, bell))
        else:
            at, seat = min(coming)
            match.feed(Entry(seat, plans.pop(seat).answer, at))
    return match


def served(question: Question[Any], rng: Random, language: str) -> Any:
    """What the dealer and the judge answer."""
    if isinstance(question, Suggestion):
        return " ".join(word for word in HELPFUL[language].split() if question.letters.refuse(word) is None)
    return KNOWN if isinstance(question, Verdict) else question.guess(rng)
