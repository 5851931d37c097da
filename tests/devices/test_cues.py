"""The cues: every file, its loudness, its place, and what it means."""

from __future__ import annotations

import re
import sys
from array import array
from collections.abc import Callable
from typing import Any

import pytest

from access_game.devices.sound.cues import Cues, Volumes, learn, names
from access_game.devices.sound.mixer import ALERT, SPEECH, Mixer
from access_game.devices.sound.silent import SilentCues
from access_game.devices.sound.skeleton import SkeletonCues
from access_game.home.shipped import shipped
from access_game.narration.utterance import Cue

Tape = tuple[Mixer, Callable[[], tuple[array, array]]]

CARDS = "turned_up turned_down swapped took dealt shuffled laid star firecracker"
PLAY = "turn other_turn noted refused claim locked recall_right recall_wrong joined left welcome pause won lost shared"
CLOCK = "bell tick beep buzz buzz_other"
MENU = "move edge enter_menu back typed erased"


def samples(mixer: Mixer, name: str) -> array:
    import pygame

    assert mixer.is_open
    both = array("h", pygame.mixer.Sound(file=str(shipped("sounds") / f"{name}.flac")).get_raw())
    return both[0::2]


def voiced(values: array) -> int:
    return sum(abs(value) > 200 for value in values)


def wait_until_silent(mixer: Mixer) -> None:
    import time

    for _ in range(3000):
        if not any(channel.get_busy() for channel in mixer.effect_channels()):
            return
        time.sleep(0.01)
    pytest.fail("a cue never ends")


def test_every_wanted_cue_is_there() -> None:
    assert set(names()) >= set(f"{CARDS} {PLAY} {CLOCK} {MENU}".split())


def test_every_cue_loads_and_is_not_clipped(mixer: Mixer) -> None:
    for name in names():
        values = samples(mixer, name)
        assert 0.02 <= len(values) / mixer.frequency <= 2.0, name
        assert max(abs(value) for value in values) < 0.95 * 32768, name


def test_all_cues_are_small_together() -> None:
    assert sum(file.stat().st_size for file in shipped("sounds").iterdir() if file.is_file()) < 2_000_000


def test_the_start_of_a_race_has_a_fixed_length(mixer: Mixer) -> None:
    assert len(samples(mixer, "beep")) == round(0.15 * mixer.frequency)


def test_every_cue_is_taught_once_in_both_languages() -> None:
    taught = learn()
    assert sorted(cue.name for cue in taught) == sorted(names())
    for cue in taught:
        assert cue.fr.endswith(".") and cue.en.endswith("."), cue.name
        assert cue.fr != cue.en
    assert len({cue.fr for cue in taught}) == len({cue.en for cue in taught}) == len(taught)


def test_every_file_comes_from_a_recipe() -> None:
    recipes = re.findall(r'^@cue\("(\w+)"', (shipped("sounds") / "make.py").read_text(), re.MULTILINE)
    assert sorted(recipes) == sorted(names())


def test_the_recipes_still_make_the_same_sounds(mixer: Mixer, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numpy")
    pytest.importorskip("soundfile")
    monkeypatch.syspath_prepend(str(shipped("sounds")))
    import make

    for name in ("turned_up", "tick", "turn"):
        made = [round(value * 32767) for value in make.render(name)]
        kept = samples(mixer, name)
        assert len(made) == len(kept)
        assert max(abs(a - b) for a, b in zip(made, kept, strict=True)) <= 40, name
    sys.modules.pop("make", None)


def test_a_cue_at_the_left_is_heard_at_the_left(tape: Tape) -> None:
    mixer, play = tape
    cues = Cues(mixer)
    assert cues.check()
    cues.play(Cue("turn", pan=-1.0))
    wait_until_silent(mixer)
    left, right = play()
    assert voiced(left) > 1000
    assert not any(right)


def test_no_first_buffer_of_a_cue_sounds_in_the_wrong_ear(
    tape: Tape, late: Callable[[Any], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    mixer, play = tape
    free = mixer.free_channel
    monkeypatch.setattr(mixer, "free_channel", lambda: late(free()))
    Cues(mixer).play(Cue("turn", pan=1.0))
    left, right = play()
    assert voiced(right) > 1000
    assert not any(left)


def test_the_mono_switch_puts_everything_in_the_middle(tape: Tape) -> None:
    mixer, play = tape
    cues = Cues(mixer, volumes=Volumes(mono=True))
    cues.play(Cue("turn", pan=-1.0))
    wait_until_silent(mixer)
    left, right = play()
    assert left == right
    assert voiced(left) > 1000


def test_a_higher_pitch_is_a_shorter_sound(mixer: Mixer) -> None:
    cues = Cues(mixer)
    plain, high, low = (cues._sound("turn", pitch) for pitch in (0.0, 12.0, -12.0))
    assert plain and high and low
    assert high.get_length() == pytest.approx(plain.get_length() / 2, rel=0.02)
    assert low.get_length() == pytest.approx(plain.get_length() * 2, rel=0.02)
    assert cues._sound("turn", 12.0) is high, "rendered once"


class Watched:
    """A channel that remembers how loud it was made."""

    def __init__(self, channel: Any, made: list[float]) -> None:
        self._channel, self._made = channel, made

    def set_volume(self, left: float, right: float) -> None:
        self._made.append(left)
        self._channel.set_volume(left, right)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._channel, name)


def test_what_sounds_is_lowered_when_words_begin_and_what_follows_is_not(
    mixer: Mixer, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[float] = []
    channel = mixer.channel
    monkeypatch.setattr(mixer, "channel", lambda number: Watched(channel(number), made))
    cues = Cues(mixer, volumes=Volumes(effects=1.0))
    cues.play(Cue("bell"))
    cues.duck(True)
    cues.play(Cue("won"))
    assert made == [1.0, 0.4, Volumes().ambience], "its words are still to come"
    cues.duck(False)
    assert made[3:] == [1.0, Volumes().ambience]


def test_words_wait_for_most_of_a_cue_and_never_long(mixer: Mixer) -> None:
    cues = Cues(mixer)
    assert 0 < cues.play(Cue("move")) < 0.03, "a step in a list does not delay its words"
    assert cues.play(Cue("turned_up")) == pytest.approx(0.08, abs=0.03)
    assert cues.play(Cue("won")) == pytest.approx(0.15)
    assert cues.play(Cue("no such sound")) == 0
    cues.volumes.effects = 0.0
    assert cues.play(Cue("turn")) == 0, "nobody waits for what nobody hears"


def test_effects_and_ambience_have_their_own_volumes(tape: Tape) -> None:
    mixer, play = tape
    cues = Cues(mixer, volumes=Volumes(effects=0.0, ambience=1.0))
    cues.play(Cue("turn", pan=-1.0))
    cues.play(Cue("won", pan=1.0))
    wait_until_silent(mixer)
    left, right = play()
    assert not voiced(left)
    assert voiced(right) > 1000


def test_an_unknown_cue_is_silent_and_no_error(mixer: Mixer) -> None:
    cues = Cues(mixer)
    cues.play(Cue("no such sound", pitch=3))
    assert cues.length("no such sound") == 0
    assert cues.length("beep") == pytest.approx(0.15, abs=0.001)


def test_a_crowd_of_cues_never_takes_the_channel_of_the_voice(mixer: Mixer) -> None:
    cues = Cues(mixer)
    for place in range(40):
        cues.play(Cue("welcome", pan=place % 8 / 4 - 0.875, pitch=place // 8 - 2.0))
    assert not mixer.channel(SPEECH).get_busy()
    assert not mixer.channel(ALERT).get_busy()


def test_without_a_sound_card_cues_are_silent(no_card: Mixer) -> None:
    cues = Cues(no_card)
    assert cues.check() is False
    cues.open()
    cues.play(Cue("turn"))
    cues.duck(True)
    assert cues.length("turn") == 0
    cues.close()
    assert (no_card.is_open, no_card.is_audible, no_card.driver) == (False, False, "")


def test_the_mixer_tells_the_truth(mixer: Mixer) -> None:
    assert mixer.is_open
    assert mixer.driver == "dummy"
    assert not mixer.is_audible, "nobody hears the dummy"
    assert mixer.open(), "asking again is no harm"
    mixer.close()
    assert not mixer.is_open
    mixer.close()


def test_silent_and_skeleton_have_the_same_verbs() -> None:
    skeleton = SkeletonCues()
    for cues in (SilentCues(), skeleton):
        assert cues.check()
        cues.open()
        cues.play(Cue("turn"))
        cues.duck(True)
        cues.close()
    assert skeleton.played == [Cue("turn")]
    assert skeleton.is_ducked
