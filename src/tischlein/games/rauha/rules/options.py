"""What a table may choose: the side of the boards (§2.3), and the rulings that it may decide otherwise."""

from typing import Final

from tischlein.core.options import Choice, Option, Options
from tischlein.games.rauha.rules.material import SIDES

OPTIONS: Final = [
    Option("side", SIDES),
    Option("metsat", ["choose", "best"]),
    Option("new_spores", ["at_once", "next_scoring"]),
    Option("complete_again", [True, False]),
    Option("vuori", ["everywhere", "comparison"]),
]


class Rulings:
    """What this table has chosen, as the rules ask for it.

    metsat_chooses    §A8: the player names the animal, instead of always counting the most frequent one
    spores_at_once    §A4: a biome that gets its spore in a scoring may be activated in that scoring
    complete_again    §A5: a line that was complete before counts when one of its cells is covered to match
    vuori_everywhere  §A7: Vuori's water counts for effects too, not only for the comparison
    """

    def __init__(self, options: Options) -> None:
        self.chosen: dict[str, Choice] = {option.id: options.chosen[option.id] for option in OPTIONS}
        self.side: int = SIDES.index(options.word("side"))
        self.metsat_chooses: bool = options.word("metsat") == "choose"
        self.spores_at_once: bool = options.word("new_spores") == "at_once"
        self.complete_again: bool = options.flag("complete_again")
        self.vuori_everywhere: bool = options.word("vuori") == "everywhere"
