"""The order in which things are said, without any thread; the scenes tell the time themselves."""

from __future__ import annotations

from access_game.devices.speech.line import ENOUGH, FAR_BEHIND, MOMENT, QUIET, SpeechLine, Turn
from access_game.narration.utterance import GREETING, Lane, Part, Say, Utterance, say

LONG = "Bob turns up a black A in the second row, third column."  # about three seconds


def event(text: str, scope: str = "match", tag: object = None, ceremony: bool = False, brief: str = "") -> Turn:
    parts: tuple[Part, ...] = (Say(brief),) if brief else ()
    return Turn(Utterance((Say(text),), scope=scope, tag=tag, ceremony=ceremony, brief=parts))


def answer(text: str, tag: object = None, topic: str = "", scope: str = "match") -> Turn:
    return Turn(Utterance((Say(text),), Lane.FOCUS, tag=tag, topic=topic, scope=scope))


def clock(text: str) -> Turn:
    return Turn(say(text, clock=True))


def texts(turns: list[Turn]) -> list[str]:
    return [each.utterance.text for each in turns]


class Evening:
    """A line with a voice that takes as long as the scene wants."""

    def __init__(self, *turns: Turn) -> None:
        self.line, self.now = SpeechLine(), 0.0
        self.heard: list[str] = []
        self.place(*turns)

    def place(self, *turns: Turn) -> None:
        for turn in turns:
            self.line.place(turn, self.now)

    def later(self, seconds: float) -> None:
        self.now += seconds

    def begin(self) -> str:
        """What the voice begins now; "" where nothing may begin."""
        turn = self.line.take(self.now)
        if turn is None:
            return ""
        assert self.line.begin(turn, self.now)
        return turn.saying

    def end(self, parts: int | None = None) -> None:
        """The voice stops: at the end, or where it was cut."""
        turn = self.line.current
        assert turn is not None
        if not turn.cut.is_set():
            turn.part = len(turn.parts)
        elif parts is not None:
            turn.part = parts
        self.heard += texts(self.line.finish(turn))

    @property
    def is_cut(self) -> bool:
        return self.line.current is not None and self.line.current.cut.is_set()

    def say_all(self) -> list[str]:
        """Everything that is said if nothing else happens."""
        said = []
        while (pause := self.line.pause(self.now)) is not None:
            self.later(pause)
            said.append(self.begin())
            self.end()
        return said


# The first law: in the order it happened ----------------------------------------------------------------------------
def test_events_are_said_in_the_order_they_came() -> None:
    assert Evening(event("one"), event("two"), event("three")).say_all() == ["one", "two", "three"]


def test_your_turn_and_the_question_come_after_what_led_to_them() -> None:
    evening = Evening(event("Bob takes a pair."), event("Your turn."), event("Which card?", tag="question"))
    assert evening.say_all() == ["Bob takes a pair.", "Your turn.", "Which card?"]


def test_the_clock_overtakes_what_waits_and_cuts_what_is_being_said() -> None:
    evening = Evening(event(LONG), event("rest"))
    assert evening.begin() == LONG
    evening.later(0.3)
    evening.place(clock("ten"))
    assert evening.is_cut
    evening.end()
    assert evening.heard == []
    assert evening.say_all() == ["ten", LONG, "rest"]


def test_what_the_clock_cut_late_counts_as_heard() -> None:
    evening = Evening(event(LONG), event("rest"))
    evening.begin()
    evening.later(ENOUGH)
    evening.place(clock("ten"))
    evening.end()
    assert evening.heard == [LONG]
    assert evening.say_all() == ["ten", "rest"]


def test_the_clock_does_not_cut_the_clock_and_keeps_its_order() -> None:
    evening = Evening(clock("time is up"))
    evening.begin()
    evening.place(clock("Bob is first"), clock("Zoé is second"))
    assert not evening.is_cut
    evening.end()
    assert evening.say_all() == ["Bob is first", "Zoé is second"]


def test_a_number_of_the_chrono_is_not_said_when_a_newer_one_waits() -> None:
    evening = Evening(clock("time is up"))
    evening.begin()
    evening.place(clock("9"), clock("8"))
    evening.end()
    assert evening.heard == ["time is up", "9"]
    assert evening.say_all() == ["8"]


def test_go_comes_after_the_word_it_was_told_with() -> None:
    evening = Evening(event("Bob: house."))
    evening.begin()
    evening.later(MOMENT / 2)
    evening.place(event("house is accepted."), clock("Go!"), event("A word?", tag="question"))
    assert not evening.is_cut
    evening.end()
    assert evening.say_all() == ["house is accepted.", "Go!", "A word?"]


def test_what_the_clock_says_next_does_not_overtake_the_go_that_waits() -> None:
    evening = Evening(event(LONG), event("house is accepted."), clock("Go!"), event("A word?"))
    evening.begin()
    evening.later(1)
    evening.place(clock("Zoé is first!"))
    assert not evening.is_cut
    evening.end()
    assert evening.say_all() == ["house is accepted.", "Go!", "Zoé is first!", "A word?"]


def test_a_report_without_words_is_nothing_the_clock_could_be_told_with() -> None:
    evening = Evening(event(LONG), event("rest"))
    evening.begin()
    evening.later(1)
    evening.place(Turn(Utterance(())), clock("ten"))
    assert evening.is_cut
    evening.end()
    assert evening.say_all() == ["ten", "rest", ""]


def test_the_clock_comes_before_the_answer_to_a_key() -> None:
    evening = Evening(clock("time is up"))
    evening.begin()
    evening.place(clock("Bob is first"), answer("card five"))
    evening.end()
    assert evening.say_all() == ["Bob is first", "card five"]


def test_the_clock_cuts_the_answer_to_a_key_just_pressed() -> None:
    evening = Evening(answer("card five, a long name of a card"))
    evening.begin()
    evening.place(clock("ten"))
    assert evening.is_cut


def test_the_clock_does_not_wait_for_quiet_though_it_was_told_with_others() -> None:
    evening = Evening(event("house is accepted."), clock("Go!"))
    evening.begin()
    evening.later(ENOUGH)
    evening.place(answer("card five"))
    evening.end()
    assert evening.begin() == "card five"
    evening.end()
    assert evening.begin() == "Go!"


# The second law: a key cuts, and is answered at once ----------------------------------------------------------------
def test_the_answer_to_a_key_cuts_in_and_the_event_is_said_once_more_when_the_player_is_quiet() -> None:
    evening = Evening(event(LONG), event("rest"))
    evening.begin()
    evening.later(0.2)
    evening.place(answer("card five"))
    assert evening.is_cut
    evening.end()
    assert evening.begin() == "card five"
    evening.later(0.1)
    evening.end()
    assert evening.begin() == "", "the next arrow key would only cut it"
    assert evening.line.pause(evening.now) is not None
    evening.later(QUIET)
    assert evening.begin() == LONG
    evening.end()
    assert evening.say_all() == ["rest"]
    assert evening.heard == ["card five", LONG, "rest"]


def test_a_second_cut_is_the_last() -> None:
    evening = Evening(event(LONG), event("rest"))
    for key in ("one", "two"):
        assert evening.begin() == LONG
        evening.later(0.1)
        evening.place(answer(key))
        evening.end()
        assert evening.begin() == key
        evening.end()
        evening.later(QUIET)
    assert evening.heard == ["one", LONG, "two"]
    assert evening.say_all() == ["rest"]


def test_an_event_heard_for_a_while_counts_as_heard() -> None:
    evening = Evening(event(LONG), event("rest"))
    evening.begin()
    evening.later(ENOUGH)
    evening.place(answer("card five"))
    evening.end()
    assert evening.heard == [LONG]
    assert evening.say_all() == ["card five", "rest"]


def test_half_of_a_short_event_is_enough() -> None:
    short = event("A black.")
    assert short.length < 2 * ENOUGH
    evening = Evening(short)
    evening.begin()
    evening.later(short.length / 2)
    evening.place(answer("card five"))
    evening.end()
    assert evening.say_all() == ["card five"]


def test_it_goes_on_with_the_part_that_was_being_said() -> None:
    evening = Evening(
        Turn(Utterance((Say("Bob turns up a card in the first row."), Say("A black in the first column."))))
    )
    evening.begin()
    evening.later(0.3)
    evening.place(answer("card five"))
    evening.end(parts=1)
    assert evening.say_all() == ["card five", "A black in the first column."]


def test_what_was_said_to_its_end_when_it_was_cut_is_not_said_again() -> None:
    evening = Evening(event(LONG))
    evening.begin()
    evening.place(answer("card five"))
    evening.end(parts=1)
    assert evening.heard == [LONG]


def test_nothing_is_begun_between_two_arrow_keys() -> None:
    evening = Evening(answer("first card"))
    for number in range(5):
        assert evening.begin() == ("first card" if number == 0 else "next card")
        evening.later(QUIET / 4)
        evening.place(event(f"event {number}"))
        evening.end()
        assert evening.begin() == ""
        evening.later(QUIET / 2)
        evening.place(answer("next card"))
    assert evening.say_all() == ["next card", *(f"event {number}" for number in range(5))]


def test_who_presses_keys_in_a_steady_beat_is_not_spoken_to_just_before_each_of_them() -> None:
    evening = Evening(event(LONG))
    for _ in range(5):
        evening.place(answer("edge"))
        assert evening.begin() == "edge"
        evening.end()
        evening.later(QUIET + 0.01)
    assert evening.line.quiet_at - evening.now < QUIET
    assert evening.begin() == ""
    evening.later(QUIET)
    assert evening.begin() == LONG


def test_no_event_is_begun_between_a_key_and_its_answer() -> None:
    """A key that leaves a place takes away what was being said there; what waits must not come before the answer."""
    evening = Evening(event("welcome", scope="greeting"), event("rest"))
    evening.begin()
    evening.later(1)
    evening.line.is_pressed = lambda: True
    evening.line.leave("greeting")
    evening.end()
    assert evening.begin() == ""
    assert (evening.line.pause(evening.now) or 0) > 0
    evening.place(clock("ten"))
    assert evening.begin() == "ten", "the clock waits for nobody"
    evening.end()
    evening.place(answer("first entry"))
    evening.line.is_pressed = lambda: False
    assert evening.say_all() == ["first entry", "rest"]


def test_an_accepted_answer_is_followed_by_the_table_at_once() -> None:
    evening = Evening(answer("card five"))
    evening.begin()
    evening.later(0.1)
    evening.place(answer("", tag="taken"), event("A black."))
    assert evening.is_cut
    evening.end()
    assert evening.begin() == ""  # its sound
    evening.end()
    assert evening.begin() == "A black."


def test_an_accepted_answer_cuts_what_is_being_said_too() -> None:
    evening = Evening(event(LONG))
    evening.begin()
    evening.later(1)
    evening.place(answer("", tag="taken"), event("A black."))
    assert evening.is_cut
    evening.end()
    assert evening.say_all() == ["", "A black."]


def test_the_newest_answer_replaces_the_older() -> None:
    evening = Evening(answer("one"))
    evening.begin()
    evening.place(answer("two"))
    assert evening.is_cut
    evening.place(answer("three"))
    evening.end()
    assert evening.heard == ["one", "two"]
    assert evening.say_all() == ["three"]


def test_an_answer_waits_for_the_end_of_the_clock() -> None:
    evening = Evening(clock("ten"))
    evening.begin()
    evening.place(answer("card five"), event("rest"))
    assert not evening.is_cut
    evening.end()
    assert evening.say_all() == ["card five", "rest"]


def test_an_answer_the_clock_cut_is_said_once_more_unless_there_is_a_newer_one() -> None:
    for newer in (True, False):
        evening = Evening(answer("card five, a long name of a card"))
        evening.begin()
        evening.later(0.2)
        evening.place(clock("ten"))
        if newer:
            evening.place(answer("card six"))
        evening.end()
        assert evening.say_all() == ["ten", "card six" if newer else "card five, a long name of a card"]


def test_a_greeting_that_was_cut_is_never_said_again() -> None:
    for greeting in (event(LONG, tag=GREETING), event(LONG, scope=GREETING), event(LONG, scope=f"match/{GREETING}")):
        evening = Evening(greeting, event("rest"))
        evening.begin()
        evening.later(0.1)
        evening.place(answer("first entry"))
        evening.end()
        assert evening.heard == [LONG]
        assert evening.say_all() == ["first entry", "rest"]


def test_what_was_cut_before_its_first_sound_has_not_been_said_yet() -> None:
    evening = Evening(event("Good evening.", scope=GREETING))
    turn = evening.line.take(evening.now)
    assert turn is not None
    evening.place(answer("first entry"))
    assert not evening.line.begin(turn, evening.now)
    evening.end()
    assert evening.say_all() == ["first entry", "Good evening."]
    assert turn.times == 1


def test_who_only_waits_to_report_does_not_wait_for_quiet() -> None:
    evening = Evening(answer("card five"), Turn(Utterance(())))
    evening.begin()
    evening.end()
    assert evening.line.pause(evening.now) == 0


def test_where_nobody_speaks_nothing_waits_for_quiet() -> None:
    evening = Evening(answer("card five"), event("rest"))
    evening.begin()
    evening.end()
    assert evening.line.pause(evening.now, patient=False) == 0
    assert evening.line.take(evening.now, patient=False) is not None


# The third law: what belongs to a place goes with it ----------------------------------------------------------------
def test_leaving_takes_away_what_waits_and_what_is_being_said() -> None:
    evening = Evening(event("welcome", scope="page"), event("menu", scope="page"), event("a match", scope="match"))
    evening.place(answer("first entry", scope="page/list"))
    evening.begin()
    assert evening.line.leave("page")
    assert evening.is_cut
    evening.end()
    assert evening.heard == ["first entry", "welcome", "menu"]
    assert evening.say_all() == ["a match"]


def test_leaving_also_takes_away_what_was_to_be_said_once_more() -> None:
    evening = Evening(event(LONG, scope="page"))
    evening.begin()
    evening.place(answer("go", scope="match"))
    evening.line.leave("page")
    evening.end()
    assert evening.heard == [LONG]
    assert evening.say_all() == ["go"]


def test_the_question_goes_and_the_match_stays() -> None:
    evening = Evening(event("A black.", scope="match"), event("Which card?", scope="match/question"))
    evening.begin()
    assert evening.line.leave("match/question") is False
    evening.end()
    assert evening.say_all() == []
    assert evening.line.take_over() == [] and evening.heard == ["A black.", "Which card?"]


def test_who_leaves_with_an_accepted_answer_hears_the_table_at_once() -> None:
    for leaves_first in (True, False):
        evening = Evening(event("Which card?", scope="match/question", tag="question"))
        evening.begin()
        if leaves_first:
            evening.line.leave("match/question")
        evening.place(answer("", tag="taken"))
        if not leaves_first:
            evening.line.leave("match/question")
        evening.end()
        evening.place(event("A black."))
        assert evening.begin() == ""  # its sound
        evening.end()
        assert evening.begin() == "A black."


# The fourth law: never far behind -----------------------------------------------------------------------------------
def test_who_is_far_behind_hears_the_brief_form_until_the_rest_is_short() -> None:
    crowd = [event(LONG, brief=f"short {number}") for number in range(4)]
    assert sum(turn.length for turn in crowd[1:]) > FAR_BEHIND > sum(turn.length for turn in crowd[2:])
    assert Evening(*crowd).say_all() == ["short 0", "short 1", LONG, LONG]


def test_what_has_no_brief_form_is_said_whole() -> None:
    assert Evening(*(event(LONG) for _ in range(4))).say_all() == [LONG] * 4


def test_what_was_begun_whole_is_not_made_brief_when_it_is_said_once_more() -> None:
    evening = Evening(event(LONG, brief="short"))
    evening.begin()
    evening.later(0.1)
    evening.place(answer("card five"), *(event(LONG) for _ in range(4)))
    evening.end()
    assert evening.say_all() == ["card five", *[LONG] * 5]


def test_ceremony_is_skipped_where_a_question_waits() -> None:
    evening = Evening(event("Bob plays."), event("The cards are shuffled.", ceremony=True), event("Ana begins."))
    evening.begin()
    evening.place(event("Which card?", tag="question"), event("Face down.", ceremony=True))
    evening.end()
    assert evening.heard == ["Bob plays.", "The cards are shuffled."]
    assert evening.say_all() == ["Ana begins.", "Which card?", "Face down."]


def test_ceremony_that_is_being_said_when_the_question_comes_is_let_end() -> None:
    evening = Evening(event(LONG, ceremony=True))
    evening.begin()
    evening.place(event("Which card?", tag="question"))
    assert not evening.is_cut
    evening.end()
    assert evening.say_all() == ["Which card?"]


def test_ceremony_that_was_cut_is_not_said_once_more_before_a_question() -> None:
    evening = Evening(event(LONG, ceremony=True))
    evening.begin()
    evening.place(event("Which card?", tag="question"), answer("card five"))
    evening.end()
    assert evening.say_all() == ["card five", "Which card?"]


# Silence and forgetting ---------------------------------------------------------------------------------------------
def test_hush_leaves_nothing_to_be_said_not_even_what_had_been_cut() -> None:
    evening = Evening(event(LONG), event("rest"))
    evening.begin()
    evening.later(MOMENT)
    evening.place(clock("ten"), answer("card five"))
    assert evening.line.hush()
    evening.end()
    assert evening.heard == [LONG, "ten", "card five", "rest"]
    assert evening.say_all() == []


def test_a_repeat_of_a_forgotten_topic_is_dropped_and_cut_and_nothing_else_is() -> None:
    evening = Evening(answer("A black", topic="grid"), event("your turn"))
    evening.begin()
    assert evening.line.drop("grid") is True
    evening.end()
    assert evening.say_all() == ["your turn"]

    evening = Evening(event("your turn"))
    evening.begin()
    evening.line.focus = answer("A white", topic="grid")
    assert evening.line.drop("grid") is False
    assert not evening.is_cut
    assert evening.line.focus is None


def test_what_was_never_heard_is_said_once_though_its_topic_is_forgotten() -> None:
    never = [Turn(Utterance((Say(text),), topic="grid")) for text in ("A black", "A white")]
    evening = Evening(*never)
    evening.begin()
    assert evening.line.drop("grid") is False
    evening.end()
    assert evening.say_all() == ["A white"]
