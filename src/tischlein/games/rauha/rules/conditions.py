"""What must be true for an answer to be open. The legal lists and the reasons ask the same conditions.

Where only a few bits decide, the answers lie ready in tables made from the conditions, for inner loops.
"""

from typing import Final

from tischlein.games.rauha.rules.area import Area
from tischlein.games.rauha.rules.effects import SPORE, WATER, Effect
from tischlein.games.rauha.rules.material import BIOMES, CELLS, FIRST_GOD, GODS, MOON, SATELLITES
from tischlein.games.rauha.rules.options import Rulings
from tischlein.kit.seats import seat_after

MOST_SEATS: Final[int] = 5

# Step 1.


def is_moon_of(seat: int, satellite: int) -> bool:
    """Whether a satellite floats on the left of a seat (§2.7)."""
    return satellite == seat


def is_star_of(seat: int, satellite: int, seats: int) -> bool:
    """Whether a satellite floats on the right of a seat (§2.7)."""
    return seat_after(satellite, seats) == seat


def is_taken_up(mark: int, seat: int, satellite: int, seats: int) -> bool:
    """Whether a notch with this mark lets a seat take up the pile of a satellite (§4.1)."""
    return is_moon_of(seat, satellite) if mark == MOON else is_star_of(seat, satellite, seats)


# Step 2.


def is_kept(chosen: int, card: int) -> bool:
    """Whether this is the card kept in step 1 (§4.7)."""
    return card == chosen


def is_paid(area: Area, card: int) -> bool:
    """Whether the price of a card can be paid (§4.8)."""
    return BIOMES[card].price <= area.crystals


def is_bare(spores: int, cell: int) -> bool:
    """Whether a biome has no spore yet: it carries one at most (§7.1)."""
    return not spores >> cell & 1


# Step 4 and scorings.


def is_awake(ready: int, cell: int) -> bool:
    """Whether a biome may be activated now: once (§5.1), in the avatar's line (§4.14) or with its spore (§8.2)."""
    return ready >> cell & 1 == 1


def is_attending(ready: int, god: int) -> bool:
    """Whether a god may be called now: once (§5.1), in the turn in which it came (§4.14) or in a scoring (§8.2)."""
    return ready >> FIRST_GOD + god & 1 == 1


def is_activated(effect: Effect) -> bool:
    """Whether there is anything to activate: a rolled-up scroll (§5.2) and Vuori (§6.2) do nothing by themselves."""
    if effect.kind == "none":
        return False
    return effect.kind != "passive_water"


def is_shown(area: Area, animal: int) -> bool:
    """Whether an animal can be seen in the own world at all (§5.3)."""
    return area.animals[animal] > 0


def has_spores(area: Area) -> bool:
    """Whether there is a spore to count (§5.3)."""
    return area.spores != 0


def has_water(area: Area, rulings: Rulings) -> bool:
    """Whether there is a water source to count (§5.4)."""
    return area.counted(WATER, rulings) > 0


def has_counted(area: Area, rulings: Rulings, what: int) -> bool:
    """Whether "energy per" would bring anything; what would change nothing is not offered (§10.1)."""
    if what == SPORE:
        return has_spores(area)
    return has_water(area, rulings) if what == WATER else is_shown(area, what)


def can_buy_energy(area: Area, pay: int) -> bool:
    """Whether a payment for energy can be made with the crystals of this moment (§5.1)."""
    return area.crystals >= pay


def can_buy_spore(area: Area, pay: int) -> bool:
    """Whether a payment for a spore can be made with the crystals of this moment (§5.5)."""
    return area.crystals >= pay


def must_name_animal(rulings: Rulings) -> bool:
    """Whether Metsat's animal is named by whoever calls (§A8)."""
    return rulings.metsat_chooses


# Tables of what the conditions say, by what they ask for.


def all_taken_up() -> list[list[list[list[int]]]]:
    """By mark, seats and seat: the satellites whose piles are taken up."""
    return [
        [
            [[other for other in range(seats) if is_taken_up(mark, seat, other, seats)] for seat in range(seats)]
            for seats in range(MOST_SEATS + 1)
        ]
        for mark in range(len(SATELLITES))
    ]


def all_bare() -> list[list[int]]:
    """By the mask of spores: the cells without one."""
    return [[cell for cell in range(CELLS) if is_bare(spores, cell)] for spores in range(1 << CELLS)]


def all_awake() -> list[list[int]]:
    """By the cells of `ready`: the cells that may be activated."""
    return [[cell for cell in range(CELLS) if is_awake(ready, cell)] for ready in range(1 << CELLS)]


def all_attending() -> list[list[int]]:
    """By the gods of `ready`: the gods that may be called, as sources."""
    return [
        [FIRST_GOD + god for god in range(len(GODS)) if is_attending(gods << FIRST_GOD, god)]
        for gods in range(1 << len(GODS))
    ]


# Between any two neighbours floats one satellite (§2.7); with two seats there are two of them (§2.8, §A13).
TAKEN_UP: Final[list[list[list[list[int]]]]] = all_taken_up()
# At most one spore on a biome, and any own biome will do, also the acting one (§7.1, §A15).
BARE: Final[list[list[int]]] = all_bare()
AWAKE: Final[list[list[int]]] = all_awake()
ATTENDING: Final[list[list[int]]] = all_attending()
