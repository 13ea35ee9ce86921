"""Positions as JSON: the example of the README, and what is refused."""

import json
from pathlib import Path

import pytest

from tischlein.core.refusal import Refusal
from tischlein.core.state import Position
from tischlein.games.essence.rules.state import Essence, load
from tischlein.games.essence.tests.table import Stacked, decide, gains, seats_of, table, tip_all, tipping
from tischlein.testing.positions import refused_with

README = Path(__file__).resolve().parent.parent / "README.md"


def test_the_example_of_the_readme_plays_as_it_says() -> None:
    text = README.read_text(encoding="utf-8")
    state, dealer = load(json.loads(text.split("```json\n")[1].split("```")[0])), Stacked()
    assert isinstance(state, Essence)
    tip_all(state, [1, 1, 2], dealer)
    decide(state, 0, dealer, "take", what="card")
    assert gains(state) == {0: {"gold": 2, "silver": 1, "blue": 1}, 1: {"silver": 3, "bronze": 1}}


def test_what_lies_nowhere_is_undrawn() -> None:
    world = tipping("triangle", "blue", 3).world
    assert len(world.ways) == 36
    assert [len(stack) for stack in world.stacks] == [100, 100, 77, 70, 7]


def test_written_options_are_kept() -> None:
    options = {
        "white_sevenstar": "three_if_majority",
        "self_vote_on_sevenstar": False,
        "holdings_visible": False,
        "trading_help": "off",
        "swaps": 3,
        "pleasant_only": True,
        "question_variants": False,
        "expansion": True,
        "abstaining": True,
        "own": {"yellow": ["kitzlig"], "green": [], "blue": [], "red": [], "white": []},
    }
    assert table(seats_of(2), display=["W01", "W02"], options=options).dump()["options"] == options


GOOD: Position = {"phase": "choose", "turns": 38, "active": 0, "display": ["W01", "W02"], "seats": seats_of(3)}
REVEALED = {"way": "W27", "active": 0, "concepts": ["g001", "g002", "g003"], "tips": [1, 1, 2]}


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("phase", "later"),
        ("phase", "tip"),
        ("phase", "talk"),
        ("phase", "trade"),
        ("phase", "emblem"),
        ("turns", 39),
        ("turns", 0),
        ("active", 3),
        ("display", ["W01"]),
        ("display", ["W01", "W01"]),
        ("display", ["W01", "W02", "W03"]),
        ("display", ["W99", "W02"]),
        ("way", "W03"),
        ("open", ["y001"]),
        ("discards", ["y001", "y001"]),
        ("discards", ["own_yellow_1"]),
        ("seats", seats_of(1)),
        ("seats", [{"number": "I"}, {"number": "I"}]),
        ("seats", [{"number": "I"}, {}]),
        ("seats", seats_of(2, won=["g001"])),
        ("seats", seats_of(2, coins={"gold": -1})),
        ("seats", seats_of(2, coins={"copper": 1})),
        ("seats", seats_of(2, swaps=2)),
        ("seats", seats_of(2, trades=[["gold", "silver"]])),
        ("seats", seats_of(2, coins={"gold": 2}, trades=[["gold", "silver"]])),
        ("seats", seats_of(2, done=True)),
        ("seats", seats_of(2, likes=["heart", "heart"])),
        ("seats", seats_of(2, likes=["heart"])),
        ("seats", seats_of(2, nature=-1)),
        ("past", [{**REVEALED, "tips": [1, 1]}]),
        ("past", [{**REVEALED, "tips": [1, 1, 4]}]),
        ("past", [{**REVEALED, "concepts": ["y001", "g002", "g003"]}]),
        ("past", [{**REVEALED, "tips": [2, 1, 1], "took_card": True}]),
        ("past", [{**REVEALED, "way": "W01", "concepts": ["y001"]}]),
        ("options", {"swaps": 4}),
        ("options", {"own": {"yellow": [""]}}),
        ("options", {"own": {"yellow": ["x"] * 21}}),
        ("options", {"colour": "blue"}),
        ("colour", "blue"),
    ],
)
def test_an_impossible_position_is_refused(part: str, value: object) -> None:
    load(GOOD)
    with pytest.raises(Refusal, match="position_"):
        load({**GOOD, part: value})


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("open", []),
        ("open", ["g001", "g002"]),
        ("active", 1),
        ("past", [{**REVEALED, "tips": [1, 2, 3]}]),
        ("past", [{**REVEALED, "took_card": True}]),
    ],
)
def test_coin_or_card_is_asked_only_where_there_is_a_majority(part: str, value: object) -> None:
    taking = {**GOOD, "phase": "take", "display": ["W01"], "open": ["g001", "g002", "g003"], "past": [REVEALED]}
    assert load(taking).turn().seats == [0]
    with pytest.raises(Refusal, match="position_"):
        load({**taking, part: value})


TOLD: list[tuple[Position, str]] = [
    ({"phse": "tip"}, 'there is a key "phse" in the position; it should be one of options, phase, turns,'),
    ({"phse": "tip"}, "; perhaps phase is meant."),
    ({"phase": "chose"}, 'phase is "chose"; it should be one of emblem, choose, tip, take, talk, trade, over; perhaps'),
    ({"turns": "38"}, 'turns is "38"; it should be a whole number from 1 to 38.'),
    ({"open": "y001"}, 'open is "y001"; it should be a list.'),
    ({"display": ["W01"]}, 'display = ["W01"], but in phase choose 2 lie there.'),
    ({"seats": [{"number": "I"}, {"numbr": "II"}]}, 'there is a key "numbr" in seats.1; it should be one of number,'),
    ({"seats": seats_of(2, trades=[["gold", "silver"]])}, "but gold costs 2 and the seat has 0."),
    ({"past": [{**REVEALED, "tips": [1, 1]}]}, "tips = [1, 1], but each of the 3 seats has one, 0 for none."),
    ({"options": {"swaps": 4}}, "options.swaps is 4; it should be one of 1, 0, 2, 3."),
]


@pytest.mark.parametrize(("change", "sentence"), TOLD)
def test_a_refusal_says_which_key_what_stands_there_and_what_would_fit(change: Position, sentence: str) -> None:
    assert sentence in refused_with(load, {**GOOD, **change})
