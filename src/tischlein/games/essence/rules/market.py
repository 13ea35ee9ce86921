"""Before the count everyone may trade, side by side and unseen: two of a kind for one of another (rules 34 to 37)."""

from tischlein.core.dealer import Dealer, Event
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.essence.rules.actions import FINISH, FOLLOW, TRADE
from tischlein.games.essence.rules.advice import Plan, best_plan
from tischlein.games.essence.rules.material import KINDS
from tischlein.games.essence.rules.scoring import essence_points
from tischlein.games.essence.rules.world import World


def open_market(world: World, dealer: Dealer) -> None:
    world.phase = "trade"
    if dealer.listening:
        dealer.tell(Event("market", {}))
    if world.rulings.advice == "auto":
        for seat in range(world.seats):
            follow(world, seat)
        close_market(world, dealer)


def advice_for(world: World, seat: Seat) -> Plan:
    return best_plan(world.holdings[seat], world.rulings.colours())


def legal_trades(world: World, seat: Seat) -> list[Action]:
    if world.done[seat]:
        return []
    own = world.holdings[seat]
    actions = [
        TRADE(pay, get)
        for pay in range(len(KINDS))
        for get in range(len(KINDS))
        if own[pay] >= 2 and get != pay and world.rulings.has_kind(get)
    ]
    if world.rulings.advice == "suggest" and advice_for(world, seat).trades:
        actions.append(FOLLOW())
    actions.append(FINISH())
    return actions


def trade_or_finish(world: World, seat: Seat, action: Action, dealer: Dealer) -> None:
    """No event: what somebody trades is shown to the others only when all are done."""
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
    world.trades[seat].append((pay, get))
    world.holdings[seat][pay] -= 2
    world.holdings[seat][get] += 1


def follow(world: World, seat: Seat) -> None:
    for pay, get in advice_for(world, seat).trades:
        trade(world, seat, pay, get)


def close_market(world: World, dealer: Dealer) -> None:
    world.phase = "over"
    world.done = [True] * world.seats
    if not dealer.listening:
        return
    for seat in range(world.seats):
        points = essence_points(world.holdings[seat])
        dealer.tell(Event("counted", {"seat": seat, "trades": len(world.trades[seat]), "points": points}))
