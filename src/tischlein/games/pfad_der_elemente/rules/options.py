"""What the table may choose, and its choices in the form the rules ask for (chapter "Doubtful points" of the rules)."""

from typing import Final

from tischlein.core.options import Option, Options, text_option
from tischlein.games.pfad_der_elemente.rules.box import OURS, Box, keep_text, read_box

# A line has a key, a sign and, for an omen, a shape, four spirits and the points.
LONGEST_LINE: Final[int] = 60

OPTIONS: Final[list[Option]] = [
    Option("ruleset", ["base", "advanced"]),
    Option("omen_selection", ["random", "choose"]),
    Option("omen_visibility", ["hidden", "open"]),
    Option("element_choice", ["free", "random"]),
    Option("first_player", ["random", "first_seat"]),
    Option("water_rule", ["strict", "longest"]),
    Option("owner_may_shift_covered", [False, True]),
    Option("covered_identity", ["owner_only", "everyone"]),
    Option("memory_aid", [False, True]),
    Option("exchange_omen_cost", [2, 1, 3]),
    Option("tie_break", ["shared", "matching_spirits_then_path"]),
    Option("allow_islands", [False, True]),
    text_option("material", len(OURS), LONGEST_LINE, keep_text),
]


class Rulings:
    """One value, shared by all copies of a position.

    omens            the advanced game
    omens_chosen     §7: after the draft two of seven are kept, instead of two drawn before it
    omens_open       §7a: everybody sees everybody's omens
    elements_drawn   §1: luck gives every player an element
    longest          §A8: of a group that is no row its longest chain counts
    shift_covered    §A14: an owner may move and swap the own covered spirits
    covered_known    §A18: everybody sees what is covered
    memory_aid       §A32: what was revealed once stays visible
    fading_on_paths, fading_in_grid   the facts of events that players have to remember (§48, §49): on paths, whatever
                     tells the motif of a spirit that may be covered; in the grid also what is turned down again
    exchange_cost    §A5: what a new omen costs
    matches_break    §A29: among equals more matching spirits win, then more path points
    islands          §A7: every tile touches another one, but the path may be in pieces
    box              §A1, §A2, §A3: boards, points and omens, ours or those of the table's own box
    """

    def __init__(self, options: Options) -> None:
        self.options: Options = options
        self.omens: bool = options.word("ruleset") == "advanced"
        self.omens_chosen: bool = options.word("omen_selection") == "choose"
        self.omens_open: bool = options.word("omen_visibility") == "open"
        self.elements_drawn: bool = options.word("element_choice") == "random"
        self.longest: bool = options.word("water_rule") == "longest"
        self.shift_covered: bool = options.flag("owner_may_shift_covered")
        self.covered_known: bool = options.word("covered_identity") == "everyone"
        self.memory_aid: bool = options.flag("memory_aid")
        self.fading_on_paths: tuple[str, ...] = () if self.covered_known else ("motif",)
        self.fading_in_grid: tuple[str, ...] = self.fading_on_paths if self.memory_aid else ("motif",)
        self.exchange_cost: int = options.number("exchange_omen_cost")
        self.matches_break: bool = options.word("tie_break") == "matching_spirits_then_path"
        self.islands: bool = options.flag("allow_islands")
        self.box: Box = read_box(options.word("material"))
