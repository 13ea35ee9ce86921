"""The beginning: everybody has the same printed board, and both decks are whole (rules 2)."""

from tischlein.core.dealer import Dealer
from tischlein.core.options import Options
from tischlein.games.rauha.rules.area import Area
from tischlein.games.rauha.rules.drafting import begin_round
from tischlein.games.rauha.rules.material import BIOMES, CARDS_OF_AN_AGE, CELLS, printed_biome
from tischlein.games.rauha.rules.options import Rulings
from tischlein.games.rauha.rules.world import World


def set_up(options: Options, seats: int, dealer: Dealer) -> World:
    rulings = Rulings(options)
    world = new_world([new_area(printed_cells(rulings.side)) for _ in range(seats)], rulings)
    # Rules 2.5: all markers lie on field 0, stacked in random order.
    world.stack = dealer.draw(list(range(seats)), seats)
    begin_round(world, dealer)
    return world


def new_world(areas: list[Area], rulings: Rulings) -> World:
    """With both decks whole."""
    return World(areas, rulings, [list(range(CARDS_OF_AN_AGE)), list(range(CARDS_OF_AN_AGE, 2 * CARDS_OF_AN_AGE))])


def new_area(cells: list[int]) -> Area:
    """An area at the beginning, with these biomes."""
    animals = [sum([BIOMES[biome].animals[animal] for biome in cells]) for animal in range(3)]
    return Area(cells, animals, sum([BIOMES[biome].water for biome in cells]))


def printed_cells(side: int) -> list[int]:
    return [printed_biome(side, cell) for cell in range(CELLS)]
