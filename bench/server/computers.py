"""People who play while fifty tables of computers at level 4 think on the same two cores."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
from pathlib import Path
from typing import Final

import ours
from courses import GAME
from frames import Broken, Socket
from load import Crowd
from processes import MINE, Ours, cpu_seconds, workers_of
from scenarios import P99_BAR, Found, Sizes, must_be_stored, shown

from tischlein import catalog

LEVEL: Final = "level4"
HAS_MOVED: Final = b'"type":"update"'


class Onlooker(Socket):
    """Bots think only while somebody looks on."""

    def __init__(self, port: int, cookie: str, code: str) -> None:
        host = f"127.0.0.1:{port}"
        super().__init__(host, f"/ws/{code}", {"Origin": f"http://{host}", "Cookie": cookie})
        self.moves: int = 0

    def hear(self, message: bytes) -> None:
        self.moves += HAS_MOVED in message
        if not self.ready.done():
            self.ready.set_result(None)


class Computers:
    """Tables at which nobody but bots of level 4 plays, each with one onlooker."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._asked = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self._cookie = ""
        self.onlookers: list[Onlooker] = []

    def _post(self, path: str, body: object) -> http.client.HTTPResponse:
        self._asked.request(
            "POST", path, json.dumps(body), {"content-type": "application/json", "cookie": self._cookie}
        )
        answer = self._asked.getresponse()
        if answer.status != 200:
            raise Broken(f"{path}: {answer.status} {answer.read()!r}")
        return answer

    async def gather(self, count: int) -> None:
        welcomed = self._post("/api/me", {"name": "Carla"})
        welcomed.read()
        self._cookie = (welcomed.getheader("set-cookie") or "").partition(";")[0]
        wish = {"game": GAME, "bots": [LEVEL, LEVEL], "options": {}, "start": True}
        loop = asyncio.get_running_loop()
        for _ in range(count):
            code = str(json.loads(self._post("/api/tables", wish).read())["code"])
            one = Onlooker(self._port, self._cookie, code)
            await loop.create_connection(lambda one=one: one, "127.0.0.1", self._port)  # type: ignore[misc]
            await one.ready
            self.onlookers.append(one)

    def moves(self) -> int:
        for one in self.onlookers:
            if one.failed is not None:
                raise one.failed
        return sum(one.moves for one in self.onlookers)

    def leave(self) -> None:
        for one in self.onlookers:
            one.leave()


def _seconds_of_thinkers(server: Ours) -> float:
    """Of CPU time. One that was replaced meanwhile counts no more."""
    seconds = 0.0
    for worker in server.pids:
        for thinker in workers_of(worker):
            with contextlib.suppress(OSError):
                seconds += cpu_seconds(thinker)
    return seconds


async def beside_computers(folder: Path, sizes: Sizes) -> Found:
    """First the people alone, then beside the computers; server, thinkers and clients share all cores."""
    if GAME not in catalog.games():
        print(f"not played beside computers: {GAME} is not here")
        return {}
    mine = os.sched_getaffinity(0)
    os.sched_setaffinity(0, MINE)
    try:
        return await _measured(folder, sizes)
    finally:
        os.sched_setaffinity(0, mine)


async def _measured(folder: Path, sizes: Sizes) -> Found:
    server = Ours(folder / "computers", MINE)
    crowd = await Crowd.gather(ours.House(server.port), server, sizes.beside)
    alone = await crowd.paced(sizes.per_second, sizes.paced_seconds / 4)
    must_be_stored(server, crowd.told())
    computers = Computers(server.port)
    await computers.gather(sizes.computers)
    moves, thought = computers.moves(), _seconds_of_thinkers(server)
    figures = await crowd.paced(sizes.per_second, sizes.paced_seconds / 2)
    moves, thought = computers.moves() - moves, _seconds_of_thinkers(server) - thought
    computers.leave()
    await crowd.leave()
    server.end()
    return {
        "tables_of_people": sizes.beside,
        "tables_of_computers": sizes.computers,
        "p99_ms_alone": round(alone.p99, 1),
        **shown(figures),
        "computers_moves_per_second": round(moves / figures.seconds, 1),
        "thinkers_busy": round(thought / figures.seconds, 2),
        "kept": figures.p99 <= P99_BAR and thought > 0,
    }
