"""The printed material, read from material.toml and omens.toml and checked (rules R2 to R4, table of gifts).

Everywhere else an element is 0 … 3, a motif is an element or MASK, an omen its row number. The omens of an element are
seven rows in a row.
"""

from pathlib import Path
from typing import Final

from tischlein.games.pfad_der_elemente.rules.hexes import TILES
from tischlein.kit.tables import Row, TableWrong, read_table

ELEMENTS: Final[list[str]] = ["earth", "air", "water", "fire"]
MOTIFS: Final[list[str]] = [*ELEMENTS, "mask"]
EARTH: Final[int] = 0
AIR: Final[int] = 1
WATER: Final[int] = 2
FIRE: Final[int] = 3
MASK: Final[int] = 4
SOURCES: Final[list[str]] = ["printed", "assumed"]

TILES_OF_AN_ELEMENT: Final[int] = 12
SPIRITS_OF_A_MOTIF: Final[int] = 8
GIFTS: Final[int] = 10
MOST_SEATS: Final[int] = 4
MOST_PLACES: Final[int] = SPIRITS_OF_A_MOTIF * len(MOTIFS)
OMENS_OF_AN_ELEMENT: Final[int] = 7
OMENS_IN_PLAY: Final[int] = 2

FOLDER: Final[Path] = Path(__file__).parent


class Board:
    """A player's board (rules R4): tiles by element, taken at once and put into the pool."""

    def __init__(self, row: Row) -> None:
        self.element: int = row.place("element", ELEMENTS)
        self.taken: list[int] = by_element(row.row("taken"))
        self.pool: list[int] = by_element(row.row("pool"))
        self.assumed: bool = is_assumed(row)
        if sum(self.taken) + sum(self.pool) != TILES:
            raise TableWrong(f"{row.where}: {TILES} tiles belong to every player")


class Pattern:
    """What the tiles of an element want (rules R10 to R13)."""

    def __init__(self, row: Row) -> None:
        self.element: int = row.place("element", ELEMENTS)
        self.tiles: int = row.number("tiles")
        self.points: int = row.number("points")
        self.further: int = row.number("further")
        self.assumed: bool = is_assumed(row)


class Table:
    """The grid of spirits for a number of players (rules R3)."""

    def __init__(self, row: Row) -> None:
        self.seats: int = row.number("seats")
        self.spirits: int = row.number("spirits")
        self.rows: int = row.number("rows")
        self.columns: int = row.number("columns")
        self.assumed: bool = is_assumed(row)
        if self.rows * self.columns != self.spirits * len(MOTIFS):
            raise TableWrong(f"{row.where}: the rectangle does not hold all spirits")


class Omen:
    """spirits: how many of each element it lists; shape is NO_SHAPE for one spirit on a tile (rules R43, R46)."""

    def __init__(self, row: Row, shapes: list[str]) -> None:
        self.id: str = row.word("id")
        self.element: int = row.place("element", ELEMENTS)
        self.shape: int = row.place("shape", shapes) if row.has("shape") else NO_SHAPE
        listed = row.places("spirits", ELEMENTS)
        self.listed: list[int] = listed
        self.spirits: list[int] = [listed.count(element) for element in range(len(ELEMENTS))]
        self.tile: int = row.place("tile", ELEMENTS) if row.has("tile") else NO_TILE
        self.points: int = row.number("points")
        self.assumed: bool = is_assumed(row)
        if (self.shape == NO_SHAPE) == (self.tile == NO_TILE):
            raise TableWrong(f"{row.where}: an omen has either a shape or a tile")


NO_SHAPE: Final[int] = -1
NO_TILE: Final[int] = -1


def is_assumed(row: Row) -> bool:
    """The last cell of every row."""
    source = row.place("source", SOURCES)
    row.finish()
    return SOURCES[source] == "assumed"


def by_element(row: Row) -> list[int]:
    numbers = [row.number(element) for element in ELEMENTS]
    row.finish()
    return numbers


def in_order(found: list[int], wanted: int, what: str) -> None:
    if found != list(range(wanted)):
        raise TableWrong(f"material.toml: {what} must be there once each, in order")


_TABLES: Final[dict[str, list[Row]]] = read_table(
    FOLDER / "material.toml", ["board", "pattern", "table", "gift", "power"]
)
BOARDS: Final[list[Board]] = [Board(row) for row in _TABLES["board"]]
PATTERNS: Final[list[Pattern]] = [Pattern(row) for row in _TABLES["pattern"]]
TABLES: Final[list[Table]] = [Table(row) for row in _TABLES["table"]]
in_order([board.element for board in BOARDS], len(ELEMENTS), "boards")
in_order([pattern.element for pattern in PATTERNS], len(ELEMENTS), "patterns")
in_order([table.seats - 2 for table in TABLES], 3, "tables")

# Rules R5: packs are equal for every choice of elements, so every board gives the same number of tiles.
PACK: Final[int] = sum(BOARDS[0].pool)
if {sum(board.pool) for board in BOARDS} != {PACK}:
    raise TableWrong("material.toml: the boards do not fill equal packs")

GIFT_ACTIONS: Final[list[str]] = [
    "cover_own",
    "swap_own",
    "move_own",
    "third_reveal",
    "upgrade",
    "uncover_foreign",
    "swap_foreign",
    "move_foreign",
]


def read_costs(rows: list[Row]) -> list[int]:
    costs: dict[int, int] = {}
    for row in rows:
        action = row.place("action", GIFT_ACTIONS)
        costs[action] = row.number("cost")
        is_assumed(row)
    in_order(sorted(costs), len(GIFT_ACTIONS), "gift actions")
    return [costs[action] for action in range(len(GIFT_ACTIONS))]


def read_powers(rows: list[Row]) -> list[int]:
    """The gift action that each motif gives for free (rules R23)."""
    powers: dict[int, int] = {}
    for row in rows:
        motif = row.place("motif", MOTIFS)
        powers[motif] = row.place("action", GIFT_ACTIONS)
        is_assumed(row)
    in_order(sorted(powers), len(MOTIFS), "powers")
    return [powers[motif] for motif in range(len(MOTIFS))]


COSTS: Final[list[int]] = read_costs(_TABLES["gift"])
POWERS: Final[list[int]] = read_powers(_TABLES["power"])


def read_cells(row: Row) -> list[tuple[int, int]]:
    cells = row.take("cells")
    assert isinstance(cells, list), f"{row.where}: cells are a list"
    return [(int(cell[0]), int(cell[1])) for cell in cells]


_OMENS: Final[dict[str, list[Row]]] = read_table(FOLDER / "omens.toml", ["shape", "omen"])
SHAPE_IDS: Final[list[str]] = [row.word("id") for row in _OMENS["shape"]]
SHAPE_CELLS: Final[list[list[tuple[int, int]]]] = [read_cells(row) for row in _OMENS["shape"]]
SHAPES_ASSUMED: Final[list[bool]] = [is_assumed(row) for row in _OMENS["shape"]]
OMENS: Final[list[Omen]] = [Omen(row, SHAPE_IDS) for row in _OMENS["omen"]]
OMEN_IDS: Final[list[str]] = [omen.id for omen in OMENS]
if [omen.element for omen in OMENS] != [place // OMENS_OF_AN_ELEMENT for place in range(len(OMENS))]:
    raise TableWrong("omens.toml: seven omens of each element, in their order")


def omens_of(element: int) -> list[int]:
    """Rules R7: each player uses only the omens of the own element."""
    return list(range(element * OMENS_OF_AN_ELEMENT, (element + 1) * OMENS_OF_AN_ELEMENT))
