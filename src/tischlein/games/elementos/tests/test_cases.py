"""The cases of the fact sheet, by their ids."""

import pytest

from tischlein.games.elementos.rules.squares import NAMES
from tischlein.games.elementos.tests.playing import (
    BLACK,
    WHITE,
    at_table,
    disc,
    end_of,
    goes_on,
    lay_preset_and_confirm,
    legal,
    new_match,
    play,
    preset,
    squares_of,
    state_of,
    text_of,
)
from tischlein.games.elementos.views.view import view


def test_e01_both_blocks_of_nine_leave_two_rows_empty_and_the_wands_stand_in_the_middle() -> None:
    """§5, §7."""
    state = preset()
    assert squares_of(state, WHITE) == ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
    assert squares_of(state, BLACK) == ["a6", "b6", "c6", "a7", "b7", "c7", "a8", "b8", "c8"]
    assert [NAMES[state.discs.white_wand], NAMES[state.discs.black_wand]] == ["b2", "b7"]


def test_e02_the_first_player_has_21_plies() -> None:
    """§9, §12, §13."""
    moves = ["a3-a4", "a3-b4", "b3-a4", "b3-b4", "b3-c4", "c3-b4", "c3-c4"]
    wands = ["b2>a2", "b2>a3", "b2>b3", "b2>c2", "b2>c3"]
    flips = ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"]
    expected = [f"move {to}" for to in moves] + [f"wand {to}" for to in wands] + [f"flip {at}" for at in flips]
    assert legal(preset()) == sorted(expected)


@pytest.mark.parametrize("attacker", ["fire", "wood", "water"])
@pytest.mark.parametrize("defender", ["fire", "wood", "water"])
def test_e03_fire_beats_wood_beats_water_beats_fire_and_nothing_else(attacker: str, defender: str) -> None:
    """§4."""
    state = at_table([f"b4 {attacker}", "a1 fire wand"], [f"b5 {defender}", "c8 fire wand"])
    beats = {("fire", "wood"), ("wood", "water"), ("water", "fire")}
    assert ("move b4xb5" in legal(state)) == ((attacker, defender) in beats)


def test_e04_a_disc_takes_what_it_beats_and_is_blocked_by_equal_and_stronger_discs() -> None:
    """§9a, §10, §A3."""
    black = ["c8 fire wand", "a5 wood", "b5 fire", "c5 water"]
    state = at_table(["a1 fire wand", "b4 fire"], black)
    assert legal(state, "b4") == ["flip b4", "move b4-a4", "move b4-c4", "move b4xa5"]


def test_e06_the_disc_with_the_enemy_wand_cannot_be_taken() -> None:
    """§10, §15."""
    state = at_table(["a1 fire wand", "b4 fire"], ["c8 fire", "b5 wood wand"])
    assert legal(state, "b4") == ["flip b4", "move b4-a4", "move b4-a5", "move b4-c4", "move b4-c5"]


def test_e07_a_blocked_carrier_takes_nothing_and_can_only_flip() -> None:
    """§14, §15, §A8."""
    state = at_table(["b4 fire wand"], ["b5 wood", "c8 fire wand", "a5 wood"])
    assert legal(state, "b4") == ["flip b4"]


def test_e08_the_wand_goes_sideways_or_forward_to_a_neighbouring_own_disc() -> None:
    """§13, §A6."""
    white = ["b4 fire wand", "a4 wood", "c5 wood", "b3 wood", "a3 wood", "b6 wood"]
    state = at_table(white, ["c8 fire wand"])
    assert legal(state, "b4") == ["flip b4", "move b4-b5", "wand b4>a4", "wand b4>c5"]


def test_e10_a_carrier_that_steps_onto_the_last_row_wins() -> None:
    """§16."""
    state = at_table(["b7 fire wand"], ["a8 water wand", "c8 fire"])
    play(state, "move b7-b8")
    assert end_of(state) == ("wand_stepped", [1, 0])


def test_e11_a_wand_handed_to_a_disc_on_the_last_row_wins() -> None:
    """§16, §A7."""
    state = at_table(["b7 fire wand", "a8 wood"], ["c8 fire wand", "b8 fire"])
    play(state, "wand b7>a8")
    assert end_of(state) == ("wand_handed", [1, 0])


def test_e13_a_disc_without_wand_on_the_last_row_wins_nothing() -> None:
    """§16."""
    state = at_table(["b7 fire", "a1 wood wand"], ["a8 wood", "c8 water wand"])
    play(state, "move b7xa8")
    assert goes_on(state)


def test_e14_a_disc_on_its_last_row_goes_sideways_or_flips() -> None:
    """§9, §16."""
    state = at_table(["b8 fire", "a1 wood wand"], ["c3 water wand"])
    assert legal(state, "b8") == ["flip b8", "move b8-a8", "move b8-c8"]


def test_e15_after_two_flips_each_an_opposing_pair_is_frozen() -> None:
    """§18, §18b, §A9."""
    state = at_table(["b4 fire/wood", "a1 fire wand"], ["b5 wood/water", "c8 fire wand"])
    play(state, "flip b4", "flip b5", "flip b4", "flip b5")
    assert goes_on(state)
    assert legal(state, "b4") == ["move b4-a4", "move b4-a5", "move b4-c4", "move b4-c5", "move b4xb5"]


def test_e18_seven_plies_to_and_fro_repeat_no_position_three_times() -> None:
    """§19."""
    state = at_table(["a1 fire wand", "b3 fire"], ["c8 fire wand", "b7 wood"])
    play(state, "move b3-a3", "move b7-a7", "move a3-b3", "move a7-b7", "move b3-a3", "move b7-a7", "move a3-b3")
    assert goes_on(state)


def test_e20_whoever_has_only_a_blocked_carrier_may_flip_it() -> None:
    """§12, §20."""
    state = at_table(["b4 fire wand"], ["b5 wood", "c8 fire wand"])
    assert legal(state) == ["flip b4"]


def test_e21_on_seven_rows_one_row_is_empty_and_black_carries_on_b6() -> None:
    """§A1."""
    state = preset(board_rows=7)
    assert squares_of(state, WHITE) == ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
    assert squares_of(state, BLACK) == ["a5", "b5", "c5", "a6", "b6", "c6", "a7", "b7", "c7"]
    assert [NAMES[state.discs.white_wand], NAMES[state.discs.black_wand]] == ["b2", "b6"]


def test_e22_a_player_sees_both_faces_of_own_discs_and_no_underside_of_the_others() -> None:
    """§21."""
    match = new_match()
    lay_preset_and_confirm(match, WHITE)
    lay_preset_and_confirm(match, BLACK)
    seen = view(match.state, BLACK)
    assert len(seen.discs) == 18 and all(one.up for one in seen.discs)
    assert [one.at for one in seen.discs if one.wand] == ["b2", "b7"]
    assert all((one.down is not None) == (one.owner == BLACK) for one in seen.discs)
    assert all(one.seen is None for one in seen.discs)


def test_e23_in_the_memory_variant_nobody_sees_an_underside_after_the_setup() -> None:
    """§A14."""
    match = new_match(own_underside_visible=False)
    match.perform(WHITE, {"do": "preset"})
    assert disc(state_of(match), WHITE, "b2").down == "wood"
    match.perform(WHITE, {"do": "ready"})
    lay_preset_and_confirm(match, BLACK)
    for seat in (WHITE, BLACK, None):
        seen = view(match.state, seat)
        assert seen.memory and all(one.down is None and one.seen is None for one in seen.discs)
        assert '"down":"' not in text_of(seen)
