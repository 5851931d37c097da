"""Real mixer and real engine, on sound systems that need no card: SDL's dummy, and its disk, which can be read."""

from __future__ import annotations

import time
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from access_game.devices.sound.mixer import Mixer


@pytest.fixture(autouse=True)
def nobody_else_plays() -> None:
    """Whoever ran before may have left the mixer open, on another sound system than the one a scene asks for."""
    import pygame.mixer

    pygame.mixer.quit()


@pytest.fixture
def mixer(monkeypatch: pytest.MonkeyPatch) -> Iterator[Mixer]:
    """Open, and heard by nobody."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    opened = Mixer()
    assert opened.open(), opened.reason
    yield opened
    opened.close()


@pytest.fixture
def tape(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[tuple[Mixer, Callable[[], tuple[array, array]]]]:
    """A mixer on a tape, and what is on it: left and right samples. Playing the tape closes the mixer."""
    file = tmp_path / "tape.raw"
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(file))
    monkeypatch.setenv("SDL_DISKAUDIODELAY", "1")  # faster than the ear: no test has to wait for a sentence
    opened = Mixer()
    assert opened.open(), opened.reason

    def play() -> tuple[array, array]:
        opened.close()
        both = array("h", file.read_bytes())
        return both[0::2], both[1::2]

    yield opened, play
    opened.close()


@pytest.fixture
def no_card(monkeypatch: pytest.MonkeyPatch) -> Mixer:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonexistent")
    return Mixer()


class LateChannel:
    """A channel whose `play` returns when everything has been heard: what is set afterwards comes too late."""

    def __init__(self, channel: Any) -> None:
        self._channel = channel

    def play(self, sound: Any) -> None:
        self._channel.play(sound)
        for _ in range(3000):
            if not self._channel.get_busy():
                return
            time.sleep(0.01)
        pytest.fail("a sound never ends")

    def __getattr__(self, name: str) -> Any:
        return getattr(self._channel, name)


@pytest.fixture
def late() -> type[LateChannel]:
    return LateChannel
