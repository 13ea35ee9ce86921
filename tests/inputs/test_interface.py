"""Schemathesis asks the whole HTTP interface, as it describes itself and as it does not: never an error of ours."""

from collections.abc import Iterator, Sequence
from typing import Protocol

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.inputs.interface import document
from tests.server.conftest import RunningServer
from tests.server.guests import PATIENCE, Guest
from tests.server.small_games import put_on_the_shelf, take_from_the_shelf
from tischlein.wire.routes import ROUTES, Route

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
ASKED_OF_EACH = 20
OFTEN_ASKED_OF_EACH = 500
UNHURRIED = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]


class Question(Protocol):
    """One request that schemathesis has made."""

    def call(self, *, base_url: str, cookies: dict[str, str], timeout: float) -> object: ...

    def validate_response(self, response: object, *, checks: Sequence[object]) -> None: ...


class Asked:
    """A server, a guest who has opened a table there, and what the server says of itself."""

    def __init__(self, server: RunningServer) -> None:
        guest = server.guest("Anna")
        self._server = server
        self.address = f"http://127.0.0.1:{server.port}"
        self.document = document(guest.open("race", [None, None]))
        self._cookie_name = f"tischlein-{server.port}"
        self._cookies = {self._cookie_name: guest.cookie()}

    def cookies(self, endpoint: Route) -> dict[str, str]:
        """Whoever asks to be forgotten is somebody else each time: Anna is needed for the rest."""
        if not endpoint.path.endswith("/forget"):
            return self._cookies
        with Guest(self._server.port, "Ben") as ben:
            return {self._cookie_name: ben.cookie()}


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Asked]:
    put_on_the_shelf()
    server = RunningServer(tmp_path_factory.mktemp("asked"))
    yield Asked(server)
    server.stop()
    take_from_the_shelf()


# As the document says, and as it does not, where there is anything to say.
KEPT, BROKEN = GenerationMode.POSITIVE, GenerationMode.NEGATIVE
WAYS = [(one, mode) for one in ROUTES for mode in (KEPT, BROKEN) if mode == KEPT or one.takes or "{code}" in one.path]
EVERY_ADDRESS = pytest.mark.parametrize(
    ("endpoint", "mode"), [pytest.param(one, mode, id=f"{one.method} {one.path} {mode.value}") for one, mode in WAYS]
)


def ask(asked: Asked, endpoint: Route, mode: GenerationMode, times: int) -> None:
    """Schemathesis makes the questions; its own way into pytest is not needed for that."""
    operation = schemathesis.openapi.from_dict(asked.document)[endpoint.path][endpoint.method]

    @settings(max_examples=times, deadline=None, derandomize=True, database=None, suppress_health_check=UNHURRIED)
    @given(case=operation.as_strategy(generation_mode=mode))
    def answers_as_it_says(case: Question) -> None:
        answer = case.call(base_url=asked.address, cookies=asked.cookies(endpoint), timeout=PATIENCE)
        case.validate_response(answer, checks=CHECKS)

    answers_as_it_says()


@EVERY_ADDRESS
def test_every_address_answers_as_it_says(asked: Asked, endpoint: Route, mode: GenerationMode) -> None:
    ask(asked, endpoint, mode, ASKED_OF_EACH)


@pytest.mark.long
@EVERY_ADDRESS
def test_every_address_often_answers_as_it_says(asked: Asked, endpoint: Route, mode: GenerationMode) -> None:
    ask(asked, endpoint, mode, OFTEN_ASKED_OF_EACH)
