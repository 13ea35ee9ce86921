"""Omens as one seat may know them."""

from typing import assert_never

from tischlein.core.turn import Seat
from tischlein.games.pfad_der_elemente.rules.material import (
    ELEMENTS,
    SHAPE_CELLS,
    SHAPE_IDS,
    Omen,
    OnShape,
    OnTile,
    omens_of,
)
from tischlein.games.pfad_der_elemente.rules.omens import fulfilments
from tischlein.games.pfad_der_elemente.rules.path import TILE_WORDS
from tischlein.games.pfad_der_elemente.rules.world import OMEN_PHASE, OVER, World
from tischlein.games.pfad_der_elemente.views.parts import OmenView


def offered_omens(world: World, seat: Seat | None) -> list[OmenView]:
    if seat is None or world.phase != OMEN_PHASE:
        return []
    return [omen_view(world.rulings.box.omens[omen], []) for omen in omens_of(world.elements[seat])]


def omen_views(world: World, owner: Seat, seat: Seat | None, spirits: list[int]) -> list[OmenView]:
    """Hidden ones are the owner's secret until the scoring (§7a, §42, §50)."""
    if owner != seat and not world.rulings.omens_open and world.phase != OVER:
        return []
    cards = [world.rulings.box.omens[omen] for omen in world.omens[owner]]
    if not world.paths:
        return [omen_view(card, []) for card in cards]
    path = world.paths[owner]
    return [omen_view(card, fulfilments(card, path.spots_for(card), spirits)) for card in cards]


def omen_view(card: Omen, fulfilled: list[list[int]]) -> OmenView:
    shape = ""
    cells: list[tuple[int, int]] = []
    tile: str | None = None
    match card.lies:
        case OnShape(shape=number):
            shape, cells = SHAPE_IDS[number], SHAPE_CELLS[number]
        case OnTile(element=element):
            tile = ELEMENTS[element]
        case _:
            assert_never(card.lies)
    return OmenView(
        id=card.id,
        element=ELEMENTS[card.element],
        shape=shape,
        cells=[[q, r] for q, r in cells],
        spirits=[ELEMENTS[element] for element in card.spirits],
        tile=tile,
        points=card.points,
        source=card.source,
        fulfilled=[[TILE_WORDS[place] for place in spot] for spot in fulfilled],
    )
