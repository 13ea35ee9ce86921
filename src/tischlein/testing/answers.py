"""Answers by their names, for the tests of a game: what is legal, and to give one."""

from collections.abc import Mapping

from tischlein.core.dealer import Dealer
from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Named, Vocabulary
from tischlein.testing.dealers import Listening


class Answers:
    """The answers of a game that has this vocabulary."""

    def __init__(self, words: Vocabulary) -> None:
        self.words: Vocabulary = words

    def legal(self, state: State, seat: Seat) -> list[Named]:
        return [self.words.name(action) for action in state.legal(seat)]

    def verbs(self, state: State, seat: Seat) -> set[object]:
        return {named["do"] for named in self.legal(state, seat)}

    def offered(self, state: State, seat: Seat, do: str, field: str) -> list[object]:
        """The values of a field that are offered for a verb, each once."""
        return list(dict.fromkeys([named[field] for named in self.legal(state, seat) if named["do"] == do]))

    def may(self, state: State, seat: Seat, do: str, **fields: str) -> bool:
        return {"do": do, **fields} in self.legal(state, seat)

    def answer(self, state: State, seat: Seat, do: str, dealer: Dealer | None = None, **fields: str) -> None:
        """One seat's answer, which must be legal."""
        action = self.words.number({"do": do, **fields})
        legal = self.legal(state, seat)
        assert action in state.legal(seat), f"seat {seat} may not {do} {fields}, but {legal[:20]}"
        state.apply(seat, action, dealer or Listening())

    def answer_all(
        self, state: State, named: Mapping[Seat, Mapping[str, object]], dealer: Dealer | None = None
    ) -> None:
        """The secret answers of all who are asked; whoever is not named gives the first legal one."""
        answers = {seat: state.legal(seat)[0] for seat in state.turn().seats}
        answers |= {seat: self.words.number(answer) for seat, answer in named.items()}
        for seat, action in answers.items():
            assert action in state.legal(seat), f"seat {seat} may not {self.words.name(action)}"
        state.resolve(answers, dealer or Listening())


def seat_named(name: str) -> Seat:
    """The seat of a keyword `seat0`."""
    return int(name.removeprefix("seat"))
