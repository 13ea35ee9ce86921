"""What each thing that can be activated now would bring, for the board to write beside it."""

from typing import assert_never

from tischlein.games.rauha.rules.actions import source_of
from tischlein.games.rauha.rules.activating import effect_of
from tischlein.games.rauha.rules.area import Area, counted
from tischlein.games.rauha.rules.effects import (
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
from tischlein.games.rauha.rules.world import Rulings, World


class Use:
    """One source with what it gives and costs now; for an animal to be chosen, the best one counts."""

    def __init__(self, source: int, pay: int, energy: int, crystals: int, spore: bool) -> None:
        self.source: int = source
        self.pay: int = pay
        self.energy: int = energy
        self.crystals: int = crystals
        self.spore: bool = spore


def described_uses(world: World) -> list[Use]:
    """Every source that the active seat can use now, once, in the order of sources."""
    area = world.areas[world.active()]
    sources = sorted({source_of(action) for action in world.uses})
    return [described(area, world.rulings, source, effect_of(area, source)) for source in sources]


def described(area: Area, rulings: Rulings, source: int, effect: Effect) -> Use:
    match effect:
        case GainCrystals():
            return Use(source, 0, 0, effect.amount, False)
        case GainEnergy():
            return Use(source, 0, effect.amount, 0, False)
        case EnergyPer():
            number = counted(area, effect.counts, rulings.water_for_effects(area))
            return Use(source, 0, effect.each * number, 0, False)
        case EnergyPerChosenAnimal():
            return Use(source, 0, effect.each * max(area.animals), 0, False)
        case PayForEnergy():
            return Use(source, effect.pay, effect.amount, 0, False)
        case PayForSpore():
            return Use(source, effect.pay, 0, 0, True)
        case NoEffect() | PassiveWater():
            return Use(source, 0, 0, 0, False)
        case _:
            assert_never(effect)
