"""The effects of biomes and gods in figures, for inner loops: kind, amount and price by number."""

from typing import Final, assert_never

from librt.vecs import vec
from mypy_extensions import i64

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
from tischlein.games.rauha.rules.material import BIOMES, GODS

# Kinds of effect as numbers; PER + what is counted for the last ones.
NONE: Final[int] = 0
ENERGY: Final[int] = 1
CRYSTALS: Final[int] = 2
TRADE: Final[int] = 3
SOW: Final[int] = 4
ANY_ANIMAL: Final[int] = 5
PER: Final[int] = 6
LAST_ANIMAL: Final[int] = 2


def figures_of(effect: Effect) -> tuple[int, int, int]:
    """Kind, amount and price of an effect."""
    match effect:
        case GainEnergy():
            return ENERGY, effect.amount, 0
        case GainCrystals():
            return CRYSTALS, effect.amount, 0
        case PayForEnergy():
            return TRADE, effect.amount, effect.pay
        case PayForSpore():
            return SOW, 0, effect.pay
        case EnergyPerChosenAnimal():
            return ANY_ANIMAL, effect.each, 0
        case EnergyPer():
            return PER + effect.counts, effect.each, 0
        case NoEffect() | PassiveWater():
            return NONE, 0, 0
        case _:
            assert_never(effect)


# One row per biome, then per god.
_FIGURES: Final = [figures_of(biome.effect) for biome in BIOMES] + [figures_of(god.effect) for god in GODS]
FIRST_GOD_EFFECT: Final[int] = len(BIOMES)
GOD_COUNT: Final[int] = len(GODS)
KIND: Final = vec[i64]([kind for kind, _, _ in _FIGURES])
AMOUNT: Final = vec[i64]([amount for _, amount, _ in _FIGURES])
PRICE: Final = vec[i64]([price for _, _, price in _FIGURES])
DROPS: Final = vec[i64]([biome.water for biome in BIOMES])
BEASTS: Final = vec[i64]([count for biome in BIOMES for count in biome.animals])
GOD_WATER: Final = vec[i64]([god.water for god in GODS])
