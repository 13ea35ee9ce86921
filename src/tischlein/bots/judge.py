"""What a game tells the alpha-beta search about itself: how good a position looks, and which answers to try first."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from tischlein.bots.walk import OVER, SEVERAL, Walk
from tischlein.core import turn as turns
from tischlein.core.dealer import QuietDealer
from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action

# A won match. Estimates stay far below it, so that a sure win is never given up for a beautiful position.
WON: Final = 1_000_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """One subclass per game. Everything is asked of imagined worlds, so a judge may look at every part of one.

    contempt  how much worse than an even position a draw is for the seat that thinks
    """

    def __init__(self) -> None:
        self.contempt: int = 0

    def walk(self, state: State) -> Walk:
        """A walk that begins here. Games that are searched deeply have one that is quicker, with the same answers."""
        return StateWalk(self, state)

    def evaluate(self, state: State, seat: Seat) -> int:
        """How good this undecided position looks for the seat; the same with opposite sign for the other one."""
        raise NotImplementedError

    def prior(self, state: State, action: Action) -> int:
        """How promising a legal answer looks before anything is searched: 0 … 1000, more is tried earlier."""
        return 0

    def is_loud(self, state: State, action: Action) -> bool:
        """Whether this answer changes so much, such as a capture, that it is always looked at to the full depth."""
        return False

    def repeats(self, state: State) -> bool:
        """Whether this position has occurred earlier in the match: counted like a draw, so that nobody shuffles."""
        return False

    def outcome(self, state: State, seat: Seat) -> int:
        """1, 0 or -1: a finished match as the seat sees it."""
        places = state.result().places
        best_other = min([place for other, place in enumerate(places) if other != seat])
        if places[seat] == best_other:
            return 0
        return 1 if places[seat] < best_other else -1


class StateWalk(Walk):
    """Goes forward in copies of a state. Where a game draws luck on the way, it is the same luck every time."""

    def __init__(self, judge: Judge, state: State) -> None:
        super().__init__(0)
        self.judge: Judge = judge
        self.states: list[State] = [state]
        self.dealer: QuietDealer = QuietDealer(1)

    def mover(self) -> i64:
        turn = self.states[-1].turn()
        if turn.mode == turns.OF:
            return turn.seats[0]
        return OVER if turn.mode == turns.OVER else SEVERAL

    def find_answers(self, first: i64) -> i64:
        state = self.states[-1]
        end = first
        for action in state.legal(state.turn().seats[0]):
            while end >= len(self.actions):
                self.actions = append(self.actions, 0)
                self.priors = append(self.priors, 0)
            self.actions[end] = action
            self.priors[end] = self.judge.prior(state, action)
            end += 1
        return end

    def step(self, action: i64) -> None:
        after = self.states[-1].copy()
        after.apply(after.turn().seats[0], action, self.dealer)
        self.states.append(after)

    def step_back(self) -> None:
        self.states.pop()

    def key(self) -> i64:
        return self.states[-1].key()

    def worth(self, seat: i64) -> i64:
        return self.judge.evaluate(self.states[-1], seat)

    def outcome(self, seat: i64) -> i64:
        return self.judge.outcome(self.states[-1], seat)

    def repeats(self) -> bool:
        return self.judge.repeats(self.states[-1])

    def is_loud(self, action: i64) -> bool:
        return self.judge.is_loud(self.states[-1], action)
