"""What holds for all tests: none may be skipped unnoticed, and property tests are the same on every run.

A skip hides that nothing was checked, so a skipped test is a failed one. The only exception is a test marked
`openapi`, which compares our requests with Discord's published API description: that file lies beside the repository
in `../shared/discord/`, and where it is absent the test says so.
"""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from data.texts import Texts

OPENAPI = Path(__file__).resolve().parents[2] / "shared" / "discord" / "openapi.json"

settings.register_profile("spawnpoint", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("spawnpoint")

Texts.always_strict = True
"""A missing sentence fails a test, where it would only be logged for people."""


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "openapi: may be skipped where Discord's API description is absent")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    excused = item.get_closest_marker("openapi") is not None and not OPENAPI.exists()
    if report.skipped and not excused:
        report.outcome = "failed"
        report.longrepr = f"skipped, so nothing was checked: {report.longrepr}"
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    if report.skipped:
        report.outcome = "failed"
        report.longrepr = f"the whole file was skipped, so nothing was checked: {report.longrepr}"
    return report
