"""The table's choices in the form the rules ask for. One value, shared by all copies of a position."""

from typing import Final

from mypy_extensions import i64

from tischlein.core.options import Options
from tischlein.games.elementos.rules.squares import BLACK, WHITE, goal, home, whole_board

DRAW_AT_3: Final = 0
FORBIDDEN_AT_3: Final = 1
OFF: Final = 2
REPETITION: Final[list[str]] = ["draw_at_3", "forbidden_at_3", "off"]

SECRET: Final = "secret"
PRESET: Final = "preset"
OPEN: Final = "open"

# Every match ends: where the table wants no limit, this one still guards it. People never get there.
LAST_RESORT: Final = 1000


class Rulings:
    def __init__(self, options: Options) -> None:
        self.options: Options = options
        self.rows: int = options.number("board_rows")
        self.board: i64 = whole_board(self.rows)
        self.white_home: int = home(WHITE, self.rows)
        self.black_home: int = home(BLACK, self.rows)
        self.white_goal: i64 = goal(WHITE, self.rows)
        self.black_goal: i64 = goal(BLACK, self.rows)
        self.setup_mode: str = options.word("setup_mode")
        self.three_of_each: bool = options.flag("require_three_of_each")
        # Rules 5: in the memory variant nobody looks at an underside after the setup.
        self.memory: bool = not options.flag("own_underside_visible")
        self.marks_seen: bool = options.flag("show_seen_undersides")
        self.carrier_flips: bool = options.flag("carrier_flip")
        self.standoff_flips: i64 = 2 * options.number("standoff_flips_each")
        self.repetition: i64 = REPETITION.index(options.word("repetition"))
        self.idle_limit: int = options.number("no_progress_plies") or LAST_RESORT

    def home_of(self, seat: int) -> int:
        return self.white_home if seat == WHITE else self.black_home
