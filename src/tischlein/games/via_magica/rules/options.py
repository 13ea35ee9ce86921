"""The rulings that a table may decide otherwise, and the same as the rules ask for them."""

from typing import Final

from tischlein.core.options import Choice, Option, Options

OPTIONS: Final = [
    Option("starting_gates", ["choose", "dealt"]),
    Option("pass_allowed", [True, False]),
    Option("moving", ["always", "empty_supply"]),
    Option("opening_order", ["old_catcher", "new_catcher"]),
    Option("first_catcher", ["random", "first_seat"]),
    Option("standstill_rounds", [60, 30]),
]
# What still matters after the deal: only this is written in positions.
LASTING: Final = [option for option in OPTIONS if option.id not in ("starting_gates", "first_catcher")]


class Rulings:
    """The lasting options as the rules ask for them. `chosen` is how they are written."""

    def __init__(self, options: Options) -> None:
        self.pass_allowed: bool = options.flag("pass_allowed")
        self.move_needs_empty_supply: bool = options.word("moving") == "empty_supply"
        self.new_catcher_calls_first: bool = options.word("opening_order") == "new_catcher"
        self.standstill_rounds: int = options.number("standstill_rounds")
        self.chosen: dict[str, Choice] = {option.id: options.chosen[option.id] for option in LASTING}
