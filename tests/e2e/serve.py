"""The real server for the browser tests: bots answer at once, and nobody is told to slow down.

python -m tests.e2e.serve PORT FOLDER PUBLIC_URL [reloads]
"""

import asyncio
import sys
from pathlib import Path

from tests.e2e.tableserver import LAN_NAME
from tischlein.server.http.app import make_app
from tischlein.server.http.services import Services
from tischlein.server.process.addresses import listen
from tischlein.server.process.main import Server, configured
from tischlein.server.settings import Limits, Settings, Thinking
from tischlein.store.sqlite import SqliteStore

PATIENT = Limits(
    commands_per_second=1000,
    commands_at_once=1000,
    frames_per_second=1000,
    frames_at_once=1000,
    connections_per_address=1000,
    misses_per_minute=1000,
    tables_per_minute=1000,
    tables_per_minute_of_address=1000,
    guests_per_minute=10_000,
    records_per_minute=10_000,
    replays_per_minute=10_000,
    reviews_per_minute=10_000,
)


async def serve(port: int, folder: Path, public_url: str, *, reloads: bool = False) -> None:
    listener = listen("127.0.0.1", port)
    quick = Thinking(pause=(0.0, 0.0), workers=1)
    settings = Settings(
        data=folder,
        link_base=public_url or f"http://127.0.0.1:{port}",
        names=[LAN_NAME],
        public_url=public_url,
        limits=PATIENT,
        thinking=quick,
        reloads=reloads,
    )
    app = make_app(Services(settings, SqliteStore(folder)))
    await Server(configured(app, settings.limits)).serve(sockets=[listener])


if __name__ == "__main__":
    asyncio.run(serve(int(sys.argv[1]), Path(sys.argv[2]), sys.argv[3], reloads="reloads" in sys.argv[4:]))
