"""What lies ahead of the avatar: how often each cell will still be activated after a notch, and how many scorings come.

What comes later counts a little less: until then a biome may be covered and a god be taken away.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.games.rauha.rules.material import CELLS, NOTCHES


@final
class Ahead:
    """
    visits    by notch and cell: activations of the cell in later lines
    sowings   by notch and cell: the same, each times the scorings that would follow it: what a spore sown then brings
    scorings  by notch: scorings that follow; sown_then: what spores sown in these would bring, in scorings
    turns     by notch: turns that follow
    """

    def __init__(self, fading: float) -> None:
        count = len(NOTCHES)
        self.visits: vec[float] = vec[float]([0.0] * (count * CELLS))
        self.sowings: vec[float] = vec[float]([0.0] * (count * CELLS))
        self.scorings: vec[float] = vec[float]([0.0] * count)
        self.sown_then: vec[float] = vec[float]([0.0] * count)
        self.turns: vec[float] = vec[float]([0.0] * count)
        for notch in range(count - 2, -1, -1):
            self.fill_in(notch, fading)

    def fill_in(self, notch: i64, fading: float) -> None:
        """A notch from the one after it."""
        later = notch + 1
        place = NOTCHES[later]
        scores = 1.0 if place.is_scoring() else 0.0
        self.scorings[notch] = scores + fading * self.scorings[later]
        self.sown_then[notch] = scores * self.scorings[later] + fading * self.sown_then[later]
        self.turns[notch] = 1.0 - scores + self.turns[later]
        for cell in range(CELLS):
            here = 1.0 if cell in place.cells else 0.0
            at: i64 = notch * CELLS + cell
            self.visits[at] = here + fading * self.visits[at + CELLS]
            self.sowings[at] = here * self.scorings[later] + fading * self.sowings[at + CELLS]


LAST_NOTCH: Final[int] = len(NOTCHES) - 1
