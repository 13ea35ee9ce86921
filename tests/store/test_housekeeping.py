"""What every store promises to the host: lists, tables that go or get another code, bans."""

import sqlite3
from contextlib import closing

import msgspec
import psycopg
import pytest

from tests.store.conftest import Bench, a_match, a_step, a_table
from tischlein.store.bus import BANS, FORGOTTEN, GONE, read_notice
from tischlein.store.contract import Conflict
from tischlein.store.postgresql.listener import channel_of
from tischlein.store.postgresql.store import PostgresqlStore
from tischlein.store.rows import BanRow, CommandRow, PassRow, TableRow, TableWanted

ROWS = ("table", "seat", "match", "step", "chapter", "journal_a", "journal_b", "seat_pass", "command", "presence")
replace = msgspec.structs.replace


def played(bench: Bench, code: str) -> TableRow:
    """A table with two matches, a pass and a command."""
    store = bench.store
    bench.do(store.open_table(a_table(code)))
    now = a_table(code)
    for number in (1, 2):
        asked = CommandRow(code, "anna", f"start {number}", 13.0)
        now = bench.do(store.save_table(replace(now, phase="playing", match=number), a_match(code, number), asked))
        for n in range(3):
            now = bench.append(replace(a_step(n, f"{number} {n}", code, number), at=20.0 * number + n))
    bench.do(store.add_pass(PassRow(f"pass of {code}", code, 0, "anna", 1e12), 0.0, 3))
    return now


def count_rows(bench: Bench, code: str) -> dict[str, int]:
    """How many rows of each kind belong to a table, asked of the database itself."""
    asked = {
        one: f'SELECT count(*) FROM "{one}" WHERE "{"code" if one == "table" else "table"}" = \'{code}\''
        for one in ROWS
    }
    if isinstance(bench.store, PostgresqlStore):
        with psycopg.connect(bench.store.url) as connection:
            found = {one: connection.execute(sql.encode()).fetchone() for one, sql in asked.items()}
    else:
        with closing(sqlite3.connect(bench.folder / "tischlein.db")) as file:
            found = {one: file.execute(sql).fetchone() for one, sql in asked.items()}
    return {one: row[0] for one, row in found.items() if row is not None and row[0]}


def test_nothing_is_left_of_a_deleted_table_and_all_of_another(bench: Bench) -> None:
    for code in ("AAAAAAAA", "BBBBBBBB"):
        played(bench, code)
    of_one = count_rows(bench, "BBBBBBBB")
    # In a file the steps are in a chapter of each match; the journal has them too, until it is emptied.
    steps = {"step": 6} if isinstance(bench.store, PostgresqlStore) else {"chapter": 2, "journal_a": 6}
    assert of_one == {"table": 1, "seat": 3, "match": 2, "seat_pass": 1, "command": 2, **steps}
    assert bench.do(bench.store.delete_table("AAAAAAAA"))
    assert count_rows(bench, "AAAAAAAA") == {}
    assert count_rows(bench, "BBBBBBBB") == of_one
    assert not bench.do(bench.store.delete_table("AAAAAAAA"))


def test_a_step_for_a_deleted_table_is_not_written(bench: Bench) -> None:
    known = played(bench, "AAAAAAAA")
    bench.do(bench.store.delete_table("AAAAAAAA"))
    with pytest.raises(Conflict):
        bench.do(bench.store.append(a_step(3, None, "AAAAAAAA", 2), known))


def test_a_table_with_another_code_is_the_same_table(bench: Bench) -> None:
    store, before = bench.store, played(bench, "AAAAAAAA")
    steps = [bench.do(store.steps("AAAAAAAA", number)) for number in (1, 2)]
    assert bench.do(store.rename_table("AAAAAAAA", "NEWCQDEF"))
    assert count_rows(bench, "AAAAAAAA") == {}
    now = bench.do(store.table("NEWCQDEF"))
    assert now is not None and now.revision > before.revision
    assert replace(now, code="AAAAAAAA", revision=before.revision) == before
    assert [
        [replace(step, table="AAAAAAAA") for step in bench.do(store.steps("NEWCQDEF", number))] for number in (1, 2)
    ] == steps
    assert bench.do(store.match("NEWCQDEF", 2)) == a_match("NEWCQDEF", 2)
    bench.append(a_step(3, None, "NEWCQDEF", 2))
    assert bench.do(store.use_pass("pass of AAAAAAAA", 0.0)) is None, "a link with the old code leads nowhere"


def test_a_code_that_is_taken_is_not_given_to_another_table(bench: Bench) -> None:
    first, second = played(bench, "AAAAAAAA"), played(bench, "BBBBBBBB")
    with pytest.raises(Conflict):
        bench.do(bench.store.rename_table("AAAAAAAA", "BBBBBBBB"))
    assert bench.do(bench.store.table("AAAAAAAA")) == first
    assert bench.do(bench.store.table("BBBBBBBB")) == second
    assert not bench.do(bench.store.rename_table("CCCCCCCC", "DDDDDDDD"))


def codes(bench: Bench, wanted: TableWanted) -> list[str]:
    return [one.table.code for one in bench.do(bench.store.listed_tables(wanted))]


def test_tables_are_listed_by_phase_and_by_when_something_was_done_last(bench: Bench) -> None:
    bench.do(bench.store.open_table(replace(a_table("AAAAAAAA"), opened_at=12.0)))
    played(bench, "BBBBBBBB")
    assert codes(bench, TableWanted()) == ["BBBBBBBB", "AAAAAAAA"], "newest first"
    assert codes(bench, TableWanted(phase="lobby")) == ["AAAAAAAA"]
    assert codes(bench, TableWanted(before=42.0)) == ["AAAAAAAA"], "the other had its last step at 42"
    assert codes(bench, TableWanted(before=42.1, most=1)) == ["BBBBBBBB"]
    listed = bench.do(bench.store.listed_tables(TableWanted()))
    assert [one.last_at for one in listed] == [42.0, None]
    assert listed[1].table.seats == a_table().seats


def test_idle_lobbies_are_those_without_a_match_where_nothing_was_done_lately(bench: Bench) -> None:
    store = bench.store
    for place, code in enumerate(["AAAAAAAA", "BBBBBBBB", "CCCCCCCC"]):
        bench.do(store.open_table(replace(a_table(code), opened_at=float(place))))
    table = bench.do(store.table("BBBBBBBB"))
    assert table is not None
    bench.do(store.save_table(table, None, CommandRow("BBBBBBBB", "anna", "sat down", 50.0)))
    played(bench, "DDDDDDDD")
    assert bench.do(store.idle_lobbies(60.0, "", 9)) == ["AAAAAAAA", "BBBBBBBB", "CCCCCCCC"]
    assert bench.do(store.idle_lobbies(50.0, "", 9)) == ["AAAAAAAA", "CCCCCCCC"]
    assert bench.do(store.idle_lobbies(1.0, "", 9)) == ["AAAAAAAA"]
    assert bench.do(store.idle_lobbies(60.0, "AAAAAAAA", 1)) == ["BBBBBBBB"]


def a_ban(id: str, address: str = "", until: float = 100.0) -> BanRow:
    return BanRow(id, address, "" if address else "anna", "Anna", True, 1.0, until)


def test_bans_hold_until_they_are_over_or_ended(bench: Bench) -> None:
    store = bench.store
    for ban in (a_ban("one"), a_ban("one", "192.0.2.1"), a_ban("two", until=50.0)):
        bench.do(store.add_ban(ban))
    assert bench.do(store.bans(10.0)) == [a_ban("one"), a_ban("one", "192.0.2.1"), a_ban("two", until=50.0)]
    assert bench.do(store.bans(50.0)) == [a_ban("one"), a_ban("one", "192.0.2.1")]
    bench.do(store.forget_old_bans(50.0))
    assert len(bench.do(store.bans(10.0))) == 2, "an address is kept no longer than its ban"
    assert bench.do(store.end_ban("one"))
    assert not bench.do(store.end_ban("one"))
    assert bench.do(store.bans(10.0)) == []


def test_an_address_is_added_to_a_ban_once(bench: Bench) -> None:
    bench.do(bench.store.add_ban(a_ban("one", "192.0.2.1")))
    with pytest.raises(Conflict):
        bench.do(bench.store.add_ban(a_ban("one", "192.0.2.1")))


def test_what_everybody_must_know_goes_to_everybody() -> None:
    assert channel_of(BANS) == channel_of(f"{FORGOTTEN}anna") != channel_of("AAAAAAAA")
    gone = read_notice(f"AAAAAAAA {GONE} NEWCQDEF")
    assert (gone.code, gone.revision, gone.step) == ("AAAAAAAA", GONE, "NEWCQDEF")
