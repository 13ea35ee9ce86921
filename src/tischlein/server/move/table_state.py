"""How the match at a table stands, as far as it is known here. Nothing here waits for anything, so it is compiled."""

from typing import Final

import msgspec

from tischlein.core.game import Game
from tischlein.core.options import Options
from tischlein.core.refusal import Refusal
from tischlein.server.move.live_match import LiveMatch, Sight
from tischlein.server.move.seating import FROZEN, LOBBY, OVER, PLAYING
from tischlein.server.move.watchdog import Watch
from tischlein.store.bus import Notice, ToldStep, told_step
from tischlein.store.rows import MatchRow, Moment, StepRow, TableRow

Eyes = set[int | None]
Sights = dict[int | None, Sight]

replace: Final = msgspec.structs.replace


class Standing:
    """`row`, `live` and `sights` always stand for the same, stored moment. Only changed under the table's lock.

    `eyes` are the seats through which somebody looks just now (None: what everybody may see). Only for them there are
    sights; whoever comes later gets one then.

    All three are a copy of what the store has, and may be out of date when other processes write to it: the store then
    refuses what is built on them, and they are read again.
    """

    def __init__(self, row: TableRow, game: Game, watch: Watch) -> None:
        self.row: TableRow = row
        self.game: Game = game
        self.live: LiveMatch | None = None
        self.eyes: Eyes = set()
        self.sights: Sights = {}
        self.is_known: bool = True
        self.watch: Watch = watch

    def match_in_play(self) -> LiveMatch:
        if self.row.phase == FROZEN:
            raise Refusal("table_frozen")
        if self.row.phase == LOBBY:
            raise Refusal("match_not_begun")
        if self.row.phase == OVER or self.live is None:
            raise Refusal("match_over")
        return self.live

    def played(self, live: LiveMatch, step: StepRow) -> tuple[TableRow, Sights]:
        """What a step makes of the table, and what everybody sees then. From here on `live` is ahead of the disk."""
        with self.watch.over(step.table):
            live.perform(step.seat, step.deed, step.command)
            sights = look(live, self.eyes)
        return replace(self.row, phase=phase_of(live), waiting=live.match.to_act()), sights

    def forget(self) -> None:
        """What is known here is not what is stored: it is read again before anything else happens."""
        self.live = None
        self.is_known = False

    def put_away(self) -> None:
        """Nobody is at the table any more. Its parts know each other: Python would find only much later that nobody
        needs the match."""
        self.forget()
        self.sights = {}

    def needs_reading(self) -> bool:
        has_match = self.live is not None or self.row.match == 0 or self.row.phase == FROZEN
        return not self.is_known or not has_match

    # ---- what other processes tell

    def has_seen(self, notice: Notice) -> bool:
        return self.is_known and 0 < notice.revision <= self.row.revision

    def has_played(self, heard: list[Notice]) -> bool:
        """Whether these were steps that could be played, one after another. If not, there is something to read."""
        try:
            with self.watch.over(self.row.code):
                if self.live is None or not all(self._has_gone_on(self.live, notice) for notice in heard):
                    return False
                self.sights = look(self.live, self.eyes)
        except Exception:  # noqa: BLE001  what is stored will tell whether it was the rules or only what was heard
            self.forget()
        return self.is_known

    def _has_gone_on(self, live: LiveMatch, notice: Notice) -> bool:
        step = told_step(notice)
        if step is None or not self._is_next(live, notice.revision, step):
            return False
        live.perform(step.seat, step.deed, step.command)
        self.row = replace(self.row, phase=step.phase, waiting=step.waiting, revision=notice.revision)
        return True

    def _is_next(self, live: LiveMatch, revision: int, step: ToldStep) -> bool:
        """Every change of a table has its own revision, so nothing is missing between."""
        is_next = self.is_known and revision == self.row.revision + 1
        return is_next and (step.match, step.n) == (live.number, live.count)

    # ---- what is stored

    def read(self, moment: Moment) -> None:
        """Takes over what is stored, and plays what is new of it."""
        self.row, self.is_known = moment.table, True
        if moment.match is None or self.row.phase == FROZEN:
            self.live, self.sights = None, {}
            return
        with self.watch.over(self.row.code):
            self.live = self._played_on(moment, moment.match)
            self.sights = look(self.live, self.eyes)

    def _played_on(self, moment: Moment, begun: MatchRow) -> LiveMatch:
        live = self.live
        if live is None or live.number != begun.number:
            return replayed(self.game, begun, moment.steps)
        for step in moment.steps:
            live.perform(step.seat, step.deed, step.command)
        return live


def phase_of(live: LiveMatch) -> str:
    return OVER if live.match.is_over() else PLAYING


def look(live: LiveMatch, eyes: Eyes) -> Sights:
    """What each of these may know. Built before storing, so that a view that raises is found in time."""
    return {seat: live.sight(seat) for seat in eyes}


def replayed(game: Game, begun: MatchRow, steps: list[StepRow]) -> LiveMatch:
    """A match as its stored deeds made it."""
    live = LiveMatch(game, Options(begun.options), begun.seats, begun.seed, begun.number)
    for step in steps:
        live.perform(step.seat, step.deed, step.command)
    return live
