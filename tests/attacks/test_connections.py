"""Many connections that do nothing, or too much: newcomers get in beside them, and nobody waits behind one address."""

import asyncio
import functools
import os
import signal
from collections.abc import Iterable

import pytest
from structlog.testing import capture_logs

from tests.attacks.knocking import Caller, Knock, abuse, is_served, running, settle, until
from tests.server.conftest import RunningServer
from tischlein.server.http.door.connection_counts import ConnectionCounts, CountsOfWorkers, Proxies
from tischlein.server.http.door.door import LINES_PER_MINUTE, Door, Waiting
from tischlein.server.http.door.turns import PIECES, Turns
from tischlein.server.move.rate_limit import Sparing, counted_address
from tischlein.server.settings import Limits

SILENT = 300
CAP = 20


class DoorWhereNobodyMakesRoom(Door):
    """The planted version: whoever stands there stays there."""

    def _try_make_room(self, waiting: Iterable[Waiting]) -> bool:
        return False


def crowd(server: RunningServer, count: int) -> list[Knock]:
    """So many connections that say nothing, or only half a line."""
    knocks = [Knock(server.port) for _ in range(count)]
    for knock in knocks[::2]:
        knock.try_say(b"GET /heal")
    return knocks


def served_beside(silent: int, cap: int, most: int, kind: type[Door] = Door) -> bool:
    """Whether a newcomer is served beside so many silent ones of the same address, where the address may have `cap` and
    the whole house `most`."""
    with running(connections_per_address=cap) as server:
        door = server.door
        door.__class__ = kind
        door.most_connections = most
        knocks = crowd(server, silent)
        try:
            return is_served(server.port)
        finally:
            for knock in knocks:
                knock.close()


@pytest.mark.parametrize(("cap", "most"), [(CAP, 5000), (5000, CAP)], ids=["address", "house"])
def test_newcomers_get_in_beside_silent_ones(cap: int, most: int) -> None:
    before = abuse("idle")
    assert served_beside(SILENT, cap, most)
    assert abuse("idle") >= before + SILENT - CAP


@pytest.mark.parametrize(("cap", "most"), [(CAP, 5000), (5000, CAP)], ids=["address", "house"])
def test_a_door_where_silent_ones_stay_is_found(cap: int, most: int) -> None:
    assert not served_beside(SILENT, cap, most, DoorWhereNobodyMakesRoom)


def left_after_a_while(head_seconds: float) -> int:
    """How many of twenty silent connections the server has hung up on when a guest has come, played and gone."""
    with running(head_seconds=head_seconds) as server:
        knocks = crowd(server, 20)
        try:
            if head_seconds < 1:
                # Each hears the end, or an answer and the end.
                return len([knock for knock in knocks if knock.hear() is not None])
            assert is_served(server.port)
            return len([knock for knock in knocks if knock.is_over()])
        finally:
            for knock in knocks:
                knock.close()


def test_silent_connections_end_by_themselves() -> None:
    assert left_after_a_while(0.2) == 20
    assert left_after_a_while(1e9) == 0


# ---- counting


def entered(door: Door, hosts: list[str]) -> int:
    """How many of these get in, if each of them is busy with a request."""

    async def run() -> int:
        callers: list[Caller] = []
        for host in hosts:
            caller = Caller(door.limits, door, host)
            caller.goes_on.clear()
            await caller.says(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            callers.append(caller)
        inside = [caller for caller in callers if not caller.line.is_shut]
        for caller in callers:
            caller.http.connection_lost(None)
            caller.goes_on.set()
        await settle()
        assert door.addresses.own == {}, "whoever has left is not counted"
        return len(inside)

    return asyncio.run(run())


LIMITS = Limits(connections_per_address=CAP)


def test_an_address_has_so_many_connections_and_no_more() -> None:
    before = abuse("address_full")
    assert entered(Door(LIMITS), ["192.0.2.1"] * 30 + ["192.0.2.2"]) == CAP + 1
    assert abuse("address_full") == before + 10
    assert entered(Door(Limits(connections_per_address=1000)), ["192.0.2.1"] * 30) == 30


def test_one_network_of_ipv6_is_one_visitor() -> None:
    assert entered(Door(LIMITS), [f"2001:db8::{number:x}" for number in range(30)]) == CAP
    assert entered(Door(LIMITS), [f"2001:db8:0:{number:x}::1" for number in range(30)]) == 30
    assert counted_address("::ffff:192.0.2.1") == counted_address("192.0.2.1") == "192.0.2.1"
    assert counted_address("fe80::1%eth0") == "fe80::/64"


@pytest.mark.parametrize("proxies", ["192.0.2.1", "192.0.2.0/24, 10.0.0.7", "*"])
def test_behind_a_trusted_proxy_are_many(proxies: str) -> None:
    assert entered(Door(LIMITS, proxies), ["192.0.2.1"] * 30) == 30
    assert not Proxies("").has("192.0.2.1")
    assert not Proxies("10.0.0.7, a name").has("192.0.2.1")


def test_the_counts_of_all_workers_count_and_those_of_a_dead_one_do_not() -> None:
    shared = CountsOfWorkers(3)
    here = ConnectionCounts()
    here.share(shared, 0)
    pid = os.fork()
    if pid == 0:
        there = ConnectionCounts()
        there.share(shared, 1)
        for _ in range(5):
            there.add("192.0.2.1")
        there.remove("192.0.2.1")
        os.kill(os.getpid(), signal.SIGKILL)
    os.waitpid(pid, 0)
    here.add("192.0.2.1")
    assert (here.count("192.0.2.1"), here.count("192.0.2.2"), here.own) == (5, 0, {"192.0.2.1": 1})
    shared.clear(1)
    assert here.count("192.0.2.1") == 1


def guests_connections(is_shared: bool) -> int:
    """How many connections one guest gets at a worker while another worker has seven of his."""
    with running(connections_per_guest=8) as server:
        shared = CountsOfWorkers(2)
        other = ConnectionCounts()
        other.share(shared, 1)
        if is_shared:
            server.services.guest_counts.share(shared, 0)
        guest = server.guest("Anna")
        code = guest.open("race", [None, None])
        first = guest.join(code)
        first.until_table()
        (anna,) = server.services.connections_of
        for _ in range(6):
            other.add(anna)
        guest.join(code).until_table()
        third = guest.join(code)
        return 3 if third.receive()["type"] == "table" else 2


def test_one_guest_has_so_many_connections_over_all_workers() -> None:
    assert guests_connections(is_shared=True) == 2
    assert guests_connections(is_shared=False) == 3


# ---- fairness


def served_before(newcomer: str) -> int:
    """A hundred requests of one address are there, then one of another. How many are served before that one."""

    async def run() -> int:
        door = Door(Limits(pipelined_requests=1000))
        served: list[str] = []
        for number in range(100):
            door.turns.do("192.0.2.1", functools.partial(served.append, str(number)))
        door.turns.do(newcomer, lambda: served.append("newcomer"))
        await until(lambda: len(served) == 101)
        assert [one for one in served if one != "newcomer"] == [str(number) for number in range(100)]
        return served.index("newcomer")

    return asyncio.run(run())


def test_nobody_waits_behind_a_hundred_requests_of_another_address() -> None:
    assert served_before("192.0.2.2") <= 2 * PIECES
    assert served_before("192.0.2.1") == 100, "the planted version: all in one line"


def test_work_that_fails_does_not_stop_the_rest() -> None:
    async def run() -> list[str]:
        turns = Turns()
        done: list[str] = []

        def work(word: str) -> None:
            done.append(word[0])

        asyncio.get_running_loop().set_exception_handler(lambda *_: done.append("failed"))
        for word in [*"abc", "", *"defghi"]:
            turns.do_later("192.0.2.1", functools.partial(work, word))
        await until(lambda: "i" in done)
        return done

    assert asyncio.run(run()) == ["a", "b", "c", "failed", "d", "e", "f", "g", "h", "i"]


def test_requests_of_many_connections_are_begun_in_turns() -> None:
    async def run() -> int:
        door = Door(Limits())
        callers = [Caller(door.limits, door) for _ in range(50)]
        for caller in callers:
            caller.http.data_received(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        begun = len([caller for caller in callers if caller.http.tasks])
        await until(lambda: all(caller.served for caller in callers))
        for caller in callers:
            caller.http.connection_lost(None)
        return begun

    assert asyncio.run(run()) == PIECES


# ---- telling


def test_it_is_logged_but_of_each_kind_one_line_a_minute() -> None:
    with capture_logs() as lines:
        door = Door(LIMITS)
        for _ in range(100):
            door.note("idle")
            door.note("frames")
    assert [(line["why"], line["times"]) for line in lines] == [("idle", 1), ("frames", 1)]


def test_the_next_line_says_how_often_it_happened() -> None:
    now = [0.0]
    sparing = Sparing(LINES_PER_MINUTE, lambda: now[0])
    told: list[int | None] = []
    for second in range(100):
        now[0] = float(second)
        told.append(sparing.ask("idle"))
    assert [untold for untold in told if untold is not None] == [0, 59]


def test_a_socket_that_became_a_websocket_is_counted_until_it_is_lost() -> None:
    with running(connections_per_address=CAP) as server:
        guest = server.guest("Anna")
        chair = guest.join(guest.open("race", [None, None]))
        chair.until_table()
        guest.http.close()
        assert server.door.addresses.own["127.0.0.1"] >= 1
        chair.close()
        for _ in range(6000):
            if not server.door.addresses.own:
                break
            assert is_gone(server)
        assert server.door.addresses.own == {}


def is_gone(server: RunningServer) -> bool:
    """Waits for one turn of the server's own loop."""
    return asyncio.run_coroutine_threadsafe(asyncio.sleep(0.01), server.loop).result(60) is None
