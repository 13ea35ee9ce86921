"""§16 to §20: winning, draws, and having no ply."""

import pytest

from tischlein.games.elementos.rules.state import ElementosState
from tischlein.games.elementos.tests.playing import at_table, disc, end_of, goes_on, legal, new_match, play, shown, told
from tischlein.games.elementos.views.view import view

FROM_SIDE_TO_SIDE = ["move b3-a3", "move b7-a7", "move a3-b3", "move a7-b7"]


def shuffling(**options: bool | int | str) -> ElementosState:
    return at_table(["a1 fire wand", "b3 fire"], ["c8 fire wand", "b7 wood"], **options)


def test_black_wins_on_row_1() -> None:
    """§16."""
    state = at_table(["c7 fire wand"], ["b2 fire wand"], "black")
    events = play(state, "move b2-b1")
    assert end_of(state) == ("wand_stepped", [0, 1])
    assert told(events, "won") == [{"seat": 1}]


def test_on_seven_rows_white_wins_on_row_7() -> None:
    """§16, §A1."""
    state = at_table(["b6 fire wand"], ["c7 fire wand"], board_rows=7)
    play(state, "move b6-b7")
    assert end_of(state) == ("wand_stepped", [1, 0])


def test_the_winner_has_the_first_place_and_the_score_comes_from_the_wand() -> None:
    """§16."""
    state = at_table(["b7 fire wand"], ["c8 fire wand"])
    play(state, "move b7-b8")
    assert state.result().places == [1, 2]
    assert state.result().sources == [{"wand": 1}, {"wand": 0}]
    assert view(state, None).winner == 0 and view(state, 0).phase == "over" and view(state, 0).ask == ""


def test_nothing_is_legal_after_the_end() -> None:
    """§16."""
    state = at_table(["b7 fire wand"], ["c8 fire wand"])
    play(state, "move b7-b8")
    assert state.legal(0) == [] and state.legal(1) == []


def test_whoever_has_only_the_carrier_left_plays_on() -> None:
    """§17, §A16."""
    state = at_table(["b4 fire", "a1 fire wand"], ["b5 wood", "c8 fire wand"])
    play(state, "move b4xb5")
    assert goes_on(state) and legal(state) == ["flip c8", "move c8-c7"]


def test_players_may_resign_or_agree_to_a_draw() -> None:
    """§17."""
    resigned, agreed = new_match(setup_mode="preset"), new_match(setup_mode="preset")
    resigned.resign(1)
    assert (resigned.result().places, resigned.result().reason) == ([1, 2], "resigned")
    agreed.offer_draw(0)
    agreed.offer_draw(1)
    assert (agreed.result().places, agreed.result().reason) == ([1, 1], "draw_agreed")


def test_the_third_time_a_position_occurs_is_a_draw() -> None:
    """§19."""
    state = shuffling()
    play(state, *FROM_SIDE_TO_SIDE, *FROM_SIDE_TO_SIDE[:-1])
    assert goes_on(state)
    events = play(state, FROM_SIDE_TO_SIDE[-1])
    assert end_of(state) == ("third_repetition", [0, 0])
    assert state.result().places == [1, 1]
    assert told(events, "drawn") == [{"reason": "third_repetition"}]


def test_the_position_after_setup_is_counted_as_the_first() -> None:
    """§19."""
    match = new_match(setup_mode="preset", first_player="white")
    for _ in range(2):
        for seat, at in [(0, "a1"), (1, "a8"), (0, "a1"), (1, "a8")]:
            match.perform(seat, {"do": "flip", "at": at})
    assert match.result().reason == "third_repetition"


def test_other_up_faces_make_another_position() -> None:
    """§19a."""
    state = shuffling()
    play(state, *FROM_SIDE_TO_SIDE, "flip a1", "flip c8", *FROM_SIDE_TO_SIDE)
    assert goes_on(state) and state.count_occurrences() == 2


def test_another_wand_makes_another_position() -> None:
    """§19a."""
    state = at_table(["a1 fire wand", "b1 fire"], ["a8 fire wand", "b8 fire"])
    play(state, "wand a1>b1", "wand a8>b8")
    assert state.count_occurrences() == 1
    play(state, "wand b1>a1", "wand b8>a8")
    assert state.count_occurrences() == 2


def test_frozen_discs_make_another_position() -> None:
    """§19a."""
    state = at_table(["b4 fire/wood", "a1 fire wand"], ["b5 wood/water", "c8 fire wand"])
    play(state, "flip b4", "flip b5", "flip b4", "flip b5")
    assert state.count_occurrences() == 1


def test_progress_makes_earlier_positions_count_no_more() -> None:
    """§19c."""
    state = shuffling()
    play(state, *FROM_SIDE_TO_SIDE)
    assert state.count_occurrences() == 2
    play(state, "move b3-b4")
    assert state.count_occurrences() == 1


@pytest.mark.parametrize(("option", "limit"), [(60, 60), (40, 40), (100, 100)])
def test_so_many_plies_without_progress_are_a_draw(option: int, limit: int) -> None:
    """§19b, §A19."""
    state = shuffling(repetition="off", no_progress_plies=option)
    play(state, *(FROM_SIDE_TO_SIDE * 30)[: limit - 1])
    assert goes_on(state)
    play(state, (FROM_SIDE_TO_SIDE * 30)[limit - 1])
    assert end_of(state) == ("no_progress", [0, 0])


def test_without_a_limit_a_match_still_ends_after_a_thousand_plies_without_progress() -> None:
    """§A19."""
    state = shuffling(repetition="off", no_progress_plies=0)
    play(state, *(FROM_SIDE_TO_SIDE * 250)[:-1])
    assert goes_on(state)
    play(state, FROM_SIDE_TO_SIDE[-1])
    assert end_of(state) == ("no_progress", [0, 0])


@pytest.mark.parametrize(
    ("ply", "plies_without_progress"),
    [
        ("move b3-b4", 0),
        ("move b3-c4", 0),
        ("move b3xa3", 0),
        ("move a1-a2", 0),
        ("wand a1>b2", 0),
        ("wand a1>b1", 3),
        ("move b3-c3", 3),
        ("flip b3", 3),
    ],
)
def test_captures_steps_and_going_forward_are_progress(ply: str, plies_without_progress: int) -> None:
    """§19c."""
    state = at_table(["a1 fire wand", "b1 wood", "b2 wood", "b3 fire"], ["a3 wood", "c8 fire wand", "b7 wood"])
    play(state, "flip b2", "flip b7", ply)
    assert state.idle == plies_without_progress


def test_repetition_off_draws_nothing() -> None:
    """§A10."""
    state = shuffling(repetition="off")
    play(state, *FROM_SIDE_TO_SIDE * 4)
    assert goes_on(state) and state.count_occurrences() == 5


def test_forbidden_at_3_makes_the_third_time_illegal() -> None:
    """§A10."""
    state = shuffling(repetition="forbidden_at_3")
    play(state, *FROM_SIDE_TO_SIDE, *FROM_SIDE_TO_SIDE[:-1])
    assert "move a7-b7" not in legal(state) and "flip a7" in legal(state)


def test_forbidden_at_3_gives_way_when_there_is_no_other_ply() -> None:
    """§A10."""
    black = ["b5 fire wand"]
    state = at_table(["b4 fire wand"], black, repetition="forbidden_at_3")
    play(state, *["flip b4", "flip b5"] * 6)
    assert goes_on(state) and legal(state) == ["flip b4"] and state.count_occurrences() >= 3


def test_without_a_ply_the_freeze_is_ignored_first() -> None:
    """§20, §A11."""
    # White's carrier is blocked, and the disc in the corner by its equal beside it.
    state = at_table(["b4 fire wand", "a8 fire/wood"], ["b5 fire wand", "b8 fire/wood"], carrier_flip=False)
    play(state, "flip a8", "flip b8", "flip a8")
    assert legal(state, "b8") == ["flip b8", "move b8-a7", "move b8-b7", "move b8-c7", "move b8-c8"]
    play(state, "flip b8")
    assert disc(state, None, "a8").frozen and legal(state) == ["flip a8"]


def test_a_player_without_any_ply_passes_and_two_passes_are_a_draw() -> None:
    """§20."""
    state = at_table(["b4 fire wand"], ["b5 fire wand"], carrier_flip=False)
    assert shown(state, 0) == ["pass"]
    events = play(state, "pass")
    assert goes_on(state) and shown(state, 1) == ["pass"]
    events += play(state, "pass")
    assert told(events, "passed") == [{"seat": 0}, {"seat": 1}]
    assert end_of(state) == ("two_passes", [0, 0])


def test_two_passes_with_a_ply_between_them_draw_nothing() -> None:
    """§20."""
    state = at_table(["b4 fire wand"], ["b5 fire wand", "a8 wood"], carrier_flip=False)
    play(state, "pass", "flip a8", "pass", "flip a8")
    assert goes_on(state)


def test_a_freeze_that_was_ignored_stays_and_is_not_made_twice() -> None:
    """§20, §A20."""
    state = at_table(["b4 fire wand", "a8 fire/wood"], ["b5 fire wand", "b8 fire/wood"], carrier_flip=False)
    events = play(state, "flip a8", "flip b8", "flip a8", "flip b8", "flip a8")
    assert disc(state, None, "a8").frozen and "flip b8" not in legal(state)
    assert told(events, "froze") == [{"at": "a8", "to": "b8"}] and len(state.discs.pairs) == 1
