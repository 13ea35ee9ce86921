"""What a table may choose (README, "Options"). The first value is the default."""

from typing import Final

from tischlein.core.options import Option, text_option
from tischlein.games.essence.rules.material import COLOURS, OWN_LENGTH, OWN_LINES
from tischlein.games.essence.rules.world import ADVICE, READINGS

DECK_LENGTHS: Final = ["full", "equal_turns", "three_each", "four_each"]
TURNS_EACH: Final = {"three_each": 3, "four_each": 4}
REDRAWS: Final = {"once": 1, "off": 0, "thrice": 3}

OPTIONS: Final = [
    Option("deck_length", DECK_LENGTHS),
    Option("expansion", [True, False]),
    Option("emotions", ["all", "no_unpleasant"]),
    Option("concept_redraw", list(REDRAWS)),
    Option("trading_help", ADVICE),
    Option("white_sevenstar", READINGS),
    Option("self_vote_on_sevenstar", [True, False]),
    Option("abstaining", [False, True]),
    Option("holdings_visible", [True, False]),
    Option("question_variants", [True, False]),
    Option("emblems", ["chosen", "dealt"]),
    Option("start_player", ["random", "first_seat"]),
    *[text_option(f"own_{colour}", OWN_LINES, OWN_LENGTH) for colour in COLOURS],
]
