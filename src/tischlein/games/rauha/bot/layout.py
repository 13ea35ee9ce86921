"""How the numbers stand in the file of what was learned about areas (experience.py): 256ths of a point of energy, and a
set of them for every notch.

LYING   by cell and biome: what it brings
SPORED  the same: what a spore on it adds
RATES   what is counted more than once, in this order:
        for each kind that "energy per" counts (animals, spores, water): one of it; one of it for each point of an
            effect per it and later visit; for each point with a spore; and for each point that lies there at all
        CRYSTALS_AT     the first crystal, the second …
        GODS_AT         each god that is held; AMONG_MANY_AT: the same once more where more than two play
        WITH_GODS_AT    a spore beside Maa, a water source beside Meri, an animal of the most frequent kind beside
                        Metsat, and such an animal without
        NEAR_AT         each god for whom a line lacks one biome; NEAR_TAKEN_AT: the same where another seat holds it
        BUYING_AT       each crystal for each later visit of a biome that sells energy; for each such biome with a
                        spore; and both for biomes that sell spores
        SPORES_SQUARED_AT, and COMPLETE_AT: a complete line of a god that another seat holds
WATER   energy of water, by how many sources a seat has above the lowest of the others; for two seats, then for more
"""

from typing import Final

from tischlein.games.rauha.rules.effects import COUNTED
from tischlein.games.rauha.rules.material import BIOMES, CELLS, GODS, NOTCHES

# Raised when the numbers below change their meaning: older files are set aside then.
VERSION: Final = "rauha 1"
UNIT: Final = 256
KINDS: Final[int] = len(BIOMES)
TABLE: Final[int] = CELLS * KINDS
MOST_CRYSTALS: Final[int] = 16
# More crystals buy nothing more.
MOST_BUYING: Final[int] = 8
# Places among the rates of a notch.
EACH: Final[int] = 4
CRYSTALS_AT: Final[int] = EACH * len(COUNTED)
GODS_AT: Final[int] = CRYSTALS_AT + MOST_CRYSTALS
AMONG_MANY_AT: Final[int] = GODS_AT + len(GODS)
WITH_GODS_AT: Final[int] = AMONG_MANY_AT + len(GODS)
NEAR_AT: Final[int] = WITH_GODS_AT + 4
NEAR_TAKEN_AT: Final[int] = NEAR_AT + len(GODS)
BUYING_AT: Final[int] = NEAR_TAKEN_AT + len(GODS)
SPORES_SQUARED_AT: Final[int] = BUYING_AT + 4
COMPLETE_AT: Final[int] = SPORES_SQUARED_AT + 1
RATES: Final[int] = COMPLETE_AT + 1
# Differences of water from -MOST_WATER to MOST_WATER.
MOST_WATER: Final[int] = 6
DIFFERENCES: Final[int] = 2 * MOST_WATER + 1
# Where the sets begin in the file.
SPORED_FROM: Final[int] = len(NOTCHES) * TABLE
RATES_FROM: Final[int] = 2 * SPORED_FROM
WATER_FROM: Final[int] = RATES_FROM + len(NOTCHES) * RATES
COUNT: Final[int] = WATER_FROM + len(NOTCHES) * 2 * DIFFERENCES
