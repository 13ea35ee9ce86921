"""F8: a rule that never ends freezes its table and no other. One that raises: tests/server/test_broken_rules.py."""

import asyncio
import json
import time
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from tests.faults.conftest import Figure, Serve
from tests.faults.players import Crowd
from tests.faults.service import ENOUGH, Service
from tests.server.guests import Chair, Guest, as_dict


def loop_for_ever(guest: Guest, code: str) -> Chair:
    """Somebody plays what the rules never finish, and is still there afterwards."""
    chair = guest.join(code)
    chair.until_update()
    chair.send({"type": "do", "command": "loop", "deed": {"do": "loop"}, "question": chair.update["question"]})
    try:
        while True:
            chair.receive(ENOUGH)
    except ConnectionClosed:
        pass
    return come_back(guest, code)


def come_back(guest: Guest, code: str) -> Chair:
    gives_up_at = time.monotonic() + ENOUGH
    while time.monotonic() < gives_up_at:
        try:
            chair = guest.join(code)
            chair.until_table(lambda table: table["phase"] == "frozen")
        except (OSError, ConnectionClosed, TimeoutError):
            time.sleep(0.05)
        else:
            return chair
    raise AssertionError("the table is not frozen")


def frozen_alone(service: Service, folder: Path) -> None:
    with Guest(service.port, "Anna") as anna:
        code = anna.open("race", [None, "random"], options={"goal": 6}, start=True)
        chair = loop_for_ever(anna, code)
        answer = chair.command("do", command="loop", deed={"do": "loop"}, question="1.0.0.0")
        assert answer["reason"] == "table_frozen", "the same answer again does not end the server again"
        (story,) = [json.loads(path.read_text()) for path in (folder / "broken").glob(f"{code}-*.json")]
        assert "never ended" in story["error"]
        assert as_dict(chair.table)["phase"] == "frozen"
        log = (folder / "stderr.txt").read_text()
        assert ("the watchdog ended the worker" in log, code in log) == (True, False)


async def play_on(service: Service, folder: Path, crowd: Crowd) -> None:
    crowd.start()
    await crowd.until_moved_on(3)
    await asyncio.to_thread(frozen_alone, service, folder)
    await crowd.until_moved_on(3)
    await crowd.stop()


def test_a_rule_without_end_freezes_its_table_and_the_others_play_on(
    serve: Serve, tmp_path: Path, figure: Figure
) -> None:
    service = serve()
    crowd = Crowd(service.port, tables=2)
    asyncio.run(play_on(service, tmp_path, crowd))
    assert {player.phase for player in crowd.players} == {"playing"}


def test_a_rule_without_end_freezes_its_table_also_among_several_processes(
    serve: Serve, tmp_path: Path, database: str
) -> None:
    service = serve(database, 2)
    crowd = Crowd(service.port, tables=2)
    asyncio.run(play_on(service, tmp_path, crowd))
    assert {player.phase for player in crowd.players} == {"playing"}
