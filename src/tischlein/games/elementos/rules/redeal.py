"""Draws anew what a seat cannot know, from what it does know and from nothing else.

It is always the same riddle. Every disc bears two of the three symbols, so one is shown, one is hidden and one is
lacking. Given one of these for each disc, and how many discs in all lack (or show) which symbol, another one is sought.
"""

from math import comb
from typing import Final

from mypy_extensions import i64

from tischlein.core.dealer import Dealer
from tischlein.games.elementos.rules.arranging import can_show, still_wanted
from tischlein.games.elementos.rules.material import DISC_WORDS, DISCS_EACH, DISCS_OF_EACH_PAIR, UNDER, UP, disc_word
from tischlein.games.elementos.rules.options import Rulings
from tischlein.games.elementos.rules.squares import members
from tischlein.games.elementos.rules.world import Discs, disc_numbers_on_board, owner_of

# The symbol that the discs of a pair lack, and the pair that lacks a symbol. The three symbols are 0, 1 and 2.
_LACKING: Final[list[int]] = [3 - UP[2 * pair] - UNDER[2 * pair] for pair in range(len(DISC_WORDS) // 2)]
_PAIR_WITHOUT: Final[list[int]] = [_LACKING.index(symbol) for symbol in range(len(_LACKING))]


def redeal_undersides(discs: Discs, owner: int, known: i64, rulings: Rulings, dealer: Dealer) -> None:
    """New undersides for the owner's discs but the known ones, each solution as likely. Who remembers knows those that
    were flipped since the setup."""
    unknown = [
        square
        for number, square in disc_numbers_on_board(discs)
        if owner_of(number) == owner and not known >> square & 1
    ]
    left = _pairs_left(discs, owner, unknown)
    shown = [int(discs.up_at(square)) for square in unknown]
    lacking = draw_others(shown, _possible_totals(discs, owner, rulings, left, len(unknown)), dealer)
    for square, up, lack in zip(unknown, shown, lacking, strict=True):
        discs.hide(1 << square, 3 - up - lack)


def _pairs_left(discs: Discs, owner: int, unknown: list[int]) -> list[int]:
    """How many discs of each pair are not accounted for by discs whose two faces everybody knows."""
    left = [DISCS_OF_EACH_PAIR] * len(_LACKING)
    for square in members(discs.of(owner)):
        if square not in unknown:
            left[discs.word_at(square) // 2] -= 1
    for captured in discs.captured:
        number, disc = divmod(captured, len(DISC_WORDS))
        if owner_of(number) == owner:
            left[disc // 2] -= 1
    return left


def _possible_totals(discs: Discs, owner: int, rulings: Rulings, left: list[int], count: int) -> list[list[int]]:
    """How many of `count` unknown discs may lack each symbol. Several answers only while the owner still lays."""
    most = [left[_PAIR_WITHOUT[symbol]] for symbol in range(3)]
    totals = [
        [first, second, count - first - second]
        for first in range(most[0] + 1)
        for second in range(most[1] + 1)
        if 0 <= count - first - second <= most[2]
    ]
    if count == sum(left) or not rulings.three_of_each:
        return totals
    wanted = still_wanted(discs, owner)
    return [total for total in totals if can_show([left[pair] - total[_LACKING[pair]] for pair in range(3)], wanted)]


def redeal_half(discs: Discs, owner: int, rulings: Rulings, is_ready: bool, dealer: Dealer) -> None:
    """A new arrangement of the owner's half. Whether it is ready is known; how many discs lie there so far is not."""
    count = DISCS_EACH if is_ready else dealer.roll(DISCS_EACH + 1)
    discs.lift(discs.of(owner))
    squares = members(rulings.home_of(owner))
    bag = [symbol for symbol in range(3) for _ in range(DISCS_OF_EACH_PAIR)]
    lacking = dealer.draw(bag, len(bag))
    if rulings.three_of_each:
        shown = draw_others(lacking, [[DISCS_OF_EACH_PAIR] * 3], dealer)
    else:
        shown = [dealer.pick([symbol for symbol in range(3) if symbol != lack]) for lack in lacking]
    for place in sorted(dealer.draw(list(range(len(squares))), count)):
        discs.lay(owner, squares[place], disc_word(shown[place], 3 - shown[place] - lacking[place]))


def draw_others(given: list[int], totals: list[list[int]], dealer: Dealer) -> list[int]:
    """For every given symbol one of the two others, so that one of the totals comes out; each solution as likely.

    A solution is told by its total and by how many of the given 0s become 1; the rest of the counts follow.
    """
    have = [given.count(symbol) for symbol in range(3)]
    splits = [
        split for total in totals for ones in range(have[0] + 1) for split in [_split(have, total, ones)] if split
    ]
    ways = [comb(have[0], split[0]) * comb(have[1], split[1]) * comb(have[2], split[2]) for split in splits]
    chosen = splits[_draw_weighted(ways, dealer)]
    others = [_after(_after(symbol)) for symbol in given]
    for symbol in range(3):
        places = [place for place, other in enumerate(given) if other == symbol]
        for place in dealer.draw(places, chosen[symbol]):
            others[place] = _after(symbol)
    return others


def _after(symbol: int) -> int:
    return (symbol + 1) % 3


def _split(have: list[int], total: list[int], ones: int) -> list[int]:
    """How many of each given symbol become the one after it (0 to 1, 1 to 2, 2 to 0), or nothing if that cannot be."""
    # Every 1 among the results comes from a 0 or, going back, from a 2; every 0 from a 2 or, going back, from a 1.
    zeros_from_two = have[2] - (total[1] - ones)
    twos_from_one = have[1] - (total[0] - zeros_from_two)
    split = [ones, twos_from_one, zeros_from_two]
    return split if all([0 <= split[symbol] <= have[symbol] for symbol in range(3)]) else []


def _draw_weighted(weights: list[int], dealer: Dealer) -> int:
    """The place of a weight, drawn in proportion."""
    ticket = dealer.roll(sum(weights))
    place = 0
    while ticket >= weights[place]:
        ticket -= weights[place]
        place += 1
    return place
