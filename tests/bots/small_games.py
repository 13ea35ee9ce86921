"""Games of a few lines, one for each way of taking turns, whose good answers can be worked out by hand."""

import msgspec

from tischlein.core import turn as turns
from tischlein.core.dealer import Dealer
from tischlein.core.game import Credits, Game
from tischlein.core.options import Option, Options
from tischlein.core.state import Position, Result, State, places_of
from tischlein.core.turn import Seat, Turn
from tischlein.core.vocabulary import Action, Vocabulary

NOBODY = Credits("nobody", "nobody", 2026, "https://example.org")

STICK_WORDS, CUP_WORDS, BID_WORDS, TOWER_WORDS = Vocabulary(), Vocabulary(), Vocabulary(), Vocabulary()
TAKE = STICK_WORDS.declare("take", number=3)
LIFT = CUP_WORDS.declare("lift", number=2)
BID = BID_WORDS.declare("bid", number=5)
BUILD = TOWER_WORDS.declare("build", number=3)


class SmallView(msgspec.Struct):
    ask: str
    shown: Position


class Sticks(State):
    """Take one, two or three sticks in turn; who takes the last one wins. With 4, 8, 12 … sticks the mover loses."""

    def __init__(self, sticks: int, mover: Seat) -> None:
        self.sticks = sticks
        self.mover = mover

    def turn(self) -> Turn:
        return turns.of(self.mover) if self.sticks else turns.over()

    def legal(self, seat: Seat) -> list[Action]:
        return [TAKE(number) for number in range(min(3, self.sticks))]

    def apply(self, seat: Seat, action: Action, dealer: Dealer) -> None:
        self.sticks -= TAKE.value("number", action) + 1
        self.mover = 1 - seat

    def redeal(self, seat: Seat, dealer: Dealer) -> None:
        pass

    def result(self) -> Result:
        scores = [int(self.mover != seat) for seat in range(2)]
        return Result(scores, places_of(scores), "last_stick", [{"stick": score} for score in scores])

    def copy(self) -> State:
        return Sticks(self.sticks, self.mover)

    def dump(self) -> Position:
        return {"sticks": self.sticks, "mover": self.mover}

    def key(self) -> int:
        return self.sticks * 2 + self.mover


class Cups(State):
    """A coin lies under the left or right cup; seat 0 knows where. Seat 1 chooses a cup.

    Only somebody who peeked would always find the coin.
    """

    def __init__(self, coin: int, chosen: int) -> None:
        self.coin = coin
        self.chosen = chosen

    def turn(self) -> Turn:
        return turns.of(1) if self.chosen < 0 else turns.over()

    def legal(self, seat: Seat) -> list[Action]:
        return [LIFT(0), LIFT(1)] if seat == 1 else []

    def apply(self, seat: Seat, action: Action, dealer: Dealer) -> None:
        self.chosen = LIFT.value("number", action)

    def redeal(self, seat: Seat, dealer: Dealer) -> None:
        if seat == 1:
            self.coin = dealer.roll(2)

    def result(self) -> Result:
        scores = [int(self.chosen != self.coin), int(self.chosen == self.coin)]
        return Result(scores, places_of(scores), "lifted", [{"coin": score} for score in scores])

    def copy(self) -> State:
        return Cups(self.coin, self.chosen)

    def dump(self) -> Position:
        return {"coin": self.coin, "chosen": self.chosen}


class Bids(State):
    """All seats bid 0 … 4 in secret, three times; the highest bid of a round, if it is alone, takes a point."""

    def __init__(self, points: list[int], rounds: int) -> None:
        self.points = points
        self.rounds = rounds

    def turn(self) -> Turn:
        return turns.together(list(range(len(self.points)))) if self.rounds else turns.over()

    def legal(self, seat: Seat) -> list[Action]:
        return [BID(number) for number in range(5)]

    def resolve(self, answers: dict[Seat, Action], dealer: Dealer) -> None:
        self.rounds -= 1
        bids = {seat: BID.value("number", action) for seat, action in answers.items()}
        highest = [seat for seat in bids if bids[seat] == max(bids.values())]
        if len(highest) == 1:
            self.points[highest[0]] += 1

    def redeal(self, seat: Seat, dealer: Dealer) -> None:
        pass

    def result(self) -> Result:
        return Result(self.points, places_of(self.points), "bid", [{"rounds": point} for point in self.points])

    def copy(self) -> State:
        return Bids(list(self.points), self.rounds)

    def dump(self) -> Position:
        return {"points": list(self.points), "rounds": self.rounds}


class Towers(State):
    """Side by side, each seat adds 1, 2 or 3 blocks, twice; the higher tower wins."""

    def __init__(self, heights: list[int], left: list[int]) -> None:
        self.heights = heights
        self.left = left

    def turn(self) -> Turn:
        building = [seat for seat in range(2) if self.left[seat]]
        return turns.each(building) if building else turns.over()

    def legal(self, seat: Seat) -> list[Action]:
        return [BUILD(number) for number in range(3)] if self.left[seat] else []

    def apply(self, seat: Seat, action: Action, dealer: Dealer) -> None:
        self.heights[seat] += BUILD.value("number", action) + 1
        self.left[seat] -= 1

    def redeal(self, seat: Seat, dealer: Dealer) -> None:
        pass

    def result(self) -> Result:
        return Result(self.heights, places_of(self.heights), "built", [{"blocks": height} for height in self.heights])

    def copy(self) -> State:
        return Towers(list(self.heights), list(self.left))

    def dump(self) -> Position:
        return {"heights": list(self.heights), "left": list(self.left)}


def number(position: Position, name: str) -> int:
    value = position[name]
    assert isinstance(value, int)
    return value


def view(state: State, seat: Seat | None) -> SmallView:
    return SmallView(ask="", shown=state.dump() if not isinstance(state, Cups) else {"chosen": state.chosen})


def lay_sticks(options: Options, seats: int, dealer: Dealer) -> State:
    return Sticks(options.number("sticks"), dealer.roll(2))


def hide_coin(options: Options, seats: int, dealer: Dealer) -> State:
    return Cups(dealer.roll(2), -1)


def start_bids(options: Options, seats: int, dealer: Dealer) -> State:
    return Bids([0] * seats, 3)


def start_towers(options: Options, seats: int, dealer: Dealer) -> State:
    return Towers([0, 0], [2, 2])


def load_sticks(position: Position) -> State:
    return Sticks(number(position, "sticks"), number(position, "mover"))


def load_nothing(position: Position) -> State:
    raise NotImplementedError


STICKS = Game("sticks", 1, [2], [Option("sticks", [9, 21])], STICK_WORDS, lay_sticks, view, load_sticks, {}, NOBODY)
CUPS = Game("cups", 1, [2], [], CUP_WORDS, hide_coin, view, load_nothing, {}, NOBODY)
BIDS = Game("bids", 1, [2, 3, 4], [], BID_WORDS, start_bids, view, load_nothing, {}, NOBODY)
TOWERS = Game("towers", 1, [2], [], TOWER_WORDS, start_towers, view, load_nothing, {}, NOBODY)
