"""ZIEUFERMIX. Sixteen cards face down: find the pairs of A, then the pairs of stars."""

from access_game.core.cards import BLACK, FIRECRACKER, PLUS, PLUS_PLUS, STAR, WHITE, Card, choose
from access_game.core.game import Game, Option
from access_game.core.places import Eyes, Place
from access_game.core.questions import Pick
from access_game.core.rituals import finish
from access_game.core.seats import Seat
from access_game.core.table import Table

GAME = Game(
    players=(2, 5),
    minutes=10,
    kind="memory",
    memory=True,
    secrets=False,
    marks=True,
    counted="pairs",
    options=(Option("spread", ("grid", "ring")),),  # four lines of four, or sixteen positions in a ring
)
CARDS = (
    *choose("A", BLACK),
    *choose("A", WHITE),
    *choose("A", PLUS, 2),
    *choose("A", PLUS_PLUS, 2),
    *choose(STAR, count=7),
    *choose(FIRECRACKER, count=3),
)


async def play(table: Table) -> dict[Seat, int]:
    columns = 4 if table.options.get("spread", "grid") == "grid" else 0
    grid = table.lay("grid", await table.shuffle(CARDS), columns=columns, memory=True)
    gains = table.each("gains", eyes=Eyes.NOBODY)
    while True:
        for player in table.seats:
            table.turn(player)
            await turn(table, grid, player, gains[player])
            table.forget(grid)  # flips can no longer be looked up
            if len(grid) == 4:  # three firecrackers and one star
                return finish(table, gains, "pairs", each=2)


async def turn(table: Table, grid: Place, player: Seat, gains: Place) -> None:
    """Turn up two cards, seeking a pair."""
    turned: list[int] = []
    stars: list[int] = []  # no star twice in one turn
    while len(turned) < 2:
        slot = await table.must(player, flip(grid, turned, stars))
        card = table.turn_up(grid, slot, by=player)

        if card.face == FIRECRACKER:
            await explode(table, grid, player, slot)
            return
        if card.face == STAR and has_letters(grid):
            table.tell_all("play_again", who=player)  # while pairs of A remain, a star
            await table.look()
            table.turn_all_down(grid)  # turns everything back
            turned.clear()
            stars.append(slot)
        else:
            turned.append(slot)

    first, second = turned
    if not is_pair(grid.slots[first], grid.slots[second]):
        table.tell_all("no_pair", who=player)
        await table.look()
        table.turn_all_down(grid)
        return
    await table.look()
    table.take(grid, first, second, by=player, to=gains)
    table.score(player, len(gains) // 2, "pairs")
    if not has_letters(grid):
        table.stands("seek", "stars", key="stars_begin")


async def explode(table: Table, grid: Place, player: Seat, slot: int) -> None:
    """The firecracker goes back face down and trades places with a card of the player's choice."""
    table.tell_all("exploded", who=player)
    await table.look()
    table.turn_all_down(grid)
    others = tuple(other for other in grid.slots if other != slot)
    swap_with = Pick("swap_with", others, among="grid", why_not=empty(grid) | {slot: "is_the_firecracker"})
    table.swap(grid, slot, await table.must(player, swap_with), by=player)


def flip(grid: Place, turned: list[int], stars: list[int]) -> Pick[int]:
    options = tuple(slot for slot in grid.face_down() if slot not in stars)
    why_not = empty(grid) | dict.fromkeys(stars, "star_seen") | dict.fromkeys(turned, "already_up")
    key, facts = "flip_second" if turned else "flip_first", {"starred": bool(stars) and not turned}
    return Pick(key, options, among="grid", why_not=why_not, facts=facts)


def empty(grid: Place) -> dict[int | str, str]:
    return {slot: "empty_slot" for slot in range(1, len(CARDS) + 1) if slot not in grid.slots}


def has_letters(grid: Place) -> bool:
    return any(card.is_letter for card in grid.cards())


def is_pair(one: Card, other: Card) -> bool:
    """Plus with plus, plus plus with plus plus, black with white, star with star."""
    return one.face == other.face and (one.mark == other.mark or {one.mark, other.mark} == {BLACK, WHITE})
