"""A match that is being played, and what each seat may know of it."""

import functools
from collections.abc import Mapping
from typing import Final

import msgspec

from tischlein.core import turn as turns
from tischlein.core.dealer import Event
from tischlein.core.game import Game
from tischlein.core.match import Match
from tischlein.core.options import Options
from tischlein.core.refusal import Refusal
from tischlein.core.rng import commitment
from tischlein.core.state import Position, Result
from tischlein.core.steps import Asks
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import TABLE_DEEDS, Action, Vocabulary
from tischlein.server.move.logs import Heard, Logs
from tischlein.wire.messages import AsksView, Happened, ResultView, TurnView
from tischlein.wire.update_parts import UpdateBody

ENCODER: Final = msgspec.json.Encoder()
NOTHING_ASKED: Final = AsksView([], None, [])


class SeatView:
    """All that one seat (or everybody, for None) may know after one step.

    `body` is an `UpdateBody` as JSON: written once, it stays as it was although the match goes on, and is sent to all
    who view the match through this seat.
    """

    __hash__ = None  # type: ignore[assignment]  # the log is still being written

    def __init__(self, heard: Heard, body: bytes) -> None:
        self.heard: Heard = heard
        self.body: bytes = body

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SeatView) and self.body == other.body and self.heard == other.heard


class ActionsAsJson(dict[Action, msgspec.Raw]):
    """The actions of a game in named form, as JSON. Each is encoded once: the same ones are legal again and again."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        super().__init__()
        self._vocabulary = vocabulary

    def __missing__(self, action: Action) -> msgspec.Raw:
        self[action] = msgspec.Raw(ENCODER.encode(self._vocabulary.name(action)))
        return self[action]


# Enough for every game, and for those that tests make up.
actions_as_json = functools.lru_cache(64)(ActionsAsJson)


def show_result(result: Result) -> ResultView:
    return ResultView(result.scores, result.places, result.reason, result.sources, result.ties)


def heard_by(seat: Seat | None, events: list[Event]) -> list[Happened]:
    """What a seat is told of some events. None stands for everybody, who is told only what is for all."""
    return [
        Happened(event.name, event.facts, event.fades) for event in events if event.only is None or event.only == seat
    ]


def is_table_action(action: Mapping[str, object]) -> bool:
    return action.get("do") in TABLE_DEEDS


class LiveMatch:
    """A match with its logs. Both follow from the stored steps alone, so a restart rebuilds them exactly.

    `count` is how many steps there are so far, and so the number of the next one in the store.
    """

    def __init__(
        self, game: Game, options: Options, seats: int, seed: str, number: int, position: Position | None = None
    ) -> None:
        self.match: Match = Match(game, options, seats, seed, position)
        self.number: int = number
        self.count: int = 0
        # The ids of the commands in the present turn.
        self.commands: set[str] = set()
        self._logs = Logs(seats, self.match.opening)
        self._own_steps: list[int] = [0] * seats
        self._counted = 0
        self._commitment = commitment(seed)
        self._spoken = actions_as_json(game.vocabulary)
        # How often a take-back made each seat's question void. The core counts this for all seats together, but in a
        # turn side by side it is nobody else's business when a seat changes its mind.
        self.rewound: list[int] = [0] * seats
        # How many of its deeds each seat could do for ever; see `is_repeatable`.
        self.repeated: list[int] = [0] * seats

    def perform(self, seat: Seat, action: Mapping[str, object], command: str | None = None) -> None:
        is_of_table = is_table_action(action)
        if is_of_table and len(action) > 1:
            raise Refusal("unknown_field", {"do": str(action["do"]), "valid": ["do"]})
        rewinds, span = self.match.rewinds, self.match.span
        is_repeatable = (is_of_table or bool(self.match.sealed)) and self.is_repeatable(seat, action)
        events = self.match.perform(seat, action)
        self.count += 1
        self.repeated[seat] += is_repeatable
        if self.match.span != span:
            self.commands.clear()
        elif command is not None:
            self.commands.add(command)
        if self.match.rewinds != rewinds:
            only_own = (
                self.match.turn().mode == turns.EACH and self.match.span == span and action.get("do") == "take_back"
            )
            self._rewind([seat] if only_own else list(range(self.match.seats)), events)
        elif len(self.match.steps) > self._counted:
            self._logs.add_steps(events, len(self.match.steps) - self._counted)
            self._count_steps()
        else:
            self._logs.add_of_table(events)

    def _rewind(self, concerned: list[Seat], events: list[Event]) -> None:
        """The logs as if what was taken back had never happened, with one event that says something was."""
        match = self.match
        for seat in concerned:
            self.rewound[seat] += 1
        for step in match.undone:
            self._own_steps[step.seat] -= 1
        self._counted -= len(match.undone)
        only = concerned[0] if len(concerned) < match.seats else None
        told = [Event(event.name, event.facts, only) for event in events]
        self._logs.rewind(self._counted, match.retold, told)
        self._count_steps()

    def _count_steps(self) -> None:
        for step in self.match.steps[self._counted :]:
            self._own_steps[step.seat] += 1
        self._counted = len(self.match.steps)

    def is_repeatable(self, seat: Seat, action: Mapping[str, object]) -> bool:
        """Whether a seat could do this for ever, and the match would never end: taking back, asking for something,
        changing a secret answer. Whoever is asked may always agree or decline."""
        if not is_table_action(action):
            return seat in self.match.sealed
        do = action["do"]
        return do in ("take_back", "ask_back") or (do == "offer_draw" and not self.match.asks.draw)

    def question(self, seat: Seat | None) -> str | None:
        """The id of what this seat is asked; None when it is asked nothing."""
        match = self.match
        if seat is None or not match.turn().waits_for(seat):
            return None
        return f"{self.number}.{self.rewound[seat]}.{match.span}.{self._own_steps[seat]}"

    def may_be_repeated(self, action: Mapping[str, object], command: str) -> bool:
        """Whether the store must be asked if this command is a step already. Most actions make their question void, so
        they cannot be repeated. But table actions have no question, and in a turn together a seat may change its
        action until all are in."""
        return is_table_action(action) or command in self.commands

    def must_be_asked(self, seat: Seat, action: Mapping[str, object], question: str) -> None:
        """Refuses an action that answers anything but this seat's present question. Table actions answer none."""
        if is_table_action(action):
            return
        present = self.question(seat)
        if present is None:
            raise Refusal("not_your_turn", {"seats": list(self.match.turn().seats)})
        if question != present:
            raise Refusal("stale_question")

    def seat_view(self, seat: Seat | None) -> SeatView:
        body = self.update_body(seat)
        return SeatView(self._logs.show(seat, body.result is not None), ENCODER.encode(body))

    def update_body(self, seat: Seat | None) -> UpdateBody:
        match, turn, is_over = self.match, self.match.turn(), self.match.is_over()
        actions = [] if seat is None else match.legal(seat)
        return UpdateBody(
            step=self._visible_steps(seat),
            view=match.view(seat),
            turn=TurnView(turn.mode, list(turn.seats), match.to_act()),
            question=self.question(seat),
            actions=[self._spoken[action] for action in actions],
            answered=seat in match.sealed,
            deeds=[] if seat is None or is_over else self._table_actions(seat),
            asks=_show_asks(match.asks),
            luck=match.seed if is_over else self._commitment,
            result=show_result(match.result()) if is_over else None,
        )

    def _visible_steps(self, seat: Seat | None) -> int:
        """How many steps this seat may know of: in a turn side by side, not how far the others are."""
        match = self.match
        visible = len(match.steps)
        if match.turn().mode != turns.EACH:
            return visible
        for step in reversed(match.steps):
            if step.span < match.span:
                break
            visible -= step.seat != seat
        return visible

    def _table_actions(self, seat: Seat) -> list[str]:
        """Those of TABLE_DEEDS that are open to a seat."""
        match, asks = self.match, self.match.asks
        found = ["resign"] if match.seats == 2 else []
        if seat not in asks.draw:
            found.append("offer_draw")
        if match.may_take_back(seat):
            found.append("take_back")
        elif asks.back_for is None and self._own_steps[seat] > 0:
            found.append("ask_back")
        if asks.back_for is not None and seat not in asks.back:
            found.append("agree_back")
        if asks.open_to(seat):
            found.append("decline")
        return found


def _show_asks(asks: Asks) -> AsksView:
    if not asks.draw and asks.back_for is None and not asks.back:
        return NOTHING_ASKED
    return AsksView(list(asks.draw), asks.back_for, list(asks.back))
