"""Settings of the tests: examples are the same at every run, no test fails for being slow, and only a test that talks
to a real peer is tried again."""

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "table", deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("table")

PEERS = ("peer", "orca", "brltty", "xvfb", "browser")  # markers of those who may lose a race against a loaded machine


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Such a test says "rerun" in the closing line; one that fails three times has failed. All others fail at once: a
    test of ours that passes only sometimes has found a fault of ours."""
    for item in items:
        if any(item.get_closest_marker(name) for name in PEERS):
            item.add_marker(pytest.mark.flaky(reruns=2, reruns_delay=1))
