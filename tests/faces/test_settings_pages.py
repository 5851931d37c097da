"""The settings: each value through the real pages, what is kept of them, and what the command line only wished."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from commands.shell import Seated
from narration.betrayals import BETRAYS

from access_game.core.names import LONGEST_NAME
from access_game.devices.screen.window import Window
from access_game.hall.options import ORDER
from access_game.home.home import Home
from access_game.home.settings import CHOICES, Settings
from access_game.players.pages import LONGEST_LINE, LinePage
from access_game.program.app import Program
from access_game.program.faces import TerminalFace
from access_game.program.window_face import WindowFace
from access_game.program.wishes import WISHED, Wishes
from faces.house import House
from faces.newcomer import wait_until

pytestmark = pytest.mark.peer


def kept(folder: Path, profile: str = "adult") -> dict[str, object]:
    return tomllib.loads((folder / "profiles" / f"{profile}.toml").read_text(encoding="utf-8"))


# Every value ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", ORDER)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_value_is_said_shown_kept_and_found_again(tmp_path: Path, language: str, name: str) -> None:
    """After "no time limit" too the page opens, now and at the next start."""
    seen = set()
    for _ in CHOICES[name]:
        with House(tmp_path, language) as house:
            heard = house.go("settings", name)
            if house.here == ["no", "yes"]:  # a voice less is asked twice
                heard = house.go("yes")
            seen.add(kept(tmp_path)[name])
            spoken = house.program.language  # the language itself is one of the settings
            assert heard and not BETRAYS[spoken].search(heard[-1]), heard
            house.press("f2", "r", "escape")
            house.go("settings")
            assert name in house.here and "profile" in house.here
        with House(tmp_path, language) as again:
            assert getattr(again.program.shelf.settings, name) == kept(tmp_path)[name]
            assert name in again.go("settings") or name in again.here
    assert seen == set(CHOICES[name])


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_table_without_time_limit_is_set_in_the_invitation(tmp_path: Path, language: str) -> None:
    with House(tmp_path, language) as house:
        house.go("play", "zieufermix", "pace", "pace", "pace", "pace", "pace")
        assert kept(tmp_path)["pace"] == 2
        house.press("escape", "escape")
        house.go("settings")


# Wishes of the command line --------------------------------------------------------------------------
@pytest.mark.parametrize("change", ["rate", "privacy", "zoom", "verbosity"])
def test_a_wish_of_the_command_line_is_never_kept(tmp_path: Path, change: str) -> None:
    with House(tmp_path, "en") as house:  # which also wished: no speech, no braille, no sound
        house.go("settings", change)
        house.press("f5", "f4")
        assert house.program.settings.speech == "off"
        assert house.program.settings.language == "en"
        house.go("keys", "repeat")
        house.type("k")
        house.press("escape")
        house.go("name")
        house.type("Ana")
        house.go("profile", "child")
        house.go("rate")
    for profile in ("adult", "child"):
        file = kept(tmp_path, profile)
        assert {name: file[name] for name in WISHED} == {name: getattr(Settings(), name) for name in WISHED}


def test_an_evening_without_voice_leaves_the_next_one_its_voice(tmp_path: Path) -> None:
    """On a real terminal: the wish is for once, the changed setting for good."""
    wished = ("--speech", "off", "--lang", "en", "--sound", "off", "--braille", "off")
    with Seated("--terminal", *wished, home=tmp_path) as table:
        table.until("Quit\r\n> ")
        table.types("5")
        table.until("Settings.")
        table.until("\n> ")
        table.types("4")  # the speed of the voice
        table.until("220")
        table.types("0")
        table.until("\n> ")
        table.kill()
    file = kept(tmp_path)
    assert (file["rate"], file["speech"], file["language"], file["sound"], file["braille"]) == (
        *(220, "auto", "", "on", "auto"),
    )
    with Seated("--terminal", home=tmp_path) as table:
        table.until("Menu principal")


def test_the_page_starts_from_what_is_kept_and_tells_the_wish_beside_it(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        house.go("settings")
        labels = {choice.id: choice.label for choice in house.console.page.choices}
        assert labels["speech"].endswith("voix intégrée\u00a0; pour cette fois, sans voix")
        assert labels["braille"] == "Plage braille\u00a0: automatique\u00a0; pour cette fois, aucune"
        assert labels["rate"] == "Vitesse de la voix\u00a0: 200"


def test_who_chooses_a_setting_that_was_wished_is_obeyed_and_the_wish_ends(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        house.go("settings", "speech")
        assert kept(tmp_path)["speech"] == house.program.settings.speech == "builtin"
        assert house.program.settings.sound == "off"  # the other wishes hold
        house.go("braille")
        house.type("auto")  # what is kept already, and yet a choice
        assert kept(tmp_path)["braille"] == house.program.settings.braille == "auto"
        house.go("language")
        house.go("language")
        assert (house.program.language, house.program.wishes.language) == ("en", "")
        assert house.program.wishes == Wishes(sound="off")


@pytest.fixture
def open_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    """The program with its devices open, mute by a wish."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    import pygame.mixer

    pygame.mixer.quit()
    program = Program(Wishes(True, "fr", "off", "off", "off"), Home(tmp_path))
    program.mouth.open()
    program.face = TerminalFace(program)
    program.hall.enter()
    yield program
    program.close_devices()


def test_a_voice_chosen_in_the_menu_speaks_at_once(open_house: Program) -> None:
    queue, cues, mixer = open_house.mouth.queue, open_house.mouth.cues, open_house.mouth.mixer
    assert queue is not None and queue.settle(60) and queue.voice.name == "off"
    open_house.hall.settings_pages.open()
    open_house.hall.settings_pages.choose("speech")
    wait_until(lambda: queue.voice.name == "builtin", "the built-in voice")
    assert not cues.volumes.effects
    open_house.change(sound="on")
    assert cues.volumes.effects and mixer.is_open
    open_house.change(speech="off")
    wait_until(lambda: queue.voice.name == "off", "silence")


def test_without_a_voice_the_screen_reader_of_the_window_may_speak(tmp_path: Path) -> None:
    program = Program(Wishes(False, "fr", "builtin", "off", "off"), Home(tmp_path))
    face = WindowFace(program)
    assert isinstance(face.window, Window) and not face.window._reader_speaks
    program.face = face
    program.change(speech="off")
    assert face.window._reader_speaks


def test_a_profile_brings_its_own_keys(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        house.go("settings", "keys", "repeat")
        house.type("k")
        house.press("escape")
        house.go("profile", "child")
        assert house.console.keymap.changes == {}
        house.go("profile", "adult")
        assert house.console.keymap.changes == {"repeat": ["k", "ctrl+r"]}


# Names ------------------------------------------------------------------------------------------------
NAMES = {"too long": ("x" * (LONGEST_NAME + 1), "30 signes"), "steers": ("A\u202ena", "ne se lit pas")}


@pytest.mark.parametrize(("name", "said"), NAMES.values(), ids=NAMES)
@pytest.mark.parametrize("door", [("settings", "name"), ("play", "zieufermix", "person"), ("tools", "scores", "+")])
def test_what_cannot_be_a_name_is_refused_with_a_sentence(
    tmp_path: Path, door: tuple[str, ...], name: str, said: str
) -> None:
    with House(tmp_path) as house:
        house.go(*door)
        page = house.console.page
        assert isinstance(page, LinePage)
        page.set(name)
        assert said in house.press("enter")[-1]
        assert house.console.page is page  # nothing was taken, and it can be mended
        page.set("x" * LONGEST_NAME)
        house.press("enter")
        assert house.console.page is not page


def test_a_name_is_kept_tidy_and_an_empty_one_is_none(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        house.go("settings", "name")
        house.type("  Zoe\u0301   M ")
        assert kept(tmp_path)["name"] == "Zoé M"
        house.go("name")
        house.press("enter")
        assert kept(tmp_path)["name"] == ""


def test_somebody_called_like_a_computer_keeps_the_name(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        house.go("settings", "name")
        house.type("zoé")
        house.press("escape")
        house.go("play", "zieufermix", "start")
        assert house.program.evening is not None
        assert house.program.evening.header.seats == ("zoé", "Malo", "Anouk")


# What cannot be kept -----------------------------------------------------------------------------------
def test_a_setting_that_cannot_be_written_is_told_and_obeyed(tmp_path: Path) -> None:
    (tmp_path / "profiles").write_text("a file where the folder should be")
    with House(tmp_path) as house:
        heard = house.go("settings", "rate")
        assert any(str(tmp_path / "profiles" / "adult.toml") in text for text in heard)
        assert any("seulement pour aujourd’hui" in text for text in heard)
        assert heard[-1] == "Vitesse de la voix\u00a0: 220" and house.program.settings.rate == 220
        assert any("ne peut pas être écrit" in text for text in house.press("f6"))
        assert house.program.settings.rate == 240
        house.go("keys", "repeat")
        assert any("ne peut pas être écrit" in text for text in house.type("k"))
        assert house.console.keymap.changes == {"repeat": ["k", "ctrl+r"]}
        house.press("escape")
        house.go("name")
        assert any("ne peut pas être écrit" in text for text in house.type("Ana"))
        assert house.program.settings.name == "Ana"
    assert (tmp_path / "profiles").read_text() == "a file where the folder should be"


def test_a_profile_that_cannot_be_written_down_is_used_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").mkdir()
    with House(tmp_path) as house:
        heard = house.go("settings", "profile", "child")
        assert any(str(tmp_path / "settings.toml") in text for text in heard)
        assert house.program.shelf.profile == "child" and house.program.settings.rate == 160
    assert not list(tmp_path.glob("*.new"))


def test_a_held_key_does_not_pile_the_sentence_up(tmp_path: Path) -> None:
    """Until it has been heard it is not said again."""
    (tmp_path / "profiles").write_text("")
    with House(tmp_path) as house:
        waiting = []
        house.ear.say = lambda utterance, heard=None: waiting.append((utterance.text, heard))  # type: ignore[method-assign]
        for _ in range(5):
            house.program.dials.turn("faster")
        assert [text for text, _ in waiting if "aujourd’hui" in text] == [waiting[0][0]]
        waiting[0][1]()
        house.program.dials.turn("slower")
        assert len([text for text, _ in waiting if "aujourd’hui" in text]) == 2


def test_a_word_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "words-fr.txt").mkdir()
    with House(tmp_path) as house:
        personal = house.program.library.personal
        assert not personal.accept("toutilix") and "toutilix" in personal
        assert "toutilix" in house.ear.texts[-1] and str(tmp_path / "words-fr.txt") in house.ear.texts[-1]
        assert not personal.accept("toutilix"), "remembered is not written"
        (tmp_path / "words-fr.txt").rmdir()
        assert personal.accept("toutilix")
        assert (tmp_path / "words-fr.txt").read_text(encoding="utf-8") == "toutilix\n"


def test_a_folder_that_is_only_lent_is_told_at_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with House(tmp_path) as house:
        house.program.home.is_lent = True
        monkeypatch.setattr("access_game.program.app.TerminalFace", lambda program: _Closed())
        monkeypatch.setattr("access_game.program.app.window_face", lambda program: _Closed())
        house.program.run()
        told = [text for text in house.ear.texts if str(tmp_path) in text]
        assert len(told) == 1 and "ACCESS_GAME_HOME" in told[0]


class _Closed:
    """A face that is closed as soon as it is open."""

    is_terminal = False

    def open(self) -> None: ...

    def loop(self) -> None: ...

    def dress(self, settings: Settings) -> None: ...

    def close(self) -> None: ...


def test_a_line_of_the_settings_has_an_end(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        house.go("settings", "braille")
        house.console.line("b" * (LONGEST_LINE + 1))
        assert "60 signes au plus, et il y en a 61" in house.ear.texts[-1]
        assert house.console.page.here() == "" and not (tmp_path / "profiles").exists()
