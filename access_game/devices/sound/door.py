"""The child of `knock.py`: opens the sound device once, as the mixer will, and goes.

Through the SDL library that pygame brings, without reading pygame itself: 19 ms instead of 51. Where that library
lies elsewhere, through pygame. It goes without closing: the system closes quicker than SDL, which waits for its buffer.
"""

from __future__ import annotations

import ctypes
import os
import sys
from importlib.util import find_spec

OPENED, REFUSED = 0, 3
_AUDIO = 0x10
_SIGNED_16 = 0x8010 if sys.byteorder == "little" else 0x9010
# Beside pygame in a wheel, on Linux, Windows and macOS: a folder, and how the name begins.
_PLACES = (("../pygame_ce.libs", "libSDL2-2"), (".", "SDL2.dll"), (".dylibs", "libSDL2-2"))


class _Spec(ctypes.Structure):
    """SDL_AudioSpec."""

    _fields_ = [
        ("frequency", ctypes.c_int),
        ("format", ctypes.c_uint16),
        ("channels", ctypes.c_uint8),
        ("silence", ctypes.c_uint8),
        ("samples", ctypes.c_uint16),
        ("padding", ctypes.c_uint16),
        ("size", ctypes.c_uint32),
        ("callback", ctypes.c_void_p),
        ("userdata", ctypes.c_void_p),
    ]


def library() -> str:
    """The SDL that pygame would load; empty where pygame comes from elsewhere than a wheel."""
    pygame = find_spec("pygame")
    for home in (pygame.submodule_search_locations or ()) if pygame is not None else ():
        for folder, name in _PLACES:
            place = os.path.join(home, folder)  # without pathlib: to read it costs a third of all this
            for file in sorted(os.listdir(place)) if os.path.isdir(place) else ():
                if file.startswith(name):
                    return os.path.join(place, file)
    return ""


def open_by_sdl(path: str, frequency: int, buffer: int) -> bool:
    sdl = ctypes.CDLL(path)
    if sdl.SDL_InitSubSystem(_AUDIO) != 0:
        return False
    wanted, given = _Spec(frequency, _SIGNED_16, 2, 0, buffer), _Spec()
    return bool(sdl.SDL_OpenAudioDevice(None, 0, ctypes.byref(wanted), ctypes.byref(given), 0))


def open_by_pygame(frequency: int, buffer: int) -> bool:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame.mixer

    try:
        pygame.mixer.init(frequency, -16, 2, buffer, allowedchanges=0)
    except pygame.error:
        return False
    return True


def main(frequency: int, buffer: int) -> int:
    path = library()
    opened = open_by_sdl(path, frequency, buffer) if path else open_by_pygame(frequency, buffer)
    return OPENED if opened else REFUSED


if __name__ == "__main__":
    from access_game.devices import heel

    heel.orders()
    os._exit(main(int(sys.argv[1]), int(sys.argv[2])))
