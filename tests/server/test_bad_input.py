"""Bad input gets a key, changes nothing, and never takes the server down."""

import json
import random
import socket as sockets
import time
from collections.abc import Callable

import pytest

from tests.server.conftest import RunningServer, Start, patient_with
from tests.server.guests import PATIENCE, Json, as_dict
from tests.server.test_matches import two_at_a_race

MALFORMED = [
    "",
    "{",
    "null",
    "[]",
    "42",
    '"do"',
    "{}",
    '{"type":"do"}',
    '{"type":"fly","command":"x"}',
    '{"command":"x"}',
    '{"type":"do","command":5,"deed":{}}',
    '{"type":"do","command":"x","deed":[]}',
    '{"type":"do","command":"x","deed":{"do":true}}',
    '{"type":"do","command":"x","deed":{"do":{"do":"add"}}}',
    '{"type":"do","command":"x","deed":{"do":null}}',
    '{"type":"sit","command":"x","seat":"0","name":"A"}',
    '{"type":"sit","command":"x","seat":0.5,"name":"A"}',
    '{"type":"start","command":"x","please":true}',
    '{"type":"start","command":""}',
    '{"type":"start","command":"' + "x" * 65 + '"}',
    "[" * 30000,
    '{"a":' * 5000,
    '{"type":"sit","command":"x","seat":0,"name":"\\ud800"}',
]


@pytest.mark.parametrize("text", MALFORMED, ids=range(len(MALFORMED)))
def test_a_malformed_message_is_refused_and_the_match_goes_on(server: RunningServer, text: str) -> None:
    first, _ = two_at_a_race(server)
    first.socket.send(text)
    answer = first.until(lambda message: message["type"] == "refused")
    assert answer["reason"] in ("malformed", "name_characters")
    first.play(do="add", by="1")


def test_bytes_are_no_message(server: RunningServer) -> None:
    first, _ = two_at_a_race(server)
    first.socket.send(b"\x00\xff")
    assert first.until(lambda message: message["type"] == "refused")["reason"] == "malformed"


def test_an_oversized_message_ends_that_connection_only(server: RunningServer) -> None:
    first, second = two_at_a_race(server)
    first.socket.send("x" * (33 * 1024))
    assert first.close_code() == 1009
    again = server.guests[0].join(first.code)
    again.until_update()
    again.play(do="add", by="1")
    second.until_update()


def test_a_message_of_the_largest_size_is_still_read(server: RunningServer) -> None:
    first, _ = two_at_a_race(server)
    first.socket.send("x" * (32 * 1024))
    assert first.until(lambda message: message["type"] == "refused")["reason"] == "malformed"


def test_an_oversized_body_is_refused(server: RunningServer) -> None:
    answer = server.guest().post("/api/me", {"name": "x" * 40_000})
    assert (answer.status_code, answer.json()["reason"]) == (413, "too_large")


@pytest.mark.parametrize("code", ["ABCDEFGH", "short", "ABCDEFGHJ", "ABCD-FGH", "%00%00%00%00", "00000000"])
def test_a_table_that_does_not_exist_is_not_found(server: RunningServer, code: str) -> None:
    guest = server.guest("Anna")
    answer = guest.get(f"/api/tables/{code}/replay")
    assert (answer.status_code, answer.json()["reason"]) == (404, "no_such_table")
    assert guest.join(code).close_code() == 4404


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ({"game": "chess", "bots": [None, None]}, "unknown_game"),
        ({"game": "race", "bots": [None]}, "wrong_number_of_seats"),
        ({"game": "race", "bots": [None] * 900}, "wrong_number_of_seats"),
        ({"game": "race", "bots": [None, "deep blue"]}, "unknown_bot"),
        ({"game": "race"}, "malformed"),
        ({"game": "race", "bots": [None, None], "seed": "x"}, "malformed"),
        ({"game": "race", "bots": [None, 5]}, "malformed"),
        ([], "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(server: RunningServer, wanted: object, reason: str) -> None:
    answer = server.guest("Anna").post("/api/tables", wanted)
    assert (answer.status_code, answer.json()["reason"]) == (400, reason)


def test_a_guest_without_a_name_takes_no_seat(server: RunningServer) -> None:
    guest = server.guest()
    guest.post("/api/me", {})
    assert guest.post("/api/tables", {"game": "race", "bots": [None, None]}).json()["reason"] == "name_empty"


def _answers(number: int) -> Callable[[Json], bool]:
    return lambda message: message.get("command") == f"n{number}"


def test_commands_that_come_too_fast_are_refused(start: Start) -> None:
    """How they are taken again after a while, on a clock of its own: tests/inputs/test_limits.py."""
    server = start(limits=patient_with(commands_per_second=0.001, commands_at_once=5))
    anna = server.guest("Anna")
    chair = anna.join(anna.open("race", [None, None]))
    for number in range(12):
        chair.send({"type": "rename", "command": f"n{number}", "name": "Anna"})
    replies = [chair.until(_answers(number)) for number in range(12)]
    assert [reply.get("reason") for reply in replies if reply["type"] == "refused"] == ["too_fast"] * 7


def standing_still() -> float:
    """A clock on which nothing is forgiven, however slow the machine is."""
    return 0.0


def test_guessing_codes_is_slow(start: Start) -> None:
    server = start(limits=patient_with(misses_per_minute=5))
    server.services.misses.clock = standing_still
    anna = server.guest("Anna")
    code = anna.open("race", [None, None])
    tries = [anna.get(f"/api/tables/{guess}/qr.svg").json()["reason"] for guess in ["ABCDEFGH"] * 7]
    assert tries == ["no_such_table"] * 5 + ["too_fast"] * 2
    assert anna.join("ABCDEFGH").close_code() == 4429
    assert anna.get(f"/api/tables/{code}/qr.svg").status_code == 200, "she sits there"
    anna.join(code).until_table()
    assert server.guest("Ben").get(f"/api/tables/{code}/qr.svg").status_code == 429, "he does not"


def test_tables_are_not_opened_by_the_hundred(start: Start) -> None:
    server = start(limits=patient_with(tables_per_minute=3))
    server.services.openings.clock = standing_still
    anna = server.guest("Anna")
    for _ in range(3):
        anna.open("race", [None, None])
    answer = anna.post("/api/tables", {"game": "race", "bots": [None, None]})
    assert (answer.status_code, answer.json()["reason"]) == (429, "too_fast")


def test_one_guest_has_so_many_connections_and_no_more(server: RunningServer) -> None:
    anna = server.guest("Anna")
    code = anna.open("race", [None, None])
    chairs = [anna.join(code) for _ in range(8)]
    for chair in chairs:
        chair.until_table()
    assert anna.join(code).close_code() == 4429
    chairs[0].close()
    gives_up_at = time.monotonic() + PATIENCE
    while max(server.services.connections_of.values()) == 8 and time.monotonic() < gives_up_at:
        time.sleep(0.01)
    anna.join(code).until_table()


def test_a_reader_that_does_not_read_is_cut_off_and_nobody_waits_for_it(start: Start) -> None:
    server = start(limits=patient_with(queued_messages=20))
    first, _ = two_at_a_race(server, goal=40)
    # Inherited by the next connection: otherwise the system itself would hold megabytes for the silent reader.
    server.listener.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, 4096)
    with _silent_socket(server, server.guest("Slow").cookie(), first.code) as silent:
        first.until_table(lambda table: table["watching"] == 1)
        table = server.services.tables.in_memory()[0]
        connection = next(
            one for one in table.broadcast.connections if one.person not in {seat.person for seat in table.row.seats}
        )
        for number in range(1000):
            first.well("rename", name="AB"[number % 2] * 40)
            if connection.ended.is_set():
                break
        assert connection.close_reason == "too_slow"
        silent.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 1 << 20)
        told = b""
        while not told.endswith(b"\x11\x38too_slow"):  # 4408 and the reason are its last words
            chunk = silent.recv(65536)
            assert chunk, "the connection ended without a word"
            told += chunk
    first.until_table(lambda table: table["watching"] == 0)
    first.play(do="add", by="1")


def _silent_socket(server: RunningServer, cookie: str, code: str) -> sockets.socket:
    """A WebSocket whose other end never reads, with the smallest buffer the system allows."""
    silent = sockets.socket()
    silent.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 1)
    silent.connect(("127.0.0.1", server.port))
    lines = [
        f"GET /ws/{code} HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        f"Origin: http://127.0.0.1:{server.port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        f"Cookie: tischlein-{server.port}={cookie}",
    ]
    silent.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
    return silent


def test_mutated_messages_change_nothing_that_the_rules_do_not_allow(server: RunningServer) -> None:
    first, second = two_at_a_race(server, goal=40)
    luck = random.Random(11)
    good = json.dumps({"type": "do", "command": "m", "deed": {"do": "add", "by": "1"}, "question": "1.0.0.0"})
    for _ in range(300):
        letters = list(good)
        for _ in range(luck.randint(1, 4)):
            letters[luck.randrange(len(letters))] = chr(luck.choice([0, 34, 44, 58, 92, 123, 125, 255, 0x202E, 48, 49]))
        first.socket.send("".join(letters))
    first.well("again")
    first.until_update()
    assert as_dict(first.update["view"])["total"] in (0, 1, 2), "at most the one answer to the one question"
    second.well("again")
