"""Matches of Rauha by what looks best at once: after every step one row, what the area is and what it brought.

A thousand matches take a second or less on compiled rules. The same seed makes the same rows.
"""

from __future__ import annotations

import random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tischlein.core.dealer import QuietDealer
from tischlein.core.options import Options, read_options
from tischlein.core.rng import memory_of
from tischlein.games.rauha.bot.policy import UNDECIDED, Policy
from tischlein.games.rauha.bot.viewpoint import Viewpoint
from tischlein.games.rauha.rules.actions import KEEP_CARD
from tischlein.games.rauha.rules.drafting import legal_keeps, resolve_keeps
from tischlein.games.rauha.rules.options import OPTIONS
from tischlein.games.rauha.rules.placing import legal_places
from tischlein.games.rauha.rules.setup import SEATS
from tischlein.games.rauha.rules.state import Rauha, begin
from tischlein.games.rauha.rules.world import KEEP_PHASE, OVER, PLACE_PHASE, World

Rows = NDArray[np.int32]

COLUMNS: Final = [
    *["match", "seats", "notch", *[f"cell{cell}" for cell in range(9)], "spores", "gods", "others_gods"],
    *["crystals", "earned", "of_water", "water", "lowest", "earned_in_the_end", "of_water_in_the_end"],
]
AT: Final = {name: place for place, name in enumerate(COLUMNS)}
CELLS_AT: Final = slice(AT["cell0"], AT["cell0"] + 9)
# So often a card is kept, or laid, by luck: matches shall also go where nobody wants to go.
BY_LUCK: Final = 0.06
TWO_SEATS: Final = 0.5
SIDE_B: Final = 0.25


def play_all(value: Viewpoint, matches: int, seed: str) -> Rows:
    luck, policy = random.Random(seed), Policy(value)
    sides = [read_options(OPTIONS, {"side": side}) for side in ("A", "B")]
    rows: list[list[int]] = []
    for number in range(matches):
        seats = 2 if luck.random() < TWO_SEATS else luck.choice(SEATS[1:])
        options = sides[luck.random() < SIDE_B]
        rows.extend(play(policy, options, seats, memory_of(f"{seed} {number}"), number))
    return np.array(rows, dtype=np.int32)


def play(policy: Policy, options: Options, seats: int, memory: int, number: int) -> list[list[int]]:
    luck, dealer = random.Random(memory), QuietDealer(memory)
    state = begin(options, seats, dealer)
    assert isinstance(state, Rauha), "Rauha begins as Rauha"
    world = state.world
    policy.forget()
    rows: list[list[int]] = []
    lookers: list[int] = []
    while world.phase != OVER:
        if world.phase == KEEP_PHASE:
            resolve_keeps(world, {seat: keep(policy, world, seat, luck) for seat in range(seats)}, dealer)
            continue
        seat, notch = world.active(), world.notch
        if world.phase == PLACE_PHASE:
            by_luck = luck.random() < BY_LUCK
            step = luck.choice(legal_places(world)) if by_luck else policy.choose_step(world, seat)
            policy.take_turn(world, seat, step, dealer)
        else:
            policy.activate(world, seat, dealer)
        rows.append([number, seats, notch, *seen(world, seat)])
        lookers.append(seat)
    for row, seat in zip(rows, lookers, strict=True):
        row.extend(earned(world, seat))
    return rows


def keep(policy: Policy, world: World, seat: int, luck: random.Random) -> int:
    if luck.random() >= BY_LUCK:
        return policy.choose_keep(world, seat)
    policy.steps[seat] = UNDECIDED
    action = luck.choice(legal_keeps(world, seat))
    policy.choose_card(world, seat, [KEEP_CARD.of(action)])
    return action


def seen(world: World, seat: int) -> list[int]:
    area = world.areas[seat]
    others = [other for place, other in enumerate(world.areas) if place != seat]
    theirs = 0
    for other in others:
        theirs |= int(other.gods)
    lowest = min([other.water() for other in others])
    at_hand = [int(area.spores), int(area.gods), theirs, area.crystals]
    return [*area.cells, *at_hand, *earned(world, seat), area.water(), lowest]


def earned(world: World, seat: int) -> list[int]:
    """Energy without that of water, and that of water."""
    *others, water = world.areas[seat].earned
    return [sum(others), water]
