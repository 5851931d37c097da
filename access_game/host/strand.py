"""A strand of thought: jobs of one mind, done in a pool one after the other."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor
from threading import Lock


class Strand:
    """One for each computer, over a pool they share: no table waits while one of them thinks, and each hears and is
    asked in order. A fault ends it and is told once."""

    def __init__(self, pool: Executor, on_fault: Callable[[Exception], None]) -> None:
        self.pool, self.on_fault = pool, on_fault
        self._jobs: deque[Callable[[], None]] = deque()
        self._lock, self._at_work = Lock(), False

    def __call__(self, job: Callable[[], None]) -> None:
        with self._lock:
            self._jobs.append(job)
            if self._at_work:
                return
            self._at_work = True
        self.pool.submit(self._work)

    def _work(self) -> None:
        while True:
            with self._lock:
                if not self._jobs:
                    self._at_work = False
                    return
                job = self._jobs.popleft()
            try:
                job()
            except Exception as fault:  # it stays at work for ever: nothing more is thought here
                self.on_fault(fault)
                return
