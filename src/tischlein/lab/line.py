"""A course of play whose luck is chosen from outside: every draw is a node of its own, every past position is kept.

States are never changed once they are part of a line, so copies of a line share them and cost next to nothing.
"""

import hashlib
from collections.abc import Callable
from typing import Final

import msgspec

from tischlein.catalog import find
from tischlein.core import turn as turns
from tischlein.core.dealer import OutcomeWanted, ScriptedDealer
from tischlein.core.game import Game
from tischlein.core.options import Choice, Options
from tischlein.core.state import Position, State, canonical, shares
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action

NOBODY: Final = -1
JSON: Final = msgspec.json.Encoder(order="sorted")


Steps = list[tuple[dict[Seat, Action], list[int]]]
Now = tuple[dict[Seat, Action], list[int], dict[Seat, Action]]
Written = tuple[str, dict[str, Choice], int, Position | None, Seat, Steps, Now]


class Moment:
    """A position after an answer, what was told to get there, and the moment before it."""

    __slots__ = ("answers", "before", "game", "outcomes", "pasts", "state", "told")

    def __init__(
        self,
        game: Game,
        state: State,
        answers: dict[Seat, Action],
        told: list[tuple[Seat | None, str]],
        before: "Moment | None",
    ) -> None:
        self.game = game
        self.state = state
        self.answers = answers
        self.told = told
        self.before = before
        self.outcomes: list[int] = []
        self.pasts: dict[Seat, tuple[str, bytes]] = {}

    def view(self, seat: Seat | None) -> bytes:
        return JSON.encode(self.game.view(self.state, seat))

    def past(self, seat: Seat) -> tuple[str, bytes]:
        """A digest of everything a seat has been shown up to here, and its view.

        What shows the seat nothing new leaves no trace, so the digest does not even count what others did unseen.
        """
        missing: list[Moment] = []
        moment: Moment | None = self
        while moment is not None and seat not in moment.pasts:
            missing.append(moment)
            moment = moment.before
        known = ("", b"") if moment is None else moment.pasts[seat]
        for later in reversed(missing):
            known = later.after(seat, known)
            later.pasts[seat] = known
        return known

    def after(self, seat: Seat, known: tuple[str, bytes]) -> tuple[str, bytes]:
        digest, shown = known
        view = self.view(seat)
        heard = [text for only, text in self.told if only is None or only == seat]
        own = self.answers.get(seat)
        if view == shown and not heard and own is None:
            return known
        news = f"{digest} {own} {heard} ".encode() + view
        return hashlib.sha256(news).hexdigest()[:32], view


class Line:
    """Where a course of play stands: at a draw of luck (`wanted` outcomes), at a decision of `seat`, or at its end."""

    def __init__(self, game: Game, options: Options, seats: int) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.starts_within = False
        self.moment: Moment | None = None
        self.answers: dict[Seat, Action] = {}
        self.outcomes: list[int] = []
        self.wanted = 0
        self.sealed: dict[Seat, Action] = {}
        # Who answers first where several may: the one who is asked, when a bot searches from its own question.
        self.front: Seat = 0
        self.seat: Seat = NOBODY
        self.legal: list[Action] = []

    def __deepcopy__(self, memo: object) -> "Line":
        return self.copy()

    def __reduce__(self) -> tuple[Callable[[Written], "Line"], tuple[Written]]:
        """Where it began, and every answer and draw since: states are made again from these."""
        moments: list[Moment] = []
        moment = self.moment
        while moment is not None:
            moments.append(moment)
            moment = moment.before
        moments.reverse()
        begun_at = moments.pop(0).state.dump() if self.starts_within else None
        steps = [(one.answers, one.outcomes) for one in moments]
        now = (self.answers, self.outcomes, self.sealed)
        return read_line, ((self.game.id, self.options.chosen, self.seats, begun_at, self.front, steps, now),)

    def copy(self) -> "Line":
        other = Line(self.game, self.options, self.seats)
        other.starts_within = self.starts_within
        other.moment = self.moment
        other.answers = self.answers
        other.outcomes = list(self.outcomes)
        other.wanted = self.wanted
        other.sealed = self.sealed
        other.front = self.front
        other.seat = self.seat
        other.legal = self.legal
        return other

    def begin(self) -> "Line":
        self._go_on()
        return self

    def begin_at(self, state: State, front: Seat) -> "Line":
        """The line of a position in the middle of a match, as the one in front may imagine it."""
        self.front, self.starts_within = front, True
        self._arrive(Moment(self.game, state, {}, [], None))
        return self

    def state(self) -> State:
        assert self.moment is not None, "before the deal there is no position"
        return self.moment.state

    def is_over(self) -> bool:
        return self.seat == NOBODY and not self.wanted

    def is_secret(self) -> bool:
        """Whether several seats answer at once now."""
        return not self.wanted and self.moment is not None and self.state().turn().mode == turns.TOGETHER

    def asked(self) -> list[Seat]:
        return self.state().turn().seats

    def draw(self, outcome: int) -> None:
        self.outcomes.append(outcome)
        self._go_on()

    def act(self, action: Action) -> None:
        if not self.is_secret():
            self.give({self.seat: action})
            return
        sealed = {**self.sealed, self.seat: action}
        if len(sealed) == len(self.asked()):
            self.give({seat: sealed[seat] for seat in sorted(sealed)})
        else:
            self.sealed = sealed
            self._look()

    def give(self, answers: dict[Seat, Action]) -> None:
        """One seat's answer, or all answers of a secret turn at once."""
        self.answers, self.sealed, self.outcomes = answers, {}, []
        self._go_on()

    def rewards(self) -> list[float]:
        if not self.is_over():
            return [0.0] * self.seats
        return [2.0 * share - 1.0 for share in shares(self.state())]

    def _go_on(self) -> None:
        """Tries the step with the luck chosen so far; where it wants more, the line stands at a draw."""
        while True:
            dealer = ScriptedDealer(self.outcomes)
            try:
                state = self._stepped(dealer)
            except OutcomeWanted as want:
                if want.count == 1:
                    self.outcomes.append(0)
                    continue
                self.wanted, self.seat, self.legal = want.count, NOBODY, []
                return
            told = [(event.only, canonical([event.name, event.facts])) for event in dealer.events]
            arrived = Moment(self.game, state, self.answers, told, self.moment)
            arrived.outcomes = self.outcomes
            self._arrive(arrived)
            return

    def _stepped(self, dealer: ScriptedDealer) -> State:
        if self.moment is None:
            return self.game.setup(self.options, self.seats, dealer)
        state = self.moment.state.copy()
        if state.turn().mode == turns.TOGETHER:
            state.resolve(dict(self.answers), dealer)
        else:
            for seat, action in self.answers.items():
                state.apply(seat, action, dealer)
        return state

    def _arrive(self, moment: Moment) -> None:
        self.moment, self.answers, self.outcomes, self.wanted = moment, {}, [], 0
        self._look()

    def _look(self) -> None:
        waiting = [seat for seat in self.asked() if seat not in self.sealed]
        if not waiting:
            self.seat, self.legal = NOBODY, []
            return
        self.seat = self.front if self.front in waiting else waiting[0]
        self.legal = sorted(self.state().legal(self.seat))

    def follow(self, steps: Steps, now: Now) -> None:
        for answers, outcomes in steps:
            self.answers, self.outcomes = answers, list(outcomes)
            self._go_on()
        self.answers, self.outcomes, self.sealed = now
        if self.answers or self.outcomes or self.moment is None:
            self._go_on()
        else:
            self._look()


def read_line(written: Written) -> Line:
    """The line that `Line.__reduce__` has written."""
    id, chosen, seats, begun_at, front, steps, now = written
    game = find(id)
    line = Line(game, Options(chosen), seats)
    if begun_at is not None:
        line.begin_at(game.load(begun_at), front)
    line.follow(steps, now)
    return line
