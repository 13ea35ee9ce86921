"""Scorings after biomes and gods: the water, and the end (§8.3, §9.1)."""

from typing import Final

from tischlein.core.dealer import Dealer, Event
from tischlein.core.state import Result, places_of
from tischlein.core.turn import Seat
from tischlein.games.rauha.rules.area import ENERGY_SOURCES, FROM_WATER
from tischlein.games.rauha.rules.world import World

# §8.3: energy for 0, 1, 2, 3, 4, and 5 or more water sources above the lowest number.
WATER_TABLE: Final[list[int]] = [0, 1, 3, 6, 10, 15]


def water_energy(difference: int) -> int:
    return WATER_TABLE[min(difference, len(WATER_TABLE) - 1)]


def score_water(world: World, seat: Seat, dealer: Dealer) -> None:
    water, lowest = world.areas[seat].water(), world.lowest_water()
    energy = water_energy(water - lowest)
    world.gain_energy(seat, energy, FROM_WATER)
    if dealer.listening:
        dealer.tell(Event("watered", {"seat": seat, "water": water, "lowest": lowest, "energy": energy}))


def final_result(world: World) -> Result:
    """Most energy; ties share; nothing else counts (§9.1)."""
    scores = [area.energy for area in world.areas]
    sources = [dict(zip(ENERGY_SOURCES, area.earned, strict=True)) for area in world.areas]
    return Result(scores, places_of(scores), "last_scoring", sources)


def tell_winners(world: World, dealer: Dealer) -> None:
    if not dealer.listening:
        return
    winners = final_result(world).winners()
    for seat in winners:
        dealer.tell(Event("won", {"seat": seat, "energy": world.areas[seat].energy, "winners": len(winners)}))
