"""What a supply of tiles is worth, learned from matches: by how much who drafted it was ahead in the end.

The file holds, in 256ths of a point, by how many tiles are still to be drafted, by the own element and by element, what
so many tiles of it are worth.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.games.pfad_der_elemente.bot.drafting import SupplyJudge
from tischlein.games.pfad_der_elemente.rules.box import OUR_BOX
from tischlein.games.pfad_der_elemente.rules.hexes import TILES
from tischlein.games.pfad_der_elemente.rules.material import ELEMENTS
from tischlein.games.pfad_der_elemente.rules.world import World

# Raised when the numbers change their meaning: older files are set aside then.
VERSION: Final = "pfad_der_elemente tiles 1"
# So many are still to be drafted at most when a first one has been taken.
MOST_LEFT: Final[int] = 5
COUNTS: Final[i64] = TILES + 1
KINDS: Final[i64] = len(ELEMENTS)
COUNT: Final[int] = (MOST_LEFT + 1) * len(ELEMENTS) * len(ELEMENTS) * (TILES + 1)


@final
class Drafted(SupplyJudge):
    """With the boards and points of another box tiles are worth something else: by hand then."""

    def __init__(self, numbers: vec[float]) -> None:
        self.numbers: vec[float] = numbers

    def worth(self, world: World, supply: list[int], own: int, left: int) -> float:
        if world.rulings.box is not OUR_BOX or left > MOST_LEFT:
            return super().worth(world, supply, own, left)
        at: i64 = (left * KINDS + own) * KINDS * COUNTS
        worth = 0.0
        for tiles in supply:
            worth += self.numbers[at + tiles]
            at += COUNTS
        return worth
