"""Elements, tiles, packs, the draft, omens, who begins (§1 to §7, §14)."""

import tomllib
from pathlib import Path

import pytest

from tischlein.core.dealer import QuietDealer
from tischlein.games.pfad_der_elemente.rules.material import BOARDS, ELEMENTS, GIFTS, MOTIFS
from tischlein.games.pfad_der_elemente.rules.world import drafted_by
from tischlein.games.pfad_der_elemente.tests.table import (
    answer,
    area,
    legal,
    offered,
    phase_of,
    play_to,
    seen_by,
    start,
    start_with,
    take_all,
    verbs,
)
from tischlein.testing.dealers import Listening

RULES = Path(__file__).resolve().parent.parent / "rules"
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@pytest.mark.parametrize(("seats", "each"), [(2, 4), (3, 6), (4, 8)], ids=["F01", "F02", "F03"])
def test_the_grid_has_as_many_spirits_of_each_motif(seats: int, each: int) -> None:
    """§3."""
    state = start(seats)
    assert len(seen_by(state, 0).grid) == 5 * each
    assert [state.world.bag.count(motif) for motif in range(len(MOTIFS))] == [each] * 5
    assert {place.state for place in seen_by(state, None).grid} == {"down"}


@SEATS
def test_the_grid_is_a_rectangle(seats: int) -> None:
    """§3."""
    shown = seen_by(start(seats), None)
    assert (shown.rows, shown.columns) == {2: (4, 5), 3: (5, 6), 4: (5, 8)}[seats]
    assert [(place.row, place.column) for place in shown.grid] == [
        (row, column) for row in range(shown.rows) for column in range(shown.columns)
    ]


def test_everybody_chooses_a_different_element_from_the_first_player_on() -> None:
    """§1."""
    state = start(3, first_player="first_seat")
    assert offered(state, 0, "choose", "element") == ELEMENTS
    answer(state, 0, "choose", element="water")
    assert state.turn().seats == [1]
    assert offered(state, 1, "choose", "element") == ["earth", "air", "fire"]
    answer(state, 1, "choose", element="fire")
    answer(state, 2, "choose", element="earth")
    assert [area(state, seat, None).element for seat in range(3)] == ["water", "fire", "earth"]
    assert phase_of(state) == "draft"


@SEATS
def test_luck_can_give_the_elements(seats: int) -> None:
    """§1, `element_choice`."""
    state = start(seats, element_choice="random")
    assert phase_of(state) == "draft"
    assert len(set(state.world.elements)) == seats


@SEATS
def test_everybody_gets_ten_gifts(seats: int) -> None:
    """§2."""
    assert [one.gifts for one in seen_by(start(seats), None).areas] == [GIFTS] * seats


def test_the_first_player_is_drawn_or_sits_on_the_first_seat() -> None:
    """§14, §A31."""
    assert {start(4, seed).world.first for seed in range(40)} == {0, 1, 2, 3}
    assert {start(4, seed, first_player="first_seat").world.first for seed in range(10)} == {0}


def test_a_board_says_what_is_taken_and_what_is_pooled() -> None:
    """§4, §A1."""
    for board in BOARDS:
        others = [element for element in range(4) if element != board.element]
        assert (board.taken[board.element], board.pool[board.element]) == (3, 0)
        assert {(board.taken[other], board.pool[other]) for other in others} == {(1, 2)}


def test_what_is_assumed_is_marked_in_the_tables() -> None:
    """§A1, §A2, §A3."""
    material = tomllib.loads((RULES / "material.toml").read_text(encoding="utf-8"))
    omens = tomllib.loads((RULES / "omens.toml").read_text(encoding="utf-8"))
    assert {row["source"] for row in material["board"]} == {"assumed"}
    assert [row["element"] for row in material["pattern"] if row["source"] == "printed"] == ["fire"]
    assert [row["id"] for row in omens["omen"] if row["source"] == "printed"] == ["earth-1", "air-3", "air-7"]


def test_f05_the_pool_of_four_players() -> None:
    """§4, §5."""
    world = start(4, element_choice="random").world
    assert [sum(pack) for pack in world.packs] == [6] * 4
    assert [sum(pack[element] for pack in world.packs) for element in range(4)] == [6] * 4


@pytest.mark.parametrize("seats", [2, 3, 4], ids=["F06-2", "F06-3", "F06-4"])
def test_everybody_has_twelve_tiles_after_the_draft(seats: int) -> None:
    """§6."""
    state = start(seats, element_choice="random")
    for _ in range(5):
        take_all(state)
    assert phase_of(state) == "path"
    assert [sum(hand) for hand in state.world.hands] == [12] * seats


@SEATS
def test_packs_go_to_the_left(seats: int) -> None:
    """§6: what a seat does not keep is what the next one holds."""
    state = start(seats, element_choice="random")
    before = [seen_by(state, seat).pack for seat in range(seats)]
    kept = [str(offered(state, seat, "take", "element")[0]) for seat in range(seats)]
    take_all(state)
    for seat in range(seats):
        pack = before[seat]
        assert pack is not None
        pack[kept[seat]] -= 1
        assert seen_by(state, (seat + 1) % seats).pack == pack


def test_the_draft_is_answered_together_and_the_last_tile_is_no_choice() -> None:
    """§6, §6a."""
    state = start(3, element_choice="random")
    assert state.turn().mode == "together"
    dealer = Listening()
    for _ in range(5):
        assert verbs(state, 0) == {"take"}
        take_all(state, dealer)
    assert {event.only for event in dealer.events if event.name == "took_last"} == {0, 1, 2}


def test_a_hand_is_what_the_board_gave_and_what_was_drafted() -> None:
    """§4, §6."""
    state = start(4, element_choice="random")
    take_all(state)
    take_all(state)
    for seat in range(4):
        assert state.world.hands[seat] == drafted_by(state.world, seat)
        assert sum(state.world.hands[seat]) == 8


@pytest.mark.parametrize("visible", ["hidden", "open"])
def test_drawn_omens_come_before_the_draft(visible: str) -> None:
    """§7, §7a, §A30: two of the own element, five in the stack; open ones are told to all."""
    dealer = Listening()
    state = start_with(dealer, 3, ruleset="advanced", element_choice="random", omen_visibility=visible)
    assert phase_of(state) == "draft"
    for seat in range(3):
        own = area(state, seat, seat)
        assert [omen.element for omen in own.omens] == [own.element] * 2
        assert own.stack == 5
    told = [event.only for event in dealer.events if event.name == "omens"]
    assert told == ([0, 1, 2] if visible == "hidden" else [None, None, None])


def test_chosen_omens_come_after_the_draft() -> None:
    """§7: all seven to look at, two to keep."""
    state = start(2, ruleset="advanced", omen_selection="choose", element_choice="random")
    play_to(state, "omens")
    assert state.turn().mode == "together"
    assert area(state, 0, 0).omens == []
    assert [omen.id for omen in seen_by(state, 0).offered] == [f"{area(state, 0, 0).element}-{n}" for n in range(1, 8)]
    assert len(legal(state, 0)) == 21
    state.resolve({seat: state.legal(seat)[-1] for seat in (0, 1)}, QuietDealer(1))
    assert phase_of(state) == "path"
    assert [omen.id[-1] for omen in area(state, 0, 0).omens] == ["6", "7"]


def test_the_base_game_has_no_omens() -> None:
    """§7 is for the advanced game."""
    state = start(2, element_choice="random")
    play_to(state, "spirits")
    assert [one.omen_count for one in seen_by(state, 0).areas] == [0, 0]
    play_to(state, "over")
    assert "omens" not in state.result().sources[0]
