"""What a card would bring on each cell in this turn: for the board's hints, and for opponents that look ahead."""

from mypy_extensions import i64

from tischlein.core.turn import Seat
from tischlein.games.rauha.rules.actions import FIRST_GOD
from tischlein.games.rauha.rules.material import BIOMES, WELCOMED_GODS
from tischlein.games.rauha.rules.plan import ENERGY_FIRST, Plan, Worth, best_plan
from tischlein.games.rauha.rules.world import ACTIVATE_PHASE, World


class Preview:
    """A card on a cell: the gods it would win, and the best activations of step 4 after it."""

    def __init__(self, card: int, cell: int, gods: i64, plan: Plan) -> None:
        self.card: int = card
        self.cell: int = cell
        self.gods: i64 = gods
        self.plan: Plan = plan


def previews(world: World, seat: Seat, card: int, worth: Worth = ENERGY_FIRST) -> list[Preview]:
    """Every allowed cell. Also for a card that cannot be paid yet: then as if it could, with no crystals left."""
    return [preview(world, seat, card, cell, worth) for cell in BIOMES[card].cells]


def preview(world: World, seat: Seat, card: int, cell: int, worth: Worth = ENERGY_FIRST) -> Preview:
    area = world.areas[seat].copy()
    area.crystals = max(0, area.crystals - BIOMES[card].price)
    gods: i64 = area.newly_completed(cell, card)
    area.lay(card, cell)
    if world.rulings.complete_again:
        gods = area.completed(cell)
    gods &= ~area.gods
    area.gods |= gods
    line: i64 = world.place().mask
    area.ready = line | (gods & WELCOMED_GODS) << FIRST_GOD
    return Preview(card, cell, gods, best_plan(area, world.rulings, ACTIVATE_PHASE, worth))
