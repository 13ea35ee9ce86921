"""Starts the table: migrates, listens, says where it is reached, stops cleanly.

What is heavy to import (the app and all games, the database) is imported after the port is known to be free.
"""

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click
import uvicorn

if TYPE_CHECKING:
    from starlette.types import ASGIApp

    from tischlein.server.house import House

STOP_SECONDS: Final = 2
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
EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104  recognised here, chosen by whoever starts the server


class CannotStart(click.ClickException):
    """A sentence for the person in front of the terminal."""


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
    """Which of this machine's addresses a road there would start from; None where no road leads."""
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
    """Where there is a screen. Text browsers would take over the terminal, so a screen it must be."""
    has_screen = sys.platform in ("win32", "darwin") or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
    if has_screen:
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(address)


def set_up_logging() -> None:
    """One line per event on stderr. Tokens, seeds, answers and positions are never among the values."""
    import structlog

    processors: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=False),
        structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty()),
    ]
    structlog.configure(
        processors=processors,
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )


class Server(uvicorn.Server):
    """Says when it has started, and ends by itself after a signal; uvicorn's own would raise the signal once more."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.is_up: asyncio.Event = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets)
        finally:
            self.is_up.set()

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


def configured(app: "ASGIApp", message_bytes: int) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        server_header=False,
        proxy_headers=False,
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=STOP_SECONDS,
        limit_concurrency=2000,
    )


def open_house(data: Path, link_base: str) -> "House":
    from tischlein.server.house import House
    from tischlein.server.settings import Settings
    from tischlein.store.lock import FolderInUse
    from tischlein.store.migrate import DatabaseIsNewer
    from tischlein.store.sqlite import SqliteStore

    try:
        store = SqliteStore(data)
    except (FolderInUse, DatabaseIsNewer) as error:
        raise CannotStart(str(error)) from error
    except OSError as error:
        raise CannotStart(f"The folder {data} cannot be used: {error.strerror}.") from error
    names = [name.strip() for name in os.environ.get("TISCHLEIN_NAMES", "").split(",") if name.strip()]
    return House(Settings(data=data, link_base=link_base, names=names), store)


def run(host: str, port: int, data: Path | None, open_browser: bool) -> None:
    """Plays host until Ctrl-C. Raises CannotStart with a sentence where it cannot begin."""
    with contextlib.closing(listen(host, port)) as listener:
        local, network = addresses(host, listener.getsockname()[1])
        set_up_logging()
        with _runner() as runner, contextlib.suppress(KeyboardInterrupt):
            runner.run(_serve(listener, data or default_data(), (local, network), open_browser))


async def _serve(listener: socket.socket, data: Path, reached_at: tuple[str, str | None], open_browser: bool) -> None:
    from tischlein.server.app import make_app

    local, network = reached_at
    house = open_house(data, network or local)
    server = Server(configured(make_app(house), house.settings.limits.message_bytes))
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    await server.is_up.wait()
    announce(local, network)
    if open_browser:
        await asyncio.to_thread(open_browser_quietly, local)
    await serving


def _runner() -> asyncio.Runner:
    try:
        import uvloop
    except ImportError:
        return asyncio.Runner()
    return asyncio.Runner(loop_factory=uvloop.new_event_loop)
