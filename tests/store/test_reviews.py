"""Reviews are kept with their match, and go with it."""

import msgspec

from tests.store.conftest import Bench, a_match, a_table
from tischlein.store.rows import ReviewRow

CODE = "ABCDEFGH"
REVIEW = ReviewRow(CODE, 1, 1.0, "first", b"\x1f\x8b\x00told")


def with_a_match(bench: Bench, **changed: object) -> None:
    bench.do(bench.store.open_table(a_table()))
    bench.do(
        bench.store.save_table(
            msgspec.structs.replace(a_table(), match=1), msgspec.structs.replace(a_match(), **changed)
        )
    )


def kept(bench: Bench, code: str = CODE) -> ReviewRow | None:
    found = bench.do(bench.store.review(code, 1))
    assert found is None or isinstance(found, ReviewRow)
    return found


def test_a_review_comes_back_as_it_was_put_until_there_is_a_better_one(bench: Bench) -> None:
    with_a_match(bench)
    assert kept(bench) is None
    bench.do(bench.store.keep_review(REVIEW))
    assert kept(bench) == REVIEW
    deeper = msgspec.structs.replace(REVIEW, depth=4.0, told=b"deeper")
    bench.do(bench.store.keep_review(deeper))
    assert kept(bench) == deeper


def test_of_a_match_that_is_gone_nothing_is_kept(bench: Bench) -> None:
    bench.do(bench.store.keep_review(REVIEW))
    assert kept(bench) is None


def test_a_review_goes_with_its_table(bench: Bench) -> None:
    with_a_match(bench)
    bench.do(bench.store.keep_review(REVIEW))
    assert bench.do(bench.store.rename_table(CODE, "HGFEDCBA"))
    assert kept(bench) is None
    assert kept(bench, "HGFEDCBA") == msgspec.structs.replace(REVIEW, table="HGFEDCBA")
    assert bench.do(bench.store.delete_table("HGFEDCBA"))
    assert kept(bench, "HGFEDCBA") is None


def test_a_match_knows_the_position_at_which_it_began(bench: Bench) -> None:
    position: dict[str, object] = {"hands": [[1, 2], [3]], "word": "null"}
    with_a_match(bench, position=position)
    assert bench.do(bench.store.match(CODE, 1)) == msgspec.structs.replace(a_match(), position=position)
    snapshot = bench.do(bench.store.snapshot(CODE))
    assert snapshot is not None and snapshot.match is not None and snapshot.match.position == position
