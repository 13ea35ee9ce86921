"""What the table may choose: every doubtful rule of README.md that has more than one fair reading."""

from typing import Final

from tischlein.core.options import Option

OPTIONS: Final[list[Option]] = [
    Option("board_rows", [8, 7]),
    Option("setup_mode", ["secret", "preset", "open"]),
    Option("require_three_of_each", [False, True]),
    Option("own_underside_visible", [True, False]),
    Option("show_seen_undersides", [False, True]),
    Option("carrier_flip", [True, False]),
    Option("standoff_flips_each", [2, 1, 3]),
    Option("repetition", ["draw_at_3", "forbidden_at_3", "off"]),
    Option("no_progress_plies", [60, 0, 40, 100]),
    Option("first_player", ["random", "white", "black", "loser_starts"]),
    # Set by a rematch (R8); heeded only where the table leaves the first player to luck or to the loser.
    Option("starts", ["", "white", "black"], shown=False),
]
