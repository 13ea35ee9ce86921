"""The host's door opens to whoever has the key, on this machine, and to nobody else."""

import json
import os
import socket
import stat
from pathlib import Path

import msgspec
import pytest

from tests.server.conftest import RunningServer, Start
from tests.server.guests import Json
from tischlein.cli.host_line import have_granted
from tischlein.server.http.host import housekeeping
from tischlein.server.http.host.host_door import LONGEST, MOST_AT_ONCE, HostDoor
from tischlein.server.move.tally import TALLY
from tischlein.wire.host import FILE, Address, ListTables

WISH = {"do": "list"}
PATIENCE = 30.0


def address_in(folder: Path) -> Address:
    return msgspec.json.decode((folder / FILE).read_bytes(), type=Address)


def say(port: int, text: bytes) -> bytes:
    """All that comes back before the door is shut."""
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
        line.sendall(text)
        heard = b""
        try:
            while chunk := line.recv(65536):
                heard += chunk
        except ConnectionResetError:
            pass
    return heard


def line(**knock: object) -> bytes:
    return json.dumps(knock).encode() + b"\n"


def page(port: int, body: bytes, kind: str = "text/plain") -> bytes:
    """What a page of another site can make a browser on this machine send, without being asked."""
    head = f"POST / HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://evil.example\r\nContent-Type: {kind}\r\n"
    return f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body


def ways_in(folder: Path) -> list[str]:
    """Who got something without the key. Each tries on a connection of its own."""
    port, key = address_in(folder).port, address_in(folder).key
    tries = {
        "without a key": line(wish=WISH),
        "with an empty key": line(key="", wish=WISH),
        "with another key": line(key="x" * len(key), wish=WISH),
        "with half of the key": line(key=key[: len(key) // 2], wish=WISH),
        "with a key and more": line(key=key + "x", wish=WISH),
        "with a key of letters from afar": line(key="ключ", wish=WISH),
        "with a list of keys": line(key=[key], wish=WISH),
        "with null": line(key=None, wish=WISH),
        "as a page": page(port, line(key="", wish=WISH)),
        "as a page that knows the key": page(port, line(key=key, wish=WISH)),
        "on a second line": b"\n" + line(key=key, wish=WISH),
        "with too long a line": line(key=key, wish=WISH, more="x" * LONGEST),
        "with a wish nobody knows": line(key=key, wish={"do": "everything"}),
    }
    return [who for who, text in tries.items() if is_let_in(say(port, text))]


def is_let_in(heard: bytes) -> bool:
    answer: Json = json.loads(heard) if heard else {"refused": "cut off"}
    return not answer["refused"]


class OpenDoor(HostDoor):
    def is_key(self, given: str) -> bool:
        return True


def test_nobody_gets_in_without_the_key(start: Start) -> None:
    folder = start().folder
    wrong = TALLY.count("refusals", "wrong_key")
    assert ways_in(folder) == []
    assert TALLY.count("refusals", "wrong_key") == wrong + 5, "each wrong key is counted"
    assert have_granted(ListTables(), folder, "").tables == [], "whoever has the key is let in"


def test_a_door_without_a_key_is_found(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "HostDoor", OpenDoor)
    assert "with another key" in ways_in(start().folder)


def test_the_door_is_on_this_machine_only(start: Start) -> None:
    port = address_in(start().folder).port
    with pytest.raises(OSError, match="refused"):
        # Another address of this very machine, where a server that listens everywhere would answer.
        socket.create_connection(("127.0.0.2", port), PATIENCE)


def test_the_guests_address_leads_to_no_door(server: RunningServer) -> None:
    key = address_in(server.folder).key
    guest = server.guest()
    for path in ("/host", "/host.json", "/api/host", "/api/host/tables"):
        asked = guest.http.post(path, json={"key": key, "wish": WISH})
        assert asked.status_code in (404, 405)
        assert guest.get(path).text.find(key) == -1


@pytest.mark.skipif(os.name != "posix", reason="other systems have other rights")
def test_only_its_owner_reads_the_key(start: Start) -> None:
    folder = start().folder
    assert stat.S_IMODE((folder / FILE).stat().st_mode) == 0o600
    assert [path.name for path in folder.glob(f"{FILE}.*")] == []


def test_every_start_has_a_key_of_its_own_and_takes_it_along(start: Start, tmp_path: Path) -> None:
    server = start()
    before = address_in(tmp_path)
    server.stop()
    assert not (tmp_path / FILE).exists()
    start()
    assert address_in(tmp_path).key != before.key


def test_those_who_only_stand_in_the_door_are_few(start: Start) -> None:
    """More than a few silent ones are cut off at once; when they are gone the host gets in."""
    folder = start().folder
    port = address_in(folder).port
    silent = [socket.create_connection(("127.0.0.1", port), PATIENCE) for _ in range(MOST_AT_ONCE)]
    assert say(port, line(key=address_in(folder).key, wish=WISH)) == b"", "cut off without an answer"
    for one in silent:
        one.close()
    heard = b""
    while not heard:
        heard = say(port, line(key=address_in(folder).key, wish=WISH))
    assert is_let_in(heard)
