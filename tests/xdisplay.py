"""A display of our own for a test: a virtual X server on a free number, a window manager, a keyboard, a camera.

with XDisplay(layout=("fr", "bepo")) as display:
    child = subprocess.Popen([...], env=display.env)
    display.key("Down")
    display.screenshot(path)
"""

from __future__ import annotations

import os
import select
import shutil
import struct
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType

LIMIT = 30  # seconds for anything a loaded machine may be slow at
PROGRAMS = ("Xvfb", "xdotool", "setxkbmap", "openbox")


def missing(*more: str) -> list[str]:
    """Which of the programs a test needs are not installed here."""
    return [program for program in (*PROGRAMS, *more) if shutil.which(program) is None]


class XDisplay:
    def __init__(
        self,
        size: tuple[int, int] = (1280, 800),
        layout: tuple[str, ...] = ("us",),
        window_manager: bool = True,
    ) -> None:
        self._size = size
        self._layout = layout
        self._wants_manager = window_manager
        self._server: subprocess.Popen[bytes] | None = None
        self._manager: subprocess.Popen[bytes] | None = None
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self.env: dict[str, str] = {}

    def __enter__(self) -> XDisplay:
        self._folder = tempfile.TemporaryDirectory(prefix="xdisplay")
        try:
            self._start()
        except BaseException:
            self._stop()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stop()

    def key(self, *names: str) -> None:
        """Presses and releases: a keysym ("Down", "ctrl+r"), or a keycode of two digits or more, whatever it types."""
        self._run("xdotool", "key", *names)

    def key_down(self, name: str) -> None:
        self._run("xdotool", "keydown", name)

    def key_up(self, name: str) -> None:
        self._run("xdotool", "keyup", name)

    def layout(self, name: str, variant: str = "") -> None:
        """Before the program that reads the keys is started: running programs learn of it only later."""
        self._run("setxkbmap", "-layout", name, "-variant", variant)

    def pixels(self) -> tuple[int, int, bytes]:
        """Width, height and the screen as RGB bytes; the server keeps its frame buffer in a file."""
        assert self._folder is not None
        raw = (Path(self._folder.name) / "Xvfb_screen0").read_bytes()
        header = struct.unpack(">25I", raw[:100])  # xwd: numbers, a name, the colours, the dots
        start, width, height, stride, colours = header[0], header[4], header[5], header[12], header[19]
        first = start + colours * 12
        rows = []
        for row in range(height):
            line = raw[first + row * stride : first + row * stride + width * 4]
            rgb = bytearray(width * 3)
            rgb[0::3], rgb[1::3], rgb[2::3] = line[2::4], line[1::4], line[0::4]
            rows.append(bytes(rgb))
        return width, height, b"".join(rows)

    def screenshot(self, path: Path) -> Path:
        """Writes what stands on the display; the ending of the name says in which format (png, bmp, jpg)."""
        import pygame

        width, height, dots = self.pixels()
        pygame.image.save(pygame.image.frombytes(dots, (width, height), "RGB"), str(path))
        return path

    def _start(self) -> None:
        assert self._folder is not None
        reading, writing = os.pipe()
        width, height = self._size
        try:
            self._server = subprocess.Popen(
                ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp"]
                # Without -noreset the layout would be forgotten as soon as the program that set it has left.
                + ["-noreset", "-fbdir", self._folder.name],
                pass_fds=[writing],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
            os.close(writing)
            writing = -1
            number = _line(reading)
        finally:
            os.close(reading)
            if writing >= 0:
                os.close(writing)
        if not number:
            raise RuntimeError("the virtual display did not start")
        hidden = ("WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XAUTHORITY")
        self.env = {name: value for name, value in os.environ.items() if name not in hidden}
        self.env["DISPLAY"] = f":{number}"
        self.layout(*self._layout)
        if self._wants_manager:
            self._manager = subprocess.Popen(
                ["openbox"],
                env=self.env,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
            self._wait_for_manager()

    def _wait_for_manager(self) -> None:
        """A window mapped before the manager has come might never get the focus."""
        deadline = time.monotonic() + LIMIT
        while subprocess.run(["xdotool", "get_desktop"], env=self.env, capture_output=True, timeout=LIMIT).returncode:
            if time.monotonic() > deadline:
                raise RuntimeError("the window manager did not start")
            time.sleep(0.05)

    def _run(self, *command: str) -> None:
        subprocess.run(command, env=self.env, check=True, capture_output=True, timeout=LIMIT)

    def _stop(self) -> None:
        for process in (self._manager, self._server):
            if process is None:
                continue
            process.terminate()
            try:
                process.wait(LIMIT)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        self._manager = self._server = None
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None


def _line(descriptor: int) -> str:
    """One line from a pipe, or what came before it was closed or nothing more came."""
    got = b""
    while not got.endswith(b"\n"):
        ready, _, _ = select.select([descriptor], [], [], LIMIT)
        more = os.read(descriptor, 64) if ready else b""
        if not more:
            break
        got += more
    return got.decode().strip()
