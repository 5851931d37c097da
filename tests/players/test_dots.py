"""Everything by braille display: what the fingers read, and what they press. No port, no thread, no clock."""

from __future__ import annotations

import io
import json
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

import pytest

from access_game.devices.braille.cells import CURSOR, cell
from access_game.devices.braille.display import Abilities
from access_game.devices.braille.events import Back, Chord, Enter, Erase, Escape, Event, Help, Lost, Pan, Route, Steer
from access_game.devices.braille.line import SIGN
from access_game.devices.braille.perkins import decoder
from access_game.devices.braille.tables import encode
from access_game.devices.keys.stroke import Stroke
from access_game.devices.tape import Tape
from access_game.narration.phrasebook import DOTS, Phrasebook
from access_game.narration.utterance import MATCH, PROGRAM, Cue, Say, Utterance
from access_game.narration.view import Kind
from access_game.players import readership
from access_game.players.chords import MINE, OWN
from access_game.players.console import Console
from access_game.players.dots import JUST_COME, Dots
from access_game.players.pages import Choice, LinePage, ListPage, TextPage
from access_game.program.fingers import HINTS
from players.room import Listener, Room
from players.spy import faces_in, texts_of

SIZES = (12, 20, 32, 40, 80)
SPACE = True


class Pad:
    """A display of paper: it keeps the last line written."""

    name, abilities = "paper", Abilities()

    def __init__(self, cells: int) -> None:
        self.cells, self.line, self.text = cells, bytes(cells), ""

    def open(self, on_event: Callable[[Event], None]) -> None:
        pass

    def write(self, cells: bytes, text: str = "") -> None:
        self.line, self.text = cells, text

    def close(self) -> None:
        pass


class Hands:
    """Dots on a console, and hands that read and press."""

    def __init__(self, console: Console, cells: int = 40, table: str = "fr8", alone: bool = False) -> None:
        self.pad, self.table, self.console = Pad(cells), table, console
        self.dots = Dots(console, self.pad, partial(encode, name=table), table, alone)
        console.ears.append(self.dots)
        console.eyes.append(self.dots)
        self.settle: Callable[[], None] = lambda: None
        console.refresh()

    def press(self, *events: Event) -> None:
        for event in events:
            if isinstance(event, Pan) and not event.at:  # nobody pans as fast as a test does
                event = replace(event, at=self.console.clock() + 1)
            self.dots.receive(event)
            self.settle()

    def strike(self, text: str) -> None:
        self.press(*(Chord(one, space=not one) for one in encode(text, self.table).cells))

    def space(self, letter: str) -> None:
        self.press(Chord(encode(letter, "fr8").cells[0], SPACE))

    @property
    def felt(self) -> str:
        """What the cells say, without the sign of what waits."""
        hand = decoder(self.table)
        cells = (one & ~CURSOR if one & CURSOR == CURSOR else one for one in self.pad.line[:-1])
        return "".join(hand.press(one) for one in cells).rstrip()

    @property
    def text(self) -> str:
        """The whole line that is shown, windows on either side included."""
        return self.pad.text

    def read_all(self) -> list[str]:
        """Pan on until nothing is held any more: the lines that were read."""
        lines, before = [self.text], b""
        while before != self.pad.line:
            before = self.pad.line
            self.press(Pan(1))
            if self.text != lines[-1]:
                lines.append(self.text)
        return lines

    def route(self, words: str) -> None:
        """The routing key above the beginning of these words, in whatever window it lies."""
        cells = encode(words, self.table).cells
        for _ in range(100):
            self.press(Pan(-1))
        for _ in range(100):
            line = bytes(one & ~CURSOR if one & CURSOR == CURSOR else one for one in self.pad.line)
            small = bytes(one & ~0x40 for one in line)  # a cursor hides dot 7 of a capital
            at = small.find(bytes(one & ~0x40 for one in cells)[: self.pad.cells])
            if at >= 0:
                self.press(Route(at))
                return
            self.press(Pan(1))
        raise AssertionError(f"{words} is not on the line: {self.text}")


@pytest.fixture
def console() -> Console:
    book = Console(Phrasebook("fr"))
    book.open(ListPage("Table.", (), lambda id: None, kind=Kind.TEXT), quiet=True)
    return book


@pytest.fixture
def room() -> Iterator[Room]:
    made = Room("zieufermix", {"Ana": "", "Ordi 1": "normal", "Ordi 2": "hard"}, seed=4)
    yield made
    made.close()


def at_table(room: Room, cells: int = 40) -> Hands:
    hands = Hands(room.console, cells)
    hands.settle = room.settle
    return hands


# What is pressed ----------------------------------------------------------------------------------------------------

FACES = {Kind.LIST: "Jouer|Réglages|Trouver un jeu|Quitter", Kind.HAND: "A|B|É|étoile", Kind.RACE: "buzz|2e mot|non"}


@pytest.mark.parametrize("table", ["fr8", "fr6"])
@pytest.mark.parametrize("cells", SIZES)
@pytest.mark.parametrize("kind", FACES)
def test_a_routing_key_chooses_the_item_under_it(console: Console, kind: Kind, cells: int, table: str) -> None:
    names = FACES[kind].split("|")
    hands = Hands(console, cells, table)
    for name in names:
        chosen: list[str] = []
        page = ListPage("", [Choice(one, one) for one in names], chosen.append, kind=kind)
        console.open(page)
        hands.route(name.split()[0])
        assert chosen == [name]


@pytest.mark.parametrize("cells", SIZES)
def test_a_routing_key_turns_the_card_under_it(room: Room, cells: int) -> None:
    hands = at_table(room, cells)
    hands.read_all()
    assert hands.text == "oooo oooo oooo oooo"
    entries = len(room.sitting.match.journal)
    hands.press(Route(1))
    mine = [entry.answer for entry in room.sitting.match.journal[entries:] if entry.seat == 0]
    assert mine[0] == (10 if cells == 12 else 2)  # twelve cells were panned to the third row


def test_a_grid_is_read_row_by_row_and_each_cell_is_a_card(room: Room) -> None:
    hands = at_table(room)
    hands.read_all()
    page = room.console.page
    pressed: list[str] = []
    page.on_choose = lambda id: (pressed.append(id), room.console.focus((), "typed"))
    for number in (1, 4, 5, 11, 16):
        hands.press(Route(number - 1 + (number - 1) // 4))
    assert pressed == ["1", "4", "5", "11", "16"]


def test_yes_and_no_come_after_their_question(console: Console) -> None:
    done: list[str] = []
    hands = Hands(console)
    console.confirm("Quitter la partie ?", lambda: done.append("yes"))
    assert hands.text == "Quitter la partie ?"
    hands.press(Pan(1))
    assert hands.text == "Non | Oui"
    hands.route("Oui")
    assert done == ["yes"]


def test_help_settings_and_the_menu_of_actions_are_a_chord_away(room: Room) -> None:
    hands = at_table(room)
    hands.press(Help())
    assert "Aide." in hands.text
    hands.press(Escape())
    hands.press(Escape())
    assert hands.text == "Menu des actions."
    assert any("Réglages" in line for line in hands.read_all())
    hands.route("scores")
    assert hands.text.startswith("Paires")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_help_teaches_the_keys_of_the_display(language: str) -> None:
    console = Console(Phrasebook(language))
    console.open(ListPage("Table.", (), lambda id: None, kind=Kind.TEXT), quiet=True)
    console.hints = HINTS
    hands = Hands(console)
    hands.press(Help())
    assert set(hands.read_all()) & {console.text(id) for id in HINTS}  # what matters most
    hands.press(Help())
    assert set(hands.read_all()) >= {console.text(id) for id in HINTS}


def test_a_text_is_read_on_over_its_paragraphs_and_back(console: Console) -> None:
    hands = Hands(console, 13)
    console.open(TextPage("Règles.", ["Un long premier paragraphe.", "Un deuxième."], console.close))
    assert hands.read_all() == ["Règles.", "Un long premier paragraphe.", "Un deuxième."]
    hands.press(Pan(-1))
    assert hands.text == "Un long premier paragraphe."
    assert "paragraphe." in hands.felt  # its end comes first for whoever reads back
    hands.press(Pan(-1), Pan(-1))
    assert hands.felt == "Un long"


def test_several_are_ticked_with_the_space_bar(console: Console) -> None:
    hands = Hands(console)
    page = ListPage("", [Choice(one, one) for one in "ABC"], lambda id: None, several=True)
    console.open(page)
    hands.press(Steer("down"), Chord(0, SPACE))
    assert page.ticked == {"B"} and hands.text == "A | +B | C"


@pytest.mark.parametrize(("table", "digit"), [("fr8", "2"), ("fr6", "2")])
def test_the_digit_of_a_seat_buzzes(console: Console, table: str, digit: str) -> None:
    buzzed: list[int] = []
    console.seat_key = lambda number: buzzed.append(number) is None
    hands = Hands(console, table=table)
    console.open(ListPage("", [Choice("1", "Touche 1 : Ana")], lambda id: None, kind=Kind.RACE))
    hands.strike(digit)
    assert buzzed == [2]


LETTERS = {
    "r": "repeat", "m": "hand", "t": "table", "s": "scores", "q": "turn", "n": "counts", "o": "missed", "i": "details",
    "E": "spell", "z": "undo",
}  # fmt: skip


@pytest.mark.parametrize("typing", [False, True], ids=["among items", "while typing"])
@pytest.mark.parametrize("letter", LETTERS)
def test_space_and_a_letter_give_its_command(console: Console, letter: str, typing: bool) -> None:
    """E alone with space is Escape everywhere in braille: spelling is the capital."""
    hands = Hands(console)
    line = LinePage("Mot ?", lambda text: None)
    console.open(line if typing else ListPage("", [Choice("a", "A")], lambda id: None))
    done: list[str] = []
    console.do = lambda command, digit=0: done.append(command)  # type: ignore[method-assign]
    hands.space(letter)
    assert done == [LETTERS[letter]] and line.text == ""


@pytest.mark.parametrize("dots", [dots for dots, command in OWN.items() if command not in MINE])
def test_what_has_no_letter_has_a_chord(console: Console, dots: int) -> None:
    hands = Hands(console)
    done: list[str] = []
    console.do = lambda command, digit=0: done.append(command)  # type: ignore[method-assign]
    hands.press(Chord(dots, SPACE))
    assert done == [OWN[dots]]


def test_a_letter_alone_is_a_command_among_items_and_a_letter_in_a_word(room: Room) -> None:
    hands = at_table(room)
    hands.strike("s")
    assert hands.text.startswith("Paires")
    page = LinePage("Mot ?", lambda text: None)
    room.console.open(page)
    hands.strike("s")
    assert page.text == "s" and hands.text == "s"


def test_an_unknown_chord_is_answered(console: Console) -> None:
    hands = Hands(console)
    hands.press(Chord(cell("12345678"), SPACE))
    assert "ne fait rien" in hands.text


def test_a_fault_of_a_command_does_not_silence_the_display(console: Console) -> None:
    faults: list[Exception] = []
    console.on_fault = faults.append
    hands = Hands(console)

    def broken(id: str) -> None:
        raise RuntimeError(id)

    console.open(ListPage("", [Choice("a", "A"), Choice("b", "B")], broken))
    hands.press(Enter(), Route(0), Steer("down"))
    assert len(faults) == 2 and console.page.current.id == "b"


# What is written ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", ["fr8", "fr6"])
@pytest.mark.parametrize("word", ["table", "élève", "Noël", "œuf", "ça va", "arc-en-ciel", "l'aiguë", "R2D2", "où"])
def test_words_are_typed_with_their_accents(console: Console, word: str, table: str) -> None:
    hands, page = Hands(console, table=table), LinePage("Mot ?", lambda text: None)
    given: list[str] = []
    page.on_submit = given.append
    console.open(page)
    hands.strike(word)
    hands.press(Enter())
    assert given == [word]


def test_a_letter_is_erased_and_a_waiting_sign_before_it(console: Console) -> None:
    hands, page = Hands(console, table="fr6"), LinePage("Mot ?", lambda text: None)
    console.open(page)
    hands.strike("ab")
    hands.press(Chord(cell("46")), Erase())  # a capital sign thought better of
    assert page.text == "ab"
    hands.press(Erase())
    assert page.text == "a" and hands.text == "a"
    hands.press(Erase())
    assert page.text == "" and hands.text == "Mot ?"
    hands.press(Erase())
    assert hands.text == "Ligne vide"


def test_a_routing_key_sets_the_cursor_where_the_next_letter_goes(console: Console) -> None:
    hands, page = Hands(console), LinePage("Mot ?", lambda text: None)
    console.open(page)
    hands.strike("bal")
    hands.press(Route(1))
    assert [place for place, one in enumerate(hands.pad.line) if one & CURSOR == CURSOR] == [1]
    hands.strike("r")
    assert page.text == "bral" and hands.text == "bral"
    hands.press(Steer("left"), Steer("left"))
    assert [place for place, one in enumerate(hands.pad.line) if one & CURSOR == CURSOR] == [0]


# What is read -------------------------------------------------------------------------------------------------------

NEWS = ["Ordi 1 L2C3 : étoile", "Ordi 1 prend A+ A+", "à vous", "une phrase plus longue que bien des plages braille"]


def event(text: str, topic: str = "") -> Utterance:
    return Utterance((Say(text),), braille=text, topic=topic)


@pytest.mark.parametrize("cells", SIZES)
def test_no_message_is_lost_by_panning_or_by_acting(console: Console, cells: int) -> None:
    hands = Hands(console, cells)
    console.open(ListPage("", [Choice("a", "A"), Choice("b", "B")], lambda id: None))
    for text in NEWS:
        console.say(event(text))
    assert hands.read_all() == [*NEWS, "A | B"]
    console.say(event(NEWS[3]))
    hands.press(Steer("down"))  # in the middle of the message, where it does not fit
    assert hands.text == "A | B"
    assert (NEWS[3] in hands.read_all()) is (cells < len(NEWS[3]))


@pytest.mark.parametrize("cells", (12, 20))
def test_a_new_event_never_overwrites_a_line_being_panned(console: Console, cells: int) -> None:
    hands = Hands(console, cells)
    console.say(event(NEWS[3]))
    hands.press(Pan(1))
    under = hands.pad.line
    console.say(event(NEWS[0]))
    console.refresh()
    assert hands.pad.line[:-1] == under[:-1] and hands.pad.line[-1] == SIGN
    assert hands.read_all()[:2] == [NEWS[3], NEWS[0]]


def test_what_must_be_forgotten_is_read_once(console: Console) -> None:
    hands = Hands(console)
    told = [("Ordi 1 L2C3 : étoile", "grid"), ("à vous", ""), ("L1C1 : A+", "grid")]
    for text, topic in told:
        console.say(event(text, topic))
    console.forget("grid")
    assert hands.read_all() == [*(text for text, _ in told), "Table."]
    hands.press(Pan(-1), Chord(cell("2"), SPACE))
    assert "étoile" not in hands.text and "A+" not in hands.text


def test_after_a_private_moment_nothing_is_left(console: Console) -> None:
    hands = Hands(console, 12)
    for text in NEWS:
        console.say(event(text))
    hands.press(Pan(1))
    with console.gather():
        console.wipe()
        assert hands.pad.line == bytes(12)
    console.flush()
    assert hands.read_all()[-1] == "Table." and not set(hands.read_all()) & set(NEWS)


def test_an_answer_is_not_taken_for_the_card_it_begins_like(console: Console) -> None:
    hands = Hands(console)
    console.open(ListPage("", [Choice(one, one) for one in "PAC"], lambda id: None, kind=Kind.HAND))
    hands.strike("i")
    assert hands.text == "Pas d’autre détail."


def test_an_answer_comes_before_the_messages_that_wait(room: Room) -> None:
    hands = at_table(room)
    for text in NEWS:
        room.console.say(event(text))
    hands.strike("s")
    assert hands.text.startswith("Paires")
    assert [line for line in hands.read_all() if line in NEWS] == NEWS[1:]  # the first was under the fingers


def test_a_setting_changed_in_a_window_panned_to_is_felt_at_once(console: Console) -> None:
    values = iter(("oui", "non"))

    def change(id: str) -> None:
        page.rebuild([page.choices[0], Choice("calm", f"Sans vitesse : {next(values)}")])
        console.focus(page.here())

    page = ListPage("", [Choice("start", "Commencer : une personne"), Choice("calm", "Sans vitesse : non")], change)
    hands = Hands(console, 20)
    console.open(page)
    hands.route("Sans")
    assert "Sans vitesse : oui" in hands.text
    window = encode("oui").cells
    while window not in hands.pad.line:
        before = hands.pad.line
        hands.press(Pan(1))
        assert hands.pad.line != before


@pytest.mark.parametrize(("key", "words"), [("s", "Paires"), ("t", "Grille"), ("m", "main"), ("q", "vous"), ("n", "")])
@pytest.mark.parametrize("cells", (12, 40))
def test_what_the_voice_answers_the_line_says_too(room: Room, key: str, words: str, cells: int) -> None:
    hands = at_table(room, cells)
    hands.read_all()
    before = len(room.ear.said)
    hands.space(key)
    (said,) = [text for text in (one.text for one in room.ear.said[before:]) if text]
    assert hands.text == said and words in said


def test_a_refusal_is_felt(room: Room) -> None:
    hands = at_table(room)
    hands.read_all()
    room.console.page.on_choose("99")
    room.settle()
    refusals = [one for one in room.ear.said if any(cue.name == "refused" for cue in one.cues)]
    assert refusals and refusals[-1].braille in hands.read_all()


def test_before_the_beginning_of_the_line_is_how_the_game_stands(room: Room) -> None:
    hands = at_table(room)
    hands.read_all()
    hands.press(Pan(-1))
    assert hands.text == room.console.view().braille and "Ordi 1:0" in hands.text
    hands.press(Pan(1))
    assert hands.text == "oooo oooo oooo oooo"


def tick(number: int) -> Utterance:
    return Utterance((Cue("tick"), Say(str(number))), clock=True, braille=str(number))


@pytest.mark.parametrize("table", ["fr8", "fr6"])
def test_a_chrono_runs_in_the_last_three_cells_and_is_never_held(console: Console, table: str) -> None:
    hands = Hands(console, 20, table, alone=True)
    heard: list[int] = []
    for number in (10, 9):
        console.say(tick(number), heard=lambda number=number: heard.append(number))
        cells = encode(str(number), table).cells
        assert hands.pad.line[-3:] == cells.rjust(3, b"\0") and hands.text == "Table."
    assert heard == [10, 9]
    console.say(event("temps écoulé"))
    assert hands.pad.line[-3:] == bytes(3) and hands.text == "temps écoulé"


def test_a_chrono_is_told_to_displays_that_take_text_only(console: Console) -> None:
    hands = Hands(console)
    hands.pad.abilities = Abilities(cells=False, routing=False, dots=False)
    console.say(tick(3))
    assert hands.text == "3"


def test_alone_a_message_counts_as_heard_when_it_has_been_read(console: Console) -> None:
    hands, heard = Hands(console, 12, alone=True), list[str]()
    console.say(event(NEWS[3]), heard=lambda: heard.append("long"))
    hands.press(Pan(1), Pan(1))
    assert heard == []
    hands.read_all()
    assert heard == ["long"]


def test_a_state_that_is_being_panned_holds_up_nobody(console: Console) -> None:
    hands, heard = Hands(console, 12, alone=True), list[str]()
    console.open(ListPage("", [Choice(one, one) for one in ("Jouer", "Apprendre", "Quitter")], lambda id: None))
    hands.press(Pan(1))
    console.say(Utterance(()), heard=lambda: heard.append("now"))
    assert heard == ["now"]


def test_who_pans_just_when_a_message_comes_still_reads_it(console: Console) -> None:
    hands = Hands(console, 20)
    console.open(ListPage("", [Choice(one, one) for one in ("Jouer", "Apprendre", "Quitter")], lambda id: None))
    console.say(event(NEWS[0]))
    hands.press(Pan(1, at=console.clock() + JUST_COME / 2))  # meant for the menu
    assert hands.text == NEWS[0] and hands.felt.startswith("Ordi 1")
    hands.press(Pan(1, at=console.clock() + 2 * JUST_COME), Pan(1))
    assert hands.text != NEWS[0]


@pytest.mark.parametrize("ask", ["chord", "sign"])
def test_how_many_messages_wait_is_told_by_a_chord_and_by_the_key_above_their_sign(console: Console, ask: str) -> None:
    hands = Hands(console, 40)
    for text in NEWS[:3]:
        console.say(event(text))
    assert hands.pad.line[-1] == SIGN
    hands.press(Chord(cell("25"), SPACE) if ask == "chord" else Route(39))
    assert hands.text == "2 messages attendent."
    assert hands.read_all()[1:] == [*NEWS[1:3], "Table."]
    hands.press(Chord(cell("25"), SPACE))
    assert hands.text == "Aucun message n’attend." and not hands.pad.line[-1]


def test_a_word_of_ones_own_is_never_hidden_from_the_fingers_that_write_it(console: Console) -> None:
    hands, page = Hands(console), LinePage("Mot ?", lambda text: None, secret=True)
    console.open(page)
    hands.strike("lapi")
    assert hands.felt == "lapi" and console.view().typed == "••••"
    hands.press(Erase())
    assert hands.felt == "lap"


def test_a_word_that_somebody_else_types_is_hidden_from_the_fingers(console: Console) -> None:
    hands, page = Hands(console), LinePage("Mot ?", lambda text: None, secret=True)
    console.open(page)
    console.press(Stroke("l", text="l"))
    assert "l" not in hands.text and "•" in hands.text
    hands.strike("a")
    assert page.text == "la" and "a" not in hands.text  # who adds a letter does not learn the others
    for _ in "la":
        console.press(Stroke("backspace"))
    hands.strike("mot")
    assert hands.felt == "mot"


LEARNT: list[tuple[Event, str]] = [
    (Enter(), "Point 8 : "),
    (Help(), "Espace H : "),
    (Steer("up"), "Espace 1 : "),
    (Chord(cell("234"), SPACE), "Espace S : "),
    (Chord(cell("23"), SPACE), "Espace 2 3 : "),
    (Chord(cell("1257"), SPACE), "Espace H majuscule : "),
    (Chord(cell("1")), "a : "),
    (Chord(0, SPACE), "Espace seul : "),
    (Erase(), "Point 7 : "),
    (Route(0), "Touche de curseur : "),
    (Chord(cell("12345678"), SPACE), "Espace 1 2 3 4 5 6 7 8 : sans effet"),
]


@pytest.mark.parametrize(("key", "words"), LEARNT, ids=[words for _, words in LEARNT])
def test_while_the_keys_are_learnt_every_key_of_the_display_says_what_it_does_and_does_nothing(
    room: Room, key: Event, words: str
) -> None:
    hands = at_table(room)
    hands.read_all()
    room.console.answer_by(DOTS)
    room.console.do("learn_keys")
    assert "Espace E" in hands.text
    entries, page = len(room.sitting.match.journal), room.console.page
    hands.press(key)
    assert hands.text.replace("\xa0", " ").startswith(words)
    assert len(room.sitting.match.journal) == entries and room.console.page is page
    hands.press(Escape())
    assert not room.console.learning and "Fin" in hands.text and room.console.page is page


def test_panning_reads_on_while_the_keys_are_learnt(console: Console) -> None:
    hands = Hands(console, 13)
    console.answer_by(DOTS)
    console.do("learn_keys")
    first = hands.felt
    hands.press(Pan(1))
    assert hands.felt != first and console.learning
    for _ in range(20):
        hands.press(Pan(1))
        if hands.text.startswith("Les touches d’avance"):
            return
    raise AssertionError("nobody said what the panning keys do")


# Who is waited for --------------------------------------------------------------------------------------------------


def test_who_reads_beside_a_voice_is_waited_for_until_the_line_is_read(console: Console) -> None:
    hands, heard = Hands(console), list[str]()
    console.say(event(NEWS[0]), heard=lambda: heard.append("nobody reads"))
    hands.read_all()
    console.say(event(NEWS[0]), heard=lambda: heard.append("read"))
    assert heard == ["nobody reads"]
    hands.read_all()
    assert heard == ["nobody reads", "read"]


def test_who_stops_reading_is_waited_for_as_long_as_the_line_takes_and_then_no_more(
    console: Console, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, seconds in (("BEGUN", 0.0), ("PER_SIGN", 0.0)):
        monkeypatch.setattr(readership, name, seconds)
    hands, heard = Hands(console), threading.Event()
    hands.press(Pan(1))
    console.say(event(NEWS[0]), heard=heard.set)
    assert heard.wait(10)
    later = threading.Event()
    console.say(event(NEWS[1]), heard=later.set)
    assert later.is_set()  # only listens now
    assert hands.read_all()[:2] == NEWS[:2]


# Scopes and the tape ------------------------------------------------------------------------------------------------


def taped(console: Console) -> io.StringIO:
    file = io.StringIO()
    console.tape = Tape(file)
    return file


def lines_of(file: io.StringIO) -> list[tuple[str, str, str]]:
    lines = [json.loads(line) for line in file.getvalue().splitlines()]
    return [(line["what"], line["lane"], line["text"]) for line in lines if line["ear"] == "braille"]


def test_what_the_menu_said_is_not_under_the_fingers_in_the_match(console: Console) -> None:
    hands, heard = Hands(console, 40, alone=True), list[str]()
    for text in NEWS:
        console.say(event(text), heard=lambda text=text: heard.append(text))
    console.say(replace(event("réglages gardés"), scope=PROGRAM))
    console.enter(MATCH)
    console.say(event("on mélange"))
    assert hands.read_all() == [NEWS[0], "réglages gardés", "on mélange", "Table."]  # the first was being read
    assert heard == NEWS  # nobody waits for words that cannot be read any more


def test_the_tape_has_what_came_under_the_fingers_and_where_the_focus_was(console: Console) -> None:
    file = taped(console)
    hands = Hands(console)
    with console.gather():
        console.open(ListPage("Jeux ?", [Choice("a", "A"), Choice("b", "B")], lambda id: None))
    console.flush()
    console.say(event("à vous"))
    hands.read_all()
    hands.press(Steer("down"))
    assert lines_of(file) == [
        *(("begun", "focus", "Jeux ?"), ("done", "focus", "Jeux ?")),
        *(("begun", "event", "à vous"), ("done", "event", "à vous")),
        ("begun", "focus", "B"),
    ]


def test_a_word_being_typed_is_not_on_the_tape(console: Console) -> None:
    file = taped(console)
    hands = Hands(console)
    console.open(LinePage("Un mot ?", lambda text: None))
    hands.read_all()
    hands.strike("secret")
    assert hands.text == "secret" and "secret" not in file.getvalue()


# Unplugged ----------------------------------------------------------------------------------------------------------


def test_a_display_that_goes_and_comes_back_takes_up_its_line(console: Console) -> None:
    voice = Listener()
    console.ears.append(voice)
    hands, heard = Hands(console, 40, alone=True), list[str]()
    console.say(event(NEWS[0]), heard=lambda: heard.append("read"))
    hands.press(Lost())
    assert heard == ["read"]  # nobody waits for fingers that feel nothing
    console.say(event(NEWS[1]))
    hands.press(Back(12))
    assert hands.text == NEWS[0] and len(hands.pad.line) == 12
    assert hands.read_all() == [NEWS[0], NEWS[1], "Table."]
    assert voice.texts == [NEWS[0], console.text("braille-lost"), NEWS[1], console.text("braille-back")]


# Secrets ------------------------------------------------------------------------------------------------------------


def test_a_hand_for_the_fingers_only_is_never_said_or_shown() -> None:
    room = Room("frontibix", {"Ana": "", "Bob": ""}, seed=3, privacy="braille", options={"calm": "yes"})
    try:
        hands = at_table(room)
        hands.read_all()
        said, seen = len(room.ear.said), len(room.ear.views)
        hands.press(Enter())
        guest = room.party.inside
        assert guest is not None
        card = next(iter(guest.sight.hand.cards.values()))
        lines = hands.read_all()
        assert any(line.endswith(f": {room.party.common.card_braille(card)}") for line in lines)
        for utterance in room.ear.said[said:]:
            assert not utterance.braille and not utterance.text
        for view in room.ear.views[seen:]:
            assert not any(faces_in(text) for text in texts_of(view)), view
            assert not any(face.kind == "letter" for one in view.table for _, face in one.faces), view
        hands.press(Enter())  # an empty line passes
        assert room.party.inside is not guest
        assert not any(line in hands.read_all() for line in lines if line.startswith("reçu"))
    finally:
        room.close()


def test_a_replaced_table_writes_the_same_line_anew(console: Console) -> None:
    hands = Hands(console)
    console.say(replace(event("A 12"), topic="x"))
    assert hands.pad.line.rstrip(b"\0") == encode("A 12", "fr8").cells
    hands.dots.use(partial(encode, name="fr6"), "fr6")
    assert hands.pad.line.rstrip(b"\0") == encode("A 12", "fr6").cells
