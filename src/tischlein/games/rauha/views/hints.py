"""What an action would bring: a card on each cell, each activation, and all of them in the best order."""

import msgspec

from tischlein.core.turn import Seat
from tischlein.games.rauha.rules.actions import source_of
from tischlein.games.rauha.rules.advice import ENERGY_FIRST, Planner, best_plan, previews
from tischlein.games.rauha.rules.area import cells_of
from tischlein.games.rauha.rules.material import BIOMES, CARD_IDS, CELL_WORDS, FIRST_GOD, GOD_IDS, SOURCE_WORDS
from tischlein.games.rauha.rules.sowing import has_several
from tischlein.games.rauha.rules.world import ACTIVATE_PHASE, SCORE_PHASE, World


class PreviewView(msgspec.Struct):
    """What a card of my hand would bring in this turn, cell by cell: lists of the same length.

    gods      which gods it would win there
    energy    the best that step 4 would then bring; crystals: the change by it, without the price
    """

    id: str
    price: int
    payable: bool
    cells: list[str]
    energy: list[int]
    crystals: list[int]
    gods: list[list[str]]


class UseView(msgspec.Struct):
    """Something the active seat can activate now: a cell (`at`) or a god. With `spore` it pays for a spore."""

    id: str
    at: str
    god: str
    pay: int
    energy: int
    crystals: int
    spore: bool


class BestView(msgspec.Struct):
    """What "activate all, best order" would bring; null where it is not offered."""

    energy: int
    crystals: int


def preview_view(world: World, seat: Seat, card: int) -> PreviewView:
    cells = previews(world, seat, card)
    return PreviewView(
        id=CARD_IDS[card],
        price=BIOMES[card].price,
        payable=BIOMES[card].price <= world.areas[seat].crystals,
        cells=[CELL_WORDS[one.cell] for one in cells],
        energy=[one.plan.energy for one in cells],
        crystals=[one.plan.crystals for one in cells],
        gods=[[id for god, id in enumerate(GOD_IDS) if one.gods >> god & 1] for one in cells],
    )


def use_views(world: World) -> list[UseView]:
    if world.phase not in (ACTIVATE_PHASE, SCORE_PHASE):
        return []
    area = world.areas[world.active()]
    planner = Planner(area, world.rulings, world.phase, ENERGY_FIRST)
    spores = len(cells_of(area.spores))
    return [use_view(planner, source, spores) for source in sorted({source_of(action) for action in world.uses})]


def use_view(planner: Planner, source: int, spores: int) -> UseView:
    """For an animal to be chosen, the best one counts."""
    is_cell = source < FIRST_GOD
    return UseView(
        id=SOURCE_WORDS[source],
        at=CELL_WORDS[source] if is_cell else "",
        god="" if is_cell else SOURCE_WORDS[source],
        pay=planner.pay[source] + planner.sows[source],
        energy=planner.energy[source] + planner.per_spore[source] * spores + planner.bought[source],
        crystals=planner.crystals[source],
        spore=planner.sows[source] > 0,
    )


def best_view(world: World) -> BestView | None:
    if world.phase not in (ACTIVATE_PHASE, SCORE_PHASE) or not has_several(world.uses):
        return None
    plan = best_plan(world.areas[world.active()], world.rulings, world.phase)
    return BestView(plan.energy, plan.crystals)
