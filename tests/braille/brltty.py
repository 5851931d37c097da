"""BRLTTY as an independent judge: one fresh instance on one emulated display, with a BrlAPI port of its own."""

from __future__ import annotations

import random
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from .emulators import Device

DRIVERS = {"baum": "bm", "eurobraille": "eu", "humanware": "hw", "handytech": "ht", "freedomscientific": "fs"}
PATIENCE = 30.0
# It ends with the run that started it, even a killed one: left alone it would go on reading a pseudo-terminal whose
# number the system gives to somebody else.
LEASH = (SETPRIV, "--pdeathsig", "KILL") if (SETPRIV := shutil.which("setpriv")) else ()


def has_brltty() -> bool:
    return shutil.which("brltty") is not None


def free_number() -> int:
    """A BrlAPI number whose port (4101 and up) nobody listens on."""
    for number in random.sample(range(100, 900), 50):  # at random: other runs may be looking for one just now
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", 4101 + number))
            except OSError:
                continue
            return number
    raise RuntimeError("no free port")


class Brltty:
    def __init__(self, driver: str, device: Device, *, auth: str = "none", table: str = "fr-2007") -> None:
        self.driver, self.device, self.auth, self.table = driver, device, auth, table
        self.number = free_number()
        self.folder = Path(tempfile.mkdtemp(prefix="brltty-"))
        self._log = self.folder / "log"
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Brltty:
        inside = str(self.folder)
        command = [
            *LEASH, shutil.which("brltty") or "brltty", "-n", "-e", "-q", "-l", "information,brldrv,inpkts,outpkts",
            "-f", "/dev/null", "-F", inside + "/prefs", "-P", inside + "/pid", "-U", inside, "-W", inside,
            "-b", DRIVERS.get(self.driver, self.driver), "-d", f"serial:{self.device.path.resolve()}",
            "-x", "no", "-s", "no", "-A", f"host=127.0.0.1:{self.number},auth={self.auth}",
            "-t", self.table, "-k", "off",
            "--start-message=", "--stop-message=",
        ]  # fmt: skip
        if self.driver == "eurobraille":
            command += ["-B", "protocol=esys"]
        with open(self._log, "wb") as log:
            self._process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        return self

    def __exit__(self, *_: object) -> None:
        process = self._process
        if process is not None:
            process.terminate()
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid  # setpriv becomes what it starts

    def said(self) -> str:
        return self._log.read_text(encoding="utf-8", errors="replace")

    def wait_said(self, words: str, patience: float = PATIENCE) -> bool:
        """Until the log holds the words."""
        return self._wait(lambda: words in self.said(), patience)

    def wait_listening(self) -> bool:
        """Until the API answers a connection."""

        def listens() -> bool:
            try:
                socket.create_connection(("127.0.0.1", 4101 + self.number), 5).close()
            except OSError:
                return False
            return True

        return self._wait(listens)

    def _wait(self, true: Callable[[], bool], patience: float = PATIENCE) -> bool:
        deadline = time.monotonic() + patience
        while time.monotonic() < deadline:
            if true():
                return True
            assert self._process is not None
            if self._process.poll() is not None:
                return true()
            time.sleep(0.05)
        return False
