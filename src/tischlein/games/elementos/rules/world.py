"""The eighteen discs and two wands on the board, as sets of squares. It knows what lies where, and no rule."""

from typing import Final

from mypy_extensions import i64

from tischlein.core.rng import MIX_ONE, WORD
from tischlein.games.elementos.rules.material import DISCS_EACH, FIRE, UNDER, UP, WATER, WOOD, disc_word
from tischlein.games.elementos.rules.squares import SQUARES, WHITE, members

# A disc's number is public: the place of its home square, white's nine first. Five bits per square hold it.
_NUMBER_BITS: Final[i64] = 5
_NUMBER: Final[i64] = 31
_HALF: Final[i64] = SQUARES // 2


class Discs:
    """fire, wood, water are the squares of the discs that show it; under_* those that hide it below.

    seen       squares of discs of which everybody has seen both faces since the setup
    frozen     squares of discs that may not be flipped; `pairs` holds the two squares of each standoff (§18)
    captured   disc number * 6 + how it lay, in the order of capture
    """

    def __init__(self) -> None:
        self.white: i64 = 0
        self.black: i64 = 0
        self.fire: i64 = 0
        self.wood: i64 = 0
        self.water: i64 = 0
        self.under_fire: i64 = 0
        self.under_wood: i64 = 0
        self.under_water: i64 = 0
        self.seen: i64 = 0
        self.frozen: i64 = 0
        self.white_wand: i64 = 0
        self.black_wand: i64 = 0
        self.low_numbers: i64 = 0
        self.high_numbers: i64 = 0
        self.pairs: tuple[int, ...] = ()
        self.captured: tuple[int, ...] = ()

    def copy(self) -> "Discs":
        other = Discs()
        other.white = self.white
        other.black = self.black
        other.fire = self.fire
        other.wood = self.wood
        other.water = self.water
        other.under_fire = self.under_fire
        other.under_wood = self.under_wood
        other.under_water = self.under_water
        other.seen = self.seen
        other.frozen = self.frozen
        other.white_wand = self.white_wand
        other.black_wand = self.black_wand
        other.low_numbers = self.low_numbers
        other.high_numbers = self.high_numbers
        other.pairs = self.pairs
        other.captured = self.captured
        return other

    def of(self, seat: int) -> i64:
        return self.white if seat == WHITE else self.black

    def wand_of(self, seat: int) -> i64:
        return self.white_wand if seat == WHITE else self.black_wand

    def up_at(self, square: i64) -> i64:
        """The symbol that a disc shows."""
        here: i64 = i64(1) << square
        if self.fire & here:
            return FIRE
        return WOOD if self.wood & here else WATER

    def under_at(self, square: i64) -> i64:
        """The symbol that a disc hides. Whoever asks must make sure that nobody learns it who may not."""
        here: i64 = i64(1) << square
        if self.under_fire & here:
            return FIRE
        return WOOD if self.under_wood & here else WATER

    def word_at(self, square: i64) -> int:
        """How a disc lies, as one of the six words: up-face first."""
        return disc_word(self.up_at(square), self.under_at(square))

    def number_at(self, square: i64) -> i64:
        if square < _HALF:
            return self.low_numbers >> (_NUMBER_BITS * square) & _NUMBER
        return self.high_numbers >> (_NUMBER_BITS * (square - _HALF)) & _NUMBER

    def set_number(self, square: i64, number: i64) -> None:
        """What an empty square remembers is never asked for, so leaving a square clears nothing."""
        # Only a variable may be shifted this far: mypyc writes a constant as a C int, which loses what passes 31 bits.
        changed: i64 = self.number_at(square) ^ number
        if square < _HALF:
            self.low_numbers ^= changed << (_NUMBER_BITS * square)
        else:
            self.high_numbers ^= changed << (_NUMBER_BITS * (square - _HALF))

    def lay(self, seat: int, square: int, disc: int) -> None:
        """Puts a disc onto an empty square. `disc` is one of the six words: up-face first."""
        here: i64 = 1 << square
        if seat == WHITE:
            self.white |= here
        else:
            self.black |= here
        self.show(here, UP[disc])
        self.hide(here, UNDER[disc])

    def show(self, here: i64, symbol: int) -> None:
        if symbol == FIRE:
            self.fire |= here
        elif symbol == WOOD:
            self.wood |= here
        else:
            self.water |= here

    def hide(self, here: i64, symbol: int) -> None:
        """Gives discs this underside instead of the one they had."""
        self.under_fire &= ~here
        self.under_wood &= ~here
        self.under_water &= ~here
        if symbol == FIRE:
            self.under_fire |= here
        elif symbol == WOOD:
            self.under_wood |= here
        else:
            self.under_water |= here

    def lift(self, squares: i64) -> None:
        """Takes discs off the board."""
        rest = ~squares
        self.white &= rest
        self.black &= rest
        self.fire &= rest
        self.wood &= rest
        self.water &= rest
        self.under_fire &= rest
        self.under_wood &= rest
        self.under_water &= rest
        self.seen &= rest

    def move(self, at: i64, to: i64) -> None:
        """A disc goes to another square; a disc that lay there is captured for good (§9a)."""
        here: i64 = i64(1) << at
        there: i64 = i64(1) << to
        if (self.white | self.black) & there:
            self.capture(to)
        self.white = _carried(self.white, here, there)
        self.black = _carried(self.black, here, there)
        self.fire = _carried(self.fire, here, there)
        self.wood = _carried(self.wood, here, there)
        self.water = _carried(self.water, here, there)
        self.under_fire = _carried(self.under_fire, here, there)
        self.under_wood = _carried(self.under_wood, here, there)
        self.under_water = _carried(self.under_water, here, there)
        self.seen = _carried(self.seen, here, there)
        self.set_number(to, self.number_at(at))

    def capture(self, square: i64) -> None:
        self.captured = (*self.captured, int(self.number_at(square)) * 6 + self.word_at(square))
        self.lift(i64(1) << square)

    def flip(self, at: i64) -> None:
        here: i64 = i64(1) << at
        fire = (self.fire ^ self.under_fire) & here
        wood = (self.wood ^ self.under_wood) & here
        water = (self.water ^ self.under_water) & here
        self.fire ^= fire
        self.wood ^= wood
        self.water ^= water
        self.under_fire ^= fire
        self.under_wood ^= wood
        self.under_water ^= water
        self.seen |= here

    def freeze(self, squares: i64) -> None:
        self.frozen |= squares
        self.pairs = (*self.pairs, int(squares))

    def thaw(self, square: i64) -> None:
        """Ends every standoff that a disc takes part in (§18b)."""
        here: i64 = i64(1) << square
        self.pairs = tuple([pair for pair in self.pairs if not pair & here])
        self.frozen = 0
        for pair in self.pairs:
            self.frozen |= pair


def _carried(squares: i64, here: i64, there: i64) -> i64:
    """A set of squares after the disc `here` has gone `there`, where nothing lies."""
    if squares & here:
        return squares ^ (here | there)
    return squares


def disc_numbers_on_board(discs: Discs) -> list[tuple[int, int]]:
    """(number, square) of every disc on the board, by number."""
    return sorted([(int(discs.number_at(square)), square) for square in members(discs.white | discs.black)])


def owner_of(number: int) -> int:
    return number // DISCS_EACH


def key_of(discs: Discs, ahead: i64) -> int:
    """One number for a position, for search: equal positions have equal numbers, others hardly ever.

    It mixes all that §19a counts as a position. `ahead` says whose ply it is and how far the match has come.
    """
    wands: i64 = discs.white_wand | discs.black_wand << 5
    return mixed(
        discs.white | discs.black << 24 | wands << 48,
        discs.fire | discs.wood << 24,
        discs.under_fire | discs.under_wood << 24,
        discs.frozen | ahead << 24,
    )


def mixed(men: i64, faces: i64, unders: i64, rest: i64) -> i64:
    """A position's number from the four words that say all of it."""
    word: i64 = _mix(men)
    word = _mix(word ^ faces)
    word = _mix(word ^ unders)
    word = _mix(word ^ rest)
    # 61 bits, so that compiled code never has to make an object of it.
    return word >> 2


def _mix(word: i64) -> i64:
    mixed: i64 = ((word ^ (word >> 29)) * MIX_ONE) & WORD
    return mixed ^ (mixed >> 32)
