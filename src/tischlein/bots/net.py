"""A small net of whole numbers: one hidden layer for each of two points of view, kept up to date feature by feature.

Four numbers share one word of 64 bits. They are added, cut off and multiplied together, so that a net costs no package
and little time, and gives the same number compiled and interpreted. What is learned is added to a hand-written value.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.core.refusal import Refusal

LANES: Final = 4
LANE: Final = 16
WIDTH: Final = 64
WORDS: Final = WIDTH // LANES

# In the first layer 1.0 is 512; what comes out of it is cut off below 0 and above 1, and 1.0 is 64 then.
FIRST_ONE: Final = 512
HIDDEN_ONE: Final = 64
LAST_ONE: Final = 64
# A logit of 1 is so many points of a hand-written value.
POINTS: Final = 200
# No sum of so many features leaves its lane.
MOST_ACTIVE: Final = 40
MOST_FIRST: Final = 380
MOST_BIAS: Final = 1100
MOST_LAST: Final = 127

_HEAD: Final = b"tischlein net 1\n"
_NUMBERS_IN_HEAD: Final = 2
# A lane holds a sum and this much more, so that its uppermost bit but one says whether the sum is below 0.
_MIDDLE: Final = 1 << 14
_HIDDEN_MOST: Final = 63
# Weights of the last layer are kept with this much more, so that none is below 0 and products do not borrow.
_LAST_MIDDLE: Final = 128


def _in_every_lane(number: int) -> i64:
    word: i64 = 0
    for lane in range(LANES):
        word |= i64(number) << (lane * LANE)
    return word


_ONES: Final[i64] = _in_every_lane(1)
_ALL_HIDDEN: Final[i64] = _in_every_lane(_HIDDEN_MOST)
# Added to a number of a lane that is not below 0, it sets the lane's bit 14 where the number is 512 or more.
_TO_OVERFLOW: Final[i64] = _in_every_lane(_MIDDLE - FIRST_ONE)


def packed(numbers: list[int]) -> int:
    """Four numbers as one word, the first one lowest. A sum of such words is the word of the sums."""
    return sum([number << (lane * LANE) for lane, number in enumerate(numbers)])


@final
class Net:
    """first: by feature and word. bias: by word. last: by point of view (the deciding seat's first) and word."""

    def __init__(self, version: int, first: list[int], bias: list[int], last: list[int], constant: int) -> None:
        assert len(bias) == WIDTH and len(last) == 2 * WIDTH, "as wide as every net here"
        self.version: int = version
        self.features: int = len(first) // WIDTH
        self.first: vec[i64] = vec[i64]([packed(first[at : at + LANES]) for at in range(0, len(first), LANES)])
        begun = [number + _MIDDLE for number in bias]
        self.begun: vec[i64] = vec[i64]([packed(begun[at : at + LANES]) for at in range(0, WIDTH, LANES)])
        # The other way round: the uppermost lane of a product is then the sum of the products of the lanes.
        turned = [
            [number + _LAST_MIDDLE for number in last[at : at + LANES]][::-1] for at in range(0, 2 * WIDTH, LANES)
        ]
        self.last: vec[i64] = vec[i64]([packed(numbers) for numbers in turned])
        self.constant: i64 = constant

    def begin(self, sums: vec[i64], at: i64) -> None:
        """The sums of a point of view from which nothing is seen yet."""
        for word in range(WORDS):
            sums[at + word] = self.begun[word]

    def show(self, sums: vec[i64], at: i64, feature: i64) -> None:
        first, base = self.first, feature * WORDS
        word: i64 = 0
        while word < WORDS:
            sums[at + word] += first[base + word]
            word += 1

    def hide(self, sums: vec[i64], at: i64, feature: i64) -> None:
        first, base = self.first, feature * WORDS
        word: i64 = 0
        while word < WORDS:
            sums[at + word] -= first[base + word]
            word += 1

    def value(self, sums: vec[i64], own: i64, other: i64) -> i64:
        """To the seat whose sums are its `own`, in points."""
        total = self.constant + self.part(sums, own, 0) + self.part(sums, other, WORDS)
        return total * POINTS >> 12

    def judge(self, own: list[int], other: list[int]) -> i64:
        """The same from nothing, for the features that are there; not for the innermost loop of a search."""
        sums = vec[i64]([0] * (2 * WORDS))
        self.begin(sums, 0)
        self.begin(sums, WORDS)
        for feature in own:
            self.show(sums, 0, feature)
        for feature in other:
            self.show(sums, WORDS, feature)
        return self.value(sums, 0, WORDS)

    def part(self, sums: vec[i64], at: i64, last: i64) -> i64:
        """What one point of view adds to the last sum."""
        weights, ones = self.last, _ONES
        products: i64 = 0
        hidden: i64 = 0
        word: i64 = 0
        while word < WORDS:
            lanes = sums[at + word]
            kept = lanes & (lanes >> 14 & ones) * 0x3FFF
            over = (kept + _TO_OVERFLOW) >> 14 & ones
            kept = (kept | over * 0x3FFF) >> 3 & _ALL_HIDDEN
            products += kept * weights[last + word] >> 48 & 0xFFFF
            hidden += kept
            word += 1
        # Every weight was kept with _LAST_MIDDLE more.
        return products - _LAST_MIDDLE * (hidden * _ONES >> 48 & 0xFFFF)


def written(version: int, first: list[int], bias: list[int], last: list[int], constant: int) -> bytes:
    """A net as a file: a line that says what it is, and numbers of two bytes, the lower one first."""
    numbers = [version, len(first) // WIDTH, *first, *bias, *last]
    whole = b"".join([number.to_bytes(2, "little", signed=True) for number in numbers])
    return _HEAD + whole + constant.to_bytes(4, "little", signed=True)


def read_net(file: bytes, features: int, version: int) -> Net:
    """Refuses what is no net, or one for other features."""
    start = len(_HEAD)
    count = _NUMBERS_IN_HEAD + WIDTH * (features + 3)
    numbers = [_number(file, start + 2 * place) for place in range(min(count, (len(file) - start) // 2))]
    if file[:start] != _HEAD or len(numbers) < _NUMBERS_IN_HEAD:
        raise Refusal("no_net")
    if numbers[:_NUMBERS_IN_HEAD] != [version, features] or len(file) != start + 2 * count + 4:
        raise Refusal("other_net", {"version": numbers[0], "valid": [str(version)]})
    weights = numbers[_NUMBERS_IN_HEAD:]
    bias, last = features * WIDTH, (features + 1) * WIDTH
    constant = int.from_bytes(file[-4:], "little", signed=True)
    return Net(version, weights[:bias], weights[bias:last], weights[last:], constant)


def _number(file: bytes, at: int) -> int:
    return int.from_bytes(file[at : at + 2], "little", signed=True)
