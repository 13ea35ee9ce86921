"""The lab is tested once, interpreted: its code is not compiled, and what it calls is tested on the compiled rules."""

import pytest


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/lab/" in item.nodeid:
            item.add_marker(pytest.mark.once)
