"""What this process knows of a table: its row, its match, and what each seat may know of it."""

from collections.abc import Callable
from typing import Final

import msgspec

from tischlein.core.game import Game
from tischlein.core.options import Options
from tischlein.core.refusal import Refusal
from tischlein.server.move.live_match import LiveMatch, SeatView
from tischlein.server.move.seating import CLOSED, FROZEN, LOBBY, OVER, PLAYING, STILL
from tischlein.server.move.watchdog import Watch
from tischlein.store.bus import Notice, ToldStep, step_in
from tischlein.store.rows import HintRow, MatchRow, StepRow, TableRow, TableSnapshot
from tischlein.wire.messages import Mistake

Viewers = set[int | None]
SeatViews = dict[int | None, SeatView]

replace: Final = msgspec.structs.replace


class StoredState:
    """A copy of what the store has. `row`, `live` and `views` always belong together. Only changed under the lock.

    `viewers` are the seats through which somebody views the match just now (None: what everybody may see). Only for
    them there are `views`; whoever comes later gets one then.

    The copy may be out of date where other processes write to the store: it then refuses what is built on the copy,
    and the table is read again.
    """

    def __init__(self, row: TableRow, game: Game, watch: Watch, most_repeated: int) -> None:
        self.row: TableRow = row
        self.game: Game = game
        self.live: LiveMatch | None = None
        self.viewers: Viewers = set()
        self.views: SeatViews = {}
        # The hints of the present match, and perhaps of earlier ones.
        self.given: list[HintRow] = []
        self.is_known: bool = True
        self.watch: Watch = watch
        self.most_repeated: int = most_repeated
        # Only while the game is being written: why the table stands still. It is not stored.
        self.mistake: Mistake | None = None

    def stand_still(self, mistake: Mistake | None = None) -> None:
        """A rule broke. Nothing is shown any more but that."""
        self.live, self.views, self.is_known = None, {}, True
        self.row = replace(self.row, phase=FROZEN, waiting=[])
        self.mistake = mistake

    def match_in_play(self) -> LiveMatch:
        if self.row.phase == FROZEN:
            raise Refusal("table_frozen")
        if self.row.phase == CLOSED:
            raise Refusal("table_closed")
        if self.row.phase == LOBBY:
            raise Refusal("match_not_begun")
        if self.row.phase == OVER or self.live is None:
            raise Refusal("match_over")
        return self.live

    def play_step(self, live: LiveMatch, step: StepRow) -> tuple[TableRow, SeatViews]:
        """Returns the table and the views after this step. From here on `live` is ahead of the disk.

        Each step is kept for ever, so a seat may not do for ever what leads nowhere. A match that is stored goes on,
        however often it was done there.
        """
        if live.repeated[step.seat] >= self.most_repeated and live.is_repeatable(step.seat, step.deed):
            raise Refusal("too_often", {"most": self.most_repeated})
        with self.watch.over(step.table):
            live.perform(step.seat, step.deed, step.command)
            views = views_of(live, self.viewers)
        return replace(self.row, phase=phase_of(live), waiting=live.match.to_act()), views

    def forget(self) -> None:
        """What is known here is not what is stored: it is read again before anything else happens."""
        self.live = None
        self.is_known = False

    def put_away(self) -> None:
        """Nobody is at the table any more. A table's objects refer to each other, so without this the match would stay
        in memory until Python's next search for cycles."""
        self.forget()
        self.views = {}

    def needs_reading(self) -> bool:
        has_match = self.live is not None or self.row.match == 0 or self.row.phase in STILL
        return not self.is_known or not has_match

    # ---- what other processes tell

    def has_applied(self, notice: Notice) -> bool:
        return self.is_known and 0 < notice.revision <= self.row.revision

    def try_play_notices(self, notices: list[Notice]) -> bool:
        """Plays the steps that these notices carry, if each is the next one. If not, the table has to be read."""
        try:
            with self.watch.over(self.row.code):
                if self.live is None or not all(self._try_play_next(self.live, notice) for notice in notices):
                    return False
                self.views = views_of(self.live, self.viewers)
        except Exception:  # noqa: BLE001  reading what is stored will show whether it was the rules or the notice
            self.forget()
        return self.is_known

    def _try_play_next(self, live: LiveMatch, notice: Notice) -> bool:
        step = step_in(notice)
        if step is None or not self._is_next(live, notice.revision, step):
            return False
        live.perform(step.seat, step.deed, step.command)
        self.row = replace(self.row, phase=step.phase, waiting=step.waiting, revision=notice.revision)
        return True

    def _is_next(self, live: LiveMatch, revision: int, step: ToldStep) -> bool:
        """Every change of a table has its own revision, so nothing is missing in between."""
        is_next = self.is_known and revision == self.row.revision + 1
        return is_next and (step.match, step.n) == (live.number, live.count)

    # ---- what is stored

    def begin_load(self, snapshot: TableSnapshot) -> "Loading | None":
        """Takes over the row that is stored. Where there are steps to play, the table counts as not read until
        `end_load`: whatever comes in between, nobody sees half a match."""
        live, self.row, self.live = self.live, snapshot.table, None
        self.is_known = snapshot.match is None or self.row.phase in STILL
        if snapshot.match is None or self.row.phase in STILL:
            self.views = {}
            return None
        with self.watch.over(self.row.code):
            if live is None or live.number != snapshot.match.number:
                live = begun_match(self.game, snapshot.match)
        return Loading(live, snapshot.steps)

    def end_load(self, loading: "Loading") -> None:
        with self.watch.over(self.row.code):
            self.views = views_of(loading.live, self.viewers)
        self.live, self.is_known = loading.live, True


class Loading:
    """A match that is being read, and how many of its stored steps are played."""

    def __init__(self, live: LiveMatch, steps: list[StepRow]) -> None:
        self.live: LiveMatch = live
        self.steps: list[StepRow] = steps
        self.played: int = 0

    def play(self, most: int, clock: Callable[[], float], until: float) -> None:
        """The next steps: so many, or fewer where the time is up before."""
        last = min(self.played + most, len(self.steps))
        while self.played < last and clock() < until:
            step = self.steps[self.played]
            self.live.perform(step.seat, step.deed, step.command)
            self.played += 1

    def is_done(self) -> bool:
        return self.played == len(self.steps)


def phase_of(live: LiveMatch) -> str:
    return OVER if live.match.is_over() else PLAYING


def views_of(live: LiveMatch, viewers: Viewers) -> SeatViews:
    """What each of these may know. Built before storing, so that a view that raises is found in time."""
    return {seat: live.seat_view(seat) for seat in viewers}


def begun_match(game: Game, begun: MatchRow) -> LiveMatch:
    return LiveMatch(game, Options(begun.options), begun.seats, begun.seed, begun.number, begun.position)


def replayed(game: Game, begun: MatchRow, steps: list[StepRow]) -> LiveMatch:
    """A match rebuilt from its stored steps."""
    live = begun_match(game, begun)
    for step in steps:
        live.perform(step.seat, step.deed, step.command)
    return live
