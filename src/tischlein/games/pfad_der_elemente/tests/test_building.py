"""The path phase: laying, rearranging, confirming (§9)."""

import pytest

from tischlein.core.dealer import QuietDealer
from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.games.pfad_der_elemente.game import GAME
from tischlein.games.pfad_der_elemente.rules.actions import CONFIRM, WORDS
from tischlein.games.pfad_der_elemente.rules.hexes import CELL_WORDS
from tischlein.games.pfad_der_elemente.rules.path import CAREFUL, LIFTS
from tischlein.games.pfad_der_elemente.rules.state import PfadDerElemente
from tischlein.games.pfad_der_elemente.tests.table import (
    BLOCK,
    answer,
    area,
    legal,
    may,
    offered,
    phase_of,
    play_to,
    start,
    step_of,
    verbs,
)


def laying(seats: int = 2, **options: object) -> PfadDerElemente:
    """Everybody has twelve tiles and nothing lies."""
    state = start(seats, 1, element_choice="random", first_player="first_seat", **options)
    play_to(state, "path")
    return state


def lay(state: PfadDerElemente, seat: int, *cells: str) -> None:
    """Lays the first tiles of the hand."""
    for cell in cells:
        hand = area(state, seat, seat).supply
        assert hand is not None
        answer(state, seat, "lay", at=cell, element=next(element for element in hand if hand[element]))


def lay_block(state: PfadDerElemente, seat: int) -> None:
    lay(state, seat, *[f"{q},{r}" for q, r in BLOCK])


def test_all_lay_side_by_side() -> None:
    """§9."""
    state = laying(3)
    assert (state.turn().mode, state.turn().seats) == ("each", [0, 1, 2])
    lay_block(state, 1)
    answer(state, 1, "done")
    assert state.turn().seats == [0, 2]
    assert legal(state, 1) == []


def test_the_first_tile_lies_in_the_middle_and_every_other_touches_one() -> None:
    """§9, §9a."""
    state = laying()
    assert offered(state, 0, "lay", "at") == ["0,0"]
    lay(state, 0, "0,0")
    assert sorted(map(str, offered(state, 0, "lay", "at"))) == sorted(["1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"])


def test_the_first_tile_may_be_laid_anew_at_the_other_end() -> None:
    """§9a: a straight path can be shifted by its whole length, and then lies at the rim."""
    state = laying()
    lay(state, 0, *[f"{q},0" for q in range(12)])
    for q in range(12):
        answer(state, 0, "lift", at=f"{q},0")
        lay(state, 0, f"{q + 12},0")
    assert may(state, 0, "done")
    answer(state, 0, "lift", at="12,0")
    assert "24,0" not in CELL_WORDS and may(state, 0, "lift", at="23,0")


@pytest.mark.parametrize("step", [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)])
def test_islands_fit_on_the_table_wherever_they_begin(step: tuple[int, int]) -> None:
    """§9a, §A7: six islands of two in a line reach farther than one piece."""
    state = laying(allow_islands=True)
    for place in [3 * island + tile for island in range(6) for tile in (0, 1)]:
        lay(state, 0, f"{step[0] * place},{step[1] * place}")
    assert may(state, 0, "done")


def test_only_tiles_of_the_hand_are_laid() -> None:
    """§9."""
    state = laying()
    assert offered(state, 0, "lay", "element") == [
        element for element, count in (area(state, 0, 0).supply or {}).items() if count
    ]
    lay_block(state, 0)
    assert area(state, 0, 0).supply == {"earth": 0, "air": 0, "water": 0, "fire": 0}
    assert "lay" not in verbs(state, 0)


def test_a_tile_can_be_taken_up_and_laid_elsewhere() -> None:
    """§9b."""
    state = laying()
    lay_block(state, 0)
    kept = area(state, 0, 0).tiles
    answer(state, 0, "lift", at="2,2")
    assert area(state, 0, 0).lifts == LIFTS - 1
    lay(state, 0, "-1,0")
    moved = area(state, 0, 0).tiles
    assert {tile.id for tile in moved} == {tile.id for tile in kept} - {"2,2"} | {"-1,0"}
    assert sorted(tile.element for tile in moved) == sorted(tile.element for tile in kept)


def test_a_path_in_pieces_cannot_be_confirmed() -> None:
    """§9d, §A7: the middle of a line is taken up and laid at its end."""
    state = laying()
    lay(state, 0, *[f"{q},0" for q in range(12)])
    assert may(state, 0, "done")
    answer(state, 0, "lift", at="5,0")
    lay(state, 0, "-1,0")
    assert not may(state, 0, "done")
    answer(state, 0, "lift", at="-1,0")
    lay(state, 0, "5,0")
    assert may(state, 0, "done")


def test_twelve_tiles_must_lie() -> None:
    """§9d."""
    state = laying()
    lay(state, 0, *[f"{q},0" for q in range(11)])
    assert "done" not in verbs(state, 0)


def test_taking_up_comes_to_an_end_with_a_path_that_can_be_finished() -> None:
    """§9b, §9c: towards the end only what leaves the path whole may be taken up, then nothing."""
    state = laying()
    lay(state, 0, *[f"{q},0" for q in range(12)])
    for _ in range(LIFTS - CAREFUL):
        answer(state, 0, "lift", at="11,0")
        lay(state, 0, "11,0")
    assert offered(state, 0, "lift", "at") == ["0,0", "11,0"]
    for _ in range(CAREFUL):
        answer(state, 0, "lift", at="11,0")
        lay(state, 0, "11,0")
    assert verbs(state, 0) == {"done"}


def test_pieces_that_are_left_when_few_liftings_are_have_to_go() -> None:
    """§9c."""
    state = laying()
    lay(state, 0, *[f"{q},0" for q in range(12)])
    for _ in range(LIFTS - CAREFUL - 1):
        answer(state, 0, "lift", at="11,0")
        lay(state, 0, "11,0")
    answer(state, 0, "lift", at="4,0")
    assert verbs(state, 0) == {"lift"}
    assert offered(state, 0, "lift", "at") == [f"{q},0" for q in range(4)]
    for q in range(4):
        answer(state, 0, "lift", at=f"{q},0")
    assert "lay" in verbs(state, 0)


def test_islands_are_allowed_where_the_table_wants_them_but_no_tile_alone() -> None:
    """§A7, `allow_islands`."""
    whole, state = laying(), laying(allow_islands=True)
    for either in (whole, state):
        lay(either, 0, *[f"{q},0" for q in range(10)])
    assert "11,0" not in offered(whole, 0, "lay", "at")
    assert "11,0" in offered(state, 0, "lay", "at")
    lay(state, 0, "11,0")
    assert set(offered(state, 0, "lay", "at")) <= {"10,0", "11,-1", "10,1", "11,0", "12,0", "12,-1", "11,1"}
    lay(state, 0, "11,-1")
    assert may(state, 0, "done")
    answer(state, 0, "lift", at="11,-1")
    assert not may(state, 0, "lay", at="-1,0", element="fire")


def test_paths_are_numbered_row_by_row_and_never_move_again() -> None:
    """§9e."""
    state = laying()
    for seat in (0, 1):
        lay_block(state, seat)
        answer(state, seat, "done")
    assert (phase_of(state), step_of(state), state.turn().seats) == ("spirits", "before", [0])
    assert [(tile.q, tile.r) for tile in area(state, 1, 0).tiles] == BLOCK
    assert [tile.id for tile in area(state, 1, 0).tiles] == [str(tile) for tile in range(1, 13)]
    assert not {"lay", "lift"} & verbs(state, 0)


def test_points_are_shown_while_laying() -> None:
    """§10, §13a: with where they come from."""
    state = laying()
    own = state.world.elements[0]
    for q in range(3):
        action = WORDS.number({"do": "lay", "at": f"{q},0", "element": ["earth", "air", "water", "fire"][own]})
        state.apply(0, action, QuietDealer(1))
    shown = area(state, 0, 0)
    assert shown.points.total == sum(pattern.points for pattern in shown.patterns) == (3 if own == 2 else 0)
    assert area(state, 0, 1).patterns == []


def drafted(seed: str) -> Match:
    """A match in which everybody has twelve tiles."""
    match = Match(GAME, read_options(GAME.options, {"element_choice": "random"}), 2, seed)
    while match.turn().mode != "each":
        seat = match.to_act()[0]
        match.act(seat, match.legal(seat)[0])
    return match


def build(match: Match, seat: int) -> None:
    """Lays whatever comes first, and confirms."""
    while seat in match.to_act():
        legal_now = match.legal(seat)
        match.act(seat, CONFIRM if CONFIRM in legal_now else legal_now[0])


def test_the_tables_own_button_takes_back_as_often_as_one_likes() -> None:
    """§9b."""
    match = drafted("back")
    for _ in range(2 * LIFTS):
        match.act(0, match.legal(0)[0])
        match.act(1, match.legal(1)[-1])
        match.take_back(0)
        match.take_back(1)
    assert isinstance(match.state, PfadDerElemente)
    assert area(match.state, 0, 0).tiles == []
    assert area(match.state, 0, 0).lifts == LIFTS


def test_who_has_confirmed_may_take_it_back_until_all_have() -> None:
    """§9e."""
    match = drafted("back")
    build(match, 0)
    match.take_back(0)
    assert match.to_act() == [0, 1]
    match.act(0, CONFIRM)
    build(match, 1)
    assert not match.may_take_back(0)
    assert not match.may_take_back(1)
