"""A finished match, gone through once more: what each seat was asked, what it answered, and where luck fell."""

from collections.abc import Iterator, Mapping

from tischlein.core import turn as turns
from tischlein.core.game import Game
from tischlein.core.match import Match
from tischlein.core.record import begin, play_answer
from tischlein.core.refusal import Refusal
from tischlein.core.state import State, shares_of
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action


class Moment:
    """One step of the rules: the position before it, the answers that were given, and the position after.

    step    how many answers were in before
    luck    whether the dealer drew anything
    """

    def __init__(self, step: int, before: State, answers: dict[Seat, Action], after: State, luck: bool) -> None:
        self.step: int = step
        self.before: State = before
        self.answers: dict[Seat, Action] = answers
        self.after: State = after
        self.luck: bool = luck

    def asked(self) -> list[Seat]:
        """The seats that could have answered otherwise."""
        return [seat for seat in self.answers if len(self.before.legal(seat)) > 1]


def moments_of(game: Game, record: Mapping[str, object]) -> Iterator[Moment]:
    """Every step of a record that was checked, in order."""
    match = begin(game, record)
    answers = record["answers"]
    assert isinstance(answers, list), "the record was checked"
    at = 0
    while at < len(answers):
        before, drawn = match.state.copy(), match.dealer.drawn
        count = together(match)
        for place in range(at, at + count):
            play_answer(match, answers[place], place)
        given = {step.seat: step.action for step in match.steps[at:]}
        yield Moment(at, before, given, match.state.copy(), match.dealer.drawn > drawn)
        at += count


def together(match: Match) -> int:
    """How many answers the rules take at once."""
    turn = match.turn()
    return len(turn.seats) if turn.mode == turns.TOGETHER else 1


def brought(record: Mapping[str, object]) -> list[float]:
    """What a finished match brought each seat, as the rules counted it or the players agreed. Refuses another one."""
    result = record["result"]
    if not isinstance(result, dict):
        raise Refusal("match_not_over")
    return shares_of(list(result["places"]))
