"""Level 0: means well, overlooks things, but neither a win nor other things when it is asked again."""

import pytest

from tests.bots.small_games import STICKS, TAKE, Sticks
from tests.some_games import FOR_TWO
from tischlein import catalog
from tischlein.bots.beginner import Beginner, seen_of
from tischlein.bots.roster import find_bot
from tischlein.core.game import Game
from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.core.question import Bot, Budget, Question, ask
from tischlein.core.vocabulary import Action
from tischlein.lab.measuring.simulate import Plan, simulate

MEMORIES = range(10)


class TakesOne(Bot):
    def answer(self, question: Question, budget: Budget) -> Action:
        return question.actions[0]


def answers(bot: Bot, sticks: int) -> set[Action]:
    return {bot.answer(ask(Sticks(sticks, 0), 0, memory), Budget()) for memory in MEMORIES}


@pytest.mark.parametrize("sticks", [1, 2, 3])
def test_it_never_overlooks_a_win(sticks: int) -> None:
    assert answers(Beginner(TakesOne(), 0), sticks) == {TAKE(sticks - 1)}


def test_it_follows_its_guide_where_it_sees_everything() -> None:
    assert answers(Beginner(TakesOne(), 100), 9) == {TAKE(0)}


def test_what_it_overlooks_depends_on_the_answers_alone() -> None:
    """Whoever overlooks the guide's answer takes one of those it sees, whatever the luck of the moment."""
    for actions in ([4, 7, 9, 12], [1, 2, 3], list(range(40))):
        seen = seen_of(actions, 0, 60)
        assert seen == seen_of(list(actions), 0, 60) == [action for action in actions if action in seen]


def test_it_overlooks_about_as_much_as_is_said_and_always_sees_something() -> None:
    lists = [list(range(start, start + 10)) for start in range(400)]
    seen = [len(seen_of(actions, 1, 70)) for actions in lists]
    assert 0.67 < sum(seen) / 4000 < 0.73
    assert min(len(seen_of(actions, 1, 0)) for actions in lists) >= 1


@pytest.mark.parametrize("game", [STICKS, *catalog.games().values()], ids=lambda game: str(game.id))
def test_every_game_has_a_level_for_children_that_plays_to_the_end(game: Game) -> None:
    match, bot = Match(game, read_options(game.options, {}), game.seats[0], "Kinder"), find_bot(game, "level0")
    assert isinstance(bot, Beginner)
    for _ in range(40):
        if match.is_over():
            break
        seat = match.to_act()[0]
        match.act(seat, bot.answer(match.question(seat, len(match.steps)), Budget()))


def test_children_beat_chance_and_lose_to_the_level_that_overlooks_nothing() -> None:
    game = catalog.find(FOR_TWO)
    assert simulate(game, Plan(["level0", "random"], 8, seed=1)).wins[0] >= 6
    assert simulate(game, Plan(["level0", "level1"], 16, seed=1)).wins[0] <= 8
