"""The match at a table, with its store: begun, continued and rebuilt so that nobody is shown what is not on disk."""

import asyncio
import secrets
import time
from pathlib import Path

import msgspec
import structlog

from tischlein.core.game import Game
from tischlein.core.options import Options
from tischlein.core.refusal import Refusal
from tischlein.core.state import Position
from tischlein.rereading import mistake_in
from tischlein.server.move import crash_report
from tischlein.server.move.live_match import LiveMatch
from tischlein.server.move.seating import FROZEN, OVER
from tischlein.server.move.table_state import Loading, StoredState, Viewers, phase_of, views_of
from tischlein.store.bus import Notice
from tischlein.store.contract import Conflict, NotWritten, Store
from tischlein.store.rows import CommandRow, MatchRow, StepRow, TableRow, TableSnapshot
from tischlein.texts import folder_of
from tischlein.wire.messages import Choice, Named

# Other processes may change a table while it is being frozen.
TRIES = 5
# A match is read in slices of so many steps or, where its rules are slow, of so much time.
STEPS_AT_ONCE = 32
SECONDS_AT_ONCE = 0.005

replace = msgspec.structs.replace
log = structlog.get_logger("table")


class Past(msgspec.Struct, frozen=True):
    """How a match came to the position where its players take it over. Its answers are stored as steps like any; with a
    `position` it begins there, and not as the rules begin."""

    seed: str
    answers: list[tuple[int, Named]]
    position: Position | None = None


class MatchStore:
    """Changes the store, and with it what this process knows of the table. Only called under the table's lock."""

    def __init__(
        self, now: StoredState, store: Store, data: Path, reading: asyncio.Lock, *, tells_author: bool = False
    ) -> None:
        self.now: StoredState = now
        self.game: Game = now.game
        # The command that is being carried out: stored with what it changes, so that it is never carried out twice.
        self.command: CommandRow | None = None
        self._store = store
        self._data = data
        # Shared by all tables of this process.
        self._reading = reading
        # While a game is being written, a broken rule is shown to its author and the table waits for the next file.
        self._tells_author = tells_author
        # How many steps of the stored match have been played with the present rules.
        self._fits = 0

    async def save(self, row: TableRow, begun: MatchRow | None = None) -> None:
        self.now.row = await self._store.save_table(row, begun, self.command)

    async def begin_rematch(self, row: TableRow) -> None:
        """With the seats of this row: they are stored with the match, as a command is stored but once."""
        if self.now.row.phase != OVER or self.now.live is None:
            raise Refusal("match_not_over")
        match = self.now.live.match
        try:
            with self.now.watch.over(self.now.row.code):
                options = self.game.rematch(Options(self.now.row.options), match.state.dump(), match.result())
        except Exception as error:
            await self.freeze(error, 0, {})
            raise Refusal("rule_broken") from error
        await self._begin(row, options.chosen, secrets.token_hex(16))

    async def play_by(self, game: Game) -> None:
        """The rules were written anew: the match is played again from its record."""
        self.game = self.now.game = game
        self.now.mistake = None
        self.now.forget()
        await self.catch_up()

    async def begin_again(self, keeps: bool) -> None:
        """A new match instead of one that does not fit the rules any more; with `keeps`, as far as it does."""
        fits = 0 if self.now.mistake is None else self.now.mistake.fits
        begun = await self._store.match(self.now.row.code, self.now.row.match)
        if begun is None:
            raise Refusal("table_frozen")
        steps = await self._store.steps(self.now.row.code, self.now.row.match)
        self.now.mistake = None
        past = Past(begun.seed, [(step.seat, step.deed) for step in steps[:fits]], begun.position)
        await self.begin(begun.options, past if keeps else None)

    async def begin(self, options: dict[str, Choice], past: Past | None = None) -> None:
        past = past or Past(secrets.token_hex(16), [])
        await self._begin(self.now.row, options, past.seed, past.position)
        for seat, deed in past.answers:
            live = self.now.match_in_play()
            await self.perform(live, StepRow(self.now.row.code, live.number, live.count, seat, deed, None, time.time()))

    async def _begin(
        self, row: TableRow, options: dict[str, Choice], seed: str, position: Position | None = None
    ) -> None:
        seats, number = len(row.seats), row.match + 1
        try:
            with self.now.watch.over(row.code):
                live = LiveMatch(self.game, Options(options), seats, seed, number, position)
                views = views_of(live, self.now.viewers)
        except Exception as error:
            self._fits = 0
            await self.freeze(error, 0, {})
            raise Refusal("rule_broken") from error
        players = [seat.name if seat.kind == "person" else f"bot:{seat.bot}" for seat in row.seats]
        begun = MatchRow(row.code, number, self.game.version, options, seats, seed, players, time.time(), position)
        started = replace(
            row,
            phase=phase_of(live),
            match=number,
            options=options,
            waiting=live.match.to_act(),
            version=self.game.version,
        )
        await self.save(started, begun)
        self.now.live, self.now.views = live, views

    async def perform(self, live: LiveMatch, step: StepRow) -> None:
        """The rules first, then the disk, then `row` and `views`: what others see never runs ahead of the disk."""
        try:
            row, views = self.now.play_step(live, step)
        except Refusal:
            raise
        except Exception as error:
            self._fits = step.n
            await self.freeze(error, step.seat, step.deed)
            raise Refusal("rule_broken") from error
        try:
            self.now.row = await self._store.append(step, row)
        except BaseException as error:
            # The live match has the step, the disk may not: forget the match and read what is there.
            self.now.forget()
            if not isinstance(error, Conflict):
                log.warning("a step was not stored", error=type(error).__name__)
            raise
        self.now.views = views

    async def was_done(self, seat: int, command: str) -> bool:
        """Whether this command is a step already, perhaps through another process or from before a restart."""
        known = await self._store.step_of_command(self.now.row.code, command)
        if known is not None and known.seat != seat:
            raise Refusal("command_taken")
        return known is not None

    async def set_viewers(self, viewers: Viewers) -> None:
        """Makes the views that are missing. Where the match has to be read again, reading makes them."""
        self.now.viewers = viewers
        new = viewers - self.now.views.keys()
        if self.now.live is None or not new:
            return
        try:
            with self.now.watch.over(self.now.row.code):
                self.now.views |= views_of(self.now.live, new)
        except Exception as error:  # noqa: BLE001  a view that raises freezes this table only
            await self.freeze(error, 0, {})

    async def make_sure_of_match(self) -> None:
        """Reads the table and rebuilds the match if it is missing: after a start, after a failed write."""
        if self.now.needs_reading():
            await self.catch_up()

    async def apply_notices(self, notices: list[Notice]) -> None:
        """Steps that follow what is known here are played as they were told; for everything else the table is read."""
        new = [notice for notice in notices if not self.now.has_applied(notice)]
        if new and not self.now.try_play_notices(new):
            await self.catch_up()

    async def catch_up(self) -> bool:
        """Reads what is stored, and plays the steps that are new. Returns whether there was anything new."""
        number, count = (0, 0) if self.now.live is None else (self.now.live.number, self.now.live.count)
        snapshot = await self._store.snapshot(self.now.row.code, number, count)
        if snapshot is None:
            self.now.forget()
            raise Refusal("no_such_table")
        is_new = not self.now.is_known or snapshot.table.revision != self.now.row.revision
        if snapshot.table.hints != 0:
            self.now.given = await self._store.hints(snapshot.table.code, snapshot.table.match)
        try:
            await self._load(snapshot)
        except Exception as error:  # noqa: BLE001  rules that cannot replay a stored match freeze this table only
            await self.freeze(error, 0, {})
        return is_new

    async def _load(self, snapshot: TableSnapshot) -> None:
        """In slices: a match may be long, and the other tables go on in between. Where several are read, their slices
        take turns, so that there is never more than one at once. Whoever breaks off leaves the table unread, and the
        next one reads it from its start."""
        loading = self.now.begin_load(snapshot)
        if loading is None:
            return
        self._play_slice(loading)
        while not loading.is_done():
            async with self._reading:
                await asyncio.sleep(0)
                self._play_slice(loading)
        self.now.end_load(loading)

    def _play_slice(self, loading: Loading) -> None:
        clock = asyncio.get_running_loop().time
        try:
            with self.now.watch.over(self.now.row.code):
                loading.play(STEPS_AT_ONCE, clock, clock() + SECONDS_AT_ONCE)
        finally:
            self._fits = loading.played

    async def freeze(self, error: Exception, seat: int, action: Named) -> None:
        """A rule broke: this table stands still, and everything is kept for the repair."""
        log.error("a rule broke, the table is frozen", game=self.game.id, where=crash_report.place_of(error))
        if self._tells_author:
            self.now.stand_still(mistake_in(error, folder_of(self.game).resolve(), self._fits))
            return
        self.now.stand_still()
        try:
            begun = await self._store.match(self.now.row.code, self.now.row.match)
            steps = await self._store.steps(self.now.row.code, self.now.row.match)
            crash_report.write_report(self._data, self.now.row, begun, steps, crash_report.Failure(seat, action, error))
            await self._save_frozen()
        except (NotWritten, OSError) as failure:
            # The system's word where it is the system's: a full disk is named.
            reason = getattr(failure, "strerror", None) or type(failure).__name__
            log.warning("the frozen table was not stored", error=reason)

    async def _save_frozen(self) -> None:
        for _ in range(TRIES):
            try:
                self.now.row = await self._store.save_table(self.now.row)
            except Conflict:
                row = await self._store.table(self.now.row.code)
                if row is None:
                    return
                self.now.row = replace(row, phase=FROZEN, waiting=[])
            else:
                return
