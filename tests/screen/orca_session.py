"""The real Orca on a display of its own, speaking into a notebook instead of a loudspeaker.

Everything lives in one temporary folder and on one private session bus; nothing of the user's own session is touched.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import NamedTuple

import xdisplay
from notebook import Notebook

LIMIT = 25  # seconds for one thing to be said; Orca 43 was seen to pause for 15
STARTING = 90  # seconds for Orca itself
CLIENT = "/usr/bin/python3"  # the one that Orca brought its bindings for


class Focus(NamedTuple):
    name: str
    text: str
    caret: int


class OrcaAbsent(Exception):
    """Orca itself did not come up here: that says nothing about our window."""


class NeverSaid(Exception):
    """What was waited for was not heard."""


def missing() -> list[str]:
    absent = xdisplay.missing("orca", "dbus-daemon", "locale")
    if not any(Path("/usr").glob("lib*/**/at-spi-bus-launcher")):
        absent.append("at-spi2-core")
    return absent


class OrcaSession:
    """`with OrcaSession() as orca:` then start a program with `orca.env` and `orca.wait_said("...")`."""

    def __init__(self, begins: bool = True) -> None:
        """`begins`: Orca runs from the start; else it comes with `begin` and goes with `end`."""
        self._begins = begins
        self.display = xdisplay.XDisplay()
        self.env: dict[str, str] = {}
        self._folder: Path = Path()
        self._started: list[subprocess.Popen[bytes]] = []
        self._notebook: Notebook | None = None
        self._heard = 0  # how many lines were already waited for

    def __enter__(self) -> OrcaSession:
        self._folder = Path(tempfile.mkdtemp(prefix="orca"))
        self.display.__enter__()
        try:
            self._start()
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for process in reversed(self._started):
            _end(process)
        self._started.clear()
        if self._notebook is not None:
            self._notebook.close()
            self._notebook = None
        self.display.__exit__(kind, error, trace)
        shutil.rmtree(self._folder, ignore_errors=True)

    def said(self) -> list[str]:
        """Everything said so far, one line each."""
        return self._notebook.lines() if self._notebook else []

    def wait_said(self, *words: str, limit: float = LIMIT) -> None:
        """Until each of these has been said, in this order, since the last time one waited."""
        assert self._notebook is not None
        for wanted in words:
            number = self._notebook.wait_for(wanted, self._heard, limit)
            if number is None:
                raise NeverSaid(f"never said: {wanted!r}; said: {self._notebook.lines(self._heard)}")
            self._heard = number  # one line may say several of the things waited for

    def wait_line(self, number: int) -> str:
        """The line of that number, once it has been said."""
        assert self._notebook is not None
        if self._notebook.wait_for("", number, LIMIT) is None:
            raise NeverSaid(f"nothing more after {self._notebook.lines()[-3:]}")
        return self._notebook.lines(number)[0]

    def wait_brailled(self, words: str) -> None:
        """Until that is what a braille display would show: without one, Orca writes it into its log."""
        deadline = time.monotonic() + LIMIT
        while not any(words in line for line in self._brailled()):
            if time.monotonic() > deadline:
                raise NeverSaid(f"never in braille: {words!r}; shown: {self._brailled()[-5:]}")
            time.sleep(0.1)

    def _brailled(self) -> list[str]:
        log = (self._folder / "orca.log").read_text(encoding="utf-8", errors="replace")
        return [line for line in log.splitlines() if "VISIBLE:" in line]

    def wait_focus(self, wanted: Callable[[Focus], bool]) -> None:
        """Until the focus is like that. A key goes its way through the window first."""
        deadline = time.monotonic() + LIMIT
        while not wanted(focus := self.focus()):
            if time.monotonic() > deadline:
                raise NeverSaid(f"the focus is on {focus}")

    def focus(self) -> Focus:
        """Where the focus is in our window, as another client of the tree sees it."""
        asked = subprocess.run(
            [CLIENT, str(Path(__file__).with_name("atspi_focus.py"))], env=self.env, capture_output=True, timeout=LIMIT
        )
        return Focus(*json.loads(asked.stdout or b'["", "", -1]'))

    def pass_over(self) -> None:
        """What was said up to now no longer counts."""
        self._heard = len(self.said())

    def _start(self) -> None:
        folder = self._folder
        for name in ("home", "run", "orca"):
            (folder / name).mkdir(mode=0o700)
        foreign = ("PYTHONPATH", "PYTHONHOME", "DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS_ADDRESS", "LANGUAGE")
        self.env = {name: value for name, value in self.display.env.items() if name not in foreign}
        self.env |= {
            "HOME": str(folder / "home"),
            "XDG_RUNTIME_DIR": str(folder / "run"),
            "XDG_CONFIG_HOME": str(folder / "home" / "config"),
            "XDG_DATA_HOME": str(folder / "home" / "data"),
            "XDG_CACHE_HOME": str(folder / "home" / "cache"),
            "LC_ALL": _locale(),
            "LANG": _locale(),
            "BRLAPI_HOST": ":97",  # nobody there: Orca waits for the BRLTTY of another test until that has time for it
        }
        self.env["DBUS_SESSION_BUS_ADDRESS"] = self._bus()
        self._notebook = Notebook(folder / "run" / "speech-dispatcher" / "speechd.sock")
        if self._begins:
            self.begin()

    def begin(self) -> None:
        """Orca comes, and says that it is on."""
        assert self._notebook is not None
        before = len(self.said())
        log = str(self._folder / "orca.log")
        self._run("orca", "--replace", "-u", str(self._folder / "orca"), "--debug-file", log)
        if self._notebook.wait_for("", before, STARTING) is None:
            raise OrcaAbsent("Orca did not say that it is on")
        self.pass_over()

    def end(self) -> None:
        """It goes without a word, as when it crashes."""
        process = self._started.pop()
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()

    def _bus(self) -> str:
        reading, writing = os.pipe()
        try:
            self._run(
                "dbus-daemon", "--session", "--nofork", "--nopidfile", f"--print-address={writing}", pass_fd=writing
            )
        finally:
            os.close(writing)
        with os.fdopen(reading, encoding="utf-8") as pipe:
            address = pipe.readline().strip()
        if not address:
            raise OrcaAbsent("no session bus")
        return address

    def _run(self, *command: str, pass_fd: int | None = None) -> None:
        self._started.append(
            subprocess.Popen(
                command,
                env=self.env,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                pass_fds=[pass_fd] if pass_fd is not None else [],
                start_new_session=True,  # so that what it starts itself ends with it
            )
        )


def _locale() -> str:
    known = subprocess.run(["locale", "-a"], capture_output=True, text=True, check=True).stdout.split()
    return "fr_FR.UTF-8" if "fr_FR.utf8" in known else "C.UTF-8"


def _end(process: subprocess.Popen[bytes]) -> None:
    """Ends the process and whatever it started in its own session."""
    for sign in (signal.SIGTERM, signal.SIGKILL):
        try:
            os.killpg(process.pid, sign)
        except ProcessLookupError:
            break
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            continue
    process.wait()
