"""A match without its table: the same rules, luck and ends as `core.match`, and nothing that only people need.

No record, no taking back, nobody listens: for training loops and research interfaces. The seed is that of a match, so
the same answers lead to the same positions.
"""

from typing import Final

from tischlein.core import turn as turns
from tischlein.core.dealer import QuietDealer
from tischlein.core.game import Game
from tischlein.core.options import Options
from tischlein.core.refusal import Refusal
from tischlein.core.rng import memory_of
from tischlein.core.state import State, shares
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action

NOBODY: Final = -1


class Course:
    """`seat` is who answers next: where several do, the first of those who have not; `legal` is what it may answer."""

    def __init__(self, game: Game, options: Options, seats: int, seed: str) -> None:
        if seats not in game.seats:
            raise Refusal("wrong_number_of_seats", {"valid": game.seats})
        self.game: Game = game
        self.seats: int = seats
        self.dealer: QuietDealer = QuietDealer(memory_of(seed))
        self.state: State = game.setup(options, seats, self.dealer)
        self.sealed: dict[Seat, Action] = {}
        self.seat: Seat = NOBODY
        self.legal: list[Action] = []
        self._look()

    def is_over(self) -> bool:
        return self.seat == NOBODY

    def act(self, action: Action) -> None:
        """The answer of `seat`. Where all answer in secret, the rules hear of it when the last one is in."""
        self.must_be_legal(action)
        turn = self.state.turn()
        if turn.mode != turns.TOGETHER:
            self.state.apply(self.seat, action, self.dealer)
        else:
            self.sealed[self.seat] = action
            if len(self.sealed) == len(turn.seats):
                self.state.resolve(self.sealed, self.dealer)
                self.sealed = {}
        self._look()

    def must_be_legal(self, action: Action) -> None:
        if action not in self.legal:
            raise Refusal("illegal_action", {"seat": self.seat, "action": action})

    def rewards(self) -> list[float]:
        """-1 for the last place, 1 for the first, evenly between; ties share. Zero for all before the end."""
        if not self.is_over():
            return [0.0] * self.seats
        return [2.0 * share - 1.0 for share in shares(self.state)]

    def _look(self) -> None:
        turn = self.state.turn()
        if turn.mode == turns.OVER:
            self.seat, self.legal = NOBODY, []
            return
        self.seat = turn.seats[0]
        if self.sealed:
            self.seat = next(seat for seat in turn.seats if seat not in self.sealed)
        self.legal = self.state.legal(self.seat)
