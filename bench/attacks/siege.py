"""A server with people at its tables, newcomers at its door, and attackers, each in a process of their own."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
import time
from pathlib import Path
from typing import Final

from attacks.attacked import BEGAN_AT, Attacked, as_usual
from attacks.bot_answers import Opponent
from attacks.catalogue import NEEDS_PAST
from attacks.figures import milliseconds, percentile
from attacks.newcomers import Newcomers
from attacks.people import Crowd
from attacks.raw import Report
from attacks.stored_past import Past, write_past
from processes import cores

HERE: Final = Path(__file__).resolve().parent
ATTACKER: Final = "127.0.0.66"
TABLES: Final = 8
WARM_UP: Final = 1.0
AFTERWARDS: Final = 1.0
# An attacker that has not ended by itself by then is ended.
LATE: Final = 3.0
# What is still under way after an attack may take this long.
PATIENCE: Final = 20.0
# Whatever happens, an attack with everything around it ends after this.
LIMIT: Final = 90.0
BEAT: Final = 0.02
BETTER: Final = 10
# Attacks beside which somebody plays against a bot.
WITH_BOT: Final = ("nothing", "tables_of_bots")

Found = dict[str, object]


class Siege:
    def __init__(self, server: Attacked, past: Past | None) -> None:
        self.server: Attacked = server
        self.crowd: Crowd | None = None
        self.newcomers: Newcomers = Newcomers(server.port)
        self.opponent: Opponent | None = None
        self._past = past
        self._attackers: list[asyncio.subprocess.Process] = []
        self._before = 0.0
        self._late: list[float] = []
        self._clock: asyncio.Task[None] | None = None

    @classmethod
    async def begun(cls, package: Path, folder: Path, *, with_past: bool, with_bot: bool) -> Siege:
        """Everybody plays, and nobody attacks yet."""
        past = await write_past(package, folder, ATTACKER) if with_past else None
        siege = cls(Attacked(package, folder, 0 if past is None else past.port), past)
        try:
            await siege._settle(with_bot=with_bot)
        except BaseException:
            await siege.end()
            raise
        return siege

    async def _settle(self, *, with_bot: bool) -> None:
        await self.server.until_up()
        self.crowd = await Crowd.seated(self.server.port, TABLES)
        self.crowd.begin()
        if with_bot:
            self.opponent = await Opponent.seated(self.server.port)
            self.opponent.begin()
        await asyncio.sleep(WARM_UP)
        self.crowd.meter.seconds.clear()
        self._before = self.server.peak = self.server.megabytes()
        self.server.watch(self.kill_attackers)
        self.newcomers.begin()
        self._clock = asyncio.create_task(self._be_punctual())

    async def _be_punctual(self) -> None:
        """How late this process itself is: below that, nothing can be measured."""
        while True:
            meant_at = time.perf_counter() + BEAT
            await asyncio.sleep(BEAT)
            self._late.append(time.perf_counter() - meant_at)

    def kill_attackers(self) -> None:
        for one in self._attackers:
            with contextlib.suppress(ProcessLookupError):
                one.kill()

    async def attack(self, name: str, seconds: float, address: str = ATTACKER) -> Report:
        given = [name, str(self.server.port), address, str(seconds), json.dumps(self._past)]
        attacker = await asyncio.create_subprocess_exec(
            *as_usual(sys.executable, str(HERE / "attacker.py"), *given), stdout=asyncio.subprocess.PIPE
        )
        self._attackers.append(attacker)
        try:
            told, _ = await asyncio.wait_for(attacker.communicate(), seconds + LATE)
        except TimeoutError:
            attacker.kill()
            await attacker.wait()
            return {"kept_out": "had to be ended"}
        finally:
            self._attackers.remove(attacker)
        found: Report = json.loads(told or b'{"kept_out": "was ended"}')
        return found

    async def found(self) -> Found:
        """After the attacks: what everybody waited for, and what is left."""
        assert self.crowd is not None, "people came before the attackers"
        await asyncio.sleep(AFTERWARDS)
        await asyncio.gather(self.newcomers.stop(), self.crowd.stop(PATIENCE))
        if self.opponent is not None:
            await self.opponent.stop(PATIENCE)
        after = self.server.megabytes()
        checked = await self.crowd.check()
        return {
            **self.crowd.figures(),
            **checked._asdict(),
            **self.newcomers.figures(),
            **(self.opponent.figures() if self.opponent is not None else {}),
            "megabytes_before": round(self._before, 1),
            "megabytes_peak": round(self.server.peak, 1),
            "megabytes_after": round(after, 1),
            "deaths": self.server.deaths,
            "own_p99_ms": milliseconds(percentile(self._late, 0.99)),
            "own_max_ms": milliseconds(max(self._late, default=0.0)),
        }

    async def end(self) -> None:
        self.kill_attackers()
        if self._clock is not None:
            self._clock.cancel()
        await self.server.end()


async def besiege(package: Path, folder: Path, name: str, seconds: float) -> Found:
    """One attack on a server of its own."""
    began = time.monotonic()
    found: Found = {}
    async with asyncio.timeout(LIMIT):
        siege = await Siege.begun(package, folder, with_past=name in NEEDS_PAST, with_bot=name in WITH_BOT)
    try:
        async with asyncio.timeout(LIMIT):
            report = await siege.attack(name, seconds)
            found = {**await siege.found(), "attack": report}
    except TimeoutError:
        found = {"hung": True, "deaths": siege.server.deaths, "megabytes_peak": round(siege.server.peak, 1)}
    finally:
        await siege.end()
    return {**found, "seconds": round(time.monotonic() - began, 1)}


def take_the_other_core() -> None:
    """Away from the server, and served before the attackers there: they would have a computer of their own."""
    os.sched_setaffinity(0, cores()[1])
    with contextlib.suppress(OSError):
        os.setpriority(os.PRIO_PROCESS, 0, BEGAN_AT - BETTER)
