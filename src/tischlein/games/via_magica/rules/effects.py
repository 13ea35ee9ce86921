"""The nine kinds of effect a gate can have. What a kind means is one `case` per moment of the game:

opening  `opening.use_effect`       scoring  `scoring.final_points`       drawing  `Area.wild`, set by `use_effect`
"""

from tischlein.kit.tables import Row, TableWrong

ANIMI = ["air", "water", "earth", "life", "fire", "shadow"]
COLOURS = ["yellow", "violet", "green", "blue"]
# As a target of an effect and as a drawn token: matches every space.
WILD = 6
TARGETS = [*ANIMI, "any"]


class NoEffect:
    def __init__(self) -> None:
        self.kind: str = "none"


class ScorePerGate:
    """At the end: points for every opened gate of a colour, itself included (rules 8.2)."""

    def __init__(self, colour: int, each: int) -> None:
        self.kind: str = "score_per_gate"
        self.colour: int = colour
        self.each: int = each


class ScorePerSpace:
    """At the end: points for every printed space of an animus on the opened gates, its own included (rules 8.3)."""

    def __init__(self, animus: int, each: int) -> None:
        self.kind: str = "score_per_space"
        self.animus: int = animus
        self.each: int = each


class PlaceCrystals:
    """When opened: up to `count` placements on spaces of the target animus, or on any with WILD (rules 8.4)."""

    def __init__(self, target: int, count: int) -> None:
        self.kind: str = "place_crystals"
        self.target: int = target
        self.count: int = count


class GainCrystals:
    """When opened: crystals from the stock, for good (rules 8.5)."""

    def __init__(self, count: int) -> None:
        self.kind: str = "gain_crystals"
        self.count: int = count


class RearrangeCrystals:
    """When opened: the crystals on the other gates may lie elsewhere on them (rules 8.6)."""

    def __init__(self) -> None:
        self.kind: str = "rearrange_crystals"


class OpenOtherGate:
    """When opened: another gate of the zone is opened next, full or not (rules 8.7)."""

    def __init__(self) -> None:
        self.kind: str = "open_other_gate"


class ExtraGate:
    """When opened: one more gate from the display, and the zone holds four from now on (rules 8.8)."""

    def __init__(self) -> None:
        self.kind: str = "extra_gate"


class AnimusIsWild:
    """From the next draw on: a drawn token of this animus counts as wild for the owner (rules 8.9)."""

    def __init__(self, animus: int) -> None:
        self.kind: str = "animus_is_wild"
        self.animus: int = animus


Effect = (
    NoEffect
    | ScorePerGate
    | ScorePerSpace
    | PlaceCrystals
    | GainCrystals
    | RearrangeCrystals
    | OpenOtherGate
    | ExtraGate
    | AnimusIsWild
)

KINDS = [
    "none",
    "score_per_gate",
    "score_per_space",
    "place_crystals",
    "gain_crystals",
    "rearrange_crystals",
    "open_other_gate",
    "extra_gate",
    "animus_is_wild",
]


def read_effect(row: Row) -> Effect:
    effect = _read_scoring(row) if row.cells.get("kind") in ("score_per_gate", "score_per_space") else _read_other(row)
    row.finish()
    return effect


def _read_scoring(row: Row) -> Effect:
    if row.word("kind") == "score_per_gate":
        return ScorePerGate(row.place("colour", COLOURS), row.number("each"))
    return ScorePerSpace(row.place("animus", ANIMI), row.number("each"))


def _read_other(row: Row) -> Effect:
    match row.word("kind"):
        case "none":
            return NoEffect()
        case "place_crystals":
            return PlaceCrystals(row.place("target", TARGETS), row.number("count"))
        case "gain_crystals":
            return GainCrystals(row.number("count"))
        case "rearrange_crystals":
            return RearrangeCrystals()
        case "open_other_gate":
            return OpenOtherGate()
        case "extra_gate":
            return ExtraGate()
        case "animus_is_wild":
            return AnimusIsWild(row.place("animus", ANIMI))
        case other:
            raise TableWrong(f"{row.where}: kind = {other!r} is none of {', '.join(KINDS)}")
