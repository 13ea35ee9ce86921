"""What looks best at once, without imagining how the match goes on: which card to keep, where to lay it, and how to
activate (exactly, plan.py).
"""

from typing import Final, final

from mypy_extensions import i64

from tischlein.bots.race import Candidate
from tischlein.core.dealer import Dealer
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.rauha.bot.value import NO_CELL, Judge, Weights
from tischlein.games.rauha.rules.actions import (
    DISCARD_ACTION,
    DISCARD_FOR_SPORE_START,
    KEEP_START,
    PLACES_OF,
)
from tischlein.games.rauha.rules.activating import use
from tischlein.games.rauha.rules.area import Area, one
from tischlein.games.rauha.rules.course import finish
from tischlein.games.rauha.rules.material import BIOMES
from tischlein.games.rauha.rules.placing import CRYSTALS_FOR_A_CARD, take_step
from tischlein.games.rauha.rules.plan import Plan, Worth, best_plan
from tischlein.games.rauha.rules.world import World

UNDECIDED: Final[Action] = -1
MOST_SEATS: Final[int] = 5
# Planning counts in whole numbers: hundredths of a point.
HUNDREDTHS: Final[int] = 100


@final
class Reflex:
    """`steps` remembers for every seat what it means to do with the card it has kept."""

    def __init__(self, weights: Weights) -> None:
        self.judge: Judge = Judge(weights)
        self.steps: list[Action] = [UNDECIDED] * MOST_SEATS

    def forget(self) -> None:
        for seat in range(MOST_SEATS):
            self.steps[seat] = UNDECIDED

    # Step 1.

    def keeps(self, world: World, seat: Seat, cards: list[int]) -> list[Candidate]:
        """Every card, as good as the best that can be done with it."""
        self.judge.look_from(world, seat, world.notch)
        idle = self.best_discard(world, seat)
        found: list[Candidate] = []
        for card in cards:
            step = best_of(self.placements(world, seat, card), idle)
            found.append(Candidate(KEEP_START + card, step.look))
        return found

    def keep(self, world: World, seat: Seat) -> Action:
        """The best card; remembers what for."""
        card = self.best_card(world, seat, world.piles[world.satellite_of(seat)])
        return KEEP_START + card

    def best_card(self, world: World, seat: Seat, cards: list[int]) -> int:
        self.judge.look_from(world, seat, world.notch)
        chosen = cards[0]
        best = self.best_discard(world, seat)
        for card in cards:
            step = best_of(self.placements(world, seat, card), best)
            if step.look > best.look:
                chosen, best = card, step
        self.steps[seat] = best.action
        return chosen

    # Steps 2 and 3.

    def candidates(self, world: World, seat: Seat, card: int) -> list[Candidate]:
        self.judge.look_from(world, seat, world.notch)
        return self.placements(world, seat, card) + self.discards(world, seat)

    def placements(self, world: World, seat: Seat, card: int) -> list[Candidate]:
        area = world.areas[seat]
        price = BIOMES[card].price
        if price > area.crystals:
            return []
        crystals = area.crystals - price
        line: i64 = world.place().mask
        found: list[Candidate] = []
        for number, cell in enumerate(BIOMES[card].cells):
            old = area.cells[cell]
            gods = self.welcomed(world, area, card, cell)
            area.cells[cell] = card
            look = self.judge.worth(area.cells, area.spores, area.gods | gods, crystals, line, gods)
            area.cells[cell] = old
            found.append(Candidate(PLACES_OF[card][number], look))
        return found

    def welcomed(self, world: World, area: Area, card: int, cell: int) -> i64:
        """Rules 4.10 to 4.12 for a card that is not laid yet."""
        if not world.rulings.complete_again:
            return area.newly_completed(cell, card) & ~area.gods
        old = area.cells[cell]
        area.cells[cell] = card
        gods = self.judge.completed(area.cells, cell) & ~area.gods
        area.cells[cell] = old
        return gods

    def discards(self, world: World, seat: Seat) -> list[Candidate]:
        """For crystals, and for a spore on the cell that needs it most."""
        area = world.areas[seat]
        line: i64 = world.place().mask
        richer = area.crystals + CRYSTALS_FOR_A_CARD
        look = self.judge.worth(area.cells, area.spores, area.gods, richer, line, 0)
        found = [Candidate(DISCARD_ACTION, look)]
        cell = self.judge.best_for_spore(area.cells, area.spores)
        if cell != NO_CELL:
            spores: i64 = area.spores | one(cell)
            look = self.judge.worth(area.cells, spores, area.gods, area.crystals, line, 0)
            found.append(Candidate(DISCARD_FOR_SPORE_START + cell, look))
        return found

    def best_discard(self, world: World, seat: Seat) -> Candidate:
        found = self.discards(world, seat)
        return best_of(found, found[0])

    def step(self, world: World, seat: Seat) -> Action:
        """What to do with the card that was kept."""
        if self.steps[seat] == UNDECIDED:
            found = self.candidates(world, seat, world.areas[seat].chosen)
            return best_of(found, found[0]).action
        return self.steps[seat]

    # Step 4 and scorings.

    def plan(self, world: World, seat: Seat) -> Plan:
        """The exact best activations, with crystals kept and spores laid at what they are worth later."""
        judge = self.judge
        area = world.areas[seat]
        judge.look_from(world, seat, world.notch)
        judge.count(area.cells, area.spores, area.gods)
        spores = [int(HUNDREDTHS * judge.spore_worth(cell, biome)) for cell, biome in enumerate(area.cells)]
        worth = Worth(HUNDREDTHS, int(HUNDREDTHS * judge.crystal), spores)
        return best_plan(area, world.rulings, world.phase, worth)

    # Playing on in an imagined world.

    def take_turn(self, world: World, seat: Seat, action: Action, dealer: Dealer) -> None:
        """Steps 2 to 4 of one seat."""
        self.steps[seat] = UNDECIDED
        take_step(world, seat, action, dealer)
        self.activate(world, seat, dealer)

    def activate(self, world: World, seat: Seat, dealer: Dealer) -> None:
        for action in self.plan(world, seat).actions:
            use(world, seat, action, dealer)
        finish(world, dealer)


def best_of(candidates: list[Candidate], best: Candidate) -> Candidate:
    """The best looking one, or the one given if none is better."""
    for candidate in candidates:
        if candidate.look > best.look:
            best = candidate
    return best
