"""A bell in another world: it rang for those it rang for, even where this seat could not hear the difference."""

from __future__ import annotations

from random import Random

from core.small_table import ANA, BOB, CLEO, SmallTable

from access_game.core.cards import BOX
from access_game.core.imagine import imagine
from access_game.core.match import JournalMismatch
from access_game.core.questions import Press
from access_game.core.table import Table


async def one_of_two(table: Table) -> None:
    """A card that Cléo never sees decides who is asked; she only hears that time was over."""
    deck = await table.shuffle(BOX[:4])
    await table.ask(ANA if deck[0].id % 2 else BOB, Press("ready"), within=5)
    table.tell_all("time_over")
    await table.must(CLEO, Press("end"))


def test_a_bell_rings_in_every_imagined_world_for_whom_it_rang() -> None:
    table = SmallTable(one_of_two, 3)
    table.deals(1, 0, 2, 3)
    assert table.asked == {ANA: "ready"}
    table.bell(5000)
    drawn, found = set(), 0
    for draw in range(60):
        try:
            world = imagine(table.match, CLEO, Random(draw))
        except JournalMismatch as mismatch:
            assert "bell" in str(mismatch)
            continue
        assert world.asked == table.match.asked
        drawn.add(tuple(world.journal[0].answer))
        found += 1
        world.close()
    assert 0 < found < 60 and len(drawn) > 3  # some worlds are other worlds, and some are none
    table.match.close()
