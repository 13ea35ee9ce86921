"""What imagined matches teach on the way: which answers tend to pay, and what an end is worth.

Both are learned anew for every question, so a bot stays without memory and a seed repeats its answer.
"""

from typing import Final

from tischlein.core import turn as turns
from tischlein.core.dealer import QuietDealer
from tischlein.core.game import Hint
from tischlein.core.state import State, shares
from tischlein.core.turn import MOST_SEATS, Seat
from tischlein.core.vocabulary import Action

# An answer nobody has given yet is worth half of what there is to get; that counts like one match.
UNKNOWN: Final = 0.5
# Of so many answers, drawn at random, a player in an imagined match gives the best one: good, and not always the same.
DRAWN: Final = 3
# How much of a reward is the place and how much the points; points tell a narrow loss from a wide one.
PLACE: Final = 0.5


class Habit:
    def __init__(self) -> None:
        self.total: float = UNKNOWN
        self.count: float = 1.0


class Habits:
    """How well each answer of each seat has paid so far, wherever in a match it was given."""

    def __init__(self, hint: Hint | None) -> None:
        self.hint: Hint | None = hint
        self.known: dict[int, Habit] = {}

    def worth(self, seat: Seat, action: Action) -> float:
        habit = self.known.get(action * MOST_SEATS + seat)
        return UNKNOWN if habit is None else habit.total / habit.count

    def look(self, state: State, seat: Seat, action: Action) -> float:
        """How promising a legal answer is before it was tried here: what was learned, and what the game says."""
        hint = self.hint
        learned = self.worth(seat, action)
        return learned if hint is None else (learned + hint(state, seat, action)) / 2

    def choose(self, state: State, seat: Seat, luck: QuietDealer) -> Action:
        legal = state.legal(seat)
        best = luck.pick(legal)
        if len(legal) == 1:
            return best
        highest = self.look(state, seat, best)
        for _ in range(DRAWN - 1):
            other = luck.pick(legal)
            if other != best:
                promise = self.look(state, seat, other)
                if promise > highest:
                    best, highest = other, promise
        return best

    def learn(self, seats: list[Seat], actions: list[Action], rewards: list[float]) -> None:
        for seat, action in zip(seats, actions, strict=True):
            key = action * MOST_SEATS + seat
            habit = self.known.get(key)
            if habit is None:
                habit = Habit()
                self.known[key] = habit
            habit.total += rewards[seat]
            habit.count += 1.0


def play_on(state: State, habits: Habits, luck: QuietDealer, seats: list[Seat], actions: list[Action]) -> None:
    """Plays a match to its end as the habits say, and writes down who answered what."""
    turn = state.turn()
    while turn.mode != turns.OVER:
        if turn.mode == turns.TOGETHER:
            answers = {seat: habits.choose(state, seat, luck) for seat in turn.seats}
            for seat in turn.seats:
                seats.append(seat)
                actions.append(answers[seat])
            state.resolve(answers, luck)
        else:
            seat = turn.seats[0]
            action = habits.choose(state, seat, luck)
            seats.append(seat)
            actions.append(action)
            state.apply(seat, action, luck)
        turn = state.turn()


class Yardstick:
    """What the end of an imagined match is worth to each seat, from 0 to 1: the place, and by how many points.

    How many points are much is learned from the ends seen so far.
    """

    def __init__(self) -> None:
        self.total: float = 0.0
        self.count: int = 0

    def measure(self, state: State) -> list[float]:
        scores = state.result().scores
        leads = [lead(scores, seat) for seat in range(len(scores))]
        self.total += sum([abs(each) for each in leads]) / len(leads)
        self.count += 1
        usual = self.total / self.count
        if usual == 0.0:
            return shares(state)
        found: list[float] = []
        for share, each in zip(shares(state), leads, strict=True):
            points = 0.5 + 0.5 * each / (abs(each) + usual)
            found.append(PLACE * share + (1.0 - PLACE) * points)
        return found


def lead(scores: list[int], seat: Seat) -> float:
    """How far a seat is ahead of the best of the others; who plays alone, ahead of nothing."""
    others = [score for other, score in enumerate(scores) if other != seat]
    return float(scores[seat] - (max(others) if others else 0))
