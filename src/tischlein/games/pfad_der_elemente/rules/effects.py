"""What gifts can do (rules R27 to R36), and the powers of pairs, which do some of it for free (R23 to R25)."""

from typing import Final

from tischlein.core.dealer import Dealer, Event
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.pfad_der_elemente.rules.actions import (
    COVER_START,
    EXCHANGE_START,
    MOVE_FOREIGN_START,
    MOVE_OWN_START,
    SQUARE,
    SWAP_FOREIGN_START,
    SWAP_OWN_START,
    UNCOVER_START,
    UPGRADE_START,
)
from tischlein.games.pfad_der_elemente.rules.hexes import TILES
from tischlein.games.pfad_der_elemente.rules.material import (
    COSTS,
    ELEMENTS,
    GIFT_ACTIONS,
    MASK,
    MOTIFS,
    OMEN_IDS,
    POWERS,
)
from tischlein.games.pfad_der_elemente.rules.path import TILE_WORDS, Path
from tischlein.games.pfad_der_elemente.rules.world import COVERED, GIFTED, MOTIF, NOTHING, World

COVER_COST: Final[int] = COSTS[GIFT_ACTIONS.index("cover_own")]
SWAP_OWN_COST: Final[int] = COSTS[GIFT_ACTIONS.index("swap_own")]
MOVE_OWN_COST: Final[int] = COSTS[GIFT_ACTIONS.index("move_own")]
THIRD_COST: Final[int] = COSTS[GIFT_ACTIONS.index("third_reveal")]
UPGRADE_COST: Final[int] = COSTS[GIFT_ACTIONS.index("upgrade")]
UNCOVER_COST: Final[int] = COSTS[GIFT_ACTIONS.index("uncover_foreign")]
SWAP_FOREIGN_COST: Final[int] = COSTS[GIFT_ACTIONS.index("swap_foreign")]
MOVE_FOREIGN_COST: Final[int] = COSTS[GIFT_ACTIONS.index("move_foreign")]


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
        add_swaps(path, own, SWAP_OWN_START, lock_of_own(world), found)
    if gifts >= MOVE_OWN_COST:
        add_moves(path, own, MOVE_OWN_START, lock_of_own(world), found)
    if gifts >= UPGRADE_COST:
        add_upgrades(own, found)
    if gifts >= UNCOVER_COST:
        add_uncovers(world, seat, found)
    if gifts >= SWAP_FOREIGN_COST:
        add_foreign_swaps(world, seat, found)
    if gifts >= MOVE_FOREIGN_COST:
        add_foreign_moves(world, seat, found)
    if gifts >= world.rulings.exchange_cost and world.rulings.omens and world.stack_of(seat):
        found.extend([EXCHANGE_START + omen for omen in world.omens[seat]])
    return found


def power_actions(world: World, seat: Seat, motif: int) -> list[Action]:
    """R23: what the power of a pair can do now; masks and the four elements each have one."""
    found: list[Action] = []
    match GIFT_ACTIONS[POWERS[motif]]:
        case "swap_own":
            add_swaps(world.paths[seat], world.spirits[seat], SWAP_OWN_START, lock_of_own(world), found)
        case "move_own":
            add_moves(world.paths[seat], world.spirits[seat], MOVE_OWN_START, lock_of_own(world), found)
        case "uncover_foreign":
            add_uncovers(world, seat, found)
        case "swap_foreign":
            add_foreign_swaps(world, seat, found)
        case "move_foreign":
            add_foreign_moves(world, seat, found)
    return found


def lock_of_own(world: World) -> int:
    """R36: a covered spirit cannot be moved or swapped, not even by its owner unless the table allows it (A14)."""
    return 0 if world.rulings.shift_covered else COVERED


def add_covers(spirits: list[int], found: list[Action]) -> None:
    """R27: face-up ones, masks too."""
    found.extend([COVER_START + tile for tile, spirit in enumerate(spirits) if spirit >= 0 and spirit & COVERED == 0])


def add_swaps(path: Path, spirits: list[int], start: int, lock: int, found: list[Action]) -> None:
    """R25, R28: two spirits on tiles that touch."""
    for one, two in path.edges:
        if spirits[one] >= 0 and spirits[two] >= 0 and (spirits[one] | spirits[two]) & lock == 0:
            found.append(start + one * TILES + two)


def add_moves(path: Path, spirits: list[int], start: int, lock: int, found: list[Action]) -> None:
    """R25, R29: onto a tile beside it that holds no spirit."""
    for tile in range(TILES):
        if spirits[tile] < 0 or spirits[tile] & lock:
            continue
        first = start + tile * TILES
        found.extend([first + other for other in path.neighbours[tile] if spirits[other] < 0])


def add_upgrades(spirits: list[int], found: list[Action]) -> None:
    """R31: not on masks, one gift per spirit; covered ones too (A16)."""
    for tile in range(TILES):
        spirit = spirits[tile]
        if spirit >= 0 and spirit & GIFTED == 0 and spirit & MOTIF != MASK:
            found.append(UPGRADE_START + tile)


def add_uncovers(world: World, seat: Seat, found: list[Action]) -> None:
    """R32."""
    for element, other in opponents(world, seat):
        first = UNCOVER_START + element * TILES
        spirits = world.spirits[other]
        found.extend([first + tile for tile, spirit in enumerate(spirits) if spirit >= 0 and spirit & COVERED])


def add_foreign_swaps(world: World, seat: Seat, found: list[Action]) -> None:
    """R33."""
    for element, other in opponents(world, seat):
        add_swaps(world.paths[other], world.spirits[other], SWAP_FOREIGN_START + element * SQUARE, COVERED, found)


def add_foreign_moves(world: World, seat: Seat, found: list[Action]) -> None:
    """R34."""
    for element, other in opponents(world, seat):
        add_moves(world.paths[other], world.spirits[other], MOVE_FOREIGN_START + element * SQUARE, COVERED, found)


def opponents(world: World, seat: Seat) -> list[tuple[int, Seat]]:
    """The other paths, in the order of their elements."""
    return sorted([(element, other) for other, element in enumerate(world.elements) if other != seat])


def cost_of(world: World, action: Action) -> int:
    """What a gift action costs; as the power of a pair it is free."""
    if action < UPGRADE_START:
        return COVER_COST if action < SWAP_OWN_START else SWAP_OWN_COST if action < MOVE_OWN_START else MOVE_OWN_COST
    if action < UNCOVER_START:
        return UPGRADE_COST
    if action < EXCHANGE_START:
        if action < SWAP_FOREIGN_START:
            return UNCOVER_COST
        return SWAP_FOREIGN_COST if action < MOVE_FOREIGN_START else MOVE_FOREIGN_COST
    return world.rulings.exchange_cost


def perform(world: World, seat: Seat, action: Action, dealer: Dealer) -> None:
    """Does what a gift action or a power says. Who pays, and whether, is the caller's business."""
    if action >= EXCHANGE_START:
        exchange(world, seat, action - EXCHANGE_START, dealer)
    elif action >= MOVE_FOREIGN_START:
        element, way = divmod(action - MOVE_FOREIGN_START, SQUARE)
        shift(world, seat, world.seat_of(element), way, "moved", dealer)
    elif action >= SWAP_FOREIGN_START:
        element, way = divmod(action - SWAP_FOREIGN_START, SQUARE)
        shift(world, seat, world.seat_of(element), way, "swapped", dealer)
    elif action >= UNCOVER_START:
        element, tile = divmod(action - UNCOVER_START, TILES)
        uncover(world, seat, element, tile, dealer)
    elif action >= UPGRADE_START:
        mark(world, seat, action - UPGRADE_START, GIFTED, "upgraded", dealer)
    elif action >= MOVE_OWN_START:
        shift(world, seat, seat, action - MOVE_OWN_START, "moved", dealer)
    elif action >= SWAP_OWN_START:
        shift(world, seat, seat, action - SWAP_OWN_START, "swapped", dealer)
    else:
        mark(world, seat, action - COVER_START, COVERED, "covered", dealer)


def shift(world: World, seat: Seat, owner: Seat, way: int, name: str, dealer: Dealer) -> None:
    """A swap with a spirit or with an empty tile; a gift travels with its spirit (R25)."""
    one, two = divmod(way, TILES)
    spirits = world.spirits[owner]
    spirits[one], spirits[two] = spirits[two], spirits[one]
    if dealer.listening:
        path = ELEMENTS[world.elements[owner]]
        dealer.tell(Event(name, {"seat": seat, "path": path, "at": TILE_WORDS[one], "to": TILE_WORDS[two]}))


def mark(world: World, seat: Seat, tile: int, sign: int, name: str, dealer: Dealer) -> None:
    """Turns an own spirit face down (R27), or lays a gift on it (R31)."""
    world.spirits[seat][tile] |= sign
    if dealer.listening:
        dealer.tell(Event(name, {"seat": seat, "at": TILE_WORDS[tile]}))


def uncover(world: World, seat: Seat, element: int, tile: int, dealer: Dealer) -> None:
    spirits = world.spirits[world.seat_of(element)]
    spirits[tile] &= ~COVERED
    # All have seen it before, but who has forgotten learns something now.
    dealer.reveal()
    if dealer.listening:
        motif = MOTIFS[spirits[tile] & MOTIF]
        facts: dict[str, int | str | list[int] | list[str]] = {"seat": seat, "path": ELEMENTS[element]}
        dealer.tell(Event("uncovered", {**facts, "at": TILE_WORDS[tile], "motif": motif}))


def exchange(world: World, seat: Seat, omen: int, dealer: Dealer) -> None:
    """R35: the old omen leaves the game; the new one is the top of the own stack."""
    drawn = dealer.draw_one(world.stack_of(seat))
    world.omens[seat].remove(omen)
    world.omens[seat] = sorted([*world.omens[seat], drawn])
    world.removed[seat] = sorted([*world.removed[seat], omen])
    if dealer.listening:
        dealer.tell(Event("exchanged", {"seat": seat}))
        only = None if world.rulings.omens_open else seat
        dealer.tell(Event("drew", {"seat": seat, "omen": OMEN_IDS[drawn]}, only))


assert NOTHING < 0 and COVERED > MOTIF, "free tiles are below zero, and marks do not touch the motif"
