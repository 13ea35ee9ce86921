"""A step may be taken back as long as nobody has learnt or decided anything since."""

import pytest

from tests.core.playing import BLUE, RED, bid_all, bids, laid_tiles, lay_all, lowest, tiles
from tests.toys import flip, lay, peek, roll
from tischlein.core.match import Match
from tischlein.core.refusal import Refusal
from tischlein.core.turn import Seat


def stays(match: Match, seat: Seat) -> None:
    """The step stays, whatever the seat says."""
    before = match.fingerprint()
    assert not match.may_take_back(seat)
    with pytest.raises(Refusal, match="cannot_take_back"):
        match.take_back(seat)
    assert match.fingerprint() == before


def test_an_answer_taken_back_never_was() -> None:
    match = tiles()
    before = match.fingerprint()
    match.act(0, lay(0, RED))
    assert match.may_take_back(0)
    assert [(event.name, event.facts) for event in match.take_back(0)] == [("took_back", {"seat": 0})]
    assert (match.fingerprint(), match.steps) == (before, [])


def test_side_by_side_my_step_goes_and_my_neighbours_stays() -> None:
    match = tiles()
    match.act(0, lay(0, RED))
    match.act(1, lay(0, BLUE))
    match.take_back(0)
    assert match.state.dump()["tiles"] == [[-1, -1, -1], [BLUE, -1, -1]]


def test_a_seat_that_was_done_may_come_back_while_another_still_acts() -> None:
    match = tiles()
    lay_all(match, 0)
    match.take_back(0)
    assert match.to_act() == [0, 1]


def test_several_own_steps_go_one_after_another() -> None:
    match = tiles()
    lay_all(match, 0)
    for _ in range(3):
        match.take_back(0)
    assert match.steps == []


def test_whoever_ends_a_turn_side_by_side_has_seen_the_others_and_cannot_go_back() -> None:
    match = laid_tiles()
    stays(match, 1)
    stays(match, 0)


def test_nothing_goes_that_another_seat_has_answered_to() -> None:
    match = laid_tiles()
    match.act(0, flip(0))
    match.act(1, flip(0))
    stays(match, 0)


def test_luck_that_has_fallen_cannot_be_tried_again() -> None:
    match = laid_tiles()
    match.act(0, roll())
    stays(match, 0)


def test_what_was_revealed_cannot_be_hidden_again() -> None:
    match = laid_tiles()
    match.act(0, flip(0))
    stays(match, 0)


def test_what_one_seat_was_told_cannot_be_untold() -> None:
    match = laid_tiles()
    match.act(0, peek(0))
    stays(match, 0)


def test_nobody_takes_back_what_was_never_done() -> None:
    stays(tiles(), 0)


def test_a_secret_answer_is_taken_back_in_secret() -> None:
    match = bids()
    match.act(1, lowest(match, 1))
    assert match.may_take_back(1)
    assert match.take_back(1) == []
    assert match.to_act() == [0, 1, 2]


def test_secret_answers_that_were_shown_stay() -> None:
    match = bids()
    bid_all(match)
    stays(match, 0)


def test_nothing_goes_under_the_sealed_answers_of_others() -> None:
    match = bids()
    bid_all(match)
    match.act(1, lowest(match, 1))
    stays(match, 0)


def test_after_the_end_the_seed_is_known_and_nothing_goes_any_more() -> None:
    match = bids()
    while not match.is_over():
        bid_all(match)
    for deed in ("take_back", "ask_back", "agree_back"):
        with pytest.raises(Refusal, match="match_over"):
            match.perform(0, {"do": deed})


def test_with_everybodys_consent_even_luck_is_taken_back() -> None:
    match = laid_tiles()
    before = match.fingerprint()
    match.act(0, roll())
    assert [event.name for event in match.ask_back(0)] == ["back_asked"]
    assert [(event.name, event.facts) for event in match.agree_back(1)] == [("took_back", {"seat": 0})]
    assert match.fingerprint() == before


def test_luck_that_is_taken_back_falls_as_it_fell() -> None:
    match = laid_tiles()
    match.act(0, roll())
    after = match.fingerprint()
    match.ask_back(0)
    match.agree_back(1)
    match.act(0, roll())
    assert match.fingerprint() == after


def test_all_that_followed_goes_too() -> None:
    match = laid_tiles()
    before = len(match.steps)
    match.act(0, flip(0))
    match.act(1, flip(0))
    match.ask_back(0)
    match.agree_back(1)
    assert (len(match.steps), match.to_act()) == (before, [0])


def test_every_other_seat_has_to_agree() -> None:
    match = laid_tiles(3)
    match.act(0, flip(0))
    match.ask_back(0)
    assert [(event.name, event.facts) for event in match.agree_back(2)] == [("back_agreed", {"seat": 2})]
    assert match.to_act() == [1]
    match.agree_back(1)
    assert match.to_act() == [0]


def test_answers_that_were_given_together_go_together() -> None:
    match = bids()
    before = match.fingerprint()
    bid_all(match)
    match.ask_back(1)
    match.agree_back(0)
    match.agree_back(2)
    assert (match.fingerprint(), match.steps) == (before, [])


def test_whoever_has_answered_nothing_has_nothing_to_ask_back() -> None:
    with pytest.raises(Refusal, match="cannot_take_back"):
        tiles().ask_back(0)


@pytest.mark.parametrize("seat", [0, -1, 7])
def test_nobody_agrees_for_himself_or_from_outside(seat: int) -> None:
    match = laid_tiles()
    match.act(0, flip(0))
    match.ask_back(0)
    with pytest.raises(Refusal, match=r"nothing_asked|not_your_seat"):
        match.agree_back(seat)
    assert match.to_act() == [1]


def test_one_no_is_enough() -> None:
    match = laid_tiles(3)
    match.act(0, flip(0))
    match.ask_back(0)
    match.agree_back(1)
    assert [(event.name, event.facts) for event in match.decline(2)] == [("declined", {"seat": 2})]
    with pytest.raises(Refusal, match="nothing_asked"):
        match.agree_back(2)


def test_the_next_answer_ends_the_asking() -> None:
    match = laid_tiles()
    match.act(0, flip(0))
    match.ask_back(0)
    match.act(1, flip(0))
    with pytest.raises(Refusal, match="nothing_asked"):
        match.agree_back(1)
