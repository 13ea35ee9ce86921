"""All at once, with new spores where they will bring most."""

from typing import Final

from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.rauha.rules.actions import SOW, source_of
from tischlein.games.rauha.rules.activating import wakes_biomes
from tischlein.games.rauha.rules.advice import ENERGY_FIRST, Planner, Worth
from tischlein.games.rauha.rules.area import ALL_CELLS, Area
from tischlein.games.rauha.rules.conditions import AWAKE
from tischlein.games.rauha.rules.material import BIOMES_PER_SPORE, CELLS, GODS_PER_SPORE
from tischlein.games.rauha.rules.world import ACTIVATE_PHASE, SCORE_PHASE, World
from tischlein.kit.bits import bits

ROUNDS: Final[int] = 4
# A crystal counts more than all that spores may bring later, and energy of this moment more than any crystals.
CRYSTAL: Final[int] = 100_000
ENERGY: Final[int] = 1000 * CRYSTAL


def has_several(uses: list[Action]) -> bool:
    """Whether there is anything to put in order (§10.3): several sources, and not only spores to buy."""
    return source_of(uses[0]) != source_of(uses[-1]) and any(not SOW.matches(action) for action in uses)


def can_sow_well(world: World) -> bool:
    """Whether a spore could be bought in doing so and bring something at once (§10.4)."""
    return has_use_for_spores(world) and any([SOW.matches(action) for action in world.uses])


def has_use_for_spores(world: World) -> bool:
    """Whether a spore laid now would wake its biome (§A4) or be counted (§5.3)."""
    return wakes_biomes(world.phase, world.rulings) or is_counting_spores(world.areas[world.active()])


def is_counting_spores(area: Area) -> bool:
    """Whether something that may be activated brings energy per spore (§5.2)."""
    for cell in AWAKE[area.ready & ALL_CELLS]:
        if BIOMES_PER_SPORE[area.cells[cell]]:
            return True
    return area.ready & GODS_PER_SPORE != 0


def spores_later(world: World, seat: Seat) -> Worth:
    """As much energy and then crystals as ever; among equals new spores where later scorings will bring most for them,
    and among equals again on the first cell (§10.4)."""
    area = world.areas[seat].copy()
    area.ready = ALL_CELLS
    planner = Planner(area, world.rulings, ACTIVATE_PHASE, ENERGY_FIRST)
    spores = bits(area.spores) + 1
    scorings = scorings_ahead(world)
    brings = [scorings * halves_at(planner, cell, spores) for cell in range(CELLS)]
    return Worth(ENERGY, CRYSTAL, [CELLS * brings[cell] + CELLS - 1 - cell for cell in range(CELLS)])


def scorings_ahead(world: World) -> int:
    """How many come after this moment; one that is under way is not among them."""
    return ROUNDS - world.round() if world.phase == SCORE_PHASE else ROUNDS - world.round() + 1


def halves_at(planner: Planner, cell: int, spores: int) -> int:
    """What a biome brings once, in halves of energy: a crystal is one of them, and so is a spore to buy."""
    energy = planner.energy[cell] + planner.per_spore[cell] * spores + planner.bought[cell]
    return 2 * energy - planner.pay[cell] + planner.crystals[cell] + (1 if planner.sows[cell] else 0)
