"""Step 4 and the first half of a scoring: biomes and gods are activated in any order (rules 4.14, 5, 8.2)."""

from typing import assert_never

from tischlein.core.dealer import Dealer, Event
from tischlein.core.refusal import Fact
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.rauha.rules.actions import (
    ANIMAL_CALLED,
    CALL_FOR,
    CALL_FOR_START,
    FIRST_GOD,
    SOURCES,
    plain_use,
    source_of,
    sow,
    sow_target,
)
from tischlein.games.rauha.rules.area import ALL_CELLS, FROM_GODS, FROM_LINES, FROM_SPORES, Area, counted, one
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
from tischlein.games.rauha.rules.material import BIOMES, CELL_WORDS, CELLS, GOD_IDS, GODS
from tischlein.games.rauha.rules.world import SCORE_PHASE, Rulings, World


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
            uses.append(plain_use(source))
        case EnergyPer():
            if counted(area, effect.counts, rulings.water_for_effects(area)):
                uses.append(plain_use(source))
        case PayForEnergy():
            if area.crystals >= effect.pay:
                uses.append(plain_use(source))
        case PayForSpore():
            if area.crystals >= effect.pay and area.spores != ALL_CELLS:
                uses.extend([sow(source, cell) for cell in range(CELLS) if not area.has_spore(cell)])
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
        return [plain_use(source)]
    god = source - FIRST_GOD
    by_number = sorted([(-count, animal) for animal, count in enumerate(area.animals) if count])
    return [CALL_FOR(god, animal) for _, animal in by_number]


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
            gain(world, seat, source, effect.amount)
            tell_use(dealer, "energy", seat, source, {"energy": effect.amount})
        case EnergyPer():
            amount = effect.each * counted(area, effect.counts, world.rulings.water_for_effects(area))
            gain(world, seat, source, amount)
            tell_use(dealer, "energy", seat, source, {"energy": amount})
        case PayForEnergy():
            area.crystals -= effect.pay
            gain(world, seat, source, effect.amount)
            tell_use(dealer, "traded", seat, source, {"paid": effect.pay, "energy": effect.amount})
        case PayForSpore():
            buy_spore(world, seat, source, effect.pay, sow_target(action), dealer)
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
    """The animal named in the answer, or the most frequent one where nobody is asked."""
    return ANIMAL_CALLED[action - CALL_FOR_START] if action >= CALL_FOR_START else area.best_animal()


def call_animal(world: World, seat: Seat, source: int, animal: int, each: int, dealer: Dealer) -> None:
    amount = each * world.areas[seat].animals[animal]
    gain(world, seat, source, amount)
    tell_use(dealer, "named", seat, source, {"animal": ANIMALS[animal], "energy": amount})


def gain(world: World, seat: Seat, source: int, amount: int) -> None:
    if source >= FIRST_GOD:
        world.gain_energy(seat, amount, FROM_GODS)
    else:
        world.gain_energy(seat, amount, FROM_SPORES if world.phase == SCORE_PHASE else FROM_LINES)


def tell_use(dealer: Dealer, name: str, seat: Seat, source: int, facts: dict[str, Fact]) -> None:
    if dealer.listening:
        by: Fact = source_word(source)
        dealer.tell(Event(name, {"seat": seat, "by": by, **facts}))


def source_word(source: int) -> str:
    """How texts and positions name a source: "cell5", "taivas"."""
    return f"cell{source + 1}" if source < FIRST_GOD else GOD_IDS[source - FIRST_GOD]
