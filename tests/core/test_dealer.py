"""The dealer is the only source of luck and the only voice of the rules."""

import pytest

from tischlein.core.dealer import Dealer, Event, OutcomeWanted, QuietDealer, ScriptedDealer, SeededDealer


def test_a_bag_stays_sorted_and_loses_what_is_drawn() -> None:
    bag = [1, 2, 2, 3, 5, 8]
    drawn = SeededDealer("bag").draw(bag, 4)
    assert bag == sorted(bag)
    assert sorted([*drawn, *bag]) == [1, 2, 2, 3, 5, 8]


def test_the_same_seed_draws_the_same() -> None:
    assert SeededDealer("x").draw(list(range(50)), 20) == SeededDealer("x").draw(list(range(50)), 20)


def test_another_seed_draws_differently() -> None:
    assert SeededDealer("x").draw(list(range(50)), 20) != SeededDealer("y").draw(list(range(50)), 20)


def test_a_pick_leaves_the_options_alone() -> None:
    options = [4, 6, 8]
    assert QuietDealer(3).pick(options) in options
    assert options == [4, 6, 8]


def test_every_draw_is_counted() -> None:
    dealer = SeededDealer("count")
    dealer.draw([1, 2, 3], 2)
    dealer.pick([1, 2])
    assert dealer.drawn == 3


def test_what_is_told_is_heard_once_and_in_order() -> None:
    dealer = SeededDealer("events")
    dealer.tell(Event("first", {}))
    dealer.tell(Event("second", {"seat": 1}))
    assert [event.name for event in dealer.take_events()] == ["first", "second"]
    assert dealer.take_events() == []


def test_nobody_listens_inside_a_bots_head() -> None:
    assert SeededDealer("x").listening
    assert not QuietDealer(1).listening


def test_an_event_for_one_seat_reaches_no_other_and_not_the_public() -> None:
    event = Event("peeked", {"tile": "red"}, only=1)
    assert [event.reaches(seat) for seat in (0, 1, 2, None)] == [False, True, False, False]


def test_an_event_for_all_reaches_everybody() -> None:
    event = Event("flipped", {})
    assert [event.reaches(seat) for seat in (0, 1, None)] == [True, True, True]


def test_what_is_revealed_is_counted() -> None:
    dealer = QuietDealer(1)
    dealer.reveal()
    dealer.reveal(only=1)
    assert dealer.revealed == 2


def test_a_script_decides_every_draw() -> None:
    dealer = ScriptedDealer([2, 0])
    assert dealer.draw([10, 20, 30], 2) == [30, 10]


def test_a_script_that_ends_asks_for_one_of_so_many_outcomes() -> None:
    dealer = ScriptedDealer([1])
    dealer.roll(6)
    with pytest.raises(OutcomeWanted) as wanted:
        dealer.draw_one([1, 2, 3, 4])
    assert wanted.value.count == 4


def test_all_outcomes_of_a_draw_can_be_tried_one_after_another() -> None:
    def drawn(script: list[int]) -> list[int]:
        return ScriptedDealer(script).draw([7, 8, 9], 1)

    with pytest.raises(OutcomeWanted) as wanted:
        drawn([])
    assert [drawn([outcome]) for outcome in range(wanted.value.count)] == [[7], [8], [9]]


@pytest.mark.parametrize("outcome", [-1, 6])
def test_an_impossible_outcome_is_our_own_mistake(outcome: int) -> None:
    with pytest.raises(ValueError, match="outcome"):
        ScriptedDealer([outcome]).roll(6)


def test_a_script_hears_events() -> None:
    dealer = ScriptedDealer([])
    dealer.tell(Event("said", {}))
    assert [event.name for event in dealer.events] == ["said"]


def test_the_bare_dealer_has_no_luck() -> None:
    with pytest.raises(NotImplementedError):
        Dealer().roll(2)
