"""The printed material, read from material.toml and omens.toml and checked (§2 to §4, §27 to §35).

Everywhere else an element is 0 … 3, a motif is an element or MASK, an omen its row number. The omens of an element are
seven rows in a row.
"""

from pathlib import Path
from typing import Final, Literal, final

from mypy_extensions import i64

from tischlein.games.pfad_der_elemente.rules.hexes import TILES
from tischlein.kit.tables import Row, TableWrong, read_table

ELEMENTS: Final[list[str]] = ["earth", "air", "water", "fire"]
MOTIFS: Final[list[str]] = [*ELEMENTS, "mask"]
EARTH: Final[int] = 0
AIR: Final[int] = 1
WATER: Final[int] = 2
FIRE: Final[int] = 3
MASK: Final[int] = 4

# A spirit on a tile is its motif with these marks; a free tile is below 0.
MOTIF: Final[int] = 7
COVERED: Final[int] = 8
GIFTED: Final[int] = 16

# What the tiles of each element form: a group by itself, a row, triangles (§10 to §13).
Form = Literal["group", "row", "triangle"]
FORMS: Final[list[Form]] = ["group", "group", "row", "triangle"]

# Where a number comes from: the text of the rule book; our reconstruction; the box of whoever plays at this table.
PRINTED: Final[str] = "printed"
ASSUMED: Final[str] = "assumed"
OF_THE_TABLE: Final[str] = "table"
SOURCES: Final[list[str]] = [PRINTED, ASSUMED]

SPIRITS_OF_A_MOTIF: Final[int] = 8
# What everybody begins with (§2).
GIFTS: Final[int] = 10
MOST_SEATS: Final[int] = 4
MOST_PLACES: Final[int] = SPIRITS_OF_A_MOTIF * len(MOTIFS)
OMENS_OF_AN_ELEMENT: Final[int] = 7
OMENS_IN_PLAY: Final[int] = 2

# How many tiles the smallest pattern of a form may have. More than two by themselves nobody looks for.
POSSIBLE_TILES: Final[dict[Form, list[int]]] = {
    "group": [1, 2],
    "row": list(range(1, TILES + 1)),
    "triangle": [3],
}
# Counts by element side by side in one number, four bits each.
ONE_OF: Final[list[int]] = [1 << 4 * element for element in range(len(ELEMENTS))]
GUARDS: Final[i64] = 0x8888

FOLDER: Final[Path] = Path(__file__).parent


class Board:
    """A player's board (§4, §A1): tiles by element, taken at once and put into the pool."""

    def __init__(self, element: int, taken: list[int], pool: list[int], assumed: bool) -> None:
        self.element: int = element
        self.taken: list[int] = taken
        self.pool: list[int] = pool
        self.assumed: bool = assumed


class Pattern:
    """What the tiles of an element want (§10 to §13, §A2)."""

    def __init__(self, row: Row) -> None:
        self.element: int = row.take_place("element", ELEMENTS)
        self.tiles: int = row.take_number("tiles")
        self.points: int = row.take_number("points")
        self.further: int = row.take_number("further")
        self.assumed: bool = is_assumed(row)
        if self.tiles not in POSSIBLE_TILES[FORMS[self.element]]:
            raise TableWrong(f"{row.where}: no {FORMS[self.element]} begins with {self.tiles} tiles")


class Table:
    """The grid of spirits for a number of players (§3)."""

    def __init__(self, seats: int, spirits: int, rows: int, columns: int, assumed: bool) -> None:
        self.seats: int = seats
        self.spirits: int = spirits
        self.rows: int = rows
        self.columns: int = columns
        self.assumed: bool = assumed


@final
class OnShape:
    """An omen for spirits that lie in this shape (§43)."""

    def __init__(self, shape: int) -> None:
        self.shape: int = shape


@final
class OnTile:
    """An omen for one spirit on a tile of this element (§46)."""

    def __init__(self, element: int) -> None:
        self.element: int = element


class Omen:
    """spirits: what it lists, `wanted` the same by element, with a guard bit above each count that is lost when there
    are too many of one. source: printed, assumed, or what this table has read in its own box."""

    def __init__(
        self, id: str, element: int, lies: OnShape | OnTile, spirits: list[int], points: int, source: str
    ) -> None:
        self.id: str = id
        self.element: int = element
        self.lies: OnShape | OnTile = lies
        self.spirits: list[int] = spirits
        self.wanted: i64 = GUARDS + sum([ONE_OF[listed] for listed in spirits])
        self.points: int = points
        self.source: str = source


def take_source(row: Row) -> str:
    """The last cell of every row says where its numbers come from."""
    source = SOURCES[row.take_place("source", SOURCES)]
    row.finish()
    return source


def is_assumed(row: Row) -> bool:
    return take_source(row) == ASSUMED


def read_board(row: Row) -> Board:
    element = row.take_place("element", ELEMENTS)
    taken, pool = read_by_element(row.take_row("taken")), read_by_element(row.take_row("pool"))
    if sum(taken) + sum(pool) != TILES:
        raise TableWrong(f"{row.where}: {TILES} tiles belong to every player")
    return Board(element, taken, pool, is_assumed(row))


def read_grid(row: Row) -> Table:
    seats, spirits = row.take_number("seats"), row.take_number("spirits")
    rows, columns = row.take_number("rows"), row.take_number("columns")
    if rows * columns != spirits * len(MOTIFS):
        raise TableWrong(f"{row.where}: the rectangle does not hold all spirits")
    return Table(seats, spirits, rows, columns, is_assumed(row))


def read_omen(row: Row) -> Omen:
    id, element = row.take_word("id"), row.take_place("element", ELEMENTS)
    if row.has("shape") == row.has("tile"):
        raise TableWrong(f"{row.where}: an omen has either a shape or a tile")
    lies: OnShape | OnTile = (
        OnShape(row.take_place("shape", SHAPE_IDS)) if row.has("shape") else OnTile(row.take_place("tile", ELEMENTS))
    )
    spirits, points = row.take_places("spirits", ELEMENTS), row.take_number("points")
    return Omen(id, element, lies, spirits, points, take_source(row))


def read_by_element(row: Row) -> list[int]:
    numbers = [row.take_number(element) for element in ELEMENTS]
    row.finish()
    return numbers


def check_order(found: list[int], wanted: int, what: str) -> None:
    if found != list(range(wanted)):
        raise TableWrong(f"material.toml: {what} must be there once each, in order")


_TABLES: Final[dict[str, list[Row]]] = read_table(
    FOLDER / "material.toml", ["board", "pattern", "table", "gift", "power"]
)
BOARDS: Final[list[Board]] = [read_board(row) for row in _TABLES["board"]]
PATTERNS: Final[list[Pattern]] = [Pattern(row) for row in _TABLES["pattern"]]
TABLES: Final[list[Table]] = [read_grid(row) for row in _TABLES["table"]]
check_order([board.element for board in BOARDS], len(ELEMENTS), "boards")
check_order([pattern.element for pattern in PATTERNS], len(ELEMENTS), "patterns")
check_order([table.seats - 2 for table in TABLES], 3, "tables")

# Packs are equal for every choice of elements, so every board gives the same number of tiles (§5).
PACK: Final[int] = sum(BOARDS[0].pool)
if {sum(board.pool) for board in BOARDS} != {PACK}:
    raise TableWrong("material.toml: the boards do not fill equal packs")

# What a pair may do, and what gifts can: the verbs of the vocabulary.
Power = Literal["swap_own", "move_own", "uncover_foreign", "swap_foreign", "move_foreign"]
POWER_VERBS: Final[list[Power]] = ["swap_own", "move_own", "uncover_foreign", "swap_foreign", "move_foreign"]
GIFT_VERBS: Final[list[str]] = [
    "cover_own",
    "swap_own",
    "move_own",
    "third_reveal",
    "upgrade",
    "uncover_foreign",
    "swap_foreign",
    "move_foreign",
]


def read_costs(rows: list[Row]) -> dict[str, int]:
    """By verb, in the order of GIFT_VERBS."""
    costs: dict[str, int] = {}
    for row in rows:
        costs[GIFT_VERBS[row.take_place("action", GIFT_VERBS)]] = row.take_number("cost")
        take_source(row)
    check_order([GIFT_VERBS.index(verb) for verb in costs], len(GIFT_VERBS), "gift actions")
    return costs


def read_powers(rows: list[Row]) -> list[Power]:
    """What each motif gives for free (§23)."""
    powers: dict[int, Power] = {}
    for row in rows:
        powers[row.take_place("motif", MOTIFS)] = POWER_VERBS[row.take_place("action", POWER_VERBS)]
        take_source(row)
    check_order(list(powers), len(MOTIFS), "powers")
    return list(powers.values())


COSTS: Final[dict[str, int]] = read_costs(_TABLES["gift"])
POWERS: Final[list[Power]] = read_powers(_TABLES["power"])


def read_cells(row: Row) -> list[tuple[int, int]]:
    cells = row.take("cells")
    assert isinstance(cells, list), f"{row.where}: cells are a list"
    row.finish()
    return [(int(cell[0]), int(cell[1])) for cell in cells]


_OMENS: Final[dict[str, list[Row]]] = read_table(FOLDER / "omens.toml", ["shape", "omen"])
SHAPE_IDS: Final[list[str]] = [row.take_word("id") for row in _OMENS["shape"]]
SHAPE_CELLS: Final[list[list[tuple[int, int]]]] = [read_cells(row) for row in _OMENS["shape"]]
# What the omens show is mostly our reconstruction (§A3).
OMENS: Final[list[Omen]] = [read_omen(row) for row in _OMENS["omen"]]
OMEN_IDS: Final[list[str]] = [omen.id for omen in OMENS]
if [omen.element for omen in OMENS] != [place // OMENS_OF_AN_ELEMENT for place in range(len(OMENS))]:
    raise TableWrong("omens.toml: seven omens of each element, in their order")


def omens_of(element: int) -> list[int]:
    """Each player uses only the seven omens of the own element (§7, §A4)."""
    return list(range(element * OMENS_OF_AN_ELEMENT, (element + 1) * OMENS_OF_AN_ELEMENT))
