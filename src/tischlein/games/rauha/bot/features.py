"""What a net sees of an area of Rauha: which biome lies where, spores, gods, crystals, and how far the match has come.

All of it lies open. The net looks from one seat at itself and at the strongest of the others.
"""

from typing import Final

from tischlein.core.turn import Seat
from tischlein.games.rauha.rules.material import BIOMES, CELLS, GODS, NOTCHES
from tischlein.games.rauha.rules.world import World

# Raised when the features below change: older nets are not read then.
VERSION: Final = 1
MOST_CRYSTALS: Final[int] = 15
SPORES: Final[int] = CELLS * len(BIOMES)
FIRST_OF_GODS: Final[int] = SPORES + CELLS
CRYSTALS: Final[int] = FIRST_OF_GODS + len(GODS)
NOTCH: Final[int] = CRYSTALS + MOST_CRYSTALS + 1
FEATURES: Final[int] = NOTCH + len(NOTCHES)


def active(world: World, seat: Seat) -> list[int]:
    """The features that are there, in ascending order."""
    area = world.areas[seat]
    found = [cell * len(BIOMES) + biome for cell, biome in enumerate(area.cells)]
    found.extend([SPORES + cell for cell in range(CELLS) if area.spores >> cell & 1])
    found.extend([FIRST_OF_GODS + god for god in range(len(GODS)) if area.gods >> god & 1])
    found.append(CRYSTALS + min(area.crystals, MOST_CRYSTALS))
    found.append(NOTCH + min(world.notch, len(NOTCHES) - 1))
    return found
