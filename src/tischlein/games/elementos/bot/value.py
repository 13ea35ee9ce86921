"""How good a position of Elementos looks. Everything is counted on sets of squares."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.games.elementos.bot.board import Board
from tischlein.games.elementos.rules.squares import FILE_A, FILE_C, FILES, WHITE

NOT_A: Final = ~FILE_A
NOT_C: Final = ~FILE_C
# The squares whose row number, counted from 0, has a one, a two or a four in it.
ROWS_WITH_ONE: Final = 0o70707070
ROWS_WITH_TWO: Final = 0o77007700
ROWS_WITH_FOUR: Final = 0o77770000

# Without progress a match is drawn: from here on, what one side has counts less and less.
PATIENCE: Final = 16


class Weights:
    """What things are worth. Found by matches of each value against others; finer than this they do not matter."""

    def __init__(self) -> None:
        # By the rows that the wand still has to go: the last steps are the hardest to get and to stop.
        self.wand: vec[i64] = vec[i64]([0, 250, 175, 120, 80, 50, 28, 0])
        self.free_step: i64 = 8
        self.helper_ahead: i64 = 8
        self.helper_beside: i64 = 8
        # An enemy disc that the wand has passed can never come back to block it (§9).
        self.defender: i64 = 8
        self.disc: i64 = 140
        self.row: i64 = 4
        self.capture_now: i64 = 70
        self.capture_next: i64 = 25
        self.tempo: i64 = 12
        # A wand that nobody can stop any more: nearly a win, and the nearer the better.
        self.arrives: i64 = 50_000


def worth(board: Board, seat: i64, weights: Weights) -> i64:
    """How good a position looks to a seat; the same with opposite sign to the other one."""
    race = race_of(board, weights)
    if race != 0:
        return race if seat == board.to_move else -race
    balance = side(board, seat, weights) - side(board, 1 - seat, weights)
    balance += weights.tempo if board.to_move == seat else -weights.tempo
    if board.idle > PATIENCE:
        balance = balance * (board.idle_limit - board.idle) // (board.idle_limit - PATIENCE)
    return balance


def race_of(board: Board, weights: Weights) -> i64:
    """A race that is decided, for the seat that is to move: a wand runs free and the other one comes too late."""
    mover = board.to_move
    own = rows_left(board, mover)
    other = rows_left(board, 1 - mover)
    if own <= other and runs_free(board, mover, own):
        return weights.arrives - 2 * own
    if other < own and runs_free(board, 1 - mover, other):
        return 2 * other - weights.arrives
    return 0


def side(board: Board, seat: i64, weights: Weights) -> i64:
    """What one player has."""
    own = board.of(seat)
    value = weights.disc * count(own) + wand(board, seat, weights)
    rows = advance(own)
    if seat != WHITE:
        rows = count(own) * (board.rows - 1) - rows
    value += weights.row * rows
    captures = count(capturable(board, seat))
    return value + captures * (weights.capture_now if board.to_move == seat else weights.capture_next)


def wand(board: Board, seat: i64, weights: Weights) -> i64:
    """The wand's way: how far it is, who stands in it, and who helps."""
    square = board.wand_of(seat)
    carrier: i64 = i64(1) << square
    own = board.of(seat)
    enemies = board.of(1 - seat)
    row = square // FILES
    ahead: i64 = -(i64(1) << (FILES * row + FILES)) if seat == WHITE else (i64(1) << (FILES * row)) - 1
    helpers = within_reach(carrier, seat) & own
    value = weights.wand[rows_left(board, seat)] + weights.helper_beside * count(helpers & ~ahead)
    value += weights.helper_ahead * count(helpers & ahead)
    value -= weights.defender * count(enemies & ahead)
    if not ahead_of(carrier, seat) & (own | enemies):
        value += weights.free_step
    return value


def rows_left(board: Board, seat: i64) -> i64:
    """How many rows the wand still has to go."""
    row: i64 = board.wand_of(seat) // FILES
    return board.rows - 1 - row if seat == WHITE else row


def runs_free(board: Board, seat: i64, left: i64) -> bool:
    """Whether the wand can go straight to the last row, ply by ply, and no enemy disc can get into its way in time.

    Own discs in the way do no harm: the wand is handed to them. Enemies are thought to go everywhere that an empty
    board would let them, so a yes is sure.
    """
    enemy = 1 - seat
    reached: i64 = board.of(enemy)
    if board.to_move == enemy:
        reached |= within_reach(reached, enemy)
    step: i64 = i64(1) << board.wand_of(seat)
    while left > 0:
        step = ahead_of(step, seat)
        if step & reached:
            return False
        reached |= within_reach(reached, enemy)
        left -= 1
    return True


def ahead_of(squares: i64, seat: i64) -> i64:
    return squares << FILES if seat == WHITE else squares >> FILES


def count(squares: i64) -> i64:
    """How many squares are in a set: sums of two, four and eight bits, side by side."""
    sums: i64 = squares - (squares >> 1 & 0x55555555)
    sums = (sums & 0x33333333) + (sums >> 2 & 0x33333333)
    sums = (sums + (sums >> 4)) & 0x0F0F0F0F
    return (sums * 0x01010101 >> 24) & 0xFF


def advance(squares: i64) -> i64:
    """The sum of the row numbers, counted from 0."""
    return count(squares & ROWS_WITH_ONE) + 2 * count(squares & ROWS_WITH_TWO) + 4 * count(squares & ROWS_WITH_FOUR)


def within_reach(squares: i64, seat: i64) -> i64:
    """Where discs can go in one ply on an empty board (§9). Squares off the board hold nothing."""
    left: i64 = squares & NOT_A
    right: i64 = squares & NOT_C
    beside: i64 = left >> 1 | right << 1
    if seat == WHITE:
        return beside | squares << 3 | left << 2 | right << 4
    return beside | squares >> 3 | left >> 4 | right >> 2


def capturable(board: Board, seat: i64) -> i64:
    """The enemy discs that a player could capture now (§4, §9, §15)."""
    movers: i64 = board.of(seat) & ~(i64(1) << board.wand_of(seat))
    enemies: i64 = board.of(1 - seat) & ~(i64(1) << board.wand_of(1 - seat))
    water = (board.white | board.black) & ~(board.fire | board.wood)
    beaten: i64 = within_reach(movers & board.fire, seat) & board.wood
    beaten |= within_reach(movers & board.wood, seat) & water
    beaten |= within_reach(movers & water, seat) & board.fire
    return beaten & enemies
