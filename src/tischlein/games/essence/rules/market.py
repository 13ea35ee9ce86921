"""Before the count everyone may trade, side by side and unseen: two of a kind for one of another (§34 to §37)."""

from typing import Final

from tischlein.core.dealer import Dealer, Event
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.essence.rules.actions import FINISH, FOLLOW, TRADE
from tischlein.games.essence.rules.advice import Plan, best_plan
from tischlein.games.essence.rules.conditions import has_pair, is_in_box, may_follow
from tischlein.games.essence.rules.material import KINDS
from tischlein.games.essence.rules.scoring import essence_points
from tischlein.games.essence.rules.world import World

NO_TRADE: Final[Action] = -1
# Two of a kind for one of another, by both kinds: made once, for inner loops. Nobody pays for the same kind (§35).
TRADES: Final[list[list[Action]]] = [
    [TRADE(pay, get) if get != pay else NO_TRADE for get in range(len(KINDS))] for pay in range(len(KINDS))
]


def open_market(world: World, dealer: Dealer) -> None:
    """After the last turn (§34); where the table wants it, trades are made by themselves (§36a)."""
    world.phase = "trade"
    if dealer.listening:
        dealer.tell(Event("market", {}))
    if world.rulings.advice == "auto":
        for seat in range(world.seats):
            follow(world, seat)
        close_market(world, dealer)


def advice_for(world: World, seat: Seat) -> Plan:
    """The best that can be made of what a seat has (§36a)."""
    return best_plan(world.holdings[seat], world.rulings.colours())


def legal_trades(world: World, seat: Seat) -> list[Action]:
    """Two of a kind for one of any other kind, coins and cards alike (§34, §35), from a supply without end (§A13)."""
    own, colours = world.holdings[seat], world.rulings.colours()
    kinds = range(len(KINDS))
    paid = [pay for pay in kinds if has_pair(own, pay)]
    had = [get for get in kinds if is_in_box(get, colours)]
    actions = [TRADES[pay][get] for pay in paid for get in had if get != pay]
    if may_follow(world.rulings.advice, own, colours):
        actions.append(FOLLOW())
    actions.append(FINISH())
    return actions


def trade_or_finish(world: World, seat: Seat, action: Action, dealer: Dealer) -> None:
    """No event: what somebody trades is shown to the others only when all are done (§37)."""
    if TRADE.matches(action):
        pay, get = TRADE.values(action)
        trade(world, seat, pay, get)
    elif FOLLOW.matches(action):
        follow(world, seat)
    else:
        world.done[seat] = True
    if not world.trading_seats():
        close_market(world, dealer)


def trade(world: World, seat: Seat, pay: int, get: int) -> None:
    """Only the kind counts, and no concept is drawn (§36)."""
    world.trades[seat].append((pay, get))
    world.holdings[seat][pay] -= 2
    world.holdings[seat][get] += 1


def follow(world: World, seat: Seat) -> None:
    for pay, get in advice_for(world, seat).trades:
        trade(world, seat, pay, get)


def close_market(world: World, dealer: Dealer) -> None:
    """When all are done everything is shown (§37)."""
    world.phase = "over"
    world.done = [True] * world.seats
    if not dealer.listening:
        return
    for seat in range(world.seats):
        points = essence_points(world.holdings[seat])
        dealer.tell(Event("counted", {"seat": seat, "trades": len(world.trades[seat]), "points": points}))
