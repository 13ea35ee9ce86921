"""What a ply of Elementos is, looked up by its action; and the plies themselves, by where they start and lead to."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.core.vocabulary import Kind
from tischlein.games.elementos.rules.actions import FLIP, MOVE, PASS, WAND, WORDS, by_action
from tischlein.games.elementos.rules.squares import BLACK, FILES, SQUARES, WHITE, is_sideways, whole_board
from tischlein.games.elementos.rules.ways import AROUND, BEFORE, hand_overs, steps, ways

# Kinds of plies.
MOVES: Final = 0
FLIPS: Final = 1
HANDS: Final = 2
PASSES: Final = 3

# Plies that lead forward are tried first: they are what the game is about.
PRIOR_CAPTURE: Final = 900
PRIOR_WAND_FORWARD: Final = 600
PRIOR_FORWARD: Final = 250
PRIOR_FLIP: Final = 200
PRIOR_SIDEWAYS: Final = 50

# A square has another number in the tables of plies: five bits of its own bit times this one (a de Bruijn sequence), so
# that it is found from a set of squares without counting.
SEQUENCE: Final = 0x077CB531
SEQUENCE_AT: Final = 27
ROOMS: Final = 32
ROOM: Final = ROOMS - 1
WAYS_EACH: Final = 5


def room(square: int) -> int:
    return (1 << square) * SEQUENCE >> SEQUENCE_AT & ROOM


def _kinds() -> vec[i64]:
    table = vec[i64]([PASSES] * WORDS.size())
    for kind, number in ((MOVE, MOVES), (FLIP, FLIPS), (WAND, HANDS)):
        for action in kind.numbers.values():
            table[action] = number
    return table


def _sideways() -> vec[i64]:
    """1 for plies that go sideways, else 0."""
    table = vec[i64]([0] * WORDS.size())
    for kind in (MOVE, WAND):
        for (at, to), action in kind.numbers.items():
            table[action] = 1 if is_sideways(at, to) else 0
    return table


def _priors() -> vec[i64]:
    table = vec[i64]([0] * WORDS.size())
    for kind, forward in ((MOVE, PRIOR_FORWARD), (WAND, PRIOR_WAND_FORWARD)):
        for (at, to), action in kind.numbers.items():
            table[action] = PRIOR_SIDEWAYS if is_sideways(at, to) else forward
    for action in FLIP.numbers.values():
        table[action] = PRIOR_FLIP
    return table


def _flips() -> vec[i64]:
    table = vec[i64]([0] * ROOMS)
    for square in range(SQUARES):
        table[room(square)] = FLIP(square)
    return table


def _from_square(kind: Kind) -> vec[i64]:
    """By the square a ply starts from, and the room of the one it leads to."""
    table = vec[i64]([0] * (SQUARES * ROOMS))
    for (at, to), action in kind.numbers.items():
        table[at * ROOMS + room(to)] = action
    return table


def _targets(lists: list[list[list[int]]]) -> vec[i64]:
    """By seat and square: where the wand could go, were every square around fit for it."""
    table = vec[i64]([0] * (2 * SQUARES))
    for place, by_surroundings in enumerate(lists):
        for action in by_surroundings[AROUND]:
            table[place] = table[place] | i64(1) << TO[action]
    return table


def _entering() -> vec[i64]:
    """By seat and way, and the room of the square that is entered."""
    table = vec[i64]([0] * (2 * WAYS_EACH * ROOMS))
    for seat in (WHITE, BLACK):
        for number, way in enumerate(ways()[seat]):
            shift = way.up - way.down
            for at, to in MOVE.numbers:
                if to - at == shift and way.inside >> at & 1:
                    table[(seat * WAYS_EACH + number) * ROOMS + room(to)] = MOVE(at, to)
    return table


def _of_ways(part: int) -> vec[i64]:
    """By seat and way: by how much a set is shifted up and down, and which squares have a square there."""
    found: list[int] = []
    for seat in (WHITE, BLACK):
        found += [int((way.up, way.down, way.inside)[part]) for way in ways()[seat]]
    return vec[i64](found)


KIND: Final[vec[i64]] = _kinds()
AT: Final[vec[i64]] = by_action([MOVE, FLIP, WAND], "at", 0)
TO: Final[vec[i64]] = by_action([MOVE, WAND], "to", 0)
IS_SIDEWAYS: Final[vec[i64]] = _sideways()
PRIORS: Final[vec[i64]] = _priors()
PASSING: Final[int] = PASS()

FLIP_AT: Final[vec[i64]] = _flips()
MOVE_FROM: Final[vec[i64]] = _from_square(MOVE)
HAND_FROM: Final[vec[i64]] = _from_square(WAND)
STEP_TARGETS: Final[vec[i64]] = _targets(steps())
HAND_TARGETS: Final[vec[i64]] = _targets(hand_overs())
ENTERING: Final[vec[i64]] = _entering()
UP: Final[vec[i64]] = _of_ways(0)
DOWN: Final[vec[i64]] = _of_ways(1)
INSIDE: Final[vec[i64]] = _of_ways(2)

assert BEFORE == FILES + 1, "AROUND begins one file and one row before a square"
assert whole_board(SQUARES // FILES) * SEQUENCE < 1 << 62, "a product of a set fits into a word"
