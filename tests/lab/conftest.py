"""The lab plays many matches, and people use it with compiled rules: `make test` runs its tests on those only."""

import pytest


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/lab/" in item.nodeid:
            item.add_marker(pytest.mark.compiled)
