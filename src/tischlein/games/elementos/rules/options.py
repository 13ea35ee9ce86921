"""What the table may choose: every doubtful point of the rules that has more than one fair reading."""

from typing import Final

from mypy_extensions import i64

from tischlein.core.options import Option, Options
from tischlein.games.elementos.rules.squares import BLACK, WHITE, goal, home, whole_board

SECRET: Final = "secret"
PRESET: Final = "preset"
OPEN: Final = "open"

OPTIONS: Final[list[Option]] = [
    Option("board_rows", [8, 7]),
    Option("setup_mode", [SECRET, PRESET, OPEN]),
    Option("require_three_of_each", [False, True]),
    Option("own_underside_visible", [True, False]),
    Option("show_seen_undersides", [False, True]),
    Option("carrier_flip", [True, False]),
    Option("standoff_flips_each", [2, 1, 3]),
    Option("repetition", ["draw_at_3", "forbidden_at_3", "off"]),
    Option("no_progress_plies", [60, 0, 40, 100]),
    Option("first_player", ["random", "white", "black", "loser_starts"]),
    # Set by a rematch (§8); heeded only where the table leaves the first player to luck or to the loser.
    Option("starts", ["", "white", "black"], shown=False),
]

# Every match ends: where the table wants no limit, this one still guards it (§A19). People never get there.
LAST_RESORT: Final = 1000


class Rulings:
    """The table's choices in the form the rules ask for. One value, shared by all copies of a position."""

    def __init__(self, options: Options) -> None:
        self.options: Options = options
        # §A1: eight rows or seven.
        self.rows: int = options.number("board_rows")
        self.board: i64 = whole_board(self.rows)
        self.white_home: int = home(WHITE, self.rows)
        self.black_home: int = home(BLACK, self.rows)
        self.white_goal: i64 = goal(WHITE, self.rows)
        self.black_goal: i64 = goal(BLACK, self.rows)
        self.setup_mode: str = options.word("setup_mode")
        self.three_of_each: bool = options.flag("require_three_of_each")
        # §A14: in the memory variant nobody looks at an underside after the setup.
        self.memory: bool = not options.flag("own_underside_visible")
        self.marks_seen: bool = options.flag("show_seen_undersides")
        # The squares on which a carrier may be flipped, all or none.
        self.turning_carriers: i64 = -1 if options.flag("carrier_flip") else 0
        # Those of both players.
        self.standoff_flips: i64 = 2 * options.number("standoff_flips_each")
        # What the third time of a position is.
        self.third_is_draw: bool = options.word("repetition") == "draw_at_3"
        self.third_is_forbidden: bool = options.word("repetition") == "forbidden_at_3"
        self.idle_limit: int = options.number("no_progress_plies") or LAST_RESORT

    def home_of(self, seat: int) -> int:
        return self.white_home if seat == WHITE else self.black_home
