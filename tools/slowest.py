"""A plugin of pytest: the tests that cost most, in seconds of processor time, so that each can be worth its seconds.

Seconds on the clock say little where several programs share two cores. A test is charged with what its process and the
children it waited for have used; the first test that needs a shared fixture pays for it.
"""

from __future__ import annotations

import os
from collections.abc import Generator
from typing import Any

import pytest

LISTED = 50
KEY = "processor_seconds"
BEGAN = pytest.StashKey[float]()


def used() -> float:
    return sum(os.times()[:4])


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
    report = yield
    if call.when == "teardown":
        report.user_properties.append((KEY, used() - item.stash[BEGAN]))
    return report


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    item.stash[BEGAN] = used()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    costs: list[tuple[float, str]] = []
    for reports in terminalreporter.stats.values():
        for report in reports:
            costs += [
                (value, report.nodeid) for name, value in getattr(report, "user_properties", ()) if name == KEY
            ]
    costs.sort(reverse=True)
    whole = sum([cost for cost, _ in costs])
    listed = sum([cost for cost, _ in costs[:LISTED]])
    terminalreporter.section(f"{whole:.0f} s of processor time, {listed:.0f} s of it in {len(costs[:LISTED])} tests")
    for cost, test in costs[:LISTED]:
        terminalreporter.line(f"{cost:7.1f} s  {test}")
