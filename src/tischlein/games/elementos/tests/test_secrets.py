"""Who sees what, and what a seat that imagines other worlds may know: a leak is the worst bug."""

from collections import Counter
from itertools import product

import pytest

from tischlein.core.dealer import QuietDealer
from tischlein.core.match import Match
from tischlein.core.question import ask
from tischlein.games.elementos.position.codec import load
from tischlein.games.elementos.position.notation import read_ply
from tischlein.games.elementos.rules.material import DISC_WORDS, PAIRS
from tischlein.games.elementos.rules.redeal import draw_others
from tischlein.games.elementos.rules.state import ElementosState
from tischlein.games.elementos.tests.playing import (
    BLACK,
    WHITE,
    Choice,
    at_table,
    disc,
    lay,
    lay_all,
    lay_preset_and_confirm,
    new_match,
    play,
    state_of,
    told,
)
from tischlein.games.elementos.views.view import view

ORDERED = ["fire/wood"] * 3 + ["wood/water"] * 3 + ["water/fire"] * 3
# The same up-faces as ORDERED with other undersides.
CUNNING = ["fire/water"] * 3 + ["wood/fire"] * 3 + ["water/wood"] * 3


def arranged(white: list[str] = ORDERED, black: list[str] = ORDERED, **options: Choice) -> Match:
    match = new_match(first_player="white", **options)
    lay_all(match, WHITE, white)
    lay_all(match, BLACK, black)
    return match


def perform(match: Match, *plies: str) -> None:
    for ply in plies:
        match.act(match.to_act()[0], read_ply(ply))


def test_other_undersides_look_exactly_the_same_to_the_other_player_and_to_the_shared_screen() -> None:
    one, other = arranged(white=ORDERED), arranged(white=CUNNING)
    for seat in (BLACK, None):
        assert view(one.state, seat) == view(other.state, seat)
    assert view(one.state, WHITE) != view(other.state, WHITE)


def test_an_enemy_underside_stays_hidden_after_it_was_seen_once() -> None:
    """§21, §A15."""
    match = arranged()
    perform(match, "flip a1", "flip a8", "flip a1")
    assert disc(state_of(match), BLACK, "a1").down is None and disc(state_of(match), BLACK, "a1").seen is None


def test_show_seen_undersides_marks_a_disc_once_it_was_flipped_and_wherever_it_goes() -> None:
    """§A15."""
    match = arranged(show_seen_undersides=True)
    assert all(one.seen is None for one in view(match.state, BLACK).discs)
    perform(match, "flip a3", "flip a8", "move a3-a4")
    seen = disc(state_of(match), BLACK, "a4")
    assert (seen.up, seen.down, seen.seen) == ("fire", None, "water")


def test_of_a_preset_everybody_has_seen_every_underside() -> None:
    """§A15, §A21."""
    state = new_match(setup_mode="preset", show_seen_undersides=True).state
    assert all(one.seen is not None for one in view(state, None).discs)


def test_own_undersides_may_be_looked_at_at_any_time() -> None:
    """§21, §A14."""
    match = arranged()
    perform(match, "flip a3", "flip a8", "move a3-a4")
    assert disc(state_of(match), WHITE, "a4").down == "water"


def test_a_captured_disc_shows_both_faces_to_everybody() -> None:
    """§A18."""
    state = at_table(["b4 fire", "a1 fire wand"], ["b5 wood/fire from a6", "c8 fire wand"])
    events = play(state, "move b4xb5")
    assert told(events, "captured") == [{"seat": 0, "at": "b4", "to": "b5", "up": "wood", "down": "fire"}]
    for seat in (WHITE, BLACK, None):
        last = view(state, seat).captured[-1]
        assert (last.id, last.owner, last.faces) == (9, BLACK, ["wood", "fire"])


def test_ids_are_those_of_the_home_squares_and_travel_with_the_discs() -> None:
    match = arranged()
    before = {one.at: one.id for one in view(match.state, BLACK).discs}
    assert (before["a1"], before["c3"], before["a6"], before["c8"]) == (0, 8, 9, 17)
    perform(match, "move c3-c4", "flip a8", "move c4-b5")
    assert disc(state_of(match), BLACK, "b5").id == 8


def test_a_capture_cannot_be_taken_back_because_it_showed_an_underside() -> None:
    """§23."""
    # Fire stands on row 3 of white, wood on row 6 of black.
    match = arranged(white=ORDERED[::-1], black=ORDERED[3:] + ORDERED[:3])
    perform(match, "move b3-b4", "flip a8", "move b4-b5", "flip a8")
    state = state_of(match)
    assert disc(state, None, "b5").up == "fire" and disc(state, None, "b6").up == "wood"
    perform(match, "move b5-b6")
    assert not match.may_take_back(WHITE)


def test_a_first_flip_cannot_be_taken_back_but_a_second_one_can() -> None:
    """§23."""
    match = arranged()
    perform(match, "flip a1")
    assert not match.may_take_back(WHITE)
    perform(match, "flip a8", "flip a1")
    assert match.may_take_back(WHITE)


def test_in_the_memory_variant_no_flip_can_be_taken_back() -> None:
    """§23, §A14."""
    match = arranged(own_underside_visible=False)
    perform(match, "flip a1", "flip a8", "flip a1")
    assert not match.may_take_back(WHITE)


def test_a_move_can_be_taken_back() -> None:
    """§23."""
    match = arranged()
    perform(match, "move a3-a4")
    assert match.may_take_back(WHITE)


# What a seat may imagine.


def imagined(state: ElementosState, seat: int, memory: int = 7) -> ElementosState:
    world = ask(state, seat, memory).world
    assert isinstance(world, ElementosState)
    return world


def undersides(state: ElementosState, seat: int) -> tuple[str, ...]:
    """By disc number, looked up behind the curtain."""
    lines = state.dump()[["white", "black"][seat]]
    assert isinstance(lines, list)
    return tuple(line.split()[1] for line in lines)


@pytest.mark.parametrize("own_underside_visible", [True, False])
def test_imagining_forgets_enemy_undersides_and_keeps_own_ones(own_underside_visible: bool) -> None:
    one = arranged(black=ORDERED, own_underside_visible=own_underside_visible)
    other = arranged(black=CUNNING, own_underside_visible=own_underside_visible)
    for memory in range(20):
        worlds = [imagined(state_of(match), WHITE, memory) for match in (one, other)]
        assert worlds[0].dump() == worlds[1].dump()
        assert undersides(worlds[0], WHITE) == tuple(ORDERED)


def test_imagined_worlds_keep_what_everybody_has_seen() -> None:
    match = arranged(black=CUNNING)
    perform(match, "flip a1", "flip a6", "flip a1", "flip b6")
    for memory in range(20):
        world = undersides(imagined(state_of(match), WHITE, memory), BLACK)
        assert world[:2] == ("water/fire", "water/fire")
        assert Counter("/".join(sorted(word.split("/"))) for word in world) == {
            "fire/wood": 3, "fire/water": 3, "water/wood": 3,
        }  # fmt: skip


def test_a_captured_disc_narrows_what_can_be_imagined() -> None:
    # Both captured and seen discs account for all three of wood and water: no other disc can be of that pair.
    black = ["a8 fire wand", "b8 fire", "c8 wood", "a7 water/wood seen"]
    captured = ["black wood/water", "black water/wood"]
    state = at_table(["a1 fire wand"], black)
    position = {**state.dump(), "captured": captured, "black": black}
    world = load(position)
    for memory in range(20):
        assert disc(imagined(world, WHITE, memory), BLACK, "c8").down == "fire"


def test_all_fitting_undersides_are_imagined_equally_often() -> None:
    # One disc of each pair is left for two fires and a wood. The wood can only be the one with water.
    black = ["a8 fire wand", "b8 fire", "c8 wood"]
    gone = ["black fire/wood", "black fire/wood", "black wood/water", "black wood/water", "black water/fire"]
    state = load({"white": ["a1 fire wand"], "black": black, "captured": [*gone, "black water/fire"]})
    draws = Counter(undersides(imagined(state, WHITE, memory), BLACK) for memory in range(600))
    possible = {
        ("fire/wood", "fire/water", "wood/water"),
        ("fire/water", "fire/wood", "wood/water"),
    }
    assert set(draws) == possible
    assert all(230 <= count <= 370 for count in draws.values())


def test_of_a_preset_there_is_nothing_to_imagine() -> None:
    state = new_match(setup_mode="preset").state
    assert isinstance(state, ElementosState)
    assert imagined(state, WHITE).dump() == state.dump()


@pytest.mark.parametrize("three_of_each", [True, False])
def test_while_arranging_in_secret_only_being_ready_is_known_of_the_other(three_of_each: bool) -> None:
    empty, full = (new_match(require_three_of_each=three_of_each) for _ in range(2))
    full.perform(BLACK, {"do": "preset"})
    for memory in range(20):
        assert imagined(state_of(empty), WHITE, memory).dump() == imagined(state_of(full), WHITE, memory).dump()


def test_a_ready_half_is_imagined_as_any_full_arrangement() -> None:
    match = new_match()
    lay_preset_and_confirm(match, BLACK)
    worlds = {undersides(imagined(state_of(match), WHITE, memory), BLACK) for memory in range(20)}
    assert all(len(world) == 9 for world in worlds) and len(worlds) > 15


def test_imagined_arrangements_can_be_finished_with_three_of_each() -> None:
    match = new_match(require_three_of_each=True)
    for memory in range(30):
        world = imagined(state_of(match), WHITE, memory)
        while int(world.discs.black).bit_count() < 9:
            world.apply(BLACK, world.legal(BLACK)[0], QuietDealer(1))
        shown = [disc.up for disc in view(world, BLACK).discs]
        assert [shown.count(symbol) for symbol in ("fire", "wood", "water")] == [3, 3, 3]


@pytest.mark.parametrize("three_of_each", [True, False])
def test_in_an_open_setup_the_up_faces_are_known_and_the_undersides_imagined(three_of_each: bool) -> None:
    worlds: list[list[ElementosState]] = []
    for under in ("wood", "water"):
        match = new_match(setup_mode="open", first_player="white", require_three_of_each=three_of_each)
        lay(match, BLACK, "a6", f"fire/{under}")
        lay(match, BLACK, "b6", "wood/water")
        worlds.append([imagined(state_of(match), WHITE, memory) for memory in range(40)])
    assert [world.dump() for world in worlds[0]] == [world.dump() for world in worlds[1]]
    imagined_ones = {undersides(world, BLACK) for world in worlds[0]}
    assert imagined_ones == {(f"fire/{one}", f"wood/{two}") for one in ("wood", "water") for two in ("fire", "water")}


def test_the_words_for_discs_name_every_pair_both_ways() -> None:
    assert sorted(DISC_WORDS) == sorted([*PAIRS, *("/".join(reversed(pair.split("/"))) for pair in PAIRS)])


def test_every_solution_of_the_riddle_is_drawn_equally_often() -> None:
    given, totals = [0, 0, 1, 2, 2], [[2, 1, 2], [1, 2, 2]]
    choices = [[other for other in range(3) if other != symbol] for symbol in given]
    solutions = [one for one in product(*choices) if [one.count(symbol) for symbol in range(3)] in totals]
    dealer = QuietDealer(11)
    draws = Counter(tuple(draw_others(given, totals, dealer)) for _ in range(400 * len(solutions)))
    assert set(draws) == set(solutions)
    assert all(320 <= count <= 480 for count in draws.values())
