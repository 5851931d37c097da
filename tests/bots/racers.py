"""Modelled people in Frontibix races, at the real host, on a clock that only jumps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from heapq import heappop, heappush
from itertools import count
from math import inf
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from access_game.core.letters import Letters, fold
from access_game.core.messages import Message
from access_game.core.questions import Pick, Press, Question, Word, YesNo
from access_game.core.refusal import Refused
from access_game.core.seats import Seat
from access_game.core.stride import Stride
from access_game.host.clock import JumpingClock
from access_game.host.inbox import Inbox
from access_game.host.sitting import Sitting, new_header
from access_game.players.player import Answered, Countdown, Heard, Opened, Post, Report, Ticket
from access_game.words.lexicon import Lexicon
from access_game.words.library import Library

SPEEDS = {"fast": (2.0, 5.0), "middle": (5.0, 10.0), "slow": (8.0, 18.0)}  # seconds to find a word
FINDS = 0.8  # of the races
TYPES = 1.5  # seconds


class Diary(JumpingClock):
    """A clock on which people note what they will do when."""

    def __init__(self) -> None:
        super().__init__()
        self._notes: list[tuple[float, int, Post, Report]] = []
        self._order = count()

    def note(self, after: float, post: Post, report: Report) -> None:
        heappush(self._notes, (self.time + after, next(self._order), post, report))

    def wait(self, inbox: Inbox, until: float | None) -> None:
        if inbox.has_news or not self._notes or (until is not None and until < self._notes[0][0]):
            super().wait(inbox, until)
        else:
            self.time, _, post, report = heappop(self._notes)
            post(report)


class Racer:
    """A person who finds a word after a while, or does not. `fails`: gives up, stays silent, or says a wrong word.
    `bluffs`: buzzes so many seconds after the beep, and thinks afterwards. `finds`: of the races, those in which a word
    comes to mind. `asks`: who has no word so many seconds after the beep asks for help, and goes on thinking while it
    comes."""

    is_person = True
    listens = True

    def __init__(
        self, diary: Diary, post: Post, speed: tuple[float, float], rng: Random, fails: str = "gives_up",
        bluffs: float = inf, finds: float = FINDS, asks: float = inf,
    ) -> None:  # fmt: skip
        self.diary, self.post, self.speed, self.rng, self.fails, self.bluffs = diary, post, speed, rng, fails, bluffs
        self.skill, self.asks = finds, asks
        self.letters: dict[str, str] = {}
        self.word = ""
        self.finds = False
        self.ready = 0.0  # when the word comes to mind, on the diary's clock

    def recall(self, messages: Sequence[Message]) -> None:
        for message in messages:
            self.tell(message)

    def tell(self, message: Message) -> None:
        facts = message.facts
        if message.key == "dealt" and facts["card"].is_letter:
            self.letters = {"own": facts["card"].face}
        elif message.key == "challenged":
            self.ready = 0.0
        elif message.key == "revealed" and facts["who"] != Seat(0):
            self.letters["other"] = fold(facts["word"])[0]

    def ask(self, ticket: Ticket, question: Question[Any]) -> None:
        match question:
            case Pick(key="race"):
                self.race(ticket, question)
            case Word(key="both_word") if not self.finds and self.fails == "stays_silent":
                pass
            case Word(key="both_word"):
                self.type(ticket, self.word, max(self.ready - self.diary.time, 0.0))
            case Word(key="own_word"):
                self.type(ticket, self.letters["own"] + "ut", 1.0)
            case Word():
                self.type(ticket, f"{question.starting}ouap", 1.0)
            case Press() | YesNo():
                self.later(ticket, True, 1.0)
            case _:
                self.later(ticket, question.guess(self.rng), 1.0)

    def race(self, ticket: Ticket, question: Pick[str]) -> None:
        if not self.ready:  # else the race goes on after help, and so does the thinking
            self.ready, self.finds = self.diary.time + self.rng.uniform(*self.speed), self.rng.random() < self.skill
        after, finds = max(self.ready - self.diary.time, 0.3), self.finds
        self.word = f"{self.letters['own']}a{self.letters['other']}zig" if finds else "zut"
        if "help" in question.options and self.asks < after:
            self.later(ticket, "help", self.asks)
        elif self.bluffs < inf:
            self.later(ticket, "buzz", self.bluffs)
        elif finds or self.fails == "errs":
            self.later(ticket, "buzz", after)
        elif self.fails == "gives_up":
            self.later(ticket, "give_up", after)

    def type(self, ticket: Ticket, word: str, after: float) -> None:
        self.diary.note(after, self.post, Opened(ticket))
        self.later(ticket, word, after + TYPES)

    def later(self, ticket: Ticket, answer: Any, after: float) -> None:
        self.diary.note(after, self.post, Answered(ticket, answer, self.diary.time + after))

    def withdraw(self, ticket: Ticket) -> None:
        pass

    def refuse(self, ticket: Ticket, refusal: Refused) -> None:
        raise AssertionError(f"{refusal}")

    def count_down(self, countdown: Countdown | None) -> None:
        pass

    def listen(self, ticket: Ticket) -> None:
        self.post(Heard(ticket))


class KnowsEverything:
    def verdict(self, word: str) -> str:
        return "known"

    def suggest(self, letters: Letters, count: int) -> Sequence[str]:
        return [f"{letters.starting}iel"][:count]


class Tally(NamedTuple):
    """Races that the person and the computer won, and those that nobody did."""

    person: int
    computer: int
    void: int

    @property
    def share(self) -> float:
        return self.person / (self.person + self.computer)


@cache
def words() -> Lexicon:
    lexicon = Library("fr", Path("nowhere")).wait()
    assert lexicon is not None
    return lexicon


def races(
    level: str, speed: tuple[float, float], count: int, seed: int, *, warm_up: int = 0, stride: Stride | None = None,
    pace: float = 1.0, options: Mapping[str, str] | None = None, **person: Any,
) -> tuple[Tally, Stride]:  # fmt: skip
    """So many races that somebody won, after a warm-up, in as many matches as that takes; who won them, and what is
    known of the person afterwards."""
    ends: list[Seat | None] = []
    known = stride or Stride()
    number = 0
    while len(ends) - ends.count(None) < warm_up + count:
        number += 1
        header = new_header("frontibix", {"Ana": "", "Bob": level}, options or {}, seed=1000 * seed + number, pace=pace)
        diary, race = Diary(), Counter[str]()

        def hear(message: Message, race: Counter[str] = race) -> None:
            if message.key in ("challenged", "third_fault"):  # what a fault costs is no race won
                race.clear()
            elif message.key in ("answered", "beep"):
                race[message.key] += 1
            elif message.key == "won_cards" and race["answered"]:  # not by a firecracker
                ends.append(message.facts["who"])
            elif message.key in ("void", "pot_lost") and race["beep"]:
                ends.append(None)

        sitting = Sitting(header, judge=KnowsEverything(), words=words(), on_message=hear, strides={Seat(0): known})
        racer = Racer(diary, sitting.post, speed, Random(f"{seed} {number}"), **person)
        sitting.play(diary, {Seat(0): racer})
        known = sitting.stopwatch.of(Seat(0))
    decided = [at for at, end in enumerate(ends) if end is not None]
    counted = ends[decided[warm_up - 1] + 1 if warm_up else 0 : decided[warm_up + count - 1] + 1]
    return Tally(counted.count(Seat(0)), counted.count(Seat(1)), counted.count(None)), known
