"""The beginning: everybody has the same printed board, and both decks are whole (§2.1 to §2.6)."""

from typing import Final

from tischlein.core.dealer import Dealer
from tischlein.core.options import Options
from tischlein.games.rauha.rules.area import Area
from tischlein.games.rauha.rules.drafting import begin_round
from tischlein.games.rauha.rules.material import BIOMES, CARDS_OF_AN_AGE, CELLS, printed_biome
from tischlein.games.rauha.rules.options import Rulings
from tischlein.games.rauha.rules.world import World

# How many can play (§1.1).
SEATS: Final = [2, 3, 4, 5]


def set_up(options: Options, seats: int, dealer: Dealer) -> World:
    assert seats in SEATS, "the table asks for a number of seats that the game has"
    rulings = Rulings(options)
    world = new_world([new_area(printed_cells(rulings.side)) for _ in range(seats)], rulings)
    # All markers lie on field 0, stacked in random order (§2.5).
    world.stack = dealer.draw(list(range(seats)), seats)
    begin_round(world, dealer)
    return world


def new_world(areas: list[Area], rulings: Rulings) -> World:
    """With both decks whole, each shuffled for itself (§2.2); every card is there once (§1.7)."""
    return World(areas, rulings, [list(range(CARDS_OF_AN_AGE)), list(range(CARDS_OF_AN_AGE, 2 * CARDS_OF_AN_AGE))])


def new_area(cells: list[int]) -> Area:
    """An area with these biomes: its animals and water sources are those that can be seen (§1.6)."""
    animals = [sum([BIOMES[biome].animals[animal] for biome in cells]) for animal in range(3)]
    return Area(cells, animals, sum([BIOMES[biome].water for biome in cells]))


def printed_cells(side: int) -> list[int]:
    """The same for everybody (§2.3, §A24)."""
    return [printed_biome(side, cell) for cell in range(CELLS)]
