"""The dealer: the only source of luck and the only voice of the rules."""

from mypy_extensions import mypyc_attr

from tischlein.core.refusal import Fact
from tischlein.core.rng import Generator, memory_of
from tischlein.core.turn import Seat


class Event:
    """Something that happened. `only` names the one seat that is told; None means everybody.

    `fades` names facts that players have to remember: the table tells them when it happens and not again, until the
    match is over. Whatever a view hides that an event once told has to be among them.
    """

    def __init__(
        self, name: str, facts: dict[str, Fact], only: Seat | None = None, fades: tuple[str, ...] = ()
    ) -> None:
        self.name: str = name
        self.facts: dict[str, Fact] = facts
        self.only: Seat | None = only
        self.fades: tuple[str, ...] = fades

    def lasting_facts(self) -> dict[str, Fact]:
        """What whoever comes later may still hear of it."""
        return lasting(self.facts, self.fades)

    def reaches(self, seat: Seat | None) -> bool:
        """Whether this seat hears of it; None is the public, which hears only what everybody hears."""
        return self.only is None or self.only == seat


def lasting(facts: dict[str, Fact], fades: tuple[str, ...]) -> dict[str, Fact]:
    return {name: fact for name, fact in facts.items() if name not in fades}


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """What rules may ask for. `listening` is false where nobody hears events: rules then need not make them."""

    def __init__(self) -> None:
        self.listening: bool = False
        self.drawn: int = 0
        self.revealed: int = 0

    def roll(self, count: int) -> int:
        """Luck: one of 0 … count-1, equally likely."""
        raise NotImplementedError

    def pick(self, options: list[int]) -> int:
        return options[self.roll(len(options))]

    def draw_one(self, bag: list[int]) -> int:
        """Takes one piece out of a bag. A bag is a sorted list whose order means nothing; it stays sorted."""
        return bag.pop(self.roll(len(bag)))

    def draw(self, bag: list[int], count: int) -> list[int]:
        return [self.draw_one(bag) for _ in range(count)]

    def reveal(self, only: Seat | None = None) -> None:
        """Rules say that this step shows somebody (or one seat) what could not be known before: no free way back.

        An event that is told to one seat says so by itself.
        """
        self.revealed += 1

    def tell(self, event: Event) -> None:
        """Rules say what happened. Nobody listens unless a subclass does."""


class SeededDealer(Dealer):
    """A real table, and every replay of it."""

    def __init__(self, seed: str) -> None:
        super().__init__()
        self.listening = True
        self.luck: Generator = Generator(memory_of(seed))
        self.events: list[Event] = []

    def roll(self, count: int) -> int:
        self.drawn += 1
        return self.luck.roll(count)

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def take_events(self) -> list[Event]:
        """The events since the last time somebody asked."""
        events = self.events
        self.events = []
        return events

    def copy(self) -> "SeededDealer":
        """One whose luck goes on in the same way. What was told before is not told again."""
        twin = SeededDealer("")
        twin.luck.memory = self.luck.memory
        twin.drawn = self.drawn
        twin.revealed = self.revealed
        return twin


class QuietDealer(Dealer):
    """Inside a bot's head, in simulation and in redeals: own luck, nobody listens."""

    def __init__(self, memory: int) -> None:
        super().__init__()
        self.luck: Generator = Generator(memory)

    def roll(self, count: int) -> int:
        self.drawn += 1
        return self.luck.roll(count)


class OutcomeWanted(Exception):
    """A scripted dealer ran out of outcomes: the rules want one of `count` equally likely ones."""

    def __init__(self, count: int) -> None:
        super().__init__(f"the rules ask for one of {count} outcomes")
        self.count: int = count


class ScriptedDealer(Dealer):
    """Outcomes chosen beforehand: tests of single draws, and explicit chance nodes for research."""

    def __init__(self, outcomes: list[int]) -> None:
        super().__init__()
        self.listening = True
        self.outcomes: list[int] = outcomes
        self.events: list[Event] = []

    def roll(self, count: int) -> int:
        if self.drawn >= len(self.outcomes):
            raise OutcomeWanted(count)
        outcome = self.outcomes[self.drawn]
        if not 0 <= outcome < count:
            raise ValueError(f"outcome {outcome} is not one of 0 … {count - 1}")
        self.drawn += 1
        return outcome

    def tell(self, event: Event) -> None:
        self.events.append(event)
