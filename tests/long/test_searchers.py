"""OpenSpiel's searches play every game at a table of a real server."""

import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.lab.variants import GAMES
from tests.server.conftest import RunningServer
from tests.some_games import short

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    server = RunningServer(tmp_path_factory.mktemp("data"))
    yield server
    server.stop()


@pytest.mark.parametrize("bot", ["openspiel_mcts:2", "openspiel_ismcts:2"])
@pytest.mark.parametrize("game", GAMES)
def test_a_search_of_openspiel_plays_a_whole_match_at_a_table(server: RunningServer, game: str, bot: str) -> None:
    anna = server.guest("Anna")
    code = anna.open(game, [None, "level1"], options=short(game), start=True)
    token = anna.post(f"/api/tables/{code}/pass", {}).json()["token"]
    link = f"http://127.0.0.1:{server.port}/t/{code}#pass={token}"
    command = [sys.executable, "-m", "tischlein", "join", link, "--bot", bot]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=900)
    assert ran.returncode == 0, ran.stderr
    assert "places" in ran.stdout
