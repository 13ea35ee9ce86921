"""How good a position of Elementos looks, and which plies to try first. Everything is counted on sets of squares."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.elementos.rules.actions import FLIP, MOVE, WAND, WORDS, by_action
from tischlein.games.elementos.rules.past import occurrences
from tischlein.games.elementos.rules.squares import FILE_A, FILE_C, FILES, WHITE, is_sideways
from tischlein.games.elementos.rules.state import ElementosState
from tischlein.games.elementos.rules.world import Discs
from tischlein.games.elementos.tests.level4_0_1.judge import Judge

NOT_A: Final = ~FILE_A
NOT_C: Final = ~FILE_C
# The squares whose row number, counted from 0, has a one, a two or a four in it.
ROWS_WITH_ONE: Final = 0o70707070
ROWS_WITH_TWO: Final = 0o77007700
ROWS_WITH_FOUR: Final = 0o77770000

# Plies that lead forward are tried first: they are what the game is about.
PRIOR_CAPTURE: Final = 900
PRIOR_WAND_FORWARD: Final = 600
PRIOR_FORWARD: Final = 250
PRIOR_FLIP: Final = 200
PRIOR_SIDEWAYS: Final = 50
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


class ElementosJudge(Judge):
    def __init__(self, weights: Weights) -> None:
        super().__init__()
        # Half a disc: a match that ends is more fun, and against itself the strongest level draws half as often.
        self.contempt = 80
        self.weights: Weights = weights
        # By action: the square that is entered, and how promising the ply is if nothing is captured there.
        self.enters: vec[i64] = by_action([MOVE], "to", -1)
        self.hints: vec[i64] = vec[i64]([0] * WORDS.size())
        for (at, to), action in MOVE.numbers.items():
            self.hints[action] = PRIOR_SIDEWAYS if is_sideways(at, to) else PRIOR_FORWARD
        for (at, to), action in WAND.numbers.items():
            self.hints[action] = PRIOR_SIDEWAYS if is_sideways(at, to) else PRIOR_WAND_FORWARD
        for action in FLIP.numbers.values():
            self.hints[action] = PRIOR_FLIP

    def evaluate(self, state: State, seat: Seat) -> int:
        assert isinstance(state, ElementosState), "the judge of Elementos judges Elementos"
        race = self.race(state)
        if race != 0:
            return int(race if seat == state.to_move else -race)
        own: i64 = self.side(state, seat)
        other: i64 = self.side(state, 1 - seat)
        tempo = self.weights.tempo if state.to_move == seat else -self.weights.tempo
        balance = own - other + tempo
        if state.idle > PATIENCE:
            left: i64 = state.rulings.idle_limit - state.idle
            balance = balance * left // (state.rulings.idle_limit - PATIENCE)
        return int(balance)

    def race(self, state: ElementosState) -> i64:
        """A race that is decided, for the seat that is to move: a wand runs free and the other one comes too late."""
        mover = state.to_move
        own: i64 = rows_left(state, mover)
        other: i64 = rows_left(state, 1 - mover)
        if own <= other and runs_free(state, mover, own):
            return self.weights.arrives - 2 * own
        if other < own and runs_free(state, 1 - mover, other):
            return 2 * other - self.weights.arrives
        return 0

    def side(self, state: ElementosState, seat: Seat) -> i64:
        """What one player has."""
        weights = self.weights
        discs = state.discs
        own: i64 = discs.of(seat)
        value = weights.disc * count(own) + self.wand(state, seat)
        rows: i64 = advance(own)
        if seat != WHITE:
            rows = count(own) * (state.rulings.rows - 1) - rows
        value += weights.row * rows
        captures: i64 = count(capturable(discs, seat))
        return value + captures * (weights.capture_now if state.to_move == seat else weights.capture_next)

    def wand(self, state: ElementosState, seat: Seat) -> i64:
        """The wand's way: how far it is, who stands in it, and who helps."""
        weights = self.weights
        discs = state.discs
        wand: i64 = discs.wand_of(seat)
        carrier: i64 = i64(1) << wand
        own: i64 = discs.of(seat)
        enemies: i64 = discs.of(1 - seat)
        row = wand // FILES
        ahead: i64 = -(i64(1) << (FILES * row + FILES)) if seat == WHITE else (i64(1) << (FILES * row)) - 1
        step = ahead_of(carrier, seat)
        helpers: i64 = within_reach(carrier, seat) & own
        value = weights.wand[rows_left(state, seat)] + weights.helper_beside * count(helpers & ~ahead)
        value += weights.helper_ahead * count(helpers & ahead)
        value -= weights.defender * count(enemies & ahead)
        if not step & (own | enemies):
            value += weights.free_step
        return value

    def prior(self, state: State, action: Action) -> int:
        if self.is_loud(state, action):
            return PRIOR_CAPTURE
        return int(self.hints[action])

    def is_loud(self, state: State, action: Action) -> bool:
        """Captures are loud."""
        assert isinstance(state, ElementosState), "the judge of Elementos judges Elementos"
        to = self.enters[action]
        return to >= 0 and (state.discs.white | state.discs.black) >> to & 1 == 1

    def repeats(self, state: State) -> bool:
        assert isinstance(state, ElementosState), "the judge of Elementos judges Elementos"
        return state.idle > 3 and occurrences(state.discs, state.past) > 1

    def outcome(self, state: State, seat: Seat) -> int:
        assert isinstance(state, ElementosState), "the judge of Elementos judges Elementos"
        if state.winner == seat:
            return 1
        return -1 if state.winner == 1 - seat else 0


def rows_left(state: ElementosState, seat: Seat) -> i64:
    """How many rows the wand still has to go."""
    row: i64 = state.discs.wand_of(seat) // FILES
    return state.rulings.rows - 1 - row if seat == WHITE else row


def runs_free(state: ElementosState, seat: Seat, left: i64) -> bool:
    """Whether the wand can go straight to the last row, ply by ply, and no enemy disc can get into its way in time.

    Own discs in the way do no harm: the wand is handed to them. Enemies are thought to go everywhere that an empty
    board would let them, so a yes is sure.
    """
    enemy = 1 - seat
    reached: i64 = state.discs.of(enemy)
    if state.to_move == enemy:
        reached |= within_reach(reached, enemy)
    step: i64 = i64(1) << state.discs.wand_of(seat)
    while left > 0:
        step = ahead_of(step, seat)
        if step & reached:
            return False
        reached |= within_reach(reached, enemy)
        left -= 1
    return True


def ahead_of(squares: i64, seat: Seat) -> i64:
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


def within_reach(squares: i64, seat: Seat) -> i64:
    """Where discs can go in one ply on an empty board (§9). Squares off the board hold nothing."""
    left: i64 = squares & NOT_A
    right: i64 = squares & NOT_C
    beside: i64 = left >> 1 | right << 1
    if seat == WHITE:
        return beside | squares << 3 | left << 2 | right << 4
    return beside | squares >> 3 | left >> 4 | right >> 2


def capturable(discs: Discs, seat: Seat) -> i64:
    """The enemy discs that a player could capture now (§4, §9, §15)."""
    movers: i64 = discs.of(seat) & ~(i64(1) << discs.wand_of(seat))
    enemies: i64 = discs.of(1 - seat) & ~(i64(1) << discs.wand_of(1 - seat))
    beaten: i64 = within_reach(movers & discs.fire, seat) & discs.wood
    beaten |= within_reach(movers & discs.wood, seat) & discs.water
    beaten |= within_reach(movers & discs.water, seat) & discs.fire
    return beaten & enemies
