"""The printed material: 40 kinds of gate twice each, 23 tokens, 10 rewards. Read from gates.toml and checked once.

Everywhere else a gate is its row number (its kind), an animus its number in ANIMI, a reward its number in REWARDS.
"""

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from tischlein.games.via_magica.rules.effects import ANIMI, COLOURS, WILD, Effect, read_effect
from tischlein.kit.tables import Row, TableWrong, read_table

COPIES: Final = 2
# A zone has four slots a … d (the fourth only after an extra gate); a gate has up to six spaces.
SLOTS: Final = 4
SPACES: Final = 6
POSITIONS: Final = SLOTS * SPACES
SLOT_WORDS: Final = ["a", "b", "c", "d"]
POSITION_WORDS: Final = [f"{slot}{space + 1}" for slot in SLOT_WORDS for space in range(SPACES)]
# One gate's six bits in a mask of positions.
GATE_BITS: Final[i64] = 63
COUNT_REWARDS: Final = [2, 3, 4, 5, 6]


class Gate:
    """A kind of gate. `masks[animus]` has a bit for every space of that animus; `masks[WILD]` for every space."""

    def __init__(self, row: Row) -> None:
        self.id: str = row.take_word("id")
        row.where = f"{row.where} ({self.id})"
        self.colour: int = row.take_place("colour", COLOURS)
        self.spaces: list[int] = row.take_places("spaces", ANIMI)
        self.points: int = row.take_number("points")
        self.effect: Effect = read_effect(row.take_row("effect"))
        self.doubt: str = row.take_word("doubt") if row.has("doubt") else ""
        row.finish()
        if not 2 <= len(self.spaces) <= SPACES:
            raise TableWrong(f"{row.where}: a gate has two to six spaces")
        self.masks: list[int] = [spaces_mask(self.spaces, animus) for animus in range(WILD + 1)]


class Reward:
    """Exactly one of: three gates of `colour`, `opened` gates, one of each colour (both are -1)."""

    def __init__(self, row: Row) -> None:
        self.id: str = row.take_word("id")
        self.points: int = row.take_number("points")
        self.colour: int = row.take_place("colour", COLOURS) if row.has("colour") else -1
        self.opened: int = row.take_number("opened") if row.has("opened") else -1
        row.finish()


def matches(animus: int, wanted: int) -> bool:
    """Whether a space of this animus may be filled when that one is drawn (§4.2), or named by an effect (§8.4). WILD
    matches every space."""
    return wanted in (animus, WILD)


def spaces_mask(spaces: list[int], wanted: int) -> int:
    """A bit for every space that may be filled when this animus is wanted."""
    return sum([1 << place for place, animus in enumerate(spaces) if matches(animus, wanted)])


_TABLE: Final = read_table(Path(__file__).with_name("gates.toml"), ["token", "reward", "gate"])

TOKENS: Final[list[str]] = []
LETTERS: Final[list[str]] = []
# The full bag (§2.2): sorted token numbers, wild last.
FULL_BAG: Final[list[int]] = []
for _row in _TABLE["token"]:
    FULL_BAG.extend([len(TOKENS)] * _row.take_number("in_bag"))
    TOKENS.append(_row.take_word("id"))
    LETTERS.append(_row.take_word("letter"))
    _row.finish()

GATES: Final[list[Gate]] = [Gate(row) for row in _TABLE["gate"]]
GATE_IDS: Final[list[str]] = [gate.id for gate in GATES]
# Ten rewards, each once (§2.4).
REWARDS: Final[list[Reward]] = [Reward(row) for row in _TABLE["reward"]]
REWARD_IDS: Final[list[str]] = [reward.id for reward in REWARDS]
# 40 kinds, two of each (§2.1).
ALL_CARDS: Final[list[int]] = sorted(list(range(len(GATES))) * COPIES)

if [*ANIMI, "wild"] != TOKENS or len(FULL_BAG) != 23:
    raise TableWrong("gates.toml: the bag holds 23 tokens of the six animi and wild, in this order")
if len(set(GATE_IDS)) != 40 or len(ALL_CARDS) != 80:
    raise TableWrong("gates.toml: 40 kinds of gate, each with its own id")
if [reward.opened for reward in REWARDS if reward.opened >= 0] != COUNT_REWARDS or len(set(REWARD_IDS)) != 10:
    raise TableWrong("gates.toml: ten rewards, five of them for two to six opened gates")
