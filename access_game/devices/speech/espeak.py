"""espeak-ng inside our own process: the library and its data come from the wheel espeakng-loader.

The engine is one for the whole process (its state is global), so one caller at a time owns it.
"""

from __future__ import annotations

import ctypes
import os
import threading
from collections.abc import Callable
from typing import Any

_SYNCHRONOUS = 2  # hands the samples to a callback instead of a sound card
_DO_NOT_EXIT = 0x8000  # without it, missing data would end the whole program
_UTF8 = 1
_PHONEMES_IPA = 0x02
_RATE, _VOLUME, _PITCH = 1, 2, 3
_CHUNK_MS = 20  # the samples come in chunks of this length: the first after a fraction of a millisecond
_SLOWEST, _FASTEST = 80, 450

_Take = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.c_void_p)


class EspeakError(Exception):
    """The engine or its data cannot be used here."""


class Espeak:
    """Text in, chunks of 16-bit mono samples out."""

    def __init__(self) -> None:
        try:
            import espeakng_loader  # type: ignore[import-untyped]

            self._library: Any = ctypes.CDLL(espeakng_loader.get_library_path())
            data = os.fsencode(espeakng_loader.get_data_path())
            self.frequency: int = self._library.espeak_Initialize(_SYNCHRONOUS, _CHUNK_MS, data, _DO_NOT_EXIT)
        except (ImportError, OSError, RuntimeError, AttributeError) as error:
            raise EspeakError(str(error)) from error
        if self.frequency <= 0:
            raise EspeakError("espeak-ng does not find its data")
        self._library.espeak_TextToPhonemes.restype = ctypes.c_char_p
        self._pour: Callable[[bytes], bool] = lambda chunk: False
        self._take = _Take(self._on_samples)  # a reference must live as long as the library may call
        self._library.espeak_SetSynthCallback(self._take)
        self._owner = threading.Lock()

    def _on_samples(self, samples: Any, count: int, _events: int | None) -> int:
        if not samples or count <= 0:
            return 0
        return 0 if self._pour(ctypes.string_at(samples, count * 2)) else 1

    def speak(self, text: str, voice: str, rate: int, pitch: int, pour: Callable[[bytes], bool]) -> None:
        """Give `pour` chunk after chunk, until it returns False. `pour` must not raise: C is calling it."""
        with self._owner:
            self._choose(voice)
            self._library.espeak_SetParameter(_RATE, max(_SLOWEST, min(rate, _FASTEST)), 0)
            self._library.espeak_SetParameter(_PITCH, max(0, min(pitch, 99)), 0)
            self._pour = pour
            words = text.replace("\0", " ").encode() + b"\0"
            self._library.espeak_Synth(words, ctypes.c_size_t(len(words)), 0, 1, 0, _UTF8, None, None)

    def samples(self, text: str, voice: str = "fr", rate: int = 200, pitch: int = 50) -> bytes:
        chunks: list[bytes] = []

        def pour(chunk: bytes) -> bool:
            chunks.append(chunk)
            return True

        self.speak(text, voice, rate, pitch, pour)
        return b"".join(chunks)

    def phonemes(self, text: str, language: str = "fr") -> str:
        """How the text would be pronounced, in the IPA."""
        with self._owner:
            self._choose(language)
            place = ctypes.c_char_p(text.encode() + b"\0")
            clauses: list[str] = []
            while place.value:
                spoken: bytes | None = self._library.espeak_TextToPhonemes(
                    ctypes.byref(place), ctypes.c_int(_UTF8), ctypes.c_int(_PHONEMES_IPA)
                )
                clauses.append((spoken or b"").decode().strip())
            return " ".join(clause for clause in clauses if clause)

    def _choose(self, voice: str) -> None:
        """The voice of that name, else that of its language, else French: never silence."""
        for name in (voice, voice.partition("+")[0], voice[:2], "fr"):
            if self._library.espeak_SetVoiceByName(name.encode()) == 0:
                return
        raise EspeakError(f"no voice {voice}")


_engine: Espeak | None = None
_engine_lock = threading.Lock()


def engine() -> Espeak:
    """The engine of this process, started at the first call."""
    global _engine
    with _engine_lock:
        if _engine is None:
            _engine = Espeak()
        return _engine


def phonemes(text: str, language: str = "fr") -> str:
    return engine().phonemes(text, language)
