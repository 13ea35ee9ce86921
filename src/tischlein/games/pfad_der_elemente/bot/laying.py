"""The path phase: one tile after the other towards a good layout, which is the same at every question."""

from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.pfad_der_elemente.bot.layout import Layout, Wish, best_layout
from tischlein.games.pfad_der_elemente.rules.actions import DONE_ACTION, LAY_START, LIFT_START
from tischlein.games.pfad_der_elemente.rules.hexes import near_masks
from tischlein.games.pfad_der_elemente.rules.material import ELEMENTS
from tischlein.games.pfad_der_elemente.rules.path import CAREFUL, Building
from tischlein.games.pfad_der_elemente.rules.patterns import patterns_of, points_by_element
from tischlein.games.pfad_der_elemente.rules.world import World


def planned(world: World, seat: Seat, actions: list[Action], wish: Wish, steps: int) -> Action:
    """The next tile of the layout; what somebody else has begun is taken up again as far as it does not fit."""
    building = world.buildings[seat]
    layout = best_layout(supply_of(world, seat), wish, steps)
    astray = misplaced(building, layout)
    if building.lifts > CAREFUL and astray:
        return LIFT_START + astray[0]
    if DONE_ACTION in actions:
        return DONE_ACTION
    for cell, element in zip(layout.cells, layout.elements, strict=True):
        action = LAY_START + len(ELEMENTS) * cell + element
        if cell not in building.cells and action in actions:
            return action
    return best_laying(world, seat, actions)


def supply_of(world: World, seat: Seat) -> list[int]:
    """All twelve tiles by element, laid or not."""
    laid = world.buildings[seat].elements
    return [count + laid.count(element) for element, count in enumerate(world.hands[seat])]


def misplaced(building: Building, layout: Layout) -> list[int]:
    """The cells with a tile that the layout does not have there."""
    wanted = dict(zip(layout.cells, layout.elements, strict=True))
    laid = zip(building.cells, building.elements, strict=True)
    return [cell for cell, element in laid if wanted.get(cell, len(ELEMENTS)) != element]


def best_laying(world: World, seat: Seat, actions: list[Action]) -> Action:
    """The tile that brings most points at once; the end as soon as it is offered, lifting only where one must."""
    if DONE_ACTION in actions:
        return DONE_ACTION
    best = actions[0]
    most = -1
    for action in actions:
        if action < LIFT_START:
            points = points_with(world.buildings[seat], action, world.rulings.longest)
            if points > most:
                best, most = action, points
    return best


def points_with(building: Building, action: Action, longest: bool) -> int:
    trial = building.copy()
    cell, element = divmod(action - LAY_START, len(ELEMENTS))
    trial.lay(cell, element)
    return sum(points_by_element(patterns_of(near_masks(trial.cells), trial.elements, longest)))
