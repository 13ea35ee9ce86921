"""Exact odds of the bag: how many rounds a seat waits, on average, until a gate is full.

What a gate still lacks is a code with two bits per animus, since no gate has more than three spaces of one. The wait is
that of a gate which gets every token that fits it. It is exact for what lies in the bag now, with the refill that the
next wild token brings; only after a token that blue gates make wild the bag counts as full again.
"""

from typing import Final

from mypy_extensions import i64

from tischlein.games.via_magica.rules.area import Area
from tischlein.games.via_magica.rules.effects import ANIMI, WILD
from tischlein.games.via_magica.rules.material import FULL_BAG, GATE_BITS, GATES, SPACES

CODES: Final = 1 << 2 * len(ANIMI)
UNITS: Final[list[int]] = [1 << 2 * animus for animus in range(len(ANIMI))]
FULL_COUNTS: Final[list[int]] = [FULL_BAG.count(token) for token in range(WILD + 1)]
MASKS: Final = 1 << SPACES
UNKNOWN: Final = -1.0


def code_of(kind: int, filled: int) -> int:
    """What a gate lacks when these of its spaces are filled."""
    spaces = GATES[kind].spaces
    return sum([UNITS[animus] for place, animus in enumerate(spaces) if not filled >> place & 1])


# For each kind and each mask of filled spaces, at MASKS · kind + mask.
LACKS: Final[list[int]] = [code_of(kind, filled) for kind in range(len(GATES)) for filled in range(MASKS)]


def lacking(code: int, animus: int) -> int:
    return code >> 2 * animus & 3


def lack_in(area: Area, slot: int, crystals: i64) -> int:
    """What the gate in a slot lacks with crystals lying like this."""
    return LACKS[area.slots[slot] * MASKS + int(crystals >> slot * SPACES & GATE_BITS)]


class Odds:
    """The waits of a seat for which some animi are wild, beginning with a full bag. Found once, then remembered."""

    def __init__(self, wild: int) -> None:
        self.wild: int = wild
        self.known: list[float] = [UNKNOWN] * CODES
        self.known[0] = 0.0

    def find_wait(self, code: int) -> float:
        if self.known[code] == UNKNOWN:
            self.known[code] = Bag(FULL_COUNTS, self).find_wait(code)
        return self.known[code]

    def find_wait_after_wild(self, code: int) -> float:
        """A wild token fills the space whose filling helps most, and the bag is full again."""
        waits = [self.find_wait(code - UNITS[animus]) for animus in range(WILD) if lacking(code, animus) > 0]
        return min(waits)


class Bag:
    """A bag with these counts of tokens, in which nothing but the future of one gate matters."""

    def __init__(self, counts: list[int], odds: Odds) -> None:
        self.counts: list[int] = counts
        self.odds: Odds = odds
        self.tokens: int = sum(counts)
        self.jokers: int = counts[WILD]
        for animus in range(WILD):
            if odds.wild >> animus & 1:
                self.jokers += counts[animus]
        self.at_first: int = 0
        self.memory: dict[int, float] = {}

    def find_wait(self, code: int) -> float:
        if code == 0:
            return 0.0
        self.at_first = code
        self.memory = {}
        return self.find_wait_on(code, 0)

    def find_wait_on(self, code: int, drawn: int) -> float:
        """The wait from here, when so many tokens were drawn since the start and none of them was a joker."""
        if code == 0:
            return 0.0
        key = drawn << 2 * WILD | code
        if key not in self.memory:
            self.memory[key] = self.draw_once(code, drawn)
        return self.memory[key]

    def draw_once(self, code: int, drawn: int) -> float:
        left = self.tokens - drawn
        blanks = left - self.jokers
        total = self.jokers * self.odds.find_wait_after_wild(code)
        for animus in range(WILD):
            fitting = self.fitting(code, animus)
            if fitting > 0:
                blanks -= fitting
                total += fitting * self.find_wait_on(code - UNITS[animus], drawn + 1)
        if blanks > 0:
            total += blanks * self.find_wait_on(code, drawn + 1)
        return 1.0 + total / left

    def fitting(self, code: int, animus: int) -> int:
        """How many tokens of this animus are left, if the gate lacks it: every one drawn so far has filled a space."""
        lack = lacking(code, animus)
        if lack == 0 or self.odds.wild >> animus & 1:
            return 0
        return max(0, self.counts[animus] - lacking(self.at_first, animus) + lack)


_BY_WILD: Final[dict[int, Odds]] = {}


def find_odds(wild: int) -> Odds:
    """The odds of a seat for which these animi are wild."""
    if wild not in _BY_WILD:
        _BY_WILD[wild] = Odds(wild)
    return _BY_WILD[wild]


class Outlook:
    """How likely it seems that a gate will be opened: 1 for a full one, less the longer it has to wait.

    `horizon` is the number of rounds after which a quarter of the promise is left, with a `power` of 2.
    """

    def __init__(self, counts: list[int], wild: int, horizon: float, power: float = 2.0) -> None:
        self.odds: Odds = find_odds(wild)
        self.bag: Bag = Bag(counts, self.odds)
        self.full: bool = counts == FULL_COUNTS
        self.horizon: float = horizon
        self.power: float = power
        self.known: list[float] = [UNKNOWN] * CODES

    def find_promise(self, code: int) -> float:
        known = self.known[code]
        if known == UNKNOWN:
            wait = self.odds.find_wait(code) if self.full else self.bag.find_wait(code)
            part = self.horizon / (self.horizon + wait)
            known = part * part if self.power == 2.0 else part**self.power
            self.known[code] = known
        return known
