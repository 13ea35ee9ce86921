"""What a table may choose (README, "Options"). The first value is the default."""

from typing import Final, Literal

from tischlein.core.options import Option, Options, read_options, text_option
from tischlein.games.essence.rules.material import (
    COLOURS,
    CONCEPTS,
    OWN_LENGTH,
    OWN_LINES,
    RED,
    UNPLEASANT,
    WAYS,
    own_concept,
)

DECK_LENGTHS: Final = ["full", "equal_turns", "three_each", "four_each"]
TURNS_EACH: Final = {"three_each": 3, "four_each": 4}
REDRAWS: Final = {"once": 1, "off": 0, "thrice": 3}
ADVICE: Final = ["suggest", "off", "auto"]
# Readings of the white seven-star (§A6).
Reading = Literal["two_instead_if_majority", "two_if_any_majority", "three_if_majority"]
READINGS: Final[list[Reading]] = ["two_instead_if_majority", "two_if_any_majority", "three_if_majority"]
COLOURS_WITHOUT_EXPANSION: Final = 3

OPTIONS: Final = [
    # An evening of all 38 cards takes an hour and more; whoever just begins plays three turns each.
    Option("deck_length", DECK_LENGTHS, suggested="three_each"),
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

# What of it still matters when the match has begun, as positions write it; the table's own concepts stand beside these.
WRITTEN_OPTIONS: Final = [
    Option("white_sevenstar", READINGS),
    Option("self_vote_on_sevenstar", [True, False]),
    Option("holdings_visible", [True, False]),
    Option("trading_help", ADVICE),
    Option("swaps", [1, 0, 2, 3]),
    Option("pleasant_only", [False, True]),
    Option("question_variants", [True, False]),
    Option("expansion", [True, False]),
    Option("abstaining", [False, True]),
]


class Rulings:
    """What this table has chosen (README, "Rules and rulings" and "Options"), in the form the rules ask for.

    chosen  as positions write it
    own     the concepts the table wrote itself, by colour
    swaps   how many concepts each player may have exchanged in a match
    """

    def __init__(self, chosen: Options, own: list[list[str]]) -> None:
        self.chosen: Options = chosen
        self.own: list[list[str]] = own
        white = chosen.word("white_sevenstar")
        self.white_reading: Reading = next(reading for reading in READINGS if reading == white)
        self.self_vote: bool = chosen.flag("self_vote_on_sevenstar")
        self.holdings_open: bool = chosen.flag("holdings_visible")
        self.advice: str = chosen.word("trading_help")
        self.swaps: int = chosen.number("swaps")
        self.pleasant_only: bool = chosen.flag("pleasant_only")
        self.wordings: bool = chosen.flag("question_variants")
        self.expansion: bool = chosen.flag("expansion")
        self.abstaining: bool = chosen.flag("abstaining")

    def colours(self) -> int:
        """Without the expansion there are neither emotions nor archetypes (§A15)."""
        return len(COLOURS) if self.expansion else COLOURS_WITHOUT_EXPANSION

    def way_cards(self) -> list[int]:
        return [number for number, way in enumerate(WAYS) if way.colour < self.colours()]

    def concepts(self, colour: int) -> list[int]:
        """The whole stack of a colour (§9), in order: gentle where the table wants it (§45), and with its own (§46)."""
        printed = [
            number
            for number, concept in enumerate(CONCEPTS)
            if concept.colour == colour and not (self.pleasant_only and colour == RED and concept.valence == UNPLEASANT)
        ]
        return printed + [own_concept(colour, line) for line in range(len(self.own[colour]))]


def rulings_of(options: Options) -> Rulings:
    """From what a table chose in the lobby."""
    chosen: dict[str, object] = {
        option.id: options.chosen[option.id] for option in WRITTEN_OPTIONS if option.id in options.chosen
    }
    chosen["swaps"] = REDRAWS[options.word("concept_redraw")]
    chosen["pleasant_only"] = options.word("emotions") == "no_unpleasant"
    own = [options.word(f"own_{colour}").splitlines() for colour in COLOURS]
    return Rulings(read_options(WRITTEN_OPTIONS, chosen), own)
