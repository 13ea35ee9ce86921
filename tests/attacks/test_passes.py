"""Passes: how many there can be, when they end, and whose seat they move."""

import asyncio
import contextlib
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.inputs.parlour import CODE, SEAT, WATCHER, Parlour
from tests.server.conftest import RunningServer, patient_with
from tests.server.small_games import put_on_the_shelf, take_from_the_shelf
from tests.server.test_matches import two_at_a_race
from tischlein.core.refusal import Refusal
from tischlein.server.http.people import token_hash
from tischlein.server.move import seating
from tischlein.server.settings import Limits
from tischlein.server.table.table import Table
from tischlein.store.relational import RelationalStore
from tischlein.store.rows import PassRow, PersonRow
from tischlein.store.sqlite import SqliteStore
from tischlein.store.values import Statement

EVE = PersonRow("eve", "Eve", "hash", 0.0)
TOKEN = "a token"


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    put_on_the_shelf()
    yield
    take_from_the_shelf()


@contextlib.contextmanager
def running(limits: Limits, server: type[RunningServer] = RunningServer) -> Iterator[RunningServer]:
    with tempfile.TemporaryDirectory() as folder:
        started = server(Path(folder), limits)
        try:
            yield started
        finally:
            started.stop()


# ---- how many


def passes_made(limits: Limits, tries: int) -> tuple[int, int]:
    """How many passes one guest gets for one seat in a moment, and how many are in the database afterwards."""
    with running(limits) as server:
        code = server.guest("Anna").open("race", [None, None])
        given = [server.guests[0].post(f"/api/tables/{code}/pass", {}).status_code for _ in range(tries)]
        assert set(given) <= {200, 429}
        with closing(sqlite3.connect(server.folder / "tischlein.db")) as database:
            kept: int = database.execute("SELECT count(*) FROM seat_pass").fetchone()[0]
        return given.count(200), kept


def test_a_guest_gets_few_passes_a_minute_and_a_seat_has_fewer() -> None:
    assert passes_made(patient_with(passes_per_minute=6), 12) == (6, Limits().passes_per_seat)


def test_planted_without_limits_every_request_makes_a_pass_that_stays() -> None:
    assert passes_made(patient_with(passes_per_minute=1000, passes_per_seat=1000), 12) == (12, 12)


# ---- when they end


class ForgetsOnlyTheSession(SqliteStore):
    async def forget_person(self, id: str) -> None:
        await self.write([Statement("DELETE FROM person WHERE id = :who", {"who": id})])


class ForgetfulServer(RunningServer):
    def stored_in(self) -> RelationalStore:
        return ForgetsOnlyTheSession(self.folder)


def claim_after_forgetting(server: RunningServer) -> object:
    """What Eve gets for a pass whose maker has been forgotten: the reason why not, or the table."""
    first, _ = two_at_a_race(server)
    ben = server.guests[1]
    token = ben.post(f"/api/tables/{first.code}/pass", {}).json()["token"]
    assert ben.post("/api/me/forget", {}).status_code == 200
    answer = server.guest("Eve").post(f"/api/tables/{first.code}/claim", {"token": token}).json()
    return answer.get("reason", "claimed")


def test_a_pass_ends_with_the_session_of_whoever_made_it() -> None:
    with running(patient_with()) as server:
        assert claim_after_forgetting(server) == "pass_invalid"


def test_planted_a_pass_that_stays_moves_the_seat_of_somebody_who_is_gone() -> None:
    with running(patient_with(), ForgetfulServer) as server:
        assert claim_after_forgetting(server) == "claimed"


# ---- whose seat

Claim = Callable[[Parlour], Awaitable[object]]
Meanwhile = Callable[[Table], Awaitable[None]]


async def claim_as_eve(parlour: Parlour) -> object:
    return await parlour.services.lobby.claim(EVE, CODE, TOKEN)


async def claim_carelessly(parlour: Parlour) -> object:
    """As it was: whose seat it is, is looked up before the lock."""
    table, shown = parlour.table, parlour.store.passes.pop(token_hash(TOKEN))
    if table.row.seats[shown.seat].person != shown.person:
        raise Refusal("pass_invalid")
    async with table.lock:
        await table.match_store.make_sure_of_match()
        owner = table.row.seats[shown.seat].person
        await table.match_store.save(seating.claimed(table.row, shown.seat, owner, EVE.id, EVE.name))
    return CODE


async def change_hands(table: Table) -> None:
    """In this process: whoever made the pass stands up, and somebody else sits down."""
    left = seating.stand(table.row, SEAT, 1)
    await table.match_store.save(seating.sit(left, 1, WATCHER, "Watcher"))


async def change_hands_elsewhere(table: Table) -> None:
    """In another process: this one has not heard of it yet."""
    here = table.row
    await change_hands(table)
    table.now.row = here


async def holder_after(claim: Claim, meanwhile: Meanwhile) -> tuple[str, str]:
    """Who sits in the seat, and why not Eve, when the seat changes hands while her claim waits for the lock."""
    parlour = Parlour()
    await parlour.open("lobby")
    await parlour.store.add_pass(PassRow(token_hash(TOKEN), CODE, 1, SEAT, time.time() + 600), time.time(), 3)
    reason = ""
    async with parlour.table.lock:
        claiming = asyncio.ensure_future(claim(parlour))
        for _ in range(20):
            await asyncio.sleep(0)
        assert not claiming.done(), "it waits for the lock"
        await meanwhile(parlour.table)
    try:
        await claiming
    except Refusal as refusal:
        reason = refusal.key
    stored = parlour.store.tables[CODE]
    await parlour.services.close()
    return stored.seats[1].person, reason


@pytest.mark.parametrize("meanwhile", [change_hands, change_hands_elsewhere])
def test_a_pass_does_not_move_the_seat_of_somebody_who_has_sat_down_since(meanwhile: Meanwhile) -> None:
    assert asyncio.run(holder_after(claim_as_eve, meanwhile)) == (WATCHER, "pass_invalid")


def test_planted_a_look_before_the_lock_takes_the_seat_of_somebody_else() -> None:
    assert asyncio.run(holder_after(claim_carelessly, change_hands)) == (EVE.id, "")


async def nothing(_: Table) -> None:
    pass


def test_a_pass_moves_the_seat_of_whoever_made_it_also_after_waiting() -> None:
    assert asyncio.run(holder_after(claim_as_eve, nothing)) == (EVE.id, "")


def test_the_host_gets_no_pass_of_another_seat() -> None:
    with running(patient_with()) as server:
        first, _ = two_at_a_race(server)
        refused = server.guests[0].post(f"/api/tables/{first.code}/pass?seat=1", {})
        assert (refused.status_code, refused.json()["reason"]) == (400, "not_your_seat")
