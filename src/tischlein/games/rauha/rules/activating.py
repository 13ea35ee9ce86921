"""Step 4 and the first half of a scoring: biomes and gods are activated in any order (§4.14, §8.2)."""

from typing import assert_never

from tischlein.core.dealer import Dealer, Event
from tischlein.core.refusal import Fact
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.rauha.rules.actions import CALL_FOR, CALL_FOR_ANIMAL, PLAIN_USES, SOW, SOW_TO, source_of
from tischlein.games.rauha.rules.area import ALL_CELLS, FROM_GODS, FROM_LINES, FROM_SPORES, Area, one
from tischlein.games.rauha.rules.conditions import (
    ATTENDING,
    AWAKE,
    BARE,
    can_buy_energy,
    can_buy_spore,
    has_counted,
    is_activated,
    is_shown,
    must_name_animal,
)
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
from tischlein.games.rauha.rules.material import BIOMES, CELL_WORDS, FIRST_GOD, GODS, SOURCE_WORDS
from tischlein.games.rauha.rules.options import Rulings
from tischlein.games.rauha.rules.world import SCORE_PHASE, World


def effect_of(area: Area, source: int) -> Effect:
    """The effect of a cell or a god. Printed biomes work like cards (§1.3)."""
    return BIOMES[area.cells[source]].effect if source < FIRST_GOD else GODS[source - FIRST_GOD].effect


def uses_of(area: Area, rulings: Rulings) -> list[Action]:
    """Every activation that would change something now (§10.1). One that would not is never offered: leaving it out is
    free."""
    uses: list[Action] = []
    for cell in AWAKE[area.ready & ALL_CELLS]:
        add_uses(uses, area, rulings, cell)
    for god in ATTENDING[area.ready >> FIRST_GOD]:
        add_uses(uses, area, rulings, god)
    return uses


def add_uses(uses: list[Action], area: Area, rulings: Rulings, source: int) -> None:
    """What one source offers: the kinds of effect (§5.2)."""
    effect = effect_of(area, source)
    match effect:
        case GainCrystals() | GainEnergy() | NoEffect() | PassiveWater():
            if is_activated(effect):
                uses.append(PLAIN_USES[source])
        case EnergyPer():
            if has_counted(area, rulings, effect.counts):
                uses.append(PLAIN_USES[source])
        case PayForEnergy():
            if can_buy_energy(area, effect.pay):
                uses.append(PLAIN_USES[source])
        case PayForSpore():
            if can_buy_spore(area, effect.pay):
                # None where all nine have one (§A16).
                uses.extend([SOW.pair(source, cell) for cell in BARE[area.spores]])
        case EnergyPerChosenAnimal():
            uses.extend(calls_for_animals(area, rulings, source))
        case _:
            assert_never(effect)


def calls_for_animals(area: Area, rulings: Rulings, source: int) -> list[Action]:
    """The most frequent animal first; nothing where there are none (§A8)."""
    shown = [animal for animal in range(len(ANIMALS)) if is_shown(area, animal)]
    if not must_name_animal(rulings):
        return [PLAIN_USES[source]] if shown else []
    god = source - FIRST_GOD
    by_number = sorted([(-area.animals[animal], animal) for animal in shown])
    return [CALL_FOR.pair(god, animal) for _, animal in by_number]


def use(world: World, seat: Seat, action: Action, dealer: Dealer) -> None:
    """One activation. Its source is used up (§5.1)."""
    area = world.areas[seat]
    source = source_of(action)
    effect = effect_of(area, source)
    area.ready &= ~one(source)
    match effect:
        case GainCrystals():
            # The supply has no end (§9.2, §A14).
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


def wakes_biomes(phase: int, rulings: Rulings) -> bool:
    """Whether a biome that gets its spore now may still be activated: in a scoring, unless the table says no (§A4)."""
    return phase == SCORE_PHASE and rulings.spores_at_once


def buy_spore(world: World, seat: Seat, source: int, pay: int, cell: int, dealer: Dealer) -> None:
    """Onto any own biome without one, in any line, also the acting one (§5.5, §A15)."""
    area = world.areas[seat]
    area.crystals -= pay
    area.add_spore(cell)
    if wakes_biomes(world.phase, world.rulings):
        # It may still be activated in this scoring (§A4).
        area.ready |= one(cell)
    tell_use(dealer, "sowed", seat, source, {"paid": pay, "to": CELL_WORDS[cell]})


def animal_of(area: Area, action: Action) -> int:
    """The animal named in the action, or the most frequent one where nobody is asked (§A8)."""
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
