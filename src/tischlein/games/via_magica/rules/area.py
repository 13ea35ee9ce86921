"""What lies in front of one seat: its zone with crystals, its opened gates, its supply.

Masks have one bit per position of the zone: bit 6 · slot + space.
"""

from typing import Final, assert_never

from mypy_extensions import i64

from tischlein.games.via_magica.rules.effects import (
    WILD,
    AnimusIsWild,
    Effect,
    ExtraGate,
    GainCrystals,
    NoEffect,
    OpenOtherGate,
    PlaceCrystals,
    RearrangeCrystals,
    ScorePerGate,
    ScorePerSpace,
)
from tischlein.games.via_magica.rules.material import GATE_BITS, GATES, SLOTS, SPACES
from tischlein.kit.bits import bits

NO_GATE: Final = -1
# The supply at the start (§3.5).
START_CRYSTALS: Final = 7
START_GATES: Final = 3


class Area:
    """
    hand      the gates dealt and not kept: only while choosing
    aside     the gates this seat did not keep; nobody else knows them. Empty again after a reshuffle
    slots     the kind in each of the four slots of the zone, or NO_GATE
    room      how many slots the zone has: 3, or 4 after an extra gate
    crystals  the positions with a crystal
    locked    all positions of gates that must be opened but are not resolved yet ("pending", §6.7)
    opened    the kinds opened, oldest first
    owned     a bit for every kind in the zone, being opened or opened: no kind twice (§5d)
    wild      a bit for every animus that counts as wild for this seat (§8.9)
    spaces    for each animus, and WILD for all: the positions in the zone
    """

    def __init__(self) -> None:
        self.hand: list[int] = []
        self.aside: list[int] = []
        self.slots: list[int] = [NO_GATE, NO_GATE, NO_GATE, NO_GATE]
        self.room: int = START_GATES
        self.crystals: i64 = 0
        self.locked: i64 = 0
        self.supply: int = START_CRYSTALS
        self.opened: list[int] = []
        self.owned: i64 = 0
        self.wild: i64 = 0
        self.spaces: list[int] = [0, 0, 0, 0, 0, 0, 0]

    def copy(self) -> "Area":
        twin = Area()
        twin.hand = self.hand.copy()
        twin.aside = self.aside.copy()
        twin.slots = self.slots.copy()
        twin.room = self.room
        twin.crystals = self.crystals
        twin.locked = self.locked
        twin.supply = self.supply
        twin.opened = self.opened.copy()
        twin.owned = self.owned
        twin.wild = self.wild
        twin.spaces = self.spaces.copy()
        return twin

    # Gates.

    def owns(self, kind: i64) -> bool:
        return self.owned >> kind & 1 == 1

    def free_slot(self) -> int:
        return self.slots.index(NO_GATE)

    def gates_in_zone(self) -> int:
        return SLOTS - self.slots.count(NO_GATE)

    def zone_is_full(self) -> bool:
        return NO_GATE not in self.slots[: self.room]

    def lay(self, slot: int, kind: int) -> None:
        """Puts an empty gate into a slot of the zone."""
        self.slots[slot] = kind
        bit: i64 = kind
        self.owned |= one(bit)
        gate = GATES[kind]
        shift: i64 = slot * SPACES
        for animus in range(WILD + 1):
            mask: i64 = gate.masks[animus]
            old: i64 = self.spaces[animus]
            self.spaces[animus] = int(old | mask << shift)

    def remove(self, slot: int) -> int:
        """Takes a gate out of the zone and its crystals back to the supply (§5a). Returns its kind."""
        kind = self.slots[slot]
        here = gate_positions(slot)
        self.supply += bits(self.crystals & here)
        self.crystals &= ~here
        self.locked &= ~here
        self.slots[slot] = NO_GATE
        for animus in range(WILD + 1):
            old: i64 = self.spaces[animus]
            self.spaces[animus] = int(old & ~here)
        return kind

    def pending(self) -> list[int]:
        """The slots of the gates that are to be opened."""
        if self.locked == 0:
            return []
        return [slot for slot in range(SLOTS) if self.is_pending(slot)]

    def pending_kinds(self) -> list[int]:
        return [self.slots[slot] for slot in self.pending()]

    def is_pending(self, slot: int) -> bool:
        return self.locked & gate_positions(slot) != 0

    def lock(self, slot: int) -> None:
        self.locked |= gate_positions(slot)

    def lock_if_full(self, slot: int) -> None:
        """A gate whose spaces are all filled is ready to be opened (§1.2)."""
        if self.slots[slot] != NO_GATE and self.is_full(slot):
            self.lock(slot)

    def is_full(self, slot: int) -> bool:
        full: i64 = GATES[self.slots[slot]].masks[WILD]
        shift: i64 = slot * SPACES
        return self.crystals >> shift & GATE_BITS == full

    def filled(self, slot: i64) -> int:
        """The spaces with a crystal of the gate in a slot."""
        return int(self.crystals >> slot * SPACES & GATE_BITS)

    def receive(self, effect: Effect) -> None:
        """What an opened gate gives for good. A wild animus works from the next draw on."""
        match effect:
            case GainCrystals():
                # Into the supply, for good (§8.5).
                self.supply += effect.count
            case AnimusIsWild():
                # A drawn token of this animus is wild for the seat, and for nothing else (§8.9).
                animus: i64 = effect.animus
                self.wild |= one(animus)
            case NoEffect() | ScorePerGate() | ScorePerSpace() | PlaceCrystals() | RearrangeCrystals():
                pass
            case OpenOtherGate() | ExtraGate():
                pass
            case _:
                assert_never(effect)

    # Crystals.

    def free(self, animus: int) -> i64:
        """The positions of an animus (WILD: of all) that can take a crystal."""
        spaces: i64 = self.spaces[animus]
        return spaces & ~self.crystals & ~self.locked

    def is_wild(self, animus: i64) -> bool:
        """Whether blue gates have made an animus wild for this seat (§8.9)."""
        return self.wild >> animus & 1 == 1

    def reading_of(self, token: int) -> int:
        """What a drawn token is to this seat: itself, or wild."""
        return WILD if self.is_wild(token) else token

    def free_for(self, token: int) -> i64:
        """The positions that a drawn token lets this seat fill."""
        spaces: i64 = self.spaces[WILD if self.is_wild(token) else token]
        return spaces & ~self.crystals & ~self.locked

    def movable(self) -> i64:
        """The positions whose crystal may leave (§6.7)."""
        return self.crystals & ~self.locked

    def put(self, to: int) -> None:
        """A crystal from the supply."""
        position: i64 = to
        self.supply -= 1
        self.crystals |= one(position)

    def lift(self, at: int) -> None:
        """A crystal back to the supply."""
        position: i64 = at
        self.supply += 1
        self.crystals &= ~one(position)


# mypyc writes a constant as a C int, which loses what is shifted beyond 31 bits: so the bits are looked up.
_BITS: Final[list[int]] = [1 << bit for bit in range(len(GATES))]


def one(bit: i64) -> i64:
    """The mask with this bit only."""
    return _BITS[bit]


def kinds_mask(kinds: list[int]) -> i64:
    """A bit for every kind among these."""
    found: i64 = 0
    for kind in kinds:
        found |= one(kind)
    return found


def gate_positions(slot: i64) -> i64:
    return GATE_BITS << slot * SPACES
