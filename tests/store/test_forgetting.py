"""What "forget me" leaves behind, in every store: nothing that says who it was, and matches that go on."""

import asyncio

import msgspec
import psycopg
import pytest
from psycopg.rows import TupleRow

from tests.store.conftest import Bench, a_match, a_step, a_table
from tests.store.test_postgresql import until
from tischlein.store.contract import Conflict
from tischlein.store.postgresql.store import PostgresqlStore
from tischlein.store.rows import BanRow, PassRow, PersonRow, SeatRow, TableRow

replace = msgspec.structs.replace

CODE = "ABCDEFGH"
# Anna sits in two seats of one device; a bot keeps Ben's.
SEATS = [
    SeatRow("person", "anna", "Anna"),
    SeatRow("person", "anna", "Ännchen \U0001f98a"),
    SeatRow("bot", "ben", "Ben", "level1"),
]


def playing(bench: Bench, code: str = CODE) -> TableRow:
    """In the second match of a table. In the first one Ben still played."""
    table = replace(a_table(code), seats=SEATS)
    bench.do(bench.store.open_table(table))
    names = ["Anna", 'Änn"chen', "Ben"]
    table = bench.do(bench.store.save_table(replace(table, match=1), replace(a_match(code), seats=3, players=names)))
    again = replace(a_match(code, 2), seats=3, players=["Anna", "Ännchen \U0001f98a", "bot:level1"])
    return bench.do(bench.store.save_table(replace(table, match=2, phase="playing"), again))


def players(bench: Bench, number: int, code: str = CODE) -> list[str]:
    found = bench.do(bench.store.match(code, number))
    assert found is not None
    return found.players


def test_a_forgotten_person_is_found_by_no_token(bench: Bench) -> None:
    bench.do(bench.store.add_person(PersonRow("id", "Cleo", "hash", 1.0)))
    bench.do(bench.store.forget_person("id"))
    assert bench.do(bench.store.person_with_token("hash")) is None
    bench.do(bench.store.rename_person("id", "Cleo"))
    assert bench.do(bench.store.person_with_token("hash")) is None, "a name that comes too late brings nobody back"
    anna = bench.do(bench.store.person_with_token("hash of Anna's token"))
    assert anna is not None and anna.name == "Anna", "nobody else is forgotten"


def test_the_name_goes_out_of_seats_and_matches_and_nobody_elses(bench: Bench) -> None:
    before = playing(bench)
    bench.do(bench.store.forget_person("anna"))
    table = bench.do(bench.store.table(CODE))
    left = SeatRow("person", has_left=True)
    assert table == replace(before, seats=[left, left, SEATS[2]], host="", revision=before.revision + 1)
    assert players(bench, 1) == ["", "", "Ben"]
    assert players(bench, 2) == ["", "", "bot:level1"]
    bench.do(bench.store.forget_person("ben"))
    assert players(bench, 1) == ["", "", ""]
    assert players(bench, 2) == ["", "", "bot:level1"], "who played is no secret if it was nobody"
    table = bench.do(bench.store.table(CODE))
    assert table is not None and table.seats[2] == SeatRow("bot", bot="level1", has_left=True)


def test_a_ban_stays_and_names_nobody(bench: Bench) -> None:
    bench.do(bench.store.add_ban(BanRow("one", "", "anna", "Anna", True, 1.0, 1e12)))
    bench.do(bench.store.add_ban(BanRow("one", "192.0.2.1", "", "Anna", True, 1.0, 1e12)))
    bench.do(bench.store.add_ban(BanRow("two", "", "ben", "Ben", True, 1.0, 1e12)))
    bench.do(bench.store.forget_person("anna"))
    assert [(ban.person, ban.name) for ban in bench.do(bench.store.bans(2.0))] == [
        ("anna", ""),
        ("", ""),
        ("ben", "Ben"),
    ]


def test_before_the_first_match_the_seat_is_free_again(bench: Bench) -> None:
    bench.do(bench.store.open_table(a_table()))
    bench.do(bench.store.forget_person("anna"))
    table = bench.do(bench.store.table(CODE))
    assert table is not None and table.seats == [SeatRow(), *a_table().seats[1:]]


def test_other_tables_are_left_alone(bench: Bench) -> None:
    bens = replace(a_table("BBBBBBBB"), seats=[SeatRow("person", "ben", "Anna")])
    bench.do(bench.store.open_table(bens))
    bens = bench.do(bench.store.save_table(bens, replace(a_match("BBBBBBBB"), players=["Anna", "Anna"])))
    playing(bench)
    bench.do(bench.store.forget_person("anna"))
    assert bench.do(bench.store.table("BBBBBBBB")) == bens, "another Anna"
    assert players(bench, 1, "BBBBBBBB") == ["Anna", "Anna"]


def test_passes_end_with_whoever_made_them_and_no_more_are_made(bench: Bench) -> None:
    playing(bench)
    bench.do(bench.store.add_pass(PassRow("a", CODE, 0, "anna", 100.0), 0.0, 3))
    bench.do(bench.store.add_pass(PassRow("b", CODE, 2, "ben", 100.0), 0.0, 3))
    bench.do(bench.store.forget_person("anna"))
    assert bench.do(bench.store.use_pass("a", 50.0)) is None
    assert bench.do(bench.store.use_pass("b", 50.0)) is not None
    with pytest.raises(Conflict):
        bench.do(bench.store.add_pass(PassRow("late", CODE, 0, "anna", 100.0), 0.0, 3))
    assert bench.do(bench.store.use_pass("late", 50.0)) is None


def test_who_has_not_heard_of_it_cannot_bring_the_name_back(bench: Bench) -> None:
    before = playing(bench)
    bench.do(bench.store.forget_person("anna"))
    with pytest.raises(Conflict):
        bench.do(bench.store.save_table(before))
    with pytest.raises(Conflict):
        bench.do(bench.store.append(replace(a_step(0), match=2), before))
    table = bench.do(bench.store.table(CODE))
    assert table is not None and [seat.name for seat in table.seats] == ["", "", "Ben"]


def test_a_seat_that_is_taken_just_then_has_no_name(bench: Bench) -> None:
    """At a table where nobody was forgotten: its revision is the known one."""
    bens = replace(a_table("BBBBBBBB"), seats=[SeatRow("person", "ben", "Ben"), SeatRow()])
    bench.do(bench.store.open_table(bens))
    bench.do(bench.store.forget_person("anna"))
    sat_down = replace(bens, seats=[bens.seats[0], SeatRow("person", "anna", "Anna")])
    bench.do(bench.store.save_table(sat_down))
    bench.do(bench.store.open_table(a_table("CCCCCCCC")))
    for code in ("BBBBBBBB", "CCCCCCCC"):
        table = bench.do(bench.store.table(code))
        assert table is not None and sorted(seat.name for seat in table.seats if seat.kind != "empty") == ["", "Ben"]


def test_whoever_sits_down_while_being_forgotten_leaves_no_name_anywhere(bench: Bench) -> None:
    """Many tables at once, so that with several connections all orders happen."""
    codes = [f"TABLE{n:03}" for n in range(40)]
    for code in codes:
        bench.do(bench.store.open_table(replace(a_table(code), seats=[SeatRow(), SeatRow("person", "ben", "Ben")])))

    async def sit_down(code: str) -> None:
        table = await bench.store.table(code)
        assert table is not None
        await bench.store.save_table(replace(table, seats=[SeatRow("person", "anna", "Anna"), table.seats[1]]))

    async def at_once() -> None:
        sitting = [asyncio.create_task(sit_down(code)) for code in codes]
        await asyncio.wait(sitting, return_when=asyncio.FIRST_COMPLETED)
        await bench.store.forget_person("anna")
        await asyncio.gather(*sitting)

    bench.do(at_once())
    tables = [bench.do(bench.store.table(code)) for code in codes]
    assert {seat.name for table in tables if table is not None for seat in table.seats} == {"", "Ben"}


@pytest.mark.interpreted
def test_whoever_saves_a_table_waits_for_who_is_being_forgotten(on_postgresql: Bench) -> None:
    """Another process has forgotten Anna, and not committed yet: whether she is a guest is open until then."""
    store = on_postgresql.store
    assert isinstance(store, PostgresqlStore)
    url = store.url

    async def save_meanwhile() -> None:
        async with (
            await psycopg.AsyncConnection.connect(url) as forgetting,
            await psycopg.AsyncConnection.connect(url, autocommit=True) as admin,
        ):
            await forgetting.execute("DELETE FROM person WHERE id = 'anna'")
            saving = asyncio.create_task(store.open_table(a_table()))
            await until(lambda: waits_or_is_done(saving, admin))
            await forgetting.commit()
            await saving

    on_postgresql.do(save_meanwhile())
    table = on_postgresql.do(store.table(CODE))
    assert table is not None and [seat.name for seat in table.seats] == ["", "Ben", ""]


async def waits_or_is_done(saving: "asyncio.Task[None]", admin: psycopg.AsyncConnection[TupleRow]) -> bool:
    found = await admin.execute(
        "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    )
    return saving.done() or await found.fetchone() is not None
