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
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import uvicorn

from tischlein.server.http.ws_protocol import WebSocketProtocol
from tischlein.server.move.watchdog import Watchdog
from tischlein.server.process import supervisor
from tischlein.server.process.balancing import BalancedWorker, SharedListener
from tischlein.server.process.log_lines import set_up_logging
from tischlein.server.process.startup import CannotStart, open_services, prepare_postgresql
from tischlein.store.files import hide_new_files

if TYPE_CHECKING:
    from starlette.types import ASGIApp

STOP_SECONDS: Final = 2
# So many new objects before Python searches for garbage: a busy second makes more, and hardly any are in cycles.
GARBAGE: Final = 20_000
# Nothing is ever sent there. The first is reserved for documentation (RFC 5737) and routed like any other address; the
# rest lie in the networks that routers and hotspots without internet give out, where no road leads elsewhere.
SOMEWHERE_ELSE: Final = (
    "192.0.2.1",
    "192.168.0.254",
    "192.168.1.254",
    "192.168.2.254",
    "192.168.43.254",
    "192.168.137.254",
    "192.168.178.254",
    "10.0.0.254",
    "10.42.0.254",
    "172.20.10.14",
)
NO_PORT: Final = 9
# A thousand tables of two seats need two thousand, and whoever loads a page one more.
MOST_CONNECTIONS: Final = 5000
EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104  recognised here, chosen by whoever starts the server


def default_data() -> Path:
    import platformdirs

    return platformdirs.user_data_path("tischlein", appauthor=False)


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    if os.name == "posix":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise CannotStart(_why_not(host, port, error)) from error
    listener.listen(256)
    return listener


def _why_not(host: str, port: int, error: OSError) -> str:
    if isinstance(error, PermissionError):
        return f"Port {port} needs rights that this user does not have. Choose one above 1023 (PORT=8123)."
    if isinstance(error, socket.gaierror):
        return f"{host} is not an address of this machine."
    return f"Port {port} at {host} is in use, perhaps by another Tischlein. Choose another one (PORT={port + 1})."


def address_on_network() -> str | None:
    """This machine's address as others on the network see it; None when there is no network."""
    for elsewhere in SOMEWHERE_ELSE:
        found = address_towards(elsewhere)
        if found is not None:
            return found
    return None


def address_towards(elsewhere: str) -> str | None:
    """Which of this machine's addresses a packet there would carry; None where there is no route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((elsewhere, NO_PORT))
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return None if found.startswith("127.") else found


def addresses(host: str, port: int) -> tuple[str, str | None]:
    """Where this machine's browser finds the table, and where others do."""
    if host in EVERYWHERE:
        lan = address_on_network()
        return f"http://localhost:{port}", None if lan is None else f"http://{lan}:{port}"
    shown = f"[{host}]" if ":" in host else host
    here = f"http://{shown}:{port}"
    is_only_here = host == "localhost" or host.startswith("127.") or host == "::1"
    return here, None if is_only_here else here


def announce(local: str, network: str | None) -> None:
    import segno

    out = sys.stdout
    out.write(f"\n  Tischlein  {local}\n")
    if network is not None:
        if network != local:
            out.write(f"  im Heimnetz / on your network  {network}\n")
        out.write("\n")
        with contextlib.suppress(UnicodeEncodeError):
            segno.make(network, error="l").terminal(out, border=2, compact=True)
    out.write("\n  Strg-C beendet / Ctrl-C stops\n\n")
    out.flush()


def open_browser_quietly(address: str) -> None:
    """Only where there is a screen: a text browser would take over the terminal."""
    has_screen = sys.platform in ("win32", "darwin") or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
    if has_screen:
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(address)


class Server(uvicorn.Server):
    """Says when it has started, and just ends after a signal, which uvicorn's own would raise once more."""

    def __init__(self, config: uvicorn.Config, worker: BalancedWorker | None = None) -> None:
        super().__init__(config)
        self.is_up: asyncio.Event = asyncio.Event()
        self._worker = worker
        self._listeners: list[SharedListener] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Where workers share a listener, connections come through it, not through uvicorn's own server."""
        try:
            await super().startup(sockets if self._worker is None else [])
            if self._worker is not None:
                ours = self.server_state.connections
                make = self._make_protocol
                self._listeners = [SharedListener(one, self._worker, make, ours) for one in sockets or []]
        finally:
            self.is_up.set()

    def _make_protocol(self) -> asyncio.Protocol:
        made = self.config.http_protocol_class
        return made(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)  # type: ignore[call-arg]

    async def on_tick(self, counter: int) -> bool:
        for listener in self._listeners:
            listener.report()
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


def configured(app: "ASGIApp", message_bytes: int, proxies: str = "") -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http="httptools",
        ws=WebSocketProtocol,
        ws_max_size=message_bytes,
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
        limit_concurrency=MOST_CONNECTIONS,
    )


class Place(NamedTuple):
    """Where the server is reached, and where it keeps its data."""

    listener: socket.socket
    data: Path
    database: str
    local: str
    network: str | None
    open_browser: bool


def run(host: str, port: int, data: Path | None, open_browser: bool, database: str = "", workers: int = 1) -> None:
    """Runs until Ctrl-C. Raises CannotStart, with a sentence for the terminal, where it cannot."""
    if workers > 1 and not database:
        raise CannotStart("SQLite is for one process. For more, give a PostgreSQL: --database postgresql://…")
    hide_new_files()
    with contextlib.closing(listen(host, port)) as listener:
        local, network = addresses(host, listener.getsockname()[1])
        set_up_logging()
        place = Place(listener, data or default_data(), database, local, network, open_browser)
        _prepare(place)
        if not supervisor.CAN_SUPERVISE:
            return _work(place, None)
        sys.exit(supervisor.Supervisor(workers, lambda post: _work(place, post)).run())


def _prepare(place: Place) -> None:
    """What all workers need, before there are any: the database in its present shape, and all that is imported."""
    if place.database:
        prepare_postgresql(place.database, place.data)
    from tischlein import catalog
    from tischlein.server.http import app

    catalog.games()
    assert app.make_app is not None, "imported here, so that every worker starts with it"


def _work(place: Place, post: "supervisor.WorkerPost | None") -> None:
    # What was imported lives as long as the process: there is no garbage to find in it.
    gc.freeze()
    gc.set_threshold(GARBAGE)
    with _runner() as runner, contextlib.suppress(KeyboardInterrupt):
        runner.run(_serve(place, post))


async def _serve(place: Place, post: "supervisor.WorkerPost | None") -> None:
    from tischlein.server.http.app import make_app

    watch = None if post is None else Watchdog(post.note)
    services = open_services(place.data, place.network or place.local, place.database, watch)
    if post is not None:
        # Without its supervisor a worker would go on unnoticed: it ends at once, as with `kill -9`.
        asyncio.get_running_loop().add_reader(post.parent_lives, os._exit, 1)
        if post.endless:
            await services.tables.freeze(post.endless)
    config = configured(make_app(services), services.settings.limits.message_bytes, services.settings.proxies)
    server = Server(config, _balanced(post))
    watching = None if watch is None else asyncio.create_task(supervisor.keep_wound(watch))
    serving = asyncio.create_task(server.serve(sockets=[place.listener]))
    await server.is_up.wait()
    if post is None or (post.is_first and post.slot == 0):
        announce(place.local, place.network)
        if place.open_browser:
            await asyncio.to_thread(open_browser_quietly, place.local)
    await serving
    if watching is not None:
        watching.cancel()


def _balanced(post: "supervisor.WorkerPost | None") -> BalancedWorker | None:
    """Only where there are several workers is there anything to share."""
    return None if post is None or post.loads.workers == 1 else BalancedWorker(post.loads, post.slot)


def _runner() -> asyncio.Runner:
    try:
        import uvloop
    except ImportError:
        return asyncio.Runner()
    return asyncio.Runner(loop_factory=uvloop.new_event_loop)
