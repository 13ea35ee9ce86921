"""The interfaces of the lab at length: every game, every number of seats, many seeds, whole matches."""

from pathlib import Path

import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough

from tests.lab.variants import TABLES
from tests.lab.zoo_checks import keeps_the_api, seeded
from tests.some_games import short
from tischlein.lab import spiel

pytestmark = pytest.mark.long

SEEDS = 100
MATCHES = 5
WHOLE = 2000
NAMES = [name for name in pyspiel.registered_names() if name.startswith(spiel.PREFIX)]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo_is_kept_in_a_hundred_whole_matches(game: str, seats: int) -> None:
    env = seeded(game, seats)
    for seed in range(SEEDS):
        env.next_seed = 10 * seed
        keeps_the_api(env, WHOLE)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_openspiel_is_kept_in_many_matches(game: str, seats: int) -> None:
    # Every state is written, read and played again from its beginning: a match twice as long takes four times as long.
    loaded = pyspiel.load_game(f"{spiel.PREFIX}{game}", {"players": seats, **short(game)})
    pyspiel.random_sim_test(loaded, num_sims=MATCHES, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_a_playthrough_replays_to_the_same_text(name: str, tmp_path: Path) -> None:
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["tests"])
    path = tmp_path / "playthrough.txt"
    path.write_text(generate_playthrough.playthrough(name, None), encoding="utf-8")
    written, again = generate_playthrough.replay(str(path))
    assert written == again
