"""Which beginnings of a word are heard as they are written: who cannot tell a first letter by ear is helped with one.

A small table a language: for each letter the beginnings that an ear writes so. A letter that is not listed is always
heard; one that never is (a French H, a Q) is not listed either: any common word will do, since it is known by heart."""

from __future__ import annotations

from .asking import Within
from .letters import Letters, fold
from .questions import initial
from .rituals import judge_word
from .seats import Seat
from .table import Table

SOME = 40  # words to choose from
LENGTHS = (4, 9)  # letters: long enough to be heard, short enough to be kept in mind
_PLAIN = {
    "fr": "AB AC AD AF AG AL AP AR AT AV CA CH CL CO CR CU EC ED EF EG EL EP EQ ET EV GA GL GO GR IC ID IL IMA IMI IR "
    "IS IT IV JA JO JU OB OC OD OL OP OR OT OV PA PI PL PO PR PU SA SO SP ST SU UL UR US UT WE WI",
    "en": "AB AC AD AF AL AM AN AP AR AT CA CL CO CR CU ED EL EM EN EV FA FE FI FL FO FR FU GA GL GO GR GU HA HI HOM "
    "HOP HOT HU KE KI OB OF OL OP OR OV PA PE PI PL PO PR PU SA SH SK SL SM SN SO SP ST SU SW UGL UM UND UNT UP WA WE "
    "WI",
}
_LISTED = {language: tuple(starts.split()) for language, starts in _PLAIN.items()}


def is_plain(word: str, language: str) -> bool:
    """Does an ear write the first letter of this word as it is?"""
    folded, listed = fold(word), _LISTED.get(language, ())
    own = tuple(start for start in listed if start[0] == folded[:1])
    return not own or folded.startswith(own)


async def second_word(table: Table, of: Seat, letter: str, first: str, said: set[str], within: Within) -> bool:
    """Another word with the initial of the first one; where there is no list its author gives it. It is `said` (folded)
    from then on. False where none was found."""
    word = await another_word(table, letter, said)
    if word:
        table.tell_all("other_word", who=of, word=word)
        await table.wait(0.5)
    else:
        question = initial("second_word", letter, may_pass=True, secret=True, facts={"word": first})
        word = await table.ask(of, question, within) or ""
        if fold(word) in ("", fold(first)):
            table.tell_all("no_other_word", who=of)
            return False
        table.tell_all("revealed", who=of, word=word)
        if not await judge_word(table, word, of):
            return False
    said.add(fold(word))
    return True


async def another_word(table: Table, letter: str, said: set[str]) -> str:
    """A common word that is heard as it is written; nothing where there is no list. Which one it is changes from time
    to time, without asking chance."""
    low, high = LENGTHS
    found = await table.suggest(Letters(starting=letter, at_least=low, at_most=high), SOME)
    fresh = [word for word in found if fold(word) not in said]
    common = [word for word in fresh if word.islower()] or fresh  # names only where there is nothing else
    fit = [word for word in common if is_plain(word, table.language)] or common
    return fit[table.step % len(fit)] if fit else ""
