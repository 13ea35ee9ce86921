"""One attack in a process of its own, which prints what came of it.

python attacker.py NAME PORT ADDRESS SECONDS PAST, where PAST is JSON of a `Past` or null.
"""

from __future__ import annotations

import asyncio
import json
import resource
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE.parent / "server")]

from attacks.catalogue import ATTACKS  # noqa: E402  ours, which lies elsewhere
from attacks.raw import Report, Target  # noqa: E402
from attacks.stored_past import Past  # noqa: E402
from attacks.wire import TROUBLE, Visitor  # noqa: E402

A_MOMENT = 1.0


async def attack(name: str, target: Target) -> Report:
    """Ends soon after its time even where nothing is ever answered."""
    try:
        async with asyncio.timeout(target.seconds_left() + A_MOMENT):
            return await ATTACKS[name](target)
    except TROUBLE as error:
        return {"kept_out": f"{type(error).__name__} {error}"[:80]}


def main() -> None:
    name, port, address, seconds, past = sys.argv[1:]
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    given = json.loads(past)
    until = time.monotonic() + float(seconds)
    target = Target(Visitor(int(port), address), until, None if given is None else Past(*given))
    print(json.dumps(asyncio.run(attack(name, target))))


if __name__ == "__main__":
    main()
