"""The built-in voice: the real engine, the real mixer, and a tape instead of a sound card."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import threading
import wave
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from speech_puppet import PATIENCE, Ears

from access_game.devices.sound.mixer import Mixer, ears
from access_game.devices.speech import espeak, levels
from access_game.devices.speech.builtin import Builtin
from access_game.devices.speech.queue import SpeechQueue
from access_game.devices.speech.silent import SilentVoice
from access_game.devices.speech.voice import Phrase, VoiceLost
from access_game.narration.utterance import Pause, Say, Utterance, say

pytestmark = pytest.mark.peer

Tape = tuple[Mixer, Callable[[], tuple[array, array]]]

NAMES = "a bé cé dé e effe gé hache i ji ka elle emme enne o pé ku erre esse té u vé double-vé ixe i-grec zède"
MARKS = ("blanc", "noir", "plus", "deux plus")
CARDS = [f"{letter} {mark}" for letter in NAMES.split() for mark in MARKS] + ["étoile", "pétard"]
SENTENCE = "Bob retourne la carte en haut à gauche, un A noir, puis il remet tout en place et attend."


def seconds_of_speech(samples: array, rate: int) -> float:
    """How long somebody speaks: 10 ms frames that are not silent."""
    step = rate // 100
    frames = (samples[at : at + step] for at in range(0, len(samples) - step + 1, step))
    return sum(max(frame) - min(frame) > 600 for frame in frames) / 100


def channels(page: bytes) -> tuple[array, array, int]:
    with wave.open(io.BytesIO(page)) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (2, 2)
        both = array("h", file.readframes(file.getnframes()))
        return both[0::2], both[1::2], file.getframerate()


def test_every_card_name_sounds_and_lasts_as_long_as_a_name() -> None:
    voice = Builtin()
    for name in CARDS:
        left, right, rate = channels(voice.render(Phrase(name)))
        assert left == right, "the narrator sits in the middle"
        assert 0.1 < seconds_of_speech(left, rate) < 2.5, name
        assert max(left) < 32767 and min(left) > -32768, f"{name} is clipped"


def test_no_two_card_names_are_pronounced_alike() -> None:
    spoken = {name: espeak.phonemes(name, "fr") for name in CARDS if not name.startswith("i-grec")}
    assert all(spoken.values())
    assert len(set(spoken.values())) == len(spoken)


def test_letters_are_called_by_their_names() -> None:
    assert espeak.phonemes("bé", "fr") == "bˈe"
    assert espeak.phonemes("F", "fr") == "ˈɛf"
    assert espeak.phonemes("bee", "en") == espeak.phonemes("B", "en")
    assert espeak.phonemes("bé. cé.", "fr").split() == [espeak.phonemes("bé"), espeak.phonemes("cé")]


def test_an_unknown_language_or_variant_still_speaks() -> None:
    assert len(espeak.engine().samples("bonjour", "xx+nobody")) > 2000
    assert espeak.engine().samples("bonjour", "fr+nobody")


def test_faster_is_shorter_and_the_rate_has_bounds() -> None:
    slow, fast = (len(espeak.engine().samples(SENTENCE, "fr", rate)) for rate in (120, 400))
    assert fast < slow / 2
    assert espeak.engine().samples("oui", "fr", 100_000, 1_000)


def test_the_engine_stops_when_nobody_listens_any_more() -> None:
    poured: list[bytes] = []

    def pour(chunk: bytes) -> bool:
        poured.append(chunk)
        return len(poured) < 3

    espeak.engine().speak(SENTENCE, "fr", 200, 50, pour)
    assert len(poured) == 3


def test_every_seat_has_a_voice_of_its_own_and_all_are_equally_loud() -> None:
    heard = {}
    for seat in (None, *range(len(levels.SEATS))):
        phrase = Phrase(levels.SENTENCES["fr"], voice=seat, rate=175)
        left, _, rate = channels(Builtin().render(phrase))
        heard[levels.variant(seat)] = levels.loudness(left.tobytes(), rate)
    assert len(heard) == len(levels.SEATS) + 1
    assert max(heard.values()) - min(heard.values()) < 3.5, heard


def test_the_measured_levels_are_still_true() -> None:
    for name, level in levels.measure().items():
        assert abs(level - levels.LEVELS[name]) < 2, name


def test_a_voice_at_the_side_is_heard_in_that_ear_only(tape: Tape) -> None:
    mixer, play = tape
    voice = Builtin(mixer)
    voice.open()
    voice.speak(Phrase("étoile", pan=-1.0), threading.Event())
    left, right = play()
    assert seconds_of_speech(left, mixer.frequency) > 0.2
    assert not any(right)


def test_no_first_buffer_of_the_voice_sounds_in_the_wrong_ear(
    tape: Tape, late: Callable[[Any], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    mixer, play = tape
    channel = mixer.channel
    monkeypatch.setattr(mixer, "channel", lambda number: late(channel(number)))
    voice = Builtin(mixer)
    voice.open()
    voice.speak(Phrase("étoile", pan=1.0), threading.Event())
    left, right = play()
    assert seconds_of_speech(right, mixer.frequency) > 0.2
    assert not any(left)


def test_the_silence_before_a_hard_consonant_is_not_waited_for(mixer: Mixer) -> None:
    voice = Builtin(mixer)
    voice.open()
    for name in ("carte", "pétard", "tour", "étoile"):
        sound = array("h", voice._kept_or_rendered((name, "fr", 200, 50)).get_raw())
        assert any(sound[: mixer.frequency // 100 * 2]), name


def test_a_long_sentence_from_the_side_stays_there_after_the_seam(tape: Tape) -> None:
    mixer, play = tape
    voice = Builtin(mixer)
    voice.open()
    voice.speak(Phrase(SENTENCE, pan=1.0, voice=1), threading.Event())
    left, right = play()
    whole, _, rate = channels(voice.render(Phrase(SENTENCE, voice=1)))
    spoken, expected = seconds_of_speech(right, mixer.frequency), seconds_of_speech(whole, rate)
    assert abs(spoken - expected) < 0.2 * expected, "nothing is lost at the seam"
    assert not any(left)


def test_a_long_text_is_said_to_its_end(tape: Tape) -> None:
    mixer, play = tape
    voice = Builtin(mixer)
    voice.open()
    voice.speak(Phrase(" ".join([SENTENCE] * 5), rate=300), threading.Event())
    left, _ = play()
    whole, _, rate = channels(voice.render(Phrase(SENTENCE, rate=300)))
    expected = 5 * seconds_of_speech(whole, rate)
    assert abs(seconds_of_speech(left, mixer.frequency) - expected) < 0.2 * expected


def test_what_was_cut_before_it_began_is_not_heard(tape: Tape) -> None:
    mixer, play = tape
    voice = Builtin(mixer)
    voice.open()
    cut = threading.Event()
    cut.set()
    voice.speak(Phrase(SENTENCE), cut)
    voice.speak(Phrase("étoile"), cut)
    left, right = play()
    assert not any(left) and not any(right)


@pytest.mark.parametrize("text", ["étoile", SENTENCE, " ".join([SENTENCE] * 5)], ids=["short", "long", "text"])
def test_a_cut_voice_leaves_nothing_sounding_and_nothing_queued(mixer: Mixer, text: str) -> None:
    voice = Builtin(mixer)
    voice.open()
    cut = threading.Event()
    speaking = threading.Thread(target=voice.speak, args=(Phrase(text), cut))
    speaking.start()
    cut.set()
    voice.cancel()
    speaking.join(PATIENCE)
    assert not speaking.is_alive()
    channel = mixer.channel(0)
    assert not channel.get_busy()
    assert channel.get_queue() is None


def test_cancelling_in_the_middle_does_not_start_the_second_piece(mixer: Mixer) -> None:
    voice = Builtin(mixer)
    voice.open()
    channel = mixer.channel(0)
    silence = mixer.sound(bytes(22050 * 60), 22050)
    channel.play(silence)
    channel.queue(silence)
    voice.cancel()
    assert not channel.get_busy()
    assert channel.get_queue() is None


def test_a_name_said_twice_is_rendered_once_and_the_shelf_is_bounded(
    mixer: Mixer, monkeypatch: pytest.MonkeyPatch
) -> None:
    voice = Builtin(mixer)
    voice.open()
    voice.prepare(["A noir", "A blanc"], Phrase(""))
    first = voice._kept_or_rendered(("A noir", "fr", 200, 50))
    assert voice._kept_or_rendered(("A noir", "fr", 200, 50)) is first
    monkeypatch.setattr("access_game.devices.speech.builtin._KEPT_BYTES", 400_000)
    for number in range(20):
        voice.prepare([f"carte {number}"], Phrase(""))
    assert 0 < voice._kept_bytes <= 400_000
    assert ("carte 19", "fr", 200, 50) in voice._kept
    assert ("A noir", "fr", 200, 50) not in voice._kept


def test_without_a_sound_card_the_game_speaks_in_text_and_still_renders(no_card: Mixer) -> None:
    voice = Builtin(no_card)
    assert voice.check() is False
    assert no_card.reason
    with pytest.raises(VoiceLost):
        voice.open()
    with pytest.raises(VoiceLost):
        voice.speak(Phrase("étoile"), threading.Event())
    voice.cancel()
    assert channels(voice.render(Phrase("étoile")))[2] == 22050
    heard = Ears()
    queue = SpeechQueue([voice, SilentVoice()])
    queue.say(say("étoile"), heard("étoile"))
    heard.wait_for("étoile")
    assert queue.voice.name == "off"
    queue.close(PATIENCE)


def test_a_mixer_that_goes_away_loses_the_voice_not_the_game(mixer: Mixer) -> None:
    heard = Ears()
    lost: list[tuple[str, str]] = []
    queue = SpeechQueue([Builtin(mixer)], on_lost=lambda old, new: lost.append((old, new)))
    queue.say(say("un"), heard("un"))
    heard.wait_for("un")
    mixer.close()
    queue.say(say("deux"), heard("deux"))
    heard.wait_for("deux")
    assert queue.settle(PATIENCE)
    queue.close(PATIENCE)
    assert lost == [("builtin", "off")]


def test_a_device_that_no_longer_plays_is_noticed(mixer: Mixer, monkeypatch: pytest.MonkeyPatch) -> None:
    class Stuck:
        """A channel that is busy for ever."""

        def play(self, sound: object) -> None: ...

        def set_volume(self, left: float, right: float) -> None: ...

        def get_busy(self) -> bool:
            return True

        def get_sound(self) -> None: ...

        def get_queue(self) -> None: ...

        def stop(self) -> None: ...

    monkeypatch.setattr("access_game.devices.speech.builtin._STUCK_SECONDS", 0.0)
    monkeypatch.setattr(mixer, "channel", lambda number: Stuck())
    voice = Builtin(mixer)
    voice.open()
    with pytest.raises(VoiceLost):
        voice.speak(Phrase("étoile"), threading.Event())


def test_the_queue_speaks_with_the_real_voice(tape: Tape) -> None:
    mixer, play = tape
    heard = Ears()
    queue = SpeechQueue([Builtin(mixer)])
    queue.say(Utterance((Say("un"), Pause(20), Say("deux")), voice=0, pan=-1.0), heard("left"))
    queue.say(Utterance((Say("trois"),), voice=1, pan=1.0), heard("right"))
    heard.wait_for("left", "right")
    assert queue.settle(PATIENCE)
    queue.close(PATIENCE)
    left, right = play()
    assert seconds_of_speech(left, mixer.frequency) > 0.2
    assert seconds_of_speech(right, mixer.frequency) > 0.1
    first_right = next(at for at, value in enumerate(right) if value)
    assert not any(left[first_right:]), "one after the other, each in its ear"


@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="asks Linux which libraries are loaded")
def test_the_voice_comes_from_the_wheel_and_not_from_the_system() -> None:
    script = (
        "from access_game.devices.speech import espeak\n"
        "assert espeak.phonemes('étoile')\n"
        "print({line.split(maxsplit=5)[5].strip() for line in open('/proc/self/maps') if 'espeak' in line})\n"
    )
    root = str(Path(__file__).resolve().parents[2])
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": root, "PATH": ""},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    libraries = eval(done.stdout)
    assert libraries
    assert all("espeakng_loader" in library for library in libraries), libraries


def test_the_middle_is_full_on_both_sides() -> None:
    assert ears(0.0) == pytest.approx((1.0, 1.0))
    assert ears(-1.0) == pytest.approx((1.0, 0.0))
    assert ears(5.0, 0.5) == pytest.approx((0.0, 0.5))
    for pan in (-0.5, 0.5):
        assert sorted(ears(pan))[0] < 1.0 == sorted(ears(pan))[1]
