"""Forgetting: how much of the grid a bot still knows."""

from tischlein.games.pfad_der_elemente.bot.grid import forget
from tischlein.games.pfad_der_elemente.rules.state import PfadDerElemente
from tischlein.games.pfad_der_elemente.rules.world import GONE, UNSEEN, World
from tischlein.games.pfad_der_elemente.tests.table import seat_of, table

SEEN = {1: "fire", 2: "water", 3: "air", 4: "earth", 5: "mask", 6: "fire", 7: "water", 8: "air", 9: "earth", 10: "mask"}


def remembering() -> PfadDerElemente:
    return table(seat_of("fire"), seat_of("earth"), grid=SEEN)


def after(state: PfadDerElemente, rate: int) -> World:
    """What seat 0 still knows if it forgets so many in a hundred."""
    world = state.world.copy()
    forget(world, 0, rate)
    return world


def known(world: World) -> int:
    return len([motif for motif in world.grid if motif >= 0])


def test_who_forgets_nothing_knows_all_that_was_seen() -> None:
    assert after(remembering(), 0).grid == remembering().world.grid


def test_who_forgets_everything_knows_only_what_lies_open() -> None:
    world = after(table(seat_of("fire"), seat_of("earth"), grid=SEEN, step="second", open=["3"]), 100)
    assert known(world) == 1 and world.grid[2] >= 0


def test_who_forgets_more_knows_less() -> None:
    assert known(after(remembering(), 20)) > known(after(remembering(), 80))


def test_no_spirit_gets_lost() -> None:
    state = remembering()
    world = after(state, 50)
    everything = sorted([motif for motif in state.world.grid if motif >= 0] + state.world.bag)
    assert sorted([motif for motif in world.grid if motif >= 0] + world.bag) == everything
    assert world.bag == sorted(world.bag) and world.grid.count(UNSEEN) == len(world.bag)


def test_what_is_forgotten_stays_forgotten_until_the_next_pair() -> None:
    state = remembering()
    before = after(state, 50)
    # Another turn: something else was revealed meanwhile.
    state.world.grid[15] = state.world.bag.pop()
    later = after(state, 50)
    assert before.grid[:10] == later.grid[:10]
    state.world.grid[18] = state.world.grid[19] = GONE
    assert after(state, 50).grid[:10] != before.grid[:10]
