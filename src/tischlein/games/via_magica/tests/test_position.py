"""Positions as JSON: the example of the README, and what is refused."""

import json
from pathlib import Path

import pytest

from tischlein.core.refusal import Refusal
from tischlein.core.state import Position
from tischlein.games.via_magica.rules.state import ViaMagica, load
from tischlein.games.via_magica.tests.table import DISPLAY, Stacked, decide, idle, opened, place_all, seat_of, table
from tischlein.testing.positions import refused_with

README = Path(__file__).resolve().parent.parent / "README.md"


def example() -> ViaMagica:
    text = README.read_text(encoding="utf-8")
    written = text.split("```json\n")[1].split("```")[0]
    state = load(json.loads(written))
    assert isinstance(state, ViaMagica)
    return state


def test_the_example_of_the_readme_plays_as_it_says() -> None:
    state, dealer = example(), Stacked()
    place_all(state, dealer, seat0="a4")
    decide(state, 0, dealer, "place", to="b1")
    decide(state, 0, dealer, "skip")
    decide(state, 0, dealer, "take", gate="V09")
    assert opened(state, 0) == ["Y09", "V10"]


def test_what_follows_from_the_rest_is_worked_out() -> None:
    world = example().world
    assert [area.supply for area in world.areas] == [1, 8]
    assert len(world.deck) == 80 - 5 - 6 - 1
    assert len(world.bag) == 22
    assert world.asked == [0, 1]


def test_a_position_inside_an_opening_can_be_written_and_read() -> None:
    state, dealer = example(), Stacked()
    place_all(state, dealer, seat0="a4")
    decide(state, 0, dealer, "place", to="b1")
    written = state.dump()
    assert written["owed"] == {"seat": 0, "what": "effect_place", "count": 1}
    assert written["opening"] == "Y09"
    again = load(json.loads(json.dumps(written)))
    assert again.dump() == written
    assert again.legal(0) == state.legal(0)


GOOD: Position = {
    "phase": "play",
    "catcher": 0,
    "token": "air",
    "display": DISPLAY,
    "seats": [idle(0), idle(1)],
}


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("phase", "later"),
        ("phase", "choose"),
        ("catcher", 2),
        ("token", "mud"),
        ("token", None),
        ("drawn", ["earth"]),
        ("drawn", ["shadow", "shadow", "air"]),
        ("drawn", ["wild", "air"]),
        ("display", ["V04", "V04", "V04"]),
        ("display", ["V04", "B06", "V09", "G03", "G02", "G01"]),
        ("seats", [idle(0)]),
        ("seats", [seat_of("V10", "V11", "V09", aside=["B04", "B04", "B05", "B06"]), idle(1)]),
        ("seats", [seat_of("V10", "V10", "V11"), idle(1)]),
        ("seats", [seat_of("V10", "V11"), idle(1)]),
        ("seats", [seat_of("V10[aw]", "V11", "V09"), idle(1)]),
        ("seats", [seat_of("V10[a.]!", "V11", "V09"), idle(1)]),
        ("seats", [seat_of("V10[w.]", "V11", "V09"), idle(1)]),
        ("seats", [seat_of("V10[a]", "V11", "V09"), idle(1)]),
        ("seats", [seat_of("V99", "V11", "V09"), idle(1)]),
        ("seats", [seat_of("V01[aawff.]", "V02[wwe...]", "V09"), idle(1)]),
        ("seats", [seat_of("V10", "V11", "V09", opened=["V10"]), idle(1)]),
        ("seats", [{"zone": ["V10", "V11", "V09"], "hand": ["G01"]}, idle(1)]),
        ("owed", {"seat": 0, "what": "take_gate"}),
        ("owed", {"seat": 0, "what": "claim_count"}),
        ("owed", {"seat": 0, "what": "effect_place", "count": 1}),
        ("owed", {"seat": 0, "what": "choose_pending"}),
        ("owed", {"seat": 0, "what": "succeed"}),
        ("opening", "Y09"),
        ("rewards", {"count2": 0, "count3": 0}),
        ("rewards", {"gold": 0}),
        ("options", {"pass_allowed": "yes"}),
        ("options", {"standstill_rounds": 45}),
        ("options", {"first_catcher": "random"}),
        ("colour", "blue"),
    ],
)
def test_an_impossible_position_is_refused(part: str, value: object) -> None:
    load(GOOD)
    with pytest.raises(Refusal, match="position_"):
        load({**GOOD, part: value})


def test_written_options_are_kept() -> None:
    options = {
        "pass_allowed": False,
        "moving": "empty_supply",
        "opening_order": "new_catcher",
        "standstill_rounds": 30,
    }
    assert table(idle(0), idle(1), options=options).dump()["options"] == options


def test_options_that_are_not_written_are_the_defaults() -> None:
    written = table(idle(0), idle(1), options={"moving": "empty_supply"}).dump()["options"]
    assert written == {
        "pass_allowed": True,
        "moving": "empty_supply",
        "opening_order": "old_catcher",
        "standstill_rounds": 60,
    }


TOLD: list[tuple[Position, str]] = [
    ({"tokn": "air"}, 'in the position stands the key "tokn"; it should be one of'),
    ({"tokn": "air"}, "; perhaps token is meant."),
    (
        {"token": "fier"},
        'token is "fier"; it should be one of air, water, earth, life, fire, shadow, wild; perhaps fire is',
    ),
    ({"catcher": True}, "catcher is true; it should be a whole number from 0 to 1."),
    ({"seats": [seat_of("V1", "V11", "V09"), idle(1)]}, 'seats.0.zone.0 is "V1"; it should be a gate like "V10",'),
    ({"seats": [seat_of("V10[w.]", "V11", "V09"), idle(1)]}, 'is "[w.]"; it should be [aw], with . for each space'),
    ({"seats": [seat_of("V01[aawff.]", "V02[wwe...]", "V09"), idle(1)]}, "seats.0.zone = 8, but this seat has 7."),
    ({"seats": [{"opened": []}, idle(1)]}, "seats.0 lacks zone."),
    ({"drawn": ["shadow", "shadow", "air"]}, "but the bag holds shadow only 1 times."),
    ({"options": {"moving": "emptysupply"}}, "perhaps empty_supply is meant."),
]


@pytest.mark.parametrize(("change", "sentence"), TOLD)
def test_a_refusal_says_which_key_what_stands_there_and_what_would_fit(change: Position, sentence: str) -> None:
    assert sentence in refused_with(load, {**GOOD, **change})
