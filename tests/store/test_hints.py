"""Hints are kept with their match, each once, and go with it."""

import msgspec
import pytest

from tests.store.conftest import Bench, a_match, a_table
from tischlein.store.contract import Conflict
from tischlein.store.rows import HintRow


def begun(bench: Bench) -> None:
    bench.do(bench.store.open_table(a_table()))
    bench.do(bench.store.save_table(a_table(), a_match()))


def a_hint(n: int, seat: int = 0, match: int = 1) -> HintRow:
    return HintRow("ABCDEFGH", match, seat, n, f"question {n}", 3 + n, '{"action":{"do":"move"}}')


def test_hints_come_back_seat_by_seat_in_order(bench: Bench) -> None:
    begun(bench)
    given = [a_hint(0, seat=1), a_hint(0), a_hint(1)]
    for one in given:
        bench.do(bench.store.add_hint(one))
    assert bench.do(bench.store.hints("ABCDEFGH", 1)) == [given[1], given[2], given[0]]
    assert bench.do(bench.store.hints("ABCDEFGH", 2)) == []


def test_the_same_hint_of_a_seat_is_given_once(bench: Bench) -> None:
    begun(bench)
    bench.do(bench.store.add_hint(a_hint(0)))
    with pytest.raises(Conflict):
        bench.do(bench.store.add_hint(msgspec.structs.replace(a_hint(0), question="another")))
    assert bench.do(bench.store.hints("ABCDEFGH", 1)) == [a_hint(0)]


def test_hints_go_along_with_their_table_and_go_with_it(bench: Bench) -> None:
    begun(bench)
    bench.do(bench.store.add_hint(a_hint(0)))
    assert bench.do(bench.store.rename_table("ABCDEFGH", "HGFEDCBA"))
    assert bench.do(bench.store.hints("HGFEDCBA", 1)) == [msgspec.structs.replace(a_hint(0), table="HGFEDCBA")]
    assert bench.do(bench.store.hints("ABCDEFGH", 1)) == []
    assert bench.do(bench.store.delete_table("HGFEDCBA"))
    assert bench.do(bench.store.hints("HGFEDCBA", 1)) == []


def test_how_many_hints_a_table_allows_is_stored(bench: Bench) -> None:
    table = msgspec.structs.replace(a_table(), hints=-1)
    bench.do(bench.store.open_table(table))
    now = bench.do(bench.store.save_table(msgspec.structs.replace(table, hints=10)))
    assert bench.do(bench.store.table("ABCDEFGH")) == now
    assert now.hints == 10
