"""The real server in real processes, with the small games: `python served.py PORT FOLDER DATABASE WORKERS`.

The same supervisor, workers and store as everybody's; only the limits are patient and a rule may work for one second.
"""

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.server.small_games import put_on_the_shelf
from tischlein.server.http.services import Services
from tischlein.server.move.rate_limit import LimitMemory
from tischlein.server.move.watchdog import Watch, Watchdog
from tischlein.server.process import balancing, main
from tischlein.server.process.startup import open_store
from tischlein.server.settings import Limits, Settings, Thinking

WORKER = [sys.executable, str(Path(__file__).resolve().parents[1] / "server" / "worker.py")]
PATIENT = Limits(
    commands_per_second=10_000,
    commands_at_once=10_000,
    frames_per_second=10_000,
    frames_at_once=10_000,
    connections_per_address=10_000,
    misses_per_minute=10_000,
    tables_per_minute=10_000,
    tables_per_minute_of_address=10_000,
    guests_per_minute=10_000,
    records_per_minute=10_000,
    replays_per_minute=10_000,
    connections_per_guest=1000,
)
QUICK = Thinking(pause=(0.0, 0.0), cap=1.0, deadline=600.0, workers=1, command=WORKER)


def open_services(
    data: Path,
    link_base: str,
    database: str = "",
    watch: Watch | None = None,
    memory: LimitMemory | None = None,
    reloads: bool = False,
) -> Services:
    store, bus = open_store(data, database)
    if isinstance(watch, Watchdog):
        watch.seconds = 1.0
    return Services(Settings(data=data, link_base=link_base, limits=PATIENT, thinking=QUICK), store, bus, watch, memory)


if __name__ == "__main__":
    put_on_the_shelf()
    setattr(main, "open_services", open_services)  # noqa: B010  put there in place of the real one
    # The guests of a table are with different workers here, on purpose: what goes wrong goes wrong between them.
    vars(balancing)["TABLE"] = re.compile(rb"(?!)")
    port, folder, database, workers = sys.argv[1:]
    main.run("127.0.0.1", int(port), Path(folder), False, database, int(workers))
