"""The eight kinds of effect that biomes and gods have. What a kind means is one `case` per reader:

offering    `activating.add_uses`     which actions it gives a seat now
refusing    `why.why_not_source`      why it gives a seat no other
activating  `activating.use`          what it does
advising    `advice.Planner.weigh`    what it would bring, for "activate all, best order" and the hints
showing     `views.printed`           its sentence and icons
valuing     `bot.figures.figures_of`  what it may bring later

Every reader ends in `assert_never`: a kind that one of them forgets does not type-check.
"""

from typing import Final

from tischlein.kit.tables import Row, TableWrong

# The three animal symbols (§1.5).
ANIMALS: Final = ["flying", "land", "marine"]
# What "energy per" counts: the three animals by their numbers, then spores and water sources.
COUNTED: Final = [*ANIMALS, "spore", "water"]
SPORE: Final[int] = 3
WATER: Final[int] = 4


class NoEffect:
    """A rolled-up scroll: never activated (§5.2)."""

    def __init__(self) -> None:
        self.kind: str = "none"


class GainCrystals:
    def __init__(self, amount: int) -> None:
        self.kind: str = "gain_crystals"
        self.amount: int = amount


class GainEnergy:
    def __init__(self, amount: int) -> None:
        self.kind: str = "gain_energy"
        self.amount: int = amount


class PayForEnergy:
    """Once per activation, with the crystals of that moment (§5.1)."""

    def __init__(self, pay: int, amount: int) -> None:
        self.kind: str = "pay_for_energy"
        self.pay: int = pay
        self.amount: int = amount


class PayForSpore:
    """One spore onto any own biome without one, this one included (§5.5)."""

    def __init__(self, pay: int) -> None:
        self.kind: str = "pay_for_spore"
        self.pay: int = pay


class EnergyPer:
    """Counted on the own board at the moment of activation (§5.3, §5.4)."""

    def __init__(self, each: int, counts: int) -> None:
        self.kind: str = "energy_per"
        self.each: int = each
        self.counts: int = counts


class EnergyPerChosenAnimal:
    """The owner names the animal when activating (§A8)."""

    def __init__(self, each: int) -> None:
        self.kind: str = "energy_per_chosen_animal"
        self.each: int = each


class PassiveWater:
    """Never activated: its holder has so many water sources more (§5.4, §6.2)."""

    def __init__(self, amount: int) -> None:
        self.kind: str = "passive_water"
        self.amount: int = amount


Effect = (
    NoEffect | GainCrystals | GainEnergy | PayForEnergy | PayForSpore | EnergyPer | EnergyPerChosenAnimal | PassiveWater
)

KINDS: Final = [
    "none",
    "gain_crystals",
    "gain_energy",
    "pay_for_energy",
    "pay_for_spore",
    "energy_per",
    "energy_per_chosen_animal",
    "passive_water",
]


def read_effect(row: Row) -> Effect:
    effect = _read(row.take_word("kind"), row)
    row.finish()
    return effect


def _read(kind: str, row: Row) -> Effect:
    match kind:
        case "none":
            return NoEffect()
        case "gain_crystals":
            return GainCrystals(amount(row, "amount"))
        case "gain_energy":
            return GainEnergy(amount(row, "amount"))
        case "pay_for_energy":
            return PayForEnergy(amount(row, "pay"), amount(row, "amount"))
        case "pay_for_spore":
            return PayForSpore(amount(row, "pay"))
        case "energy_per":
            return EnergyPer(amount(row, "each"), row.take_place("counts", COUNTED))
        case "energy_per_chosen_animal":
            return EnergyPerChosenAnimal(amount(row, "each"))
        case "passive_water":
            return PassiveWater(amount(row, "amount"))
        case _:
            raise TableWrong(f"{row.where}: kind = {kind!r} is none of {', '.join(KINDS)}")


def amount(row: Row, name: str) -> int:
    """A number that makes a difference: no effect of the box gives or costs nothing."""
    number = row.take_number(name)
    if number < 1:
        raise TableWrong(f"{row.where}: {name} = {number} is not 1 or more")
    return number
