"""How strong the general levels are where a game brings none of its own: whole matches, minutes for each game."""

import pytest

from tests.bots.treks import HINTED, TREKS
from tischlein import catalog
from tischlein.core.game import Game
from tischlein.lab.measuring.simulate import Plan, Summary, simulate

pytestmark = pytest.mark.long

MATCHES = 20


def without_bots(game: Game) -> Game:
    """The game as on the day its rules worked: only the general levels sit down."""
    return Game(
        id=game.id,
        version=game.version,
        seats=game.seats,
        options=game.options,
        vocabulary=game.vocabulary,
        setup=game.setup,
        view=game.view,
        load=game.load,
        bots={},
        credits=game.credits,
    )


GAMES = [pytest.param(without_bots(game), id=game.id) for game in [TREKS, *catalog.games().values()]]


def run(game: Game, *bots: str) -> Summary:
    return simulate(game, Plan(list(bots), MATCHES, seed=7))


@pytest.mark.parametrize("game", GAMES)
def test_the_fourth_general_level_beats_random_practically_always(game: Game) -> None:
    assert run(game, "level4", "random").wins[0] >= 0.95 * MATCHES


@pytest.mark.parametrize("game", GAMES)
def test_the_fourth_general_level_beats_the_second(game: Game) -> None:
    won = run(game, "level4", "level2").wins[0]
    if won < 0.65 * MATCHES and not leaves_room(game):
        pytest.skip("two players who see this much of it are even, also where they know the game")
    assert won >= 0.65 * MATCHES


def leaves_room(game: Game) -> bool:
    """Whether the levels of the game's own lie so far apart, where it has some."""
    own = catalog.games().get(game.id)
    return own is None or run(own, "level4", "level2").wins[0] >= 0.65 * MATCHES


def test_it_beats_a_sensible_player_of_treks_and_makes_points() -> None:
    played = run(TREKS, "level4", "plain")
    assert played.wins[0] >= 0.65 * MATCHES
    assert played.mean_scores[0] > 0


@pytest.mark.parametrize("level", ["level1", "level2", "level3", "level4"])
def test_ten_lines_of_a_hint_make_every_level_better(level: str) -> None:
    """Measured against the same player, who only follows the hint."""
    plain, hinted = run(TREKS, level, "plain"), run(HINTED, level, "plain")
    margins = [played.mean_scores[0] - played.mean_scores[1] for played in (plain, hinted)]
    assert margins[1] > margins[0]
