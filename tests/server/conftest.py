"""A real server in a thread, with the small games on the shelf and bots that do not pause."""

import asyncio
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from tests.server.guests import Guest
from tests.server.small_games import put_on_the_shelf, take_from_the_shelf
from tischlein.server.http.app import make_app
from tischlein.server.http.door.door import Door
from tischlein.server.http.services import Services
from tischlein.server.process.main import Server, configured
from tischlein.server.settings import Limits, Settings, Thinking
from tischlein.store.bus import Alone, Bus
from tischlein.store.relational import RelationalStore
from tischlein.store.sqlite import SqliteStore

WORKER = [sys.executable, str(Path(__file__).with_name("worker.py"))]
QUICK = Thinking(pause=(0.0, 0.0), cap=1.0, deadline=1.5, workers=1, command=WORKER)
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
    worlds_per_minute=10_000,
)


class RunningServer:
    """Started in a thread; `services` shows its insides."""

    def __init__(self, folder: Path, limits: Limits = PATIENT, thinking: Thinking = QUICK) -> None:
        self.folder = folder
        self.guests: list[Guest] = []
        self.store: RelationalStore = self.stored_in()
        self.listener: socket.socket = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listener.getsockname()[1]
        self._limits, self._thinking = limits, thinking
        self._settings = self.settings()
        self._up = threading.Event()
        self._thread = threading.Thread(target=self._work, daemon=True)
        self.services: Services
        self.loop: asyncio.AbstractEventLoop
        self._server: Server
        self._thread.start()
        assert self._up.wait(60), "the server starts within a minute"

    def _work(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.services = Services(self._settings, self.store, self.told_by())
        self._server = Server(configured(make_app(self.services), self._settings.limits))
        serving = asyncio.create_task(self._server.serve(sockets=[self.listener]))
        await self._server.is_up.wait()
        self._up.set()
        await serving

    @property
    def door(self) -> Door:
        return self._server.door

    def settings(self) -> Settings:
        base = f"http://192.0.2.7:{self.port}"
        return Settings(data=self.folder, link_base=base, limits=self._limits, thinking=self._thinking)

    def stored_in(self) -> RelationalStore:
        return SqliteStore(self.folder)

    def told_by(self) -> Bus:
        return Alone()

    def guest(self, name: str = "") -> Guest:
        guest = Guest(self.port, name)
        self.guests.append(guest)
        return guest

    def stop(self) -> None:
        self._server.should_exit = True
        for guest in self.guests:
            guest.close()
        self._thread.join(60)
        self.listener.close()
        assert not self._thread.is_alive(), "the server stops within a minute"


Start = Callable[..., RunningServer]


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    """For each test anew: the tests of other folders must not find the small games."""
    put_on_the_shelf()
    yield
    take_from_the_shelf()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts servers of a test's own, by default in one folder; all are stopped at its end."""
    running: list[RunningServer] = []

    def begin(folder: Path = tmp_path, limits: Limits = PATIENT, thinking: Thinking = QUICK) -> RunningServer:
        server = RunningServer(folder, limits, thinking)
        running.append(server)
        return server

    yield begin
    for server in running:
        server.stop()


@pytest.fixture(scope="session")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    server = RunningServer(tmp_path_factory.mktemp("data"))
    yield server
    server.stop()


@pytest.fixture
def server(one_server: RunningServer) -> Iterator[RunningServer]:
    """The server that most tests share: each has its own guests and tables there."""
    yield one_server
    for guest in one_server.guests:
        guest.close()
    one_server.guests.clear()


def patient_with(**limits: float) -> Limits:
    return msgspec.structs.replace(PATIENT, **limits)
