"""§18 and §A9: an endless flipping duel must stop."""

import pytest

from tischlein.games.elementos.rules.squares import NAMES
from tischlein.games.elementos.rules.state import ElementosState
from tischlein.games.elementos.tests.playing import at_table, disc, legal, play, told
from tischlein.games.elementos.views.view import view

DUEL = ["flip b4", "flip b5", "flip b4", "flip b5"]


def facing(black: str = "b5 wood/water", **options: bool | int | str) -> ElementosState:
    white = ["b4 fire/wood", "a2 fire/wood", "a1 fire wand"]
    return at_table(white, [black, "a7 wood/water", "c8 fire wand"], **options)


def is_frozen(state: ElementosState, square: str) -> bool:
    return disc(state, None, square).frozen


@pytest.mark.parametrize("square", ["a5", "b5", "c5", "a4", "c4"])
def test_discs_oppose_each_other_straight_or_diagonally_ahead_and_side_by_side(square: str) -> None:
    """§18, §18a."""
    state = facing(f"{square} wood/water")
    events = play(state, "flip b4", f"flip {square}", "flip b4", f"flip {square}")
    assert is_frozen(state, "b4") and is_frozen(state, square)
    first, second = sorted(["b4", square], key=NAMES.index)
    assert told(events, "froze") == [{"at": first, "to": second}]


@pytest.mark.parametrize("square", ["a3", "b3", "b6", "c7"])
def test_discs_that_do_not_oppose_each_other_may_flip_for_ever(square: str) -> None:
    """§18a."""
    state = facing(f"{square} wood/water")
    play(state, "flip b4", f"flip {square}", "flip b4", f"flip {square}")
    assert not is_frozen(state, "b4") and not is_frozen(state, square)


def test_three_flips_of_the_pair_do_not_freeze_it() -> None:
    """§18."""
    state = facing()
    play(state, *DUEL[:3])
    assert not is_frozen(state, "b4")


@pytest.mark.parametrize("between", [["flip a2", "flip b5"], ["flip a1", "flip b5"], ["flip b4", "move a7-b7"]])
def test_any_other_ply_empties_the_list_of_flips(between: list[str]) -> None:
    """§18."""
    state = facing()
    play(state, "flip b4", "flip b5", *between, "flip b4", "flip b5")
    assert not is_frozen(state, "b4")


def test_a_duel_may_begin_after_other_flips() -> None:
    """§18."""
    state = facing()
    play(state, "flip a2", "flip a7", *DUEL)
    assert is_frozen(state, "b4") and not is_frozen(state, "a2")


def test_carriers_do_not_freeze() -> None:
    """§18."""
    state = at_table(["b4 fire/wood wand"], ["b5 wood/water", "c8 fire wand"])
    play(state, *DUEL)
    assert not is_frozen(state, "b4") and not is_frozen(state, "b5")


def test_a_frozen_disc_may_not_flip_but_moves_and_is_captured_as_usual() -> None:
    """§18b."""
    state = facing()
    play(state, *DUEL)
    assert "flip b4" not in legal(state) and "move b4xb5" in legal(state) and "flip a2" in legal(state)
    play(state, "flip a2")
    assert "flip b5" not in legal(state)


def test_other_plies_and_other_flips_do_not_end_the_freeze() -> None:
    """§18b."""
    state = facing()
    play(state, *DUEL, "flip a2", "move a7-a6", "move a2-a3", "flip a6")
    assert is_frozen(state, "b4") and is_frozen(state, "b5")


@pytest.mark.parametrize("ply", ["move b4-c4", "move b4-a5", "move b4xb5"])
def test_the_freeze_of_both_ends_when_one_moves_or_is_captured(ply: str) -> None:
    """§18b."""
    state = facing()
    play(state, *DUEL, ply)
    assert not any(one.frozen for one in view(state, None).discs)


def test_the_freeze_ends_when_one_of_the_two_takes_up_a_wand() -> None:
    """§18b."""
    state = at_table(["b4 fire/wood", "a4 fire wand"], ["b5 wood/water", "c8 fire wand"])
    play(state, *DUEL, "wand a4>b4")
    assert not is_frozen(state, "b4") and not is_frozen(state, "b5")


def test_a_second_standoff_stands_beside_the_first_and_ends_alone() -> None:
    """§18b."""
    white = ["a4 fire/wood", "c4 fire/wood", "b1 fire wand"]
    state = at_table(white, ["a5 wood/water", "c5 wood/water", "b8 fire wand"])
    play(state, "flip a4", "flip a5", "flip a4", "flip a5", "flip c4", "flip c5", "flip c4", "flip c5")
    play(state, "move a4-b4")
    assert [is_frozen(state, square) for square in ("b4", "a5", "c4", "c5")] == [False, False, True, True]


@pytest.mark.parametrize(("each", "flips"), [(1, 2), (2, 4), (3, 6)])
def test_standoff_flips_each_says_how_many_flips_make_a_standoff(each: int, flips: int) -> None:
    """§A9."""
    state = facing(standoff_flips_each=each, repetition="off")
    plies = [*DUEL, *DUEL][:flips]
    play(state, *plies[:-1])
    assert not is_frozen(state, "b4")
    play(state, plies[-1])
    assert is_frozen(state, "b4") and is_frozen(state, "b5")
