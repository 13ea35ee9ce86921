"""Positions as JSON: what is written can be read again, what a person types is filled in, what cannot be is refused."""

import json
import pickle
import re
from pathlib import Path

import pytest

from tischlein.core.dealer import QuietDealer
from tischlein.core.refusal import Refusal
from tischlein.core.state import Position, fingerprint
from tischlein.games.elementos.position.codec import load
from tischlein.games.elementos.tests.playing import (
    BLACK,
    WHITE,
    Choice,
    at_table,
    disc,
    goes_on,
    lay,
    lay_preset_and_confirm,
    legal,
    new_match,
    play,
    preset,
    state_of,
)
from tischlein.games.elementos.views.view import view
from tischlein.testing.positions import refused_with

README = Path(__file__).parent.parent / "README.md"
TYPED: Position = {"white": ["b4 fire", "a1 fire wand"], "black": ["b5 wood", "c8 fire wand"]}


def example() -> Position:
    """The position that the README shows."""
    found = re.search(r"```json\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert found, "the README shows a position"
    position = json.loads(found.group(1))
    assert isinstance(position, dict)
    return position


def test_the_readmes_example_is_a_position_in_which_black_may_not_flip_a_frozen_disc() -> None:
    state = load(example())
    assert state.to_move == BLACK and disc(state, None, "b5").frozen
    assert "flip b5" not in legal(state) and "move b5-a4" in legal(state)


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"board_rows": 7, "setup_mode": "open"},
        {"setup_mode": "preset", "own_underside_visible": False},
        {"carrier_flip": False, "repetition": "off", "no_progress_plies": 40},
        {"standoff_flips_each": 1, "repetition": "forbidden_at_3", "require_three_of_each": True},
    ],
)
def test_every_position_of_a_match_can_be_written_and_read_again(options: dict[str, Choice]) -> None:
    match, luck = new_match("round trip", **options), QuietDealer(3)
    while not match.is_over():
        again = load(json.loads(json.dumps(match.state.dump())))
        assert fingerprint(again) == match.fingerprint()
        assert again.key() == match.state.key()
        for seat in (WHITE, BLACK, None):
            assert view(again, seat) == view(match.state, seat)
        seat = match.to_act()[luck.roll(len(match.to_act()))]
        match.act(seat, luck.pick(match.legal(seat)))
    assert fingerprint(load(match.state.dump())) == match.fingerprint()


def test_a_read_position_remembers_how_often_it_was_there() -> None:
    state = preset()
    play(state, "flip a1", "flip a8", "flip a1", "flip a8", "flip a1", "flip a8", "flip a1")
    again = load(state.dump())
    assert goes_on(again)
    play(again, "flip a8")
    assert again.result().reason == "third_repetition"


def test_a_read_position_remembers_the_flips_of_a_duel() -> None:
    state = load(TYPED)
    play(state, "flip b4", "flip b5", "flip b4")
    again = load(state.dump())
    play(again, "flip b5")
    assert disc(again, None, "b4").frozen


def test_a_read_position_remembers_a_standoff_that_ended_since_the_last_progress() -> None:
    state = load(TYPED)
    play(state, "flip b4", "flip b5", "flip b4", "flip b5", "flip a1", "move c8-c7", "move b4-c4", "flip b5")
    assert fingerprint(load(state.dump())) == fingerprint(state)


def test_a_position_can_be_pickled() -> None:
    state = load(TYPED)
    play(state, "flip b4", "flip b5")
    assert fingerprint(pickle.loads(pickle.dumps(state))) == fingerprint(state)


def test_a_typed_position_needs_only_the_discs() -> None:
    state = load(TYPED)
    assert state.to_move == WHITE and goes_on(state) and "move b4xb5" in legal(state)


def test_an_underside_left_out_is_the_symbol_that_the_up_face_beats_if_the_box_allows_it() -> None:
    state = at_table(["a4 fire", "b4 fire", "c4 fire", "a5 fire", "a1 wood wand"], ["c8 fire wand"])
    assert [disc(state, WHITE, at).down for at in ("a4", "b4", "c4", "a5")] == ["wood", "wood", "wood", "water"]


def test_discs_that_are_not_listed_count_as_captured() -> None:
    seen = view(load(TYPED), None)
    assert len(seen.captured) == 14 and {one.id for one in seen.discs} | {one.id for one in seen.captured} == set(
        range(18)
    )


def test_a_disc_may_say_where_it_came_from() -> None:
    state = at_table(["b4 fire from c3", "a1 fire wand"], ["c8 fire wand"])
    assert disc(state, None, "b4").id == 8 and disc(state, None, "a1").id == 0


def test_a_setup_in_progress_can_be_written_and_read() -> None:
    match = new_match()
    lay_preset_and_confirm(match, BLACK)
    lay(match, WHITE, "b2", "water/wood")
    again = load(match.state.dump())
    assert view(again, WHITE) == view(match.state, WHITE) and again.turn().seats == [WHITE]


def test_equal_positions_have_equal_keys_whatever_led_to_them() -> None:
    one, other = preset(), preset()
    play(one, "move a3-a4", "flip a8", "flip c1")
    play(other, "flip c1", "flip a8", "move a3-a4")
    assert one.key() == other.key()


@pytest.mark.parametrize("ply", ["flip a1", "move a3-a4", "wand b2>b3"])
def test_other_positions_have_other_keys(ply: str) -> None:
    state = preset()
    before = state.key()
    play(state, ply)
    assert state.key() != before


def test_other_undersides_have_other_keys() -> None:
    assert at_table(["b4 fire/wood", "a1 fire wand"], ["c8 fire wand"]).key() != (
        at_table(["b4 fire/water", "a1 fire wand"], ["c8 fire wand"]).key()
    )


WRONG: list[tuple[str, Position]] = [
    ("position_key_unknown", {"wands": []}),
    ("position_key_unknown", {"ready": ["white"]}),
    ("position_cannot_be", {"frozen_before": ["a1 a2"]}),
    ("position_value_wrong", {"phase": "later"}),
    ("position_value_wrong", {"to_move": "red"}),
    ("position_value_wrong", {"begins": 1}),
    ("position_value_wrong", {"white": "b4 fire"}),
    ("position_value_wrong", {"white": [1]}),
    ("position_value_wrong", {"options": []}),
    ("position_key_unknown", {"options": {"rows": 8}}),
    ("position_value_wrong", {"options": {"board_rows": 9}}),
    ("position_value_wrong", {"white": ["d4 fire", "a1 fire wand"]}),
    ("position_cannot_be", {"white": ["a8 fire", "a1 fire wand"], "options": {"board_rows": 7}}),
    ("position_cannot_be", {"white": ["b4 fire", "b4 wood", "a1 fire wand"]}),
    ("position_cannot_be", {"white": ["b5 fire", "a1 fire wand"]}),
    ("position_value_wrong", {"white": ["b4", "a1 fire wand"]}),
    ("position_value_wrong", {"white": ["b4 earth", "a1 fire wand"]}),
    ("position_value_wrong", {"white": ["b4 fire/fire", "a1 fire wand"]}),
    ("position_value_wrong", {"white": ["b4 fire shiny", "a1 fire wand"]}),
    ("position_value_wrong", {"white": ["b4 fire from b4", "a1 fire wand"]}),
    ("position_value_wrong", {"captured": ["red fire/wood"]}),
    (
        "position_cannot_be",
        {"white": ["b4 fire from a1", "b5 fire from a1", "a1 fire wand"], "black": ["c8 fire wand"]},
    ),
    ("position_cannot_be", {"white": ["b4 fire from a6", "a1 fire wand"]}),
    ("position_cannot_be", {"white": ["b4 fire", "a1 fire"]}),
    ("position_cannot_be", {"white": ["b4 fire wand", "a1 fire wand"]}),
    ("position_cannot_be", {"white": []}),
    ("position_cannot_be", {"white": [f"{file}{row} fire" for row in "1234" for file in "abc"]}),
    ("position_cannot_be", {"white": ["a1 fire/wood wand", "a2 fire/wood", "a3 fire/wood", "a4 wood/fire"]}),
    ("position_cannot_be", {"white": ["a1 fire wand", *(f"{file}{row} fire" for row in "34" for file in "abc")]}),
    ("position_cannot_be", {"captured": ["white fire/wood"] * 4}),
    ("position_value_wrong", {"frozen": ["b4"]}),
    ("position_cannot_be", {"frozen": ["a1 b5"]}),
    ("position_cannot_be", {"frozen": ["b4 b5", "b5 b4"]}),
    ("position_cannot_be", {"frozen": ["b4 b5"], "idle": ["flip b5"], "to_move": "white"}),
    ("position_value_wrong", {"idle": ["jump b4"]}),
    ("position_value_wrong", {"idle": ["flip d4"]}),
    ("position_cannot_be", {"idle": ["move a3-a4"], "to_move": "black"}),
    ("position_cannot_be", {"idle": ["flip b4"], "to_move": "white"}),
    ("position_cannot_be", {"idle": ["move a1-b1"], "to_move": "white"}),
    ("position_cannot_be", {"idle": ["wand b1>a1"], "to_move": "black"}),
    ("position_cannot_be", {"idle": ["pass"], "to_move": "black"}),
    ("position_cannot_be", {"white": ["a8 fire wand"]}),
    ("position_cannot_be", {"white": ["a8 fire wand"], "phase": "over"}),
    ("position_cannot_be", {"white": ["a8 fire wand"], "phase": "over", "reason": "no_progress"}),
    ("position_cannot_be", {"phase": "over", "reason": "wand_stepped"}),
    ("position_cannot_be", {"white": ["a8 fire wand"], "black": ["a1 fire wand"], "phase": "over"}),
]


@pytest.mark.parametrize(("key", "change"), WRONG)
def test_a_position_that_cannot_be_is_refused(key: str, change: Position) -> None:
    with pytest.raises(Refusal) as caught:
        load({**TYPED, **change})
    assert caught.value.key == key


WRONG_SETUPS: list[tuple[str, Position]] = [
    ("position_cannot_be", {"white": ["b4 fire"]}),
    ("position_cannot_be", {"white": ["b2 fire wand"]}),
    ("position_cannot_be", {"ready": ["white"]}),
    ("position_value_wrong", {"ready": ["white", "black"]}),
    ("position_cannot_be", {"options": {"setup_mode": "preset"}}),
    ("position_key_unknown", {"captured": []}),
    (
        "position_cannot_be",
        {"options": {"require_three_of_each": True}, "white": [f"{at}1 fire" for at in "abc"] + ["a2 fire"]},
    ),
]


@pytest.mark.parametrize(("key", "change"), WRONG_SETUPS)
def test_a_setup_that_cannot_be_is_refused(key: str, change: Position) -> None:
    with pytest.raises(Refusal) as caught:
        load({"phase": "setup", **change})
    assert caught.value.key == key


def test_a_finished_position_can_be_typed() -> None:
    state = load({**TYPED, "white": ["a8 fire wand"], "phase": "over", "reason": "wand_handed"})
    assert state.result().winners() == [WHITE] and state.turn().mode == "over"


def test_an_empty_setup_is_the_start_of_arranging() -> None:
    assert load({"phase": "setup"}).dump() == state_of(new_match(first_player="white")).dump() | {"options": {}}


TOLD: list[tuple[Position, str]] = [
    ({"whit": []}, 'in the position stands the key "whit"; it should be one of'),
    ({"whit": []}, "; perhaps white is meant."),
    ({"to_move": "withe"}, 'to_move is "withe"; it should be one of white, black; perhaps white is meant.'),
    ({"white": "b4 fire"}, 'white is "b4 fire"; it should be a list of texts.'),
    (
        {"white": ["d4 fire"]},
        "a disc is \"d4 fire\"; it should be written with a square of the board, like b4 instead of 'd4'.",
    ),
    (
        {"white": ["b4 fier"]},
        'a disc is "b4 fier"; it should be written with one or two of fire, wood, water, like fire/wood',
    ),
    ({"white": ["b5 fire", "a1 fire wand"]}, 'a disc = "b5 wood", but there is one on b5 already.'),
    ({"white": ["b4 fire"]}, "the white discs with a wand = [], but there is exactly one."),
    ({"white": [f"{file}{row} fire" for row in "1234" for file in "abc"]}, "white discs = 12, but there are 9."),
    ({"idle": ["jump b4"]}, 'idle is "jump b4"; it should be a ply, like move a3-a4, wand b2>b3, flip b4 or pass.'),
    ({"options": {"board_rows": "8"}}, 'options.board_rows is "8"; it should be one of 8, 7; perhaps 8 is meant.'),
]


@pytest.mark.parametrize(("change", "sentence"), TOLD)
def test_a_refusal_says_which_key_what_stands_there_and_what_would_fit(change: Position, sentence: str) -> None:
    assert sentence in refused_with(load, {**TYPED, **change})
