"""The general opponents: any number of seats, any way of taking turns."""

import pytest

from tests.bots.small_games import BIDS, CUPS, STICKS, TOWERS, Bids, Cups, Sticks, Towers
from tischlein.bots.roster import LEVELS, find_bot, roster
from tischlein.bots.tree import TreeBot
from tischlein.core.game import Game
from tischlein.core.question import Budget, ask
from tischlein.core.refusal import Refusal
from tischlein.core.state import shares
from tischlein.lab.measuring.simulate import Plan, simulate


def test_it_takes_the_last_stick() -> None:
    assert TreeBot(100).answer(ask(Sticks(2, 0), 0, 1), Budget()) + 1 == 2


def test_it_leaves_four_sticks_to_the_other_one() -> None:
    assert TreeBot(800).answer(ask(Sticks(6, 1), 1, 1), Budget()) + 1 == 2


def test_side_by_side_it_builds_its_own_tower_as_high_as_it_can() -> None:
    assert TreeBot(300).answer(ask(Towers([3, 3], [1, 1]), 1, 1), Budget()) + 1 == 3


def test_in_secret_it_bids_high_where_only_the_highest_bid_counts() -> None:
    assert TreeBot(600).answer(ask(Bids([0, 0, 0], 1), 2, 1), Budget()) >= 3


def test_a_hidden_coin_does_not_change_its_answer() -> None:
    for memory in range(30):
        answers = [TreeBot(20).answer(ask(Cups(coin, -1), 1, memory), Budget()) for coin in range(2)]
        assert answers[0] == answers[1]


def test_it_accepts_a_draw_when_it_expects_less_than_half() -> None:
    assert TreeBot(200).accepts_draw(ask(Sticks(4, 0), 0, 1), Budget())
    assert not TreeBot(200).accepts_draw(ask(Sticks(3, 0), 0, 1), Budget())


def test_first_of_three_has_left_all_behind_and_ties_are_half() -> None:
    assert shares(Bids([2, 0, 1], 0)) == [1.0, 0.0, 0.5]
    assert shares(Bids([1, 1, 0], 0)) == [0.75, 0.75, 0.0]


@pytest.mark.parametrize("game", [STICKS, CUPS, BIDS, TOWERS])
def test_every_game_has_random_and_five_levels(game: Game) -> None:
    assert list(roster(game)) == ["random", *LEVELS]


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Refusal) as refused:
        find_bot(STICKS, "level9")
    assert refused.value.facts["valid"] == ["random", *LEVELS]


def test_the_second_general_level_beats_random_at_sticks() -> None:
    played = simulate(STICKS, Plan(["level2", "random"], matches=20, seed=1))
    assert played.wins[0] >= 16
