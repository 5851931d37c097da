"""Whatever happens, in whatever order: the laws of the tape hold on the line."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from hypothesis import given
from hypothesis import strategies as st

from access_game.devices.speech.line import SpeechLine, Turn
from access_game.narration.utterance import Lane, Say, Utterance, is_within

SCOPES = ("page", "match", "match/question", "match/private")
WORDS = ("Top.", "Bob turns up a black A.", "Sixteen cards lie on the table, face down, four in each row of them.")

steps = st.one_of(
    st.tuples(st.just("event"), st.sampled_from(SCOPES), st.sampled_from(("", "ceremony", "question", "mute"))),
    st.tuples(st.just("key"), st.sampled_from(SCOPES), st.sampled_from(("", "taken"))),
    st.tuples(st.just("clock"), st.sampled_from(SCOPES), st.sampled_from(("number", "signal"))),
    st.tuples(st.just("leave"), st.sampled_from(SCOPES), st.just("")),
    st.tuples(st.sampled_from(("wait", "take", "begin", "end", "hush")), st.just(""), st.just("")),
)


@dataclass
class Booth:
    """The voice in its booth: it takes, begins and ends when it is told to, and keeps a tape."""

    line: SpeechLine = field(default_factory=SpeechLine)
    now: float = 0.0
    placed: list[Turn] = field(default_factory=list)
    begun: list[Turn] = field(default_factory=list)
    gone: set[Turn] = field(default_factory=set)  # of a scope that was left, or hushed
    reported: Counter[Turn] = field(default_factory=Counter)
    sounds: Turn | None = None

    def happen(self, step: str, scope: str, kind: str) -> None:
        match step:
            case "event" | "key" | "clock":
                self.place(step, scope, kind)
            case "leave":
                self.gone |= {turn for turn in self.placed if is_within(turn.utterance.scope, scope)}
                self.line.leave(scope)
            case "hush":
                self.gone |= set(self.placed)
                self.line.hush()
            case "take" if self.line.current is None:
                self.line.take(self.now)
            case "begin" if self.line.current is not None and self.sounds is None:
                self.begin(self.line.current)
            case "end" if self.sounds is not None:
                self.end(self.sounds)

    def place(self, step: str, scope: str, kind: str) -> None:
        number = len(self.placed) + 1
        words = str(number) if kind == "number" else f"{number} {WORDS[number % len(WORDS)]}"
        utterance = Utterance(
            () if kind == "mute" else (Say(words),),
            Lane.FOCUS if step == "key" else Lane.EVENT,
            clock=step == "clock",
            ceremony=kind == "ceremony",
            brief=(Say(str(number)),) if number % 2 else (),
            scope=scope,
            number=number,
            tag=kind if kind in ("taken", "question") else None,
        )
        self.placed.append(Turn(utterance))
        self.line.place(self.placed[-1], self.now)

    def begin(self, turn: Turn) -> None:
        if self.line.begin(turn, self.now):
            assert turn not in self.gone, "nothing of a scope that was left is begun"
            self.begun.append(turn)
            self.sounds = turn
        else:
            self.end(turn)

    def end(self, turn: Turn) -> None:
        self.sounds = None
        if not turn.cut.is_set():
            turn.part = len(turn.parts)
        self.reported.update(self.line.finish(turn))

    def say_all(self) -> None:
        """Nobody does anything any more."""
        while True:
            if self.line.current is not None:
                if self.sounds is None:
                    self.begin(self.line.current)
                if self.sounds is not None:
                    self.end(self.sounds)
            self.reported.update(self.line.take_over())
            if (pause := self.line.pause(self.now)) is None:
                return
            self.now += pause
            assert self.line.take(self.now) is not None


@given(st.lists(st.tuples(steps, st.sampled_from((0.0, 0.01, 0.2, 0.5, 1.0))), max_size=40))
def test_whatever_happens_the_laws_of_the_tape_hold(evening: list[tuple[tuple[str, str, str], float]]) -> None:
    booth = Booth()
    for step, seconds in evening:
        booth.happen(*step)
        booth.now += seconds
    booth.say_all()

    first = list(dict.fromkeys(booth.begun))
    events = [turn.utterance.number for turn in first if not turn.is_focus and not turn.is_clock]
    assert events == sorted(events), "events are begun in the order in which they happened"
    clock = [turn.utterance.number for turn in first if turn.is_clock]
    assert clock == sorted(clock), "the clock keeps its own order"
    assert max(Counter(booth.begun).values(), default=0) <= 2, "nothing is begun more than twice"
    assert booth.reported == Counter(booth.placed), "each is reported exactly once"
    never = set(booth.placed) - set(first) - booth.gone
    assert all(turn.is_focus or turn.is_number or turn.utterance.ceremony for turn in never), "no event is lost"


@given(st.lists(st.tuples(steps, st.sampled_from((0.01, 0.2, 0.5))), max_size=40))
def test_between_a_key_and_its_answer_only_the_clock_begins(evening: list[tuple[tuple[str, str, str], float]]) -> None:
    booth = Booth()
    for step, seconds in evening:
        booth.happen(*step)
        focus, before = booth.line.focus, len(booth.begun)
        booth.now += seconds
        if focus is not None and booth.line.current is None:
            booth.happen("take", "", "")
            booth.happen("begin", "", "")
            assert all(turn is focus or turn.is_clock for turn in booth.begun[before:])
    booth.say_all()
