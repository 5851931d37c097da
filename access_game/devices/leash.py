"""A child process for what may hang: it can be ended at any moment, and it never outlives us (see `heel.py`)."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from typing import Any

_LAST_WAIT = 5.0  # a process the system itself cannot end is left to the system


class Leash:
    """`on_line` gets each line the child writes, on a thread of its own; `on_end` is called once when it has ended.
    Raises OSError where it cannot be started."""

    def __init__(
        self,
        command: Sequence[str],
        on_line: Callable[[str], None] = lambda line: None,
        on_end: Callable[[], None] = lambda: None,
    ) -> None:
        # No window of its own where we have none either (Windows).
        flags = getattr(subprocess, "CREATE_NO_WINDOW", 0)
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            encoding="utf-8",
            errors="replace",
            start_new_session=os.name == "posix",
            creationflags=flags,
        )
        self._job = _job_of(self._process)
        self._on_line, self._on_end = on_line, on_end
        self._ended = threading.Event()
        threading.Thread(target=self._mind, name="leash", daemon=True).start()

    def _mind(self) -> None:
        assert self._process.stdout is not None
        with contextlib.suppress(OSError, ValueError):
            for line in self._process.stdout:
                self._on_line(line)
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError, ValueError):
                    pipe.close()
        self._ended.set()
        self._on_end()

    @property
    def code(self) -> int | None:
        """How it ended; None while it runs."""
        return self._process.returncode if self._ended.is_set() else None

    def wait(self, seconds: float | None) -> bool:
        """Has it ended within that time? Without one: wait for it."""
        return self._ended.wait(seconds)

    def tell(self, line: str) -> None:
        """Raises OSError or ValueError where it has ended."""
        assert self._process.stdin is not None
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()

    def kill(self) -> None:
        """End it at once, together with the player it may have started."""
        if self._process.returncode is not None:
            return  # its number may belong to somebody else by now
        with contextlib.suppress(OSError):
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    def end(self) -> None:
        """Kill it, and wait until it has gone."""
        self.kill()
        self._ended.wait(_LAST_WAIT)


if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    _KILL_ON_CLOSE, _EXTENDED_LIMITS = 0x2000, 9

    class _Limits(ctypes.Structure):
        """JOBOBJECT_EXTENDED_LIMIT_INFORMATION: one of its many numbers is ours."""

        _fields_ = [
            ("times", ctypes.c_int64 * 2),
            ("flags", wintypes.DWORD),
            ("working_set", ctypes.c_size_t * 2),
            ("processes", wintypes.DWORD),
            ("affinity", ctypes.c_size_t),
            ("classes", wintypes.DWORD * 2),
            ("io", ctypes.c_uint64 * 6),
            ("memory", ctypes.c_size_t * 4),
        ]

    def _job_of(process: subprocess.Popen[str]) -> Any:
        """A job that the system closes when we end, in whatever way; everybody in it is ended then."""
        system = ctypes.WinDLL("kernel32")
        system.CreateJobObjectW.restype = wintypes.HANDLE
        job = wintypes.HANDLE(system.CreateJobObjectW(None, None))
        limits = _Limits(flags=_KILL_ON_CLOSE)
        system.SetInformationJobObject(job, _EXTENDED_LIMITS, ctypes.byref(limits), ctypes.sizeof(limits))
        system.AssignProcessToJobObject(job, wintypes.HANDLE(int(process._handle)))
        return job  # never closed by us: the system does it

else:

    def _job_of(process: subprocess.Popen[str]) -> Any:
        return None
