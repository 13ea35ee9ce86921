"""What gifts can do now and what it costs (§27 to §36), and the powers of pairs, which are free (§23 to §25)."""

from typing import Final, assert_never

from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.pfad_der_elemente.rules.actions import (
    COVER_OWN,
    EXCHANGE_OMEN,
    MOVE_FOREIGN,
    MOVE_OWN,
    SWAP_FOREIGN,
    SWAP_OWN,
    UNCOVER_FOREIGN,
    UPGRADE,
    WORDS,
)
from tischlein.games.pfad_der_elemente.rules.effects import EVERY_ELEMENT, EVERY_TILE
from tischlein.games.pfad_der_elemente.rules.material import COSTS, COVERED, GIFTED, GIFTS, MASK, MOTIF, POWERS
from tischlein.games.pfad_der_elemente.rules.path import Path
from tischlein.games.pfad_der_elemente.rules.world import NOTHING, World

Ways = list[list[Action]]
# Elements with the seats that play them.
Others = list[tuple[int, Seat]]

COVER_COST: Final[int] = COSTS["cover_own"]
SWAP_OWN_COST: Final[int] = COSTS["swap_own"]
MOVE_OWN_COST: Final[int] = COSTS["move_own"]
THIRD_COST: Final[int] = COSTS["third_reveal"]
UPGRADE_COST: Final[int] = COSTS["upgrade"]
UNCOVER_COST: Final[int] = COSTS["uncover_foreign"]
SWAP_FOREIGN_COST: Final[int] = COSTS["swap_foreign"]
MOVE_FOREIGN_COST: Final[int] = COSTS["move_foreign"]
# With less, nothing can be done to others.
FOREIGN_COST: Final[int] = min(UNCOVER_COST, SWAP_FOREIGN_COST, MOVE_FOREIGN_COST)


# What each action costs as a gift action; the price of an omen is an option of the table.
PRICES: Final[list[int]] = [COSTS.get(WORDS.kind_of(action).do, 0) for action in range(WORDS.size())]
COVERS: Final[list[Action]] = [COVER_OWN(tile) for tile in EVERY_TILE]
UPGRADES: Final[list[Action]] = [UPGRADE(tile) for tile in EVERY_TILE]
UNCOVERS: Final[Ways] = [[UNCOVER_FOREIGN(path, tile) for tile in EVERY_TILE] for path in EVERY_ELEMENT]
# Swaps and moves by their two tiles: on the own path, and on the path of each element.
OWN_SWAPS: Final[Ways] = [[SWAP_OWN(one, two) for two in EVERY_TILE] for one in EVERY_TILE]
OWN_MOVES: Final[Ways] = [[MOVE_OWN(at, to) for to in EVERY_TILE] for at in EVERY_TILE]
FOREIGN_SWAPS: Final[list[Ways]] = [
    [[SWAP_FOREIGN(path, one, two) for two in EVERY_TILE] for one in EVERY_TILE] for path in EVERY_ELEMENT
]
FOREIGN_MOVES: Final[list[Ways]] = [
    [[MOVE_FOREIGN(path, at, to) for to in EVERY_TILE] for at in EVERY_TILE] for path in EVERY_ELEMENT
]


# What is allowed. The legal answers and the reasons (why_gifts.py) ask the same questions.


def can_pay(gifts: int, cost: int) -> bool:
    """Whether so many gifts are enough (§16)."""
    return gifts >= cost


def is_opponent(seat: Seat, other: Seat) -> bool:
    """Whether a path is foreign: what others do to spirits cannot be done to the own ones (§24)."""
    return other != seat


def is_free(spirit: int) -> bool:
    """Whether a tile holds no spirit: there is never more than one on it (§20, §25)."""
    return spirit < 0


def can_be_covered(spirit: int) -> bool:
    """Whether this is a spirit that lies face up (§27)."""
    return spirit >= 0 and spirit & COVERED == 0


def can_be_shifted(spirit: int, lock: int) -> bool:
    """Whether this is a spirit that can be moved or swapped (§25): a covered one is locked (§36)."""
    return spirit >= 0 and spirit & lock == 0


def can_be_upgraded(spirit: int) -> bool:
    """Whether this spirit can get a gift: one only, and no mask (§31); a covered one too."""
    return spirit >= 0 and spirit & GIFTED == 0 and spirit & MOTIF != MASK


def can_be_uncovered(spirit: int) -> bool:
    """Whether this is a spirit that lies face down (§32)."""
    return spirit >= 0 and spirit & COVERED > 0


# By gifts and price.
PAYABLE: Final[list[list[bool]]] = [[can_pay(gifts, cost) for cost in range(GIFTS + 1)] for gifts in range(GIFTS + 1)]
# The same by spirit, since it is asked for every tile again and again. A free tile is the last row: -1.
EVERY_SPIRIT: Final[list[int]] = [*range(2 * GIFTED), NOTHING]
FREE: Final[list[bool]] = [is_free(spirit) for spirit in EVERY_SPIRIT]
COVERABLE: Final[list[bool]] = [can_be_covered(spirit) for spirit in EVERY_SPIRIT]
# Covered ones too (§31, §A16).
UPGRADABLE: Final[list[bool]] = [can_be_upgraded(spirit) for spirit in EVERY_SPIRIT]
UNCOVERABLE: Final[list[bool]] = [can_be_uncovered(spirit) for spirit in EVERY_SPIRIT]
# Where covered ones are locked, and where they are not.
SHIFTABLE: Final[list[bool]] = [can_be_shifted(spirit, COVERED) for spirit in EVERY_SPIRIT]
ALL_SHIFTABLE: Final[list[bool]] = [can_be_shifted(spirit, 0) for spirit in EVERY_SPIRIT]


def can_draw_omen(world: World, seat: Seat) -> bool:
    """Whether an omen is left in the own stack; in the base game there is none (§35)."""
    return len(world.stack_of(seat)) > 0


def cost_of(world: World, action: Action) -> int:
    """What a gift action costs (§27 to §35); as the power of a pair it is free."""
    return world.rulings.exchange_cost if EXCHANGE_OMEN.matches(action) else PRICES[action]


def gift_actions(world: World, seat: Seat) -> list[Action]:
    """All that this seat's gifts can do now, in the order of the vocabulary (§16)."""
    found: list[Action] = []
    gifts = world.gifts[seat]
    if gifts == 0:
        return found
    pays, own = PAYABLE[gifts], world.spirits[seat]
    if pays[COVER_COST]:
        add_turns(own, COVERS, COVERABLE, found)
    if pays[SWAP_OWN_COST]:
        add_own_swaps(world, seat, found)
    if pays[MOVE_OWN_COST]:
        add_own_moves(world, seat, found)
    if pays[UPGRADE_COST]:
        add_turns(own, UPGRADES, UPGRADABLE, found)
    others = opponents(world, seat) if pays[FOREIGN_COST] else []
    if pays[UNCOVER_COST]:
        add_uncovers(world, others, found)
    if pays[SWAP_FOREIGN_COST]:
        add_foreign_swaps(world, others, found)
    if pays[MOVE_FOREIGN_COST]:
        add_foreign_moves(world, others, found)
    if world.rulings.omens and pays[world.rulings.exchange_cost] and can_draw_omen(world, seat):
        found.extend([EXCHANGE_OMEN.single(omen) for omen in world.omens[seat]])
    return found


def power_actions(world: World, seat: Seat, motif: int) -> list[Action]:
    """What the power of a pair can do now; masks and the four elements each have one (§23, §A13)."""
    found: list[Action] = []
    power = POWERS[motif]
    match power:
        case "swap_own":
            add_own_swaps(world, seat, found)
        case "move_own":
            add_own_moves(world, seat, found)
        case "uncover_foreign":
            add_uncovers(world, opponents(world, seat), found)
        case "swap_foreign":
            add_foreign_swaps(world, opponents(world, seat), found)
        case "move_foreign":
            add_foreign_moves(world, opponents(world, seat), found)
        case _:
            assert_never(power)
    return found


def lock_of_own(world: World) -> int:
    """A covered spirit cannot be moved or swapped (§36), not even by its owner unless the table allows it (§A14)."""
    return 0 if world.rulings.shift_covered else COVERED


def add_turns(spirits: list[int], ways: list[Action], possible: list[bool], found: list[Action]) -> None:
    """What is done to one spirit where it lies (§27, §31, §32)."""
    for tile, spirit in enumerate(spirits):
        if possible[spirit]:
            found.append(ways[tile])


def add_own_swaps(world: World, seat: Seat, found: list[Action]) -> None:
    """Two own spirits (§28)."""
    shiftable = SHIFTABLE if lock_of_own(world) else ALL_SHIFTABLE
    add_swaps(world.paths[seat], world.spirits[seat], OWN_SWAPS, shiftable, found)


def add_own_moves(world: World, seat: Seat, found: list[Action]) -> None:
    """One own spirit (§29)."""
    shiftable = SHIFTABLE if lock_of_own(world) else ALL_SHIFTABLE
    add_moves(world.paths[seat], world.spirits[seat], OWN_MOVES, shiftable, found)


def add_swaps(path: Path, spirits: list[int], ways: Ways, shiftable: list[bool], found: list[Action]) -> None:
    """Two spirits on tiles that touch (§25)."""
    for one, two in path.edges:
        if shiftable[spirits[one]] and shiftable[spirits[two]]:
            found.append(ways[one][two])


def add_moves(path: Path, spirits: list[int], ways: Ways, shiftable: list[bool], found: list[Action]) -> None:
    """Onto a tile beside it that holds no spirit (§25)."""
    for tile, spirit in enumerate(spirits):
        if shiftable[spirit]:
            to = ways[tile]
            found.extend([to[other] for other in path.neighbours[tile] if FREE[spirits[other]]])


def add_uncovers(world: World, others: Others, found: list[Action]) -> None:
    """Covered spirits of others (§32)."""
    for element, other in others:
        add_turns(world.spirits[other], UNCOVERS[element], UNCOVERABLE, found)


def add_foreign_swaps(world: World, others: Others, found: list[Action]) -> None:
    """Two spirits of one opponent (§33)."""
    for element, other in others:
        add_swaps(world.paths[other], world.spirits[other], FOREIGN_SWAPS[element], SHIFTABLE, found)


def add_foreign_moves(world: World, others: Others, found: list[Action]) -> None:
    """One spirit of an opponent (§34)."""
    for element, other in others:
        add_moves(world.paths[other], world.spirits[other], FOREIGN_MOVES[element], SHIFTABLE, found)


def opponents(world: World, seat: Seat) -> Others:
    """The other paths, in the order of their elements (§24); nobody uncovers the own spirits (§A15)."""
    return sorted([(element, other) for other, element in enumerate(world.elements) if is_opponent(seat, other)])
