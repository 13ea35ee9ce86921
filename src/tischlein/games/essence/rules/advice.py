"""The exact adviser: the best that trading two of a kind for one of another can make of what one has.

Why this is exact: one wants C sets of coins and T sets of cards. Trades can only be paid with pairs that no set needs,
and each brings one missing piece; trading for something in order to trade it on uses up a trade and pays for at most
one. So for every C and T it is enough to count what is missing and which pairs are spare. Checked against all
reachable holdings in tests/test_trading.py.
"""

from typing import Final

from tischlein.games.essence.rules.material import COLOURS, FIRST_CARD, KINDS

Trade = tuple[int, int]
NONE_YET: Final = -1


class Plan:
    """The most essence points within reach, what is left over then, and the trades that lead there."""

    def __init__(self, points: int, left: int, trades: list[Trade]) -> None:
        self.points: int = points
        self.leftover: int = left
        self.trades: list[Trade] = trades


def kept_cards(cards: list[int], sets: int) -> list[int]:
    """How many cards of each colour `sets` sets keep, so that as many pairs as possible are spare."""
    keep = [min(count, sets) for count in cards]
    slack = max(0, sum(keep) - 3 * sets)
    # More colours than needed: first those give one away that have an odd one beside it, then whole pairs.
    for colour, count in enumerate(cards):
        if slack > 0 and (count - keep[colour]) % 2 == 1 and keep[colour] > 0:
            keep[colour] -= 1
            slack -= 1
    for colour in range(len(cards)):
        pairs = min(slack // 2, keep[colour] // 2)
        keep[colour] -= 2 * pairs
        slack -= 2 * pairs
    return keep


def missing_pieces(holdings: list[int], keep: list[int], coins: int, sets: int) -> int:
    missing = max(0, 3 * sets - sum(keep))
    for count in holdings[:FIRST_CARD]:
        missing += max(0, coins - count)
    return missing


def spare_pairs(holdings: list[int], keep: list[int], coins: int) -> int:
    pairs = sum([max(0, count - coins) // 2 for count in holdings[:FIRST_CARD]])
    return pairs + sum([(holdings[FIRST_CARD + colour] - kept) // 2 for colour, kept in enumerate(keep)])


def best_plan(holdings: list[int], colours: int = len(COLOURS)) -> Plan:
    """`colours` is 3 where the match goes without the expansion: then only these can be had."""
    total = sum(holdings)
    best_coins, best_sets, fewest = 0, 0, NONE_YET
    for coins in range(total // 3 + 1):
        for sets in range((total - 3 * coins) // 3 + 1):
            keep = kept_cards(holdings[FIRST_CARD:], sets)
            missing = missing_pieces(holdings, keep, coins, sets)
            if missing > spare_pairs(holdings, keep, coins):
                continue
            better = coins + sets - best_coins - best_sets
            if fewest == NONE_YET or better > 0 or (better == 0 and missing < fewest):
                best_coins, best_sets, fewest = coins, sets, missing
    trades = trades_for(holdings, best_coins, best_sets, colours)
    points = best_coins + best_sets
    return Plan(points, total - len(trades) - 3 * points, trades)


def trades_for(holdings: list[int], coins: int, sets: int, colours: int) -> list[Trade]:
    """Pays with spare pairs, fills up the metals and then the colour that has least. White is never needed."""
    now = list(holdings)
    keep = [coins] * FIRST_CARD + kept_cards(holdings[FIRST_CARD:], sets)
    wanted = missing_pieces(holdings, keep[FIRST_CARD:], coins, sets)
    trades: list[Trade] = []
    for kind in range(len(KINDS)):
        while len(trades) < wanted and now[kind] - keep[kind] >= 2:
            get = next_wanted(now, keep, coins, colours)
            trades.append((kind, get))
            now[kind] -= 2
            now[get] += 1
            if get >= FIRST_CARD:
                keep[get] += 1
    assert len(trades) == wanted, "every missing piece is paid with a spare pair"
    return trades


def next_wanted(now: list[int], keep: list[int], coins: int, colours: int) -> int:
    for metal in range(FIRST_CARD):
        if now[metal] < coins:
            return metal
    least = FIRST_CARD
    for kind in range(FIRST_CARD, FIRST_CARD + min(colours, len(COLOURS) - 1)):
        if keep[kind] < keep[least]:
            least = kind
    return least
