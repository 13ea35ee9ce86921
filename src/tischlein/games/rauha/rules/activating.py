"""Step 4 and the first half of a scoring: biomes and gods are activated in any order (rules 4.14, 5, 8.2)."""

from typing import assert_never

from tischlein.core.dealer import Dealer, Event
from tischlein.core.refusal import Fact
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.rauha.rules.actions import CALL_FOR, CALL_FOR_ANIMAL, PLAIN_USES, SOW, SOW_TO, source_of
from tischlein.games.rauha.rules.area import ALL_CELLS, FROM_GODS, FROM_LINES, FROM_SPORES, Area, one
from tischlein.games.rauha.rules.effects import (
    ANIMALS,
    Effect,
    EnergyPer,
    EnergyPerChosenAnimal,
    GainCrystals,
    GainEnergy,
    NoEffect,
    PassiveWater,
    PayForEnergy,
    PayForSpore,
)
from tischlein.games.rauha.rules.material import BIOMES, CELL_WORDS, CELLS, FIRST_GOD, GODS, SOURCE_WORDS, SOURCES
from tischlein.games.rauha.rules.options import Rulings
from tischlein.games.rauha.rules.world import SCORE_PHASE, World


def effect_of(area: Area, source: int) -> Effect:
    """The effect of a cell or a god."""
    return BIOMES[area.cells[source]].effect if source < FIRST_GOD else GODS[source - FIRST_GOD].effect


def uses_of(area: Area, rulings: Rulings) -> list[Action]:
    """Every activation that would change something now. One that would not is never offered: leaving it out is free."""
    uses: list[Action] = []
    for source in range(SOURCES):
        if area.ready >> source & 1:
            add_uses(uses, area, rulings, source)
    return uses


def add_uses(uses: list[Action], area: Area, rulings: Rulings, source: int) -> None:
    effect = effect_of(area, source)
    match effect:
        case GainCrystals() | GainEnergy():
            uses.append(PLAIN_USES[source])
        case EnergyPer():
            if area.counted(effect.counts, rulings):
                uses.append(PLAIN_USES[source])
        case PayForEnergy():
            if area.crystals >= effect.pay:
                uses.append(PLAIN_USES[source])
        case PayForSpore():
            if area.crystals >= effect.pay and area.spores != ALL_CELLS:
                uses.extend([SOW.pair(source, cell) for cell in range(CELLS) if not area.has_spore(cell)])
        case EnergyPerChosenAnimal():
            uses.extend(calls_for_animals(area, rulings, source))
        case NoEffect() | PassiveWater():
            pass
        case _:
            assert_never(effect)


def calls_for_animals(area: Area, rulings: Rulings, source: int) -> list[Action]:
    """Ruling 8: the most frequent animal first."""
    if max(area.animals) == 0:
        return []
    if not rulings.metsat_chooses:
        return [PLAIN_USES[source]]
    god = source - FIRST_GOD
    by_number = sorted([(-count, animal) for animal, count in enumerate(area.animals) if count])
    return [CALL_FOR.pair(god, animal) for _, animal in by_number]


def use(world: World, seat: Seat, action: Action, dealer: Dealer) -> None:
    """One activation. Its source is used up (rules 5.1)."""
    area = world.areas[seat]
    source = source_of(action)
    effect = effect_of(area, source)
    area.ready &= ~one(source)
    match effect:
        case GainCrystals():
            area.crystals += effect.amount
            tell_use(dealer, "crystals", seat, source, {"crystals": effect.amount})
        case GainEnergy():
            earn(world, seat, source, effect.amount)
            tell_use(dealer, "energy", seat, source, {"energy": effect.amount})
        case EnergyPer():
            amount = effect.each * area.counted(effect.counts, world.rulings)
            earn(world, seat, source, amount)
            tell_use(dealer, "energy", seat, source, {"energy": amount})
        case PayForEnergy():
            area.crystals -= effect.pay
            earn(world, seat, source, effect.amount)
            tell_use(dealer, "traded", seat, source, {"paid": effect.pay, "energy": effect.amount})
        case PayForSpore():
            buy_spore(world, seat, source, effect.pay, SOW_TO.of(action), dealer)
        case EnergyPerChosenAnimal():
            call_animal(world, seat, source, animal_of(area, action), effect.each, dealer)
        case NoEffect() | PassiveWater():
            pass
        case _:
            assert_never(effect)


def buy_spore(world: World, seat: Seat, source: int, pay: int, cell: int, dealer: Dealer) -> None:
    """Ruling 4: in a scoring the biome that just got its spore can be activated, too."""
    area = world.areas[seat]
    area.crystals -= pay
    area.add_spore(cell)
    if world.phase == SCORE_PHASE and world.rulings.spores_at_once:
        area.ready |= one(cell)
    tell_use(dealer, "sowed", seat, source, {"paid": pay, "to": CELL_WORDS[cell]})


def animal_of(area: Area, action: Action) -> int:
    """The animal named in the action, or the most frequent one where nobody is asked."""
    return CALL_FOR_ANIMAL.of(action) if CALL_FOR.matches(action) else area.best_animal()


def call_animal(world: World, seat: Seat, source: int, animal: int, each: int, dealer: Dealer) -> None:
    amount = each * world.areas[seat].animals[animal]
    earn(world, seat, source, amount)
    tell_use(dealer, "named", seat, source, {"animal": ANIMALS[animal], "energy": amount})


def earn(world: World, seat: Seat, source: int, amount: int) -> None:
    if source >= FIRST_GOD:
        world.gain_energy(seat, amount, FROM_GODS)
    else:
        world.gain_energy(seat, amount, FROM_SPORES if world.phase == SCORE_PHASE else FROM_LINES)


def tell_use(dealer: Dealer, name: str, seat: Seat, source: int, facts: dict[str, Fact]) -> None:
    if dealer.listening:
        by: Fact = SOURCE_WORDS[source]
        dealer.tell(Event(name, {"seat": seat, "by": by, **facts}))
