"""OpenSpiel's searches as opponents: fair, repeatable, and able to find a win."""

import pytest

from tests.bots.small_games import CUPS, STICKS, Cups, Sticks
from tests.lab.shelf import on_the_shelf
from tests.some_games import FOR_TWO, IN_SECRET
from tischlein.catalog import find, games
from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.core.question import Budget, ask
from tischlein.core.refusal import Refusal
from tischlein.lab import spiel
from tischlein.lab.guests.spiel_bots import search_bot

SEARCHES = ["openspiel_mcts", "openspiel_ismcts"]


@pytest.mark.parametrize("search", SEARCHES)
def test_a_search_takes_the_last_stick_when_it_can(search: str) -> None:
    with on_the_shelf(STICKS):
        spiel.register(STICKS)
        bot = search_bot(STICKS, 2, f"{search}:200")
        assert bot.answer(ask(Sticks(3, 0), 0, memory=1), Budget()) == 2


@pytest.mark.parametrize("search", SEARCHES)
def test_a_search_does_not_know_where_the_coin_is(search: str) -> None:
    with on_the_shelf(CUPS):
        spiel.register(CUPS)
        bot = search_bot(CUPS, 2, f"{search}:20")
        answers = [[bot.answer(ask(Cups(coin, -1), 1, memory), Budget()) for memory in range(8)] for coin in (0, 1)]
        assert answers[0] == answers[1]


@pytest.mark.parametrize("search", SEARCHES)
@pytest.mark.parametrize("game", sorted({FOR_TWO, IN_SECRET, list(games())[-1]}))
def test_a_search_answers_the_first_questions_of_a_real_game(game: str, search: str) -> None:
    rules = find(game)
    match = Match(rules, read_options(rules.options, {}), rules.seats[0], "a seed")
    bot = search_bot(rules, rules.seats[0], f"{search}:2")
    for seat in reversed(match.to_act()):
        first, again = (bot.answer(match.question(seat, 5), Budget()) for _ in range(2))
        assert first == again
        match.act(seat, first)


@pytest.mark.parametrize("name", ["openspiel_mcts", "openspiel_mcts:0", "openspiel_mcts:many", "openspiel_magic:10"])
def test_a_search_that_nobody_knows_is_refused(name: str) -> None:
    with pytest.raises(Refusal, match="unknown_bot"):
        search_bot(STICKS, 2, name)
