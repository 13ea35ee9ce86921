"""The past of a match, played once: each twin begins with a copy of it, so that thousands of them are affordable."""

from tischlein.core.match import Match
from tischlein.server.move.live_match import LiveMatch
from tischlein.testing.cases import Case


class Past:
    """A match that is played on as its moments are asked for, in any order but best in their own."""

    def __init__(self, case: Case) -> None:
        self._case = case
        self._live = self._begin()

    def play_to(self, place: int) -> LiveMatch:
        """The match after so many answers, to do with as one likes."""
        if self._live.count > place:
            self._live = self._begin()
        for seat, action in self._case.answers()[self._live.count : place]:
            self._live.perform(seat, self._case.game.vocabulary.name(action))
        return copy_of(self._live)

    def _begin(self) -> LiveMatch:
        case = self._case
        return LiveMatch(case.game, case.options, case.seats, case.seed, 1)


def copy_of(live: LiveMatch) -> LiveMatch:
    match = live.match
    copy = LiveMatch(match.game, match.options, match.seats, match.seed, live.number)
    _bring_on(copy.match, match)
    copy.count, copy.commands, copy.rewound = live.count, set(live.commands), list(live.rewound)
    copy._logs._logs = {seat: list(log) for seat, log in live._logs._logs.items()}
    copy._logs._for_all, copy._logs._for_one = list(live._logs._for_all), list(live._logs._for_one)
    copy._own_steps, copy._counted = list(live._own_steps), live._counted
    return copy


def _bring_on(copy: Match, past: Match) -> None:
    assert past.ending is None and not past.asks.draw and past.asks.back_for is None, "only answers were given"
    copy.state, copy.steps, copy.sealed = past.state.copy(), list(past.steps), dict(past.sealed)
    copy.span, copy.rewinds = past.span, past.rewinds
    copy.dealer.luck.memory = past.dealer.luck.memory
    copy.dealer.drawn, copy.dealer.revealed = past.dealer.drawn, past.dealer.revealed
