"""A written position: what is missing is a default where that is allowed, what is wrong is refused with its place."""

import pytest

from tischlein.core.options import Option
from tischlein.core.refusal import Refusal
from tischlein.kit.written import Written

DECLARED = [Option("side", ["A", "B"]), Option("again", [True, False]), Option("rounds", [60, 30])]


def chosen(options: object) -> dict[str, object]:
    return dict(Written("", {"options": options}, ["options"], ["options"]).options("options", DECLARED).chosen)


def test_what_is_not_written_is_as_the_defaults_are() -> None:
    assert chosen(None) == chosen({}) == {"side": "A", "again": True, "rounds": 60}


def test_a_part_of_the_options_may_be_written() -> None:
    assert chosen({"rounds": 30}) == {"side": "A", "again": True, "rounds": 30}


@pytest.mark.parametrize(
    ("written", "where"),
    [({"side": "C"}, "options.side"), ({"again": 1}, "options.again"), ({"rounds": "60"}, "options.rounds")],
)
def test_a_value_that_nobody_can_choose_is_refused_with_its_place(written: object, where: str) -> None:
    with pytest.raises(Refusal) as caught:
        chosen(written)
    assert (caught.value.key, caught.value.facts) == ("position_unreadable", {"reason": where})


@pytest.mark.parametrize("written", [[], "B", 3, {"colour": "red"}])
def test_what_are_no_options_is_refused(written: object) -> None:
    with pytest.raises(Refusal) as caught:
        chosen(written)
    assert caught.value.facts["reason"] == "options"
