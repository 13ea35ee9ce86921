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
from tischlein.server.live import LiveMatch, Sight
from tischlein.server.seating import FROZEN, LOBBY, OVER, PLAYING
from tischlein.server.wire import Choice, Named
from tischlein.store.contract import NotWritten, Store
from tischlein.store.rows import MatchRow, StepRow, TableRow

replace = msgspec.structs.replace
log = structlog.get_logger("table")


class Play:
    """`row`, `live` and `sights` always stand for the same, stored moment. Only called under the table's lock."""

    def __init__(self, row: TableRow, game: Game, store: Store, data: Path) -> None:
        self.row: TableRow = row
        self.game: Game = game
        self.live: LiveMatch | None = None
        self.sights: dict[int | None, Sight] = {}
        self._store = store
        self._data = data

    async def save(self, row: TableRow, begun: MatchRow | None = None) -> None:
        await self._store.save_table(row, begun)
        self.row = row

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
            options = self.game.rematch(Options(self.row.options), match.state.dump(), match.result())
        except Exception as error:
            await self.freeze(error, 0, {})
            raise Refusal("rule_broken") from error
        await self.begin(options.chosen)

    async def begin(self, options: dict[str, Choice]) -> None:
        seats, number = len(self.row.seats), self.row.match + 1
        seed = secrets.token_hex(16)
        try:
            live = LiveMatch(self.game, Options(options), seats, seed, number)
            sights = _look(live)
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
            live.perform(step.seat, step.deed)
            sights = _look(live)
        except Refusal:
            raise
        except Exception as error:
            await self.freeze(error, step.seat, step.deed)
            raise Refusal("rule_broken") from error
        phase, waiting = _phase(live), live.match.to_act()
        try:
            await self._store.append(step, phase, waiting)
        except BaseException as error:
            # The live match has the deed, the disk may not: forget it and read what is there.
            self.live = None
            log.warning("a step was not stored", error=type(error).__name__)
            raise
        self.row = replace(self.row, phase=phase, waiting=waiting)
        self.sights = sights

    async def make_sure_of_match(self) -> None:
        """Builds the match from the store where one is missing: after a start, after a failed write."""
        if self.live is not None or self.row.match == 0 or self.row.phase == FROZEN:
            return
        row = await self._store.table(self.row.code)
        begun = await self._store.match(self.row.code, self.row.match)
        steps = await self._store.steps(self.row.code, self.row.match)
        assert row is not None and begun is not None, "a table with a match number has that match"
        self.row = row
        try:
            live = replayed(self.game, begun, steps)
            self.sights = _look(live)
        except Exception as error:  # noqa: BLE001  rules that cannot play their own past freeze this table only
            await self.freeze(error, 0, {})
            return
        self.live = live

    async def freeze(self, error: Exception, seat: int, deed: Named) -> None:
        """A rule broke: this table stands still, with everything kept for the repair."""
        log.error("a rule broke, the table is frozen", game=self.game.id, where=broken.place_of(error))
        self.live = None
        self.sights = {}
        self.row = replace(self.row, phase=FROZEN, waiting=[])
        try:
            begun = await self._store.match(self.row.code, self.row.match)
            steps = await self._store.steps(self.row.code, self.row.match)
            broken.keep(self._data, self.row, begun, steps, broken.Failure(seat, deed, error))
            await self._store.save_table(self.row)
        except (NotWritten, OSError) as failure:
            log.warning("the frozen table was not stored", error=type(failure).__name__)


def _phase(live: LiveMatch) -> str:
    return OVER if live.match.is_over() else PLAYING


def _look(live: LiveMatch) -> dict[int | None, Sight]:
    """What each seat and everybody may know. Built before storing, so that a view that raises is found in time."""
    everybody: list[int | None] = [None, *range(live.match.seats)]
    return {seat: live.sight(seat) for seat in everybody}


def replayed(game: Game, begun: MatchRow, steps: list[StepRow]) -> LiveMatch:
    """A match as its stored deeds made it."""
    live = LiveMatch(game, Options(begun.options), begun.seats, begun.seed, begun.number)
    for step in steps:
        live.perform(step.seat, step.deed)
    return live
