"""Whose decision the match waits for."""

from tischlein.core import turn as turns


def test_a_turn_of_one_seat_waits_for_nobody_else() -> None:
    assert turns.of(1).mode == turns.OF
    assert [turns.of(1).waits_for(seat) for seat in range(3)] == [False, True, False]


def test_all_named_seats_decide_together() -> None:
    turn = turns.together([0, 2])
    assert (turn.mode, turn.seats, turn.waits_for(1)) == (turns.TOGETHER, [0, 2], False)


def test_all_named_seats_act_side_by_side() -> None:
    turn = turns.each([1, 2])
    assert (turn.mode, turn.seats, turn.waits_for(2)) == (turns.EACH, [1, 2], True)


def test_when_it_is_over_nobody_decides() -> None:
    assert (turns.over().mode, turns.over().seats) == (turns.OVER, [])


def test_asking_whose_turn_it_is_builds_nothing() -> None:
    assert turns.of(3) is turns.of(3)
    assert turns.over() is turns.over()
