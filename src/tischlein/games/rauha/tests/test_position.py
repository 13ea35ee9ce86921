"""Positions as JSON: the example of the README, and what is refused."""

import json
from pathlib import Path

import pytest

from tischlein.core.refusal import Refusal
from tischlein.core.state import Position
from tischlein.games.rauha.rules.options import OPTIONS
from tischlein.games.rauha.rules.state import Rauha, load
from tischlein.games.rauha.tests.table import answer, area, holders, seat_of, spores, table
from tischlein.testing.positions import refused_with

README = Path(__file__).resolve().parent.parent / "README.md"


def example() -> Rauha:
    text = README.read_text(encoding="utf-8")
    written = text.split("```json\n")[1].split("```")[0]
    state = load(json.loads(written))
    assert isinstance(state, Rauha)
    return state


def test_the_example_of_the_readme_plays_as_it_says() -> None:
    state = example()
    answer(state, 0, "place", card="1-13", to="3")
    assert holders(state) == {"metsat": 0}
    answer(state, 0, "call_for", god="metsat", animal="land")
    answer(state, 0, "sow", at="6", to="3")
    assert (area(state).energy, area(state).crystals, spores(state)) == (5, 1, "3")


def test_what_follows_from_the_rest_is_worked_out() -> None:
    world = example().world
    assert (len(world.bags[0]), len(world.bags[1])) == (40 - 2 - 2 - 2, 40)
    assert area(example(), 1).energy == 3
    assert world.stack == [0, 1]


def test_a_position_inside_a_scoring_can_be_written_and_read() -> None:
    state = table(seat_of(spores="16", crystals=5), seat_of(), phase="score", notch=4, gods={"kiteet": 0})
    answer(state, 0, "call", god="kiteet")
    written = state.dump()
    seats = written["seats"]
    assert isinstance(seats, list)
    assert seats[0]["ready"] == ["cell1", "cell6"]
    again = load(json.loads(json.dumps(written)))
    assert again.dump() == written
    assert again.legal(0) == state.legal(0)


GOOD: Position = {
    "notch": 3,
    "phase": "place",
    "first": 0,
    "piles": [["1-01"], ["1-02"]],
    "seats": [{"chosen": "1-03"}, {"chosen": "1-04"}],
}


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("notch", 0),
        ("notch", 17),
        ("notch", 4),
        ("notch", 2),
        ("notch", 11),
        ("phase", "later"),
        ("phase", "keep"),
        ("phase", "score"),
        ("phase", "over"),
        ("first", 2),
        ("acted", 2),
        ("acted", 1),
        ("stack", [0, 0]),
        ("stack", [0]),
        ("stack", [0, "1"]),
        ("gods", {"ukko": 0}),
        ("gods", {"maa": 2}),
        ("piles", [["1-01"]]),
        ("piles", [["1-01"], ["1-02", "1-05"]]),
        ("piles", [["1-01"], ["1-01"]]),
        ("piles", [["2-01"], ["1-02"]]),
        ("hole", {"1-01": [0]}),
        ("hole", {"1-05": []}),
        ("hole", {"1-05": [2]}),
        ("hole", {"1-05": [0, True]}),
        ("hole", {"1-05": [1, 0]}),
        ("hole", {"2-05": [0]}),
        ("seats", [{"chosen": "1-03"}]),
        ("seats", [{"chosen": "1-03"}, {}]),
        ("seats", [{"chosen": "1-03"}, {"chosen": "1-03"}]),
        ("seats", [{"chosen": "1-03"}, {"chosen": "1-04", "dropped": "1-05"}]),
        ("seats", [{"chosen": "1-03", "cells": {"1": "1-02"}}, {"chosen": "1-04"}]),
        ("seats", [{"chosen": "1-03", "cells": {"1": "A2"}}, {"chosen": "1-04"}]),
        ("seats", [{"chosen": "1-03", "cells": {"10": "1-05"}}, {"chosen": "1-04"}]),
        ("seats", [{"chosen": "1-03", "cells": {"1": "2-01"}}, {"chosen": "1-04"}]),
        ("seats", [{"chosen": "1-03", "crystals": -1}, {"chosen": "1-04"}]),
        ("seats", [{"chosen": "1-03", "spores": ["0"]}, {"chosen": "1-04"}]),
        ("seats", [{"chosen": "1-03", "spores": ["1", "1"]}, {"chosen": "1-04"}]),
        ("seats", [{"chosen": "1-03", "energy": {"lines": 3}}, {"chosen": "1-04"}]),
        ("options", {"side": "C"}),
        ("options", {"complete_again": "yes"}),
        ("options", {"colour": "blue"}),
        ("colour", "blue"),
    ],
)
def test_an_impossible_position_is_refused(part: str, value: object) -> None:
    load(GOOD)
    with pytest.raises(Refusal, match="position_"):
        load({**GOOD, part: value})


def test_a_position_in_which_nothing_can_be_activated_is_refused() -> None:
    with pytest.raises(Refusal, match="position_cannot_be"):
        table(seat_of(), seat_of(), phase="score", notch=4)
    with pytest.raises(Refusal, match="position_cannot_be"):
        table(seat_of(spores="1", ready=["cell2"]), seat_of(), phase="score", notch=4)


def test_a_position_that_the_decks_cannot_finish_is_refused() -> None:
    covered = [f"1-{number:02}" for number in range(5, 38)]
    with pytest.raises(Refusal, match="position_cannot_be"):
        load({**GOOD, "seats": [{"chosen": "1-03", "covered": covered}, {"chosen": "1-04"}]})


def test_written_options_are_kept() -> None:
    options: dict[str, object] = {
        "side": "B",
        "metsat": "best",
        "new_spores": "next_scoring",
        "complete_again": False,
        "vuori": "comparison",
    }
    assert list(options) == [option.id for option in OPTIONS]
    assert table(seat_of(), seat_of(), options=options).dump()["options"] == options


def test_options_that_are_not_written_are_the_defaults() -> None:
    defaults = {option.id: option.default for option in OPTIONS}
    assert load(GOOD).dump()["options"] == defaults
    assert load({**GOOD, "options": {"vuori": "comparison"}}).dump()["options"] == {**defaults, "vuori": "comparison"}


TOLD: list[tuple[Position, str]] = [
    ({"pile": []}, 'in the position stands the key "pile"; it should be one of'),
    ({"pile": []}, "; perhaps piles is meant."),
    (
        {"phase": "plays"},
        'phase is "plays"; it should be one of keep, place, activate, score, over; perhaps place is meant.',
    ),
    ({"notch": 17}, "notch is 17; it should be a whole number from 1 to 16."),
    ({"notch": 4}, 'phase = "place", but notch 4 is a scoring.'),
    ({"piles": [["1-01"], ["1-02", "1-05"]]}, "the size of the piles = [1, 2], but each has 1 in this turn and phase."),
    ({"gods": {"mari": 0}}, "perhaps meri is meant."),
    (
        {"seats": [{"chosen": "1-03"}, {}]},
        "seats.1.chosen = null, but in phase place this seat holds the card that it keeps.",
    ),
    ({"seats": [{"chosen": "1-03", "energy": {"lines": 3}}, {}]}, "seats.0.energy lacks spores, gods, water."),
    ({"options": {"side": 2}}, "options.side is 2; it should be one of A, B."),
]


@pytest.mark.parametrize(("change", "sentence"), TOLD)
def test_a_refusal_says_which_key_what_stands_there_and_what_would_fit(change: Position, sentence: str) -> None:
    assert sentence in refused_with(load, {**GOOD, **change})
