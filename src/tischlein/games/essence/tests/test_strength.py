"""How well the opponents of Essence play and guess, by whole runs: minutes each (make test-long)."""

import os

import pytest

from tischlein.bots.roster import LEVELS, find_bot
from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.core.question import Budget
from tischlein.core.rng import Generator
from tischlein.games.essence.game import GAME
from tischlein.games.essence.rules.material import WAYS
from tischlein.games.essence.rules.state import Essence
from tischlein.lab.measuring.simulate import Plan, Summary, simulate

pytestmark = pytest.mark.long

MATCHES = 200
SLOWEST_ANSWER = 0.5


def run(*bots: str) -> Summary:
    return simulate(GAME, Plan(list(bots), MATCHES, seed=1), workers=os.cpu_count() or 1)


def test_the_strongest_level_beats_random_practically_always() -> None:
    played = run("level4", "random")
    assert played.wins[0] >= 0.95 * MATCHES
    assert played.slowest_answer_seconds[0] < SLOWEST_ANSWER


@pytest.mark.parametrize(("higher", "lower"), [(LEVELS[place], LEVELS[place - 1]) for place in range(1, len(LEVELS))])
def test_each_level_wins_more_than_its_share_against_three_of_the_one_below(higher: str, lower: str) -> None:
    # A share would be a quarter: who guesses right also pays the player who was guessed, so levels lie close together.
    assert run(higher, lower, lower, lower).wins[0] >= 0.29 * MATCHES


def hits(matches: int) -> dict[tuple[str, int], list[bool]]:
    """Whether level 4 guesses another of its kind right, by symbol and half of the match."""
    right: dict[tuple[str, int], list[bool]] = {}
    for number in range(matches):
        match, luck = Match(GAME, read_options(GAME.options, {}), 4, f"hits {number}"), Generator(number)
        bot = find_bot(GAME, "level4")
        while not match.is_over():
            seat = match.to_act()[0]
            match.act(seat, bot.answer(match.question(seat, int(luck.draw_word())), Budget()))
        assert isinstance(match.state, Essence)
        for turn, past in enumerate(match.state.world.past):
            guesses = [tip == past.tips[past.active] for seat, tip in enumerate(past.tips) if seat != past.active]
            right.setdefault((WAYS[past.way].symbol, turn // 19), []).extend(guesses)
    return right


def share(guesses: list[bool]) -> float:
    return sum(guesses) / len(guesses)


def test_it_gets_to_know_people_by_introductions_and_reveals() -> None:
    found = hits(100)
    for symbol, first, second, whole in [("triangle", 0.55, 0.60, 0.58), ("fivestar", 0.31, 0.40, 0.38)]:
        begun, known = found[symbol, 0], found[symbol, 1]
        assert share(begun) >= first
        assert share(known) >= second
        assert share(begun + known) >= whole
