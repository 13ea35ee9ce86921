"""The nine kinds of effect a gate can have. What a kind means is one `case` per moment of the game:

opening  `Area.receive` what it gives for good, `opening.decision_of` what it asks       end  `scoring.scored`
"""

from typing import Final, Literal, assert_never, get_args

from tischlein.kit.tables import Row

ANIMI = ["air", "water", "earth", "life", "fire", "shadow"]
COLOURS = ["yellow", "violet", "green", "blue"]
# As a target of an effect and as a drawn token: matches every space.
WILD = 6
TARGETS = [*ANIMI, "any"]

EffectKind = Literal[
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
KINDS: Final[list[EffectKind]] = list(get_args(EffectKind))


class NoEffect:
    def __init__(self) -> None:
        self.kind: EffectKind = "none"


class ScorePerGate:
    """At the end: points for every opened gate of a colour, itself included."""

    def __init__(self, colour: int, each: int) -> None:
        self.kind: EffectKind = "score_per_gate"
        self.colour: int = colour
        self.each: int = each


class ScorePerSpace:
    """At the end: points for every printed space of an animus on the opened gates, its own included."""

    def __init__(self, animus: int, each: int) -> None:
        self.kind: EffectKind = "score_per_space"
        self.animus: int = animus
        self.each: int = each


class PlaceCrystals:
    """When opened: up to `count` placements on spaces of the target animus, or on any with WILD."""

    def __init__(self, target: int, count: int) -> None:
        self.kind: EffectKind = "place_crystals"
        self.target: int = target
        self.count: int = count


class GainCrystals:
    """When opened: crystals from the stock, for good."""

    def __init__(self, count: int) -> None:
        self.kind: EffectKind = "gain_crystals"
        self.count: int = count


class RearrangeCrystals:
    """When opened: the crystals on the other gates may lie elsewhere on them."""

    def __init__(self) -> None:
        self.kind: EffectKind = "rearrange_crystals"


class OpenOtherGate:
    """When opened: another gate of the zone is opened next, full or not."""

    def __init__(self) -> None:
        self.kind: EffectKind = "open_other_gate"


class ExtraGate:
    """When opened: one more gate from the display, and the zone holds four from now on."""

    def __init__(self) -> None:
        self.kind: EffectKind = "extra_gate"


class AnimusIsWild:
    """From the next draw on: a drawn token of this animus counts as wild for the owner."""

    def __init__(self, animus: int) -> None:
        self.kind: EffectKind = "animus_is_wild"
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


def read_effect(row: Row) -> Effect:
    kind = KINDS[row.take_place("kind", KINDS)]
    effect: Effect
    match kind:
        case "none":
            effect = NoEffect()
        case "score_per_gate":
            effect = ScorePerGate(row.take_place("colour", COLOURS), row.take_number("each"))
        case "score_per_space":
            effect = ScorePerSpace(row.take_place("animus", ANIMI), row.take_number("each"))
        case "place_crystals":
            effect = PlaceCrystals(row.take_place("target", TARGETS), row.take_number("count"))
        case "gain_crystals":
            effect = GainCrystals(row.take_number("count"))
        case "rearrange_crystals":
            effect = RearrangeCrystals()
        case "open_other_gate":
            effect = OpenOtherGate()
        case "extra_gate":
            effect = ExtraGate()
        case "animus_is_wild":
            effect = AnimusIsWild(row.take_place("animus", ANIMI))
        case _:
            assert_never(kind)
    row.finish()
    return effect
