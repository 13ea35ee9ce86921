"""The match at a table: begun, continued and rebuilt so that what anybody sees never runs ahead of the disk."""

import secrets
import time
from pathlib import Path

import msgspec
import structlog

from tischlein.core.game import Game
from tischlein.core.options import Options
from tischlein.core.refusal import Refusal
from tischlein.server import broken
from tischlein.server.live import LiveMatch
from tischlein.server.seating import FROZEN, LOBBY, OVER, PLAYING
from tischlein.server.sights import Sight
from tischlein.server.watchdog import NoWatch, Watch
from tischlein.server.wire import Choice, Named
from tischlein.store.bus import Notice, ToldStep, told_step
from tischlein.store.contract import Conflict, NotWritten, Store
from tischlein.store.rows import CommandRow, MatchRow, Moment, StepRow, TableRow

# Other processes may change a table while it is being frozen.
TRIES = 5

replace = msgspec.structs.replace
log = structlog.get_logger("table")


Eyes = set[int | None]
Sights = dict[int | None, Sight]


class Play:
    """`row`, `live` and `sights` always stand for the same, stored moment. Only called under the table's lock.

    `eyes` are the seats through which somebody looks just now (None: what everybody may see). Only for them there are
    sights; whoever comes later gets one then.

    All three are a copy of what the store has, and may be out of date when other processes write to it: the store then
    refuses what is built on them, and they are read again.
    """

    def __init__(self, row: TableRow, game: Game, store: Store, data: Path, watch: Watch | None = None) -> None:
        self.row: TableRow = row
        self.game: Game = game
        self.live: LiveMatch | None = None
        self.eyes: Eyes = set()
        self.sights: Sights = {}
        # The command that is being carried out: stored with what it changes, so that it is never carried out twice.
        self.asked: CommandRow | None = None
        self.watch: Watch = watch or NoWatch()
        self._store = store
        self._data = data
        self.is_known: bool = True

    async def save(self, row: TableRow, begun: MatchRow | None = None) -> None:
        self.row = await self._store.save_table(row, begun, self.asked)

    def match_in_play(self) -> LiveMatch:
        if self.row.phase == FROZEN:
            raise Refusal("table_frozen")
        if self.row.phase == LOBBY:
            raise Refusal("match_not_begun")
        if self.row.phase == OVER or self.live is None:
            raise Refusal("match_over")
        return self.live

    async def rematch(self) -> None:
        if self.row.phase != OVER or self.live is None:
            raise Refusal("match_not_over")
        match = self.live.match
        try:
            with self.watch.over(self.row.code):
                options = self.game.rematch(Options(self.row.options), match.state.dump(), match.result())
        except Exception as error:
            await self.freeze(error, 0, {})
            raise Refusal("rule_broken") from error
        await self.begin(options.chosen)

    async def begin(self, options: dict[str, Choice]) -> None:
        seats, number = len(self.row.seats), self.row.match + 1
        seed = secrets.token_hex(16)
        try:
            with self.watch.over(self.row.code):
                live = LiveMatch(self.game, Options(options), seats, seed, number)
                sights = look(live, self.eyes)
        except Exception as error:
            await self.freeze(error, 0, {})
            raise Refusal("rule_broken") from error
        players = [seat.name if seat.kind == "person" else f"bot:{seat.bot}" for seat in self.row.seats]
        begun = MatchRow(self.row.code, number, self.game.version, options, seats, seed, players, time.time())
        row = replace(
            self.row,
            phase=_phase(live),
            match=number,
            options=options,
            waiting=live.match.to_act(),
            version=self.game.version,
        )
        await self.save(row, begun)
        self.live, self.sights = live, sights

    async def perform(self, live: LiveMatch, step: StepRow) -> None:
        """The rules first, then the disk, then `row` and sights: what others see never runs ahead of the disk."""
        try:
            row, sights = self.played(live, step)
        except Refusal:
            raise
        except Exception as error:
            await self.freeze(error, step.seat, step.deed)
            raise Refusal("rule_broken") from error
        try:
            self.row = await self._store.append(step, row)
        except BaseException as error:
            # The live match has the deed, the disk may not: forget it and read what is there.
            self.forget()
            if not isinstance(error, Conflict):
                log.warning("a step was not stored", error=type(error).__name__)
            raise
        self.sights = sights

    async def was_done(self, seat: int, command: str) -> bool:
        """Whether this command is a step already, perhaps through another process or before a restart."""
        known = await self._store.step_of_command(self.row.code, command)
        if known is not None and known.seat != seat:
            raise Refusal("command_taken")
        return known is not None

    def played(self, live: LiveMatch, step: StepRow) -> tuple[TableRow, Sights]:
        """What a step makes of the table, and what everybody sees then. From here on `live` is ahead of the disk."""
        with self.watch.over(step.table):
            live.perform(step.seat, step.deed, step.command)
            sights = look(live, self.eyes)
        return replace(self.row, phase=_phase(live), waiting=live.match.to_act()), sights

    async def open_eyes(self, eyes: Eyes) -> None:
        """From now on, somebody looks through these. Where the match is to be read again, that will show them."""
        self.eyes = eyes
        new = eyes - self.sights.keys()
        if self.live is None or not new:
            return
        try:
            with self.watch.over(self.row.code):
                self.sights |= look(self.live, new)
        except Exception as error:  # noqa: BLE001  a view that raises freezes this table only
            await self.freeze(error, 0, {})

    def forget(self) -> None:
        """What is known here is not what is stored: it is read again before anything else happens."""
        self.live = None
        self.is_known = False

    def put_away(self) -> None:
        """Nobody is at the table any more. Its parts know each other: Python would find only much later that nobody
        needs the match."""
        self.forget()
        self.sights = {}

    async def make_sure_of_match(self) -> None:
        """Reads the table and builds the match where one is missing: after a start, after a failed write."""
        has_match = self.live is not None or self.row.match == 0 or self.row.phase == FROZEN
        if not self.is_known or not has_match:
            await self.catch_up()

    def has_seen(self, notice: Notice) -> bool:
        return self.is_known and 0 < notice.revision <= self.row.revision

    async def follow(self, heard: list[Notice]) -> None:
        """Steps that go on from what is known here are played as they were told; all else is read."""
        new = [notice for notice in heard if not self.has_seen(notice)]
        if new and not self.has_played(new):
            await self.catch_up()

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

    async def catch_up(self) -> bool:
        """Reads what is stored, and plays what is new of it. Returns whether there was anything new."""
        number, count = (0, 0) if self.live is None else (self.live.number, self.live.count)
        moment = await self._store.moment(self.row.code, number, count)
        assert moment is not None, "a table is never deleted"
        is_new = not self.is_known or moment.table.revision != self.row.revision
        self.row, self.is_known = moment.table, True
        if moment.match is None or self.row.phase == FROZEN:
            self.live, self.sights = None, {}
            return is_new
        try:
            with self.watch.over(self.row.code):
                self.live = self._played_on(moment, moment.match)
                self.sights = look(self.live, self.eyes)
        except Exception as error:  # noqa: BLE001  rules that cannot play their own past freeze this table only
            await self.freeze(error, 0, {})
        return is_new

    def _played_on(self, moment: Moment, begun: MatchRow) -> LiveMatch:
        live = self.live
        if live is None or live.number != begun.number:
            return replayed(self.game, begun, moment.steps)
        for step in moment.steps:
            live.perform(step.seat, step.deed, step.command)
        return live

    async def freeze(self, error: Exception, seat: int, deed: Named) -> None:
        """A rule broke: this table stands still, with everything kept for the repair."""
        log.error("a rule broke, the table is frozen", game=self.game.id, where=broken.place_of(error))
        self.live, self.sights = None, {}
        self.row = replace(self.row, phase=FROZEN, waiting=[])
        try:
            begun = await self._store.match(self.row.code, self.row.match)
            steps = await self._store.steps(self.row.code, self.row.match)
            broken.keep(self._data, self.row, begun, steps, broken.Failure(seat, deed, error))
            await self._save_frozen()
        except (NotWritten, OSError) as failure:
            log.warning("the frozen table was not stored", error=type(failure).__name__)

    async def _save_frozen(self) -> None:
        for _ in range(TRIES):
            try:
                self.row = await self._store.save_table(self.row)
            except Conflict:
                row = await self._store.table(self.row.code)
                assert row is not None, "a table is never deleted"
                self.row = replace(row, phase=FROZEN, waiting=[])
            else:
                return


def _phase(live: LiveMatch) -> str:
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
