"""Who begins: energy, the stack of markers, clockwise."""

from tischlein.games.rauha.rules.state import Rauha
from tischlein.games.rauha.tests.table import answer, area, keep_all, phase, seat_of, table
from tischlein.games.rauha.views.view import view
from tischlein.testing.dealers import Listening


def order_after_choosing(state: Rauha) -> list[int]:
    keep_all(state)
    return view(state, None).order


def test_the_most_energy_begins_then_clockwise_by_seat() -> None:
    """§4.3."""
    state = table(seat_of(energy=5), seat_of(energy=3), seat_of(energy=9), seat_of(energy=7), phase="keep")
    assert order_after_choosing(state) == [2, 3, 0, 1]


def test_r12_among_equals_the_one_who_arrived_last_begins() -> None:
    """§4.3."""
    state = table(seat_of(energy=5), seat_of(energy=7), seat_of(energy=7), phase="keep", stack=[0, 1, 2])
    assert order_after_choosing(state) == [2, 0, 1]


def test_the_other_way_round_the_other_begins() -> None:
    """§4.5."""
    state = table(seat_of(energy=5), seat_of(energy=7), seat_of(energy=7), phase="keep", stack=[2, 0, 1])
    assert order_after_choosing(state) == [1, 2, 0]


def test_a_marker_that_arrives_lies_on_top() -> None:
    """§A2."""
    # Seat 0 gains 1 and lands on seat 1's field.
    state = table(seat_of(energy=6), seat_of(energy=7, chosen="1-03"), phase="activate", notch=2, stack=[0, 1])
    answer(state, 0, "activate", at="2")
    assert area(state, 0).energy == 7
    assert state.world.leader() == 0


def test_markers_left_below_keep_their_order() -> None:
    """§A2."""
    seats = [seat_of(energy=7, chosen="1-03"), seat_of(energy=7, chosen="1-06"), seat_of(energy=6)]
    state = table(*seats, phase="activate", notch=2, first=2, stack=[2, 0, 1])
    answer(state, 2, "activate", at="2")
    # On field 7 lie, from below: 0, 1, 2. When 2 leaves, 1 is on top again.
    assert state.world.leader() == 2
    state.world.gain_energy(2, 5, 0)
    area(state, 2).energy = 0
    assert state.world.leader() == 1


def test_r14_a_gain_of_0_moves_no_marker() -> None:
    """§4.5."""
    state = table(seat_of(energy=7), seat_of(energy=7), phase="keep", stack=[0, 1])
    state.world.gain_energy(0, 0, 0)
    assert order_after_choosing(state) == [1, 0]


def test_r15_totals_count_not_fields_of_the_track() -> None:
    """§4.6, §A26."""
    state = table(seat_of(energy=98), seat_of(energy=102), phase="keep", stack=[1, 0])
    assert order_after_choosing(state) == [1, 0]


def test_the_order_stays_fixed_during_the_turn() -> None:
    """§A3."""
    seats = [seat_of({2: "1-15"}), seat_of(energy=1), seat_of(energy=2)]
    state = table(*seats, phase="keep", notch=2)
    keep_all(state)
    assert view(state, None).order == [2, 0, 1]
    for seat in (2, 0):
        answer(state, seat, "discard_for_crystals")
        answer(state, seat, "activate_all")
    assert area(state, 0).energy > area(state, 1).energy
    assert view(state, None).order == [2, 0, 1]
    assert state.world.active() == 1


def test_the_order_is_worked_out_anew_every_turn() -> None:
    """§4.4."""
    state, dealer = table(seat_of(), seat_of({2: "1-15"}), phase="keep", notch=2, stack=[1, 0]), Listening()
    keep_all(state, dealer)
    for seat in (0, 1):
        answer(state, seat, "discard_for_crystals", dealer)
        answer(state, seat, "activate_all", dealer)
    keep_all(state, dealer)
    assert [facts["seat"] for facts in dealer.told("first")] == [0, 1]


def test_each_seat_does_its_steps_completely_before_the_next() -> None:
    """§4.3."""
    state = table(seat_of(), seat_of(), notch=2)
    answer(state, 0, "discard_for_crystals")
    assert (phase(state), state.turn().seats) == ("activate", [0])
    answer(state, 0, "finish")
    assert (phase(state), state.turn().seats) == ("place", [1])


def test_the_avatars_move_on_when_all_have_finished_and_a_corner_is_a_scoring() -> None:
    """§4.17."""
    state = table(seat_of(), seat_of(spores="1"), notch=3)
    for seat in (0, 1):
        assert state.world.notch + 1 == 3
        answer(state, seat, "discard_for_crystals")
        answer(state, seat, "finish")
    assert (state.world.notch + 1, phase(state)) == (4, "score")


def test_the_leader_begins_the_scoring_worked_out_anew() -> None:
    """§A1."""
    # In turn 3 seat 0 begins; seat 1 overtakes in it and begins the scoring.
    seats = [seat_of(energy=3, spores="1"), seat_of({3: "1-15"}, energy=2, spores="1")]
    state = table(*seats, phase="keep", notch=3)
    keep_all(state)
    assert view(state, None).order == [0, 1]
    for seat in (0, 1):
        answer(state, seat, "discard_for_crystals")
        answer(state, seat, "activate_all")
        answer(state, seat, "finish")
    assert (phase(state), view(state, None).order) == ("score", [1, 0])
