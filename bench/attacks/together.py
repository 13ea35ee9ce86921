"""All attacks on one server, several at a time and in random order, beside people who play all the while."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from attacks.catalogue import ATTACKS
from attacks.people import Checked
from attacks.siege import PATIENCE, Found, Siege

AT_ONCE: Final = 3
# So often all acknowledged moves are looked for in the records.
CHECKED_EVERY: Final = 300.0
FIRST_ADDRESS: Final = 66
ADDRESSES: Final = 100


def shuffled(choice: random.Random) -> Iterator[tuple[str, str]]:
    """Names of attacks without end, each as often as the others, and the address each comes from.

    An address comes back after some minutes, when it may bring guests again: with one alone, attackers would soon find
    the door closed, and there would be nothing to see.
    """
    names = [name for name in ATTACKS if name != "nothing"]
    numbers = itertools.count()
    while True:
        for name in choice.sample(names, len(names)):
            yield name, f"127.0.0.{FIRST_ADDRESS + next(numbers) % ADDRESSES}"


async def besiege_together(package: Path, folder: Path, seconds: float, seconds_each: float, seed: int) -> Found:
    siege = await Siege.begun(package, folder, with_past=True, with_bot=False)
    attacks = shuffled(random.Random(seed))
    done: dict[str, int] = {}
    attackers = [asyncio.create_task(_keep_attacking(siege, attacks, seconds_each, done)) for _ in range(AT_ONCE)]
    until = time.monotonic() + seconds
    checked: list[Checked] = []
    try:
        while (left := until - time.monotonic()) > 0:
            await asyncio.sleep(min(CHECKED_EVERY, left))
            checked.append(await _check(siege))
        for attacker in attackers:
            attacker.cancel()
        await asyncio.gather(*attackers, return_exceptions=True)
        siege.kill_attackers()
        found = await siege.found()
    finally:
        await siege.end()
    for key in Checked._fields:
        found[key] = sum(getattr(one, key) for one in checked) + int(str(found[key]))
    return {**found, "attacks_done": done}


async def _keep_attacking(
    siege: Siege, attacks: Iterator[tuple[str, str]], seconds: float, done: dict[str, int]
) -> None:
    while True:
        name, address = next(attacks)
        await siege.attack(name, seconds, address)
        done[name] = done.get(name, 0) + 1


async def _check(siege: Siege) -> Checked:
    """While the attacks go on."""
    assert siege.crowd is not None, "people came before the attackers"
    await siege.crowd.stop(PATIENCE)
    checked = await siege.crowd.check()
    siege.crowd.begin()
    return checked
