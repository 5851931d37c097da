"""PAFLEMIX, one scene for each sentence of its rule page."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from clockwork import among_computers
from narration.ears import listen
from scene import Scene, SeatedPlayer, cards

from access_game.bots.bot import Chair
from access_game.bots.paflemix import PaflemixPlayer
from access_game.core.cards import BOX, Card
from access_game.core.imagine import imagine
from access_game.core.letters import fold
from access_game.core.match import JournalMismatch
from access_game.core.messages import Message, Setup
from access_game.core.objections import Objections
from access_game.core.opening import Opening
from access_game.core.places import TOP, Eyes
from access_game.core.questions import Pick, Word, YesNo, initial
from access_game.core.rush import Rush
from access_game.core.seats import Seat
from access_game.core.story import HAND, LAST, CommonStory, Laid
from access_game.core.table import FORGOTTEN, Table
from access_game.games import paflemix
from access_game.games.paflemix import Round, race, recall
from access_game.narration.transcript import Transcript
from access_game.narration.utterance import strikes

ANA, BOB, CLEO = Seat(0), Seat(1), Seat(2)
FIVE_EACH = "wE wA wB wC wD wY wS bA bB bC"
# fmt: off
STORY = (
    "Adam", "yodle", "éléphant", "sombrero", "abracadabra", "amulette", "bizarre", "brioche", "chouette", "cacahuète",
)
# fmt: on


def begun(deck: str = f"{FIVE_EACH} pA", *names: str, **options: Any) -> Scene:
    """From the first card on."""
    return Scene(paflemix, *(names or ("Ana", "Bob")), deck=deck, **options)


def running(
    *hands: str, draw: str = "wZ", story: str = "F:Fabien", by: Seat = ANA, computers: str = "", **options: Any
) -> Scene:
    """In the middle of a race: these hands, this story, its last card laid by that seat."""
    told = [piece.partition(":") for piece in story.split()]
    notation = [*hands, draw, " ".join(name if len(name) > 1 else f"b{name}" for name, _, _ in told)]
    box = iter(cards(" ".join(notation)))
    dealt = [[next(box) for _ in part.split()] for part in notation]

    async def script(table: Table) -> list[Laid] | None:
        rush = Rush(table, by, table.options["form"] == "race", bool(table.options["lock"]))
        story = CommonStory(table, table.lay("story"), bool(table.options["easy"]))
        places = {s: table.lay("hand", dealt[s], s) for s in table.seats}
        story.told += [Laid(card, word, by) for card, (_, _, word) in zip(dealt[-1], told, strict=True)]
        draw = table.lay("draw")
        draw.stack(dealt[-2])
        story.pile.stack(dealt[-1][::-1])
        story.pile.up.add(TOP)
        round = Round(table, draw, places, rush, story, Objections(table))
        with table.about(HAND):
            for place in places.values():
                table.tell_hand(place, draw, story.pile)
        with table.about(LAST):
            return story.told if await race(round) else None

    names = ("Ana", "Bob", "Cleo", "Driss")[: len(hands)]
    return Scene(SimpleNamespace(GAME=paflemix.GAME, play=script), *names, computers=computers, **options)


def recalling(story: str, finisher: Seat = BOB, names: tuple[str, ...] = ("Ana", "Bob"), **options: Any) -> Scene:
    """The race is over: the finisher has taken the pile."""
    told = [piece.partition(":") for piece in story.split()]
    pile = cards(" ".join(name if len(name) > 1 else f"w{name}" for name, _, _ in told))

    async def script(table: Table) -> dict[Card, Seat]:
        rush = Rush(table, finisher, table.options["form"] == "race")
        gains, story = table.each("gains", eyes=Eyes.NOBODY), CommonStory(table, table.lay("story"))
        story.told += [Laid(card, word, finisher) for card, (_, _, word) in zip(pile, told, strict=True)]
        story.pile.stack(pile[::-1])
        won = await recall(Round(table, table.lay("draw"), {}, rush, story, Objections(table)))
        assert won == {seat for seat, place in gains.items() if len(place)}
        return {card: seat for seat, place in gains.items() for card in place.cards()}

    return Scene(SimpleNamespace(GAME=paflemix.GAME, play=script), *names, **options)


def lays(player: SeatedPlayer, slot: int, word: str = "") -> None:
    player.says(slot)
    if word:
        player.says(word)


def repeatable(player: SeatedPlayer) -> list[Message]:
    """What a repeat key, the history or a braille line can still give this seat."""
    kept: list[Message] = []
    for message in player.told():
        if message.key == FORGOTTEN:
            kept = [old for old in kept if not strikes(message.facts["forgotten"], old.topic)]
        else:
            kept.append(message)
    return kept


# The opening -------------------------------------------------------------------------------------


def test_everybody_gets_five_cards_and_sees_only_the_own() -> None:
    table = begun()
    mine, his = cards("wE wA wB wC wD"), cards("wY wS bA bB bC")
    assert table.ana.heard("received", cards=tuple(mine))
    assert table.bob.heard("received", cards=tuple(his))
    assert table.ana.heard("counted", who=BOB, count=5)
    assert not any(table.ana.has_seen(card) for card in his)
    assert not any(table.bob.has_seen(card) for card in mine)


def test_a_firecracker_or_a_star_goes_under_the_pile_and_the_first_letter_opens() -> None:
    table = begun(f"{FIVE_EACH} FIRE STAR pA")
    fire, star, letter = cards("FIRE STAR pA")
    assert [m.facts["card"] for m in table.bob.told("put_under")] == [fire, star]
    assert table.bob.heard("opening_card", who=ANA, card=letter)
    assert table.ana.is_refused("éléphant", "not_starting")["letter"] == "A"
    table.ana.says("Adam")
    assert table.bob.heard("story_word", who=ANA, word="Adam", left=5)


def test_a_round_that_no_letter_can_open_is_not_played() -> None:
    async def script(table: Table) -> Opening:
        draw = table.lay("draw")
        draw.stack([*cards(FIVE_EACH), *cards("STAR FIRE")])
        story = CommonStory(table, table.lay("story"))
        return await paflemix.opens(Round(table, draw, table.each("hand"), Rush(table, ANA), story, Objections(table)))

    table = Scene(SimpleNamespace(GAME=paflemix.GAME, play=script), "Ana", "Bob")
    assert table.match.result == (ANA, None, "")
    assert table.bob.heard("no_letter_left")


def test_an_opener_who_says_nothing_in_twenty_seconds_sees_the_card_go_under_and_turns_the_next() -> None:
    table = begun(f"{FIVE_EACH} pA STAR pT")
    assert table.match.waiting is not None
    (bell,) = table.match.waiting.bells
    assert (bell.seconds, bell.fixed, bell.firm) == (20, False, True)  # the pace stretches it, a line does not hold it
    table.bell()
    first, star, second = cards("pA STAR pT")
    assert table.bob.heard("not_opened", who=ANA, card=first)
    assert table.bob.told("put_under")[-1].facts["card"] == star
    assert table.bob.told("opening_card")[-1].facts["card"] == second
    assert isinstance(table.ana.question, Word) and table.ana.question.starting == "T"
    table.ana.says("Tom")
    assert table.bob.heard("story_word", who=ANA, word="Tom", left=5)
    lays(table.bob, 1, "Yves")
    assert table.match.table.places["draw", None].cards()[-2:] == (first, star)


def test_an_opener_who_is_away_does_not_hold_the_table_and_the_next_opens() -> None:
    table = begun(f"{FIVE_EACH} pA pT pE")
    table.bell()
    assert table.ana.asked == "first_word"  # who only thinks has another letter
    table.bell()
    assert table.ana.asked is None and table.bob.asked == "first_word"
    assert table.ana.heard("opens_instead", who=BOB, absent=ANA)
    table.bob.says("Emma")
    assert table.ana.heard("story_word", who=BOB, word="Emma", left=5)
    assert table.bob.is_refused(1, "locked") is not None  # who opened has just laid
    assert table.ana.asked == "lay"


def test_where_everybody_is_away_the_round_is_void_and_two_such_rounds_end_the_match() -> None:
    table = begun(rounds=3)
    bells = 0
    while not table.over:
        assert "first_word" in (table.ana.asked, table.bob.asked)
        table.bell()
        bells += 1
    assert bells == 8  # twenty seconds each, where it was half an hour
    assert len(table.bob.told("nobody_opens")) == 2
    assert table.match.result == {ANA: 0, BOB: 0}


def test_in_turns_nobody_hurries_the_opener() -> None:
    table = begun(form="turns")
    assert table.match.waiting is not None and not table.match.waiting.bells


# The race ----------------------------------------------------------------------------------------


def test_who_has_just_laid_lets_another_word_pass() -> None:
    table = running("wE wA wB", "bE wY wC")
    table.ana.is_refused(1, "locked")  # the opener is bound by it too
    lays(table.bob, 1, "et")
    assert table.ana.heard("story_word", who=BOB, word="et", left=2)
    table.bob.is_refused(2, "locked")
    lays(table.ana, 2, "Alain")
    assert table.bob.heard("story_word", who=ANA, word="Alain", left=2)


def test_only_the_locked_player_hears_of_the_lock() -> None:
    table = running("wE wA", "wY wC")
    assert (table.ana.asked, table.bob.asked) == ("hold", "lay")


def test_without_the_lock_one_may_lay_twice_in_a_row() -> None:
    table = running("wE wA wB", "wY wC", lock=False)
    lays(table.ana, 1, "et")
    lays(table.ana, 2, "Alain")
    assert [m.facts["word"] for m in table.bob.told("story_word")] == ["et", "Alain"]


def test_a_word_must_start_with_the_letter_of_its_card() -> None:
    table = running("wE wA", "wS wC")
    table.bob.says(1)
    assert table.bob.is_refused("chat", "not_starting")["letter"] == "S"
    table.bob.says("")
    assert table.bob.question is not None  # the card is still in the hand
    assert not table.ana.heard("discarded")


@pytest.mark.parametrize(
    "words", ["sa mangé toute la soupe", "sel,poivre", "son-chien-a-mange-toute-la-soupe", "sac à dos"]
)
def test_one_card_is_one_word(words: str) -> None:
    table = running("wE wA", "wS wC")
    table.bob.says(1)
    first = table.bob.is_refused(words, "several_words")["word"]
    assert first == words.replace(",", " ").replace("-", " ").split()[0]
    table.bob.says(first)
    assert table.ana.heard("story_word", who=BOB, word=first)


@pytest.mark.parametrize("word", ["s’est", "s'en", "sous-marin", "s' assoit", "sauve-qui-peut", "Sophie !"])
def test_what_an_apostrophe_or_a_hyphen_joins_is_one_word(word: str) -> None:
    table = running("wE wA", "wS wC")
    table.bob.says(1)
    table.bob.says(word)
    assert table.ana.heard("story_word", who=BOB, word=word)


def test_the_opener_says_one_word_too() -> None:
    table = begun(f"{FIVE_EACH} pA")
    assert table.ana.is_refused("Adam mange", "several_words")["word"] == "Adam"


def test_a_figure_is_no_part_of_a_word() -> None:
    """To drop it without a sound would lay another word than was typed."""
    table = running("wE wA", "wS wC")
    table.bob.says(1)
    assert table.bob.is_refused("s2el", "digits")["word"] == "s2el"


def test_a_star_is_a_full_stop_and_wants_no_word() -> None:
    table = running("wE wA", "STAR wC wB")
    table.bob.says(1)
    assert table.ana.heard("laid_star", who=BOB, left=2)
    assert table.ana.asked == "lay"
    lays(table.ana, 1, "Elle")
    assert table.bob.heard("story_word", who=ANA, word="Elle")


def test_a_firecracker_makes_every_hand_move_to_the_left_at_once() -> None:
    table = running("wA", "FIRE wB", "wC wD")
    table.bob.says(1)
    a, b, c, d = cards("wA wB wC wD")
    assert table.ana.heard("laid_firecracker", who=BOB, left=1)
    assert table.bob.told("received")[-1].facts["cards"] == (a,)
    assert table.cleo.told("received")[-1].facts["cards"] == (b,)
    assert table.ana.told("received")[-1].facts["cards"] == (c, d)


def test_nobody_may_lay_before_the_new_hands_were_heard() -> None:
    table = running("wA wD", "FIRE wB wC")
    table.bob.says(1)
    assert (table.ana.asked, table.bob.asked) == (None, None)
    assert table.match.waiting is not None and table.match.waiting.fixed  # a moment, once all have heard
    table.ana.is_refused(1, "not_your_turn")
    table.bell()
    assert (table.ana.asked, table.bob.asked) == ("lay", "hold")


def test_with_two_players_a_firecracker_swaps_the_hands() -> None:
    table = running("wA wB", "FIRE wC")
    table.bob.says(1)
    assert table.bob.told("received")[-1].facts["cards"] == tuple(cards("wA wB"))
    assert table.ana.told("received")[-1].facts["cards"] == tuple(cards("wC"))


def test_a_firecracker_as_last_card_finishes_before_any_hand_moves() -> None:
    table = running("wA wB", "FIRE")
    table.bob.says(1)
    assert table.over
    assert table.match.result[-1].by == BOB
    assert not table.ana.heard("passed_on")


def test_a_star_may_be_the_last_card() -> None:
    table = running("wA wB", "STAR")
    table.bob.says(1)
    assert table.over and table.match.result[-1].card.face == "star"


def test_whoever_is_dry_draws_and_loses_no_turn() -> None:
    table = running("wE wA", "wY wC", "wB wD", draw="wZ wX")
    table.cleo.says("draw")
    assert table.cleo.heard("dealt", card=cards("wZ")[0])
    assert not table.ana.has_seen(cards("wZ")[0])
    assert table.ana.heard("drew", who=CLEO, left=1)
    table.cleo.says(3)
    assert table.cleo.asked == "story_word"


def test_even_the_locked_player_may_draw() -> None:
    table = running("wE wA", "wY wC")
    table.ana.says("draw")
    assert table.bob.heard("drew", who=ANA, left=0)


def test_from_an_empty_pile_nobody_draws() -> None:
    table = running("wE wA", "wY wC", draw="")
    table.bob.is_refused("draw", "draw_empty")


# Claims ------------------------------------------------------------------------------------------


def test_the_answer_line_claims_the_story_for_twelve_seconds_and_the_others_are_told_to_wait() -> None:
    table = running("wE wA", "wY wC", "wB wD", by=CLEO)
    table.ana.says(1, at=1000)
    assert table.bob.heard("claimed", who=ANA)
    assert not table.ana.heard("claimed")
    table.bob.is_refused(1, "claimed")
    assert table.match.waiting is not None
    ((bell, seats),) = table.match.waiting.bells.items()
    assert (bell.seconds, bell.fixed, bell.firm, seats) == (12, False, True, (ANA,))


def test_others_may_draw_while_somebody_looks_for_a_word() -> None:
    table = running("wE wA", "wY wC", "wB wD", draw="wZ wX", by=CLEO)
    table.ana.says(1)
    bells = list(table.match.waiting.bells) if table.match.waiting else []
    before = table.ana.question
    table.bob.says("draw")
    table.cleo.says("draw")  # the locked one too
    assert table.bob.heard("dealt", card=cards("wZ")[0])
    assert table.ana.heard("drew", who=CLEO, left=0)
    assert table.match.waiting is not None
    assert table.ana.question is before and list(table.match.waiting.bells) == bells  # who types is not disturbed
    table.bob.is_refused("draw", "draw_empty")
    table.ana.says("et")
    assert table.bob.heard("story_word", who=ANA, word="et")


def test_a_computer_waits_while_somebody_looks_for_a_word() -> None:
    table = running("wE wA", "wY wC", "wB wD", "wF wG", by=CLEO, computers="Bob")
    before = table.cleo.question
    table.ana.says(1)
    assert table.cleo.question is before  # she is locked anyway: nobody tells her twice
    assert (table.bob.asked, table.cleo.asked, table.driss.asked) == (None, "hold", "meanwhile")


def test_an_objection_makes_the_next_claim_void_and_bars_nobody() -> None:
    table = running("wE wA", "wY wC", "wB wD")
    lays(table.bob, 1, "yaourt")
    table.ana.says(1)
    table.cleo.says("object")
    assert (table.ana.asked, table.cleo.asked) == ("continues", None)
    table.ana.says(False)
    assert table.ana.heard("taken_back", who=BOB, word="Fabien")
    assert not table.ana.heard("let_go")
    table.ana.is_refused(1, "locked")  # hers is the last word again
    lays(table.bob, 2, "chante")
    table.ana.says(1)
    assert table.ana.asked == "story_word"


def test_who_lets_a_claim_go_is_barred_until_another_card_is_laid() -> None:
    table = running("wE wA", "wY wC", "wB wD", by=CLEO)
    table.ana.says(1)
    table.bell()  # twelve seconds have passed
    assert table.bob.heard("let_go", who=ANA)
    table.ana.is_refused(1, "barred")
    lays(table.bob, 1, "Yves")
    assert table.ana.asked == "lay"


def test_who_lets_a_claim_go_is_barred_for_five_seconds() -> None:
    table = running("wE wA", "wY wC", "wB wD", by=CLEO)
    table.ana.says(1, at=2000)
    table.ana.says("", at=4000)
    assert (table.ana.asked, table.bob.asked) == ("hold", "lay")
    assert table.match.waiting is not None and table.match.waiting.within == 5
    bar = next(iter(table.match.waiting.bells))
    assert bar.fixed  # no pace stretches it
    table.bob.says("draw", at=6000)
    assert next(iter(table.match.waiting.bells)) is bar  # what others do does not begin it anew
    table.bell(at=9000)
    assert table.ana.asked == "lay"


def test_nobody_is_asked_anew_because_somebody_draws() -> None:
    table = running("wE wA", "wY wC", "wB wD", draw="wZ wX", by=CLEO)
    before = table.bob.question
    table.ana.says("draw")
    assert table.bob.question is before
    assert len(table.bob.told("asked")) == 1


# No idea -----------------------------------------------------------------------------------------


def test_when_all_who_may_lay_have_no_idea_the_lock_is_lifted() -> None:
    table = running("wE wA", "wY wC", "wB wD")
    table.bob.says("no_idea")
    table.ana.is_refused(1, "locked")
    table.cleo.says("no_idea")
    assert table.bob.heard("lock_lifted", who=ANA)
    lays(table.ana, 1, "et")
    assert table.bob.heard("story_word", who=ANA, word="et")
    table.ana.is_refused(2, "locked")  # only once


def test_no_idea_is_said_once_and_does_not_forbid_a_better_one() -> None:
    table = running("wE wA", "wY wC", "wB wD")
    table.bob.says("no_idea")
    table.bob.is_refused("no_idea", "said_already")
    lays(table.bob, 1, "Yves")
    assert table.ana.heard("story_word", who=BOB, word="Yves")


def test_who_does_nothing_for_thirty_seconds_has_no_idea() -> None:
    table = running("wE wA", "wY wC", "wB wD", draw="wZ wX")
    assert table.match.waiting is not None
    bells = {seats: (bell.seconds, bell.fixed) for bell, seats in table.match.waiting.bells.items()}
    assert bells == {(BOB,): (30, False), (CLEO,): (30, False)}  # Ana is locked: nobody waits for her
    table.bell(of=BOB)
    assert table.ana.heard("idle", who=BOB)
    table.bob.is_refused("no_idea", "said_already")
    table.cleo.says("draw")  # who does something is there
    table.bell(of=CLEO)
    assert table.bob.heard("lock_lifted", who=ANA)
    table.bell(of=ANA)
    assert table.bob.heard("standstill", times=1, pile=1)
    lays(table.bob, 1, "Yves")  # and may still play
    assert table.ana.heard("story_word", who=BOB, word="Yves")


def test_what_others_do_does_not_begin_the_idle_time_anew_and_an_entry_does() -> None:
    table = running("wE wA", "wY wC", "wB wD", draw="wZ wX wM")

    def bell_of(seat: Seat) -> Any:
        assert table.match.waiting is not None
        bells = table.match.waiting.bells.items()
        return next(bell for bell, seats in bells if seats == (seat,) and bell.seconds == 30)

    before = bell_of(BOB)
    table.cleo.says("draw")
    assert bell_of(BOB) is before
    table.cleo.says(1)
    assert table.match.waiting is not None and before not in table.match.waiting.bells  # it stands during a claim
    table.cleo.says("")
    assert bell_of(BOB) is before
    table.bob.says("draw")
    assert bell_of(BOB) is not before
    before = bell_of(CLEO)
    lays(table.bob, 1, "Yves")
    assert bell_of(CLEO) is not before


def test_a_computer_has_no_idle_time() -> None:
    table = running("wE wA", "wY wC", "wB wD", computers="Bob")
    assert table.match.waiting is not None
    assert list(table.match.waiting.bells.values()) == [(CLEO,)]


def test_when_twice_in_a_row_nobody_has_an_idea_everybody_draws_as_long_as_there_are_cards() -> None:
    table = running("wE wA", "wY wC", "wB wD", draw="wZ wX wM wL", lock=False)
    for times in (1, 2):
        for player in table.players:
            player.says("no_idea")
        assert table.ana.heard("standstill", times=times, pile=4, left=1)
        assert len(table.match.table.places["draw", None]) == (4 if times == 1 else 1)
    assert not table.over
    assert table.bob.heard("dealt", card=cards("wZ")[0])  # from the left of who laid last
    assert [len(table.match.table.places["hand", seat]) for seat in (ANA, BOB, CLEO)] == [3, 3, 3]
    for player in table.players:
        player.says("no_idea")
    assert table.ana.told("standstill")[-1].facts["times"] == 1
    for player in table.players:
        player.says("no_idea")
    assert [len(table.match.table.places["hand", seat]) for seat in (ANA, BOB, CLEO)] == [3, 4, 3]  # one card was left
    for times in (1, 2):
        for player in table.players:
            player.says("no_idea")
        assert table.ana.told("standstill")[-1].facts == {"times": times, "pile": 0, "left": 0}
    assert table.over and table.match.result is None


def test_a_draw_between_two_standstills_parts_them() -> None:
    table = running("wE wA", "wY wC", draw="wZ wX", lock=False)
    for number in (1, 2):
        table.bob.says("no_idea")
        table.ana.says("no_idea")
        assert table.ana.told("standstill")[-1].facts["times"] == 1
        if number == 1:
            table.bob.says("draw")
    assert not table.over


def test_when_twice_in_a_row_nobody_has_an_idea_and_the_pile_is_empty_the_round_is_cancelled() -> None:
    table = running("wE wA", "wY wC", draw="")
    table.bob.says("no_idea")
    table.ana.says("no_idea")
    assert table.ana.heard("standstill", times=1)
    table.bob.says("no_idea")
    table.ana.says("no_idea")
    assert table.ana.heard("standstill", times=2)
    assert table.over and table.match.result is None


def test_a_cancelled_round_is_followed_by_another_with_all_cards_and_the_next_opener() -> None:
    table = begun()
    cancel(table, table.ana, table.bob)
    assert table.ana.heard("round_begins", number=2, who=BOB, count=len(BOX))
    assert table.bob.asked == "first_word"


def cancel(table: Scene, opener: SeatedPlayer, other: SeatedPlayer) -> None:
    """A round in which nobody has an idea until all cards are drawn, and then twice."""
    question = opener.question
    assert isinstance(question, Word)
    opener.says(question.starting)
    while opener.asked != "first_word" and other.asked != "first_word" and not table.over:
        (opener if "draw" in options_of(opener) else other).says("draw" if "draw" in options_of(opener) else "no_idea")
        if not table.over and "no_idea" in options_of(opener) and "draw" not in options_of(opener):
            opener.says("no_idea")


def options_of(player: SeatedPlayer) -> tuple[Any, ...]:
    return tuple(player.question.options) if isinstance(player.question, Pick) else ()


# A word that does not continue -----------------------------------------------------------------


def test_people_may_vote_away_a_word_that_does_not_continue_the_sentence() -> None:
    table = running("wE wA", "wY wC", "wB wD")
    lays(table.bob, 1, "yaourt")
    table.cleo.says("object")
    assert table.bob.heard("objected", who=CLEO, rival=BOB)
    assert (table.ana.asked, table.bob.asked, table.cleo.asked) == ("continues", None, None)  # Cleo has spoken
    table.ana.says(False)
    assert table.bob.heard("dealt", card=cards("wY")[0])
    assert table.ana.heard("taken_back", who=BOB, word="Fabien")
    assert not any("yaourt" in repr(message) for player in table.players for message in repeatable(player))
    table.ana.is_refused(1, "locked")  # the last word is hers again
    lays(table.bob, 2, "chante")
    table.cleo.says("object")  # to the new word
    assert table.ana.asked == "continues"


def test_a_tie_keeps_the_word_and_the_table_votes_on_it_only_once() -> None:
    table = running("wE wA", "wY wC", "wB wD")
    lays(table.bob, 1, "yaourt")
    table.cleo.says("object")
    table.ana.says(True)
    assert table.bob.heard("voted", yes=1, no=1, accepted=True)
    assert not table.ana.heard("taken_back")
    table.ana.is_refused("object", "no_objection")


def test_nobody_objects_to_the_first_word_nor_to_the_own_nor_to_a_star() -> None:
    table = running("wE wA", "STAR wC wB")
    table.bob.is_refused("object", "no_objection")
    lays(table.bob, 2, "chante")
    table.bob.is_refused("object", "no_objection")
    lays(table.ana, 1, "et")
    table.bob.says(1)
    table.ana.is_refused("object", "no_objection")


def test_computers_do_not_vote() -> None:
    table = running("wE wA", "wY wC", "wB wD", "wF wG", computers="Cleo")
    lays(table.bob, 1, "yaourt")
    table.ana.says("object")
    assert (table.ana.asked, table.cleo.asked, table.driss.asked) == (None, None, "continues")


def test_each_may_object_twice_in_a_round_also_alone_among_computers() -> None:
    table = running("wE wA", "wY wC wD wF", computers="Bob")
    for left, word in ((1, "yaourt"), (0, "yéti")):
        lays(table.bob, 1 if left else 5, word)
        table.ana.says("object")
        assert table.ana.heard("objected", who=ANA, rival=BOB, left=left)
        assert table.ana.told("taken_back")[-1].facts["word"] == "Fabien"  # alone, nobody is asked
    assert not table.ana.heard("voted")
    lays(table.bob, 5, "yacht")
    table.ana.is_refused("object", "no_objection_left")


def test_the_last_word_of_a_round_can_be_refused_before_the_finish_stands() -> None:
    table = running("wE wA", "wY", "wB wD")
    lays(table.bob, 1, "yaourt")
    assert (table.ana.asked, table.bob.asked, table.cleo.asked) == ("last_word", None, "last_word")
    assert table.match.waiting is not None
    (bell,) = table.match.waiting.bells
    assert (bell.seconds, bell.fixed) == (5, False)
    table.ana.says("let")
    assert list(table.match.waiting.bells) == [bell]  # nobody's "no" begins it anew
    table.cleo.says("object")
    table.ana.says(False)
    assert not table.over and table.cleo.heard("taken_back", who=BOB, word="Fabien")
    lays(table.bob, 1, "yodle")
    table.bell()  # nobody says anything in five seconds
    assert table.over and table.match.result[-1].word == "yodle"


@pytest.mark.parametrize("kept", [True, False])
def test_a_last_word_that_the_vote_keeps_ends_the_race(kept: bool) -> None:
    table = running("wE wA", "wY", "wB wD")
    lays(table.bob, 1, "yaourt")
    table.cleo.says("object")
    table.ana.says(kept)
    assert table.over == kept


@pytest.mark.parametrize("last", ["wY", "STAR", "FIRE"])
def test_nobody_waits_where_nobody_can_refuse_the_last_card(last: str) -> None:
    table = running("wE wA", last, computers="Ana" if last == "wY" else "")
    lays(table.bob, 1, "Yves" if last == "wY" else "")
    assert table.over


# What may be heard again -----------------------------------------------------------------------


def test_during_the_race_only_the_last_word_can_be_repeated() -> None:
    table = begun()
    table.ana.says("Adam")
    lays(table.bob, 1, "Yves")
    for player in table.players:
        kept = repeatable(player)
        assert "Yves" in repr([m for m in kept if m.key == "story_word"])
        assert "Adam" not in repr(kept)
        assert not any(m.key == "opening_card" for m in kept)
    lays(table.ana, 1, "et")
    for player in table.players:
        assert "Yves" not in repr(repeatable(player))
        asked = [m.facts["question"] for m in repeatable(player) if m.key == "asked"]
        assert not any(isinstance(question, Word) and question.starting == "Y" for question in asked)
    table.ana.is_refused("read_back", "from_memory")


def test_with_an_entry_go_the_claims_the_votes_and_the_passing_of_hands_before_it() -> None:
    table = running("wE wA wO", "wY FIRE wC wM", "wB wD wK", hurried=True)
    lays(table.bob, 1)
    table.bob.says("")
    table.cleo.says("no_idea")
    table.bell()  # five seconds have passed
    lays(table.bob, 3, "chante")
    table.ana.says("object")
    table.cleo.says(True)
    lays(table.ana, 1, "en")
    table.bob.says(2)  # a firecracker: Cleo holds Bob's hand now
    lays(table.cleo, 1, "yodlant")
    telling = {"claimed", "let_go", "no_idea", "objected", "voted", "passed_on", "laid_firecracker", "discarded"}
    for player in table.players:
        kept = [message.key for message in repeatable(player) if message.key in telling | {"story_word"}]
        assert kept == ["discarded", "story_word"]  # the last card and its word
        assert [message.key for message in repeatable(player)].count("received") == 1  # the hand one has now


def test_once_the_race_is_over_no_story_word_can_be_repeated() -> None:
    table = finished_by_bob()
    assert table.bob.asked == "recall_word"
    for player in table.players:
        kept = repr(repeatable(player))
        for word in STORY:
            assert f"'{word}'" not in kept, word
        assert not any(m.key in ("discarded", "story_word", "opening_card") for m in repeatable(player))


@pytest.mark.parametrize("listener", [0, 1, None])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_transcript_gives_back_no_story_word_by_voice_or_by_dots(language: str, listener: int | None) -> None:
    table = finished_by_bob()
    transcript = Transcript(None if listener is None else Seat(listener))
    most = 0
    for message, utterance, _ in listen("paflemix", table.match, language, listener):
        transcript.hear(message, utterance)
        kept = fold(" ".join(item.text + item.utterance.braille for item in transcript.items))
        words = [word for word in STORY if fold(word) in kept]
        assert len(words) <= 1, words
        most = max(most, len(words))
    assert most == 1  # during the race the last word can be repeated
    assert words == []


def finished_by_bob(**options: Any) -> Scene:
    table = begun(**options)
    table.ana.says(STORY[0])
    for number, word in enumerate(STORY[1:]):
        lays(table.players[1 - number % 2], 1 + number // 2, word)
    assert table.ana.asked == "last_word"
    table.ana.says("let")
    assert table.ana.heard("finished", who=BOB, count=10)
    return table


def test_the_easy_form_reads_the_sentence_back_during_the_race_and_nothing_after_it() -> None:
    table = begun(easy=True)
    table.ana.says("Adam")
    lays(table.bob, 1, "yodle")
    table.ana.says("read_back")
    assert table.ana.heard("story_so_far", words="Adam yodle")
    assert not table.bob.heard("story_so_far")
    assert "Adam" in repr(repeatable(table.bob))
    table = running("wA wE wL wM", "STAR FIRE wC wY wO", easy=True, hurried=True)
    lays(table.bob, 3, "chante")
    lays(table.ana, 1, "aussi")
    assert "chante" in repr(repeatable(table.ana))
    table.bob.says(1)
    table.ana.is_refused("read_back", "new_sentence")
    assert "chante" not in repr(repeatable(table.ana))  # the sentence is over
    lays(table.ana, 2, "Elle")
    table.bob.says(2)  # a firecracker has no word; Ana holds the Y now
    lays(table.ana, 1, "yodle")
    table.bob.says("read_back")
    assert [message.facts["words"] for message in table.bob.told("story_so_far")] == ["Elle yodle"]
    table = finished_by_bob(easy=True)
    for player in table.players:
        assert "Adam" not in repr(repeatable(player))


# The recall --------------------------------------------------------------------------------------


def test_each_card_goes_to_whoever_gives_its_word() -> None:
    table = recalling("F:Fabien E:et Y:Yves")
    f, e, y = cards("wF wE wY")
    table.bob.says("Fabien")
    table.ana.says("let")
    assert table.ana.heard("truth", number=1, card=f, word="Fabien", who=BOB)
    table.bob.says("en")
    assert table.ana.heard("recalled", who=BOB, word="en", number=2)
    table.ana.says("buzz")
    assert table.bob.heard("buzzed", who=ANA)
    table.ana.says("et")
    assert table.bob.heard("contested", who=ANA, word="et")
    table.bob.says("Yves")
    table.bell()  # nobody contests
    assert table.match.result == {f: BOB, e: ANA, y: BOB}


@pytest.mark.parametrize("said", ["YVES", "yvès", "Yves"])
def test_accents_and_capitals_do_not_matter(said: str) -> None:
    table = recalling("Y:Yves")
    table.bob.says(said)
    table.ana.says("let")
    assert table.match.result == {cards("wY")[0]: BOB}


@pytest.mark.parametrize(
    ("card", "said", "right"),
    [
        ("STAR", "sont", False),
        ("STAR", "full stop", True),
        ("STAR", "étoile", True),
        ("STAR", "point", True),
        ("STAR", "Point final", True),
        ("STAR", "une etoile", True),
        ("STAR", "L’étoile", True),
        ("STAR", "étoiles", True),
        ("STAR", "star", True),
        ("STAR", "pétard", False),
        ("STAR", "virgule", False),
        ("FIRE", "un pétard", True),
        ("FIRE", "pétards", True),
        ("FIRE", "pétard", True),
        ("FIRE", "firecracker", True),
        ("FIRE", "étoile", False),
        ("FIRE", "", False),
    ],
)
def test_a_star_and_a_firecracker_must_be_named(card: str, said: str, right: bool) -> None:
    table = recalling(f"{card}:")
    table.bob.says(said)
    table.ana.says("let")
    assert bool(table.match.result) == right


def test_a_word_that_sounds_the_same_is_right() -> None:
    """Who has only heard the story cannot know how it is spelled."""
    table = recalling("G:gagné V:vers")
    table.bob.says("gagnait")
    table.ana.says("let")
    table.bob.says("verre")
    table.ana.says("let")
    assert table.match.result == dict.fromkeys(cards("wG wV"), BOB)


def test_a_word_that_sounds_otherwise_is_wrong_and_who_sounds_right_has_the_card() -> None:
    table = recalling("O:œuf")
    table.bob.says("neuf")
    table.ana.says("buzz")
    table.ana.says("oeuf")
    assert table.match.result == {cards("wO")[0]: ANA}


def test_a_finisher_who_is_right_keeps_the_card_though_it_was_contested() -> None:
    table = recalling("E:et")
    table.bob.says("et")
    table.ana.says("buzz")
    table.ana.says("est")
    assert table.match.result == {cards("wE")[0]: BOB}


def test_among_several_contesters_the_first_who_is_right_wins() -> None:
    table = recalling("E:et", names=("Ana", "Bob", "Cleo", "Driss"))
    table.bob.says("")
    for player, word in ((table.driss, "en"), (table.cleo, "et"), (table.ana, "et")):
        player.says("buzz")
        player.says(word)
        assert player.asked is None or table.over  # one contest a card
    assert table.match.result == {cards("wE")[0]: CLEO}


def test_a_card_nobody_remembers_is_won_by_nobody() -> None:
    table = recalling("E:et F:Fabien")
    table.bell()  # the finisher says nothing in time
    table.bell()
    assert table.ana.heard("recalled", who=BOB, word="", number=1)
    assert table.ana.heard("truth", number=1, word="et", who=None)
    assert table.bob.asked == "recall_word"
    table.bob.says("Fabien")
    table.bell()
    assert table.match.result == {cards("wF")[0]: BOB}


def test_a_contest_without_a_word_in_time_is_no_contest() -> None:
    table = recalling("E:et")
    table.bob.says("")
    table.ana.says("buzz")
    table.bell()
    assert table.match.result == {}


def test_the_finisher_has_twenty_seconds_for_each_word() -> None:
    table = recalling("E:et")
    assert table.match.waiting is not None
    (bell,) = table.match.waiting.bells
    assert (bell.seconds, bell.fixed, bell.firm) == (20, False, True)


def test_the_others_have_five_seconds_to_contest_and_no_answer_begins_them_anew() -> None:
    table = recalling("E:et", names=("Ana", "Bob", "Cleo", "Driss"))
    table.bob.says("en")
    assert table.match.waiting is not None
    (bell,) = table.match.waiting.bells
    assert (bell.seconds, bell.fixed) == (5, False)
    table.ana.says("let")
    assert list(table.match.waiting.bells) == [bell]
    table.cleo.says("buzz")
    table.cleo.says("et")
    assert list(table.match.waiting.bells) == [bell]
    table.bell()
    assert table.match.result == {cards("wE")[0]: CLEO}


def test_in_recall_nobody_gets_an_idea_of_the_computer() -> None:
    table = recalling("E:et")
    assert table.bob.question is not None and table.bob.question.by_heart
    table.bob.says("en")
    assert table.ana.question is not None and table.ana.question.by_heart


# The calm form -----------------------------------------------------------------------------------


def test_in_turns_one_plays_after_the_other_without_a_bell() -> None:
    table = running("wE wA", "wY wC", "wB wD", form="turns")
    assert (table.ana.asked, table.bob.asked, table.cleo.asked) == (None, "lay", None)
    assert table.match.waiting is not None and table.match.waiting.within is None
    table.bob.says(1)
    assert table.match.waiting is not None and table.match.waiting.within is None
    table.bob.says("Yves")
    assert table.cleo.asked == "lay"
    table.ana.is_refused(1, "not_your_turn")
    table.cleo.is_refused("no_idea", "draw_to_pass")
    table.cleo.says("draw")  # to pass is to draw
    assert table.ana.asked == "lay"
    table.cleo.is_refused("draw", "not_your_turn")
    table.ana.says("no_idea")  # the pile is empty now
    assert table.bob.heard("lock_lifted", who=BOB)


def test_in_turns_a_round_in_which_all_pass_goes_on_as_long_as_there_are_cards() -> None:
    table = running("wE wA", "wY wC", draw="wZ wX wM wL wK", form="turns")
    for player in (table.bob, table.ana, table.bob, table.ana):
        assert player.asked == "lay"
        player.says("draw")
    assert not table.bob.heard("standstill")
    assert [len(table.match.table.places["hand", seat]) for seat in (ANA, BOB)] == [4, 4]


def test_in_turns_who_lets_a_word_go_may_choose_another_card() -> None:
    table = running("wE wA", "wY wC", form="turns")
    lays(table.bob, 1)
    table.bob.says("")
    assert table.bob.asked == "lay"
    lays(table.bob, 2, "chante")
    assert table.ana.heard("story_word", who=BOB, word="chante")


def test_in_turns_a_round_of_no_ideas_lifts_the_lock() -> None:
    table = running("wE wA", "wY wC", "wB wD", form="turns", draw="")
    table.bob.says("no_idea")
    table.cleo.says("no_idea")
    assert table.bob.heard("lock_lifted", who=ANA)
    assert table.ana.asked == "lay"


def test_in_turns_others_may_still_object() -> None:
    table = running("wE wA", "wY wC", "wB wD", form="turns")
    lays(table.bob, 1, "yaourt")
    assert table.ana.question is not None and tuple(table.ana.question.options) == ("object",)
    table.ana.says("object")
    assert table.cleo.asked == "continues"


def test_in_turns_each_may_contest_one_after_the_other_without_a_bell() -> None:
    table = recalling("E:et", names=("Ana", "Bob", "Cleo"), form="turns")
    assert table.match.waiting is not None and table.match.waiting.within is None
    table.bob.says("")
    assert (table.ana.asked, table.cleo.asked) == (None, "contest_word")  # from the finisher's left
    table.cleo.says("")
    table.ana.says("et")
    assert table.bob.heard("contested", who=ANA, word="et")
    assert table.match.result == {cards("wE")[0]: ANA}


# Rounds and the end ------------------------------------------------------------------------------


def test_won_cards_leave_the_box_and_the_next_seat_opens() -> None:
    table = finished_by_bob()
    for word in STORY:
        table.bob.says(word)
        table.ana.says("let")
    assert table.ana.heard("scored", who=BOB, total=10, of="cards")
    assert table.ana.heard("round_begins", number=2, who=BOB, count=90)
    assert table.bob.asked == "first_word"


def test_a_match_of_one_round_ends_after_it() -> None:
    table = finished_by_bob(rounds=1)
    while not table.over:
        table.bell()
    assert table.match.result == {ANA: 0, BOB: 0}
    assert table.ana.told("match_over")[-1].facts["winners"] == (ANA, BOB)


def test_two_rounds_in_which_nobody_wins_a_card_end_the_match() -> None:
    table = begun()
    cancel(table, table.ana, table.bob)
    assert not table.over
    cancel(table, table.bob, table.ana)
    assert table.over


def test_the_match_ends_when_there_are_not_five_cards_each_and_one_to_open() -> None:
    match = among_computers("paflemix", 2, 3, level="hard", rounds=0)
    begins = [message.facts["count"] for message in match.told(ANA) if message.key == "round_begins"]
    assert begins[0] == 100
    assert min(begins) >= 11
    assert 100 - sum(match.result.values()) < 11


# The computer --------------------------------------------------------------------------------------


def seated(level: str = "normal", seat: Seat = BOB, language: str = "fr", seed: int = 5) -> PaflemixPlayer:
    return PaflemixPlayer(Chair(seat, level, Setup(("Ana", "Bob"), ("", level)), Random(seed), language))


def told(player: PaflemixPlayer, key: str, **facts: Any) -> None:
    player.hear(Message((player.chair.seat,), key, facts))


def holds(player: PaflemixPlayer, notation: str) -> None:
    """It was dealt these cards."""
    table = Table(player.chair.setup)
    table.lay("hand", cards(notation), player.chair.seat)
    for message in table.said:
        if player.chair.seat in message.to:
            player.hear(message)


def lay(*slots: int, key: str = "lay", draw: bool = True, no_idea: bool = True) -> Pick[int | str]:
    return Pick(key, (*slots, *(["draw"] if draw else []), *(["no_idea"] if no_idea else [])), among="hand")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_computer_lays_a_card_of_its_hand_with_a_word_of_its_letter(language: str) -> None:
    for seed in range(20):
        player = seated(language=language, seed=seed)
        holds(player, "wC wM wS wA wT")
        told(player, "story_word", who=ANA, word="Le" if language == "fr" else "The")
        thought = player.answer(lay(1, 2, 3, 4, 5))
        assert thought is not None and thought.answer in (1, 2, 3, 4, 5)
        assert 4 <= thought.after <= 8
        letter = "CMSAT"[int(str(thought.answer)) - 1]
        word = player.answer(initial("story_word", letter, may_pass=True))
        assert word is not None and initial("story_word", letter).read(word.answer)


def test_a_computer_draws_when_nothing_fits_and_says_so_when_it_cannot() -> None:
    player = seated()
    holds(player, "wW wX")
    told(player, "story_word", who=ANA, word="Le")
    told(player, "story_word", who=ANA, word="chat")
    player.teller.propose = lambda *_, **__: None  # type: ignore[method-assign]
    drawing, stuck = player.answer(lay(1, 2)), player.answer(lay(1, 2, draw=False))
    assert drawing is not None and drawing.answer == "draw"
    assert stuck is not None and stuck.answer == "no_idea"
    assert player.answer(lay(1, 2, draw=False, no_idea=False)) is None


def test_a_computer_has_a_word_for_a_card_that_somebody_else_chose() -> None:
    """For a hint, and where it takes a seat at the answer line."""
    player = seated()
    told(player, "story_word", who=ANA, word="Le")
    thought = player.answer(initial("story_word", "C", may_pass=True))
    assert thought is not None and fold(str(thought.answer)).startswith("C")
    told(player, "story_word", who=ANA, word=str(thought.answer))
    thought = player.answer(initial("story_word", "M", may_pass=True))
    assert thought is not None and fold(str(thought.answer))[:1] in ("M", "")  # not the word of another card


def test_a_computer_never_objects_and_waits_while_another_is_at_the_answer_line() -> None:
    player = seated()
    holds(player, "wC wM")
    assert player.answer(Pick("meanwhile", ("draw", "no_idea"), among="hand")) is None
    for _ in range(8):
        assert player.answer(Pick("last_word", ("let", "object"))).answer == "let"  # type: ignore[union-attr]
        assert player.answer(YesNo("continues")).answer is True  # type: ignore[union-attr]


def test_a_locked_computer_waits() -> None:
    player = seated()
    holds(player, "wC wM")
    assert player.answer(lay(key="hold")) is None


def test_a_computer_remembers_better_at_a_higher_level_and_contests_when_it_remembers() -> None:
    right = dict.fromkeys(("easy", "normal", "hard"), 0)
    for level in right:
        for seed in range(30):
            player = seated(level, seed=seed)
            told(player, "round_begins", number=1, who=ANA, count=100)
            story = ["Fabien", "et", "Yves", "sont", "amis", "depuis", "longtemps", "ici", "même", "hier"]
            for word in story:
                told(player, "story_word", who=ANA, word=word)
            told(player, "laid_star", who=ANA, word="")
            for number, word in enumerate(story, start=1):
                thought = player.answer(Word("recall_word", may_pass=True, facts={"number": number, "count": 11}))
                assert thought is not None and thought.answer in (word, "")
                right[level] += thought.answer == word
                told(player, "recalled", who=ANA, word="autre", number=number)
                contest = player.answer(Pick("contest", ("buzz", "let")))
                assert contest is not None and contest.answer == ("buzz" if thought.answer else "let")
                told(player, "recalled", who=ANA, word=word.upper(), number=number)
                contest = player.answer(Pick("contest", ("buzz", "let")))
                assert contest is not None and contest.answer == "let"
            star = player.answer(Word("recall_word", may_pass=True, facts={"number": 11, "count": 11}))
            assert star is not None and star.answer == "étoile"
    assert right["easy"] < right["normal"] < right["hard"] < 300


def test_a_computer_does_not_contest_what_sounds_as_it_remembers() -> None:
    player = seated("hard")
    told(player, "round_begins", number=1, who=ANA, count=100)
    told(player, "story_word", who=ANA, word="gagné")
    for said, answer, word in (("gagnait", "let", ""), ("gagne-pain", "buzz", "gagné")):
        told(player, "recalled", who=ANA, word=said, number=1)
        contest = player.answer(Pick("contest", ("buzz", "let")))
        assert contest is not None and contest.answer == answer
        given = player.answer(Word("contest_word", may_pass=True))
        assert given is not None and given.answer == word


def test_a_computer_answers_alike_in_every_world_in_which_it_was_told_the_same() -> None:
    table = Scene(paflemix, "Ana", "Bob", deck=f"{FIVE_EACH} pA", computers="Bob")
    table.ana.says("Adam")
    others = 0
    for draw in range(12):
        try:
            world = imagine(table.match, BOB, Random(draw))
        except JournalMismatch:
            continue
        answers = []
        for match in (table.match, world):
            player = seated()
            for message in match.told(BOB):
                player.hear(message)
            assert match.waiting is not None
            answers.append(player.answer(match.waiting.questions[BOB]))
        assert answers[0] == answers[1]
        others += world.journal != table.match.journal
        world.close()
    assert others


@pytest.mark.parametrize("seats", [2, 8])
@pytest.mark.parametrize("options", [{}, {"form": "turns"}, {"lock": False}, {"language": "en"}])
def test_computers_play_to_the_end(seats: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        match = among_computers("paflemix", seats, seed, **options)
        assert match.result is not None
        assert sum(match.result.values()) > 0
