"""Everything a seat can ever do in Via Magica.

Gates in hands and in the display are named by their kind, since two copies of a kind are alike; spaces by slot and
place in the zone ("b3").
"""

from typing import Final

from tischlein.core.vocabulary import Action, Vocabulary
from tischlein.games.via_magica.rules.material import GATE_IDS, POSITION_WORDS, POSITIONS

WORDS: Final = Vocabulary()

# One of the six gates dealt, for the zone (rules 3.2).
KEEP: Final = WORDS.kind("keep", gate=GATE_IDS)
# A crystal from the supply (rules 4.2, 8.4).
PLACE: Final = WORDS.kind("place", to=POSITION_WORDS)
# No crystal this round (rules 4.5).
PASS: Final = WORDS.kind("pass")
# The next of several gates to open (rules 6.6), or the other gate that an effect opens (rules 8.7).
OPEN: Final = WORDS.kind("open", gate=GATE_IDS)
# A gate from the display (rules 5.d, 8.8).
TAKE: Final = WORDS.kind("take", gate=GATE_IDS)
# While rearranging: a crystal back to the supply (rules 8.6).
LIFT: Final = WORDS.kind("lift", at=POSITION_WORDS)
# No more of this effect (seed: effects "can" be used).
SKIP: Final = WORDS.kind("skip")
# The reward for the number of opened gates: now, or never (rules 7.6).
CLAIM: Final = WORDS.kind("claim")
WAIVE: Final = WORDS.kind("waive")
# A crystal from one own space to another (rules 4.3).
MOVE: Final = WORDS.kind(
    "move",
    among=[(at, to) for at in range(POSITIONS) for to in range(POSITIONS) if at != to],
    at=POSITION_WORDS,
    to=POSITION_WORDS,
)

# Plain numbers for the inner loops.
KEEP_START: Final[int] = KEEP.start
PLACE_START: Final[int] = PLACE.start
OPEN_START: Final[int] = OPEN.start
TAKE_START: Final[int] = TAKE.start
LIFT_START: Final[int] = LIFT.start
MOVE_START: Final[int] = MOVE.start
PASS_ACTION: Final[Action] = PASS()
SKIP_ACTION: Final[Action] = SKIP()
CLAIM_ACTION: Final[Action] = CLAIM()
WAIVE_ACTION: Final[Action] = WAIVE()


def move(at: int, to: int) -> Action:
    """MOVE(at, to) without looking anything up: each position has a row of 23 others."""
    return MOVE_START + at * (POSITIONS - 1) + to - (1 if to > at else 0)


def move_at(action: Action) -> int:
    return (action - MOVE_START) // (POSITIONS - 1)


def move_to(action: Action) -> int:
    row, place = divmod(action - MOVE_START, POSITIONS - 1)
    return place + (1 if place >= row else 0)
