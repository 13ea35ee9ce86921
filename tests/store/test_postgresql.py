"""What is particular to PostgreSQL: what changed is heard exactly when it is there; connections break and come back."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from psycopg.rows import TupleRow
from sqlalchemy import create_engine
from sqlalchemy.pool import NullPool

from tests.store.cluster import Cluster
from tests.store.conftest import Bench, a_match, a_step, a_table
from tischlein.store import migrate
from tischlein.store.bus import LONGEST, Notice, ToldStep, step_in
from tischlein.store.contract import Conflict, Lost
from tischlein.store.postgresql.bus import PostgresqlBus, number_of
from tischlein.store.postgresql.store import PostgresqlStore, bring_up_to_date
from tischlein.store.rows import TableRow
from tischlein.store.schema import metadata

ENOUGH = 60.0


def url_of(bench: Bench) -> str:
    assert isinstance(bench.store, PostgresqlStore)
    return bench.store.url


class Listener:
    """Keeps what it hears, for whoever waits for it."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[Notice] = asyncio.Queue()

    def hear(self, notice: Notice) -> None:
        self.heard.put_nowait(notice)

    async def notice(self) -> Notice:
        return await asyncio.wait_for(self.heard.get(), ENOUGH)

    async def next(self) -> tuple[str, int]:
        notice = await self.notice()
        return notice.code, notice.revision


def with_bus(bench: Bench, work: Callable[[PostgresqlBus, Listener], Awaitable[None]]) -> None:
    async def listen() -> None:
        bus, listener = PostgresqlBus(url_of(bench)), Listener()
        await bus.open(listener.hear)
        try:
            assert await listener.next() == ("", 0), "first of all, anything may have changed"
            await bus.subscribe("ABCDEFGH")
            await work(bus, listener)
        finally:
            await bus.close()

    bench.do(listen())


def test_migrations_lead_to_the_shape_that_the_code_expects(on_postgresql: Bench) -> None:
    url = url_of(on_postgresql)
    engine = create_engine("postgresql+psycopg://", creator=lambda: psycopg.connect(url), poolclass=NullPool)
    with engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), metadata)
    engine.dispose()
    assert differences == []


def test_a_database_of_a_newer_tischlein_is_left_alone(on_postgresql: Bench) -> None:
    with psycopg.connect(url_of(on_postgresql)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(migrate.DatabaseIsNewer, match="newer Tischlein"):
        bring_up_to_date(url_of(on_postgresql), on_postgresql.folder)


def test_bringing_up_to_date_twice_changes_nothing(on_postgresql: Bench) -> None:
    bring_up_to_date(url_of(on_postgresql), on_postgresql.folder)
    assert list(on_postgresql.folder.iterdir()) == [], "and nothing is copied"


def test_a_step_is_heard_with_its_number_once_it_is_there(on_postgresql: Bench) -> None:
    store = on_postgresql.store

    async def play(bus: PostgresqlBus, listener: Listener) -> None:
        await store.open_table(a_table())
        table = await store.save_table(a_table(), a_match())
        assert await listener.next() == ("ABCDEFGH", 1)
        await store.append(a_step(0), table)
        assert await listener.next() == ("ABCDEFGH", 2)
        with pytest.raises(Conflict):
            await store.append(a_step(1), table)
        await store.save_table(await now(), None)
        assert await listener.next() == ("ABCDEFGH", 3), "of the step that was not written nothing was heard"

    async def now() -> TableRow:
        found = await store.table("ABCDEFGH")
        assert found is not None
        return found

    with_bus(on_postgresql, play)


def test_only_what_concerns_a_followed_table_or_everybody_is_heard(on_postgresql: Bench) -> None:
    async def come_and_go(bus: PostgresqlBus, listener: Listener) -> None:
        await until(lambda: bus.claim_bots("ABCDEFGH"))
        await bus.arrive("HGFEDCBA", "anna")
        await bus.arrive("ABCDEFGH", "anna")
        assert await listener.next() == ("ABCDEFGH", 0), "of the other table nothing was heard"
        await asyncio.gather(bus.subscribe("HGFEDCBA"), bus.subscribe("AAAAAAAA"))
        bus.unsubscribe("ABCDEFGH")
        await bus.subscribe("BBBBBBBB")
        for table in ("ABCDEFGH", "HGFEDCBA", "AAAAAAAA", "BBBBBBBB"):
            await bus.leave(table, "anna")
        assert [(await listener.next())[0] for _ in range(3)] == ["HGFEDCBA", "AAAAAAAA", "BBBBBBBB"]
        await on_postgresql.store.forget_person("anna")
        assert (await listener.next())[0] == "-anna", "who is forgotten is forgotten everywhere"

    with_bus(on_postgresql, come_and_go)


def test_a_step_is_told_whole_unless_it_is_long(on_postgresql: Bench) -> None:
    store = on_postgresql.store
    long = msgspec.structs.replace(a_step(1), deed={"do": "say", "words": "ä" * LONGEST})

    async def play(bus: PostgresqlBus, listener: Listener) -> None:
        await store.open_table(a_table())
        table = await store.save_table(a_table(), a_match())
        await listener.notice()
        table = await store.append(a_step(0), msgspec.structs.replace(table, phase="playing", waiting=[1]))
        told = step_in(await listener.notice())
        assert told == ToldStep(1, 0, 0, a_step(0).deed, None, "playing", [1])
        await store.append(long, table)
        assert await listener.notice() == Notice("ABCDEFGH", 3)

    with_bus(on_postgresql, play)


def test_steps_under_way_when_the_connection_breaks_are_lost_and_the_next_are_written(on_postgresql: Bench) -> None:
    """Somebody holds the table, so the step is under way when the connection ends."""
    store = on_postgresql.store
    on_postgresql.do(store.open_table(a_table()))
    table = on_postgresql.do(store.save_table(a_table(), a_match()))

    async def break_off(holder: psycopg.AsyncConnection[TupleRow], admin: psycopg.AsyncConnection[TupleRow]) -> None:
        await holder.execute('SELECT 1 FROM "table" FOR UPDATE')
        writing = asyncio.ensure_future(store.append(a_step(0), table))
        await until(lambda: ended_who_waits(admin))
        with pytest.raises(Lost):
            await writing

    async def play() -> None:
        url = url_of(on_postgresql)
        async with (
            await psycopg.AsyncConnection.connect(url) as holder,
            await psycopg.AsyncConnection.connect(url, autocommit=True) as admin,
        ):
            await break_off(holder, admin)
        await store.append(a_step(0), table)

    on_postgresql.do(play())
    assert on_postgresql.do(store.steps("ABCDEFGH", 1)) == [a_step(0)]


async def ended_who_waits(admin: psycopg.AsyncConnection[TupleRow]) -> bool:
    ended = await admin.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND wait_event_type = 'Lock'"
    )
    return bool(await ended.fetchall())


def test_a_lost_connection_is_told_and_the_next_one_works(on_postgresql: Bench) -> None:
    on_postgresql.do(on_postgresql.store.check())
    with psycopg.connect(url_of(on_postgresql), autocommit=True) as admin:
        admin.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
    outcomes = []
    for _ in range(20):
        try:
            outcomes.append(on_postgresql.do(on_postgresql.store.check()))
        except Lost:
            outcomes.append("lost")
    assert outcomes[-1] == migrate.HEAD, "every thread has a new connection by now"
    assert "lost" in outcomes


def test_the_bots_of_a_table_are_one_process_at_a_time(on_postgresql: Bench) -> None:
    async def compete(bus: PostgresqlBus, listener: Listener) -> None:
        other = PostgresqlBus(url_of(on_postgresql))
        await other.open(Listener().hear)
        try:
            await until(lambda: bus.claim_bots("ABCDEFGH"))
            assert await bus.claim_bots("ABCDEFGH")
            await until(lambda: other.claim_bots("HGFEDCBA"))
            assert not await other.claim_bots("ABCDEFGH")
            await bus.release_bots("ABCDEFGH")
            assert await other.claim_bots("ABCDEFGH")
        finally:
            await other.close()

    with_bus(on_postgresql, compete)


def test_no_two_codes_have_the_same_lock() -> None:
    assert len({number_of(code) for code in ("22222222", "22222223", "ZZZZZZZZ", "ZZZZZZZY")}) == 4
    assert number_of("ZZZZZZZZ") < 2**63


def test_who_was_connected_through_a_dead_process_is_not_here(on_postgresql: Bench) -> None:
    async def die(bus: PostgresqlBus, listener: Listener) -> None:
        other = PostgresqlBus(url_of(on_postgresql))
        await other.open(Listener().hear)
        await until(lambda: other.claim_bots("HGFEDCBA"))
        await other.arrive("ABCDEFGH", "anna")
        assert await listener.next() == ("ABCDEFGH", 0)
        assert await bus.elsewhere("ABCDEFGH") == {"anna"}
        assert await other.elsewhere("ABCDEFGH") == set(), "only others are elsewhere"
        await other.close()
        assert await listener.next() == ("ABCDEFGH", 0), "its death is noticed"
        assert await bus.elsewhere("ABCDEFGH") == set()

    with_bus(on_postgresql, die)


async def until(is_so: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(ENOUGH):
        while not await is_so():  # noqa: ASYNC110  another process decides
            await asyncio.sleep(0.02)


def test_after_a_restart_of_the_database_everything_may_have_changed(tmp_path: Path) -> None:
    cluster = Cluster()
    try:
        url = cluster.new_database()
        bring_up_to_date(url, tmp_path)
        asyncio.run(see_a_restart(cluster, url))
    finally:
        cluster.end()


async def see_a_restart(cluster: Cluster, url: str) -> None:
    bus, listener = PostgresqlBus(url), Listener()
    await bus.open(listener.hear)
    await until(lambda: bus.claim_bots("ABCDEFGH"))
    await bus.subscribe("ABCDEFGH")
    await bus.arrive("ABCDEFGH", "anna")
    assert [await listener.next(), await listener.next()] == [("", 0), ("ABCDEFGH", 0)]
    await asyncio.to_thread(cluster.stop, "immediate")
    await asyncio.to_thread(cluster.start)
    while await listener.next() != ("", 0):
        pass
    other = PostgresqlBus(url)
    await other.open(Listener().hear)

    async def sees_anna() -> bool:
        return await other.elsewhere("ABCDEFGH") == {"anna"}

    await until(sees_anna)
    while not listener.heard.empty():
        listener.heard.get_nowait()
    await other.arrive("ABCDEFGH", "ben")
    assert await listener.next() == ("ABCDEFGH", 0), "tables that were followed are heard again"
    await other.close()
    await bus.close()
