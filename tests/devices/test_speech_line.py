"""The order in which things are said, without any thread."""

from __future__ import annotations

from access_game.devices.speech.line import SpeechLine, Turn
from access_game.narration.utterance import Lane, Priority, Say, Utterance


def turn(text: str, priority: Priority = Priority.NORMAL, lane: Lane = Lane.EVENT, topic: str = "") -> Turn:
    return Turn(Utterance((Say(text),), priority, lane, topic=topic))


def focus(text: str, priority: Priority = Priority.NORMAL) -> Turn:
    return turn(text, priority, Lane.FOCUS)


def alert(text: str) -> Turn:
    return turn(text, Priority.NOW)


def texts(turns: list[Turn]) -> list[str]:
    return [each.utterance.text for each in turns]


def line(*turns: Turn, saying: Turn | None = None) -> SpeechLine:
    made = SpeechLine()
    if saying is not None:
        made.place(saying)
        assert made.take() is saying
    for each in turns:
        made.place(each)
    return made


def test_events_are_said_in_the_order_they_came() -> None:
    assert texts(line(turn("one"), turn("two"), turn("three")).waiting) == ["one", "two", "three"]


def test_next_comes_before_what_waits_and_after_an_older_next() -> None:
    made = line(turn("one"), turn("soon", Priority.NEXT), turn("later", Priority.NEXT), turn("two"))
    assert texts(made.waiting) == ["soon", "later", "one", "two"]


def test_next_does_not_cut_what_is_being_said() -> None:
    saying = turn("long")
    made = line(saying=saying)
    assert made.place(turn("soon", Priority.NEXT)) is False
    assert not saying.cut.is_set()


def test_an_alert_cuts_in_and_what_it_cut_is_said_again_before_the_rest() -> None:
    saying = turn("long")
    made = line(turn("soon", Priority.NEXT), turn("rest"), saying=saying)
    assert made.place(alert("ten seconds")) is True
    assert saying.cut.is_set()
    assert made.finish(saying) == []
    assert texts(made.waiting) == ["ten seconds", "long", "soon", "rest"]
    assert not saying.cut.is_set(), "it must be sayable again"


def test_what_was_said_to_its_end_when_it_was_cut_is_not_said_again() -> None:
    saying = turn("short")
    made = line(saying=saying)
    made.place(alert("now"))
    saying.part = 1
    assert made.finish(saying) == [saying]
    assert texts(made.waiting) == ["now"]


def test_an_alert_does_not_cut_an_alert() -> None:
    saying = alert("three")
    made = line(saying=saying)
    assert made.place(alert("two")) is False
    assert not saying.cut.is_set()
    assert texts(made.waiting) == ["two"]


def test_a_focus_move_never_cuts_an_alert() -> None:
    for priority in Priority:
        saying = alert("your turn")
        made = line(saying=saying)
        assert made.place(focus("card", priority)) is False
        assert not saying.cut.is_set()


def test_an_ordinary_focus_waits_for_the_question_before_it() -> None:
    saying = turn("which card?")
    made = line(turn("there are four"), focus("first card"), saying=saying)
    assert not saying.cut.is_set()
    assert texts(made.waiting) == ["there are four", "first card"]


def test_an_urgent_focus_cuts_an_event_which_is_said_again() -> None:
    saying = turn("Bob turns up a card")
    made = line(turn("and another"), saying=saying)
    assert made.place(focus("card five", Priority.NOW)) is True
    made.finish(saying)
    assert texts(made.waiting) == ["card five", "Bob turns up a card", "and another"]


def test_the_newest_focus_takes_the_place_of_the_older_one() -> None:
    made = line(turn("one"), focus("old"), turn("two"))
    made.place(focus("new"))
    assert texts(made.waiting) == ["one", "new", "two"]
    assert texts(made.take_over()) == ["old"]


def test_a_more_urgent_focus_moves_ahead_and_inherits_nothing_less() -> None:
    made = line(turn("one"), focus("old"), turn("two"))
    made.place(focus("new", Priority.NEXT))
    assert texts(made.waiting) == ["new", "one", "two"]
    made.place(focus("newer"))
    assert texts(made.waiting) == ["newer", "one", "two"]
    assert texts(made.take_over()) == ["old", "new"]


def test_a_newer_focus_cuts_the_older_one_and_is_said_at_once() -> None:
    saying = focus("old")
    made = line(turn("event"), saying=saying)
    assert made.place(focus("new")) is True
    assert saying.cut.is_set()
    assert made.finish(saying) == [saying]
    assert texts(made.waiting) == ["new", "event"]


def test_a_focus_cut_by_an_alert_is_said_again_unless_there_is_a_newer_one() -> None:
    saying = focus("old")
    made = line(saying=saying)
    made.place(alert("bell"))
    assert saying.again
    made.place(focus("new"))
    assert made.finish(saying) == [saying]
    assert texts(made.waiting) == ["bell", "new"]

    saying = focus("only")
    made = line(saying=saying)
    made.place(alert("bell"))
    assert made.finish(saying) == []
    assert texts(made.waiting) == ["bell", "only"]


def test_hush_leaves_nothing_to_be_said() -> None:
    saying = alert("now")
    made = line(turn("one"), focus("two"), saying=saying)
    assert made.hush() is True
    assert saying.cut.is_set()
    assert texts(made.finish(saying)) == ["now", "one", "two"]
    assert made.waiting == []


def test_hush_also_forgets_what_an_alert_had_cut() -> None:
    saying = turn("long")
    made = line(saying=saying)
    made.place(alert("now"))
    made.hush()
    assert texts(made.finish(saying)) == ["long", "now"]
    assert made.waiting == []


def test_a_repeat_of_a_forgotten_topic_is_dropped_and_cut_and_nothing_else_is() -> None:
    saying = turn("A black", topic="grid", lane=Lane.FOCUS)
    made = line(turn("your turn"), saying=saying)
    assert made.drop("grid") is True
    assert texts(made.waiting) == ["your turn"]
    assert texts(made.finish(saying)) == ["A black"]

    saying = turn("your turn")
    made = line(turn("A white", topic="grid", lane=Lane.FOCUS), saying=saying)
    assert made.drop("grid") is False
    assert not saying.cut.is_set()
    assert made.waiting == []


def test_what_was_never_heard_is_said_once_though_its_topic_is_forgotten() -> None:
    saying = turn("A black", topic="grid")
    made = line(turn("A white", topic="grid"), turn("your turn"), saying=saying)
    assert made.drop("grid") is False
    assert not saying.cut.is_set()
    assert texts(made.waiting) == ["A white", "your turn"]
