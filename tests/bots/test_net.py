"""A net of packed numbers says what the same net says when it is reckoned number by number."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tischlein.bots.net import (
    MOST_BIAS,
    MOST_FIRST,
    MOST_LAST,
    POINTS,
    WIDTH,
    WORDS,
    Net,
    read_net,
    written,
)
from tischlein.core.refusal import Refusal
from tischlein.core.rng import Generator

FEATURES = 50
VERSION = 3
# Of the net below: what it says of three features each. A change of these numbers changes every committed net.
GOLDEN = [2009, 1963, 1217, 1544, 1098, 1258, 1333, 732]


class Plain:
    """The same net, one number at a time."""

    def __init__(self, seed: int) -> None:
        luck = Generator(seed)
        self.first = [luck.roll(2 * MOST_FIRST + 1) - MOST_FIRST for _ in range(FEATURES * WIDTH)]
        self.bias = [luck.roll(2 * MOST_BIAS + 1) - MOST_BIAS for _ in range(WIDTH)]
        self.last = [luck.roll(2 * MOST_LAST + 1) - MOST_LAST for _ in range(2 * WIDTH)]
        self.constant = luck.roll(8000) - 4000

    def hidden(self, features: list[int]) -> list[int]:
        sums = [self.bias[at] + sum(self.first[feature * WIDTH + at] for feature in features) for at in range(WIDTH)]
        return [max(0, min(511, number)) >> 3 for number in sums]

    def value(self, own: list[int], other: list[int]) -> int:
        hidden = self.hidden(own) + self.hidden(other)
        total = self.constant + sum(weight * number for weight, number in zip(self.last, hidden, strict=True))
        return total * POINTS >> 12

    def packed(self) -> Net:
        return Net(VERSION, self.first, self.bias, self.last, self.constant)

    def file(self) -> bytes:
        return written(VERSION, self.first, self.bias, self.last, self.constant)


def seen(net: Net, own: list[int], other: list[int]) -> vec[i64]:
    sums = vec[i64]([0] * (2 * WORDS))
    for at, features in ((0, own), (WORDS, other)):
        net.begin(sums, at)
        for feature in features:
            net.show(sums, at, feature)
    return sums


def some_features(luck: Generator, count: int) -> list[int]:
    return sorted({luck.roll(FEATURES) for _ in range(count)})


@pytest.mark.parametrize("seed", range(4))
def test_packed_is_plain(seed: int) -> None:
    plain, luck = Plain(seed), Generator(seed)
    net = plain.packed()
    for count in range(40):
        own, other = some_features(luck, count), some_features(luck, 40 - count)
        sums = seen(net, own, other)
        assert net.value(sums, 0, WORDS) == plain.value(own, other)
        assert net.value(sums, WORDS, 0) == plain.value(other, own)


def test_what_is_hidden_again_was_never_there() -> None:
    net, luck = Plain(1).packed(), Generator(5)
    sums = seen(net, [1, 7, 30], [2, 9])
    for _ in range(200):
        feature = luck.roll(FEATURES)
        net.show(sums, 0, feature)
        net.hide(sums, 0, feature)
    assert list(sums) == list(seen(net, [1, 7, 30], [2, 9]))


def test_the_largest_weights_do_not_leave_their_lanes() -> None:
    for sign in (1, -1):
        plain = Plain(1)
        plain.first = [sign * MOST_FIRST] * (FEATURES * WIDTH)
        plain.bias = [sign * MOST_BIAS] * WIDTH
        features = list(range(40))
        sums = seen(plain.packed(), features, [])
        assert plain.packed().value(sums, 0, WORDS) == plain.value(features, [])


def test_golden_values_are_the_same_on_every_machine_compiled_and_interpreted() -> None:
    net = Plain(11).packed()
    found = [int(net.value(seen(net, [at, at + 5, at + 9], [at + 20, at + 3]), 0, WORDS)) for at in range(8)]
    assert found == GOLDEN


def test_a_net_is_written_and_read() -> None:
    plain = Plain(2)
    read = read_net(plain.file(), FEATURES, VERSION)
    assert list(read.first) == list(plain.packed().first)
    sums = seen(read, [1, 2], [3])
    assert read.value(sums, 0, WORDS) == plain.value([1, 2], [3])


@pytest.mark.parametrize(
    ("file", "features", "version", "key"),
    [
        (b"", FEATURES, VERSION, "no_net"),
        (b"tischlein net 1\n", FEATURES, VERSION, "no_net"),
        (b"something else entirely", FEATURES, VERSION, "no_net"),
        (Plain(1).file(), FEATURES, VERSION + 1, "other_net"),
        (Plain(1).file(), FEATURES + 1, VERSION, "other_net"),
        (Plain(1).file()[:-1], FEATURES, VERSION, "other_net"),
        (Plain(1).file() + b"0", FEATURES, VERSION, "other_net"),
    ],
)
def test_what_does_not_fit_is_refused(file: bytes, features: int, version: int, key: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_net(file, features, version)
    assert refused.value.key == key
