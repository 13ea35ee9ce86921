"""Starts the server: migrates, listens, says where it is reached, stops cleanly.

What is heavy to import (the app and all games, the database) is imported after the port is known to be free.
"""

import asyncio
import contextlib
import gc
import os
import signal
import socket
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, cast

import click
import structlog
import uvicorn

from tischlein.server.http.door.door import MOST_CONNECTIONS, Door, DoorConfig, Visitor
from tischlein.server.http.door.http_protocol import HttpProtocol
from tischlein.server.http.door.ws_protocol import WebSocketProtocol
from tischlein.server.move.watchdog import Watchdog
from tischlein.server.process import supervisor
from tischlein.server.process.addresses import addresses, announce, listen, open_browser_quietly
from tischlein.server.process.balancing import BalancedWorker, SharedListener
from tischlein.server.process.log_lines import set_up_logging
from tischlein.server.process.open_files import (
    few_open_files,
    most_open_files,
    raise_most_open_files,
    room_for_connections,
)
from tischlein.server.process.startup import CannotStart, choose_address, open_services, prepare
from tischlein.server.settings import Limits
from tischlein.store.files import hide_new_files

if TYPE_CHECKING:
    from starlette.types import ASGIApp

STOP_SECONDS: Final = 2
# So many new objects before Python searches for garbage: a busy second makes more, and hardly any are in cycles.
GARBAGE: Final = 20_000
# uvicorn looks ten times a second whether it should stop; we look once whether somebody has to go.
TICKS_PER_SECOND: Final = 10

log = structlog.get_logger("start")


def default_data() -> Path:
    import platformdirs

    return platformdirs.user_data_path("tischlein", appauthor=False)


class Server(uvicorn.Server):
    """Says when it has started, and just ends after a signal, which uvicorn's own would raise once more."""

    def __init__(self, config: DoorConfig, worker: BalancedWorker | None = None) -> None:
        super().__init__(config)
        self.door: Door = config.door
        self.is_up: asyncio.Event = asyncio.Event()
        self._worker = worker
        self._listeners: list[SharedListener] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Where workers share a listener, connections come through it, not through uvicorn's own server."""
        try:
            await super().startup(sockets if self._worker is None else [])
            if self._worker is not None:
                ours, worker, make = self.server_state.connections, self._worker, self._make_protocol
                self._listeners = [SharedListener(one, worker, make, ours, self.door) for one in sockets or []]
        finally:
            self.is_up.set()

    def _make_protocol(self) -> asyncio.Protocol:
        made = self.config.http_protocol_class
        return made(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)  # type: ignore[call-arg]

    async def on_tick(self, counter: int) -> bool:
        for listener in self._listeners:
            listener.report()
        if counter % TICKS_PER_SECOND == 0:
            visitors = cast("Iterable[Visitor]", self.server_state.connections)
            self.door.check_times(visitors, asyncio.get_running_loop().time())
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for listener in self._listeners:
            listener.close()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        try:
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(number, self.handle_exit, number, None)
        except (NotImplementedError, RuntimeError):
            # Windows has no such handlers, and neither has a thread: Ctrl-C arrives as KeyboardInterrupt.
            yield
            return
        try:
            yield
        finally:
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(number)


def configured(app: "ASGIApp", limits: Limits, proxies: str = "", uncounted: str = "") -> DoorConfig:
    most = min(MOST_CONNECTIONS, room_for_connections())
    config = DoorConfig(
        app,
        http=HttpProtocol,
        ws=WebSocketProtocol,
        ws_max_size=limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or "127.0.0.1",
        access_log=False,
        log_config=None,
        log_level="warning",
        timeout_graceful_shutdown=STOP_SECONDS,
        # Never reached: the door keeps to one less.
        limit_concurrency=most + 2,
    )
    config.door = Door(limits, uncounted or proxies, most)
    return config


class Place(NamedTuple):
    """Where the server is reached, and where it keeps its data."""

    listener: socket.socket
    data: Path
    database: str
    local: str
    network: str | None
    open_browser: bool
    reloads: bool = False


def run(
    host: str,
    port: int,
    data: Path | None,
    open_browser: bool,
    database: str = "",
    workers: int = 1,
    *,
    reloads: bool = False,
) -> None:
    """Runs until Ctrl-C. Raises CannotStart, with a sentence for the terminal, where it cannot."""
    if workers > 1 and not database:
        raise CannotStart("SQLite is for one process. For more, give a PostgreSQL: --database postgresql://…")
    hide_new_files()
    with contextlib.closing(listen(host, port)) as listener:
        local, network = addresses(host, listener.getsockname()[1])
        set_up_logging()
        raise_most_open_files()
        if few := few_open_files(most_open_files()):
            click.echo(few, err=True)
        place = Place(listener, data or default_data(), database, local, choose_address(network), open_browser, reloads)
        _prepare(place)
        if not supervisor.CAN_SUPERVISE:
            return _work(place, None)
        sys.exit(supervisor.Supervisor(workers, lambda post: _work(place, post)).run())


def _prepare(place: Place) -> None:
    """What all workers need, before there are any: the database in its present shape, and all that is imported."""
    prepare(place.data, place.database)
    from tischlein import catalog, packages
    from tischlein.server.http import app

    for name, why in catalog.left_out().items():
        log.warning("a package is left out", package=name, why=why)
    packages.packages()
    assert app.make_app is not None, "imported here, so that every worker starts with it"


def _work(place: Place, post: "supervisor.WorkerPost | None") -> None:
    # What was imported lives as long as the process: there is no garbage to find in it.
    gc.freeze()
    gc.set_threshold(GARBAGE)
    with _runner() as runner, contextlib.suppress(KeyboardInterrupt):
        runner.run(_serve(place, post))


async def _serve(place: Place, post: "supervisor.WorkerPost | None") -> None:
    from tischlein.server.http.app import make_app

    watch, memory = (None, None) if post is None else (Watchdog(post.note), post.limit_memory)
    local = place.network or place.local
    services = open_services(place.data, local, place.database, watch, memory, place.reloads)
    if post is not None:
        # Without its supervisor a worker would go on unnoticed: it ends at once, as with `kill -9`.
        asyncio.get_running_loop().add_reader(post.parent_lives, os._exit, 1)
        if post.endless:
            await services.tables.freeze(post.endless)
    settings = services.settings
    config = configured(make_app(services), settings.limits, settings.proxies, settings.uncounted)
    if post is not None:
        services.guest_counts.share(post.loads.guests, post.slot)
        config.door.addresses.share(post.loads.addresses, post.slot)
    server = Server(config, _balanced(post))
    serving = asyncio.create_task(server.serve(sockets=[place.listener]))
    await server.is_up.wait()
    if post is None or (post.is_first and post.slot == 0):
        announce(place.local, place.network)
        if place.open_browser:
            await asyncio.to_thread(open_browser_quietly, place.local)
    await serving


def _balanced(post: "supervisor.WorkerPost | None") -> BalancedWorker | None:
    """Only where there are several workers is there anything to share."""
    return None if post is None or post.loads.workers == 1 else BalancedWorker(post.loads, post.slot)


def _runner() -> asyncio.Runner:
    try:
        import uvloop
    except ImportError:
        return asyncio.Runner()
    return asyncio.Runner(loop_factory=uvloop.new_event_loop)
