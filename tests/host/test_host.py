"""Scenes at a host: who was quicker, what is refused, what is taken back, who sits in for whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from host.seated import ANA, BOB, CLEO, HostTable, Person, Words

from access_game.bots import Thought
from access_game.core.cards import PLUS, choose
from access_game.core.journal import Header, Line, Reading
from access_game.core.letters import Letters
from access_game.core.messages import Entry, Message
from access_game.core.notes import HandedOver, Undone
from access_game.core.questions import Pick, Press, Word, YesNo
from access_game.core.refusal import Refused
from access_game.core.rituals import vote
from access_game.core.seats import DEALER
from access_game.core.table import Table
from access_game.games import frontibix, zieufermix
from access_game.narration.narrator import Narrator
from access_game.players.player import Answered, Considered, Watch

FRONTIBIX = {"mode": "access", "calm": False, "chrono": 10, "dictionary_only": False}


async def race(table: Table) -> Any:
    return [seat for seat, _ in await table.race(dict.fromkeys(table.seats, Press("buzz")), within=30)]


async def quickest(table: Table) -> Any:
    return await table.first_of(dict.fromkeys(table.seats, Press("buzz")), within=30)


async def both_pick(table: Table) -> Any:
    return await table.race(dict.fromkeys(table.seats, Pick("contest", ("buzz", "let"), quick="buzz")), within=30)


async def two_words(table: Table) -> Any:
    first = await table.must(ANA, Word("say", (Letters(starting="B"),)))
    table.tell_all("contested", who=ANA, word=first)
    return first, await table.must(BOB, Word("say"))


async def secret_words(table: Table) -> Any:
    return await table.ask_all(dict.fromkeys(table.seats, Word("own_word", secret=True)))


async def deal_one(table: Table) -> Any:
    """Ana chooses, a card is turned up, Ana chooses again."""
    pile = table.lay("grid", await table.shuffle(choose("A", PLUS, 2)))
    await table.must(ANA, Pick("flip_first", (1, 2)))
    table.turn_up(pile, 1, by=ANA)
    await table.must(ANA, Pick("flip_second", (2,)))


async def steps(table: Table) -> Any:
    """Three choices of Ana's, nothing hidden."""
    return [await table.must(ANA, Pick("step", (1, 2, 3))) for _ in range(3)]


async def ballot(table: Table) -> Any:
    accepted = await vote(table, table.seats, "accept_word", who=ANA, word="bleu")
    return accepted, await table.must(ANA, Press("ready"))


# Races ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("later", "pressed"), [(0.150, [BOB, ANA]), (0.151, [BOB])])
def test_two_keys_within_150_ms_are_at_the_same_time(later: float, pressed: list[int]) -> None:
    table = HostTable(race)
    table.clock.time = 5.2
    table.people[BOB].says(True, at=5.0)
    table.people[ANA].says(True, at=5.0 + later)
    table.until(6)
    assert table.result == pressed


def test_the_tie_window_runs_from_the_key_not_from_when_it_was_noticed() -> None:
    table = HostTable(race)
    table.clock.time = 5.1
    table.people[BOB].says(True, at=5.0)
    assert table.host.next_due() == pytest.approx(5.15)
    table.until(5.15)
    assert table.result == [BOB]


def test_the_same_answer_later_than_the_window_is_no_tie() -> None:
    table = HostTable(both_pick)
    table.clock.time = 3.0
    table.people[ANA].says("buzz", at=2.0)
    table.people[BOB].says("buzz", at=2.2)
    assert table.result == [(ANA, "buzz")]


def test_a_computer_that_was_earlier_than_a_key_goes_first() -> None:
    table = HostTable(quickest, computers={BOB: Thought(True, 2.0)})
    table.clock.time = 2.5  # the host was busy
    table.people[ANA].says(True, at=2.1)
    assert table.result == (BOB, True)


def test_a_key_that_was_earlier_than_a_computer_goes_first() -> None:
    table = HostTable(quickest, computers={BOB: Thought(True, 2.0)})
    table.clock.time = 2.5
    table.people[ANA].says(True, at=1.9)
    assert table.result == (ANA, True)


def test_computers_think_from_when_everybody_has_heard() -> None:
    table = HostTable(quickest, computers={BOB: Thought(True, 2.0)}, deaf=(ANA,))
    table.until(20)
    table.people[ANA].has_heard()
    table.until(21.9)
    assert not table.host.is_over
    table.until(22)
    assert table.result == (BOB, True)


def test_a_computer_that_thought_longer_than_it_meant_to_speaks_now_and_not_in_the_past() -> None:
    table = HostTable(quickest, computers={BOB: None})
    (ticket,) = (ticket for ticket, opened in table.host._open.items() if opened.seat == BOB)
    table.until(10.0)
    table.report(Considered(ticket, True, 1.0))
    table.until(10.0)
    assert table.result == (BOB, True)
    assert table.journal[-1].at == 10_000


def test_who_is_too_late_is_told_that_the_question_is_closed() -> None:
    table = HostTable(quickest)
    ticket = table.people[BOB].ticket
    table.people[ANA].says(True)
    assert table.people[BOB].withdrawn == ["buzz"]
    table.report(Answered(ticket, True, 1.0))
    assert [entry.seat for entry in table.journal] == [ANA]


# Refusals -----------------------------------------------------------------------------------------
def test_a_refusal_reaches_only_its_player_and_leaves_no_trace() -> None:
    table = HostTable(two_words)
    before = list(table.people[ANA].messages), list(table.people[BOB].messages)
    table.people[ANA].says("rouge")
    table.people[ANA].says(17)
    assert [refusal.reason for refusal in table.people[ANA].refusals] == ["not_starting", "no_letters"]
    assert table.people[BOB].refusals == []
    assert (list(table.people[ANA].messages), list(table.people[BOB].messages)) == before
    assert table.journal == table.notebook.entries == []
    table.people[ANA].says("bleu")
    assert [entry.answer for entry in table.notebook.entries] == ["bleu"]


def test_a_new_match_is_told_from_its_first_word() -> None:
    async def greets(table: Table) -> None:
        table.tell_all("turn", who=ANA)
        await table.must(ANA, Press("ready"))

    table = HostTable(greets)
    assert table.people[ANA].heard() == ["turn", "asked"]
    assert table.people[ANA].recalled == []


# Undo ---------------------------------------------------------------------------------------------
def test_a_secret_word_nobody_has_seen_can_be_taken_back() -> None:
    table = HostTable(secret_words)
    table.people[ANA].says("bleu")
    table.undo(ANA)
    assert table.people[ANA].refusals == []
    assert table.journal == table.notebook.entries == []
    assert table.notebook.lines == [Entry(ANA, "bleu", 0), Undone(0)]  # a journal only grows
    assert table.people[ANA].told("undone")[0].facts == {"who": ANA}
    assert table.people[BOB].told("undone")
    table.people[ANA].says("blanc")
    table.people[BOB].says("noir")
    assert table.result == {ANA: "blanc", BOB: "noir"}


def test_in_frontibix_the_word_prepared_in_secret_can_be_taken_back() -> None:
    table = HostTable(frontibix.play, **FRONTIBIX)
    word = {seat: person for seat, person in table.people.items() if person.asked == "own_word"}
    assert word
    seat, person = next(iter(word.items()))
    entries = len(table.journal)
    person.says("arbre")
    table.undo(seat)
    assert len(table.journal) == entries
    assert person.asked == "own_word"


def test_there_is_nothing_to_undo_before_the_first_answer() -> None:
    table = HostTable(secret_words)
    table.undo(ANA)
    assert [refusal.reason for refusal in table.people[ANA].refusals] == ["nothing_to_undo"]
    assert table.people[BOB].refusals == []
    assert not table.people[ANA].told("undone")


def test_what_others_have_answered_since_cannot_be_passed_over() -> None:
    table = HostTable(secret_words, 3)
    table.people[ANA].says("bleu")
    table.people[BOB].says("noir")
    table.undo(ANA)
    assert [refusal.reason for refusal in table.people[ANA].refusals] == ["nothing_to_undo"]
    assert len(table.journal) == len(table.notebook.lines) == 2


def test_a_card_that_was_seen_cannot_be_unseen() -> None:
    table = HostTable(deal_one)
    table.people[ANA].says(1)
    table.undo(ANA)
    assert [refusal.reason for refusal in table.people[ANA].refusals] == ["undo_revealed"]
    assert table.people[ANA].asked == "flip_second"


def test_a_word_said_aloud_cannot_be_taken_back() -> None:
    table = HostTable(two_words)
    table.people[ANA].says("bleu")
    table.undo(ANA)
    assert [refusal.reason for refusal in table.people[ANA].refusals] == ["undo_revealed"]


def test_a_vote_that_was_counted_cannot_be_taken_back() -> None:
    table = HostTable(ballot)
    table.people[ANA].says(True)
    table.people[BOB].says(False)
    table.undo(BOB)
    assert [refusal.reason for refusal in table.people[BOB].refusals] == ["undo_revealed"]


def test_the_words_of_a_duel_cannot_be_taken_back_once_one_was_heard() -> None:
    table = HostTable(frontibix.play, **FRONTIBIX)
    for seat in (ANA, BOB):
        (question,) = table.people[seat].questions.values()
        table.people[seat].says(f"{question.facts['letter']}A" if question.key == "own_word" else True)
    table.until(3.5)  # "1, 2, 3", and the first word
    last = table.people[BOB]
    table.undo(BOB)
    assert [refusal.reason for refusal in last.refusals] == ["undo_revealed"]


def test_moves_in_the_open_can_be_taken_back_one_by_one() -> None:
    table = HostTable(steps)
    table.people[ANA].says(1)
    table.people[ANA].says(2)
    table.undo(ANA)
    table.undo(ANA)
    table.undo(ANA)
    assert [refusal.reason for refusal in table.people[ANA].refusals] == ["nothing_to_undo"]
    for answer in (3, 3, 1):
        table.people[ANA].says(answer)
    assert table.result == [3, 3, 1]


def test_after_an_undo_computers_know_what_was_said_once_and_not_twice() -> None:
    table = HostTable(secret_words, computers={BOB: None})
    table.people[ANA].says("bleu")
    table.undo(ANA)
    assert table.replaced == [(BOB, "normal")]
    heard = [message.key for message in table.thinkers[BOB].messages]
    assert heard == ["asked", "undone"]


def test_an_undo_keeps_the_computer_that_sits_in_for_somebody() -> None:
    table = HostTable(secret_words, 3)
    table.hand_over(CLEO, "hard")
    table.people[ANA].says("bleu")
    table.undo(ANA)
    assert table.replaced == [(CLEO, "hard"), (CLEO, "hard")]


# Who sits there -----------------------------------------------------------------------------------
def test_a_seat_handed_over_is_played_by_a_computer_that_knows_what_the_person_knew() -> None:
    table = HostTable(two_words)
    table.people[ANA].says("bleu")
    person = table.people[BOB]
    table.heir = Thought("noir", 1.5)
    table.hand_over(BOB, "easy")
    assert table.replaced == [(BOB, "easy")]
    assert person.withdrawn == ["say"]
    assert [message.key for message in table.thinkers[BOB].messages][:3] == ["contested", "asked", "handed_over"]
    assert table.people[ANA].told("handed_over")[0].facts == {"who": BOB}
    table.until(1.5)
    assert table.result == ("bleu", "noir")


def test_the_table_goes_on_when_everybody_has_handed_over() -> None:
    table = HostTable(secret_words)
    table.heir = Thought("mot", 1.0)
    table.hand_over(ANA)
    table.hand_over(BOB)
    table.until(5)
    assert table.result == {ANA: "mot", BOB: "mot"}


def test_a_computer_that_sits_in_does_not_vote() -> None:
    async def judged(table: Table) -> Any:
        return await vote(table, [BOB], "accept_word", who=ANA, word="zut")

    table = HostTable(judged)
    table.heir = Thought(False, 0.5)
    table.hand_over(BOB)
    table.until(19.9)
    assert not table.host.is_over
    table.until(20)
    assert table.result is True
    assert table.thinkers[BOB].asked == []


def test_a_hand_over_is_a_line_and_who_takes_up_the_match_finds_the_computer_there() -> None:
    table = HostTable(steps)
    table.people[ANA].says(1)
    table.hand_over(BOB, "easy")
    assert table.notebook.lines == [Entry(ANA, 1, 0), HandedOver(BOB, "easy")]
    reading = Reading(Header("x", 1, ("Ana", "Bob"), ("", "")), table.notebook.lines, 0, 0)
    again = HostTable(steps, journal=table.notebook.lines, levels=reading.levels)
    assert again.host.levels == ["", "easy"]
    again.people[ANA].says(2)
    again.undo(ANA)  # computers are replaced by fresh ones: the one of his level sits there
    assert again.host.levels == ["", "easy"]
    table.close()
    again.close()


def test_who_takes_a_seat_back_knows_what_the_computer_was_told_and_is_asked_what_it_was_asked() -> None:
    table = HostTable(two_words)
    table.hand_over(BOB, "easy")
    table.people[ANA].says("bleu")
    back = table.people[BOB] = Person(table)
    table.sit(BOB, back)
    assert [message.key for message in back.recalled] == ["contested", "asked"]
    assert back.asked == "say"
    assert table.people[ANA].told("seat_taken")[0].facts == {"who": BOB}
    assert table.notebook.lines[-1] == HandedOver(BOB, "")
    back.says("noir")
    assert table.result == ("bleu", "noir")


def test_the_computer_that_had_to_get_up_says_nothing_more() -> None:
    table = HostTable(two_words)
    table.heir = Thought("mot", 1.0)
    table.hand_over(BOB)
    table.people[ANA].says("bleu")
    back = table.people[BOB] = Person(table)
    table.sit(BOB, back)
    table.until(30)
    assert not table.host.is_over
    back.says("noir")
    assert table.result == ("bleu", "noir")


def test_a_person_whose_line_broke_sits_down_again_without_a_line_in_the_journal() -> None:
    table = HostTable(secret_words)
    table.people[ANA].says("bleu")
    lost = table.people[BOB]
    again = table.people[BOB] = Person(table)
    table.sit(BOB, again)
    assert lost.withdrawn == ["own_word"]
    assert again.asked == "own_word" and [message.key for message in again.recalled] == ["asked"]
    assert table.notebook.lines == [Entry(ANA, "bleu", 0)]
    again.says("noir")
    assert table.result == {ANA: "bleu", BOB: "noir"}


# The gallery -----------------------------------------------------------------------------------------
async def open_and_whispered(table: Table) -> Any:
    table.tell_all("turn", who=ANA)
    table.tell(ANA, "shown", who=BOB, card="secret of Ana")
    await table.must(ANA, Pick("step", (1, 2, 3)))
    table.tell((ANA, BOB), "no_idea", who=CLEO)
    table.tell_all("claimed", who=BOB)
    await table.must(ANA, Pick("step", (1, 2, 3)))


def test_the_gallery_is_told_what_everybody_is_told_and_nothing_else() -> None:
    table = HostTable(open_and_whispered, 3)
    onlooker, late = Person(table), Person(table)
    table.watch(onlooker)
    assert [message.key for message in onlooker.recalled] == ["turn"]
    assert onlooker.messages == []  # known, and not said again
    table.people[ANA].says(1)
    assert onlooker.heard() == ["claimed"]
    table.watch(late)
    assert [message.key for message in late.recalled] == ["turn", "claimed"]
    table.undo(ANA)
    for one in (onlooker, late):
        assert [message.key for message in one.recalled] == ["turn"] and one.heard()[-1] == "undone"
    table.report(Watch(onlooker, on=False))
    table.people[ANA].says(1)
    assert onlooker.heard()[-1] == "undone"
    table.close()


# Times -------------------------------------------------------------------------------------------------
def test_a_key_of_the_future_counts_as_pressed_now() -> None:
    table = HostTable(steps)
    table.clock.time = 5.0
    table.people[ANA].says(1, at=500.0)
    assert table.journal[-1].at == 5000
    table.close()


def test_a_key_from_before_the_question_counts_from_when_it_was_asked() -> None:
    async def later(table: Table) -> Any:
        await table.wait(4)
        return await table.race(dict.fromkeys(table.seats, Press("buzz")), within=30)

    table = HostTable(later)
    table.until(4.0)
    table.clock.time = 4.3
    table.people[ANA].says(True, at=-7.0)
    table.people[BOB].says(True, at=4.1)
    assert table.result == [(ANA, True), (BOB, True)]  # within 150 ms of the question, not minutes apart
    assert [entry.at for entry in table.journal][-2:] == [4000, 4100]


def test_a_key_from_before_the_question_is_not_older_than_the_question_where_the_host_was_busy() -> None:
    async def later(table: Table) -> Any:
        await table.wait(4)
        return await table.must(ANA, Press("ready"))

    table = HostTable(later)
    table.clock.time = 4.3  # the pause ended at 4.0, the question was asked now
    table.act(table.host.ring(4.3))
    table.people[ANA].says(True, at=4.1)
    assert [entry.at for entry in table.journal] == [4000, 4300]


def test_a_key_that_is_reported_after_a_later_one_does_not_turn_the_time_back() -> None:
    table = HostTable(secret_words)
    table.clock.time = 8.0
    table.people[ANA].says("bleu", at=7.0)
    table.people[BOB].says("noir", at=3.0)
    assert [entry.at for entry in table.journal] == [7000, 7000]


def test_a_key_after_the_bell_is_too_late_also_where_the_host_was_busy() -> None:
    table = HostTable(quickest)
    ticket = table.people[ANA].ticket
    table.clock.time = 31.0
    table.report(Answered(ticket, True, 30.5))
    assert table.result is None
    other = HostTable(quickest)
    other.clock.time = 31.0
    other.people[ANA].says(True, at=29.9)
    assert other.result == (ANA, True)


# Leaving, and taking up ------------------------------------------------------------------------------
def test_who_leaves_finds_the_same_question_again() -> None:
    table = HostTable(zieufermix.play, spread="grid")
    table.people[ANA].says(4)
    asked = {seat: person.asked for seat, person in table.people.items()}
    table.leave()
    assert table.host.is_over
    assert table.host.match.waiting is not None

    again = HostTable(zieufermix.play, journal=table.notebook.lines, spread="grid")
    assert {seat: person.asked for seat, person in again.people.items()} == asked
    assert [m.key for m in again.people[ANA].recalled] == [m.key for m in table.people[ANA].messages]
    assert again.people[ANA].messages == []  # known, and not said again
    table.close()
    again.close()


def test_the_time_of_a_match_taken_up_goes_on_where_it_stood() -> None:
    table = HostTable(steps)
    table.clock.time = 60.0
    table.people[ANA].says(1)
    again = HostTable(steps, journal=table.notebook.lines, begin=False)
    again.clock.time = 1000.0
    again.begin()
    again.clock.time = 1002.5
    again.people[ANA].says(2)
    assert [entry.at for entry in again.journal] == [60_000, 62_500]
    table.close()
    again.close()


def test_time_never_runs_backwards_in_a_journal() -> None:
    table = HostTable(steps)
    table.clock.time = 8.0
    table.people[ANA].says(1)
    table.people[ANA].says(2, at=3.0)  # a late report of an early key
    assert [entry.at for entry in table.journal] == [8000, 8000]
    table.close()


# What is written, and when ------------------------------------------------------------------------------
def test_every_entry_is_in_the_journal_before_anybody_hears_of_it() -> None:
    noticed: list[tuple[int, int]] = []

    class Watched(HostTable):
        def note(self, message: Message) -> None:
            noticed.append((len(self.notebook.entries), len(self.journal)))

    table = Watched(deal_one, begin=False)
    table.host.circle.on_message = table.note
    append = table.notebook.append

    def before(lines: Sequence[Line], fence: int) -> None:
        assert len(table.journal) == len(table.notebook.entries)  # the match has not moved yet
        append(lines, fence)

    table.notebook.append = before  # type: ignore[method-assign]
    table.begin()
    table.people[ANA].says(1)
    table.people[ANA].says(2)
    assert [entry.seat for entry in table.notebook.entries] == [DEALER, ANA, ANA]
    assert noticed
    assert all(written == moved for written, moved in noticed)


def test_a_question_that_does_not_change_keeps_its_ticket() -> None:
    table = HostTable(secret_words, 3)
    ticket = table.people[CLEO].ticket
    table.people[ANA].says("bleu")
    assert table.people[CLEO].ticket == ticket
    assert table.people[CLEO].withdrawn == []
    table.close()


def test_the_dealer_of_one_seed_deals_the_same() -> None:
    orders = []
    for _ in range(2):
        table = HostTable(deal_one, judge=Words())
        orders.append(table.journal[0].answer)
        table.close()
    assert orders[0] == orders[1]


def test_a_yes_to_a_word_that_is_not_asked_is_refused() -> None:
    async def sure(table: Table) -> Any:
        return await table.must(ANA, YesNo("sure_of_word", facts={"word": "zut"}))

    table = HostTable(sure)
    table.people[ANA].says("yes")
    assert [refusal.reason for refusal in table.people[ANA].refusals] == ["only_yes_or_no"]
    table.people[ANA].says(True)
    assert table.result is True


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("verbosity", ["brief", "normal", "detailed"])
@pytest.mark.parametrize("listener", [ANA, BOB, None])
def test_what_the_host_says_of_the_evening_has_words(language: str, verbosity: str, listener: Any) -> None:
    names = ("Ana", "Bob")
    narrator = Narrator(language, "zieufermix", zieufermix.GAME, names, listener, verbosity)
    for key in ("undone", "handed_over", "seat_taken", "level_changed", "passed", "hinted"):
        utterance = narrator.utterance(Message((ANA, BOB), key, {"who": ANA, "level": "hard"}))
        assert utterance is not None
        assert utterance.text
        assert 0 < len(utterance.braille) <= 40
        assert ("Ana" in utterance.text) is (listener != ANA)
    for key in ("table_paused", "table_resumed", "stopped_none"):
        utterance = narrator.utterance(Message((ANA, BOB), key, {}))
        assert utterance is not None and utterance.text and 0 < len(utterance.braille) <= 40
    for reason in ("nothing_to_undo", "undo_revealed", "table_paused"):
        assert narrator.refusal(Refused(reason)).text
