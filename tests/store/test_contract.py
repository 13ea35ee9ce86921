"""What every store promises."""

import asyncio
import time

import msgspec
import pytest

from tests.store.conftest import Bench, a_match, a_step, a_table
from tischlein.store import migrate
from tischlein.store.contract import Conflict, NotWritten
from tischlein.store.rows import (
    CommandRow,
    PassRow,
    PersonRow,
    SeatRow,
    TableRow,
    TableSnapshot,
    TelevisionRow,
)


def test_a_person_is_found_by_the_hash_of_the_token(bench: Bench) -> None:
    anna = PersonRow("id", "Anna", "hash", 1.0)
    bench.do(bench.store.add_person(anna))
    assert bench.do(bench.store.person_with_token("hash")) == anna
    assert bench.do(bench.store.person_with_token("other")) is None
    bench.do(bench.store.rename_person("id", "Anna Lena"))
    found = bench.do(bench.store.person_with_token("hash"))
    assert found is not None and found.name == "Anna Lena"


def test_a_table_comes_back_as_it_was_put(bench: Bench) -> None:
    bench.do(bench.store.open_table(a_table()))
    assert bench.do(bench.store.table("ABCDEFGH")) == a_table()
    assert bench.do(bench.store.table("HGFEDCBA")) is None


def test_a_code_is_given_once(bench: Bench) -> None:
    bench.do(bench.store.open_table(a_table()))
    with pytest.raises(Conflict):
        bench.do(bench.store.open_table(msgspec.structs.replace(a_table(), game="another_game")))
    assert bench.do(bench.store.table("ABCDEFGH")) == a_table()


def test_a_table_is_saved_with_fewer_seats_and_its_first_match(bench: Bench) -> None:
    bench.do(bench.store.open_table(a_table()))
    changed = msgspec.structs.replace(a_table(), phase="playing", match=1, waiting=[1], seats=[SeatRow()])
    now = bench.do(bench.store.save_table(changed, a_match()))
    assert now == msgspec.structs.replace(changed, revision=1)
    assert bench.do(bench.store.table("ABCDEFGH")) == now
    assert bench.do(bench.store.match("ABCDEFGH", 1)) == a_match()
    assert bench.do(bench.store.match("ABCDEFGH", 2)) is None


def begun(bench: Bench) -> None:
    bench.do(bench.store.open_table(a_table()))
    bench.do(bench.store.save_table(a_table(), a_match()))


def test_steps_come_back_in_order_and_move_the_table_on(bench: Bench) -> None:
    begun(bench)
    for n in range(3):
        bench.append(a_step(n), "playing", [n])
    assert bench.do(bench.store.steps("ABCDEFGH", 1)) == [a_step(0), a_step(1), a_step(2)]
    table = bench.do(bench.store.table("ABCDEFGH"))
    assert table is not None and (table.phase, table.waiting) == ("playing", [2])


def test_two_writers_of_the_same_step_cannot_both_succeed(bench: Bench) -> None:
    begun(bench)
    bench.append(a_step(0), "playing", [1])
    with pytest.raises(Conflict):
        bench.append(a_step(0), "over")
    table = bench.do(bench.store.table("ABCDEFGH"))
    assert table is not None and table.phase == "playing", "nothing of the loser's write is there"


def test_the_step_of_a_command_is_found(bench: Bench) -> None:
    begun(bench)
    bench.append(a_step(0, "once"), "playing")
    assert bench.do(bench.store.step_of_command("ABCDEFGH", "once")) == a_step(0, "once")
    assert bench.do(bench.store.step_of_command("ABCDEFGH", "never")) is None


def test_steps_of_bots_have_no_command_and_do_not_collide(bench: Bench) -> None:
    begun(bench)
    for n in range(2):
        bench.append(a_step(n, None), "playing")
    assert len(bench.do(bench.store.steps("ABCDEFGH", 1))) == 2


def test_a_step_of_no_match_is_not_written(bench: Bench) -> None:
    with pytest.raises(NotWritten):
        bench.append(a_step(0), "playing")


def test_my_tables_are_those_where_i_sit_newest_first(bench: Bench) -> None:
    for place, code in enumerate(["AAAAAAAA", "BBBBBBBB", "CCCCCCCC"]):
        bench.do(bench.store.open_table(msgspec.structs.replace(a_table(code), opened_at=float(place))))
    mine = bench.do(bench.store.tables_of("anna", 2))
    assert [table.code for table in mine] == ["CCCCCCCC", "BBBBBBBB"]
    assert bench.do(bench.store.tables_of("nobody", 9)) == []
    assert bench.do(bench.store.sits_at("anna", "AAAAAAAA"))
    assert not bench.do(bench.store.sits_at("nobody", "AAAAAAAA"))
    assert not bench.do(bench.store.sits_at("anna", "DDDDDDDD"))


def test_a_pass_works_once_and_not_when_it_is_old(bench: Bench) -> None:
    bench.do(bench.store.open_table(a_table()))
    fresh, old = PassRow("f", "ABCDEFGH", 0, "anna", 100.0), PassRow("o", "ABCDEFGH", 0, "anna", 50.0)
    for one in (fresh, old):
        bench.do(bench.store.add_pass(one, 40.0, 3))
    assert bench.do(bench.store.use_pass("o", 60.0)) is None
    assert bench.do(bench.store.use_pass("f", 60.0)) == fresh
    assert bench.do(bench.store.use_pass("f", 60.0)) is None


def passes_that_work(bench: Bench, tokens: str, now: float) -> str:
    return "".join(token for token in tokens if bench.do(bench.store.use_pass(token, now)) is not None)


def test_a_seat_has_a_few_passes_and_the_newest_of_them(bench: Bench) -> None:
    bench.do(bench.store.open_table(a_table()))
    for n, token in enumerate("abcde"):
        bench.do(bench.store.add_pass(PassRow(token, "ABCDEFGH", 0, "anna", 100.0 + n), 0.0, 3))
    bench.do(bench.store.add_pass(PassRow("f", "ABCDEFGH", 1, "ben", 100.0), 0.0, 3))
    assert passes_that_work(bench, "abcdef", 50.0) == "cdef", "another seat has its own"


def test_old_passes_go_when_a_new_one_is_made(bench: Bench) -> None:
    bench.do(bench.store.open_table(a_table()))
    bench.do(bench.store.add_pass(PassRow("a", "ABCDEFGH", 0, "anna", 10.0), 0.0, 3))
    bench.do(bench.store.add_pass(PassRow("b", "ABCDEFGH", 1, "ben", 100.0), 10.0, 3))
    assert passes_that_work(bench, "ab", 0.0) == "b"


def test_a_television_is_paired_until_its_code_is_too_old(bench: Bench) -> None:
    shown = TelevisionRow("ABCD", "screen", "", 100.0)
    bench.do(bench.store.add_television(shown, 0.0))
    assert bench.do(bench.store.television("ABCD", 50.0)) == shown
    assert bench.do(bench.store.pair_television("ABCD", "ABCDEFGH", 50.0))
    paired = bench.do(bench.store.television("ABCD", 50.0))
    assert paired is not None and paired.table == "ABCDEFGH"
    assert not bench.do(bench.store.pair_television("ABCD", "ABCDEFGH", 100.0))
    assert bench.do(bench.store.television("ABCD", 100.0)) is None


def test_a_television_has_a_code_of_its_own_while_it_shows_one(bench: Bench) -> None:
    bench.do(bench.store.add_television(TelevisionRow("ABCD", "screen", "", 100.0), 0.0))
    with pytest.raises(Conflict):
        bench.do(bench.store.add_television(TelevisionRow("ABCD", "other", "", 150.0), 50.0))
    bench.do(bench.store.add_television(TelevisionRow("ABCD", "other", "", 200.0), 100.0))


def test_a_closed_store_refuses_to_write(bench: Bench) -> None:
    store = bench.store
    bench.open_again()
    with pytest.raises(NotWritten):
        bench.do(store.check())
    bench.do(bench.store.check())


def test_everything_is_there_after_opening_again(bench: Bench) -> None:
    begun(bench)
    bench.append(a_step(0, "once"), "over")
    bench.open_again()
    assert bench.do(bench.store.steps("ABCDEFGH", 1)) == [a_step(0, "once")]


def test_a_waiter_who_goes_away_does_not_stop_the_write(bench: Bench) -> None:
    begun(bench)

    async def impatient() -> None:
        table = await bench.store.table("ABCDEFGH")
        assert table is not None
        waiting = asyncio.create_task(bench.store.append(a_step(0), table))
        await asyncio.sleep(0)
        waiting.cancel()

    bench.do(impatient())
    bench.do(bench.store.check())
    for _ in range(1000):
        if bench.do(bench.store.steps("ABCDEFGH", 1)):
            break
        time.sleep(0.02)
    bench.append(a_step(1), "playing")
    assert len(bench.do(bench.store.steps("ABCDEFGH", 1))) == 2


def test_who_does_not_know_the_last_change_of_a_table_cannot_change_it(bench: Bench) -> None:
    bench.do(bench.store.open_table(a_table()))
    now = bench.do(bench.store.save_table(msgspec.structs.replace(a_table(), host="ben")))
    assert now.revision == 1
    with pytest.raises(Conflict):
        bench.do(bench.store.save_table(msgspec.structs.replace(a_table(), host="cleo")))
    assert bench.do(bench.store.table("ABCDEFGH")) == now


def test_who_does_not_know_the_last_change_of_a_table_cannot_add_a_step(bench: Bench) -> None:
    begun(bench)
    with pytest.raises(Conflict):
        bench.do(bench.store.append(a_step(0), a_table()))
    assert bench.do(bench.store.steps("ABCDEFGH", 1)) == []


def test_of_many_who_write_at_once_exactly_one_succeeds(bench: Bench) -> None:
    begun(bench)
    table = bench.do(bench.store.table("ABCDEFGH"))
    assert table is not None

    async def race() -> list[TableRow | BaseException]:
        steps = [a_step(0, f"command {n}") for n in range(12)]
        return await asyncio.gather(*[bench.store.append(one, table) for one in steps], return_exceptions=True)

    outcomes = bench.do(race())
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict"] * 11 + ["TableRow"]
    assert len(bench.do(bench.store.steps("ABCDEFGH", 1))) == 1


def test_of_many_steps_at_once_only_those_that_cannot_be_are_refused(bench: Bench) -> None:
    """One comes from somebody who has not heard of the last change, one is there already, one is of no match."""
    codes = ["AAAAAAAA", "BBBBBBBB", "CCCCCCCC", "DDDDDDDD", "EEEEEEEE"]
    tables: list[TableRow] = []
    for code in codes:
        bench.do(bench.store.open_table(a_table(code)))
        tables.append(bench.do(bench.store.save_table(a_table(code), a_match(code))))
    tables[1] = a_table("BBBBBBBB")
    tables[2] = bench.append(a_step(0, "once", "CCCCCCCC"))
    steps = [a_step(0, code=code) for code in codes]
    steps[3] = a_step(0, code="DDDDDDDD", match=7)

    async def at_once() -> list[TableRow | BaseException]:
        writes = [bench.store.append(step, table) for step, table in zip(steps, tables, strict=True)]
        return await asyncio.gather(*writes, return_exceptions=True)

    outcomes = bench.do(at_once())
    assert [type(outcome).__name__ for outcome in outcomes] == ["TableRow", *["Conflict"] * 3, "TableRow"]
    assert [len(bench.do(bench.store.steps(code, 1))) for code in codes] == [1, 0, 1, 0, 1]


def test_a_command_that_was_carried_out_is_remembered_with_what_it_did(bench: Bench) -> None:
    bench.do(bench.store.open_table(a_table()))
    command = CommandRow("ABCDEFGH", "anna", "c1", 1.5)
    now = bench.do(bench.store.save_table(a_table(), None, command))
    bench.open_again()
    assert bench.do(bench.store.has_done("ABCDEFGH", "anna", "c1"))
    assert not bench.do(bench.store.has_done("ABCDEFGH", "ben", "c1")), "another's command of the same name"
    with pytest.raises(Conflict):
        bench.do(bench.store.save_table(msgspec.structs.replace(now, host="ben"), None, command))
    assert bench.do(bench.store.table("ABCDEFGH")) == now, "nothing of the repeated one is there"


def test_a_moment_is_the_table_with_its_present_match(bench: Bench) -> None:
    assert bench.do(bench.store.snapshot("ABCDEFGH")) is None
    bench.do(bench.store.open_table(a_table()))
    assert bench.do(bench.store.snapshot("ABCDEFGH")) == TableSnapshot(a_table(), None, [])
    table = bench.do(bench.store.save_table(msgspec.structs.replace(a_table(), match=1), a_match()))
    for n in range(3):
        table = bench.append(a_step(n))
    assert bench.do(bench.store.snapshot("ABCDEFGH")) == TableSnapshot(
        table, a_match(), [a_step(0), a_step(1), a_step(2)]
    )
    assert bench.do(bench.store.snapshot("ABCDEFGH", 1, 2)) == TableSnapshot(table, a_match(), [a_step(2)])
    table = bench.do(bench.store.save_table(msgspec.structs.replace(table, match=2), a_match(number=2)))
    assert bench.do(bench.store.snapshot("ABCDEFGH", 1, 2)) == TableSnapshot(table, a_match(number=2), [])


def test_the_check_tells_the_shape(bench: Bench) -> None:
    assert bench.do(bench.store.check()) == migrate.HEAD
