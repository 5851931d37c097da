"""FRONTIBIX. Two secret letters, a count of three; the first word that holds both letters wins the cards.

Decided where the rules are silent: to give no second word is a fault too; of two third faults at once nobody gains."""

from functools import partial
from typing import NamedTuple

from access_game.core.bells import Bell
from access_game.core.cards import BLACK, BOX, FIRECRACKER, WHITE, Card
from access_game.core.faults import Faults
from access_game.core.game import CHRONO, DICTIONARY_ONLY, Game, Option
from access_game.core.gestures import win
from access_game.core.initials import second_word
from access_game.core.letters import Letters, fold
from access_game.core.messages import Standing
from access_game.core.places import Eyes, Place
from access_game.core.questions import Pick, Press, Question, Word, initial
from access_game.core.rituals import ask_each, countdown, finish, judge_word, name_seat, race_to_speak
from access_game.core.seats import Seat
from access_game.core.table import Table

OPTIONS = (Option("mode", ("access", "classic")), Option("calm", (False, True)), CHRONO, DICTIONARY_ONLY)
GAME = Game(players=(2, 6), minutes=20, kind="race", reading="words", counted="cards", rules=3, options=OPTIONS)
CARDS = tuple(card for card in BOX if card.mark in (WHITE, BLACK) or card.face == FIRECRACKER)
PREPARE, RACE_TIME = 10.0, 30.0  # seconds
RACE = Pick("race", ("buzz", "help", "give_up"), quick="buzz", then="both_word")
HELPED = Pick("race", ("buzz", "give_up"), "buzz", "both_word", RACE.options, why_not={"help": "helped_once"})


class Duel(NamedTuple):
    rivals: dict[Seat, Seat]  # each one's rival, in the order their words are heard
    wanted: dict[Seat, str]  # the initial each has to give: of the own card, in classic mode of the rival's
    words: dict[Seat, str]  # what each said on three
    said: set[str]  # folded: these words and those that helped, which win nothing any more
    faults: Faults  # of this chain of duels
    time: float | None  # to prepare a word; None at a calm table


async def play(table: Table) -> dict[Seat, int]:
    hands = table.each("hand", eyes=Eyes.NOBODY if table.options["mode"] == "classic" else Eyes.OWNER)
    gains, pot = table.each("gains", eyes=Eyes.NOBODY), table.lay("pot")
    draw = await table.pile(CARDS)
    challenger = met = table.seats[0]  # nobody has met anybody yet
    while len(draw) >= 2:
        fresh = tuple(seat for seat in table.seats if seat not in (challenger, met)) or table.others(challenger)
        rival = await name_seat(table, challenger, "opponent", fresh, {met: "just_met", challenger: "not_yourself"})
        winner, faults = None, Faults(table)
        while winner is None and len(draw) >= 2:  # after a void duel the same two draw again, for a bigger pot
            facing = (Standing("duel", (challenger, rival)),)
            table.tell_all("challenged", "", facing, who=challenger, rival=rival, pot=len(pot), left=len(draw) - 2)
            winner = await fight(table, draw, {s: hands[s] for s in (rival, challenger)}, pot, faults)
            if winner is None:
                table.tell_all("void" if len(draw) >= 2 else "pot_lost", pot=len(pot))
        if winner is not None:
            win(table, pot, gains[winner])
            challenger, met = winner, rival if winner == challenger else challenger
    return finish(table, gains, "cards")


async def fight(table: Table, draw: Place, hands: dict[Seat, Place], pot: Place, faults: Faults) -> Seat | None:
    """One card before each. Access: each looks at the own card; classic: each sees the other's."""
    time = None if table.options["calm"] else max(PREPARE, int(table.options["chrono"]))
    order = sorted(hands)[:: -1 if (len(CARDS) - len(draw)) // 2 % 2 else 1]  # each is heard first in turn
    duel = Duel(dict(zip(order, order[::-1], strict=True)), {}, {}, set(), faults, time)
    for seat, hand in hands.items():
        card, looker = table.deal(draw, hand), seat
        if hand.eyes is Eyes.NOBODY:
            looker = duel.rivals[seat]
            table.show(card, looker, of=seat)
        duel.wanted[looker] = card.face
    winner = await reveal(table, duel, {s: hand.slots[1] for s, hand in hands.items() if not hand.slots[1].is_letter})
    winner = faults.winner(duel.rivals) if winner is None else winner
    for seat in order:
        table.discard(hands[seat], 1, pot)
    return winner


async def reveal(table: Table, duel: Duel, fires: dict[Seat, Card]) -> Seat | None:
    """Prepare a word, count to three, hear both words; then find one with both letters. None: the duel is void."""
    said = await ask_each(table, {seat: prepare(letter) for seat, letter in duel.wanted.items()}, duel.time)
    duel.words.update({seat: word for seat, word in said.items() if isinstance(word, str) and word})
    await countdown(table, 1, 2, 3)
    for seat in duel.rivals:
        if seat in fires:
            table.tell_all("firecracker", who=seat, card=fires[seat])
        if word := duel.words.get(seat):
            table.tell_all("revealed", who=seat, word=word)
            duel.said.add(fold(word))
        await table.wait(0.5)
    if fires:
        return next(iter(fires)) if len(fires) == 1 else None
    silent = [seat for seat in duel.rivals if seat not in duel.words]
    for seat in silent or duel.rivals:  # where a word is missing the other need not exist
        if not await judge_word(table, duel.words.get(seat), seat):
            duel.faults.blame(seat)
    if duel.faults.is_void:
        return None
    if any(map(table.reads, duel.rivals)):  # who reads sees the H that nobody hears
        table.tell_all("initials", letters="".join(fold(duel.words[seat])[0] for seat in duel.rivals))
    return await (write if table.options["calm"] else race)(table, duel)


async def race(table: Table, duel: Duel) -> Seat | None:
    """Who speaks first says a word with both letters. Two buzzes at once, or a wrong word: void."""
    table.tell_all("beep")
    word, aid = Word("both_word", may_pass=True), partial(help_out, table, duel)
    first = await race_to_speak(table, dict.fromkeys(duel.rivals, RACE), word, Bell(RACE_TIME), aid, HELPED)
    return first[0] if first is not None and await holds_both(table, duel, *first) else None


async def write(table: Table, duel: Duel) -> Seat | None:
    """The calm form: both write, nobody hurries; the shorter of two good words wins."""
    plans = await table.ask_all(dict.fromkeys(duel.rivals, Pick("calm_start", ("write", "help"))))
    for seat in duel.rivals:
        if plans[seat] == "help" and not await help_out(table, duel, seat):
            return None
    words = await table.ask_all(dict.fromkeys(duel.rivals, Word("calm_word", may_pass=True, secret=True)))
    good = {seat: len(fold(words[seat])) for seat in duel.rivals if await holds_both(table, duel, seat, words[seat])}
    best = [seat for seat in good if good[seat] == min(good.values())]
    if len(good) == 2:
        table.tell_all("same_length" if len(best) == 2 else "shorter_wins", length=min(good.values()))
    return best[0] if len(best) == 1 else None


async def help_out(table: Table, duel: Duel, asker: Seat) -> bool:
    """Who cannot tell the first letter hears, once, a second word with the same initial."""
    rival = duel.rivals[asker]
    table.tell_all("asked_help", who=asker)
    found = await second_word(table, rival, duel.wanted[rival], duel.words[rival], duel.said, duel.time)
    if not found:
        duel.faults.blame(rival)
    return found


async def holds_both(table: Table, duel: Duel, seat: Seat, word: str) -> bool:
    """Each card wants a letter of its own: two L need two L. A word that was said in this duel wins nothing."""
    if not word:
        return await judge_word(table, word, seat)
    table.tell_all("answered", who=seat, word=word)
    both = Letters(containing="".join(duel.wanted.values()))
    if is_said := fold(word) in duel.said and both.refuse(word) is None:
        table.tell_all("word_said", who=seat, word=word)
    if not is_said and await judge_word(table, word, seat, both):
        return True
    duel.faults.blame(seat)
    return False


def prepare(face: str) -> Question[str | bool]:
    """A firecracker wants no word, but nobody shall notice that from a missing answer."""
    own_word = initial("own_word", face, may_pass=True, secret=True, facts={"letter": face})
    return Press("ready", secret=True) if face == FIRECRACKER else own_word
