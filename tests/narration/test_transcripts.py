"""What may be heard again, and what never again."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from narration.ears import listen
from random_play import played

from access_game.core.messages import Message
from access_game.core.seats import Seat
from access_game.narration.transcript import Transcript
from access_game.narration.utterance import Cue, Lane, Say, Utterance

ME, YOU = Seat(0), Seat(1)
BOTH = (ME, YOU)


def say(transcript: Transcript, text: str, topic: str = "", key: str = "remark", **facts: object) -> None:
    transcript.hear(Message(BOTH, key, facts, topic), Utterance((Cue("tick"), Say(text)), topic=topic))


def forget(transcript: Transcript, topic: str) -> None:
    transcript.hear(Message(BOTH, "forgotten", {"forgotten": topic}), None)


def texts(transcript: Transcript) -> list[str]:
    return [item.text for item in transcript.items]


def test_the_last_thing_said_is_repeated_without_its_sound() -> None:
    transcript = Transcript(ME)
    say(transcript, "un")
    say(transcript, "deux")
    item = transcript.repeat()
    assert item is not None and item.again.parts == (Say("deux"),)
    assert item.again.lane is Lane.FOCUS


def test_nothing_said_is_nothing_to_repeat() -> None:
    transcript = Transcript(ME)
    steps = (transcript.repeat, transcript.older, transcript.newer, transcript.oldest, transcript.newest)
    assert [step() for step in steps] == [None] * 5
    assert transcript.word() is None and transcript.letter() is None
    assert transcript.missed() == () and transcript.last(3) == ()


def test_the_cursor_goes_back_and_forth_and_stops_at_the_edges() -> None:
    transcript = Transcript(ME)
    for text in ("un", "deux", "trois"):
        say(transcript, text)
    walk = [transcript.older, transcript.older, transcript.older, transcript.newer, transcript.newest,
            transcript.newer, transcript.oldest]  # fmt: skip
    assert [item.text if (item := step()) else None for step in walk] == [
        "deux", "un", None, "deux", "trois", None, "un",
    ]  # fmt: skip


def test_words_and_letters_are_reviewed_one_by_one() -> None:
    transcript = Transcript(ME)
    say(transcript, "Bob joue")
    assert [transcript.word(), transcript.word(1), transcript.word(1), transcript.word(-1)] == [
        "Bob", "joue", None, "Bob",
    ]  # fmt: skip
    assert [transcript.letter(), transcript.letter(1), transcript.letter(1), transcript.letter(1)] == [
        "B", "o", "b", None,
    ]  # fmt: skip
    assert transcript.word(1) == "joue" and transcript.letter() == "j"


def test_a_new_message_does_not_move_a_cursor_that_reads() -> None:
    transcript = Transcript(ME)
    say(transcript, "un deux")
    say(transcript, "trois")
    transcript.older()
    transcript.word(1)
    say(transcript, "quatre")
    assert transcript.word() == "deux"


def test_what_is_forgotten_is_not_given_back_and_the_rest_stays() -> None:
    transcript = Transcript(ME)
    say(transcript, "le tour")
    say(transcript, "A noir", "grid")
    say(transcript, "pas de paire")
    forget(transcript, "grid")
    assert texts(transcript) == ["le tour", "pas de paire"]
    assert transcript.last(9) == ("le tour", "pas de paire")


def test_a_cursor_on_something_forgotten_falls_on_what_was_before() -> None:
    transcript = Transcript(ME)
    for text, topic in (("un", ""), ("deux", "grid"), ("trois", "")):
        say(transcript, text, topic)
    transcript.older()
    forget(transcript, "grid")
    assert transcript.current is not None and transcript.current.text == "un"
    newer = transcript.newer()
    assert newer is not None and newer.text == "trois"


def test_the_topic_of_the_message_counts_where_the_utterance_has_none() -> None:
    transcript = Transcript(ME)
    transcript.hear(Message(BOTH, "remark", {}, "story"), Utterance((Say("mot"),)))
    forget(transcript, "story")
    assert transcript.items == []


def test_what_i_missed_begins_where_my_last_turn_ended() -> None:
    transcript = Transcript(ME)
    for who, texts_of_turn in ((ME, ["moi 1"]), (YOU, ["toi 1", "toi 2"]), (ME, ["moi 2"])):
        say(transcript, f"tour {who}", key="turn", who=who)
        for text in texts_of_turn:
            say(transcript, text)
    assert [item.text for item in transcript.missed()] == ["toi 1", "toi 2", "moi 2"]
    assert [item.text for item in transcript.missed(since=5)] == ["moi 2"]


def test_without_turns_what_i_missed_begins_at_my_last_answer() -> None:
    transcript = Transcript(ME)
    say(transcript, "avant")
    transcript.hear(Message((ME,), "noted", {}), Utterance((Cue("noted"),)))
    say(transcript, "après")
    assert [item.text for item in transcript.missed()] == ["après"]


def test_a_sound_without_words_is_not_in_the_history() -> None:
    transcript = Transcript(ME)
    transcript.note(Utterance((Cue("noted"),)))
    assert transcript.items == []


def test_after_a_turn_of_zieufermix_no_card_can_be_looked_up() -> None:
    match = played("zieufermix", 2, seed=3)
    transcript, struck = Transcript(ME), 0
    for message, utterance, _ in listen("zieufermix", match, "fr", 0):
        transcript.hear(message, utterance)
        if message.key == "forgotten":
            struck += 1
            history = " ".join(texts(transcript))
            assert not any(card in history for card in ("A noir", "A blanc", "A plus", "Étoile,", "Pétard,"))
    assert struck > 3


TOPICS = st.sampled_from(["", "grid", "story"])
MOVES = st.sampled_from(["older", "newer", "oldest", "newest", "repeat", "word", "letter", "current"])
EVENTS = st.lists(
    st.one_of(
        st.tuples(st.just("say"), TOPICS), st.tuples(st.just("forget"), TOPICS), st.tuples(st.just("move"), MOVES)
    ),
    max_size=40,
)


@settings(deadline=None, suppress_health_check=list(HealthCheck))
@given(EVENTS)
def test_no_way_of_asking_gives_back_what_was_forgotten(events: list[tuple[str, str]]) -> None:
    transcript = Transcript(ME)
    alive: list[str] = []
    topics: dict[str, str] = {}
    for number, (event, what) in enumerate(events):
        if event == "say":
            text = f"phrase{number}"
            topics[text] = what
            alive.append(text)
            say(transcript, text, what)
        elif event == "forget":
            forget(transcript, what)
            alive = [text for text in alive if not what or topics[text] != what]
        else:
            found = transcript.current if what == "current" else getattr(transcript, what)()
            if what == "letter":
                assert found is None or found == "p"
            else:
                text = found if isinstance(found, str) else found and found.text
                assert text is None or text in alive
        assert texts(transcript) == alive
        assert {item.text for item in transcript.missed()} <= set(alive)
        assert (transcript.current is None) == (not alive)
        assert transcript.current is None or transcript.current.text in alive
