"""What weaker players overlook: what stands out less; always the same; never a win in one."""

import pytest

from tests.bots.small_games import TAKE, Sticks
from tischlein.bots.alphabeta import AlphaBeta
from tischlein.bots.alphabeta import Effort as Depth
from tischlein.bots.judge import Judge
from tischlein.bots.race import Candidate, Effort, see
from tischlein.bots.sight import EVERYTHING, Sight
from tischlein.core.question import Budget, ask
from tischlein.core.state import State
from tischlein.core.turn import Seat

LISTS = [list(range(start, start + 10)) for start in range(300)]
FLAT = [0.0] * 10


def share_seen(sight: Sight, looks: list[float], place: int) -> float:
    return sum(place in sight.seen(actions, looks, 0) for actions in LISTS) / len(LISTS)


def test_of_answers_that_look_alike_about_as_many_are_seen_as_is_said() -> None:
    seen = [len(Sight(70.0).seen(actions, FLAT, 1)) for actions in LISTS]
    assert 0.67 < sum(seen) / 3000 < 0.73


def test_what_stands_out_is_seen_more() -> None:
    looks = [*FLAT[1:], 40.0]
    assert share_seen(Sight(30.0, plain=4.0), looks, 9) > 0.85
    assert share_seen(Sight(30.0, plain=4.0), looks, 0) < 0.4
    assert share_seen(Sight(30.0, plain=400.0), looks, 9) < 0.45


def test_something_is_always_seen() -> None:
    assert min(len(Sight(0.0).seen(actions, FLAT, 0)) for actions in LISTS) == 1
    assert Sight(0.0).seen([3], [1.0], 0) == [0]


def test_what_is_overlooked_follows_from_the_answers_and_not_from_their_order() -> None:
    actions, looks = [4, 9, 2, 7, 5], [0.0, 1.0, 0.5, 0.0, 0.2]
    seen = {actions[place] for place in Sight(50.0).seen(actions, looks, 0)}
    turned = {actions[::-1][place] for place in Sight(50.0).seen(actions[::-1], looks[::-1], 0)}
    assert seen == turned == {actions[place] for place in Sight(50.0).seen(actions, looks, 0)}


def test_who_sees_everything_looks_at_nothing_twice() -> None:
    found = [Candidate(1, 2.0), Candidate(0, 1.0)]
    assert see(found, ask(Sticks(9, 0), 0, 1), EVERYTHING) is found


@pytest.mark.parametrize("sticks", [1, 2, 3])
def test_a_win_in_one_is_never_overlooked(sticks: int) -> None:
    question = ask(Sticks(sticks, 0), 0, 1)
    found = [Candidate(action, -float(action)) for action in question.actions]
    assert [one.action for one in see(found, question, Sight(0.0))] == [TAKE(sticks - 1)]


class Even(Judge):
    """Sees nothing before the end."""

    def evaluate(self, state: State, seat: Seat) -> int:
        return 0


@pytest.mark.parametrize("sticks", [1, 2, 3])
def test_nor_is_it_by_a_search(sticks: int) -> None:
    blind = AlphaBeta(Even(), Depth(100, 1, 0, sight=Sight(0.0)))
    for memory in range(5):
        assert blind.answer(ask(Sticks(sticks, 0), 0, memory), Budget()) == TAKE(sticks - 1)


def test_a_search_that_overlooks_answers_answers_otherwise_and_the_same_again() -> None:
    """From nine sticks only one answer wins; who sees little misses it where it is not seen, with any luck."""
    weak = AlphaBeta(Even(), Depth(2000, 1, 0, sight=Sight(40.0)))
    answers = {
        sticks: {weak.answer(ask(Sticks(sticks, 0), 0, memory), Budget()) for memory in range(4)}
        for sticks in (9, 10, 11, 13, 14, 15)
    }
    assert all(len(found) == 1 for found in answers.values())
    assert any(found != {TAKE(sticks % 4 - 1)} for sticks, found in answers.items())


def test_a_level_has_work_and_sight() -> None:
    assert Effort(3).sight.is_whole()
    assert not Effort(3, sight=Sight(99.0)).sight.is_whole()
