"""The whole HTTP interface, asked by schemathesis what it says of itself and what it does not: never an error of ours."""

from collections.abc import Iterator

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.inputs.interface import document
from tests.server.conftest import RunningServer
from tests.server.small_games import put_on_the_shelf, take_from_the_shelf

pytestmark = pytest.mark.once

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
ASKED_OF_EACH = 20
OFTEN_ASKED_OF_EACH = 500
UNHURRIED = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]


class Asked:
    """A server, a guest who has opened a table there, and what the server says of itself."""

    def __init__(self, server: RunningServer) -> None:
        guest = server.guest("Anna")
        self.address = f"http://127.0.0.1:{server.port}"
        self.document = document(guest.open("race", [None, None]))
        self.cookies = {"tischlein": guest.cookie()}


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Asked]:
    put_on_the_shelf()
    server = RunningServer(tmp_path_factory.mktemp("asked"))
    yield Asked(server)
    server.stop()
    take_from_the_shelf()


@pytest.fixture
def interface(asked: Asked) -> schemathesis.BaseSchema:
    return schemathesis.openapi.from_dict(asked.document)


schema = schemathesis.pytest.from_fixture("interface")


def ask(case: schemathesis.Case, asked: Asked) -> None:
    answer = case.call(base_url=asked.address, cookies=asked.cookies)
    case.validate_response(answer, checks=CHECKS)


@schema.parametrize()
@settings(max_examples=ASKED_OF_EACH, deadline=None, derandomize=True, database=None, suppress_health_check=UNHURRIED)
def test_every_address_answers_as_it_says(case: schemathesis.Case, asked: Asked) -> None:
    ask(case, asked)


@pytest.mark.long
@schema.parametrize()
@settings(max_examples=OFTEN_ASKED_OF_EACH, deadline=None, database=None, suppress_health_check=UNHURRIED)
def test_every_address_often_answers_as_it_says(case: schemathesis.Case, asked: Asked) -> None:
    ask(case, asked)
