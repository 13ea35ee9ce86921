"""Many matches between bots, counted."""

import pytest

from tests.bots.small_games import BIDS, CUPS, STICKS, TOWERS
from tests.some_games import FOR_THREE
from tischlein.catalog import find, games
from tischlein.core.game import Game
from tischlein.core.refusal import Refusal
from tischlein.lab.measuring.simulate import Plan, play, same_play, simulate


def test_the_same_seed_gives_the_same_results() -> None:
    plan = Plan(["level1", "random"], matches=8, seed=5)
    assert same_play(simulate(STICKS, plan), simulate(STICKS, plan))


def test_another_seed_gives_other_matches() -> None:
    runs = [simulate(STICKS, Plan(["random", "random"], matches=30, seed=seed)) for seed in (1, 2)]
    assert not same_play(runs[0], runs[1])


def test_a_match_does_not_depend_on_how_many_are_played() -> None:
    short, long = (Plan(["random", "random"], matches=count, seed=3) for count in (3, 30))
    assert play(STICKS, short, 2).decisions == play(STICKS, long, 2).decisions


def test_seats_rotate_so_that_each_bot_sits_everywhere() -> None:
    # Seat 1 alone can win at cups when it guesses right: a bot that never sat there would never win.
    played = simulate(CUPS, Plan(["random", "random"], matches=40, seed=1))
    by_seat_one = [play(CUPS, Plan(["random", "random"], matches=2, seed=1), number) for number in range(2)]
    assert [match.answers for match in by_seat_one] == [[0, 1], [1, 0]]
    assert sum(played.wins) == 40


def test_a_match_that_all_share_is_a_draw() -> None:
    played = simulate(BIDS, Plan(["random"] * 3, matches=60, seed=1))
    assert played.draws > 0
    assert sum(played.wins) >= 60 - played.draws
    assert len(played.wins) == len(played.mean_scores) == 3


@pytest.mark.parametrize(("game", "decisions"), [(BIDS, 6), (TOWERS, 4), (CUPS, 1)])
def test_every_way_of_taking_turns_is_counted(game: Game, decisions: int) -> None:
    assert simulate(game, Plan(["random", "random"], matches=5, seed=1)).decisions == 5 * decisions


def test_options_reach_the_match() -> None:
    runs = [simulate(STICKS, Plan(["random"] * 2, 10, 1, {"sticks": sticks})).decisions for sticks in (9, 21)]
    assert runs[0] < runs[1]


@pytest.mark.parametrize(
    ("plan", "key"),
    [
        (Plan(["random"], 1, 1), "wrong_number_of_seats"),
        (Plan(["random", "nobody"], 1, 1), "unknown_bot"),
        (Plan(["random", "random"], 0, 1), "no_matches"),
        (Plan(["random", "random"], 1, 1, {"stones": 1}), "unknown_option"),
        (Plan(["random", "random"], 1, 1, {"sticks": 10}), "unknown_option_value"),
    ],
)
def test_an_impossible_plan_is_refused_before_anything_is_played(plan: Plan, key: str) -> None:
    with pytest.raises(Refusal) as refused:
        simulate(STICKS, plan)
    assert refused.value.key == key


def test_two_workers_play_the_same_matches_as_one() -> None:
    game = find(next(iter(games())))
    plan = Plan(["random"] * game.seats[0], matches=4, seed=7)
    assert same_play(simulate(game, plan, workers=1), simulate(game, plan, workers=2))


def test_every_share_and_mean_has_an_interval_around_it() -> None:
    played = simulate(STICKS, Plan(["level1", "random"], matches=20, seed=1))
    for wins, (low, high) in zip(played.wins, played.win_intervals, strict=True):
        assert 0 <= low < wins / 20 < high <= 1 or wins in (0, 20)
    assert played.decisions_interval[0] < played.mean_decisions < played.decisions_interval[1]


def test_the_sources_add_up_to_the_score() -> None:
    played = simulate(find(FOR_THREE), Plan(["random"] * 2, matches=2, seed=1))
    for who in range(2):
        assert sum(played.mean_sources[who].values()) == pytest.approx(played.mean_scores[who])


def test_ctrl_c_keeps_what_is_done() -> None:
    def stop(done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    plan = Plan(["random", "random"], matches=30, seed=2)
    stopped = simulate(STICKS, plan, tell=stop)
    assert (stopped.matches, stopped.planned) == (3, 30)
    first_three = simulate(STICKS, Plan(["random", "random"], matches=3, seed=2))
    assert stopped.decisions == first_three.decisions


def test_ctrl_c_before_the_first_match_ends_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(game: Game, plan: Plan, number: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tischlein.lab.measuring.simulate.play", stop)
    with pytest.raises(KeyboardInterrupt):
        simulate(STICKS, Plan(["random", "random"], matches=2, seed=1))
