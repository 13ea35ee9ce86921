"""The end of the spirit phase, the gift phase, and what a match without pairs comes to (§26, §36, §37)."""

from tischlein.games.pfad_der_elemente.rules.state import PfadDerElemente
from tischlein.games.pfad_der_elemente.tests.table import (
    answer,
    phase_of,
    reveal,
    seat_of,
    spirits,
    step_of,
    table,
    verbs,
)


def last_pair(finder: int, gifts: int = 10) -> PfadDerElemente:
    """Four players, and only a pair of earth is left; everybody else has gifts that can do something."""
    lying = {1: "air", 2: "air", 3: "water", 4: "water", 5: "fire", 6: "fire", 7: "mask", 8: "mask"}
    earth = {9: "earth", 10: "earth"}
    seats = [seat_of(element, lying | earth, gifts=gifts) for element in ("earth", "air", "water", "fire")]
    spare = {9: "earth"}
    seats[0] = seat_of("earth", lying | spare, gifts=gifts)
    seats[1] = seat_of("air", lying | spare, gifts=gifts)
    return table(*seats, grid={1: "earth", 2: "earth"}, active=finder)


def test_f16_the_finder_of_the_last_pair_opens_the_gift_phase() -> None:
    """§26, §37: with the power first (§A23); then C, D, A, B, one turn each (§A22)."""
    state = last_pair(2)
    reveal(state, 2, 1, 2)
    answer(state, 2, "place_own", at="11")
    answer(state, 2, "place_foreign", path="earth", at="11")
    assert step_of(state) == "power"
    answer(state, 2, "skip")
    order = []
    while phase_of(state) == "gifts":
        order.append(state.turn().seats[0])
        answer(state, order[-1], "end_turn")
    assert order == [2, 3, 0, 1]
    assert phase_of(state) == "over"


def test_f17_there_is_nothing_to_reveal_in_the_gift_phase() -> None:
    """§37: no powers, no reveal."""
    state = last_pair(2)
    reveal(state, 2, 1, 2)
    answer(state, 2, "place_own", at="11")
    answer(state, 2, "place_foreign", path="earth", at="11")
    answer(state, 2, "skip")
    assert not {"third_reveal", "reveal", "skip"} & verbs(state, 2)
    assert {"cover_own", "move_foreign", "end_turn"} <= verbs(state, 2)


def test_who_has_no_gifts_left_is_not_asked_in_the_gift_phase() -> None:
    """§15a, §37: nobody has gifts, so the match is scored at once."""
    state = last_pair(2, gifts=0)
    reveal(state, 2, 1, 2)
    answer(state, 2, "place_own", at="11")
    answer(state, 2, "place_foreign", path="earth", at="11")
    answer(state, 2, "skip")
    assert phase_of(state) == "over"


def test_covered_spirits_are_turned_up_before_the_scoring() -> None:
    """§36."""
    state = last_pair(2, gifts=1)
    answer(state, 2, "cover_own", at="1")
    reveal(state, 2, 1, 2)
    answer(state, 2, "place_own", at="11")
    answer(state, 2, "place_foreign", path="earth", at="11")
    answer(state, 2, "skip")
    for seat in (3, 0, 1):
        answer(state, seat, "end_turn")
    assert spirits(state, 2)[1] == "air"


def test_after_very_many_turns_without_a_pair_the_spirits_withdraw() -> None:
    """§26a."""
    state = table(seat_of("fire"), seat_of("water"), grid={1: "fire", 2: "water"}, idle=299)
    reveal(state, 0, 1, 2)
    answer(state, 0, "cover_up")
    assert phase_of(state) == "over"
    found = table(seat_of("fire"), seat_of("water"), grid={1: "fire", 2: "fire"}, idle=299)
    reveal(found, 0, 1, 2)
    assert found.world.idle == 0
