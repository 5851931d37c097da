"""A rush: anybody acts at any moment; the lock, the bar, the standstill, and the calm form."""

from __future__ import annotations

from typing import Any

from core.small_table import ANA, BOB, CLEO, SmallTable

from access_game.core.questions import Pick, Word, offer
from access_game.core.rush import AWAY, Rush
from access_game.core.seats import CLOCK, Seat
from access_game.core.table import Table


def rush_of(**how: Any) -> tuple[SmallTable, list[Rush]]:
    """Everybody may claim, or say "no idea", until "stop" is said."""
    begun: list[Rush] = []

    async def script(table: Table) -> list[tuple[Seat, str]]:
        rush, said = Rush(table, ANA, **how), []
        begun.append(rush)
        while True:
            found = await rush.first({seat: choices(rush, seat) for seat in table.seats})
            if found is None:
                continue
            if found[1] == "stop":
                return said
            if found[1] in ("no_idea", AWAY):
                rush.no_idea(found[0])
            elif word := await rush.claim(found[0], Word("word", may_pass=True), within=12):
                said.append((found[0], word))
                rush.happened(found[0])

    def choices(rush: Rush, seat: Seat) -> Pick[int | str]:
        wait = rush.must_wait(seat)
        return offer("act", {"claim": rush.must_hold(seat), "no_idea": wait, "stop": wait})

    return SmallTable(script, seats=3), begun


def test_a_claim_makes_the_others_wait_and_they_hear_it() -> None:
    table, _ = rush_of()
    table.says(BOB, "claim")
    assert table.asked == {BOB: "word"}
    assert table.last(CLEO, "claimed").facts == {"who": BOB}
    table.says(BOB, "chat")
    table.says(ANA, "stop")
    assert table.result == [(BOB, "chat")]


def test_who_lets_a_claim_go_is_barred_for_a_while() -> None:
    table, _ = rush_of()
    table.says(BOB, "claim", at=1000)
    table.bell(at=13_000)
    assert table.heard(ANA)[-2:] == ["let_go", "asked"]
    assert table.refuses(BOB, "claim") == "barred"
    assert table.match.waiting is not None
    assert table.match.waiting.within == 5
    table.bell(at=18_000)
    table.says(BOB, "claim", at=18_100)
    assert table.asked == {BOB: "word"}


def test_one_bar_ends_without_the_other() -> None:
    table, begun = rush_of()
    table.says(BOB, "claim", at=1000)
    table.says(BOB, "", at=2000)
    table.says(CLEO, "claim", at=3000)
    table.says(CLEO, "", at=5000)
    assert table.match.waiting is not None
    bars = {begun[0].barred[BOB]: (BOB,), begun[0].barred[CLEO]: (CLEO,)}
    assert dict(list(table.match.waiting.bells.items())[:2]) == bars
    table.bell(at=7000)
    assert table.refuses(CLEO, "claim") == "barred"
    table.says(BOB, "claim", at=7100)
    assert table.asked == {BOB: "word"}


def test_an_act_of_somebody_lifts_every_bar() -> None:
    table, begun = rush_of()
    table.says(BOB, "claim", at=1000)
    table.says(BOB, "", at=2000)
    table.says(CLEO, "claim", at=2100)
    table.says(CLEO, "chat", at=2200)
    assert begun[0].barred == {}
    table.says(BOB, "claim", at=2300)
    assert table.asked == {BOB: "word"}


def test_with_the_lock_who_acted_last_lets_another_act_first() -> None:
    table, _ = rush_of(lock=True)
    assert table.refuses(ANA, "claim") == "locked"
    table.says(BOB, "claim")
    table.says(BOB, "chat")
    assert table.refuses(BOB, "claim") == "locked"
    table.says(ANA, "claim")
    assert table.asked == {ANA: "word"}


def test_the_lock_is_lifted_when_nobody_else_has_an_idea() -> None:
    table, _ = rush_of(lock=True)
    table.says(BOB, "no_idea")
    assert "lock_lifted" not in table.heard(ANA)
    table.says(CLEO, "no_idea")
    assert table.last(BOB, "lock_lifted").facts == {"who": ANA}
    table.says(ANA, "claim")
    assert table.asked == {ANA: "word"}


def test_when_nobody_has_an_idea_it_is_a_standstill() -> None:
    table, begun = rush_of()
    for seat in (CLEO, ANA, BOB):
        assert begun[0].standstills == 0
        table.says(seat, "no_idea")
    assert begun[0].standstills == 1
    assert begun[0].stuck == set()


def test_who_claims_is_not_stuck_so_no_standstill_comes_in_the_middle_of_a_word() -> None:
    table, begun = rush_of()
    for seat in (BOB, CLEO):
        table.says(seat, "no_idea")
    table.says(BOB, "claim")
    assert begun[0].stuck == {CLEO}


def test_people_who_do_nothing_have_no_idea_after_a_while_each_in_their_own_time() -> None:
    table, begun = rush_of(lock=True)
    assert table.match.waiting is not None
    assert list(table.match.waiting.bells.values()) == [(BOB,), (CLEO,)]  # Ana may not act
    table.says(CLOCK, 1)
    assert begun[0].stuck == {CLEO}
    assert list(table.match.waiting.bells.values()) == [(BOB,)]


def test_in_calm_nobody_is_hurried() -> None:
    table, _ = rush_of(racing=False)
    assert table.match.waiting is not None and not table.match.waiting.bells


def test_nobody_is_asked_anew_because_of_what_others_do() -> None:
    table, _ = rush_of()
    table.says(BOB, "no_idea")
    assert table.heard(ANA).count("asked") == 1


def test_the_calm_form_gives_everybody_a_turn_and_rings_no_bell() -> None:
    table, _ = rush_of(racing=False)
    assert table.asked == {BOB: "act"}  # after Ana, who acted last
    table.says(BOB, "no_idea")
    assert table.asked == {CLEO: "act"}
    table.says(CLEO, "claim")
    assert table.match.waiting is not None
    assert table.match.waiting.within is None
    table.says(CLEO, "")
    table.says(CLEO, "claim")  # nobody is barred in calm
    table.says(CLEO, "chat")
    assert table.asked == {ANA: "act"}
