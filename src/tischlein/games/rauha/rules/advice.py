"""What helps a player and every opponent: the best order of activations, computed exactly, and what a card would bring.

Crystals gained count at once, symbols do not change while activating, and energy buys nothing. So some best order has
this shape: take crystals; lay spores, the cheapest first, taking the crystals of biomes that become ready by it; pay
for energy with what is left; take energy; last of all energy per spore. What has to be tried out is only which biomes
get the spores, and which payments the crystals go to.
"""

from typing import Final, assert_never

from mypy_extensions import i64

from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.rauha.rules.actions import CALL_FOR, PLAIN_USES, SOW, SOW_AT, SOW_TO
from tischlein.games.rauha.rules.activating import effect_of, wakes_biomes
from tischlein.games.rauha.rules.area import Area, one
from tischlein.games.rauha.rules.effects import (
    SPORE,
    EnergyPer,
    EnergyPerChosenAnimal,
    GainCrystals,
    GainEnergy,
    NoEffect,
    PassiveWater,
    PayForEnergy,
    PayForSpore,
)
from tischlein.games.rauha.rules.material import BIOMES, CELLS, FIRST_GOD, SOURCES
from tischlein.games.rauha.rules.options import Rulings
from tischlein.games.rauha.rules.world import ACTIVATE_PHASE, World
from tischlein.kit.bits import bits

NOTHING: Final[int] = -1


class Worth:
    """What a seat wants: so much for a point of energy, for a crystal kept, and for a new spore on each cell."""

    def __init__(self, energy: int, crystal: int, spores: list[int]) -> None:
        self.energy: int = energy
        self.crystal: int = crystal
        self.spores: list[int] = spores


# Most energy now; among equals most crystals left; a spore only where it brings something at once (§10.3).
ENERGY_FIRST: Final = Worth(1000, 1, [0] * CELLS)


class Plan:
    """Activations in their order, and what they bring: energy, the change in crystals, and their worth."""

    def __init__(self, actions: list[Action], energy: int, crystals: int, worth: int) -> None:
        self.actions: list[Action] = actions
        self.energy: int = energy
        self.crystals: int = crystals
        self.worth: int = worth


class Planner:
    """Tries out the spores. The lists have one number per source: what it would do if it were activated.

    crystals, energy  what it gives; per_spore: energy for every spore
    pay, bought       what it takes for so much energy; sows: what it takes for a spore
    uses              the action that activates it
    """

    def __init__(self, area: Area, rulings: Rulings, phase: int, worth: Worth) -> None:
        self.area: Area = area
        self.rulings: Rulings = rulings
        self.worth: Worth = worth
        self.unlocks: bool = wakes_biomes(phase, rulings)
        self.crystals: list[int] = [0] * SOURCES
        self.energy: list[int] = [0] * SOURCES
        self.per_spore: list[int] = [0] * SOURCES
        self.pay: list[int] = [0] * SOURCES
        self.bought: list[int] = [0] * SOURCES
        self.sows: list[int] = [0] * SOURCES
        self.uses: list[Action] = PLAIN_USES.copy()
        self.tried: set[int] = set()
        self.path: list[Action] = []
        self.best_worth: int = NOTHING
        self.best_path: list[Action] = []
        self.best_payments: i64 = 0
        self.payments: i64 = 0
        for source in range(SOURCES):
            if area.ready >> source & 1 or (self.unlocks and source < FIRST_GOD):
                self.weigh(source)

    def weigh(self, source: int) -> None:
        effect = effect_of(self.area, source)
        match effect:
            case GainCrystals():
                self.crystals[source] = effect.amount
            case GainEnergy():
                self.energy[source] = effect.amount
            case EnergyPer():
                if effect.counts == SPORE:
                    self.per_spore[source] = effect.each
                else:
                    self.energy[source] = effect.each * self.area.counted(effect.counts, self.rulings)
            case EnergyPerChosenAnimal():
                self.energy[source] = effect.each * max(self.area.animals)
                best = CALL_FOR.pair(source - FIRST_GOD, self.area.best_animal())
                self.uses[source] = best if self.rulings.metsat_chooses else PLAIN_USES[source]
            case PayForEnergy():
                self.pay[source] = effect.pay
                self.bought[source] = effect.amount
            case PayForSpore():
                self.sows[source] = effect.pay
            case NoEffect() | PassiveWater():
                pass
            case _:
                assert_never(effect)

    def explore(self, ready: i64, spores: i64, crystals: int, sown: int) -> None:
        """Everything from here on. `crystals` counts all that ready sources give; `sown` is the worth of new spores."""
        if self.path:
            # How it came about does not matter any more: crystals and worth follow from what is left.
            now = int(ready << CELLS | spores)
            if now in self.tried:
                return
            self.tried.add(now)
        worth = self.judge(ready, spores, crystals) + sown
        if worth > self.best_worth:
            self.best_worth = worth
            self.best_path = self.path.copy()
            self.best_payments = self.payments
        source = self.cheapest_sow(ready, crystals)
        if source == NOTHING:
            return
        for to in self.targets(spores):
            left = crystals - self.sows[source]
            still: i64 = ready & ~one(source)
            if self.unlocks:
                still |= one(to)
                left += self.crystals[to]
            self.path.append(SOW.pair(source, to))
            self.explore(still, spores | one(to), left, sown + self.worth.spores[to])
            self.path.pop()

    def judge(self, ready: i64, spores: i64, crystals: int) -> int:
        """The worth when no more spores are laid. Leaves the best payments in `payments`."""
        energy = 0
        number = bits(spores)
        for source in range(SOURCES):
            if ready >> source & 1:
                energy += self.energy[source] + self.per_spore[source] * number
        return self.worth.energy * energy + self.choose_payments(ready, crystals)

    def choose_payments(self, ready: i64, crystals: int) -> int:
        """The best worth of energy bought and crystals kept, over all subsets of the ready payments."""
        offers = [source for source in range(SOURCES) if self.pay[source] and ready >> source & 1]
        best = self.worth.crystal * crystals
        self.payments = 0
        for subset in range(1, 1 << len(offers)):
            paid = bought = 0
            chosen: i64 = 0
            for place, source in enumerate(offers):
                if subset >> place & 1:
                    paid += self.pay[source]
                    bought += self.bought[source]
                    chosen |= one(source)
            worth = self.worth.energy * bought + self.worth.crystal * (crystals - paid)
            if paid <= crystals and worth > best:
                best = worth
                self.payments = chosen
        return best

    def cheapest_sow(self, ready: i64, crystals: int) -> int:
        """Exchanging a dear one for a cheap one leaves more crystals at every later moment."""
        found = NOTHING
        for source in range(FIRST_GOD):
            price = self.sows[source]
            if price and ready >> source & 1 and price <= crystals and (found == NOTHING or price < self.sows[found]):
                found = source
        return found

    def targets(self, spores: i64) -> list[int]:
        """Free cells worth trying: all that become useful, and the best of the others, which are all alike."""
        useful: list[int] = []
        plain = NOTHING
        for cell in range(CELLS):
            if spores >> cell & 1:
                continue
            if self.unlocks and self.is_useful(cell):
                useful.append(cell)
            elif plain == NOTHING or self.worth.spores[cell] > self.worth.spores[plain]:
                plain = cell
        return useful if plain == NOTHING else [*useful, plain]

    def is_useful(self, source: int) -> bool:
        gives = self.crystals[source] + self.energy[source] + self.per_spore[source]
        return gives + self.pay[source] + self.sows[source] > 0

    # The plan that was found.

    def find(self) -> Plan:
        area = self.area
        self.explore(area.ready, area.spores, area.crystals + self.taken(area.ready), 0)
        return self.written()

    def written(self) -> Plan:
        ready: i64 = self.area.ready
        spores: i64 = self.area.spores
        actions = self.takings(ready)
        change = self.taken(ready)
        for action in self.best_path:
            to = SOW_TO.of(action)
            actions.append(action)
            change -= self.sows[SOW_AT.of(action)]
            spores |= one(to)
            if self.unlocks:
                ready |= one(to)
                actions.extend(self.takings(one(to)))
                change += self.crystals[to]
        payments = [source for source in range(SOURCES) if self.best_payments >> source & 1]
        actions.extend([self.uses[source] for source in payments])
        energy = sum([self.bought[source] for source in payments])
        change -= sum([self.pay[source] for source in payments])
        number = bits(spores)
        for gains, times in ((self.energy, 1), (self.per_spore, number)):
            for source in range(SOURCES):
                if ready >> source & 1 and gains[source] * times:
                    actions.append(self.uses[source])
                    energy += gains[source] * times
        return Plan(actions, energy, change, self.best_worth)

    def takings(self, ready: i64) -> list[Action]:
        return [self.uses[source] for source in range(SOURCES) if ready >> source & 1 and self.crystals[source]]

    def taken(self, ready: i64) -> int:
        return sum([self.crystals[source] for source in range(SOURCES) if ready >> source & 1])


def best_plan(area: Area, rulings: Rulings, phase: int, worth: Worth = ENERGY_FIRST) -> Plan:
    """What the area's `ready` sources bring at best in step 4 (ACTIVATE_PHASE) or in a scoring (SCORE_PHASE)."""
    return Planner(area, rulings, phase, worth).find()


class Preview:
    """A card on a cell: the gods it would win, and the best activations of step 4 after it."""

    def __init__(self, cell: int, gods: i64, plan: Plan) -> None:
        self.cell: int = cell
        self.gods: i64 = gods
        self.plan: Plan = plan


def previews(world: World, seat: Seat, card: int) -> list[Preview]:
    """Every allowed cell. Also for a card that cannot be paid yet: then as if it could, with no crystals left."""
    return [preview(world, seat, card, cell) for cell in BIOMES[card].cells]


def preview(world: World, seat: Seat, card: int, cell: int) -> Preview:
    area = world.areas[seat].copy()
    area.crystals = max(0, area.crystals - BIOMES[card].price)
    gods = area.welcomed_by(card, cell, world.rulings)
    area.lay(card, cell)
    area.gods |= gods
    area.ready = world.line_sources(gods)
    return Preview(cell, gods, best_plan(area, world.rulings, ACTIVATE_PHASE))
