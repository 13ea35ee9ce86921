"""The material of Essence: kinds of achievements, concept cards, way cards. All are numbers in these lists."""

from pathlib import Path
from typing import Final, Literal, assert_never

from tischlein.kit.tables import Row, TableWrong, read_table

METALS: Final = ["gold", "silver", "bronze"]
COLOURS: Final = ["yellow", "green", "blue", "red", "white"]
# What can be owned (§5): a gold coin and a yellow card are different kinds.
KINDS: Final = METALS + COLOURS
GOLD: Final = 0
SILVER: Final = 1
BRONZE: Final = 2
FIRST_CARD: Final = len(METALS)

YELLOW: Final = 0
RED: Final = 3
WHITE: Final = 4

# What a way card asks for. Whoever tells symbols apart ends with `assert_never`, so that a new one is missed nowhere.
Symbol = Literal["triangle", "fivestar", "circle", "sevenstar"]
SYMBOLS: Final[list[Symbol]] = ["triangle", "fivestar", "circle", "sevenstar"]
STEPS: Final = 5

# The seven sets of tip cards (§4).
ROMAN: Final = ["I", "II", "III", "IV", "V", "VI", "VII"]
# Every player has a set (§7).
MOST_SEATS: Final = len(ROMAN)

FACETS: Final = [
    "heart",
    "drive",
    "calm",
    "mind",
    "create",
    "order",
    "bold",
    "play",
    "depth",
    "earth",
    "lead",
    "fair",
]
VALENCES: Final = ["pleasant", "mixed", "unpleasant"]
UNPLEASANT: Final = 2
NO_VALENCE: Final = -1
LETTERS: Final = "ygbrw"

# A table may write so many concepts of its own per colour, each so long (§46).
OWN_LINES: Final = 20
OWN_LENGTH: Final = 40


class Concept:
    """`weights` says how much it has of which facet (together 1); `valence` is set for emotions."""

    def __init__(self, id: str, colour: int, weights: list[float], valence: int) -> None:
        self.id: str = id
        self.colour: int = colour
        self.weights: list[float] = weights
        self.valence: int = valence


class Way:
    """A way card: its symbol, the colour it draws, and which of several wordings its question has."""

    def __init__(self, id: str, symbol: Symbol, colour: int, wording: int) -> None:
        self.id: str = id
        self.symbol: Symbol = symbol
        self.colour: int = colour
        self.wording: int = wording


def read_concept(row: Row) -> Concept:
    id = row.take_word("id")
    weights = [0.0] * len(FACETS)
    weights[row.take_place("facet", FACETS)] = 1.0
    valence = row.take_place("valence", VALENCES) if row.has("valence") else NO_VALENCE
    row.finish()
    return Concept(id, LETTERS.index(id[0]), weights, valence)


def read_archetype(row: Row) -> Concept:
    id = row.take_word("id")
    sides = row.take_row("facets")
    weights = [float(sides.take_number(facet)) if sides.has(facet) else 0.0 for facet in FACETS]
    sides.finish()
    row.finish()
    # Its score spreads as widely as that of any other concept.
    length = sum([weight * weight for weight in weights]) ** 0.5
    return Concept(id, WHITE, [weight / length for weight in weights], NO_VALENCE)


def read_concepts() -> list[Concept]:
    table = read_table(Path(__file__).with_name("concepts.toml"), ["concept", "archetype"])
    return [read_concept(row) for row in table["concept"]] + [read_archetype(row) for row in table["archetype"]]


def read_ways() -> list[Way]:
    ways: list[Way] = []
    for row in read_table(Path(__file__).with_name("ways.toml"), ["way"])["way"]:
        symbol = SYMBOLS[row.take_place("symbol", SYMBOLS)]
        way = Way(row.take_word("id"), symbol, row.take_place("colour", COLOURS), row.take_number("wording"))
        row.finish()
        ways.append(way)
    return ways


# Five colours (§2).
CONCEPTS: Final = read_concepts()
PRINTED: Final = len(CONCEPTS)
# Symbol and colour of the 38 way cards (§1, §A15).
WAYS: Final = read_ways()
WAY_IDS: Final = [way.id for way in WAYS]
# Printed concepts first, then the places for those a table writes itself, colour by colour.
CONCEPT_IDS: Final = [concept.id for concept in CONCEPTS] + [
    f"own_{colour}_{line + 1}" for colour in COLOURS for line in range(OWN_LINES)
]

if len(WAYS) != 38 or [concept.colour for concept in CONCEPTS] != sorted([one.colour for one in CONCEPTS]):
    raise TableWrong("ways.toml, concepts.toml: 38 way cards, and concepts in the order of their colours")


def concepts_drawn(symbol: Symbol) -> int:
    """Three to choose from, or one to assess (§18, §A3)."""
    match symbol:
        case "triangle" | "circle":
            return 3
        case "fivestar" | "sevenstar":
            return 1
        case _:
            assert_never(symbol)


def colour_of(concept: int) -> int:
    if concept < PRINTED:
        return CONCEPTS[concept].colour
    return (concept - PRINTED) // OWN_LINES


def own_concept(colour: int, line: int) -> int:
    return PRINTED + colour * OWN_LINES + line


def own_line(concept: int) -> int:
    """The line of a concept that the table wrote itself."""
    return (concept - PRINTED) % OWN_LINES
