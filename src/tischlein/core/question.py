"""One decision of one seat, as a bot gets it: never the state."""

from mypy_extensions import mypyc_attr

from tischlein.core.dealer import Dealer, QuietDealer
from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action


class Question:
    """A world the seat could be in, and the legal answers, which are the same in all such worlds.

    The world was redealt from the seat's knowledge with luck of its own before it came here, so it holds nothing the
    seat could not know. `luck` is the bot's own luck; the same question with the same luck gets the same answer.
    """

    def __init__(self, seat: Seat, world: State, actions: list[Action], luck: QuietDealer) -> None:
        self.seat: Seat = seat
        self.world: State = world
        self.actions: list[Action] = actions
        self.luck: QuietDealer = luck

    def imagine(self, dealer: Dealer) -> State:
        """A fresh world this seat could be in."""
        world = self.world.copy()
        world.redeal(self.seat, dealer)
        return world


def ask(state: State, seat: Seat, memory: int) -> Question:
    """The question that a state poses to a seat. `memory` starts the bot's own luck."""
    luck = QuietDealer(memory)
    world = state.copy()
    world.redeal(seat, luck)
    return Question(seat, world, world.legal(seat), luck)


def world_from_view(state: State, seat: Seat, memory: int) -> State:
    """A world that a seat could be in, for who is told no more than the view shows."""
    world = state.copy()
    world.redeal_from_view(seat, QuietDealer(memory))
    return world


@mypyc_attr(allow_interpreted_subclasses=True)
class Budget:
    """How much a bot may think: an amount of work, never of time, so that a seed repeats a result.

    A live table guards itself with a subclass whose `spent` also looks at a clock.
    """

    def spent(self) -> bool:
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player without memory: everything it needs is in the question."""

    def answer(self, question: Question, budget: Budget) -> Action:
        raise NotImplementedError

    def accepts_draw(self, question: Question, budget: Budget) -> bool:
        """Whether it agrees to a draw that was offered. Cautious by default."""
        return False
