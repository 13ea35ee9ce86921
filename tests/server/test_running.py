"""The server as a process: starts, says where it is, survives `kill -9`, stops cleanly."""

import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.conftest import RunningServer
from tests.server.guests import Guest, Json, as_list
from tests.some_games import FOR_TWO
from tischlein import __version__
from tischlein.server.http.api import Api
from tischlein.server.http.looking_back import LookingBack
from tischlein.server.process import addresses
from tischlein.server.process.addresses import address_on_network, listen
from tischlein.server.process.addresses import addresses as reached_at
from tischlein.server.process.startup import CannotStart, choose_address, open_services
from tischlein.wire import codegen
from tischlein.wire.routes import ROUTES

SERVE = (
    "import sys, pathlib; from tischlein.server.process.main import run; "
    "run('127.0.0.1', 0, pathlib.Path(sys.argv[1]), False)"
)


class Process:
    """Tischlein in a process of its own."""

    def __init__(self, folder: Path, serve: str = SERVE) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", serve, str(folder)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        self.said = ""
        for line in self.process.stdout:
            self.said += line
            if "Ctrl-C" in line:
                break
        assert "http://127.0.0.1:" in self.said, self.said + (self.process.stderr.read() if self.process.stderr else "")
        self.port = int(self.said.split("http://127.0.0.1:")[1].split()[0])

    def end(self, number: int) -> str:
        """Sends a signal, waits for the end, and returns what was said on the way."""
        self.process.send_signal(number)
        said, complaints = self.process.communicate(timeout=120)
        return said + complaints


@contextmanager
def running(folder: Path, serve: str = SERVE) -> Iterator[Process]:
    process = Process(folder, serve)
    try:
        yield process
    finally:
        if process.process.poll() is None:
            process.end(signal.SIGKILL)


def with_cookie(port: int, cookie: str) -> Guest:
    guest = Guest(port)
    guest.http.cookies.set(f"tischlein-{port}", cookie)
    return guest


def test_what_was_acknowledged_survives_kill_minus_nine(tmp_path: Path) -> None:
    """Again and again in the middle of a match: every answer that was acknowledged is there, none twice."""
    cookie, code = "", ""
    given: list[Json] = []
    for evening in range(3):
        with running(tmp_path) as process:
            guest = with_cookie(process.port, cookie) if cookie else Guest(process.port, "Anna")
            with guest:
                cookie = guest.cookie()
                code = code or guest.open(FOR_TWO, [None, "random"], start=True)
                chair = guest.join(code)
                chair.until_update()
                for _ in range(2):
                    chair.once(lambda update: update["question"] is not None and not update["answered"])
                    action = as_list(chair.update["actions"])[0]
                    chair.play(**action)
                    given.append(action)
                if evening < 2:
                    process.end(signal.SIGKILL)
                    continue
                chair.well("do", deed={"do": "resign"}, question="")
                stored = as_list(guest.get(f"/api/tables/{code}/record").json()["answers"])
                assert [answer for answer in stored if answer["seat"] == 0] == [{"seat": 0, **one} for one in given]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_cleanly_when_asked(tmp_path: Path, number: int) -> None:
    with running(tmp_path) as process, Guest(process.port, "Anna") as guest:
        chair = guest.join(guest.open(FOR_TWO, [None, "level1"], start=True))
        chair.until_update()
        said = process.end(number)
        assert (process.process.returncode, said) == (0, "")
        assert chair.close_code() == 1012


def test_a_second_server_in_the_same_folder_refuses_with_a_sentence(server: RunningServer) -> None:
    with pytest.raises(CannotStart, match=f"Another Tischlein already uses the folder {server.folder}"):
        open_services(server.folder, "http://localhost:8000")


def test_a_folder_that_cannot_be_one_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(CannotStart, match="cannot be used"):
        open_services(tmp_path / "file", "http://localhost:8000")


def test_a_port_in_use_is_one_clear_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(CannotStart, match=f"Port {port} at 127.0.0.1 is in use"):
            listen("127.0.0.1", port)


def test_an_address_that_is_not_ours_is_one_clear_sentence() -> None:
    with pytest.raises(CannotStart, match="not an address of this machine"):
        listen("not.a.host.invalid", 8000)


def test_the_address_for_others_is_named_only_where_others_can_come() -> None:
    assert reached_at("127.0.0.1", 8000) == ("http://127.0.0.1:8000", None)
    assert reached_at("::1", 8000) == ("http://[::1]:8000", None)
    lan = address_on_network()
    assert reached_at("0.0.0.0", 8000) == ("http://localhost:8000", lan and f"http://{lan}:8000")
    assert reached_at("192.168.1.7", 80) == ("http://192.168.1.7:80", "http://192.168.1.7:80")


@pytest.mark.parametrize(
    ("network", "is_container", "url", "shown"),
    [
        ("http://172.17.0.2:8000", True, "", None),
        ("http://172.17.0.2:8000", True, "http://192.168.1.5:8123", "http://192.168.1.5:8123"),
        ("http://10.88.0.4:8000", True, "", None),
        ("http://192.168.1.7:8000", True, "", "http://192.168.1.7:8000"),
        ("http://172.17.0.2:8000", False, "", "http://172.17.0.2:8000"),
        ("http://192.168.1.7:8000", False, "https://spiele.example.org", "http://192.168.1.7:8000"),
        (None, True, "", None),
    ],
)
def test_the_address_of_a_container_is_shown_to_nobody(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    *,
    network: str | None,
    is_container: bool,
    url: str,
    shown: str | None,
) -> None:
    monkeypatch.setenv("TISCHLEIN_URL", url)
    assert choose_address(network, (tmp_path if is_container else tmp_path / "nothing",)) == shown
    assert ("TISCHLEIN_URL=http://ADDRESS:PORT" in capsys.readouterr().err) == (network is not None and shown is None)


def test_without_internet_the_address_in_the_home_network_is_still_found(monkeypatch: pytest.MonkeyPatch) -> None:
    roads = {"192.168.178.254": "192.168.178.20"}
    monkeypatch.setattr(addresses, "address_towards", roads.get)
    assert address_on_network() == "192.168.178.20"
    monkeypatch.setattr(addresses, "address_towards", {}.get)
    assert address_on_network() is None


def test_every_handler_has_its_route_and_every_route_its_handler() -> None:
    handlers = {name for name in {**vars(Api), **vars(LookingBack)} if not name.startswith("_")}
    assert {route.handler for route in ROUTES} == handlers


@pytest.mark.source
def test_the_generated_protocol_and_types_are_up_to_date() -> None:
    """`make types` writes them."""
    assert codegen.stale() == []


@pytest.mark.source
def test_a_stale_file_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(codegen, "ROOT", tmp_path)
    assert codegen.main(["--check"]) == 1
    assert "docs/protocol.md" in capsys.readouterr().err
    assert codegen.main([]) == 0
    assert codegen.main(["--check"]) == 0


def test_the_version_is_told(server: RunningServer) -> None:
    told = server.guest().get("/version").json()
    assert (told["version"], set(told)) == (__version__, {"version", "compiled"})
