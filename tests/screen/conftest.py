"""The real screen reader, for the scenes that it listens to. One Orca listens to them all: to start it takes long.
After a scene that failed there is a new one."""

from __future__ import annotations

from collections.abc import Generator, Iterator

import pytest
from orca_session import OrcaAbsent, OrcaSession

FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, None]:
    outcome = yield
    report = outcome.get_result()  # type: ignore[attr-defined]
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed


class Lent:
    """The session in use, if there is one."""

    def __init__(self) -> None:
        self.session: OrcaSession | None = None

    def lend(self) -> OrcaSession:
        if self.session is None:
            self.session = begun()
        return self.session

    def end(self) -> None:
        session, self.session = self.session, None
        if session is not None:
            session.__exit__(None, None, None)


def begun(begins: bool = True) -> OrcaSession:
    session = OrcaSession(begins)
    try:
        session.__enter__()
    except OrcaAbsent as reason:
        pytest.skip(str(reason))
    return session


@pytest.fixture(scope="session")
def _lent() -> Iterator[Lent]:
    lent = Lent()
    yield lent
    lent.end()


@pytest.fixture
def orca(_lent: Lent, request: pytest.FixtureRequest) -> Iterator[OrcaSession]:
    request.node.stash[FAILED] = False
    yield _lent.lend()
    if request.node.stash[FAILED]:
        _lent.end()


@pytest.fixture
def no_orca_yet(_lent: Lent) -> Iterator[OrcaSession]:
    """A session of its own, where Orca comes and goes."""
    _lent.end()  # two Orcas at once are slow
    session = begun(begins=False)
    yield session
    session.__exit__(None, None, None)
