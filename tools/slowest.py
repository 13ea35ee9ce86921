"""A plugin of pytest that notes what every test costs, in seconds of processor time: each should be worth its seconds.

Seconds on the clock say little where several programs share two cores. A test is charged with what its process and the
children it waited for have used; the first test that needs a shared fixture pays for it. The notes go to the file that
TISCHLEIN_COSTS names; tools/stages.py lists the dearest at the end.
"""

from __future__ import annotations

import json
import os
from collections.abc import Generator
from pathlib import Path

import pytest

KEY = "processor_seconds"
BEGAN = pytest.StashKey[float]()


def used() -> float:
    return sum(os.times()[:4])


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    item.stash[BEGAN] = used()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if call.when == "teardown":
        report.user_properties.append((KEY, used() - item.stash[BEGAN]))
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    # The reports of setup, call and teardown of a test share their properties: each test is noted once.
    costs: dict[str, float] = {}
    for reports in terminalreporter.stats.values():
        for report in reports:
            properties = dict(getattr(report, "user_properties", ()))
            if KEY in properties:
                costs[report.nodeid] = properties[KEY]
    with Path(os.environ["TISCHLEIN_COSTS"]).open("a", encoding="utf-8") as file:
        file.writelines([json.dumps((round(cost, 2), test)) + "\n" for test, cost in costs.items()])
