"""Every service that a test starts is ended, and what was measured is kept for docs/promises.md."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.faults.service import Service

FIGURES = Path(__file__).resolve().parents[2] / "build" / "figures"

Serve = Callable[..., Service]
Figure = Callable[..., None]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    running: list[Service] = []

    def begin(database: str = "", workers: int = 1) -> Service:
        running.append(Service(tmp_path, database, workers))
        return running[-1]

    yield begin
    for service in running:
        service.end()


@pytest.fixture
def figure(request: pytest.FixtureRequest) -> Figure:
    """Writes down what a test measured. It decides nothing."""

    def keep(**measured: float) -> None:
        FIGURES.mkdir(parents=True, exist_ok=True)
        (FIGURES / f"{request.node.name}.json").write_text(json.dumps(measured))

    return keep
