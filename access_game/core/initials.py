"""Which words begin with the letter that an ear would write: who hears "chat" writes a C, who hears "eau" an O.

The one criterion of clear and misleading initials, for whoever helps and for computers that mean it well or do not. A
small table a language: beginnings whose first sound is rather written with another letter (a nasal vowel counts as
such), and with a + longer ones that are heard all the same; the longest that a word begins with decides, "." being its
end. What nothing is said of is heard. A letter that no word makes heard (a French H, a Q, an X) is not listed: any
common word will do, since it is known by heart."""

from __future__ import annotations

from .asking import Within
from .letters import Letters, fold
from .questions import initial
from .rituals import judge_word
from .seats import Seat
from .table import Table

SOME = 40  # words to choose from
LENGTHS = (4, 9)  # letters: long enough to be heard, short enough to be kept in mind
_SOUNDS = {
    # an in en on un, ai au eau eu oi ou; iode like yeux; soft c and g, ph, sh; wagon; Yves
    "fr": "AI AY AU AOU AN +ANA +ANE +ANI +ANN +ANO +ANU +ANY AM +AMA +AME +AMI +AMM +AMN +AMO +AMU +AMY CE CI CY EAU "
    "EU EN +ENA +ENE +ENI ENIVR ENNUI ENNUY +ENN ENNOB +ENO ENORG +ENU EM +EMA +EME +EMI +EMMA. +EMO +EMU GE GI "
    "GY IA IE IO IN +INA +INE +INH +INI +INN +INO +INU IM +IMA +IME +IMI +IMM +IMO +IMU OE OI OU ON +ONA +ONE "
    "+ONI +ONO +ONU +ONY OM +OMA +OME +OMI +OMN +OMO +OMU PH SH SCH UN +UNA +UNE +UNI +UNO +UNU UM WA Y. YB YC "
    "YD YG YL YM YN YP YR YS YT YV",
    # all like awful, any like end; soft c and g, choir and chef; earth, eight, eye, England; mute letters; one like
    # won, oven like up, ooze; use like you; who like hoop
    "en": "AIS ALL. ALMOST ALREADY ALRIGHT ALSO ALTER ALTHOUGH ALTO ALWAYS ANY ARE. AU AW AYE CE CI CY CHARADE "
    "CHARLOTTE CHAMPAGN CHAND CHAUFF CHEF CHICAGO CHOIR CZ EARL EARN EART EI ENGL EU EW EYE GE +GEAR +GECK +GEEK "
    "+GEES +GET GI +GIDD +GIFT +GIGGL +GIL GILES +GIRD +GIRL +GIV GN GY HEIR HERB HONES HONO HOUR KA KL KN KO KR "
    "MN ONCE ONE. ONION OO OTHER OUI OVEN. OVENS PH PN PS PT QUAY QUICHE TS UGA UKR UKU UNAN UNI +UNID +UNIM "
    "+UNIN UR USE USU UTAH UTE UTI UTO WHO WR YV",
}
_BEGINNINGS = {
    language: {start.removeprefix("+"): start[0] == "+" for start in starts.split()}
    for language, starts in _SOUNDS.items()
}
_LONGEST = max(len(start) for starts in _BEGINNINGS.values() for start in starts)


def is_plain(word: str, language: str) -> bool:
    """Does an ear write the first letter of this word as it is?"""
    if word[:1] in "çÇ":
        return False
    folded, known = f"{fold(word)}.", _BEGINNINGS.get(language, {})
    starts = (folded[:size] for size in range(min(_LONGEST, len(folded)), 0, -1))
    return next((known[start] for start in starts if start in known), True)


def misleading(letter: str, language: str) -> tuple[str, ...]:
    """Beginnings with this letter that an ear writes with another."""
    known = _BEGINNINGS.get(language, {})
    return tuple(start for start, plain in known.items() if start[0] == letter and start[-1] != "." and not plain)


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
