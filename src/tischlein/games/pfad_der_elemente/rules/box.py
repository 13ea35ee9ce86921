"""The box that a table plays with: ours, or what its owner reads in the real one (§A33, and §A1 to §A3).

Only what is marked as assumed can be written anew. A table's own material is a text of lines, one for every value that
differs from ours, so that it fits into an option and a record:

    earth-taken = 3 1 1 1           tiles of earth, air, water and fire that the owner of this board takes
    earth-pool = 0 2 2 2            and puts into the pool
    water-points = 3                what the smallest pattern of this element brings
    grid-2 = 4x5                    rows and columns of the grid for two
    earth-4 = line3 earth air water 2     an omen: its shape, its spirits, its points
    earth-7 = tile earth air 1            or the tile, the spirit on it, its points
"""

from typing import Final

from tischlein.core.refusal import Fact, Refusal
from tischlein.games.pfad_der_elemente.rules.hexes import TILES
from tischlein.games.pfad_der_elemente.rules.material import (
    ASSUMED,
    BOARDS,
    ELEMENTS,
    FORMS,
    MOTIFS,
    OF_THE_TABLE,
    OMENS,
    PATTERNS,
    SHAPE_CELLS,
    SHAPE_IDS,
    TABLES,
    Board,
    Omen,
    OnShape,
    OnTile,
    Table,
)
from tischlein.games.pfad_der_elemente.rules.patterns import values_of

# An omen on a tile is written with this word where others name a shape.
TILE_WORD: Final[str] = "tile"
LIES: Final[list[str]] = [*SHAPE_IDS, TILE_WORD]
LEAST_POINTS: Final[int] = 1
MOST_POINTS: Final[int] = 12
# A draft has at least one choice.
SMALLEST_PACK: Final[int] = 2
# A grid is a rectangle that fits on a screen.
SHORTEST_SIDE: Final[int] = 4
LONGEST_SIDE: Final[int] = 10

Values = dict[str, str]


class Box:
    """One value, shared by all copies of a position.

    boards  by element; pack: how many tiles each pack has, which is what every board gives into the pool
    values  by element: what a pattern of 0, 1, 2 … tiles brings
    tables  the grids, for two seats, three, four
    omens   by number; shapes: which shapes any of them asks for
    """

    def __init__(self, boards: list[Board], values: list[list[int]], tables: list[Table], omens: list[Omen]) -> None:
        self.boards: list[Board] = boards
        self.pack: int = sum(boards[0].pool)
        self.values: list[list[int]] = values
        self.tables: list[Table] = tables
        self.omens: list[Omen] = omens
        shapes: set[int] = set()
        for omen in omens:
            lies = omen.lies
            if isinstance(lies, OnShape):
                shapes.add(lies.shape)
        self.shapes: list[bool] = [shape in shapes for shape in range(len(SHAPE_IDS))]


def points_at(values: list[list[int]], element: int) -> int:
    """What the smallest pattern of an element brings."""
    return values[element][PATTERNS[element].tiles]


# Written


def write_box(box: Box) -> Values:
    """Every value that is not printed, by its key, in the order of the form."""
    written: Values = {}
    for board in box.boards:
        if board.assumed:
            word = ELEMENTS[board.element]
            written[f"{word}-taken"] = " ".join([str(count) for count in board.taken])
            written[f"{word}-pool"] = " ".join([str(count) for count in board.pool])
    for pattern in PATTERNS:
        if pattern.assumed:
            written[f"{ELEMENTS[pattern.element]}-points"] = str(points_at(box.values, pattern.element))
    for table in box.tables:
        if table.assumed:
            written[f"grid-{table.seats}"] = f"{table.rows}x{table.columns}"
    for printed, omen in zip(OMENS, box.omens, strict=True):
        if printed.source == ASSUMED:
            written[omen.id] = write_omen(omen)
    return written


def write_omen(omen: Omen) -> str:
    lies = omen.lies
    head = SHAPE_IDS[lies.shape] if isinstance(lies, OnShape) else f"{TILE_WORD} {ELEMENTS[lies.element]}"
    return " ".join([head, *[ELEMENTS[spirit] for spirit in omen.spirits], str(omen.points)])


OUR_BOX: Final[Box] = Box(
    BOARDS, [values_of(pattern, FORMS[pattern.element], pattern.points) for pattern in PATTERNS], TABLES, OMENS
)
OURS: Final[Values] = write_box(OUR_BOX)


# Read


def read_box(text: str) -> Box:
    """Ours, with what the lines say instead (§A33). Refuses what cannot be in the box, and says what would fit."""
    if text == "":
        return OUR_BOX
    given = read_lines(text)
    boards = [read_board(board, given) for board in BOARDS]
    check_boards(boards)
    values: list[list[int]] = []
    for pattern in PATTERNS:
        key = f"{ELEMENTS[pattern.element]}-points"
        points = read_points(key, given[key]) if key in given else pattern.points
        values.append(values_of(pattern, FORMS[pattern.element], points))
    return Box(
        boards, values, [read_grid(table, given) for table in TABLES], [read_omen(omen, given) for omen in OMENS]
    )


def keep_text(text: str) -> str:
    """The form in which an option keeps it: only what differs from ours, in the order of the form."""
    written = write_box(read_box(text))
    return "\n".join([f"{key} = {written[key]}" for key in OURS if written[key] != OURS[key]])


def read_lines(text: str) -> Values:
    """Values by key; every key may be there once."""
    given: Values = {}
    for line in text.splitlines():
        key, sign, value = line.partition("=")
        key, value = key.strip(), value.strip()
        if not sign:
            raise Refusal("material_line", {"value": line.strip()})
        if key not in OURS:
            raise Refusal("material_key", {"key": key, "valid": list(OURS)})
        if key in given:
            raise Refusal("material_twice", {"key": key})
        given[key] = value
    return given


def read_number(word: str, least: int, most: int) -> int:
    """A number from `least` to `most`, or below 0 if it is none."""
    if not word.isascii() or not word.isdigit() or len(word) > 2 or not least <= int(word) <= most:
        return -1
    return int(word)


def read_points(key: str, value: str) -> int:
    points = read_number(value, LEAST_POINTS, MOST_POINTS)
    if points < 0:
        raise Refusal("material_points", {"key": key, "value": value, "least": LEAST_POINTS, "most": MOST_POINTS})
    return points


def read_board(board: Board, given: Values) -> Board:
    word = ELEMENTS[board.element]
    taken, pool = f"{word}-taken", f"{word}-pool"
    if taken not in given and pool not in given:
        return board
    return Board(
        board.element,
        read_counts(taken, given[taken]) if taken in given else board.taken,
        read_counts(pool, given[pool]) if pool in given else board.pool,
        board.assumed,
    )


def read_counts(key: str, value: str) -> list[int]:
    """Four numbers: tiles of earth, air, water and fire."""
    counts = [read_number(word, 0, TILES) for word in value.split()]
    if len(counts) != len(ELEMENTS) or min(counts) < 0:
        raise Refusal("material_counts", {"key": key, "value": value, "most": TILES})
    return counts


def check_boards(boards: list[Board]) -> None:
    """Twelve tiles for everybody and equal packs for every choice of elements (§4, §5, §A33); no tile twice."""
    for board in boards:
        taken, pool = sum(board.taken), sum(board.pool)
        if taken + pool != TILES:
            facts: dict[str, Fact] = {"element": ELEMENTS[board.element], "taken": taken, "pool": pool}
            raise Refusal("material_board", {**facts, "sum": taken + pool, "wanted": TILES})
    pools = [sum(board.pool) for board in boards]
    if min(pools) != max(pools):
        raise Refusal("material_packs", {"pools": pools})
    if pools[0] < SMALLEST_PACK:
        raise Refusal("material_pack_size", {"pool": pools[0], "least": SMALLEST_PACK, "most": TILES})
    for element, word in enumerate(ELEMENTS):
        tiles = sum([board.taken[element] + board.pool[element] for board in boards])
        if tiles != TILES:
            raise Refusal("material_supply", {"element": word, "sum": tiles, "wanted": TILES})


def grids_for(spirits: int) -> list[str]:
    """Every rectangle for so many spirits of each motif."""
    sides = range(SHORTEST_SIDE, LONGEST_SIDE + 1)
    return [f"{rows}x{columns}" for rows in sides for columns in sides if rows * columns == spirits * len(MOTIFS)]


def read_grid(table: Table, given: Values) -> Table:
    key = f"grid-{table.seats}"
    if key not in given:
        return table
    valid = grids_for(table.spirits)
    if given[key] not in valid:
        raise Refusal("material_grid", {"key": key, "value": given[key], "valid": valid})
    rows, _, columns = given[key].partition("x")
    return Table(table.seats, table.spirits, int(rows), int(columns), table.assumed)


def read_omen(ours: Omen, given: Values) -> Omen:
    """Spirits lie in any order, so the same ones in another order are still our card."""
    if ours.id not in given:
        return ours
    value = given[ours.id]
    lies_word, *words = value.split() or [""]
    if lies_word not in LIES:
        raise Refusal("material_shape", {"key": ours.id, "value": lies_word, "valid": LIES})
    wanted = 2 if lies_word == TILE_WORD else len(SHAPE_CELLS[SHAPE_IDS.index(lies_word)])
    spirits = [ELEMENTS.index(word) for word in words[:wanted] if word in ELEMENTS]
    if len(spirits) != wanted or len(words) != wanted + 1:
        facts: dict[str, Fact] = {"key": ours.id, "value": value, "shape": lies_word, "count": wanted}
        raise Refusal("material_spirits", {**facts, "valid": ELEMENTS})
    points = read_points(ours.id, words[wanted])
    lies: OnShape | OnTile = OnTile(spirits[0]) if lies_word == TILE_WORD else OnShape(SHAPE_IDS.index(lies_word))
    if lies_word == TILE_WORD:
        spirits = spirits[1:]
    omen = Omen(ours.id, ours.element, lies, spirits, points, OF_THE_TABLE)
    return ours if sorted_words(write_omen(omen)) == sorted_words(write_omen(ours)) else omen


def sorted_words(omen: str) -> list[str]:
    head, *words = omen.split()
    return [head, *words] if head == TILE_WORD else [head, *sorted(words)]
