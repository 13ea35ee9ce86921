"""Everything a player of Elementos can ever do."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.core.vocabulary import Kind, Vocabulary
from tischlein.games.elementos.rules.material import DISC_WORDS
from tischlein.games.elementos.rules.squares import HOME_ROWS, MOST_ROWS, NAMES, NEIGHBOURS, SQUARES, home

WORDS: Final[Vocabulary] = Vocabulary()

# Where a disc can lie at the start, on the long or on the short board.
ANY_HOME: Final[int] = home(0, MOST_ROWS) | home(1, MOST_ROWS) | home(1, MOST_ROWS - 1)
_LAYINGS: Final[list[tuple[int, ...]]] = [
    (at, disc) for at in range(SQUARES) if ANY_HOME >> at & 1 for disc in range(len(DISC_WORDS))
]

# The plies. A disc and the carrier both `move`; the rules know which is which.
MOVE: Final[Kind] = WORDS.declare("move", among=NEIGHBOURS, at=NAMES, to=NAMES)
FLIP: Final[Kind] = WORDS.declare("flip", at=NAMES)
WAND: Final[Kind] = WORDS.declare("wand", among=NEIGHBOURS, at=NAMES, to=NAMES)
PASS: Final[Kind] = WORDS.declare("pass")

# The setup.
LAY: Final[Kind] = WORDS.declare("lay", among=_LAYINGS, at=NAMES, disc=DISC_WORDS)
PRESET_ALL: Final[Kind] = WORDS.declare("preset")
READY: Final[Kind] = WORDS.declare("ready")

assert HOME_ROWS == 3, "the layings above are those of three home rows"


def by_action(kinds: list[Kind], field: str, otherwise: int) -> vec[i64]:
    """A table over all actions for inner loops: the field's value for actions of these kinds."""
    table = vec[i64]([otherwise] * WORDS.size())
    for kind in kinds:
        part = kind.part(field)
        for action in kind.numbers.values():
            table[action] = part.of(action)
    return table
