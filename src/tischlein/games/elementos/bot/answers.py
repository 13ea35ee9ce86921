"""The plies of a board, found as the rules find them, set by set, and in the same order."""

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.games.elementos.bot.board import Board
from tischlein.games.elementos.bot.tables import (
    DOWN,
    ENTERING,
    FLIP_AT,
    HAND_FROM,
    HAND_TARGETS,
    INSIDE,
    MOVE_FROM,
    PASSING,
    PRIOR_CAPTURE,
    PRIORS,
    ROOM,
    ROOMS,
    SEQUENCE,
    SEQUENCE_AT,
    STEP_TARGETS,
    TO,
    UP,
    WAYS_EACH,
)
from tischlein.games.elementos.rules.plies import capturable, loosened, movers, open_squares, takers, turnable
from tischlein.games.elementos.rules.squares import SQUARES


def find_answers(board: Board, first: i64) -> i64:
    end = find_plies(board, first)
    if end == first:
        return find_for_the_stuck(board, first)
    if board.rulings.third_is_forbidden and board.until > board.since:
        return keep_fresh(board, first, end)
    return end


def find_plies(board: Board, first: i64) -> i64:
    """As `plies` in the rules, set by set."""
    one: i64 = 1
    seat = board.to_move
    own = board.of(seat)
    wand = board.wand_of(seat)
    carrier: i64 = one << wand
    occupied = board.white | board.black
    theirs = occupied ^ own
    end = put(board, turnable(own, carrier, board.frozen, board.rulings.turning_carriers), FLIP_AT, 0, first)
    place = seat * SQUARES + wand
    end = put(board, takers(occupied, theirs) & HAND_TARGETS[place], HAND_FROM, wand * ROOMS, end)
    empty = open_squares(board.squares, occupied)
    end = put(board, empty & STEP_TARGETS[place], MOVE_FROM, wand * ROOMS, end)
    prey = capturable(theirs, one << board.white_wand | one << board.black_wand)
    return put_moves(board, movers(own, carrier), empty, prey, end)


def put(board: Board, targets: i64, table: vec[i64], base: i64, end: i64) -> i64:
    """Adds the plies onto these squares."""
    while targets:
        lowest = targets & -targets
        action = table[base + (lowest * SEQUENCE >> SEQUENCE_AT & ROOM)]
        board.actions[end] = action
        board.priors[end] = PRIORS[action]
        end += 1
        targets ^= lowest
    return end


def put_moves(board: Board, going: i64, empty: i64, prey: i64, end: i64) -> i64:
    way: i64 = board.to_move * WAYS_EACH
    last = way + WAYS_EACH
    while way < last:
        up, down = UP[way], DOWN[way]
        entered = (going & INSIDE[way]) << up >> down
        taken: i64 = entered & prey
        if taken:
            taken &= beaten(board, up, down)
        place = end
        end = put(board, entered & empty | taken, ENTERING, way * ROOMS, end)
        while taken and place < end:
            if taken >> TO[board.actions[place]] & 1:
                board.priors[place] = PRIOR_CAPTURE
            place += 1
        way += 1
    return end


def beaten(board: Board, up: i64, down: i64) -> i64:
    """Squares whose disc is beaten by the one that would enter, from there and so far away (§4, §A3)."""
    water = (board.white | board.black) & ~(board.fire | board.wood)
    return (
        (board.fire << up >> down & board.wood)
        | (board.wood << up >> down & water)
        | (water << up >> down & board.fire)
    )


def find_for_the_stuck(board: Board, first: i64) -> i64:
    """First the freeze is ignored, then the player passes (§20)."""
    end = put(board, loosened(board.of(board.to_move), board.frozen), FLIP_AT, 0, first)
    if end > first:
        return end
    board.actions[first] = PASSING
    board.priors[first] = 0
    return first + 1


def keep_fresh(board: Board, first: i64, end: i64) -> i64:
    """Those that do not bring a position for the third time, or all if there are none (§A10)."""
    last = first
    for place in range(first, end):
        action, prior = board.actions[place], board.priors[place]
        board.step(action)
        is_fresh = board.occurrences() < 3
        board.step_back()
        if is_fresh:
            board.actions[last] = action
            board.priors[last] = prior
            last += 1
    return last if last > first else end
