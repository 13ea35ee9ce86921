"""What there is to learn from: matches that the seed repeats, rows that tell only what lies open, and a fit of them."""

from pathlib import Path

import numpy as np

from tischlein.bots.learned import numbers_in
from tischlein.core.question import ask
from tischlein.games.rauha.bot import levels
from tischlein.games.rauha.bot.layout import COUNT, UNIT, VERSION
from tischlein.games.rauha.bot.learner import COLUMNS, RauhaLearner, seen
from tischlein.games.rauha.bot.levels import LEARNED
from tischlein.games.rauha.rules.state import Rauha
from tischlein.games.rauha.tests.table import played
from tischlein.games.rauha.training.fit import least_squares
from tischlein.games.rauha.training.looks import AT

FILE = Path(levels.__file__).with_name("experience.bin")


def test_a_match_is_repeated_by_its_seed_and_what_was_learned() -> None:
    learner, file = RauhaLearner(), FILE.read_bytes()
    one, learned, again, other = (learner.play(*how) for how in ((b"", 1), (file, 1), (b"", 1), (b"", 2)))
    assert one == again
    assert one != learned
    assert one != other


def test_rows_tell_every_step_and_what_it_brought_in_the_end() -> None:
    for seed in range(4):
        rows = np.array(RauhaLearner().play(b"", seed))
        assert rows.shape[1] == len(COLUMNS)
        seats = rows[0, AT["seats"]]
        # Twelve lines and four scorings.
        assert [int(count) for count in np.bincount(rows[:, AT["notch"]])] == [seats] * 16
        assert (rows[:, AT["earned_in_the_end"]] >= rows[:, AT["earned"]]).all()
        last = rows[rows[:, AT["notch"]] == 15]
        assert (last[:, AT["earned_in_the_end"]] == last[:, AT["earned"]]).all()
        assert (last[:, AT["judged"]] == 0).all()


def test_a_row_tells_only_what_lies_open() -> None:
    """The worlds of a question differ in all that its seat does not know, and look alike."""
    state = played(3, 5, 4)
    for seat in range(3):
        worlds = [ask(state, seat, memory).world for memory in range(6)]
        looks = [[seen(world.world, other) for other in range(3)] for world in worlds if isinstance(world, Rauha)]
        assert looks == [[seen(state.world, other) for other in range(3)]] * 6


def test_least_squares_find_what_made_the_numbers_and_leave_out_what_never_differs() -> None:
    luck = np.random.default_rng(1)
    looked = np.column_stack([luck.normal(size=(4000, 2)), np.full(4000, 7.0), np.ones(4000)])
    weights = least_squares(looked, looked @ np.array([3.0, -1.0, 0.0, 5.0]))
    assert np.abs(weights - [3.0, -1.0, 0.0, 5.0]).max() < 0.1


def test_the_file_is_read_in_points_of_energy() -> None:
    assert numbers_in(FILE.read_bytes(), VERSION, COUNT) == LEARNED.numbers
    assert UNIT * 100 < 0x7FFF, "no area is worth less than what two bytes hold"
