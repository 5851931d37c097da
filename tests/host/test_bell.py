"""Scenes with the bells: they start when those have heard they ring for, keep the table's pace, stand and go on, and
wait for an open answer line."""

from __future__ import annotations

from gc import collect
from typing import Any

import pytest
from host.seated import ANA, BOB, CLEO, HostTable

from access_game.bots import Thought
from access_game.core.bells import Bell
from access_game.core.letters import Letters
from access_game.core.messages import Entry
from access_game.core.questions import Pick, Press, Word
from access_game.core.rituals import Chrono, vote
from access_game.core.rush import Rush
from access_game.core.seats import CLOCK
from access_game.core.table import Ask, Table
from access_game.games import paflemix
from access_game.host.bell import LINE_TIME
from access_game.host.ears import PATIENCE
from access_game.players.player import MENU, Heard, Opened

B = (Letters(starting="B"),)


async def a_word_in_ten_seconds(table: Table) -> Any:
    return await table.ask(ANA, Word("say", B), within=10)


async def two_of_three(table: Table) -> Any:
    return await table.first_of({seat: Word("say", B) for seat in (ANA, BOB)}, within=10)


async def count_three(table: Table) -> Any:
    return await Chrono(table, 3).first_of(dict.fromkeys(table.seats, Word("say", B)))


async def two_pauses(table: Table) -> Any:
    table.tell_all("count", number=1)
    await table.wait(1)
    table.tell_all("count", number=2)
    await table.wait(1)
    return table.now


async def race(table: Table) -> Any:
    return [seat for seat, _ in await table.race(dict.fromkeys(table.seats, Press("buzz")), within=30)]


def numbers(table: HostTable) -> list[int]:
    return [message.facts["number"] for message in table.people[ANA].told("chrono")]


# When it starts -----------------------------------------------------------------------------------
def test_the_bell_starts_when_those_have_heard_it_rings_for_and_waits_for_nobody_else() -> None:
    table = HostTable(a_word_in_ten_seconds, deaf=(ANA, BOB))
    table.clock.time = 8.0
    table.people[ANA].has_heard()
    assert table.bell == 18.0
    table.until(17.9)
    assert not table.host.is_over
    table.until(18.0)
    assert table.result is None
    assert table.journal[-1].at == 18_000


def test_the_bell_does_not_start_because_somebody_else_has_heard() -> None:
    table = HostTable(a_word_in_ten_seconds, deaf=(ANA, BOB))
    table.people[BOB].has_heard()
    table.until(5.0)
    assert table.bell is None
    table.close()


def test_who_has_heard_what_was_said_before_has_not_heard_what_was_said_since() -> None:
    async def first_bob_then_ana(table: Table) -> Any:
        await table.must(BOB, Press("ready"))
        table.tell_all("turn", who=ANA)
        return await table.ask(ANA, Word("say", B), within=10)

    table = HostTable(first_bob_then_ana, deaf=(ANA,))
    table.people[BOB].says(True)
    before, since = table.people[ANA].unheard
    table.report(Heard(before))
    assert table.bell is None
    table.report(Heard(since))
    assert table.bell == 10.0
    table.close()


def test_a_pause_begins_when_everybody_has_heard() -> None:
    table = HostTable(two_pauses, deaf=(BOB,))
    table.until(20.0)
    assert table.bell is None
    table.people[BOB].has_heard()
    assert table.bell == 21.0


def test_a_bell_for_computers_waits_until_everybody_has_heard_as_they_do() -> None:
    table = HostTable(a_word_in_ten_seconds, deaf=(BOB,), computers={ANA: Thought("bleu", 9.0)})
    table.until(20.0)
    table.people[BOB].has_heard()
    table.until(28.9)
    assert not table.host.is_over
    table.until(29.0)
    assert table.result == "bleu"


def test_a_computer_thinks_from_when_those_have_heard_who_are_in_it_too() -> None:
    """Cléo only listens, and her voice is slow: it shall not cost the computer its time."""
    table = HostTable(two_of_three, 3, deaf=(CLEO,), computers={BOB: Thought("bon", 9.0)})
    table.until(8.9)
    assert not table.host.is_over
    table.until(9.0)
    assert table.result == (BOB, "bon")


def test_a_voice_that_never_ends_does_not_stop_the_game() -> None:
    table = HostTable(a_word_in_ten_seconds, deaf=(ANA,))
    table.until(PATIENCE + 9.9)
    assert not table.host.is_over
    table.until(PATIENCE + 10)
    assert table.result is None


def test_somebody_may_answer_before_having_heard_to_the_end() -> None:
    table = HostTable(a_word_in_ten_seconds, deaf=(ANA, BOB))
    table.people[ANA].says("bleu")
    assert table.result == "bleu"


def test_hearing_an_older_message_does_not_start_a_later_bell() -> None:
    table = HostTable(count_three, deaf=(BOB,))
    old = list(table.people[BOB].unheard)
    table.people[BOB].has_heard()
    table.until(1.0)  # "2" is spoken
    table.report(*(Heard(ticket) for ticket in old))
    assert table.bell is None


# Pace ---------------------------------------------------------------------------------------------
def test_a_slow_table_waits_twice_as_long() -> None:
    table = HostTable(a_word_in_ten_seconds, pace=2)
    table.until(19.9)
    assert not table.host.is_over
    table.until(20)
    assert table.result is None


def test_without_a_limit_nothing_rings_for_people() -> None:
    table = HostTable(a_word_in_ten_seconds, pace=0)
    table.until(10_000)
    assert table.host.next_due() is None
    table.people[ANA].says("bleu")
    assert table.result == "bleu"


def test_without_a_limit_pauses_still_end() -> None:
    table = HostTable(two_pauses, pace=0)
    table.until(2)
    assert table.result == 2000


def test_pauses_are_not_stretched() -> None:
    table = HostTable(two_pauses, pace=4)
    table.until(2)
    assert table.result == 2000


def test_without_a_limit_a_tie_window_still_closes() -> None:
    table = HostTable(race, pace=0)
    table.clock.time = 3.0
    table.people[ANA].says(True)
    table.until(3.2)
    assert table.result == [ANA]


def test_without_a_limit_computers_alone_are_still_rung_for() -> None:
    table = HostTable(a_word_in_ten_seconds, pace=0, computers={ANA: None})
    table.until(10)
    assert table.result is None


# The open answer line --------------------------------------------------------------------------
def test_a_chrono_of_three_speaks_four_numbers_and_ends_after_zero() -> None:
    table = HostTable(count_three)
    table.until(3.0)
    assert numbers(table) == [3, 2, 1, 0]
    assert "time_over" not in table.people[ANA].heard()
    table.until(3.99)
    assert not table.host.is_over
    table.until(4.0)
    assert table.people[ANA].told("time_over")
    assert table.result is None


def test_a_number_must_be_heard_before_its_second_begins() -> None:
    table = HostTable(count_three, deaf=(BOB,))
    table.until(30.0)
    assert numbers(table) == [3]
    table.people[BOB].has_heard()
    table.until(31.0)
    assert numbers(table) == [3, 2]


def test_frozen_at_two_and_refused_the_count_resumes_at_two() -> None:
    table = HostTable(count_three)
    table.until(1.4)
    assert numbers(table) == [3, 2]
    table.people[ANA].opens_line()
    table.until(9.0)
    assert numbers(table) == [3, 2]
    table.people[ANA].says("rouge")  # has to start with B
    assert [refusal.reason for refusal in table.people[ANA].refusals] == ["not_starting"]
    table.until(9.5)
    assert numbers(table) == [3, 2]
    table.until(9.6)  # six tenths of that second were left
    assert numbers(table) == [3, 2, 1]


def test_a_line_put_away_lets_the_count_go_on() -> None:
    table = HostTable(count_three)
    table.until(1.4)
    table.people[ANA].opens_line()
    table.until(6.0)
    table.people[ANA].closes_line()
    table.until(6.6)
    assert numbers(table) == [3, 2, 1]


def test_a_line_opened_while_the_number_is_still_spoken_holds_its_second() -> None:
    table = HostTable(count_three, deaf=(BOB,))
    table.people[ANA].opens_line()
    table.people[BOB].has_heard()
    table.until(15.0)
    assert numbers(table) == [3]
    table.people[ANA].closes_line()
    table.until(16.0)
    assert numbers(table) == [3, 2]


def test_an_open_line_holds_the_bell_for_twenty_seconds_at_most() -> None:
    table = HostTable(count_three)
    table.until(0.5)
    table.people[ANA].opens_line()
    table.until(0.5 + LINE_TIME + 0.4)
    assert numbers(table) == [3]
    table.until(0.5 + LINE_TIME + 0.5)
    assert numbers(table) == [3, 2]


def test_a_slow_table_holds_the_bell_longer() -> None:
    table = HostTable(count_three, pace=2)
    table.until(1.0)
    table.people[ANA].opens_line()
    table.until(1.0 + 2 * LINE_TIME + 0.9)
    assert numbers(table) == [3]
    table.until(1.0 + 2 * LINE_TIME + 1.0)
    assert numbers(table) == [3, 2]


def test_a_player_freezes_a_chrono_twice_and_not_more() -> None:
    table = HostTable(count_three)
    for _ in range(2):
        table.people[ANA].opens_line()
        table.until(table.clock.time + 5)
        table.people[ANA].closes_line()
    assert numbers(table) == [3]
    table.people[ANA].opens_line()
    table.until(table.clock.time + 1)
    assert numbers(table) == [3, 2]
    table.people[BOB].opens_line()  # who has frozen nothing yet
    table.until(table.clock.time + 5)
    assert numbers(table) == [3, 2]


def test_no_open_line_holds_a_bell_that_times_the_line_itself_but_the_pace_stretches_it() -> None:
    async def claimed(table: Table) -> Any:
        return await table.ask(ANA, Word("say", B), within=Bell(12, firm=True))

    table = HostTable(claimed, pace=2)
    table.until(1.0)
    table.people[ANA].opens_line()
    table.until(23.9)
    assert not table.host.is_over
    table.until(24.0)
    assert table.result is None


@pytest.mark.parametrize("pace", [1, 2, 0])
def test_somebody_who_is_away_in_a_rush_is_counted_after_thirty_seconds_at_the_pace_of_the_table(pace: int) -> None:
    async def rushed(table: Table) -> Any:
        rush = Rush(table, ANA, lock=True)
        return await rush.first(dict.fromkeys(table.seats, Pick("act", ("draw",))))

    table = HostTable(rushed, pace=pace, deaf=(BOB,), computers={CLEO: None})
    table.until(10.0)
    table.people[BOB].has_heard()
    table.until(10.0 + 30 * (pace or 100) - 0.1)
    assert not table.host.is_over  # and never where the table gives all the time people want
    if pace:
        table.until(10.0 + 30 * pace)
        assert table.result == (BOB, "idle")
    else:
        table.close()


def test_people_who_go_away_in_the_middle_of_paflemix_do_not_hold_the_table_for_ever() -> None:
    """Their idle time is "no idea": the others draw, the pile gets empty, the round is cancelled, no word opens the
    next."""
    table = HostTable(paflemix.play, form="race", lock=True, easy=False, rounds=0)
    table.people[ANA].says(table.host.match.waiting.questions[ANA].starting)  # type: ignore[union-attr]
    table.until(30.0)
    assert table.people[ANA].told("idle")[-1].facts == {"who": BOB}
    assert table.people[BOB].told("lock_lifted")
    table.until(60.0)
    assert table.people[BOB].told("standstill")[-1].facts["times"] == 1
    table.until(5 * 3600.0)
    assert table.people[BOB].told("standstill")[-1].facts == {"times": 2, "pile": 0, "left": 0}
    assert table.people[BOB].told("nobody_opens")
    assert table.result == {ANA: 0, BOB: 0}


def test_two_open_lines_hold_the_bell_until_both_are_closed() -> None:
    table = HostTable(count_three)
    table.people[ANA].opens_line()
    table.people[BOB].opens_line()
    table.people[ANA].closes_line()
    table.until(10)
    assert numbers(table) == [3]
    table.people[BOB].closes_line()
    table.until(11)
    assert numbers(table) == [3, 2]


def test_the_word_that_was_being_written_counts() -> None:
    table = HostTable(count_three)
    table.until(3.5)
    table.people[BOB].opens_line()
    table.until(12)
    table.people[BOB].says("bleu")
    assert table.result == (BOB, "bleu")
    assert numbers(table) == [3, 2, 1, 0]


def test_a_line_opened_too_late_holds_nothing() -> None:
    table = HostTable(count_three)
    ticket = table.people[ANA].ticket
    table.until(4)
    table.report(Opened(ticket))
    assert table.result is None


def test_a_tie_window_is_held_by_nobody() -> None:
    table = HostTable(race, 3)
    table.clock.time = 3.0
    table.people[BOB].opens_line()
    table.people[ANA].says(True)
    table.people[BOB].opens_line()
    table.until(3.15)
    assert table.result == [ANA]


def test_while_a_line_is_open_a_computer_may_be_quicker() -> None:
    table = HostTable(count_three, computers={BOB: Thought("bon", 2.5)})
    table.until(1.0)
    table.people[ANA].opens_line()
    table.until(2.5)
    assert table.result == (BOB, "bon")
    assert table.people[ANA].withdrawn == ["say"]


# A pause ------------------------------------------------------------------------------------------
def test_during_a_pause_no_bell_rings_and_no_computer_plays() -> None:
    table = HostTable(count_three, computers={BOB: Thought("bon", 2.5)})
    table.until(0.5)
    table.pause(True)
    assert table.host.next_due() is None
    table.until(1000)
    assert numbers(table) == [3]
    table.pause(False)
    table.until(1000.4)
    assert numbers(table) == [3]
    table.until(1000.5)
    assert numbers(table) == [3, 2]
    table.until(1002.0)
    assert table.result == (BOB, "bon")
    assert table.journal[-1].at == 2500  # as if there had been no pause


def test_an_answer_given_while_a_menu_stops_the_time_is_of_the_moment_it_was_opened() -> None:
    table = HostTable(a_word_in_ten_seconds, computers={BOB: None})
    table.until(4.0)
    table.pause(True, MENU)
    table.until(50.0)
    table.people[ANA].says("bleu", at=49.0)
    assert table.journal[-1].at == 4000


def test_a_bell_that_would_start_in_a_pause_has_its_whole_time_after_it() -> None:
    table = HostTable(a_word_in_ten_seconds, deaf=(ANA,))
    table.until(4.0)
    table.pause(True)
    table.until(30.0)
    table.people[ANA].has_heard()
    table.until(60.0)
    table.pause(False)
    table.until(69.9)
    assert not table.host.is_over
    table.until(70.0)
    assert table.result is None


def test_the_patience_with_a_silent_voice_rests_too() -> None:
    table = HostTable(a_word_in_ten_seconds, deaf=(ANA,))
    table.pause(True)
    table.until(100.0)
    table.pause(False)
    table.until(100 + PATIENCE - 1)
    assert table.bell is None
    table.until(100 + PATIENCE)
    assert table.bell == 100 + PATIENCE + 10


def test_a_second_pause_within_a_pause_changes_nothing() -> None:
    table = HostTable(a_word_in_ten_seconds)
    table.pause(True)
    table.until(5.0)
    table.pause(True)
    table.until(9.0)
    table.pause(False)
    table.pause(False)
    assert table.bell == 19.0


# A bell lives as long as its object ---------------------------------------------------------------------
async def three_vote(table: Table) -> Any:
    return await vote(table, table.seats, "accept_word", who=ANA, word="zut")


async def interrupted(table: Table) -> Any:
    """Ten seconds for Ana, with a question to Bob in the middle of them that has no limit."""
    word, bell = Word("say", B), Bell(10)
    first = await table.first_of({ANA: word, BOB: Press("ready")}, within=bell)
    if first is None or first[0] == ANA:
        return first
    await table.must(BOB, Pick("step", (1, 2)))
    return await table.ask(ANA, word, within=bell)


async def each_with_a_limit(table: Table) -> Any:
    limits = {ANA: 5.0, BOB: 8.0}
    return await table.together({seat: table.ask(seat, Word("say", B), within=limits[seat]) for seat in limits}, 30)


async def many_words(table: Table) -> Any:
    """As many words as Ana finds in ten seconds; each is a question of its own."""
    bell, found = Bell(10), list[str]()
    while (word := await table.ask(ANA, Word("say"), within=bell)) is not None:
        found.append(word)
    return found


async def barred(table: Table) -> Any:
    """Ana may not act for five seconds, Bob may."""
    ask = Ask({BOB: Press("ready")}, {Bell(5, fixed=True): (ANA,)})
    return (await ask).seat


def test_a_vote_of_three_lasts_twenty_seconds_whoever_votes_in_between() -> None:
    table = HostTable(three_vote, 3)
    table.until(9.0)
    table.people[ANA].says(True)
    table.until(19.0)
    table.people[BOB].says(False)
    table.until(19.9)
    assert not table.host.is_over
    table.until(20.0)
    assert table.result is True
    assert table.journal[-1].at == 20_000


def test_a_bell_that_is_left_out_stands_and_goes_on_from_there() -> None:
    table = HostTable(interrupted)
    table.until(6.0)
    table.people[BOB].says(True)
    table.until(500.0)
    table.people[BOB].says(1)
    table.until(503.9)
    assert not table.host.is_over
    table.until(504.0)
    assert table.result is None


def test_a_bell_that_goes_on_waits_until_what_was_said_meanwhile_is_heard() -> None:
    table = HostTable(interrupted, deaf=(ANA,))
    table.people[ANA].has_heard()
    table.until(6.0)
    table.people[BOB].says(True)
    table.people[BOB].says(1)
    table.until(20.0)
    assert table.bell is None
    table.people[ANA].has_heard()
    assert table.bell == 24.0


def test_each_of_several_bells_rings_for_its_own_seat() -> None:
    table = HostTable(each_with_a_limit)
    table.until(5.0)
    assert table.people[ANA].withdrawn == ["say"] and table.people[BOB].asked == "say"
    table.until(7.9)
    table.people[BOB].says("bleu")
    assert table.result == {ANA: None, BOB: "bleu"}
    assert table.journal[0] == Entry(CLOCK, 1, 5000)  # the second of the three: the common one is the first


def test_an_open_line_holds_only_the_bells_of_its_seat() -> None:
    table = HostTable(each_with_a_limit)
    table.people[BOB].opens_line()
    table.until(5.0)
    assert table.people[ANA].withdrawn == ["say"]
    table.until(15.0)
    assert table.people[BOB].asked == "say"


def test_also_where_two_bells_belong_to_one_count_a_line_holds_only_those_of_its_seat() -> None:
    async def one_count(table: Table) -> Any:
        word, count = Word("say", B), Bell(1)
        return (await Ask({ANA: word, BOB: word}, {Bell(5, count=count): (ANA,), Bell(8, count=count): (BOB,)})).at

    table = HostTable(one_count)
    table.people[BOB].opens_line()
    table.until(5.0)
    assert table.result == 5000


def test_a_fixed_bell_is_not_held_though_it_belongs_to_a_count_that_is() -> None:
    async def one_count(table: Table) -> Any:
        count = Bell(1)
        bells = {Bell(5, count=count): (ANA,), Bell(8, fixed=True, count=count): (ANA,)}
        return (await Ask({ANA: Word("say", B)}, bells)).at

    table = HostTable(one_count)
    table.people[ANA].opens_line()
    table.until(8.0)
    assert table.result == 8000


@pytest.mark.parametrize("first", ["fixed", "of another seat"])
def test_a_line_that_had_nothing_to_hold_holds_the_first_bell_that_rings_for_its_seat(first: str) -> None:
    async def one_count(table: Table) -> Any:
        word, count = Word("say", B), Bell(1)
        bell = Bell(5, fixed=True, count=count) if first == "fixed" else Bell(5, count=count)
        await Ask({ANA: word, BOB: Press("ready")}, {bell: (ANA,) if first == "fixed" else (BOB,)})
        return (await Ask({ANA: word}, {Bell(5, count=count): (ANA,)})).at

    table = HostTable(one_count)
    table.people[ANA].opens_line()
    table.until(5 + LINE_TIME + 4.9)
    assert not table.host.is_over
    table.until(5 + LINE_TIME + 5)
    assert table.result == 30_000


def test_two_freezes_hold_a_bell_forty_seconds_and_a_refused_word_buys_no_third() -> None:
    table = HostTable(a_word_in_ten_seconds)
    for _ in range(6):
        if not table.host.is_over:
            table.people[ANA].opens_line()
            table.until(table.clock.time + 19)
        if not table.host.is_over:
            table.people[ANA].says("rouge")  # refused
    assert table.result is None
    assert table.journal[-1].at == 48_000


def test_a_new_question_under_the_same_bell_buys_no_new_freeze() -> None:
    table = HostTable(many_words)
    for word in ("un", "deux", "trois", "quatre"):
        if not table.host.is_over:
            table.people[ANA].opens_line()
            table.until(table.clock.time + 15)
        if not table.host.is_over:
            table.people[ANA].says(word)
    assert table.result == ["un", "deux"]
    assert table.journal[-1].at == 40_000


def test_the_seconds_of_one_count_share_its_two_freezes() -> None:
    table = HostTable(count_three)
    for number in (3, 2):
        assert numbers(table)[-1] == number
        table.people[ANA].opens_line()
        table.until(table.clock.time + 5)
        table.people[ANA].closes_line()
        table.until(table.clock.time + 1)
    assert numbers(table) == [3, 2, 1]
    table.people[ANA].opens_line()
    table.until(table.clock.time + 1)
    assert numbers(table) == [3, 2, 1, 0]


def test_a_line_that_stays_open_beyond_its_limit_does_not_hold_the_next_second_again() -> None:
    table = HostTable(count_three)
    table.people[ANA].opens_line()
    table.until(LINE_TIME + 1)
    assert numbers(table) == [3, 2]
    table.until(LINE_TIME + 2)
    assert numbers(table) == [3, 2, 1]


def test_a_line_that_is_open_when_a_count_begins_holds_it() -> None:
    async def launched(table: Table) -> Any:
        word = Word("say", B)
        await table.first_of({ANA: word, BOB: Press("launch")})
        return await table.ask(ANA, word, within=5)

    table = HostTable(launched)
    table.people[ANA].opens_line()
    table.until(60.0)
    table.people[BOB].says(True)
    table.until(60 + LINE_TIME + 4.9)
    assert not table.host.is_over
    table.until(60 + LINE_TIME + 5)
    assert table.result is None


def test_a_bar_runs_from_the_entry_that_opened_it_whoever_still_listens() -> None:
    table = HostTable(barred, deaf=(ANA, BOB))
    table.until(5.0)
    assert table.result == CLOCK


def test_an_undo_does_not_wind_the_bell_up_again() -> None:
    async def secret_within(table: Table) -> Any:
        return await table.ask_all(dict.fromkeys(table.seats, Word("own_word", secret=True)), within=20)

    table = HostTable(secret_within)
    for _ in range(3):
        table.until(table.clock.time + 5)
        table.people[ANA].says("bleu")
        table.undo(ANA)
    table.until(19.9)
    assert not table.host.is_over
    table.until(20.0)
    assert table.result == {}


def test_a_table_without_limits_rings_again_once_only_computers_are_meant() -> None:
    table = HostTable(a_word_in_ten_seconds, pace=0)
    table.until(100.0)
    assert table.bell is None
    table.hand_over(ANA)
    table.until(110.0)
    assert table.result is None


def test_a_bell_nobody_waits_with_any_more_is_forgotten() -> None:
    table = HostTable(count_three)
    belfry = table.host.waits.belfry
    table.until(3.5)
    table.people[ANA].opens_line()
    table.until(4.0)
    collect()
    assert len(belfry._swings) == len(belfry._freezes) == 1  # the seconds before this one are gone
    table.people[ANA].says("bleu")
    table.host.match.close()
    collect()
    assert not belfry._swings and not belfry._freezes
