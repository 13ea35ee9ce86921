"""What is printed, as the browser reads it: sentences and icons of cards and gods follow from these."""

from typing import assert_never

import msgspec

from tischlein.games.rauha.rules.effects import (
    ANIMALS,
    COUNTED,
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
from tischlein.games.rauha.rules.material import (
    BIOME_WORDS,
    BIOMES,
    CARDS,
    CELL_WORDS,
    GODS,
    SYMBOLS,
    Biome,
    God,
    age_of,
)


class EffectView(msgspec.Struct):
    """`kind` chooses sentence and icons; the other fields fill them where the kind has them.

    counts is "flying", "land", "marine", "spore" or "water".
    """

    kind: str
    amount: int = 0
    pay: int = 0
    each: int = 0
    counts: str = ""


class FaceView(msgspec.Struct):
    """A biome. `age` is 0 for what is printed on the boards; `cells` is empty where the card may lie anywhere."""

    age: int
    biomes: list[str]
    animals: list[str]
    water: int
    price: int
    cells: list[str]
    effect: EffectView


class GodFace(msgspec.Struct):
    id: str
    symbol: str
    on_welcome: bool
    on_scoring: bool
    effect: EffectView


def effect_view(effect: Effect) -> EffectView:
    match effect:
        case GainCrystals() | GainEnergy() | PassiveWater():
            return EffectView(effect.kind, amount=effect.amount)
        case PayForEnergy():
            return EffectView(effect.kind, amount=effect.amount, pay=effect.pay)
        case PayForSpore():
            return EffectView(effect.kind, amount=1, pay=effect.pay)
        case EnergyPer():
            return EffectView(effect.kind, each=effect.each, counts=COUNTED[effect.counts])
        case EnergyPerChosenAnimal():
            return EffectView(effect.kind, each=effect.each)
        case NoEffect():
            return EffectView(effect.kind)
        case _:
            assert_never(effect)


def face(number: int, biome: Biome) -> FaceView:
    return FaceView(
        age=age_of(number) + 1 if number < CARDS else 0,
        biomes=[BIOME_WORDS[word] for word in biome.biomes],
        animals=[ANIMALS[animal] for animal in range(len(ANIMALS)) for _ in range(biome.animals[animal])],
        water=biome.water,
        price=biome.price,
        cells=[CELL_WORDS[cell] for cell in biome.cells] if biome.is_restricted() else [],
        effect=effect_view(biome.effect),
    )


def god_face(god: God) -> GodFace:
    return GodFace(god.id, SYMBOLS[god.symbol], god.on_welcome, god.on_scoring, effect_view(god.effect))


FACES: dict[str, FaceView] = {biome.id: face(number, biome) for number, biome in enumerate(BIOMES)}
GOD_FACES: list[GodFace] = [god_face(god) for god in GODS]
