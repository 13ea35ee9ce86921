"""Every game keeps every promise, with every number of seats and every option: also the game added tomorrow.

TISCHLEIN_PROMISES=20 looks at twenty matches of each instead of one, and at more moments; so does `make test-long`.
"""

import functools
import os
import sys
from pathlib import Path

import pytest

from tischlein import catalog
from tischlein.core.game import Game
from tischlein.core.options import Options
from tischlein.testing import traces
from tischlein.testing.cases import Case, option_label, option_sets, quick_choices
from tischlein.testing.promises import PROMISES, Promise, keeps_all_promises

MATCHES = int(os.environ.get("TISCHLEIN_PROMISES", "1"))
ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"

ALL = [
    pytest.param(game, seats, options, id=f"{game.id}-{seats}-{option_label(game, options)}")
    for game in catalog.games().values()
    for seats in game.seats
    for options in option_sets(game)
]


# In `make test`; all numbers of seats meet all options in `make test-long`.
GAMES = [pytest.param(game, id=game.id) for game in catalog.games().values()]
QUICK = [
    pytest.param(game, seats, options, id=f"{game.id}-{seats}-{option_label(game, options)}")
    for game in catalog.games().values()
    for options, seats in quick_choices(game)
]


@functools.lru_cache(maxsize=4)
def case_of(game: Game, seats: int, options: Options, number: int) -> Case:
    """The promises about one match run one after the other and share its answers."""
    return Case(game, options, seats, f"promise {number}", looks=4 if MATCHES == 1 else 10)


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
@pytest.mark.parametrize(("game", "seats", "options"), QUICK)
def test_every_game_keeps_its_promise(game: Game, seats: int, options: Options, promise: Promise) -> None:
    for number in range(MATCHES):
        promise(case_of(game, seats, options, number))


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats", "options"), ALL)
def test_every_game_keeps_its_promises_in_many_matches(game: Game, seats: int, options: Options) -> None:
    for number in range(20):
        keeps_all_promises(Case(game, options, seats, f"many {number}", looks=10))


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_the_same_under_every_hash_seed(game: Game) -> None:
    cases = [Case(game, option_sets(game)[0], seats, "hash seed") for seats in game.seats]
    traces.same_in_every_process(cases, game.id, sys.path)


@pytest.mark.skipif("TISCHLEIN_EXPECT_COMPILED" not in os.environ, reason="there is nothing compiled in this run")
@pytest.mark.parametrize("game", GAMES)
def test_compiled_and_interpreted_rules_play_the_same(game: Game) -> None:
    cases = [Case(game, options, seats, "compiled") for options, seats in quick_choices(game)]
    traces.same_elsewhere(cases, game.id, [str(SOURCE)], hash_seed=0)
