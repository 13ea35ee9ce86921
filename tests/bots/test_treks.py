"""The general opponents at Treks, where playing blindly is worse than doing nothing."""

import pytest

from tests.bots.treks import DRAW, DROP, HINTED, LAY, MOST_TURNS, TAKE, TREKS, Plain, Treks, hint
from tischlein.bots.beginner import Beginner
from tischlein.bots.habits import Habits, Yardstick, lead
from tischlein.bots.roster import LEVELS, find_bot
from tischlein.bots.tree import TreeBot
from tischlein.core.dealer import QuietDealer
from tischlein.core.options import read_options
from tischlein.core.question import Budget, ask
from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.lab.measuring.simulate import Plan, simulate


def table(hand: list[int], trek: list[int]) -> Treks:
    """Seat 0 holds these cards and has laid these of the first trail; two cards are left to draw."""
    state = Treks([hand, [21, 22, 23]], [24, 25])
    state.treks[0][0] = list(trek)
    return state


def last_turn(state: Treks) -> Treks:
    state.turns = MOST_TURNS - 1
    return state


def test_a_trek_that_was_started_owes_eleven_points() -> None:
    state = table([13], [0, 6])
    assert state.result().scores == [1 + 7 - 11, 0]


def test_who_dropped_a_card_cannot_take_it_back() -> None:
    state = table([7, 13], [0])
    state.piles[2] = [14]
    state.apply(0, DROP(13), QuietDealer(1))
    assert state.legal(0) == [DRAW(), TAKE(2)]


def test_a_card_taken_openly_stays_where_everybody_saw_it_go() -> None:
    state = table([7, 13], [0])
    state.piles[2] = [14]
    state.apply(0, LAY(7), QuietDealer(1))
    state.apply(0, TAKE(2), QuietDealer(1))
    for memory in range(20):
        state.redeal(1, QuietDealer(memory))
        assert 14 in state.hands[0]


def test_level_two_sees_that_a_trek_it_cannot_pay_is_not_worth_starting() -> None:
    state = last_turn(table([7, 14], []))
    for memory in range(5):
        assert DROP.matches(find_bot(TREKS, "level2").answer(ask(state, 0, memory), Budget()))


def test_level_two_goes_on_with_what_it_has_started() -> None:
    """Also where it loses all the same: by fewer points."""
    state = last_turn(table([5, 14], [3]))
    assert find_bot(TREKS, "level2").answer(ask(state, 0, 1), Budget()) == LAY(5)


def test_the_same_question_with_the_same_luck_gets_the_same_answer() -> None:
    state = TREKS.setup(read_options([], {}), 2, QuietDealer(3))
    answers = [[TreeBot(40).answer(ask(state, 0, memory), Budget()) for memory in range(6)] for _ in range(2)]
    assert answers[0] == answers[1]


def test_a_hint_is_asked_for_legal_answers_only() -> None:
    asked: list[bool] = []

    def watched(state: State, seat: Seat, action: Action) -> float:
        asked.append(action in state.legal(seat))
        return hint(state, seat, action)

    TreeBot(20, watched).answer(ask(table([5, 7, 14], [3]), 0, 1), Budget())
    assert asked and all(asked)


def test_a_hint_decides_where_nothing_was_learned_yet() -> None:
    def drop_it(state: State, seat: Seat, action: Action) -> float:
        return float(action == DROP(14))

    state = table([5, 14], [3])
    likes_dropping = Habits(drop_it)
    looks = {action: likes_dropping.look(state, 0, action) for action in state.legal(0)}
    assert max(looks, key=lambda action: looks[action]) == DROP(14)


def test_what_pays_becomes_a_habit_of_that_seat_alone() -> None:
    habits = Habits(None)
    habits.learn([0, 1], [LAY(5), LAY(5)], [1.0, 0.0])
    assert habits.worth(0, LAY(5)) > habits.worth(0, LAY(6)) > habits.worth(1, LAY(5))


def test_a_wide_win_is_worth_more_than_a_narrow_one_and_any_win_more_than_a_loss() -> None:
    yardstick = Yardstick()
    narrow, wide = table([], [4, 6]), table([], [2, 3, 4, 5, 6])
    ends = [yardstick.measure(state) for state in (narrow, wide, narrow)]
    assert ends[1][0] > ends[2][0] > 0.5 > ends[2][1] > ends[1][1]


def test_a_lead_is_measured_against_the_best_of_the_others_or_nothing() -> None:
    assert [lead([5, 9, 7], seat) for seat in range(3)] == [-4.0, 2.0, -2.0]
    assert lead([5], 0) == 5.0


def test_level_two_wins_where_random_play_runs_into_debt() -> None:
    played = simulate(TREKS, Plan(["level2", "random"], matches=6, seed=1))
    assert played.wins[0] >= 5
    assert played.mean_scores[0] > played.mean_scores[1] + 8


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_asks_the_hint_of_the_game(level: str) -> None:
    bot = find_bot(HINTED, level)
    if isinstance(bot, Beginner):
        bot = bot.guide
    assert isinstance(bot, TreeBot) and bot.hint is hint


def test_who_only_follows_the_hint_plays_sensibly() -> None:
    assert Plain().answer(ask(table([5, 14], [3]), 0, 1), Budget()) == LAY(5)
