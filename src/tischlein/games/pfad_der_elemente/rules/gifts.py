"""What gifts can do now and what it costs (rules R27 to R36), and the powers of pairs, which are free (R23 to R25)."""

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
from tischlein.games.pfad_der_elemente.rules.hexes import TILES
from tischlein.games.pfad_der_elemente.rules.material import COSTS, COVERED, GIFTED, MASK, MOTIF, POWERS
from tischlein.games.pfad_der_elemente.rules.path import Path
from tischlein.games.pfad_der_elemente.rules.world import World

Ways = list[list[Action]]

COVER_COST: Final[int] = COSTS["cover_own"]
SWAP_OWN_COST: Final[int] = COSTS["swap_own"]
MOVE_OWN_COST: Final[int] = COSTS["move_own"]
THIRD_COST: Final[int] = COSTS["third_reveal"]
UPGRADE_COST: Final[int] = COSTS["upgrade"]
UNCOVER_COST: Final[int] = COSTS["uncover_foreign"]
SWAP_FOREIGN_COST: Final[int] = COSTS["swap_foreign"]
MOVE_FOREIGN_COST: Final[int] = COSTS["move_foreign"]


# What each action costs as a gift action; the price of an omen is an option of the table.
PRICES: Final[list[int]] = [COSTS.get(WORDS.kind_of(action).do, 0) for action in range(WORDS.size())]
# Swaps and moves by their two tiles: on the own path, and on the path of each element.
OWN_SWAPS: Final[Ways] = [[SWAP_OWN(one, two) for two in EVERY_TILE] for one in EVERY_TILE]
OWN_MOVES: Final[Ways] = [[MOVE_OWN(at, to) for to in EVERY_TILE] for at in EVERY_TILE]
FOREIGN_SWAPS: Final[list[Ways]] = [
    [[SWAP_FOREIGN(path, one, two) for two in EVERY_TILE] for one in EVERY_TILE] for path in EVERY_ELEMENT
]
FOREIGN_MOVES: Final[list[Ways]] = [
    [[MOVE_FOREIGN(path, at, to) for to in EVERY_TILE] for at in EVERY_TILE] for path in EVERY_ELEMENT
]


def cost_of(world: World, action: Action) -> int:
    """What a gift action costs; as the power of a pair it is free."""
    return world.rulings.exchange_cost if EXCHANGE_OMEN.matches(action) else PRICES[action]


def gift_actions(world: World, seat: Seat) -> list[Action]:
    """All that this seat's gifts can do now, in the order of the vocabulary."""
    gifts = world.gifts[seat]
    found: list[Action] = []
    if gifts == 0:
        return found
    own, path = world.spirits[seat], world.paths[seat]
    if gifts >= COVER_COST:
        add_covers(own, found)
    if gifts >= SWAP_OWN_COST:
        add_swaps(path, own, OWN_SWAPS, lock_of_own(world), found)
    if gifts >= MOVE_OWN_COST:
        add_moves(path, own, OWN_MOVES, lock_of_own(world), found)
    if gifts >= UPGRADE_COST:
        add_upgrades(own, found)
    if gifts >= UNCOVER_COST:
        add_uncovers(world, seat, found)
    if gifts >= SWAP_FOREIGN_COST:
        add_foreign_swaps(world, seat, found)
    if gifts >= MOVE_FOREIGN_COST:
        add_foreign_moves(world, seat, found)
    if gifts >= world.rulings.exchange_cost and world.rulings.omens and world.stack_of(seat):
        found.extend([EXCHANGE_OMEN.single(omen) for omen in world.omens[seat]])
    return found


def power_actions(world: World, seat: Seat, motif: int) -> list[Action]:
    """R23: what the power of a pair can do now; masks and the four elements each have one."""
    found: list[Action] = []
    power = POWERS[motif]
    match power:
        case "swap_own":
            add_swaps(world.paths[seat], world.spirits[seat], OWN_SWAPS, lock_of_own(world), found)
        case "move_own":
            add_moves(world.paths[seat], world.spirits[seat], OWN_MOVES, lock_of_own(world), found)
        case "uncover_foreign":
            add_uncovers(world, seat, found)
        case "swap_foreign":
            add_foreign_swaps(world, seat, found)
        case "move_foreign":
            add_foreign_moves(world, seat, found)
        case _:
            assert_never(power)
    return found


def lock_of_own(world: World) -> int:
    """R36: a covered spirit cannot be moved or swapped, not even by its owner unless the table allows it (A14)."""
    return 0 if world.rulings.shift_covered else COVERED


def add_covers(spirits: list[int], found: list[Action]) -> None:
    """R27: face-up ones, masks too."""
    for tile, spirit in enumerate(spirits):
        if spirit >= 0 and spirit & COVERED == 0:
            found.append(COVER_OWN.single(tile))


def add_swaps(path: Path, spirits: list[int], ways: Ways, lock: int, found: list[Action]) -> None:
    """R25, R28: two spirits on tiles that touch."""
    for one, two in path.edges:
        if spirits[one] >= 0 and spirits[two] >= 0 and (spirits[one] | spirits[two]) & lock == 0:
            found.append(ways[one][two])


def add_moves(path: Path, spirits: list[int], ways: Ways, lock: int, found: list[Action]) -> None:
    """R25, R29: onto a tile beside it that holds no spirit."""
    for tile in range(TILES):
        if spirits[tile] < 0 or spirits[tile] & lock:
            continue
        to = ways[tile]
        found.extend([to[other] for other in path.neighbours[tile] if spirits[other] < 0])


def add_upgrades(spirits: list[int], found: list[Action]) -> None:
    """R31: not on masks, one gift per spirit; covered ones too (A16)."""
    for tile in range(TILES):
        spirit = spirits[tile]
        if spirit >= 0 and spirit & GIFTED == 0 and spirit & MOTIF != MASK:
            found.append(UPGRADE.single(tile))


def add_uncovers(world: World, seat: Seat, found: list[Action]) -> None:
    """R32."""
    for element, other in opponents(world, seat):
        for tile, spirit in enumerate(world.spirits[other]):
            if spirit >= 0 and spirit & COVERED:
                found.append(UNCOVER_FOREIGN.pair(element, tile))


def add_foreign_swaps(world: World, seat: Seat, found: list[Action]) -> None:
    """R33."""
    for element, other in opponents(world, seat):
        add_swaps(world.paths[other], world.spirits[other], FOREIGN_SWAPS[element], COVERED, found)


def add_foreign_moves(world: World, seat: Seat, found: list[Action]) -> None:
    """R34."""
    for element, other in opponents(world, seat):
        add_moves(world.paths[other], world.spirits[other], FOREIGN_MOVES[element], COVERED, found)


def opponents(world: World, seat: Seat) -> list[tuple[int, Seat]]:
    """The other paths, in the order of their elements."""
    return sorted([(element, other) for other, element in enumerate(world.elements) if other != seat])
