"""What a player may do with the discs and the wand (§9 to §15), and what the table is told of it.

What a rule asks of a square is a set here: of all squares where the answer is yes. `plies` finds all that is legal by
putting these sets together, and `rules/why.py` looks up single squares in the same sets.

The order of plies is fixed: flips from a1 upwards; hand-overs of the wand by the square it goes to; the step of the
carrier; then moves way by way (forward, diagonally forward towards file a and file c, sideways towards a and c), each
by the square that is entered.
"""

from typing import Final, cast

from mypy_extensions import i64

from tischlein.core.dealer import Dealer, Event
from tischlein.core.refusal import Fact
from tischlein.games.elementos.rules.actions import FLIP
from tischlein.games.elementos.rules.material import SYMBOLS
from tischlein.games.elementos.rules.options import Rulings
from tischlein.games.elementos.rules.squares import NAMES, SQUARES, members
from tischlein.games.elementos.rules.ways import AROUND, BEFORE, Way, hand_overs, steps, ways
from tischlein.games.elementos.rules.world import Discs

# Powers of two below 2 ** 36 leave different remainders by 37: that tells a single square of a set.
_PRIME: Final[i64] = 37

# Moves of discs (§9), sideways ones too (§A2).
_WAYS: Final[list[list[Way]]] = ways()
# Hand-overs of the wand to the next square (§13) and not beyond it (§A6).
_HAND_OVERS: Final[list[list[list[int]]]] = hand_overs()
# Steps of the carrier (§14).
_STEPS: Final[list[list[list[int]]]] = steps()

# Flips by the set of squares, for the lower and the upper half of the board.
_HALF: Final[i64] = SQUARES // 2
_HALF_BOARD: Final[i64] = 0b111111111111
_LOW_FLIPS: Final[list[list[int]]] = [[FLIP(at) for at in members(squares)] for squares in range(1 << SQUARES // 2)]
_HIGH_FLIPS: Final[list[list[int]]] = [
    [FLIP(at + SQUARES // 2) for at in members(squares)] for squares in range(1 << SQUARES // 2)
]


# ---- what the rules ask of a square


def turnable(own: i64, carrier: i64, frozen: i64, turning_carriers: i64) -> i64:
    """Discs that may be flipped: own ones (§12), no frozen one (§18b), the carrier where the table allows it (§A5)."""
    return own & ~frozen & (~carrier | turning_carriers)


def loosened(own: i64, frozen: i64) -> i64:
    """Discs that may be flipped by who has no other ply: own ones whose freeze is ignored (§20, §A11)."""
    return own & frozen


def may_pass(loose: i64) -> bool:
    """Whether a player who has no other ply passes: not even a frozen disc is left to flip (§20)."""
    return loose == 0


def takers(occupied: i64, theirs: i64) -> i64:
    """Squares that can take the wand: a disc lies there, and it is no enemy's (§13)."""
    return occupied & ~theirs


def open_squares(board: i64, occupied: i64) -> i64:
    """Squares that anybody may enter: they are on the board (§1), and no disc lies there (§9a, §14)."""
    return board & ~occupied


def movers(own: i64, carrier: i64) -> i64:
    """Discs that go in all directions: own ones (§9) without the wand (§14)."""
    return own & ~carrier


def capturable(theirs: i64, carriers: i64) -> i64:
    """Discs that can be captured by what beats them: enemies (§10) that carry no wand (§15)."""
    return theirs & ~carriers


def beaten(discs: Discs, up: i64, down: i64) -> i64:
    """Squares whose disc is beaten by the one that would enter, from there and so far away (§4, §A3)."""
    return (
        (discs.fire << up >> down & discs.wood)
        | (discs.wood << up >> down & discs.water)
        | (discs.water << up >> down & discs.fire)
    )


# ---- all that is legal


def plies(discs: Discs, seat: int, rulings: Rulings) -> list[int]:
    """All plies but passing. Repetition and the standoff's exceptions are not this file's business."""
    one: i64 = 1
    own: i64 = discs.of(seat)
    wand: i64 = discs.wand_of(seat)
    carrier: i64 = one << wand
    occupied: i64 = discs.white | discs.black
    theirs: i64 = occupied ^ own
    found = flips(turnable(own, carrier, discs.frozen, rulings.turning_carriers))
    place: i64 = seat * SQUARES + wand
    found += _HAND_OVERS[place][takers(occupied, theirs) << BEFORE >> wand & AROUND]
    empty: i64 = open_squares(rulings.board, occupied)
    # A carrier enters empty squares only, whatever it would beat (§15, §A8).
    found += _STEPS[place][empty << BEFORE >> wand & AROUND]
    prey: i64 = capturable(theirs, one << discs.white_wand | one << discs.black_wand)
    _add_moves(cast("list[object]", found), discs, _WAYS[seat], movers(own, carrier), empty, prey)
    return found


def flips(squares: i64) -> list[int]:
    return _LOW_FLIPS[squares & _HALF_BOARD] + _HIGH_FLIPS[squares >> _HALF]


def _add_moves(found: list[object], discs: Discs, open_ways: list[Way], going: i64, empty: i64, prey: i64) -> None:
    """Onto empty squares and onto what is beaten there (§9a)."""
    for way in open_ways:
        up: i64 = way.up
        down: i64 = way.down
        entered: i64 = (going & way.inside) << up >> down
        targets: i64 = entered & empty
        if entered & prey:
            # In every direction, sideways too, and never because one must (§11, §A4).
            targets |= entered & prey & beaten(discs, up, down)
        entering = way.entering
        while targets:
            lowest: i64 = targets & -targets
            found.append(entering[lowest % _PRIME])
            targets ^= lowest


# ---- what is told: all of it is public; `captured` is the one event that shows an underside


def tell_move(dealer: Dealer, discs: Discs, seat: int, at: i64, to: i64) -> None:
    """Before a disc moves. Whoever is captured shows both faces, so there is no free way back."""
    if at == discs.wand_of(seat):
        dealer.tell(Event("stepped", {"seat": seat, "at": NAMES[at], "to": NAMES[to]}))
    elif (discs.white | discs.black) >> to & 1:
        up, down = SYMBOLS[discs.up_at(to)], SYMBOLS[discs.under_at(to)]
        # §A18, §23.
        dealer.reveal()
        dealer.tell(Event("captured", {"seat": seat, "at": NAMES[at], "to": NAMES[to], "up": up, "down": down}))
    else:
        dealer.tell(Event("moved", {"seat": seat, "at": NAMES[at], "to": NAMES[to]}))


def tell_flip(dealer: Dealer, discs: Discs, seat: int, at: i64, rulings: Rulings) -> None:
    """Before a disc is flipped. Its underside is news to the other player once, in the memory variant to both (§23).

    What it shows now has to be remembered when it is flipped again (§22), unless the table marks it (§A15).
    """
    if rulings.memory or not discs.seen >> at & 1:
        dealer.reveal()
    facts: dict[str, Fact] = {"seat": seat, "at": NAMES[at], "up": SYMBOLS[discs.under_at(at)]}
    dealer.tell(Event("flipped", facts, fades=() if rulings.marks_seen else ("up",)))


def tell_freeze(dealer: Dealer, pair: i64) -> None:
    at, to = members(pair)
    dealer.tell(Event("froze", {"at": NAMES[at], "to": NAMES[to]}))


def tell_hand_over(dealer: Dealer, seat: int, at: i64, to: i64) -> None:
    dealer.tell(Event("handed", {"seat": seat, "at": NAMES[at], "to": NAMES[to]}))
