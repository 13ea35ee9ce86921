"""What looks best at once, without imagining how the match goes on: which card to keep, where to lay it, and how to
activate (exactly, rules/advice.py).
"""

from typing import Final, final

from mypy_extensions import i64

from tischlein.bots.race import Candidate, best_of
from tischlein.core.dealer import Dealer
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.rauha.bot.viewpoint import NO_CELL, Viewpoint
from tischlein.games.rauha.rules.actions import (
    CRYSTALS_INSTEAD,
    DISCARD_FOR_SPORE,
    KEEP,
    KEEP_CARD,
    PLACE,
    PLACE_CARD,
    PLACES_OF,
)
from tischlein.games.rauha.rules.activating import use
from tischlein.games.rauha.rules.advice import Plan, best_plan
from tischlein.games.rauha.rules.area import one
from tischlein.games.rauha.rules.course import finish
from tischlein.games.rauha.rules.material import BIOMES
from tischlein.games.rauha.rules.placing import CRYSTALS_FOR_A_CARD, take_step
from tischlein.games.rauha.rules.world import World

UNDECIDED: Final[Action] = -1
MOST_SEATS: Final[int] = 5


@final
class Policy:
    """`steps` remembers for every seat what it means to do with the card it has kept."""

    def __init__(self, value: Viewpoint) -> None:
        self.value: Viewpoint = value
        self.steps: list[Action] = [UNDECIDED] * MOST_SEATS

    def forget(self) -> None:
        for seat in range(MOST_SEATS):
            self.steps[seat] = UNDECIDED

    # Step 1.

    def rate_keeps(self, world: World, seat: Seat, keeps: list[Action]) -> list[Candidate]:
        """Every card, as good as the best that can be done with it."""
        self.value.take_viewpoint(world, seat, world.notch)
        discard = best_of(self.rate_discards(world, seat))
        found: list[Candidate] = []
        for action in keeps:
            step = best_of([discard, *self.rate_placements(world, seat, KEEP_CARD.of(action))])
            found.append(Candidate(action, step.look))
        return found

    def choose_keep(self, world: World, seat: Seat) -> Action:
        """The best card; remembers what for."""
        return KEEP.single(self.choose_card(world, seat, world.piles[world.satellite_of(seat)]))

    def choose_card(self, world: World, seat: Seat, cards: list[int]) -> int:
        self.value.take_viewpoint(world, seat, world.notch)
        found = self.rate_discards(world, seat)
        for card in cards:
            found.extend(self.rate_placements(world, seat, card))
        best = best_of(found).action
        self.steps[seat] = best
        return PLACE_CARD.of(best) if PLACE.matches(best) else cards[0]

    # Steps 2 and 3.

    def rate_steps(self, world: World, seat: Seat, card: int) -> list[Candidate]:
        self.value.take_viewpoint(world, seat, world.notch)
        return self.rate_placements(world, seat, card) + self.rate_discards(world, seat)

    def rate_placements(self, world: World, seat: Seat, card: int) -> list[Candidate]:
        area = world.areas[seat]
        price = BIOMES[card].price
        if price > area.crystals:
            return []
        crystals = area.crystals - price
        line = world.place().mask
        found: list[Candidate] = []
        for number, cell in enumerate(BIOMES[card].cells):
            old = area.cells[cell]
            gods = area.welcomed_by(card, cell, world.rulings)
            area.cells[cell] = card
            look = self.value.evaluate(area.cells, area.spores, area.gods | gods, crystals, line, gods)
            area.cells[cell] = old
            found.append(Candidate(PLACES_OF[card][number], look))
        return found

    def rate_discards(self, world: World, seat: Seat) -> list[Candidate]:
        """For crystals, and for a spore on the cell that needs it most."""
        area = world.areas[seat]
        line = world.place().mask
        richer = area.crystals + CRYSTALS_FOR_A_CARD
        look = self.value.evaluate(area.cells, area.spores, area.gods, richer, line, 0)
        found = [Candidate(CRYSTALS_INSTEAD, look)]
        cell = self.value.best_for_spore(area.cells, area.spores)
        if cell != NO_CELL:
            spores: i64 = area.spores | one(cell)
            look = self.value.evaluate(area.cells, spores, area.gods, area.crystals, line, 0)
            found.append(Candidate(DISCARD_FOR_SPORE.single(cell), look))
        return found

    def choose_step(self, world: World, seat: Seat) -> Action:
        """What to do with the card that was kept."""
        if self.steps[seat] == UNDECIDED:
            return best_of(self.rate_steps(world, seat, world.areas[seat].chosen)).action
        return self.steps[seat]

    # Step 4 and scorings.

    def make_plan(self, world: World, seat: Seat) -> Plan:
        """The exact best activations, with crystals kept and spores laid at what they are worth later."""
        area = world.areas[seat]
        self.value.take_viewpoint(world, seat, world.notch)
        return best_plan(area, world.rulings, world.phase, self.value.weigh(area))

    # Playing on in an imagined world.

    def take_turn(self, world: World, seat: Seat, action: Action, dealer: Dealer) -> None:
        """Steps 2 to 4 of one seat."""
        self.steps[seat] = UNDECIDED
        take_step(world, seat, action, dealer)
        self.activate(world, seat, dealer)

    def activate(self, world: World, seat: Seat, dealer: Dealer) -> None:
        for action in self.make_plan(world, seat).actions:
            use(world, seat, action, dealer)
        finish(world, dealer)
