"""Bots that search sit down at a table of a real server, over a real network, and play to the end."""

import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping

import pytest

from tests.server.conftest import RunningServer
from tests.server.small_games import put_on_the_shelf, take_from_the_shelf
from tests.some_games import FOR_TWO, short
from tischlein.core.refusal import Refusal
from tischlein.lab.guests.searchers import join_by_name


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    put_on_the_shelf()
    server = RunningServer(tmp_path_factory.mktemp("data"))
    yield server
    server.stop()
    take_from_the_shelf()


def pass_for(server: RunningServer, game: str, options: Mapping[str, object]) -> str:
    """Anna's seat at a table that has begun, for somebody else."""
    anna = server.guest("Anna")
    code = anna.open(game, [None, "random"], options=options, start=True)
    token = anna.post(f"/api/tables/{code}/pass", {}).json()["token"]
    return f"http://127.0.0.1:{server.port}/t/{code}#pass={token}"


@pytest.mark.parametrize("bot", ["openspiel_mcts:2", "openspiel_ismcts:2"])
def test_openspiel_plays_at_a_table_to_the_end(server: RunningServer, bot: str) -> None:
    link = pass_for(server, FOR_TWO, short(FOR_TWO))
    command = [sys.executable, "-m", "tischlein", "join", link, "--bot", bot]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert ran.returncode == 0, ran.stderr
    assert "places" in ran.stdout


@pytest.mark.parametrize("bot", ["uct:8", "level1"])
@pytest.mark.parametrize("game", ["race", "bids"])
def test_a_search_plays_at_a_table_to_the_end(server: RunningServer, game: str, bot: str) -> None:
    assert join_by_name(pass_for(server, game, {}), bot)["places"] in ([1, 2], [2, 1])


def test_a_search_wins_a_race_that_it_can_win(server: RunningServer) -> None:
    # Of ten, who begins reaches 1, 4 and 7 first: no answer to that helps.
    assert join_by_name(pass_for(server, "race", {}), "uct:2000")["places"] == [1, 2]


def test_two_searches_meet_at_one_table(server: RunningServer) -> None:
    anna = server.guest("Anna")
    code = anna.open("bids", ["random", None, None])
    chair = anna.join(code)
    chair.well("stand")
    link = f"http://127.0.0.1:{server.port}/t/{code}"
    results: list[dict[str, object]] = []
    players = [
        threading.Thread(target=lambda bot=bot: results.append(join_by_name(link, bot))) for bot in ("uct:4", "level1")
    ]
    for player in players:
        player.start()
    chair.until_table(lambda table: all(seat["kind"] != "empty" for seat in table["seats"]))  # type: ignore[attr-defined]
    chair.well("start")
    for player in players:
        player.join(60)
    assert len(results) == 2
    assert results[0] == results[1]


def test_a_bot_that_nobody_knows_does_not_sit_down(server: RunningServer) -> None:
    anna = server.guest("Anna")
    code = anna.open("race", [None, None])
    with pytest.raises(Refusal, match="unknown_bot"):
        join_by_name(f"http://127.0.0.1:{server.port}/t/{code}", "openspiel_magic:3")
    table = anna.join(code).until_table()
    assert [seat["kind"] for seat in table["seats"]] == ["person", "empty"]  # type: ignore[attr-defined]
