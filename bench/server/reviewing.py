"""People who play while four finished matches are being reviewed on the same cores, as deep as anybody may ask for."""

from __future__ import annotations

import http.client
import json
import os
from pathlib import Path
from typing import Final

import ours
from courses import GAME
from frames import Broken
from load import Crowd
from processes import MINE, Ours
from scenarios import P99_BAR, Found, Sizes, must_be_stored, shown

from tischlein import catalog
from tischlein.bots.roster import find_bot
from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.core.question import Budget
from tischlein.core.record import write_record

REVIEWS: Final = 4
DEPTH: Final = 4


class Curious:
    """A guest who has records reviewed."""

    def __init__(self, port: int) -> None:
        self._asked = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self._cookie = ""
        welcomed = self._post("/api/me", b'{"name":"Carla"}')
        self._cookie = (welcomed.getheader("set-cookie") or "").partition(";")[0]

    def _post(self, path: str, body: bytes) -> http.client.HTTPResponse:
        self._asked.request("POST", path, body, {"content-type": "application/json", "cookie": self._cookie})
        answer = self._asked.getresponse()
        said = answer.read()
        if answer.status != 200:
            raise Broken(f"{path}: {answer.status} {said!r}")
        return answer

    def order(self, record: bytes) -> None:
        self._post(f"/api/replay/review?depth={DEPTH}", record)


def a_record(number: int) -> bytes:
    game = catalog.find(GAME)
    match, bot = Match(game, read_options(game.options, {}), 2, f"review {number}"), find_bot(game, "level1")
    while not match.is_over():
        seat = match.to_act()[0]
        match.act(seat, bot.answer(match.question(seat, number), Budget()))
    return json.dumps(write_record(match)).encode()


async def beside_reviews(folder: Path, sizes: Sizes) -> Found:
    """First the people alone, then while matches are reviewed; server, reviewers and clients share all cores."""
    if GAME not in catalog.games():
        print(f"not played beside reviews: {GAME} is not here")
        return {}
    mine = os.sched_getaffinity(0)
    os.sched_setaffinity(0, MINE)
    try:
        return await _measured(folder, sizes)
    finally:
        os.sched_setaffinity(0, mine)


async def _measured(folder: Path, sizes: Sizes) -> Found:
    records = [a_record(number) for number in range(REVIEWS)]
    server = Ours(folder / "reviews", MINE)
    crowd = await Crowd.gather(ours.House(server.port), server, sizes.beside)
    alone = await crowd.paced(sizes.per_second, sizes.paced_seconds / 4)
    must_be_stored(server, crowd.told())
    # Nobody has more than a few made at a time.
    guests = [Curious(server.port), Curious(server.port)]
    for number, record in enumerate(records):
        guests[number % len(guests)].order(record)
    figures = await crowd.paced(sizes.per_second, sizes.paced_seconds / 2)
    await crowd.leave()
    server.end()
    return {
        "tables_of_people": sizes.beside,
        "reviews_asked_for": REVIEWS,
        "p99_ms_alone": round(alone.p99, 1),
        **shown(figures),
        "kept": figures.p99 <= P99_BAR,
    }
