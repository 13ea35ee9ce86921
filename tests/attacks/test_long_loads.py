"""While long matches are read, others play on; and whoever goes away in the middle leaves nothing half read."""

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.attacks.long_matches import BEGUN, OTHER, PLIES, REWINDS, store_with, stored
from tests.inputs.parlour import CODE, HOST, SEAT, Parlour, Visitor
from tests.server.small_games import RACE, put_on_the_shelf, take_from_the_shelf
from tischlein.server.move.table_state import Loading, StoredState, replayed
from tischlein.server.move.watchdog import NoWatch
from tischlein.server.table.match_store import MatchStore
from tischlein.store.rows import TableSnapshot


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    put_on_the_shelf()
    yield
    take_from_the_shelf()


class AtOnce(MatchStore):
    """As it was: whoever has a long match read lets nobody else work."""

    async def _load(self, snapshot: TableSnapshot) -> None:
        loading = self.now.begin_load(snapshot)
        assert loading is not None
        while not loading.is_done():
            self._play_slice(loading)
        self.now.end_load(loading)


class NotedWatch:
    """Which table the rules work for."""

    def __init__(self) -> None:
        self.table = ""

    @contextlib.contextmanager
    def over(self, table: str) -> Iterator[None]:
        self.table = table
        yield
        self.table = ""


async def order_of_events(kind: type[MatchStore]) -> list[str]:
    """What happens first: that the long match is read, or that somebody at another table gets a reply."""
    parlour, watch, happened = Parlour(), NotedWatch(), list[str]()
    store = parlour.store = await store_with(stored(PLIES, REWINDS))
    backends = parlour.services.tables._backends
    parlour.services.tables._backends = backends._replace(store=store, watch=watch)
    long, parlour.table = [await parlour.services.tables._find(code) for code in (CODE, OTHER)]
    long.match_store = kind(long.now, store, Path("nowhere"), asyncio.Lock())
    host = parlour.visitors[HOST]
    await parlour.table.attach(host.connection)

    async def read() -> None:
        happened.append("begun")
        await long.attach(Visitor(SEAT).connection)
        happened.append("read")

    async def ask() -> None:
        await parlour.say(HOST, {"type": "rename", "command": "mine", "name": "Anna"})
        assert host.replies()[-1]["type"] == "done"
        happened.append("answered" if watch.table == "" else "noted as a rule at work")

    await asyncio.gather(read(), ask())
    assert long.now.live is not None and long.now.live.count == len(store.played[CODE, 1])
    return happened


def test_other_tables_are_answered_while_a_long_match_is_read() -> None:
    assert asyncio.run(order_of_events(MatchStore)) == ["begun", "answered", "read"]


def test_a_long_match_that_is_read_at_once_is_found() -> None:
    assert asyncio.run(order_of_events(AtOnce)) == ["begun", "read", "answered"]


class Counted(MatchStore):
    """Counts the slices of all matches that are read at the same time."""

    slices = 0

    def _play_slice(self, loading: Loading) -> None:
        super()._play_slice(loading)
        Counted.slices += 1


async def most_slices_in_a_row(readings: list[asyncio.Lock]) -> int:
    """Many long matches are read at once. How many slices are played before others get their turn?"""
    store, most = await store_with(stored(PLIES, REWINDS)), 0
    tables = [StoredState(store.tables[CODE], RACE, NoWatch(), 10**9) for _ in readings]
    matches = zip(tables, readings, strict=True)
    all_read = asyncio.gather(*(Counted(now, store, Path("nowhere"), lock).catch_up() for now, lock in matches))
    # The first slice of each is played when somebody comes.
    await asyncio.sleep(0)
    while not all_read.done():
        Counted.slices = 0
        await asyncio.sleep(0)
        most = max(most, Counted.slices)
    assert all(now.live is not None and now.live.match.rewinds == REWINDS for now in tables)
    return most


def test_many_long_matches_are_read_in_turns() -> None:
    assert asyncio.run(most_slices_in_a_row([asyncio.Lock()] * 5)) == 1


def test_many_long_matches_that_are_read_at_the_same_time_are_found() -> None:
    assert asyncio.run(most_slices_in_a_row([asyncio.Lock() for _ in range(5)])) == 5


async def broken_off(after: int) -> list[object]:
    """A reader goes away after so many slices; the next one reads the match."""
    store = await store_with(stored(PLIES, 20))
    now = StoredState(store.tables[CODE], RACE, NoWatch(), 10**9)
    match_store = MatchStore(now, store, Path("nowhere"), asyncio.Lock())
    now.viewers = {None, 0}
    reading = asyncio.create_task(match_store.make_sure_of_match())
    for _ in range(after):
        await asyncio.sleep(0)
    assert not reading.done()
    reading.cancel()
    await asyncio.gather(reading, return_exceptions=True)
    assert now.needs_reading(), "nothing half done"
    await match_store.make_sure_of_match()
    assert now.live is not None
    return [now.live.count, now.live.question(0), {seat: view.body for seat, view in now.views.items()}]


def test_a_reader_who_goes_away_in_the_middle_leaves_nothing_half_read() -> None:
    live = replayed(RACE, BEGUN, stored(PLIES, 20))
    whole = [live.count, live.question(0), {seat: live.seat_view(seat).body for seat in (None, 0)}]
    for after in (1, 2, 5):
        assert asyncio.run(broken_off(after)) == whole


def test_a_stored_match_that_breaks_the_rules_in_the_middle_freezes_its_table(tmp_path: Path) -> None:
    async def read() -> tuple[str, bool]:
        steps = stored(PLIES, 20)
        steps[200] = msgspec.structs.replace(steps[200], seat=1 - steps[200].seat)
        store = await store_with(steps)
        now = StoredState(store.tables[CODE], RACE, NoWatch(), 10**9)
        await MatchStore(now, store, tmp_path, asyncio.Lock()).make_sure_of_match()
        return store.tables[CODE].phase, now.needs_reading()

    assert asyncio.run(read()) == ("frozen", False)
