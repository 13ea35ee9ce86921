"""A written position: what is missing is a default where it may be, what is wrong is refused with what would fit."""

import pytest

from tischlein.core.options import Option, text_option
from tischlein.core.refusal import Refusal
from tischlein.kit.written import Written, impossible, one_of, shown
from tischlein.sentences import sentence

DECLARED = [Option("side", ["A", "B"]), Option("again", [True, False]), Option("rounds", [60, 30])]


def chosen(options: object) -> dict[str, object]:
    return dict(Written("", {"options": options}, ["options"], ["options"]).options("options", DECLARED).chosen)


def test_what_is_not_written_is_as_the_defaults_are() -> None:
    assert chosen(None) == chosen({}) == {"side": "A", "again": True, "rounds": 60}


def test_a_part_of_the_options_may_be_written() -> None:
    assert chosen({"rounds": 30}) == {"side": "A", "again": True, "rounds": 30}


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ({"side": "C"}, 'options.side is "C"; it should be one of A, B.'),
        ({"again": 1}, "options.again is 1; it should be one of true, false."),
        ({"rounds": "60"}, 'options.rounds is "60"; it should be one of 60, 30; perhaps 60 is meant.'),
        ([], 'options is []; it should be an object like {"key": value}.'),
        ("B", 'options is "B"; it should be an object like {"key": value}.'),
        ({"sight": "A"}, 'in options stands the key "sight"; it should be one of side, again, rounds.'),
        (
            {"rouns": 60},
            'in options stands the key "rouns"; it should be one of side, again, rounds; perhaps rounds is meant.',
        ),
    ],
)
def test_options_that_nobody_can_choose_are_refused_with_those_one_can(written: object, told: str) -> None:
    with pytest.raises(Refusal) as caught:
        chosen(written)
    assert sentence(caught.value) == f"This is not a position: {told}"


def test_a_text_of_the_table_is_refused_with_how_long_it_may_be() -> None:
    written = Written("", {"options": {"own": "x" * 9}}, ["options"])
    with pytest.raises(Refusal) as caught:
        written.options("options", [text_option("own", 2, 8)])
    assert sentence(caught.value).endswith("it should be a text of at most 2 lines of 8 letters.")


def test_a_misspelt_key_is_told_rather_than_the_one_that_is_missing() -> None:
    with pytest.raises(Refusal) as caught:
        Written("", {"phse": 1}, ["phase", "seats"])
    assert sentence(caught.value).endswith('the key "phse"; it should be one of phase, seats; perhaps phase is meant.')
    with pytest.raises(Refusal) as caught:
        Written("seats.0", {}, ["zone", "hand"], ["hand"])
    assert sentence(caught.value) == "This is not a position: seats.0 lacks zone."


def test_what_cannot_be_beside_the_rest_is_told_with_both() -> None:
    told = sentence(impossible("seats.0.gifts", 10, "with 1 on spirits there are 10 together"))
    assert told == ("There can be no such position: seats.0.gifts = 10, but with 1 on spirits there are 10 together.")


def test_long_values_and_long_lists_are_cut() -> None:
    assert shown(["x"] * 100).endswith("…") and len(shown(["x"] * 100)) < 100
    words = [f"card{number}" for number in range(50)]
    assert one_of(words, "crad41") == f"one of {', '.join(words[:16])} …; perhaps card41 is meant"


def test_each_of_a_list_of_words_may_have_to_be_another_one() -> None:
    places = Written("", {"places": ["b", "a"]}, ["places"])
    assert places.each_among("places", ["a", "b"]) == [1, 0]
    with pytest.raises(Refusal, match="position_cannot_be"):
        Written("", {"places": ["a", "a"]}, ["places"]).each_among("places", ["a", "b"])
