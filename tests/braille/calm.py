"""Hypothesis without a clock: a slow machine is no fault."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

calm = settings(
    deadline=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.function_scoped_fixture],
)
