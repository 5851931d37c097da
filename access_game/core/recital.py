"""A recital: somebody gives from memory what everybody has heard, piece by piece; the others may contest."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .bells import Bell
from .cards import FIRECRACKER, STAR
from .places import TOP, How, Place
from .questions import Pick, Word
from .rituals import clockwise
from .seats import Seat
from .sounding import alike
from .table import Table

SAY, CONTEST = 20.0, 5.0  # seconds for a word, and to contest one

# Cards without a word, as people call them when they recall one; compared by ear, like words.
NAMES: dict[str, tuple[str, ...]] = {
    STAR: (
        *("étoile", "une étoile", "l'étoile", "point", "un point", "le point", "point final", "un point final"),
        *("star", "a star", "the star", "full stop", "a full stop", "stop", "period", "fin de phrase"),
    ),
    FIRECRACKER: ("pétard", "un pétard", "le pétard", "firecracker", "a firecracker", "the firecracker", "cracker"),
}


async def recital(
    table: Table, teller: Seat, true: Sequence[Sequence[str]], pile: Place, under: Place, racing: bool = True
) -> list[Seat | None]:
    """Each piece is given before its card, the top of the pile, is turned; who was right first has the card, else it
    goes under the other pile. `true`: what counts as right, by ear; of a card without a word, its names. Returns who
    was right, piece by piece."""
    won: list[Seat | None] = []
    for number, good in enumerate(true, start=1):
        question = Word("recall_word", may_pass=True, by_heart=True, facts={"number": number, "count": len(true)})
        word = await table.ask(teller, question, within=Bell(SAY, firm=True) if racing else None) or ""
        table.tell_all("recalled", who=teller, word=word, number=number)
        rest = await contests(table, clockwise(table, teller)[:-1], racing, number, word)
        given = ((teller, word), *rest)
        right = next((seat for seat, said in given if any(alike(said, one, table.language) for one in good)), None)
        won.append(right)
        to, how = (under, How.UNDER) if right is None else (table.places["gains", right], How.ON)
        card = pile.slots[TOP]
        said = good[0] if card.is_letter else ""
        spoke = [seat for seat, something in given if something]
        just = right is not None and spoke[-1] == right  # the last word that was heard is the true one
        table.move(pile, TOP, to, TOP, by=right, how=how, key="truth", card=card, word=said, number=number, just=just)
    return won


async def contests(
    table: Table,
    seats: Iterable[Seat],
    racing: bool = True,
    number: int = 1,
    given: str = "",
) -> list[tuple[Seat, str]]:
    """Who contests, and with which word: each once, in the order of their buzzes, or one after the other in calm.
    `number`: which piece it is; `given`: what the teller said."""
    found: list[tuple[Seat, str]] = []
    facts = {"number": number, "word": given}
    word = Word("contest_word", may_pass=True, by_heart=True, facts=facts)
    if not racing:
        for seat in seats:
            if said := await table.must(seat, word):
                table.tell_all("contested", who=seat, word=said)
                found.append((seat, said))
        return found
    waiting = dict.fromkeys(seats, Pick("contest", ("buzz", "let"), quick="buzz", by_heart=True, facts=facts))
    window = Bell(CONTEST)  # one for all: it stands while somebody says a word, and nobody's "no" begins it anew
    while waiting and (first := await table.first_of(waiting, within=window)) is not None:
        del waiting[first[0]]
        if first[1] == "buzz":
            table.tell_all("buzzed", who=first[0])
            found.append((first[0], await table.ask(first[0], word, within=Bell(SAY, firm=True)) or ""))
            table.tell_all("contested", who=first[0], word=found[-1][1])
    return found
