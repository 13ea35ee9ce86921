"""What an answer would bring: a card on each cell, each activation, and all of them in the best order."""

import msgspec

from tischlein.core.turn import Seat
from tischlein.games.rauha.rules.activating import source_word
from tischlein.games.rauha.rules.advice import previews
from tischlein.games.rauha.rules.course import offers_all
from tischlein.games.rauha.rules.material import BIOMES, CARD_IDS, CELL_WORDS, GOD_IDS
from tischlein.games.rauha.rules.plan import best_plan
from tischlein.games.rauha.rules.uses import Use, described_uses
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
    return [use_view(use) for use in described_uses(world)]


def use_view(use: Use) -> UseView:
    id = source_word(use.source)
    is_cell = use.source < len(CELL_WORDS)
    at = CELL_WORDS[use.source] if is_cell else ""
    return UseView(id, at, "" if is_cell else id, use.pay, use.energy, use.crystals, use.spore)


def best_view(world: World) -> BestView | None:
    if world.phase not in (ACTIVATE_PHASE, SCORE_PHASE) or not offers_all(world.uses):
        return None
    plan = best_plan(world.areas[world.active()], world.rulings, world.phase)
    return BestView(plan.energy, plan.crystals)
