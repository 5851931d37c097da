"""Commands and their keys: what a player may rely on, and what a player may change."""

from __future__ import annotations

import string
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from access_game import narration
from access_game.devices.keys.keymap import COMMANDS, Conflict, Fixed, Keymap, called, said
from access_game.devices.keys.stroke import KEYS, NAMED, Stroke
from access_game.narration.phrasebook import LANGUAGES, Phrasebook

LOCALE = Path(narration.__file__).parent / "locale"
# The same examples on every machine, however slow.
calm = settings(derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck))
FREE = [command for command in COMMANDS if not command.fixed]
strokes = st.builds(
    Stroke,
    st.sampled_from(sorted(KEYS)),
    ctrl=st.booleans(),
    shift=st.booleans(),
    alt=st.booleans(),
    at=st.floats(0, 9),
)


def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource((LOCALE / language / "keys.ftl").read_text(encoding="utf-8")))
    return made


def words(language: str):
    made = bundle(language)

    def message(name: str, facts: dict[str, str]) -> str:
        text, errors = made.format_pattern(made.get_message(name).value, facts)
        assert not errors
        return text

    return message


@pytest.mark.parametrize(
    ("key", "command"),
    [
        ("up", "up"),
        ("end", "last"),
        ("7", "nth"),
        ("enter", "choose"),
        ("space", "tick"),
        ("i", "details"),
        ("escape", "menu"),
        ("ctrl", "silence"),
        ("r", "repeat"),
        ("ctrl+r", "repeat"),
        ("pageup", "older"),
        ("ctrl+end", "newest"),
        ("o", "missed"),
        ("m", "hand"),
        ("q", "turn"),
        ("p", "options"),
        ("h", "hint"),
        ("v", "places"),
        ("a", "arrange"),
        ("shift+f1", "rules"),
        ("f12", "theme"),
        ("ctrl+z", "undo"),
        ("f", None),
        ("alt+r", None),
    ],
)
def test_the_default_keys_are_those_of_the_table(key: str, command: str | None) -> None:
    assert Keymap().command_for(Stroke.parse(key)) == command


def test_no_key_means_two_commands() -> None:
    names = [stroke.name for command in COMMANDS for stroke in command.strokes]
    assert len(names) == len(set(names))


def test_every_command_has_a_key() -> None:
    assert all(command.strokes for command in COMMANDS)


def test_no_command_needs_a_punctuation_mark() -> None:
    letters_digits = set(string.ascii_lowercase + string.digits)
    assert {stroke.key for command in COMMANDS for stroke in command.strokes} <= letters_digits | set(NAMED)


def test_a_capital_letter_gives_the_same_command() -> None:
    assert Keymap().command_for(Stroke("r", "R", shift=True)) == "repeat"


def test_a_digit_typed_with_shift_is_still_that_digit() -> None:
    assert Keymap().command_for(Stroke("3", "3", shift=True)) == "nth"


def test_an_accent_alone_commands_nothing() -> None:
    assert Keymap().command_for(Stroke("", "ê")) is None


@calm
@given(strokes)
def test_letters_digits_and_space_type_while_a_word_is_typed(stroke: Stroke) -> None:
    if stroke.types:
        assert Keymap().command_for(stroke, typing=True) is None


@pytest.mark.parametrize("letter", "iromtsqnephva")
def test_while_a_word_is_typed_the_same_letter_commands_with_ctrl(letter: str) -> None:
    keymap = Keymap()
    with_ctrl = keymap.command_for(Stroke(letter, ctrl=True), typing=True)
    assert with_ctrl is not None
    assert with_ctrl == keymap.command_for(Stroke(letter, letter))


def test_what_is_written_without_a_keyboard_finds_the_command_of_its_key() -> None:
    keymap = Keymap().rebind("scores", Stroke("j"))
    assert [keymap.letter(char) for char in ("j", "J", "s", " ", "3", "é", "z")] == [
        *("scores", "scores", None, "tick", "nth", None, None)
    ]
    assert [keymap.chord(char) for char in ("j", "Z", "H", "3", " ", "é")] == [
        *("scores", "undo", "hint", None, None, None)
    ]


def test_silence_help_and_the_menu_are_alive_while_a_word_is_typed() -> None:
    keymap = Keymap()
    for key in ("ctrl", "f1", "escape", "enter", "pageup"):
        stroke = Stroke.parse(key)
        assert keymap.command_for(stroke, typing=True) == keymap.command_for(stroke) is not None


def test_a_new_letter_takes_the_place_of_the_old_letter_and_keeps_the_other_key() -> None:
    keymap = Keymap().rebind("repeat", Stroke("j", "j", at=12.5))
    assert keymap.command_for(Stroke("j", "j")) == "repeat"
    assert keymap.command_for(Stroke("r", "r")) is None
    assert keymap.command_for(Stroke("r", ctrl=True), typing=True) == "repeat"


def test_the_old_keymap_is_untouched_by_a_change() -> None:
    before = Keymap()
    before.rebind("repeat", Stroke("j"))
    assert before == Keymap()
    assert before.command_for(Stroke("r")) == "repeat"


def test_a_key_already_taken_is_refused_with_the_name_of_its_command() -> None:
    with pytest.raises(Conflict) as refusal:
        Keymap().rebind("repeat", Stroke("t", "t"))
    assert (refusal.value.command, refusal.value.other) == ("repeat", "table")


def test_the_key_a_command_already_has_is_not_refused() -> None:
    assert Keymap().rebind("repeat", Stroke("r")).command_for(Stroke("r")) == "repeat"


def test_the_digits_keep_their_meaning() -> None:
    with pytest.raises(Fixed):
        Keymap().rebind("nth", Stroke("j"))
    with pytest.raises(Conflict):
        Keymap().rebind("repeat", Stroke("4"))


def test_mere_text_cannot_carry_a_command() -> None:
    with pytest.raises(Fixed):
        Keymap().rebind("repeat", Stroke("", "é"))


def test_an_unknown_command_has_no_keys() -> None:
    with pytest.raises(KeyError):
        Keymap().strokes_for("dance")


changes = st.lists(st.tuples(st.sampled_from([command.name for command in FREE]), strokes), max_size=12)


def rebound(wishes: list[tuple[str, Stroke]]) -> Keymap:
    keymap = Keymap()
    for command, stroke in wishes:
        try:
            keymap = keymap.rebind(command, stroke)
        except Conflict:
            continue
    return keymap


@calm
@given(changes)
def test_after_any_changes_every_command_still_has_its_own_key(wishes: list[tuple[str, Stroke]]) -> None:
    keymap = rebound(wishes)
    for command in COMMANDS:
        own = keymap.strokes_for(command.name)
        assert own
        assert all(keymap.command_for(stroke) == command.name for stroke in own)
        while_typing = keymap.strokes_for(command.name, typing=True)
        assert all(keymap.command_for(stroke, typing=True) == command.name for stroke in while_typing)
        assert bool(while_typing) >= bool(command.typing_strokes)


@calm
@given(changes)
def test_a_keymap_survives_its_file(wishes: list[tuple[str, Stroke]]) -> None:
    keymap = rebound(wishes)
    again = Keymap.from_toml(keymap.to_toml())
    assert again == keymap
    assert hash(again) == hash(keymap)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "][",
        "keys = 3",
        "[keys]\nrepeat = 3",
        "[keys]\nrepeat = []",
        '[keys]\nrepeat = ["hyper+r"]',
        '[keys]\nrepeat = ["ctrl+ctrl+r"]',
        '[keys]\nrepeat = ["j"]',  # would leave no key while a word is typed
        '[keys]\nrepeat = ["t", "ctrl+r"]',  # the key of the table
        '[keys]\nrepeat = [3, "r"]',
        '[keys]\nnth = ["j"]',
        '[keys]\ndance = ["j", "ctrl+j"]',
        '[keys]\nrepeat = ["j", "ctrl+r"]\nhand = ["j", "ctrl+m"]',
    ],
)
def test_a_senseless_file_leaves_the_default_keys(text: str) -> None:
    assert Keymap.from_toml(text) == Keymap()


def test_two_keys_may_be_exchanged_in_a_file() -> None:
    keymap = Keymap.from_toml('[keys]\nrepeat = ["t", "ctrl+r"]\ntable = ["r", "ctrl+t"]')
    assert keymap.command_for(Stroke("t")) == "repeat"
    assert keymap.command_for(Stroke("r")) == "table"


def test_what_makes_sense_in_a_file_is_kept_beside_what_does_not() -> None:
    keymap = Keymap.from_toml('[keys]\nrepeat = ["t", "ctrl+r"]\nhand = ["j", "ctrl+m"]')
    assert keymap.command_for(Stroke("j")) == "hand"
    assert keymap.command_for(Stroke("t")) == "table"


@calm
@given(st.dictionaries(st.text(max_size=8), st.lists(st.text(max_size=8), max_size=3), max_size=4))
def test_no_settings_file_can_break_the_keys(raw: dict[str, list[str]]) -> None:
    assert Keymap.from_changes(raw).command_for(Stroke("escape")) == "menu"


@calm
@given(strokes)
def test_a_stroke_is_found_again_by_its_name(stroke: Stroke) -> None:
    assert Stroke.parse(stroke.name) == stroke


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_command_and_key_has_its_words(language: str) -> None:
    messages = bundle(language)
    for command in COMMANDS:
        assert messages.has_message(f"command-{command.name}")
        assert messages.has_message(f"command-{command.name}-help")
    assert all(messages.has_message(f"key-{key}") for key in NAMED)


@pytest.mark.parametrize(
    ("language", "key", "spoken"),
    [
        ("fr", "ctrl+home", "Contrôle Début"),
        ("fr", "pageup", "page précédente"),
        ("fr", "shift+f1", "Majuscule F1"),
        ("fr", "ctrl+r", "Contrôle R"),
        ("en", "ctrl+alt+shift+a", "Control Alt Shift A"),
        ("en", "3", "3"),
    ],
)
def test_a_key_is_spoken_by_its_name(language: str, key: str, spoken: str) -> None:
    assert said(Stroke.parse(key), words(language)) == spoken


CALLED = {
    "home": "home", "Début": "home", "debut": "home", "fin": "end", "Échap": "escape", "page précédente": "pageup",
    "flèche haut": "up", "barre d’espace": "space", "K": "k", "f3": "f3", "Contrôle M": "ctrl+m", "ctrl+m": "ctrl+m",
    "ctrl m": "ctrl+m", "Majuscule F1": "shift+f1", "Contrôle Début": "ctrl+home", "ctrl+fin": "ctrl+end",
    "alt+f4": "alt+f4", "Contrôle": "ctrl", "7": "7",
}  # fmt: skip


@pytest.mark.parametrize(("name", "stroke"), CALLED.items())
def test_a_key_is_understood_by_its_spoken_name_and_by_its_own(name: str, stroke: str) -> None:
    book = Phrasebook("fr")
    assert called(name, lambda id, facts: book.text(id, **facts)).name == stroke


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_is_understood_as_it_is_said(language: str) -> None:
    book = Phrasebook(language)

    def words(id: str, facts: dict[str, str]) -> str:
        return book.text(id, **facts)

    for key in sorted(KEYS - {"ctrl"}):
        for held in ("", "ctrl+", "alt+", "shift+", "ctrl+shift+"):
            stroke = Stroke.parse(held + key)
            assert called(said(stroke, words), words) == stroke


@pytest.mark.parametrize("name", ["", "hop", "home home", "+", "alt", "ctrl+ctrl+m"])
def test_what_no_keyboard_has_is_not_understood(name: str) -> None:
    with pytest.raises(ValueError, match="no such key"):
        called(name, lambda id, facts: Phrasebook("fr").text(id, **facts))
