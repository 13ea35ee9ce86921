"""What must be true for an answer, one rule at a time: `legal.py` and `why.py` ask the same functions.

A moment is what a seat is asked: "choose", "place", or a decision inside an opening.
"""

from mypy_extensions import i64

from tischlein.games.via_magica.rules.area import Area
from tischlein.games.via_magica.rules.effects import WILD
from tischlein.games.via_magica.rules.world import Moment, World

# Which answers belong to a moment.


def is_about_crystals(moment: Moment) -> bool:
    """Whether crystals are placed or moved. Not a rule, but a word for three moments."""
    return moment in ("place", "effect_place", "rearrange")


def may_place(supply: int, moment: Moment) -> bool:
    """Whether a crystal may come from the supply: by a token (§4.3) or an effect (§8.4), never to join others that are
    rearranged (§A14), and only while there is one."""
    return is_about_crystals(moment) and moment != "rearrange" and supply > 0


def may_move(needs_empty_supply: bool, supply: int, moment: Moment) -> bool:
    """Whether crystals may go from one own space to another (§4.3, §8.4, §8.6). A table can ask for an empty supply
    (§11.3), but not where an effect moves them (§11.3a, §A2)."""
    return is_about_crystals(moment) and (moment != "place" or not needs_empty_supply or supply == 0)


def may_lift(moment: Moment) -> bool:
    """Whether a crystal may go back to the supply without its gate being opened: only while rearranging (§8.6)."""
    return moment == "rearrange"


def may_pass(pass_allowed: bool, moment: Moment) -> bool:
    """Whether a seat may place nothing this round (§4.5), where the table allows it (§A1, §11.2)."""
    return moment == "place" and pass_allowed


def may_decline(moment: Moment) -> bool:
    """Whether "that will do" is an answer: effects may be left (§5b, §8.4a), but a new gate must be taken (§5d), one of
    several ready gates opened (§6.6), a reward claimed or waived (§7.6)."""
    if moment == "take_gate":
        return False
    if moment == "choose_pending":
        return False
    if moment == "claim_count":
        return False
    return moment not in ("choose", "place")


def may_take(moment: Moment) -> bool:
    """Whether a gate may be taken from the display: after an opening (§5d), or as an extra gate (§8.8)."""
    return moment in ("take_gate", "extra_gate")


def may_open(moment: Moment) -> bool:
    """Whether a gate may be named for opening: of several ready ones (§6.6), or by an effect (§8.7)."""
    return moment in ("choose_pending", "open_other")


def may_claim(moment: Moment) -> bool:
    """Whether a reward for the number of gates is to be had or waived: only when that number is reached (§7.6)."""
    return moment == "claim_count"


# Spaces and crystals.


def is_empty(filled: int, place: int) -> bool:
    """Whether a space of a gate with these spaces filled can take a crystal: exactly one (§4.2)."""
    return filled >> place & 1 == 0


def has_crystal(filled: int, place: int) -> bool:
    """Whether there is a crystal that could leave a space of a gate with these spaces filled (§4.3)."""
    return filled >> place & 1 == 1


def may_be_filled(area: Area, slot: int) -> bool:
    """Whether a gate still takes crystals: not while it waits to be opened (§6.7)."""
    return not area.is_pending(slot)


def may_be_emptied(area: Area, slot: int) -> bool:
    """Whether crystals may leave a gate: not while it waits to be opened (§6.7)."""
    return not area.is_pending(slot)


def wanted_animus(world: World, area: Area, moment: Moment) -> int:
    """The animus whose spaces may be filled now, WILD for all: the token's, or the effect's; all while rearranging."""
    if moment == "place":
        return area.reading_of(world.token)
    # What blue gates make wild does not widen the target of an effect (§8.4b, §A13).
    return world.owed[-1].target if moment == "effect_place" else WILD


# Gates.


def is_dealt(hand: i64, kind: i64) -> bool:
    """Whether a gate is one of the six in hand (§3.2)."""
    return hand >> kind & 1 == 1


def is_new(area: Area, kind: int) -> bool:
    """Whether a seat has no gate of this kind yet, in its zone or opened (§3.3, §5d)."""
    return not area.owns(kind)


def is_displayed(display: i64, kind: i64) -> bool:
    """Whether a gate lies in the display (§5d)."""
    return display >> kind & 1 == 1


def is_in_zone(area: Area, kind: int) -> bool:
    """Whether a gate is one of those that the seat works on (§6.6, §8.7)."""
    return kind in area.slots


def is_ready(area: Area, kind: int) -> bool:
    """Whether a gate waits to be opened (§6.6)."""
    return kind in area.pending_kinds()


def is_another(area: Area, kind: int) -> bool:
    """Whether an effect may name this gate to be opened next: not one that is opened anyway (§8.7)."""
    return kind not in area.pending_kinds()
