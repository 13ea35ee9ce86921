"""Two games of a few lines: Race (one seat after another, no luck) and Bids (together, with hidden hands and luck).

Race also has what real games must not have: actions whose rules raise or never end, and bots that sleep, die and throw.
"""

import os
import time

import msgspec

from tischlein import catalog
from tischlein.core import turn as turns
from tischlein.core.dealer import Dealer, Event
from tischlein.core.game import Credits, Game
from tischlein.core.options import Option, Options
from tischlein.core.question import Bot, Budget, Question
from tischlein.core.state import Position, Result, State, places_of
from tischlein.core.turn import Seat, Turn
from tischlein.core.vocabulary import Action, Vocabulary

NOBODY = Credits("nobody", "nobody", 2026, "https://example.org")

RACE_WORDS = Vocabulary()
ADD = RACE_WORDS.declare("add", by=["1", "2"])
BREAK = RACE_WORDS.declare("break")
LOOP = RACE_WORDS.declare("loop")


class RaceView(msgspec.Struct):
    ask: str
    total: int
    seat: int | None


class Race(State):
    """Add one or two in turn; who reaches the goal wins."""

    def __init__(self, goal: int, total: int, mover: Seat) -> None:
        self.goal = goal
        self.total = total
        self.mover = mover

    def turn(self) -> Turn:
        return turns.over() if self.total >= self.goal else turns.of(self.mover)

    def legal(self, seat: Seat) -> list[Action]:
        if not self.turn().waits_for(seat):
            return []
        return [ADD(0), ADD(1), BREAK(), LOOP()] if self.goal == 6 else [ADD(0), ADD(1)]

    def apply(self, seat: Seat, action: Action, dealer: Dealer) -> None:
        if BREAK.matches(action):
            self.total += 1
            raise ZeroDivisionError("the hidden card was seven")
        while LOOP.matches(action):
            self.total += 1
        self.total += ADD.value("by", action) + 1
        self.mover = 1 - seat
        dealer.tell(Event("added", {"seat": seat, "total": self.total}))

    def redeal(self, seat: Seat, dealer: Dealer) -> None:
        pass

    def result(self) -> Result:
        scores = [int(self.mover != seat) for seat in range(2)]
        return Result(scores, places_of(scores), "goal", [{"goal": score} for score in scores])

    def copy(self) -> State:
        return Race(self.goal, self.total, self.mover)

    def dump(self) -> Position:
        return {"goal": self.goal, "total": self.total, "mover": self.mover}


def set_up_race(options: Options, seats: int, dealer: Dealer) -> State:
    return Race(options.number("goal"), 0, 1 if options.word("starts") == "second" else 0)


def show_race(state: State, seat: Seat | None) -> RaceView:
    assert isinstance(state, Race)
    asked = seat is not None and state.turn().waits_for(seat)
    return RaceView("add" if asked else "", state.total, seat)


def load_race(position: Position) -> State:
    goal, total, mover = position["goal"], position["total"], position["mover"]
    assert isinstance(goal, int) and isinstance(total, int) and isinstance(mover, int)
    return Race(goal, total, mover)


def loser_starts(options: Options, end: Position, result: Result) -> Options:
    return options.with_choice("starts", "first" if result.places[0] == 2 else "second")


class Sleeper(Bot):
    """Never answers in time."""

    def answer(self, question: Question, budget: Budget) -> Action:
        time.sleep(600)
        return question.actions[0]


class Dier(Bot):
    """Takes its whole worker with it."""

    def answer(self, question: Question, budget: Budget) -> Action:
        os._exit(1)


class Thrower(Bot):
    def answer(self, question: Question, budget: Budget) -> Action:
        raise ValueError("nothing fits")


class Agreeable(Bot):
    def answer(self, question: Question, budget: Budget) -> Action:
        return question.actions[0]

    def accepts_draw(self, question: Question, budget: Budget) -> bool:
        return True


RACE = Game(
    id="race",
    version=1,
    seats=[2],
    options=[Option("goal", [10, 6, 40, 4000]), Option("starts", ["", "first", "second"], shown=False)],
    vocabulary=RACE_WORDS,
    setup=set_up_race,
    view=show_race,
    load=load_race,
    bots={"sleeper": Sleeper, "dier": Dier, "thrower": Thrower, "agreeable": Agreeable},
    credits=NOBODY,
    rematch=loser_starts,
)

BID_WORDS = Vocabulary()
BID = BID_WORDS.declare("bid", card=12)


class BidsView(msgspec.Struct):
    ask: str
    points: list[int]
    hand: list[int]


class Bids(State):
    """Everybody has three hidden cards of twelve and bids one in secret; the highest card of a round wins a point."""

    def __init__(self, hands: list[list[int]], points: list[int], played: list[int]) -> None:
        self.hands = hands
        self.points = points
        self.played = played

    def turn(self) -> Turn:
        return turns.together(list(range(len(self.hands)))) if self.hands[0] else turns.over()

    def legal(self, seat: Seat) -> list[Action]:
        return [BID(card) for card in self.hands[seat]]

    def resolve(self, answers: dict[Seat, Action], dealer: Dealer) -> None:
        cards = [BID.value("card", answers[seat]) for seat in sorted(answers)]
        for seat, card in enumerate(cards):
            self.hands[seat].remove(card)
            self.played.append(card)
        self.points[cards.index(max(cards))] += 1
        dealer.tell(Event("shown", {"cards": cards}))

    def redeal(self, seat: Seat, dealer: Dealer) -> None:
        known = self.hands[seat] + self.played
        unseen = [card for card in range(12) if card not in known]
        for other, hand in enumerate(self.hands):
            if other != seat:
                self.hands[other] = sorted(dealer.draw(unseen, len(hand)))

    def result(self) -> Result:
        return Result(self.points, places_of(self.points), "cards", [{"rounds": point} for point in self.points])

    def copy(self) -> State:
        return Bids([list(hand) for hand in self.hands], list(self.points), list(self.played))

    def dump(self) -> Position:
        return {"hands": [list(hand) for hand in self.hands], "points": list(self.points), "played": list(self.played)}


def set_up_bids(options: Options, seats: int, dealer: Dealer) -> State:
    bag = list(range(12))
    return Bids([sorted(dealer.draw(bag, 3)) for _ in range(seats)], [0] * seats, [])


def show_bids(state: State, seat: Seat | None) -> BidsView:
    assert isinstance(state, Bids)
    hand = [] if seat is None else list(state.hands[seat])
    asked = seat is not None and bool(hand)
    return BidsView("bid" if asked else "", list(state.points), hand)


def load_bids(position: Position) -> State:
    hands = msgspec.convert(position["hands"], list[list[int]])
    return Bids(hands, *[msgspec.convert(position[name], list[int]) for name in ("points", "played")])


BIDS = Game(
    id="bids",
    version=1,
    seats=[2, 3, 4],
    options=[],
    vocabulary=BID_WORDS,
    setup=set_up_bids,
    view=show_bids,
    load=load_bids,
    bots={},
    credits=NOBODY,
)


def put_on_the_shelf() -> None:
    """The catalogue's own dictionary gets both games, in this process only."""
    catalog.games().update({"race": RACE, "bids": BIDS})


def take_from_the_shelf() -> None:
    for id in ("race", "bids"):
        catalog.games().pop(id, None)
