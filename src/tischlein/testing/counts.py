"""How many ways there are from a position: a change of such a number is a change of the rules."""

from collections.abc import Callable

from tischlein.core.state import State, fingerprint
from tischlein.core.vocabulary import Action


def positions_within(state: State, answers: int, step: Callable[[State, Action], None]) -> int:
    """The number of different positions that so many answers of seat 0 lead to; `step` gives one of them."""
    found = {fingerprint(state): state}
    for _ in range(answers):
        reached: dict[str, State] = {}
        for one in found.values():
            for action in one.legal(0):
                world = one.copy()
                step(world, action)
                reached[fingerprint(world)] = world
        found = reached
    return len(found)
