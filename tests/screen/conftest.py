"""The real screen reader, for the scenes that it listens to."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from orca_session import OrcaAbsent, OrcaSession


@pytest.fixture
def orca() -> Iterator[OrcaSession]:
    session = OrcaSession()
    try:
        session.__enter__()
    except OrcaAbsent as reason:
        pytest.skip(str(reason))
    try:
        yield session
    finally:
        session.__exit__(None, None, None)
