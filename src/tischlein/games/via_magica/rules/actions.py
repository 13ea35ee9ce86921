"""Everything a seat can ever do in Via Magica.

Gates in hands and in the display are named by their kind, since two copies of a kind are alike; spaces by slot and
place in the zone ("b3").
"""

from typing import Final

from tischlein.core.vocabulary import Action, Vocabulary
from tischlein.games.via_magica.rules.material import GATE_IDS, POSITION_WORDS, POSITIONS

WORDS: Final = Vocabulary()

# One of the six gates dealt, for the zone (§3.2).
KEEP: Final = WORDS.declare("keep", gate=GATE_IDS)
# A crystal from the supply (§4.2, §8.4).
PLACE: Final = WORDS.declare("place", to=POSITION_WORDS)
# No crystal this round (§4.5).
PASS: Final = WORDS.declare("pass")
# The next of several gates to open (§6.6), or the other gate that an effect opens (§8.7).
OPEN: Final = WORDS.declare("open", gate=GATE_IDS)
# A gate from the display (§5d, §8.8).
TAKE: Final = WORDS.declare("take", gate=GATE_IDS)
# While rearranging: a crystal back to the supply (§8.6).
LIFT: Final = WORDS.declare("lift", at=POSITION_WORDS)
# No more of this effect (§5b).
SKIP: Final = WORDS.declare("skip")
# The reward for the number of opened gates: now, or never (§7.6).
CLAIM: Final = WORDS.declare("claim")
WAIVE: Final = WORDS.declare("waive")
# A crystal from one own space to another (§4.3).
MOVE: Final = WORDS.declare(
    "move",
    among=[(at, to) for at in range(POSITIONS) for to in range(POSITIONS) if at != to],
    at=POSITION_WORDS,
    to=POSITION_WORDS,
)

# What is asked so often that it is looked up once.
KEEP_GATE: Final = KEEP.part("gate")
PLACE_TO: Final = PLACE.part("to")
OPEN_GATE: Final = OPEN.part("gate")
TAKE_GATE: Final = TAKE.part("gate")
LIFT_AT: Final = LIFT.part("at")
MOVE_AT: Final = MOVE.part("at")
MOVE_TO: Final = MOVE.part("to")
PASSING: Final[Action] = PASS()
SKIPPING: Final[Action] = SKIP()
CLAIMING: Final[Action] = CLAIM()
WAIVING: Final[Action] = WAIVE()
NOWHERE: Final = -1


def crystal_from(action: Action) -> int:
    """The position that a crystal leaves, or NOWHERE."""
    if MOVE.matches(action):
        return MOVE_AT.of(action)
    return LIFT_AT.of(action) if LIFT.matches(action) else NOWHERE


def crystal_to(action: Action) -> int:
    """The position that gets a crystal, or NOWHERE."""
    if MOVE.matches(action):
        return MOVE_TO.of(action)
    return PLACE_TO.of(action) if PLACE.matches(action) else NOWHERE
