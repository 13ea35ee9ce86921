"""Why something cannot be done now: the same conditions that make the legal lists.

A reason names only what everybody sees, and of what is covered the seat's own: its pieces and its wishes.
"""

from typing import assert_never

from tischlein.core.reason import Reason
from tischlein.core.refusal import Fact
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.essence.rules.actions import (
    ABSTAIN,
    CHOOSE,
    EMBLEM,
    FOLLOW,
    NAME,
    NEXT,
    PICK,
    PLACES,
    RATE,
    SWAP,
    TAKE,
    TRADE,
)
from tischlein.games.essence.rules.conditions import (
    gives_advice,
    has_another,
    has_pair,
    has_wish_left,
    is_at_table,
    is_choosing_number,
    is_choosing_way,
    is_free,
    is_in_box,
    is_on_display,
    is_own_allowed,
    is_taking,
    is_talking,
    is_tipping,
    is_trading,
    lays_concept,
    lays_number,
    lays_step,
    lies_open,
    may_abstain,
    may_follow,
    may_name,
    may_wish,
)
from tischlein.games.essence.rules.evaluation import NO_NUMBER
from tischlein.games.essence.rules.material import COLOURS, KINDS, ROMAN, WAY_IDS, WAYS
from tischlein.games.essence.rules.world import World


def why_not(world: World, seat: Seat, action: Action) -> Reason | None:
    if EMBLEM.matches(action):
        return why_not_number(world, seat, EMBLEM.value("number", action) + 1)
    if CHOOSE.matches(action):
        return why_not_way(world, CHOOSE.value("way", action))
    if TAKE.matches(action):
        return None if is_taking(world.phase) else asked_instead(world, Reason("nothing_to_take", "24a"))
    if NEXT.matches(action):
        return None if is_talking(world.phase) else asked_instead(world)
    for kind in (PICK, RATE, NAME, ABSTAIN, SWAP):
        if kind.matches(action):
            return why_not_tip(world, seat, action) if is_tipping(world.phase) else asked_instead(world)
    return why_not_trade(world, seat, action) if is_trading(world.phase) else Reason("trade_later", "34")


def asked_instead(world: World, at_a_tip: Reason | None = None) -> Reason:
    """What this phase asks for first, and what has to be done. `at_a_tip` says more while all guess."""
    match world.phase:
        case "emblem":
            return Reason("number_first", "11", {"do": "emblem"})
        case "choose":
            return Reason("choose_first", "14", {"do": "choose"})
        case "tip":
            return Reason("tip_first", "19") if at_a_tip is None else at_a_tip
        case "take":
            return Reason("take_first", "24a", {"do": "take"})
        case "talk":
            return Reason("go_on_first", "28a", {"do": "next"})
        case "trade" | "over":
            return Reason("ways_walked", "32")
        case _:
            assert_never(world.phase)


def why_not_number(world: World, seat: Seat, number: int) -> Reason | None:
    facts: dict[str, Fact] = {"number": ROMAN[number - 1]}
    if not is_choosing_number(world.phase):
        own = world.numbers[seat]
        return Reason("number_chosen", "11", {**facts, "own": "" if own == NO_NUMBER else ROMAN[own - 1]})
    if is_free(number, world.numbers):
        return None
    return Reason("number_taken", "11", {**facts, "seats": [world.numbers.index(number)]})


def why_not_way(world: World, way: int) -> Reason | None:
    facts: dict[str, Fact] = {"way": WAY_IDS[way]}
    if not is_choosing_way(world.phase):
        return asked_instead(world)
    if is_on_display(way, world.display):
        return None
    if way in [past.way for past in world.past]:
        return Reason("way_played", "15", facts)
    return Reason("not_on_display", "14", {**facts, "display": [WAY_IDS[other] for other in world.display]})


def why_not_tip(world: World, seat: Seat, action: Action) -> Reason | None:
    symbol, rulings = WAYS[world.way].symbol, world.rulings
    if ABSTAIN.matches(action):
        return None if may_abstain(rulings.abstaining) else Reason("must_tip", "A17")
    if SWAP.matches(action):
        return why_not_swap(world, seat) or why_not_place(world, SWAP.value("place", action))
    if PICK.matches(action):
        return why_not_place(world, PICK.value("place", action)) if lays_concept(symbol) else asked_for(world)
    if RATE.matches(action):
        return None if lays_step(symbol) else asked_for(world)
    return why_not_name(world, seat, NAME.value("number", action) + 1) if lays_number(symbol) else asked_for(world)


def asked_for(world: World) -> Reason:
    """What a guess on this symbol is."""
    symbol = WAYS[world.way].symbol
    match symbol:
        case "triangle" | "circle":
            return Reason("asks_concept", "19", {"symbol": symbol, "do": "pick"})
        case "fivestar":
            return Reason("asks_step", "19", {"symbol": symbol, "do": "rate"})
        case "sevenstar":
            return Reason("asks_player", "19", {"symbol": symbol, "do": "name"})
        case _:
            assert_never(symbol)


def why_not_place(world: World, place: int) -> Reason | None:
    if lies_open(place, len(world.open)):
        return None
    return Reason("no_such_place", "18", {"place": PLACES[place], "count": len(world.open)})


def why_not_name(world: World, seat: Seat, number: int) -> Reason | None:
    own, self_vote = world.numbers[seat], world.rulings.self_vote
    if may_name(number, world.numbers, own, self_vote):
        return None
    facts: dict[str, Fact] = {"number": ROMAN[number - 1]}
    if not is_at_table(number, world.numbers):
        return Reason("not_at_table", "11", facts)
    return Reason("not_yourself", "A8", facts) if not is_own_allowed(number, own, self_vote) else None


def why_not_swap(world: World, seat: Seat) -> Reason | None:
    stack, wishes = world.stack(), world.swaps[seat]
    if may_wish(wishes, stack):
        return None
    if not has_wish_left(wishes):
        allowed = world.rulings.swaps
        return Reason("wishes_used", "19c", {"count": allowed}) if allowed else Reason("no_wishes", "19c")
    return (
        Reason("no_other_concept", "19c", {"colour": COLOURS[WAYS[world.way].colour]})
        if not has_another(stack)
        else None
    )


def why_not_trade(world: World, seat: Seat, action: Action) -> Reason | None:
    own, colours, advice = world.holdings[seat], world.rulings.colours(), world.rulings.advice
    if TRADE.matches(action):
        pay, get = TRADE.values(action)
        if not is_in_box(get, colours):
            return Reason("not_in_box", "A15", {"get": KINDS[get]})
        return None if has_pair(own, pay) else Reason("no_pair", "34", {"pay": KINDS[pay], "count": own[pay]})
    if FOLLOW.matches(action) and not may_follow(advice, own, colours):
        return Reason("nothing_better", "36a") if gives_advice(advice) else Reason("no_adviser", "36a")
    return None
