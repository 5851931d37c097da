from __future__ import annotations

from functools import partial
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from access_game.devices.braille.cells import CURSOR
from access_game.devices.braille.line import CLOCK, LONGEST_WAIT, SIGN, BrailleLine, Touch
from access_game.devices.braille.perkins import decoder
from access_game.devices.braille.sheet import Span
from access_game.devices.braille.tables import encode
from access_game.narration.utterance import MATCH, PAGE, PROGRAM, Say, Utterance

from .calm import calm


def felt(line: BrailleLine) -> str:
    """What the reader's fingers find, cell by cell in French computer braille, without the sign of what waits."""
    reader = decoder("fr8")
    return "".join(reader.press(cell) for cell in line.window() if cell != SIGN).rstrip()


def a_line(cells: int = 12, **more: bool) -> BrailleLine:
    return BrailleLine(cells, encode, **more)


def test_a_short_text_fills_the_display_with_blanks() -> None:
    line = a_line()
    line.state("A blanc")
    assert felt(line) == "A blanc"
    assert len(line.window()) == 12


def test_panning_goes_by_whole_words() -> None:
    line = a_line(12)
    line.state("à toi de jouer une carte")
    found = [felt(line)]
    while line.pan(1):
        found.append(felt(line))
    assert found == ["à toi de", "jouer une", "carte"]
    assert line.pan(-1)
    assert felt(line) == "jouer une"


def test_a_word_longer_than_the_display_is_cut_and_nothing_is_lost() -> None:
    line = a_line(12)
    line.state("anticonstitutionnellement vôtre")
    found = felt(line)
    while line.pan(1):
        found += felt(line)
    assert found.replace(" ", "") == "anticonstitutionnellementvôtre"


def test_panning_stops_at_both_ends() -> None:
    line = a_line()
    line.state("oui")
    assert not line.pan(1)
    assert not line.pan(-1)
    assert felt(line) == "oui"


def test_a_message_is_held_until_it_is_read_and_the_newest_state_returns() -> None:
    line = a_line()
    line.state("main: E K S")
    line.tell("Bob pose A")
    line.state("main: E K")
    line.state("main: E")
    assert felt(line) == "Bob pose A"
    assert line.reading
    assert line.pan(1)
    assert felt(line) == "main: E"
    assert not line.reading


def test_messages_wait_for_each_other_in_order() -> None:
    line = a_line()
    for text in ("un", "deux", "trois"):
        line.tell(text)
    assert line.waiting == 2
    found = [felt(line)]
    while line.pan(1):
        found.append(felt(line))
    assert found == ["un", "deux", "trois", ""]


def test_a_new_event_never_overwrites_a_line_being_panned() -> None:
    line = a_line(12)
    line.state("à toi de jouer une carte")
    line.pan(1)
    line.tell("Bob a gagné")
    line.state("tout autre chose")
    assert felt(line) == "jouer une"
    assert line.reading
    line.pan(1)
    assert felt(line) == "carte"
    line.pan(1)
    assert felt(line) == "Bob a gagné"
    line.pan(1)
    assert felt(line) == "tout autre"


def test_a_newer_state_comes_when_the_reader_pans_back_to_the_beginning() -> None:
    line = a_line(12)
    line.state("à toi de jouer une carte")
    line.pan(1)
    line.state("fini")
    line.pan(-1)
    assert felt(line) == "fini"


def test_a_newer_state_comes_when_the_reader_pans_beyond_the_end() -> None:
    line = a_line(12)
    line.state("à toi de jouer")
    line.pan(1)
    line.state("fini")
    assert line.pan(1)
    assert felt(line) == "fini"


def test_what_the_reader_causes_is_shown_at_once_and_the_unread_end_of_a_message_is_kept() -> None:
    line = a_line(12)
    line.tell("Bob pose une carte noire")
    line.state("2: E noir", now=True)
    assert felt(line) == "2: E noir"
    assert line.waiting == 1
    line.pan(1)
    assert felt(line) == "Bob pose"


def test_a_message_seen_to_its_end_is_read_when_the_reader_acts() -> None:
    line = a_line(12)
    line.tell("Bob passe")
    line.state("2: E noir", now=True)
    assert line.waiting == 0


def test_a_reader_who_wants_no_holding_gets_the_newest_message() -> None:
    line = a_line(hold=False)
    line.tell("un")
    line.tell("deux")
    assert felt(line) == "deux"


def test_a_routing_key_presses_what_is_under_it() -> None:
    line = a_line(12)
    text = "A blanc E noir"
    line.state(text, (Span(0, 7, "carte1"), Span(8, 14, "carte2")))
    assert line.route(0) == Touch("carte1", 0)
    assert line.route(6) == Touch("carte1", 6)
    assert line.route(7) == Touch("", 7)
    assert line.route(11) is None  # the second word of the second card is in the next window
    line.pan(1)
    assert line.route(0) == Touch("carte2", 10)


def test_routing_in_six_dots_finds_the_character_behind_its_signs() -> None:
    line = BrailleLine(12, partial(encode, name="fr6"))
    line.state("A E", (Span(0, 1, "a"), Span(2, 3, "e")))
    assert [line.route(i) for i in range(5)] == [
        Touch("a", 0),
        Touch("a", 0),
        Touch("", 1),
        Touch("e", 2),
        Touch("e", 2),
    ]


def test_a_routing_key_on_a_message_means_read_and_presses_nothing() -> None:
    line = a_line()
    line.state("A", (Span(0, 1, "carte"),))
    line.tell("Bob passe")
    assert line.route(0) is None
    assert felt(line) == "A"
    assert line.route(0) == Touch("carte", 0)


def test_a_routing_key_outside_the_text_presses_nothing() -> None:
    line = a_line()
    line.state("oui", (Span(0, 3, "yes"),))
    assert line.route(5) is None
    assert line.route(-1) is None
    assert line.route(99) is None


def test_the_cursor_is_felt_on_its_cell_and_after_the_last_character() -> None:
    line = a_line()
    line.state("mot", cursor=1, now=True)
    assert line.window()[1] == encode("o").cells[0] | CURSOR
    line.state("mot", cursor=3, now=True)
    assert line.window()[3] == CURSOR
    assert line.route(3) == Touch("", 3)


def test_the_window_follows_the_cursor() -> None:
    line = a_line(12)
    for length in range(1, 40):
        line.state("abcdefghijkl" * 4, cursor=length, now=True)
        assert any(cell & CURSOR == CURSOR for cell in line.window())


def test_a_running_chrono_has_the_last_three_cells() -> None:
    line = a_line(12)
    line.state("à toi de jouer")
    line.clock("10")
    assert felt(line) == "à toi de  10"
    line.clock("9")
    assert line.window()[-3:] == b"\0\0" + encode("9").cells
    assert line.route(11) is None
    line.clock("")
    assert felt(line) == "à toi de"


def test_the_chrono_runs_without_moving_a_text_being_panned() -> None:
    line = a_line(12)
    line.clock("9")
    line.state("à toi de jouer une carte")
    line.pan(1)
    before = line.window()[:8]
    line.clock("8")
    assert line.window()[:8] == before


def test_another_display_keeps_the_place() -> None:
    line = a_line(12)
    line.state("à toi de jouer une carte")
    line.pan(1)
    line.pan(1)
    line.resize(40)
    assert felt(line) == "à toi de jouer une carte"
    line.resize(6)
    assert len(line.window()) == 6


def test_what_must_be_forgotten_is_read_once_and_never_found_again() -> None:
    line = a_line(40)
    line.state("grille", topic="grid")
    for text, topic in (("A en 3", "grid"), ("B en 5", "grid"), ("à toi", "")):
        line.tell(text, topic=topic)
    line.forget("grid")
    assert read(line) == ["A en 3", "B en 5", "à toi"]
    assert felt(line) == ""
    line.pan(-1)
    assert felt(line) == ""


def test_who_acts_in_the_middle_of_what_is_forgotten_reads_it_once_more_and_not_again() -> None:
    line = a_line(12)
    line.tell("Bob prend A+ et A+", topic="grid")
    line.forget("grid")
    line.state("oooo", now=True)
    assert line.pan(1) and felt(line) == "Bob prend"
    line.state("oooo", now=True)
    assert not line.waiting


def test_what_waits_has_a_sign_in_the_last_cell_that_belongs_to_no_text() -> None:
    line = a_line(12)
    line.tell("Bob pose une carte")
    first = line.window()
    assert first[-1] == 0 and felt(line) == "Bob pose"
    line.tell("à toi")
    assert line.window() == first[:-1] + bytes([SIGN])  # the text has not moved
    line.clock("9")
    assert line.window()[-CLOCK - 1] == SIGN
    line.clock("")
    line.pan(1)
    line.pan(1)
    assert felt(line) == "à toi" and line.window()[-1] == 0


def test_neither_the_beginning_nor_the_end_of_a_count_moves_the_window_that_is_read() -> None:
    line = a_line(20)
    line.tell("Bob cherche un mot qui contient un L et un M, et vous aussi")
    line.pan(1)
    before = felt(line)
    line.clock("9")
    during = felt(line).removesuffix("9").rstrip()
    assert before.startswith(during) and during
    line.clock("")
    assert felt(line) == before
    found = []
    while line.holds_message:
        found.append(felt(line))
        line.pan(1)
    assert " ".join(found).endswith("contient un L et un M, et vous aussi")


def test_leaving_a_private_moment_leaves_nothing() -> None:
    line = a_line(12)
    line.state("main: A E K S T")
    line.pan(1)
    line.tell("secret")
    line.clock("3")
    line.clear()
    assert line.window() == bytes(12)
    assert not line.pan(1)
    assert not line.reading


def tell(line: BrailleLine, text: str, scope: str = MATCH, brief: str = "", **more: Any) -> None:
    parts = (Say(brief),) if brief else ()
    line.tell(text, said=Utterance((Say(text),), braille=text, scope=scope, brief=parts, **more))


def fates(line: BrailleLine) -> list[tuple[str, str]]:
    """From now on: what became of each message."""
    found: list[tuple[str, str]] = []
    line.on_fate = lambda what, message: found.append((what, message.text))
    return found


def read(line: BrailleLine) -> list[str]:
    """Message after message, from the one that is held."""
    found = []
    while line.holds_message:
        found.append(line.text)
        line.read()
    return found


def test_who_leaves_takes_along_what_waits_there_but_not_what_is_being_read() -> None:
    line = a_line(40)
    found = fates(line)
    for text, scope in (("bienvenue", PAGE), ("menu", PAGE), ("gardé", PROGRAM), ("à vous", f"{PAGE}/question")):
        tell(line, text, scope)
    line.leave(PAGE)
    tell(line, "on mélange")
    assert read(line) == ["bienvenue", "gardé", "on mélange"]
    assert found == [
        *(("begun", "bienvenue"), ("dropped", "menu"), ("dropped", "à vous"), ("done", "bienvenue")),
        *(("begun", "gardé"), ("done", "gardé"), ("begun", "on mélange"), ("done", "on mélange")),
    ]


def test_a_question_waits_in_its_place_and_far_behind_the_ceremony_before_it_is_skipped() -> None:
    line = a_line(40)
    found = fates(line)
    for number in range(5):
        tell(line, f"L1C{number} : A+")
        tell(line, "face cachée", ceremony=True)
    assert not [text for what, text in found if what == "dropped"]  # nobody waits for an answer yet
    tell(line, "1re carte ?", tag="question")
    assert read(line) == [*(f"L1C{number} : A+" for number in range(5)), "1re carte ?"]
    assert found.count(("dropped", "face cachée")) == 5


def test_near_the_end_nothing_is_skipped() -> None:
    line = a_line(40)
    told = ["on mélange", "16 cartes posées", "à vous", "1re carte ?"]
    for text in told[:-1]:
        tell(line, text, ceremony=True)
    tell(line, told[-1], tag="question")
    assert read(line) == told


def test_far_behind_the_short_form_is_read_and_near_the_end_the_long_one() -> None:
    line = a_line(40)
    for number in range(10):
        tell(line, f"Bob retourne un {number}", brief=f"Bob {number}")
    assert read(line) == [
        *("Bob retourne un 0", "Bob 1", "Bob 2"),  # the first was there before anything waited
        *(f"Bob retourne un {number}" for number in range(3, 10)),
    ]


def test_the_tape_tells_what_was_read_what_was_cut_and_what_was_begun_again() -> None:
    line = a_line(12)
    found = fates(line)
    long = "une phrase plus longue"
    tell(line, long)
    line.tell("3 à 2", now=True, said=Utterance((Say("3 à 2"),)))
    line.read()
    line.read()
    tell(line, "adieu")
    line.clear()
    assert found == [
        *(("begun", long), ("cut", long), ("begun", "3 à 2"), ("done", "3 à 2")),
        *(("again", long), ("done", long), ("begun", "adieu"), ("cut", "adieu")),
    ]


def test_what_nobody_could_keep_is_known_to_be_dropped() -> None:
    line = a_line(12)
    found = fates(line)
    for number in range(LONGEST_WAIT + 3):
        tell(line, str(number))
    assert [text for what, text in found if what == "dropped"] == ["1", "2"]


def test_a_reader_who_never_reads_does_not_fill_the_memory() -> None:
    line = a_line()
    for number in range(500):
        line.tell(f"message {number}")
    assert line.waiting <= 50


@calm
@given(st.text(alphabet="ab é,", max_size=80), st.integers(1, 40))
def test_panning_to_the_end_shows_every_word_whole_where_it_fits(text: str, size: int) -> None:
    line = BrailleLine(size, encode)
    line.state(text)
    found = [felt(line)]
    while line.pan(1):
        found.append(felt(line))
        assert len(found) <= len(text) + 2
    assert "".join(found).replace(" ", "") == text.replace(" ", "")
    for word in text.split():
        if len(word) < size:  # the last cell is the sign's
            assert any(word in part.split() for part in found)
