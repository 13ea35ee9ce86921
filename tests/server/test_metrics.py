"""How busy the server is: for programs on the same machine, and nothing about anybody in it."""

import re
import time
from collections.abc import Callable

import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.conftest import QUICK, RunningServer, Start, patient_with
from tests.server.guests import Guest, anything
from tischlein.server.move.tally import LABELS


def test_tables_and_connections_are_counted(start: Start) -> None:
    server = start()
    anna = server.guest("Anna")
    chair = anna.join(anna.open("race", [None, "random"], start=True))
    chair.until_table(anything)
    told = anna.get("/metrics")
    assert told.headers["content-type"].startswith("text/plain")
    assert "\ntischlein_matches 1\n" in told.text
    assert "\ntischlein_connections 1\n" in told.text


def test_nobody_and_no_table_is_named(start: Start) -> None:
    server = start()
    anna = server.guest("Anna")
    code = anna.open("race", [None, "random"], start=True)
    anna.join(code).until_table(anything)
    told = anna.get("/metrics").text
    for secret in (code, "Anna", anna.cookie(), "race"):
        assert secret not in told


@pytest.mark.parametrize(
    "headers",
    [
        {"x-forwarded-for": "192.0.2.1"},
        {"forwarded": "for=192.0.2.1"},
        {"via": "1.1 proxy"},
        {"host": "spieltisch.lan"},
    ],
    ids=lambda headers: next(iter(headers)),
)
def test_who_asks_through_a_proxy_is_told_nothing(server: RunningServer, headers: dict[str, str]) -> None:
    answer = server.guest().http.get("/metrics", headers=headers)
    assert answer.status_code in (403, 404)
    assert "tischlein_" not in answer.text


# ---- as Prometheus reads it

SAMPLE = re.compile(r'([a-z_]+)(?:\{([a-z_]+)="([a-z_]+)"\})? (-?[0-9]+)')


class Exposition:
    """What a scrape found: of every name its kind and its samples by label. Refuses what Prometheus would."""

    def __init__(self, text: str) -> None:
        self.kinds: dict[str, str] = {}
        self.samples: dict[tuple[str, str], int] = {}
        self.labels: dict[str, str] = {}
        assert text.endswith("\n"), "the last line ends too"
        helped: set[str] = set()
        for line in text.splitlines():
            if line.startswith("# HELP "):
                name = line.split(" ", 3)[2]
                assert name not in helped, "explained once, before its samples"
                helped.add(name)
            elif line.startswith("# TYPE "):
                _, _, name, kind = line.split(" ")
                assert name in helped and name not in self.kinds
                self.kinds[name] = kind
            else:
                self._add(line)

    def _add(self, line: str) -> None:
        found = SAMPLE.fullmatch(line)
        assert found is not None, line
        name, label, value, count = found.groups()
        assert name in self.kinds, "its type stands before it"
        assert (self.kinds[name] == "counter") == name.endswith("_total")
        assert (name, value or "") not in self.samples, "each sample is there once"
        self.samples[name, value or ""] = int(count)
        self.labels[name] = label or ""


def scrape(guest: Guest) -> Exposition:
    return Exposition(guest.get("/metrics").text)


def test_prometheus_can_read_it(server: RunningServer) -> None:
    found = scrape(server.guest("Anna"))
    assert found.labels["tischlein_refusals_total"] == "reason"
    assert found.labels["tischlein_abuse_total"] == "kind"
    assert found.labels["tischlein_worker_deaths_total"] == "why"
    counted = {(f"tischlein_{kind}_total", label) for kind, labels in LABELS.items() for label in labels}
    assert counted <= found.samples.keys()
    assert found.samples["tischlein_memory_bytes", ""] > 1024**2


@pytest.mark.parametrize(
    "text",
    [
        "tischlein_tables 1\n",
        "# HELP tischlein_tables x\n# TYPE tischlein_tables gauge\ntischlein_tables 1",
        "# HELP tischlein_tables x\n# TYPE tischlein_tables gauge\ntischlein_tables 1\ntischlein_tables 2\n",
        "# HELP tischlein_tables x\n# TYPE tischlein_tables counter\ntischlein_tables 1\n",
        "# HELP tischlein_tables x\n# TYPE tischlein_tables gauge\ntischlein_tables{of=Anna} 1\n",
    ],
)
def test_what_prometheus_could_not_read_is_found(text: str) -> None:
    with pytest.raises(AssertionError):
        Exposition(text)


def refuse_host(guest: Guest) -> None:
    guest.http.get("/healthz", headers={"host": "evil.example"})


def refuse_session(guest: Guest) -> None:
    guest.get("/api/tables")


def refuse_code(guest: Guest) -> None:
    guest.post("/api/me", {"name": "Ben"})
    guest.get("/api/tables/ZZZZZZZZ/record")


def refuse_page(guest: Guest) -> None:
    guest.get("/api/nothing")


def refuse_method(guest: Guest) -> None:
    guest.http.delete("/healthz")


def refuse_large_body(guest: Guest) -> None:
    guest.post("/api/me", {"name": "x" * 100_000})


def refuse_socket(guest: Guest) -> None:
    guest.post("/api/me", {"name": "Ben"})
    guest.join("ZZZZZZZZ").close_code()


def refuse_handshake(guest: Guest) -> None:
    with pytest.raises(InvalidStatus):
        connect(f"ws://127.0.0.1:{guest.port}/ws/ZZZZZZZZ", origin=Origin("http://evil.example"))


def refuse_message(guest: Guest) -> None:
    guest.post("/api/me", {"name": "Ben"})
    chair = guest.join(guest.open("race", [None, None]))
    chair.until_table(anything)
    chair.socket.send("nonsense")
    chair.until(lambda message: message["type"] == "refused")


@pytest.mark.parametrize(
    ("refuse", "reason"),
    [
        (refuse_host, "foreign_host"),
        (refuse_session, "no_session"),
        (refuse_code, "no_such_table"),
        (refuse_page, "no_such_page"),
        (refuse_method, "other"),
        (refuse_large_body, "too_large"),
        (refuse_socket, "no_such_table"),
        (refuse_handshake, "foreign_origin"),
        (refuse_message, "malformed"),
    ],
)
def test_every_kind_of_refusal_is_counted(server: RunningServer, refuse: Callable[[Guest], None], reason: str) -> None:
    with Guest(server.port) as stranger:
        before = scrape(stranger).samples["tischlein_refusals_total", reason]
        refuse(stranger)
        assert scrape(stranger).samples["tischlein_refusals_total", reason] == before + 1


def test_commands_that_come_too_fast_are_counted(start: Start) -> None:
    server = start(limits=patient_with(commands_per_second=0.001, commands_at_once=2))
    anna = server.guest("Anna")
    chair = anna.join(anna.open("race", [None, None]))
    chair.until_table(anything)
    before = scrape(anna).samples["tischlein_refusals_total", "too_fast"]
    replies = [chair.command("again")["type"] for _ in range(5)]
    assert replies.count("refused") == 3
    assert scrape(anna).samples["tischlein_refusals_total", "too_fast"] == before + 3


def test_bots_that_wait_for_their_turn_are_counted(start: Start) -> None:
    """One worker thinks for all, and the bot that has it sleeps."""
    server = start(thinking=msgspec.structs.replace(QUICK, deadline=600.0))
    anna = server.guest("Anna")
    for _ in range(3):
        anna.join(anna.open("race", ["sleeper", None], start=True)).until_update()
    gives_up_at = time.monotonic() + 60
    while True:
        # The one that thinks is counted when its worker has started.
        found = scrape(anna).samples
        if (found["tischlein_thinking_queue", ""], found["tischlein_thinking_bots", ""]) == (2, 1):
            break
        assert time.monotonic() < gives_up_at, found
