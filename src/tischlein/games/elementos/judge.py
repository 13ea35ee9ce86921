"""How good a position of Elementos looks, and which plies to try first. Everything is counted on sets of squares."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.bots.judge import Judge
from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.elementos.discs import Discs
from tischlein.games.elementos.past import occurrences
from tischlein.games.elementos.squares import FILE_A, FILE_C, FILES, WHITE
from tischlein.games.elementos.state import ElementosState
from tischlein.games.elementos.vocabulary import FLIP, MOVE, VOCABULARY, WAND

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
    """What things are worth, a disc being 100."""

    def __init__(self) -> None:
        # By the rows that the wand still has to go: the last steps are the hardest to get and to stop.
        self.wand: vec[i64] = vec[i64]([0, 420, 300, 210, 140, 90, 50, 0])
        self.disc: i64 = 100
        # An enemy disc that the wand has passed can never come back to block it (rules R9).
        self.defender: i64 = 22
        self.free_step: i64 = 30
        self.blocked: i64 = 24
        self.helper_ahead: i64 = 16
        self.helper_beside: i64 = 6
        self.row: i64 = 3
        self.capture_now: i64 = 45
        self.capture_next: i64 = 18
        self.tempo: i64 = 12
        self.unstoppable: i64 = 20_000
        self.race_step: i64 = 200
        self.wins_next: i64 = 100_000


class ElementosJudge(Judge):
    def __init__(self, weights: Weights) -> None:
        super().__init__()
        self.loud_plies = 6
        self.contempt = 25
        self.weights: Weights = weights
        # By action: the square that is entered, and how promising the ply is if nothing is captured there.
        self.enters: vec[i64] = vec[i64]([-1] * VOCABULARY.size())
        self.hints: vec[i64] = vec[i64]([0] * VOCABULARY.size())
        for action in range(MOVE.size):
            at, to = MOVE.values(MOVE.start + action)
            sideways = at // FILES == to // FILES
            self.enters[MOVE.start + action] = to
            self.hints[MOVE.start + action] = PRIOR_SIDEWAYS if sideways else PRIOR_FORWARD
            self.hints[WAND.start + action] = PRIOR_SIDEWAYS if sideways else PRIOR_WAND_FORWARD
        for action in range(FLIP.start, FLIP.start + FLIP.size):
            self.hints[action] = PRIOR_FLIP

    def evaluate(self, state: State, seat: Seat) -> int:
        assert isinstance(state, ElementosState), "the judge of Elementos judges Elementos"
        own: i64 = self.side(state, seat)
        other: i64 = self.side(state, 1 - seat)
        tempo = self.weights.tempo if state.to_move == seat else -self.weights.tempo
        balance = own - other + tempo
        if state.idle > PATIENCE:
            left: i64 = state.rulings.idle_limit - state.idle
            balance = balance * left // (state.rulings.idle_limit - PATIENCE)
        return int(balance)

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
        row = wand // FILES
        left: i64 = state.rulings.rows - 1 - row if seat == WHITE else row
        carrier: i64 = i64(1) << wand
        own: i64 = discs.of(seat)
        enemies: i64 = discs.of(1 - seat)
        ahead: i64 = -(i64(1) << (FILES * row + FILES)) if seat == WHITE else (i64(1) << (FILES * row)) - 1
        step = (carrier << FILES if seat == WHITE else carrier >> FILES) & state.rulings.board
        free = step & ~(own | enemies) != 0
        helpers: i64 = sight(carrier, seat) & own
        value = weights.wand[left] + weights.helper_beside * count(helpers & ~ahead)
        value += weights.helper_ahead * count(helpers & ahead)
        defenders: i64 = count(enemies & ahead)
        value -= weights.defender * defenders
        if free:
            value += weights.free_step
        elif step & enemies:
            value -= weights.blocked
        moves_now = state.to_move == seat
        if left == 1 and moves_now and (free or helpers & ahead):
            return value + weights.wins_next
        if defenders == 0:
            value += weights.unstoppable - weights.race_step * left + (weights.race_step // 2 if moves_now else 0)
        return value

    def prior(self, state: State, action: Action) -> int:
        if self.is_loud(state, action):
            return PRIOR_CAPTURE
        return int(self.hints[action])

    def is_loud(self, state: State, action: Action) -> bool:
        """A capture."""
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


def count(squares: i64) -> i64:
    """How many squares are in a set: sums of two, four and eight bits, side by side."""
    sums: i64 = squares - (squares >> 1 & 0x55555555)
    sums = (sums & 0x33333333) + (sums >> 2 & 0x33333333)
    sums = (sums + (sums >> 4)) & 0x0F0F0F0F
    return (sums * 0x01010101 >> 24) & 0xFF


def advance(squares: i64) -> i64:
    """The sum of the row numbers, counted from 0."""
    return count(squares & ROWS_WITH_ONE) + 2 * count(squares & ROWS_WITH_TWO) + 4 * count(squares & ROWS_WITH_FOUR)


def sight(squares: i64, seat: Seat) -> i64:
    """Where discs can go in one ply on an empty board: rules R9. Squares off the board hold nothing."""
    left: i64 = squares & NOT_A
    right: i64 = squares & NOT_C
    beside: i64 = left >> 1 | right << 1
    if seat == WHITE:
        return beside | squares << 3 | left << 2 | right << 4
    return beside | squares >> 3 | left >> 4 | right >> 2


def capturable(discs: Discs, seat: Seat) -> i64:
    """The enemy discs that a player could capture now: rules R4, R9 and R15."""
    movers: i64 = discs.of(seat) & ~(i64(1) << discs.wand_of(seat))
    enemies: i64 = discs.of(1 - seat) & ~(i64(1) << discs.wand_of(1 - seat))
    beaten: i64 = sight(movers & discs.fire, seat) & discs.wood
    beaten |= sight(movers & discs.wood, seat) & discs.water
    beaten |= sight(movers & discs.water, seat) & discs.fire
    return beaten & enemies
