"""PAFLEMIX. Lay your cards on a common story, a word for each; then tell the whole story again from memory.

Decided where the rules are silent: in the form `turns` one plays after the other, to pass is to draw, and no bell
rings. Two rounds without a card won end the match."""

from dataclasses import dataclass
from functools import partial

from access_game.core.cards import BOX, FIRECRACKER
from access_game.core.game import Game, Option
from access_game.core.gestures import draw, gather, pass_on, turn_over
from access_game.core.objections import Objections
from access_game.core.opening import Opening, open_with
from access_game.core.places import Eyes, Place
from access_game.core.questions import Pick, offer
from access_game.core.recital import recital
from access_game.core.rituals import finish, next_seat, read_lines
from access_game.core.rush import Rush
from access_game.core.seats import Seat
from access_game.core.story import HAND, LAST, STORY, CommonStory, word_for
from access_game.core.table import Table

FORM, LOCK, EASY = Option("form", ("race", "turns")), Option("lock", (True, False)), Option("easy", (False, True))
OPTIONS = (FORM, LOCK, EASY, Option("rounds", (2, 1, 3, 0)))  # 0: as long as the cards last
GAME = Game((2, 8), 15, kind="race", reading="words", counted="cards", rules=4, options=OPTIONS, memory=True)


@dataclass
class Round:
    table: Table
    draw: Place
    hands: dict[Seat, Place]
    rush: Rush
    story: CommonStory
    objections: Objections


async def play(table: Table) -> dict[Seat, int]:
    hands, gains, pile = table.each("hand"), table.each("gains", eyes=Eyes.NOBODY), table.lay("story")
    cards, opener, number, fruitless, opened = BOX, table.seats[0], 0, 0, True
    while opened and len(cards) > 5 * len(hands) and fruitless < 2 and number != (table.options["rounds"] or len(BOX)):
        number += 1
        table.tell_all("round_begins", number=number, who=opener, count=len(cards))
        rush = Rush(table, opener, racing=table.options["form"] == "race", lock=bool(table.options["lock"]))
        story = CommonStory(table, pile, bool(table.options["easy"]))
        round = Round(table, await table.pile(cards), hands, rush, story, Objections(table))
        with table.about(LAST):
            first = await opens(round)
            opened, finished = first.card is not None, bool(first.word) and await race(round)
        table.forget(STORY)
        taken = await recall(round) if finished else set()
        for seat in sorted(taken):
            table.score(seat, len(gains[seat]), "cards")
        gather(table, (*hands.values(), pile), round.draw)
        cards, fruitless, opener = round.draw.cards(), 0 if taken else fruitless + 1, next_seat(table, opener)
    return finish(table, gains, "cards")


async def opens(round: Round) -> Opening:
    """Five cards each; the opener turns up a letter and says at once the first word; who is away, the next does."""
    table, rush, story = round.table, round.rush, round.story
    with table.about(HAND):
        for hand in round.hands.values():
            table.deal_hand(round.draw, 5, hand)
    first = await open_with(table, round.draw, rush.last, story.pile, rush.racing)
    if first.card is not None and first.word:
        rush.last = first.by
        story.begin(first.card, first.word, first.by, left=5)
    return first


async def race(round: Round) -> bool:
    """Anybody lays, draws or has no idea at any moment, until a hand is empty. False at a standstill without end."""
    while round.rush.standstills < 2:
        player, choice = await round.rush.first({seat: choices(round, seat) for seat in round.hands}) or (None, "")
        if player is not None and isinstance(choice, str):
            await acts(round, player, choice)
        elif player is not None and await lays(round, player, int(choice)):
            return True
    return False


def choices(round: Round, seat: Seat) -> Pick[int | str]:
    rush, story, left = round.rush, round.story, len(round.draw)
    wait, hold = rush.must_wait(seat), rush.must_hold(seat)
    reasons: dict[int | str, str] = dict.fromkeys(round.hands[seat].slots, hold)
    reasons["draw"] = wait or ("" if left else "draw_empty")
    passed = "said_already" if seat in rush.stuck else "draw_to_pass" if left and not rush.racing else ""
    reasons["no_idea"] = wait or passed
    if seat in round.table.people:
        reasons["object"] = round.objections.why_not(seat, story.author)
        reasons["read_back"] = "from_memory" if not story.easy else "" if story.sentence else "new_sentence"
    key = "meanwhile" if hold == "claimed" else "hold" if hold else "lay"
    return offer(key, reasons, among="hand", topic=LAST, facts={"number": len(story.told), "racing": rush.racing})


async def acts(round: Round, player: Seat, choice: int | str) -> bool:
    """What one may do besides laying, also while somebody else is at the answer line. True: that claim is void."""
    table, rush, hands = round.table, round.rush, round.hands
    if choice == "draw":
        with table.about(HAND):
            draw(table, round.draw, hands[player])
        rush.drew(player)
    elif choice == "read_back":
        read_lines(table, player, "story_so_far", LAST, " ".join(round.story.sentence))
    elif choice == "object":
        await object_to_last(round, player)
    if choice in ("no_idea", "idle") or (choice == "draw" and not rush.racing):  # in turns who draws has passed
        rush.has_no_idea(player, "" if choice == "draw" else str(choice), round.draw, hands, HAND)
    return choice == "object"


async def lays(round: Round, player: Seat, slot: int) -> bool:
    """A card with its word; without a word it stays in the hand. True: the hand is empty, and the last word stands."""
    table, rush, hand = round.table, round.rush, round.hands[player]
    card, word = hand.slots[slot], ""
    if card.is_letter:
        word = await rush.claim(player, word_for(card), 12, partial(choices, round), partial(acts, round))
        if not word:
            return False
    round.story.lay(hand, slot, player, word)
    rush.happened(player)
    if not len(hand):  # who laid the last card has finished before any hand moves on
        critic = await round.objections.last_chance(player, rush.racing) if word else None
        return critic is None or not await object_to_last(round, critic)
    if card.face == FIRECRACKER:
        pass_on(table, round.hands, {seat: next_seat(table, seat) for seat in table.seats}, HAND)
        await table.look()  # nobody lays before all have heard their new hands
    return False


async def object_to_last(round: Round, by: Seat) -> bool:
    """Does the last word continue the sentence? The people but its author vote; if not, the card goes back: True."""
    story, author = round.story, round.story.told[-1].by
    gone = await round.objections.is_upheld(by, author, "continues")
    if gone:
        round.rush.happened(story.take_back(round.hands[author]))
    story.settled = len(story.told)
    return gone


async def recall(round: Round) -> set[Seat]:
    """The finisher gives each word before its card is turned; the others may contest. Who is right has the card."""
    table, finisher, story = round.table, round.rush.last, round.story
    turn_over(table, story.pile, finisher, "finished")
    won = await recital(table, finisher, story.names, story.pile, round.draw, round.rush.racing)
    story.retell()
    return {seat for seat in won if seat is not None}
