"""What can be done now, an idea, a walk around the table, the own hand in another order: for every game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from access_game.core.cards import from_notation
from access_game.core.game import Game
from access_game.core.letters import Letters
from access_game.core.messages import Message, Setup
from access_game.core.places import TOP, Eyes
from access_game.core.questions import Number, Pick, Press, Question, Several, Word, YesNo
from access_game.core.seats import Seat
from access_game.core.table import Table
from access_game.games import stems
from access_game.players.hints import hints_of
from players.parlour import ANA, BOB, Parlour
from players.room import Room
from players.sense import play_on
from players.spy import Spy, faces_in

HANDS = "wK wA wZ wE STAR wB wX wY wV wJ"


@contextmanager
def parlour(play: Any, **more: Any) -> Iterator[Parlour]:
    made = Parlour(play, deck=HANDS, **more)
    try:
        yield made
    finally:
        made.close()


def asks(question: Question[Any], hands: bool = True) -> Any:
    async def play(table: Table) -> None:
        if hands:
            pile = await table.pile(from_notation(HANDS))
            for hand in table.each("hand").values():
                table.deal_hand(pile, 5, hand)
        await table.must(ANA, question)

    return play


# What can be done -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("question", "said"),
    [
        (Pick("lay", (2, 4, "draw"), among="hand"), "3 choix\u00a0: A\u00a0; E\u00a0; piocher."),
        (Pick("lay", ("draw",)), "Un seul choix\u00a0: piocher."),
        (
            Several("lay", (1, 5), at_least=1, at_most=2, among="hand"),
            "À cocher, de 1 à 2\u00a0: K\u00a0; étoile.",
        ),
        (Word("lay", (Letters(starting="L"),)), "Un mot qui commence par L."),
        (
            Word("lay", (Letters(ending="S", without="EA", at_least=4), Letters(rack="AB", jokers=1)), may_pass=True),
            "Un mot qui finit par S, sans E et A, d’au moins 4 lettres\u00a0; ou bien un mot écrit seulement avec A, B"
            " et étoile. Ou une ligne vide, si vous ne savez pas.",
        ),
        (
            Word("lay", (Letters(containing="R*", excerpt="CH", in_order="AI", at_least=5, at_most=5),)),
            "Un mot qui contient R et étoile, où l’on trouve dans cet ordre A I, où l’on trouve à la suite C H, "
            "de 5 lettres.",
        ),
        (Word("lay"), "Votre carte\u00a0?"),  # any word will do: the question says best what is wanted
        (Number("lay", 2, 7), "Un nombre de 2 à 7."),
        (YesNo("lay"), "Oui ou non."),
        (Press("buzz"), "Une seule chose\u00a0: j’ai le bon mot. Appuyez sur votre touche, ou sur Entrée."),
    ],
    ids=lambda value: type(value).__name__ if not isinstance(value, str) else value[:24],
)
def test_p_lists_what_can_be_answered_and_nothing_else(question: Question[Any], said: str) -> None:
    with parlour(asks(question), people=1) as room:
        key = "ctrl+p" if room.console.page.typing else "p"
        assert room.press(key) == [said]


def test_what_is_known_comes_first_then_what_lies_face_down_then_what_is_no_card() -> None:
    async def play(table: Table) -> None:
        row = table.lay("trick", from_notation("wK wA wZ"))
        table.turn_up(row, 3, ANA)
        await table.must(ANA, Pick("lay", ("draw", 1, 2, 3), among="trick"))

    with parlour(play, people=1) as room:
        assert room.press("p") == ["4 choix\u00a0: position 3, Z\u00a0; position 1\u00a0; position 2\u00a0; piocher."]


def test_where_any_card_face_down_will_do_nobody_hears_the_place_of_each() -> None:
    async def play(table: Table) -> None:
        row = table.lay("trick", from_notation("wK wA wZ wE wX wY wV"))
        table.turn_up(row, 3, ANA)
        await table.must(ANA, Pick("lay", ("draw", *range(1, 8)), among="trick"))
        await table.must(ANA, Pick("lay", (1, 2, 4, 5, 7), among="trick"))
        await table.must(ANA, Pick("lay", (1, 2, 4), among="trick"))

    with parlour(play, people=1) as room:
        assert room.press("p") == [
            "8 choix\u00a0: position 3, Z\u00a0; n’importe quelle carte face cachée\u00a0; piocher."
        ]
        room.press("end", "enter")  # the last one is no card
        assert room.press("p") == ["5 choix\u00a0: n’importe quelle carte face cachée, sauf position 6."]
        room.press("home", "enter")
        assert room.press("p") == ["3 choix\u00a0: position 1\u00a0; position 2\u00a0; position 4."]  # a few are named


def test_when_nothing_is_asked_p_says_whose_turn_it_is() -> None:
    async def play(table: Table) -> None:
        table.turn(BOB)
        await table.must(BOB, Press("buzz"))

    with parlour(play, people=1) as room:
        assert room.press("p") == room.press("q") and "Bob" in room.press("p")[0]


def test_what_is_private_is_only_listed_behind_the_curtain() -> None:
    with parlour(asks(Pick("lay", (2, 4), among="hand"))) as room:
        assert room.press("p") == ["Ana\u00a0: ce qui est possible ne se dit que derrière le rideau."]
        room.press("enter")
        assert room.press("p") == ["2 choix\u00a0: A\u00a0; E."]


def test_the_menu_the_terminal_and_the_braille_chord_know_it_too() -> None:
    with parlour(asks(Pick("lay", (2, 4, "draw"), among="hand")), people=1) as room:
        said = room.press("p")
        for line in ("p", "que puis-je faire"):
            before = len(room.ear.said)
            room.console.line(line)
            assert [one.text for one in room.ear.said[before:]] == said
        room.press("escape")
        assert room.console.page.focus_on("options")
        assert room.press("enter")[-1] == said[0]
        assert room.console.keymap.chord("p") == "options" and room.console.keymap.chord("H") == "hint"


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", stems())
def test_in_every_game_each_new_key_has_its_words(game: str, language: str) -> None:
    room = Room(game, {"Ana": "", "Ordi 1": "normal"}, seed=5, language=language)
    room.party.hint = hints_of(game, room.header.setup, language, rng=Random(1))
    rng = Random(5)
    try:
        for _ in range(12):
            if room.is_on:
                for letter in "phva":
                    key = f"ctrl+{letter}" if room.console.page.typing else letter
                    heard = room.heard_since(lambda key=key: room.press(key))
                    assert heard and all("{" not in text and "none" not in text.split() for text in heard), heard
                    if letter == "v":
                        room.press("escape")
            if language == "fr" and room.is_on:
                play_on(room, rng)
    finally:
        room.close()


# An idea --------------------------------------------------------------------------------------------------------------
class Oracle:
    """Keeps what it was asked from."""

    def __init__(self, answer: Any) -> None:
        self.answer, self.asked = answer, list[tuple[Seat, Sequence[Message], Question[Any]]]()

    def __call__(self, seat: Seat, told: Sequence[Message], question: Question[Any]) -> Any:
        self.asked.append((seat, tuple(told), question))
        return self.answer


@pytest.mark.parametrize(
    ("question", "answer", "said"),
    [
        (Pick("lay", (2, 4, "draw"), among="hand"), 4, "Idée\u00a0: E."),
        (Pick("lay", (2, 4, "draw"), among="hand"), "draw", "Idée\u00a0: piocher."),
        (Several("lay", (1, 2), among="hand"), [1, 2], "Idée\u00a0: K et A."),
        (Word("lay"), "chapeau", "Idée\u00a0: chapeau."),
        (Word("lay", may_pass=True), "", "Idée\u00a0: une ligne vide, car rien ne vient."),
        (Number("lay", 1, 9), 3, "Idée\u00a0: 3."),
        (YesNo("lay"), False, "Idée\u00a0: Non."),
        (Word("lay"), None, "Pas d’idée cette fois\u00a0: l’ordinateur ne sait pas non plus."),
    ],
    ids=str,
)
def test_h_gives_the_answer_of_a_computer_in_words(question: Question[Any], answer: Any, said: str) -> None:
    with parlour(asks(question), people=1) as room:
        room.party.hint = oracle = Oracle(answer)
        key = "ctrl+h" if room.console.page.typing else "h"
        assert room.press(key) == [said] == room.press(key)
        assert len(oracle.asked) == 1  # asked again it is the same idea
        assert oracle.asked[0] == (ANA, tuple(room.match.told(ANA)), question)


def test_without_anybody_who_knows_the_reason_is_said() -> None:
    with parlour(asks(Pick("lay", (2, 4), among="hand")), people=1) as room:
        assert room.press("h") == ["Ici, l’ordinateur n’a pas d’idée à donner."]


def test_a_new_question_gets_a_new_idea() -> None:
    async def play(table: Table) -> None:
        for _ in range(2):
            await table.must(ANA, Pick("lay", ("draw", "no_idea")))

    with parlour(play, people=1) as room:
        room.party.hint = oracle = Oracle("draw")
        room.press("h", "enter", "h")
        assert len(oracle.asked) == 2


def test_at_a_shared_table_an_idea_waits_behind_the_curtain() -> None:
    with parlour(asks(Pick("lay", ("draw", "no_idea")))) as room:
        room.party.hint = Oracle("draw")
        heard = room.press("h")
        assert not any("Idée" in text for text in heard) and "Ana\u00a0: l’idée attend derrière le rideau." in heard
        assert "Pour Ana seulement" in room.console.page.title()
        assert "Idée\u00a0: piocher." in room.press("enter")
        room.press("enter")
        assert not any("Idée" in text for view in room.ear.views[-1:] for text in view.captions)


def test_behind_the_curtain_it_is_said_at_once_and_nothing_of_it_stays() -> None:
    with parlour(asks(Word("lay", secret=True))) as room:
        room.party.hint = Oracle("chapeau")
        assert room.press("h")[0] == "Ana\u00a0: l’idée attend derrière le rideau."
        room.press("enter")
        assert room.press("ctrl+h") == ["Idée\u00a0: chapeau."]
        room.press("m", "enter")
        assert not any("chapeau" in text for text in room.ear.views[-1].captions)


def test_in_a_race_nobody_is_given_an_idea() -> None:
    async def play(table: Table) -> None:
        await table.first_of(dict.fromkeys(table.seats, Pick("contest", ("buzz", "let"), quick="buzz")))

    with parlour(play) as room:
        room.party.hint = Oracle("buzz")
        assert room.press("h") == ["Pas d’idée pendant la course\u00a0: la première touche répond."]
        assert not room.answers


def test_a_hint_knows_what_the_seat_was_told_and_nothing_else() -> None:
    """A pair lies there: whoever was shown both cards is told where, whoever was not is not."""
    setup, (black, white) = Setup(("Ana", "Bob")), from_notation("bA wA")
    shown = [
        Message((ANA,), "turned_up", {"who": BOB, "place": "grid", "slot": slot, "card": card})
        for slot, card in ((3, black), (9, white))
    ]
    question = Pick("flip_first", tuple(range(1, 17)), among="grid")
    hint = hints_of("zieufermix", setup, rng=Random(1))
    assert {hint(ANA, shown, question) for _ in range(30)} == {3}
    assert len({hint(BOB, [], question) for _ in range(30)}) > 5


def test_an_idea_that_would_be_refused_is_none() -> None:
    refusing = Word("own_word", (Letters(starting="Q", without="AEIOUY", at_least=30),))
    assert hints_of("no such game", Setup(("Ana",)), rng=Random(2))(ANA, [], refusing) is None


# Around the table -----------------------------------------------------------------------------------------------------
async def laden(table: Table) -> None:
    """A pile, a grid with one card up, hands, and Bob's open row."""
    grid = table.lay("grid", from_notation("wB wC wD wF"), columns=2)
    pile = await table.pile(from_notation(HANDS))
    for hand in table.each("hand").values():
        table.deal_hand(pile, 2, hand)
    row = table.lay("trick", owner=BOB, eyes=Eyes.ALL)
    table.move(pile, TOP, row, up=True, key="played", by=BOB)
    table.turn_up(grid, 3, ANA)
    await table.must(ANA, Press("buzz"))
    table.turn_all_down(grid)
    await table.must(ANA, Press("buzz"))


def test_v_walks_from_place_to_place_and_from_card_to_card() -> None:
    with parlour(laden, people=1) as room:
        assert room.press("v") == ["Tour de table. Grille\u00a0: 4 cartes."]
        assert room.press("down") == ["ligne 1, colonne 1, face cachée"]
        assert room.press("down") == ["ligne 2, colonne 1, D"]
        assert room.press("right") == ["ligne 2, colonne 2, face cachée"]
        assert room.press("down") == ["Pioche\u00a0: 5 cartes."]
        assert room.press("right") == ["Pioche\u00a0: 5 cartes."]  # a pile that lies face down is only counted
        assert room.press("down", "right", "right", "right") == [
            *("Main\u00a0: 2 cartes.", "position 1, K", "position 2, A", "position 2, A")
        ]
        assert room.press("down") == ["Main, Bob\u00a0: 2 cartes."] and room.press("right") == [
            "Main, Bob\u00a0: 2 cartes."
        ]
        assert room.press("down", "right") == ["Pli, Bob\u00a0: 1 carte.", "étoile"]
        assert room.press("down") == [room.console.page.here()]  # the edge
        room.press("escape")
        assert room.console.page is room.party.shown


def test_a_card_turned_back_is_not_found_on_the_walk_any_more() -> None:
    with parlour(laden, people=1) as room:
        room.press("v", "down", "down")
        assert "D" in room.console.page.here()
        room.answer(ANA, True)
        assert room.console.page.here() == "ligne 2, colonne 1, face cachée"
        assert not any(face == "D" for item in room.ear.views[-1].items for face in [item.face and item.face.letter])


def test_before_the_curtain_hands_are_only_counted_on_the_walk() -> None:
    with parlour(laden) as room:
        texts = room.press("v", *["down", "right", "right"] * 7)
        assert "Main, Ana\u00a0: 2 cartes." in texts and not faces_in(" ".join(texts)) - {"D", "star"}


def test_nobody_pries_with_the_new_keys() -> None:
    """Paflemix with two people: ideas, lists and walks in every state, and a spy in the room."""
    spy = Spy()
    room = Room("paflemix", {"Ana": "", "Bob": "", "Ordi": "normal"}, seed=7, options={"rounds": "1"},
                a_key_takes=0.2, ear=spy)  # fmt: skip
    spy.room, rng = room, Random(7)
    try:
        for _ in range(150):
            if not room.is_on:
                break
            letter = rng.choice("ppvva")
            room.press(f"ctrl+{letter}" if room.console.page.typing else letter)
            if letter == "v" and room.is_on and room.console.page is not room.party.shown:
                room.press(*rng.choices(["down", "right", "left", "up"], k=6), "escape")
            play_on(room, rng)
            assert not spy.caught, spy.caught[:3]
    finally:
        room.close()


# The own hand ---------------------------------------------------------------------------------------------------------
def hand_of(room: Parlour) -> list[str]:
    return [choice.label for choice in room.console.page.choices]


def test_a_goes_round_the_orders_of_the_own_hand() -> None:
    async def play(table: Table) -> None:
        pile = await table.pile(from_notation("wK bZ wB wE STAR"))
        for hand in table.each("hand").values():
            table.deal_hand(pile, 5, hand)
        await table.must(ANA, Pick("lay", (1, 2, 3, 4, 5, "draw"), among="hand"))

    room = Parlour(play, ("Ana",), people=1, deck="wK bZ wB wE STAR")
    try:
        assert hand_of(room) == ["K", "Z", "B", "E", "étoile", "piocher"]
        for words, hand in (
            ("Main rangée par ordre alphabétique.", "B E K Z étoile"),
            ("Main rangée avec les voyelles d’abord.", "E B K Z étoile"),
            ("Main rangée par familles de cartes.", "Z B E K étoile"),
            ("Main rangée comme elle est venue.", "K Z B E étoile"),
        ):
            (said,) = room.press("a")
            assert said.startswith(words) and hand_of(room) == [*hand.split(), "piocher"]
            read = ", ".join(hand.split()[:-1]) + " et étoile."
            assert room.press("m")[0].endswith(read) and said.endswith(read)
            assert room.press("v", "right", "right")[-1] == f"position {'KZBE'.index(hand[2]) + 1}, {hand[2]}"
            room.press("escape")
    finally:
        room.close()


def test_the_card_chosen_is_the_one_heard_whatever_the_order() -> None:
    with parlour(asks(Pick("lay", (1, 2, 3, 4, 5), among="hand")), people=1) as room:
        room.press("a", "home")
        assert room.console.page.here() == "A"
        room.press("enter")
        assert [answer.answer for answer in room.answers] == [2]


def test_a_game_says_how_its_hand_is_read() -> None:
    lid = Game(players=(1, 4), minutes=1, kind="words", order="alphabet")
    with parlour(asks(Pick("lay", (1, 2, 3, 4, 5), among="hand")), people=1, lid=lid) as room:
        assert hand_of(room) == ["A", "E", "K", "Z", "étoile"]


def test_the_order_is_ones_own_and_changed_behind_the_curtain() -> None:
    with parlour(asks(Pick("lay", (1, 2, 3, 4, 5), among="hand"))) as room:
        assert "privées" in room.press("a")[0]
        room.press("enter", "a")
        assert room.party.guests[ANA].narrator.order == "alphabet"
        assert room.party.guests[BOB].narrator.order == "dealt"
