"""A match takes legal answers of seats whose turn it is, and nothing else changes it."""

import pytest

from tests.core.playing import BLUE, RED, TILES, bids, laid_tiles, lay_all, lowest, tiles
from tests.toys import Tiles, flip, lay, peek, roll, tiles_game
from tischlein.core.dealer import Dealer
from tischlein.core.match import Match, RuleBroken
from tischlein.core.options import read_options
from tischlein.core.refusal import Refusal
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action


class RuleThatRaises(Tiles):
    """Breaks in the middle of rolling, after it has drawn luck and changed something."""

    def apply(self, seat: Seat, action: Action, dealer: Dealer) -> None:
        super().apply(seat, action, dealer)
        if roll.matches(action):
            self.points[seat] = 100
            raise ZeroDivisionError("the rule divides by zero")


def refused(match: Match, seat: Seat, action: Action) -> Refusal:
    before = match.fingerprint()
    with pytest.raises(Refusal) as caught:
        match.act(seat, action)
    assert match.fingerprint() == before
    return caught.value


def test_a_game_is_played_with_its_own_numbers_of_seats_only() -> None:
    with pytest.raises(Refusal) as caught:
        Match(TILES, read_options(TILES.options, {}), 5, "x")
    assert (caught.value.key, caught.value.facts) == ("wrong_number_of_seats", {"valid": [2, 3]})


def test_the_opening_is_told() -> None:
    assert [(event.name, event.facts) for event in tiles().opening] == [("begins", {"seat": 0})]


def test_a_seat_that_is_not_asked_is_told_who_is() -> None:
    refusal = refused(laid_tiles(), 1, flip(0))
    assert (refusal.key, refusal.facts) == ("not_your_turn", {"seats": [0]})


def test_an_answer_outside_the_list_is_refused() -> None:
    assert refused(laid_tiles(), 0, lay(0, RED)).key == "illegal_action"


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_does_not_exist_may_do_nothing(seat: int) -> None:
    assert refused(laid_tiles(), seat, flip(0)).key == "not_your_seat"


def test_a_finished_match_takes_no_answers() -> None:
    match = laid_tiles()
    while match.to_act():
        match.act(match.to_act()[0], match.legal(match.to_act()[0])[0])
    assert match.is_over() and match.legal(0) == []
    assert refused(match, 0, flip(0)).key == "match_over"


def test_an_answer_returns_what_happened() -> None:
    events = laid_tiles().act(0, flip(1))
    assert [(event.name, event.facts) for event in events] == [("flipped", {"seat": 0, "at": 1, "tile": "blue"})]


def test_a_deed_in_its_named_form_is_the_same_answer() -> None:
    one, other = laid_tiles(), laid_tiles()
    one.act(0, flip(2))
    other.perform(0, {"do": "flip", "at": 2})
    assert one.fingerprint() == other.fingerprint()


def test_side_by_side_every_answer_counts_at_once() -> None:
    match = tiles()
    match.act(1, lay(2, BLUE))
    match.act(0, lay(0, RED))
    assert match.state.dump()["tiles"] == [[RED, -1, -1], [-1, -1, BLUE]]


def test_side_by_side_a_seat_that_is_done_leaves_the_turn() -> None:
    match = tiles()
    lay_all(match, 1)
    assert match.to_act() == [0]


def test_a_rule_that_raises_leaves_the_match_as_it_was() -> None:
    game = tiles_game(RuleThatRaises)
    match = Match(game, read_options(game.options, {"first": "seat_0"}), 2, "raises")
    for seat in range(2):
        lay_all(match, seat)
    before, steps = match.fingerprint(), len(match.steps)
    with pytest.raises(RuleBroken, match="tiles: ZeroDivisionError: the rule divides by zero"):
        match.act(0, roll())
    assert (match.fingerprint(), len(match.steps), match.to_act()) == (before, steps, [0])


def test_a_match_goes_on_after_a_rule_that_raised() -> None:
    game = tiles_game(RuleThatRaises)
    broken = Match(game, read_options(game.options, {"first": "seat_0"}), 2, "raises")
    for seat in range(2):
        lay_all(broken, seat)
    with pytest.raises(RuleBroken):
        broken.act(0, roll())
    assert [event.name for event in broken.act(0, peek(1))] == ["looked", "peeked"]


def test_a_secret_answer_tells_nothing_until_all_are_in() -> None:
    match = bids()
    before = [match.view(seat) for seat in (0, 1, 2, None)]
    assert match.act(1, lowest(match, 1)) == []
    assert [match.view(seat) for seat in (0, 1, 2, None)] == before
    assert match.to_act() == [0, 2]


def test_the_last_secret_answer_lets_the_rules_speak() -> None:
    match = bids()
    match.act(2, lowest(match, 2))
    match.act(0, lowest(match, 0))
    assert match.act(1, lowest(match, 1))[0].name == "shown"


def test_secret_answers_reach_the_rules_in_seat_order_whoever_was_first() -> None:
    one, other = bids(), bids()
    for seat in (0, 1, 2):
        one.act(seat, lowest(one, seat))
    for seat in (2, 0, 1):
        other.act(seat, lowest(other, seat))
    assert one.fingerprint() == other.fingerprint()
    assert [step.seat for step in other.steps] == [0, 1, 2]


def test_a_seat_may_change_its_mind_until_the_last_answer_is_in() -> None:
    match = bids()
    first, last = match.legal(0)[0], match.legal(0)[-1]
    match.act(0, first)
    match.act(0, last)
    for seat in (1, 2):
        match.act(seat, lowest(match, seat))
    assert [step.action for step in match.steps if step.seat == 0] == [last]


def test_a_sealed_answer_is_in_no_question() -> None:
    one, other = bids(), bids()
    one.act(0, one.legal(0)[0])
    other.act(0, other.legal(0)[-1])
    assert one.question(1, 5).world.dump() == other.question(1, 5).world.dump()
