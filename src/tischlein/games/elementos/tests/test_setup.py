"""§1 to §8: the box, arranging in secret or in the open, the preset, and who begins."""

import pytest

from tischlein.core.match import Match
from tischlein.core.refusal import Refusal
from tischlein.core.state import Result
from tischlein.games.elementos.game import GAME
from tischlein.games.elementos.rules.material import DISC_WORDS, PAIRS
from tischlein.games.elementos.rules.squares import COLOURS, NAMES
from tischlein.games.elementos.tests.playing import (
    BLACK,
    WHITE,
    disc,
    lay,
    lay_all,
    lay_preset_and_confirm,
    new_match,
    preset,
    squares_of,
    state_of,
    told,
)
from tischlein.games.elementos.views.view import ElementosView, view

NINE = [pair for pair in PAIRS for _ in range(3)]


def sees(match: Match, seat: int | None) -> ElementosView:
    return view(match.state, seat)


def offered(match: Match, seat: int, do: str) -> list[dict[str, str | int]]:
    named = [GAME.vocabulary.name(action) for action in match.legal(seat)]
    return [action for action in named if action["do"] == do]


def test_two_players_sit_at_a_board_of_three_files_and_eight_rows() -> None:
    """§1."""
    assert GAME.seats == [2] and len(NAMES) == 24 and NAMES[0] == "a1" and NAMES[-1] == "c8"


def test_every_player_has_three_discs_of_each_pair_and_so_six_of_every_symbol() -> None:
    """§2."""
    supply = sees(new_match(), WHITE).supply
    assert [(one.disc, one.count) for one in supply] == [("fire/wood", 3), ("wood/water", 3), ("water/fire", 3)]
    faces = "/".join(NINE).split("/")
    assert [faces.count(symbol) for symbol in ("fire", "wood", "water")] == [6, 6, 6]


def test_any_disc_may_lie_on_any_of_the_nine_squares_either_face_up() -> None:
    """§5."""
    match = new_match()
    assert len(offered(match, WHITE, "lay")) == len(offered(match, BLACK, "lay")) == 9 * len(DISC_WORDS)
    assert {str(action["at"])[1] for action in offered(match, BLACK, "lay")} == {"6", "7", "8"}


def test_a_laid_disc_leaves_the_supply_and_takes_its_square() -> None:
    """§2, §5."""
    match = new_match()
    for at in ("a1", "b1", "c1"):
        lay(match, WHITE, at, "wood/fire")
    assert [one.count for one in sees(match, WHITE).supply] == [0, 3, 3]
    assert {action["disc"] for action in offered(match, WHITE, "lay")} == set(DISC_WORDS[2:])
    assert not {"a1", "b1", "c1"} & {action["at"] for action in offered(match, WHITE, "lay")}


def test_only_a_full_block_can_be_confirmed() -> None:
    """§6b."""
    match = new_match()
    with pytest.raises(Refusal):
        match.perform(WHITE, {"do": "ready"})
    lay_all(match, WHITE, NINE)
    assert sees(match, WHITE).ready == [True, False]


def test_both_arrange_at_the_same_time() -> None:
    """§6."""
    match = new_match()
    assert (match.turn().mode, match.turn().seats) == ("each", [WHITE, BLACK])
    lay_preset_and_confirm(match, BLACK)
    assert (match.turn().mode, match.turn().seats) == ("each", [WHITE])


def test_the_view_asks_to_arrange_then_to_confirm_then_nothing() -> None:
    """§6b."""
    match = new_match()
    asked = [sees(match, WHITE).ask]
    match.perform(WHITE, {"do": "preset"})
    asked.append(sees(match, WHITE).ask)
    match.perform(WHITE, {"do": "ready"})
    asked.append(sees(match, WHITE).ask)
    assert asked == ["arrange", "confirm", ""]


def test_nobody_sees_the_other_half_before_both_are_ready() -> None:
    """§6."""
    match = new_match()
    before = [sees(match, BLACK), sees(match, None)]
    lay(match, WHITE, "b2", "fire/wood")
    assert [sees(match, BLACK), sees(match, None)] == before
    lay_preset_and_confirm(match, WHITE)
    for seen in (sees(match, BLACK), sees(match, None)):
        assert seen.discs == [] and seen.ready == [True, False]


def test_laying_tells_nobody_anything() -> None:
    """§6."""
    match = new_match()
    assert match.perform(WHITE, {"do": "lay", "at": "b2", "disc": "fire/wood"}) == []
    assert match.perform(BLACK, {"do": "preset"}) == []


def test_the_last_one_to_be_ready_reveals_both_halves() -> None:
    """§6b."""
    match = new_match(first_player="black")
    lay_preset_and_confirm(match, WHITE)
    match.perform(BLACK, {"do": "preset"})
    events = match.perform(BLACK, {"do": "ready"})
    assert [event.name for event in events] == ["ready", "revealed"]
    assert len(sees(match, None).discs) == 18 and match.turn().seats == [BLACK]


def test_while_arranging_a_disc_and_being_ready_can_be_taken_back() -> None:
    """§6b."""
    match = new_match()
    lay(match, WHITE, "b2", "fire/wood")
    match.take_back(WHITE)
    assert sees(match, WHITE).discs == []
    lay_preset_and_confirm(match, WHITE)
    lay(match, BLACK, "b7", "fire/wood")
    match.take_back(WHITE)
    assert sees(match, BLACK).ready == [False, False]


def test_nobody_rearranges_after_seeing_the_other_half() -> None:
    """§6b, §23."""
    match = new_match()
    lay_preset_and_confirm(match, WHITE)
    lay_preset_and_confirm(match, BLACK)
    assert not match.may_take_back(BLACK) and not match.may_take_back(WHITE)


def test_the_preset_shows_each_symbol_once_in_every_row_and_file() -> None:
    """§6a."""
    state = preset()
    for line in ("a1 b1 c1", "a2 b2 c2", "a3 b3 c3", "a1 a2 a3", "b1 b2 b3", "c1 c2 c3", "a6 b6 c6", "c6 c7 c8"):
        assert {disc(state, None, at).up for at in line.split()} == {"fire", "wood", "water"}


def test_blacks_preset_is_whites_turned_by_half() -> None:
    """§6a."""
    state = preset()
    for white, black in [("a1", "c8"), ("b1", "b8"), ("c3", "a6"), ("a3", "c6"), ("b2", "b7")]:
        mine, theirs = disc(state, WHITE, white), disc(state, BLACK, black)
        assert (mine.up, mine.down) == (theirs.up, theirs.down)


def test_the_preset_replaces_what_lies_there_and_is_not_offered_twice() -> None:
    """§6a."""
    match = new_match()
    lay(match, WHITE, "b2", "water/wood")
    match.perform(WHITE, {"do": "preset"})
    assert disc(state_of(match), WHITE, "b2").up == "fire"
    assert [GAME.vocabulary.name(action)["do"] for action in match.legal(WHITE)] == ["ready"]


def test_the_wands_start_in_the_middle_discs_whatever_lies_there() -> None:
    """§7."""
    match = new_match()
    lay_all(match, WHITE, NINE)
    lay_all(match, BLACK, NINE)
    assert [one.at for one in sees(match, None).discs if one.wand] == ["b2", "b7"]


def test_luck_decides_who_begins_and_everybody_is_told() -> None:
    """§8."""
    begins = set()
    for seed in range(12):
        match = new_match(f"seed {seed}")
        begins.add(sees(match, None).begins)
        assert told(match.opening, "begins") == [{"seat": sees(match, None).begins}]
    assert begins == {WHITE, BLACK}


@pytest.mark.parametrize("chosen", ["white", "black"])
def test_the_host_may_pick_who_begins(chosen: str) -> None:
    """§A17."""
    match = new_match(setup_mode="preset", first_player=chosen)
    assert match.turn().seats == [COLOURS.index(chosen)]


def rematch_after(first_player: str, began: str, places: list[int]) -> str:
    """Who starts the next match, after one that `began`."""
    first = new_match(setup_mode="preset", first_player=first_player, starts=began)
    result = Result([0, 0], places, "resigned", [{}, {}])
    options = GAME.rematch(first.options, first.state.dump(), result)
    return COLOURS[view(Match(GAME, options, 2, "rematch").state, None).begins]


@pytest.mark.parametrize("began", ["white", "black"])
def test_in_a_rematch_the_other_player_begins(began: str) -> None:
    """§8."""
    other = {"white": "black", "black": "white"}[began]
    assert rematch_after("random", began, [1, 2]) == rematch_after("random", began, [2, 1]) == other


def test_loser_starts_lets_the_loser_begin_the_rematch() -> None:
    """§A17."""
    assert rematch_after("loser_starts", "white", [1, 2]) == "black"
    assert rematch_after("loser_starts", "white", [2, 1]) == "white"


def test_loser_starts_changes_turns_after_a_draw() -> None:
    """§A17."""
    assert rematch_after("loser_starts", "black", [1, 1]) == "white"


def test_a_host_who_picks_is_not_overruled_by_a_rematch() -> None:
    """§A17."""
    assert rematch_after("white", "", [1, 2]) == "white"


def test_in_an_open_setup_the_second_player_arranges_first_in_full_view() -> None:
    """§A12."""
    match = new_match(setup_mode="open", first_player="white")
    assert (match.turn().mode, match.turn().seats) == ("of", [BLACK])
    lay(match, BLACK, "b7", "fire/wood")
    seen = [(one.at, one.up, one.down) for one in sees(match, WHITE).discs]
    assert seen == [("b7", "fire", None)]
    match.perform(BLACK, {"do": "preset"})
    events = match.perform(BLACK, {"do": "ready"})
    assert match.turn().seats == [WHITE] and [event.name for event in events] == ["ready"]
    lay_preset_and_confirm(match, WHITE)
    assert match.turn().seats == [WHITE] and sees(match, WHITE).phase == "play"


def test_a_preset_setup_has_no_phase_of_arranging() -> None:
    """§A12."""
    match = new_match(setup_mode="preset")
    assert sees(match, None).phase == "play" and match.turn().mode == "of"


def test_seven_rows_have_black_at_home_on_rows_5_to_7() -> None:
    """§5, §A1."""
    match = new_match(board_rows=7)
    assert {str(action["at"])[1] for action in offered(match, BLACK, "lay")} == {"5", "6", "7"}
    assert sees(match, None).rows == 7


def test_by_default_any_number_of_a_symbol_may_be_shown() -> None:
    """§A13."""
    match = new_match()
    lay_all(match, WHITE, ["fire/wood"] * 3 + ["fire/water"] * 3 + ["wood/water"] * 3)
    assert sees(match, WHITE).ready[WHITE]


def test_require_three_of_each_refuses_a_fourth() -> None:
    """§A13."""
    match = new_match(require_three_of_each=True)
    for at in ("a1", "b1", "c1"):
        lay(match, WHITE, at, "fire/wood")
    assert not {"fire/water", "fire/wood"} & {str(action["disc"]) for action in offered(match, WHITE, "lay")}


def test_require_three_of_each_never_leads_into_a_dead_end() -> None:
    """§A13."""
    match = new_match(require_three_of_each=True)
    # Three fires from the discs with water leave no other disc but those of fire and wood to show wood and water.
    for at in ("a1", "b1", "c1"):
        lay(match, WHITE, at, "fire/water")
    lay(match, WHITE, "a2", "wood/fire")
    while offered(match, WHITE, "lay"):
        action = offered(match, WHITE, "lay")[0]
        lay(match, WHITE, str(action["at"]), str(action["disc"]))
    shown = [one.up for one in sees(match, WHITE).discs]
    assert [shown.count(symbol) for symbol in ("fire", "wood", "water")] == [3, 3, 3]


def test_the_preset_is_what_require_three_of_each_wants() -> None:
    match = new_match(require_three_of_each=True)
    lay_preset_and_confirm(match, WHITE)
    assert squares_of(state_of(match), WHITE) == NAMES[:9]
