"""Settings of the tests: examples are the same at every run, and no test fails for being slow."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "table", deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("table")
