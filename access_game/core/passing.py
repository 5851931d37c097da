"""To pass: the answer to a question with which nothing is done. Not every question has one."""

from __future__ import annotations

from typing import Any

from .questions import PASSED, Answer, Pick, Press, Question, Word
from .refusal import Refused

NEUTRAL = ("let", "no_idea", "give_up")  # what games call it


def pass_of(question: Question[Any]) -> Answer:
    """Refused where the rules want a choice: to turn up a card, to name somebody, to vote."""
    match question:
        case Word(may_pass=True):
            return PASSED
        case Press(secret=True):
            return True  # a word is asked of the others: nobody shall hear a difference
        case Pick(options=options, why_not=why_not):
            found = next((one for one in NEUTRAL if one in options), None)
            if found is not None:
                return found
            if "draw" in options and why_not.get("no_idea") == "draw_to_pass":
                return "draw"
    raise Refused("cannot_pass")
