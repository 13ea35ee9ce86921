"""The printed material: 80 cards, two board sides of nine biomes, 7 gods, 16 notches. Read from cards.toml and checked.

Everywhere else a biome is its row number (cards first, then the printed ones), a card of age 1 is below 40, a cell is
0 … 8, a god its number in GODS. A god has the same number as its symbol in the masks of biomes.
"""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.games.rauha.rules.effects import (
    ANIMALS,
    SPORE,
    Effect,
    EnergyPer,
    EnergyPerChosenAnimal,
    PassiveWater,
    PayForSpore,
    read_effect,
)
from tischlein.kit.tables import Row, TableWrong, read_table

# The four biome symbols of gods; a desert has none (§1.4).
BIOMES_OF_GODS: Final = ["crystal", "forest", "mushroom", "mountain"]
BIOME_WORDS: Final = [*BIOMES_OF_GODS, "desert"]
SYMBOLS: Final = [*ANIMALS, *BIOMES_OF_GODS]
MARKS: Final = ["lightning", "arrows"]
EDGES: Final = ["top", "right", "bottom", "left", "corner"]
SATELLITES: Final = ["moon", "star"]
MOON: Final[int] = 0
NO_SATELLITE: Final[int] = -1
CELLS: Final[int] = 9
CELL_WORDS: Final = [str(cell + 1) for cell in range(CELLS)]
SIDES: Final = ["A", "B"]
AGES: Final[int] = 2
CARDS_OF_AN_AGE: Final[int] = 40


class Biome:
    """A card or a printed biome.

    symbols  a bit for every god whose symbol it shows
    animals  how many of each animal
    cells    where the card may be placed; empty for printed biomes
    """

    def __init__(self, row: Row) -> None:
        self.id: str = row.take_word("id")
        row.where = f"{row.where} ({self.id})"
        self.biomes: list[int] = row.take_places("biomes", BIOME_WORDS)
        shown: list[int] = row.take_places("animals", ANIMALS)
        self.animals: list[int] = [shown.count(animal) for animal in range(len(ANIMALS))]
        self.water: int = row.take_number("water")
        self.price: int = 0
        self.cells: list[int] = []
        if row.has("price"):
            self.price = row.take_number("price")
            self.cells = row.take_places("cells", CELL_WORDS) if row.has("cells") else list(range(CELLS))
        self.effect: Effect = read_effect(row.take_row("effect"))
        row.finish()
        self.symbols: i64 = 0
        for symbol, word in enumerate(SYMBOLS):
            if word in [BIOME_WORDS[biome] for biome in self.biomes] or word in [ANIMALS[animal] for animal in shown]:
                self.symbols |= 1 << symbol

    def is_restricted(self) -> bool:
        return 0 < len(self.cells) < CELLS


class God:
    def __init__(self, row: Row) -> None:
        self.id: str = row.take_word("id")
        self.symbol: int = row.take_place("symbol", SYMBOLS)
        marks = row.take_places("marks", MARKS)
        self.on_welcome: bool = MARKS.index("lightning") in marks
        self.on_scoring: bool = MARKS.index("arrows") in marks
        self.effect: Effect = read_effect(row.take_row("effect"))
        row.finish()
        self.water: int = self.effect.amount if isinstance(self.effect, PassiveWater) else 0


class Notch:
    """One of the avatar's 16 places. A corner has no line: it is a scoring."""

    def __init__(self, row: Row) -> None:
        self.number: int = row.take_number("notch")
        self.edge: str = EDGES[row.take_place("edge", EDGES)]
        self.cells: list[int] = row.take_places("cells", CELL_WORDS) if row.has("cells") else []
        self.satellite: int = row.take_place("satellite", SATELLITES) if row.has("satellite") else NO_SATELLITE
        row.finish()
        self.mask: i64 = sum([1 << cell for cell in self.cells])

    def is_scoring(self) -> bool:
        return not self.cells


def counts_spores(effect: Effect) -> bool:
    return isinstance(effect, EnergyPer) and effect.counts == SPORE


_TABLE: Final = read_table(Path(__file__).with_name("cards.toml"), ["god", "notch", "printed", "card", "checksum"])

# The seven of them (§6.1).
GODS: Final[list[God]] = [God(row) for row in _TABLE["god"]]
GOD_IDS: Final[list[str]] = [god.id for god in GODS]
# A source of effects is a cell 0 … 8 or FIRST_GOD + a god; texts and positions name it "cell5" or "taivas".
FIRST_GOD: Final[int] = CELLS
SOURCES: Final[int] = CELLS + len(GODS)
SOURCE_WORDS: Final[list[str]] = [f"cell{word}" for word in CELL_WORDS] + GOD_IDS
# The way of the avatar (§3.3).
NOTCHES: Final[list[Notch]] = [Notch(row) for row in _TABLE["notch"]]
BIOMES: Final[list[Biome]] = [Biome(row) for row in [*_TABLE["card"], *_TABLE["printed"]]]
BIOME_IDS: Final[list[str]] = [biome.id for biome in BIOMES]
# The symbols of each biome, for inner loops. A desert shows none (§1.4).
SHOWN: Final = vec[i64]([biome.symbols for biome in BIOMES])
CARDS: Final[int] = len(_TABLE["card"])
CARD_IDS: Final[list[str]] = BIOME_IDS[:CARDS]
# When they work (§6.2).
WELCOMED_GODS: Final[i64] = sum([1 << number for number, god in enumerate(GODS) if god.on_welcome])
SCORING_GODS: Final[i64] = sum([1 << number for number, god in enumerate(GODS) if god.on_scoring])
# Which biomes, and which of the gods as sources, bring energy per spore.
BIOMES_PER_SPORE: Final[list[bool]] = [counts_spores(biome.effect) for biome in BIOMES]
GODS_PER_SPORE: Final[i64] = sum(
    [1 << FIRST_GOD + number for number, god in enumerate(GODS) if counts_spores(god.effect)]
)
# The rows and columns of the board as lists of three cells: rows 0 … 2, then columns.
LINES: Final[list[list[int]]] = [[3 * row, 3 * row + 1, 3 * row + 2] for row in range(3)] + [
    [column, column + 3, column + 6] for column in range(3)
]


def printed_biome(side: int, cell: int) -> int:
    """The biome that a board shows where no card lies."""
    return CARDS + side * CELLS + cell


def age_of(card: int) -> int:
    """0 or 1: the deck of a card."""
    return card // CARDS_OF_AN_AGE


def counted_totals(cards: list[Biome]) -> dict[str, object]:
    """What the table says about itself in its rows `checksum`."""
    biomes = [BIOME_WORDS[biome] for card in cards for biome in card.biomes]
    animals = [ANIMALS[animal] for card in cards for animal in range(3) for _ in range(card.animals[animal])]
    return {
        "cards": len(cards),
        "two_biomes": len([card for card in cards if len(card.biomes) == 2]),
        "water": sum([card.water for card in cards]),
        "with_water": len([card for card in cards if card.water]),
        "price": sum([card.price for card in cards]),
        "restricted": len([card for card in cards if card.is_restricted()]),
        "biomes": totals(biomes),
        "animals": totals(animals),
        "effects": totals([card.effect.kind for card in cards]),
        "prices": totals([str(card.price) for card in cards]),
        "animals_on_a_card": totals([str(sum(card.animals)) for card in cards]),
    }


def totals(words: list[str]) -> dict[str, int]:
    return dict(Counter(words))


def check_totals(age: int, written: Mapping[str, object]) -> None:
    counted = counted_totals(BIOMES[age * CARDS_OF_AN_AGE : (age + 1) * CARDS_OF_AN_AGE])
    for name, total in counted.items():
        said = written.get(name)
        if isinstance(said, dict):
            said = {word: number for word, number in said.items() if number}
        if said != total:
            raise TableWrong(f"cards.toml: {name} of age {age + 1} are {total}, not {said}")


for _age, _row in enumerate(_TABLE["checksum"]):
    check_totals(_age, _row.cells)
if len(_TABLE["checksum"]) != AGES or CARDS != AGES * CARDS_OF_AN_AGE or len(set(BIOME_IDS)) != CARDS + 2 * CELLS:
    raise TableWrong("cards.toml: two ages of 40 cards, two sides of nine printed biomes, each with its own id")
if [god.symbol for god in GODS] != list(range(len(SYMBOLS))):
    raise TableWrong(f"cards.toml: the gods stand in the order of their symbols: {', '.join(SYMBOLS)}")
if [notch.number for notch in NOTCHES] != list(range(1, 17)):
    raise TableWrong("cards.toml: sixteen notches in their order")
if [god.id for god in GODS if isinstance(god.effect, PayForSpore)]:
    raise TableWrong("cards.toml: a god that lays spores has no words in actions.py")
if [biome.id for biome in BIOMES if isinstance(biome.effect, EnergyPerChosenAnimal | PassiveWater)]:
    raise TableWrong("cards.toml: only gods let their owner choose an animal or carry water by themselves")
