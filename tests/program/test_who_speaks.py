"""Who speaks, in the whole program with its real queue and mixer: as chosen, at once, told when another must, and never
nobody by mistake."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from faces.newcomer import wait_until
from narration.betrayals import BETRAYS
from players.room import Listener

from access_game.devices.keys.stroke import Stroke
from access_game.devices.speech import choice
from access_game.devices.speech.sighting import Sighting
from access_game.devices.speech.speaker import Speaker
from access_game.devices.speech.system import System
from access_game.devices.speech.tree_voice import Stand
from access_game.devices.speech.voice import Phrase
from access_game.home.home import Home
from access_game.home.settings import CHOICES
from access_game.narration.phrasebook import Phrasebook
from access_game.narration.utterance import PROGRAM, Utterance
from access_game.program import bystander
from access_game.program.app import Program
from access_game.program.mouth import WHO_SPEAKS
from access_game.program.window_face import WindowFace
from access_game.program.wishes import Wishes

pytestmark = pytest.mark.peer
WORKER = """import sys
print('{"ready": true}', flush=True)
for line in sys.stdin:
    print('{"said": true}', flush=True)
"""
QUICK = 'rate = 440\nname = "Ana"\n'  # nobody waits for the end of a sentence, nor is asked for a name


class Evening:
    """The program in its window, which nobody has opened; `spoken` is who said what."""

    def __init__(self, home: Path, language: str, **wishes: Any) -> None:
        (home / "profiles").mkdir(parents=True, exist_ok=True)
        settings = home / "profiles" / "adult.toml"
        if not settings.exists():
            settings.write_text(QUICK, encoding="utf-8")
        self.home = home
        self.program = Program(Wishes(language=language, **{"braille": "off", "sound": "off", **wishes}), Home(home))
        self.console, self.ear = self.program.console, Listener()
        self.console.ears.append(self.ear)
        self.program.mouth.open()
        self.program.face = self.face = WindowFace(self.program)
        self.program.hall.enter()

    @property
    def queue(self) -> Any:
        return self.program.mouth.queue

    def press(self, *keys: str) -> None:
        for key in keys:
            self.console.press(Stroke.parse(key))

    def choose(self, setting: str) -> None:
        self.press("f2")
        self.console.page.focus_on(setting)
        self.press("enter")

    def choose_speech(self, wish: str) -> None:
        """Enter by Enter, as somebody goes round the voices."""
        for _ in CHOICES["speech"]:
            if self.program.settings.speech == wish:
                return
            self.choose("speech")
            if self.console.page.choices[0].id == "no":
                self.press("down" if wish == "off" else "home", "enter")

    def kept(self) -> dict[str, Any]:
        return tomllib.loads((self.home / "profiles" / "adult.toml").read_text(encoding="utf-8"))

    def text(self, id: str, **facts: str) -> str:
        return self.console.text(id, **facts)


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """Who said what: the driver that had the phrase when it was done with."""
    said: list[tuple[str, str]] = []
    real = Speaker.say

    def say(self: Speaker, phrase: Phrase, cut: Any) -> None:
        real(self, phrase, cut)
        said.append((self.voice.name, phrase.text))

    monkeypatch.setattr(Speaker, "say", say)
    return said


@pytest.fixture(params=["fr", "en"])
def evening(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest, spoken: list[tuple[str, str]]
) -> Iterator[Evening]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setattr(bystander, "sight", lambda *_, **__: None)  # whoever else is testing Orca on this machine
    import pygame.mixer

    pygame.mixer.quit()
    begun = Evening(tmp_path, request.param)
    yield begun
    begun.program.end_evening()
    begun.program.close_devices()


def is_spoken(evening: Evening, spoken: list[tuple[str, str]], name: str, text: str) -> None:
    wait_until(lambda: (name, text) in spoken, f"{text!r} by {name}; said: {spoken}")


# The choice is obeyed ------------------------------------------------------------------------------------
@pytest.mark.parametrize("place", ["hall", "match"])
def test_the_voice_chosen_says_the_sentence_that_confirms_it(
    evening: Evening, spoken: list[tuple[str, str]], place: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Built-in, system, screen reader, built-in, none, and back: the same in the hall and in the middle of a match."""
    worker = tmp_path / "worker.py"
    worker.write_text(WORKER)
    monkeypatch.setattr(choice, "System", lambda: System((sys.executable, str(worker))))
    if place == "match":
        evening.press("enter", "enter", "enter")
        wait_until(lambda: evening.program.evening is not None and bool(evening.console.actions), "the match")
    for wish, speaks in (
        ("builtin", "builtin"),
        ("system", "system"),
        ("accessible_output", "builtin"),
        ("builtin", "builtin"),
        ("off", "off"),
        ("auto", "builtin"),
    ):
        evening.choose_speech(wish)
        line = evening.text(
            "setting-line", name=evening.text("setting-speech"), value=evening.text(f"setting-speech-{wish}")
        )
        is_spoken(evening, spoken, speaks, line)
        assert evening.kept()["speech"] == evening.program.settings.speech == wish
        assert evening.queue.voice.name == speaks


def test_a_wish_of_the_command_line_ends_where_another_voice_is_chosen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spoken: list[tuple[str, str]]
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setattr(bystander, "sight", lambda *_, **__: None)
    mute = Evening(tmp_path, "fr", speech="off")
    assert mute.queue.settle(60) and mute.queue.voice.name == "off"
    mute.choose("speech")  # from the "auto" that is kept to the next one
    is_spoken(
        mute,
        spoken,
        "builtin",
        "Voix\u00a0: voix intégrée" if "\u00a0" in mute.ear.texts[-1] else "Voix : voix intégrée",
    )
    mute.program.close_devices()


# Whoever cannot, and who does instead ----------------------------------------------------------------------
@pytest.mark.parametrize("wish", ["prism", "accessible_output", "system"])
def test_a_voice_that_cannot_speak_is_told_by_the_one_that_does_once(
    evening: Evening, spoken: list[tuple[str, str]], wish: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(choice, "System", lambda: System(("nothing-of-that-name",)))
    evening.choose_speech(wish)
    told = evening.text("voice-instead", name=wish, next="builtin")
    is_spoken(evening, spoken, "builtin", told)
    assert evening.queue.settle(60)
    evening.press("down", "up")
    assert evening.queue.settle(60)
    assert sum(utterance.text == told for utterance in evening.ear.said) == 1
    assert [one.scope for one in evening.ear.said if one.text == told] == [PROGRAM]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_sentence_about_a_voice_is_whole_in_both_languages(language: str) -> None:
    book = Phrasebook(language)
    voices = ("builtin", "system", "prism", "accessible_output", "tree")
    said = {book.text("voice-instead", name=name, next=next) for name in voices for next in voices if next != name}
    said |= {book.text(id, reader="Orca", next=next) for id in ("reader-gone", "reader-unread") for next in voices[:2]}
    said |= {book.text("reader-came", reader="Orca"), book.text("voice-none"), book.text("voice-never")}
    assert all(text[0].isupper() and text[-1] == "." and "{" not in text for text in said)
    assert not [text for text in said if BETRAYS[language].search(text)]
    if language == "fr":
        assert "Le lecteur d’écran ne répond pas\u00a0: la voix intégrée continue." in said


# A screen reader that runs ---------------------------------------------------------------------------------
class Desk:
    """Orca runs, or not; it has asked for the window, or not."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.runs, self.stand = True, Stand.ASKED
        monkeypatch.setattr(bystander, "sight", lambda *_, **__: Sighting("Orca", "bus") if self.runs else None)
        monkeypatch.setattr(bystander.Bystander, "stand", lambda _: self.stand)


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Desk:
    if not sys.platform.startswith("linux"):
        pytest.skip("there readers are asked themselves")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setattr("access_game.devices.speech.tree_voice._ASK_AGAIN", -1.0)
    return Desk(monkeypatch)


def test_with_orca_the_window_is_read_from_the_first_word_and_not_one_sample_is_ours(
    tmp_path: Path, desk: Desk, spoken: list[tuple[str, str]]
) -> None:
    evening = Evening(tmp_path, "fr")
    assert evening.face.window._reader_speaks, "already when the window is made"
    evening.program.greet(False)
    assert evening.queue.settle(60)
    assert {name for name, _ in spoken} == {"tree"}
    assert not evening.program.mouth.mixer.is_open
    evening.choose_speech("builtin")
    assert not evening.face.window._reader_speaks, "never both"
    evening.choose_speech("accessible_output")
    assert evening.queue.settle(60) and evening.queue.voice.name == "tree" and evening.face.window._reader_speaks
    evening.program.close_devices()


def test_orca_that_goes_and_comes_is_told_once_each_by_the_one_who_speaks_now(
    tmp_path: Path, desk: Desk, spoken: list[tuple[str, str]]
) -> None:
    evening = Evening(tmp_path, "fr")
    assert evening.queue.settle(60) and evening.queue.voice.name == "tree"
    desk.runs = False
    is_spoken(evening, spoken, "builtin", evening.text("reader-gone", reader="Orca", next="builtin"))
    is_spoken(evening, spoken, "builtin", " ".join(part.text for part in evening.console._introduction()))
    assert not evening.face.window._reader_speaks
    desk.runs = True
    is_spoken(evening, spoken, "tree", evening.text("reader-came", reader="Orca"))
    assert evening.face.window._reader_speaks
    evening.program.close_devices()


def test_what_is_no_longer_true_of_who_speaks_waits_for_nobody(
    tmp_path: Path, desk: Desk, spoken: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Orca that is started anew does not read that it has gone."""
    evening = Evening(tmp_path, "fr")
    assert evening.queue.settle(60) and evening.queue.voice.name == "tree"
    order: list[str] = []
    leave, say = evening.ear.leave, evening.ear.say

    def left(scope: str) -> None:
        order.append("left" if scope == WHO_SPEAKS else "")
        leave(scope)

    def told(utterance: Utterance, *rest: Any) -> None:
        order.append("told" if utterance.scope == WHO_SPEAKS else "")
        say(utterance, *rest)

    monkeypatch.setattr(evening.ear, "leave", left)
    monkeypatch.setattr(evening.ear, "say", told)
    desk.runs = False
    is_spoken(evening, spoken, "builtin", evening.text("reader-gone", reader="Orca", next="builtin"))
    desk.runs = True
    is_spoken(evening, spoken, "tree", evening.text("reader-came", reader="Orca"))
    assert [one for one in order if one] == ["left", "told"] * 2
    evening.program.close_devices()


def test_who_takes_over_is_told_so_where_it_reads(
    tmp_path: Path, desk: Desk, spoken: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even where the voice before is slow to give the word away."""
    desk.runs = False
    evening = Evening(tmp_path, "fr")
    assert evening.queue.settle(60) and not evening.face.window._reader_speaks
    open_slowly, may_open = bystander.TreeVoice.open, Event()
    monkeypatch.setattr(bystander.TreeVoice, "open", lambda voice: may_open.wait(5) and open_slowly(voice))
    at_once: list[bool] = []
    announce = evening.console.announce

    def noted(id: str, *rest: str, **facts: Any) -> None:
        at_once.append(evening.face.window._reader_speaks)
        announce(id, *rest, **facts)
        may_open.set()

    monkeypatch.setattr(evening.console, "announce", noted)
    desk.runs = True
    is_spoken(evening, spoken, "tree", evening.text("reader-came", reader="Orca"))
    assert at_once == [True]
    evening.program.close_devices()


def test_orca_that_does_not_read_us_is_told_once_and_ours_reads_the_page(
    tmp_path: Path, desk: Desk, spoken: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("access_game.devices.speech.tree_voice._ASK_PATIENCE", 0.1)
    monkeypatch.setattr(bystander.TreeVoice.__init__, "__defaults__", (lambda: None, None, 0.1))
    monkeypatch.setattr(bystander, "UNREAD", 0.1)
    desk.stand = Stand.OFFERED
    evening = Evening(tmp_path, "fr")
    evening.program.greet(False)
    told = evening.text("reader-unread", reader="Orca", next="builtin")
    is_spoken(evening, spoken, "builtin", told)
    assert evening.queue.settle(60)
    evening.program.mouth._lookout.look()
    evening.program.mouth._lookout.look()
    assert evening.queue.settle(60) and [text for _, text in spoken].count(told) == 1
    assert not evening.face.window._reader_speaks
    evening.program.close_devices()


# Never mute by mistake -------------------------------------------------------------------------------------
def test_no_voice_is_asked_twice_and_no_comes_first(evening: Evening) -> None:
    evening.choose_speech("system")
    evening.choose("speech")
    page = evening.console.page
    assert page.title() == evening.text("mute-title") and [choice.id for choice in page.choices] == ["no", "yes"]
    evening.press("escape")
    assert evening.program.settings.speech == "system"
    evening.choose("speech")
    evening.press("enter")
    assert evening.kept()["speech"] == "auto", "who says no goes on to the next voice"
    evening.choose_speech("off")
    assert evening.kept()["speech"] == "off"


def test_whoever_reads_along_is_not_asked(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    evening.choose_speech("system")
    monkeypatch.setattr(bystander.Bystander, "stand", lambda self: Stand.ASKED)
    assert not evening.program.is_read, "a window that somebody has asked for is not read while no reader runs"
    monkeypatch.setattr(bystander, "sight", lambda *_, **__: Sighting("Orca", "bus"))
    evening.choose("speech")
    assert evening.kept()["speech"] == "off"


def test_a_profile_without_a_voice_is_asked_about_too(evening: Evening) -> None:
    for answer, speech in ((("escape",), "auto"), (("enter",), "auto"), (("down", "enter"), "off")):
        (evening.home / "profiles" / "mute.toml").write_text('speech = "off"\n' + QUICK, encoding="utf-8")
        evening.program.choose_profile("adult")
        evening.program.hall.enter()
        evening.choose("profile")
        evening.console.page.focus_on("mute")
        evening.press("enter")
        assert evening.console.page.title() == evening.text("mute-title")
        evening.press(*answer)
        assert evening.program.settings.speech == speech


@pytest.mark.parametrize("place", ["menu", "typing", "learning the keys", "no voice", "a voice that is lost"])
def test_ctrl_f5_brings_the_built_in_voice_back_from_anywhere(
    evening: Evening, spoken: list[tuple[str, str]], place: str
) -> None:
    if place in ("menu", "no voice"):
        evening.choose_speech("off")
        assert evening.queue.settle(60) and evening.queue.voice.name == "off"
    elif place == "typing":
        evening.choose_speech("off")
        evening.choose("name")
        assert evening.console.page.typing
    elif place == "learning the keys":
        evening.choose_speech("off")
        evening.press("f9")
    else:
        evening.choose_speech("builtin")
        evening.queue.use([choice.SilentVoice()])  # as one whose device has broken down
        assert evening.queue.settle(60)
    evening.press("ctrl+f5")
    wait_until(lambda: any(n == "builtin" and t.startswith(evening.text("voice-back")) for n, t in spoken), "the voice")
    assert evening.kept()["speech"] == evening.program.settings.speech == "builtin"
    assert evening.queue.voice.name == "builtin" and not evening.program.mouth.is_mute
