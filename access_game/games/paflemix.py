"""PAFLEMIX. Lay your cards on a common story, a word for each; then tell the whole story again from memory.

Decided where the rules are silent: in the form `turns` one plays after the other and no bell rings. Until the next card
the people may vote away a word that does not continue the sentence. Two rounds without a card won end the match."""

from dataclasses import dataclass, field

from access_game.core.cards import BOX, FIRECRACKER, STAR, Card
from access_game.core.game import Game, Option
from access_game.core.gestures import draw, gather, pass_on, turn_over
from access_game.core.places import TOP, Eyes, Place
from access_game.core.questions import Pick, initial, offer
from access_game.core.recital import recital
from access_game.core.rituals import finish, next_seat, read_lines, turn_up_letter, vote
from access_game.core.rush import Rush
from access_game.core.seats import Seat
from access_game.core.table import Table

FORM, LOCK, EASY = Option("form", ("race", "turns")), Option("lock", (True, False)), Option("easy", (False, True))
OPTIONS = (FORM, LOCK, EASY, Option("rounds", (2, 1, 3, 0)))  # 0: as long as the cards last
GAME = Game(players=(2, 8), minutes=15, kind="race", reading="words", counted="cards", rules=2, options=OPTIONS)
STORY = "story"  # forgotten: each word when the next is laid, all of them when the race is over
NAMES = {STAR: ("ETOILE", "POINT", "STAR", "FULLSTOP"), FIRECRACKER: ("PETARD", "FIRECRACKER")}  # when recalled


@dataclass(frozen=True)
class Laid:
    card: Card
    word: str
    by: Seat


@dataclass
class Round:
    table: Table
    draw: Place
    hands: dict[Seat, Place]
    pile: Place  # the cards of the story, the last one on top
    rush: Rush
    story: list[Laid] = field(default_factory=list)
    settled: int = 1  # to so many words nobody can object any more


async def play(table: Table) -> dict[Seat, int]:
    hands, gains, pile = table.each("hand"), table.each("gains", eyes=Eyes.NOBODY), table.lay("story")
    cards, opener, number, fruitless = BOX, table.seats[0], 0, 0
    while len(cards) > 5 * len(table.seats) and fruitless < 2 and number != (table.options["rounds"] or len(BOX)):
        number += 1
        table.tell_all("round_begins", number=number, who=opener, count=len(cards))
        rush = Rush(table, opener, racing=table.options["form"] == "race", lock=bool(table.options["lock"]))
        round = Round(table, await table.pile(cards), hands, pile, rush)
        taken = await recall(round) if await opens(round) and await race(round) else set()
        for seat in sorted(taken):
            table.score(seat, len(gains[seat]), "cards")
        gather(table, (*hands.values(), pile), round.draw)
        cards, fruitless, opener = round.draw.cards(), 0 if taken else fruitless + 1, next_seat(table, opener)
    return finish(table, gains, "cards")


async def opens(round: Round) -> bool:
    """Five cards each; the opener turns up a letter and says at once the first word."""
    table, opener = round.table, round.rush.last
    for hand in round.hands.values():
        table.deal_hand(round.draw, 5, hand)
    card = turn_up_letter(table, round.draw, opener, round.pile, STORY)
    if card is not None:
        word = await table.must(opener, initial("first_word", card.face, topic=STORY, facts={"card": card}))
        table.tell_all("story_word", STORY, who=opener, word=word, left=5)
        round.story.append(Laid(card, word, opener))
    return card is not None


async def race(round: Round) -> bool:
    """Anybody lays, draws or has no idea at any moment, until a hand is empty. False at the second standstill."""
    table, rush = round.table, round.rush
    while rush.standstills < 2:
        player, choice = await rush.first({seat: choices(round, seat) for seat in table.seats}) or (rush.last, "")
        if choice == "draw":
            draw(table, round.draw, round.hands[player])
            rush.stuck.discard(player)
        elif choice == "read_back":
            read_lines(table, player, "story_so_far", STORY, " ".join(laid.word or "." for laid in round.story))
        elif choice == "object":
            await object_to_last(round, player)
        elif choice == "no_idea":
            rush.no_idea(player)
        elif choice and await lays(round, player, int(choice)):
            return True
    return False


def choices(round: Round, seat: Seat) -> Pick[int | str]:
    wait, hold = round.rush.must_wait(seat), round.rush.must_hold(seat)
    reasons: dict[int | str, str] = dict.fromkeys(round.hands[seat].slots, hold)
    reasons["draw"] = wait or ("" if len(round.draw) else "draw_empty")
    reasons["no_idea"] = wait or ("said_already" if seat in round.rush.stuck else "")
    if seat in round.table.people:
        votable = len(round.story) > round.settled and round.story[-1].word and round.rush.last != seat
        reasons["object"] = "" if votable else "no_objection"
        reasons["read_back"] = "" if round.table.options["easy"] else "from_memory"
    facts = {"number": len(round.story), "racing": round.rush.racing}
    return offer("hold" if hold else "lay", reasons, among="hand", facts=facts)


async def lays(round: Round, player: Seat, slot: int) -> bool:
    """A card with its word; without a word it stays in the hand. True: the hand is empty."""
    table, hand = round.table, round.hands[player]
    card, word = hand.slots[slot], ""
    question = initial("story_word", card.face, may_pass=True, topic=STORY, facts={"card": card}, among="hand")
    if card.is_letter and not (word := await round.rush.claim(player, question, within=12)):
        return False
    if not table.options["easy"]:
        table.forget(STORY)
    table.discard(hand, slot, round.pile, STORY)
    table.tell_all("story_word" if word else f"laid_{card.face}", STORY, who=player, word=word, left=len(hand))
    round.story.append(Laid(card, word, player))
    round.rush.happened(player)
    if card.face == FIRECRACKER and len(hand):  # who laid the last card has finished before the hands move on
        pass_on(table, round.hands, {seat: next_seat(table, seat) for seat in table.seats})
    return not len(hand)


async def object_to_last(round: Round, by: Seat) -> None:
    """Does the last word continue the sentence? The people but its author vote; if not, the card goes back."""
    table, last = round.table, round.story[-1]
    table.tell_all("objected", who=by, rival=last.by)
    if not await vote(table, [seat for seat in table.people if seat != last.by], "continues", who=last.by):
        table.forget(STORY)
        round.story.pop()
        table.move(round.pile, TOP, round.hands[last.by], by=last.by, key="dealt", unseen="dealt_to")
        round.rush.happened(round.story[-1].by)
        table.tell_all("taken_back", STORY, who=last.by, word=round.story[-1].word, card=round.story[-1].card)
    round.settled = len(round.story)


async def recall(round: Round) -> set[Seat]:
    """The finisher gives each word before its card is turned; the others may contest. Who is right has the card."""
    table, finisher = round.table, round.rush.last
    table.forget(STORY)
    turn_over(table, round.pile, finisher, "finished")
    true = [NAMES.get(laid.card.face, (laid.word,)) for laid in round.story]
    won = await recital(table, finisher, true, round.pile, round.draw, round.rush.racing)
    told = ((laid.by, laid.word or ".") for laid in round.story if laid.word or laid.card.face == STAR)
    table.tell_all("retold", told=tuple(told))  # whole, once: the reward
    return {seat for seat in won if seat is not None}
