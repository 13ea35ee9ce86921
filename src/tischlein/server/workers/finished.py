"""Matches that are over, with their record files and replays. They are played again in a process of their own: compiled
rules do not let anybody else work meanwhile, not even in another thread."""

from collections import OrderedDict

import msgspec

from tischlein import catalog
from tischlein.core.refusal import Refusal
from tischlein.server.move.seating import CLOSED, FROZEN, OVER, PLAYING
from tischlein.server.settings import Settings
from tischlein.server.workers import replays
from tischlein.server.workers.protocol import Finished
from tischlein.server.workers.replayer import Replayer
from tischlein.store.contract import Store
from tischlein.store.rows import MatchRow

Key = tuple[object, ...]


class Kept:
    """What was made last, at most so many bytes of it: a whole class may watch the same match."""

    def __init__(self, most_bytes: int) -> None:
        self.bytes: int = 0
        self._most = most_bytes
        self._made: OrderedDict[Key, bytes] = OrderedDict()

    def get(self, key: Key) -> bytes | None:
        if key in self._made:
            self._made.move_to_end(key)
        return self._made.get(key)

    def keep(self, key: Key, made: bytes) -> None:
        self.bytes -= len(self._made.pop(key, b""))
        self._made[key] = made
        self.bytes += len(made)
        while self.bytes > self._most:
            _, oldest = self._made.popitem(last=False)
            self.bytes -= len(oldest)


class FinishedMatches:
    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._seconds = settings.limits.record_seconds
        self.replayer: Replayer = Replayer(settings)
        self.kept: Kept = Kept(settings.limits.kept_replay_bytes)

    async def record(self, code: str, number: int | None) -> bytes:
        """The record file of a match at a table; without a number, of the last one that is over."""
        return await self.make(await self.study("record", code, number))

    async def replay(self, code: str, number: int | None, seat: int | None, at: int) -> bytes:
        """The match as this seat saw it, around one moment, as compressed JSON."""
        return await self.make(await self.study("replay", code, number, seat, replays.first_view(at)))

    async def study(self, about: str, code: str, number: int | None, seat: int | None = None, at: int = 0) -> Finished:
        """What is to be made of a match, quickly. Refuses a running one."""
        game, begun = await self.find(code, number)
        return Finished(about=about, seconds=self._seconds, seat=seat, at=at, game=game, match=begun)

    async def find(self, code: str, number: int | None) -> tuple[str, MatchRow]:
        """The game and the match. Refuses a running one. At a closed table the last one is over too: it was broken off
        for good."""
        table = await self._store.table(code.upper())
        if table is None:
            raise Refusal("no_such_table")
        last_over = table.match if table.phase in (OVER, CLOSED) else table.match - 1
        wanted = last_over if number is None else number
        if wanted > last_over and wanted == table.match and table.phase in (PLAYING, FROZEN):
            raise Refusal("match_not_over")
        begun = await self._store.match(table.code, wanted) if 1 <= wanted <= last_over else None
        if begun is None:
            raise Refusal("no_finished_match")
        game = catalog.find(table.game)
        if begun.version != game.version:
            raise Refusal("record_of_other_version", {"version": game.version})
        return game.id, begun

    async def make(self, task: Finished) -> bytes:
        # With the names in it: somebody may have had theirs taken out since.
        key = (msgspec.json.encode(task),)
        made = self.kept.get(key)
        if made is not None:
            return made
        async with self.replayer.take_turn():
            # Whoever went before may have asked the same.
            made = self.kept.get(key)
            if made is None:
                steps = await self._store.steps(task.match.table, task.match.number)
                made = await self.replayer.make(msgspec.structs.replace(task, steps=steps))
                self.kept.keep(key, made)
        return made

    async def make_anew(self, task: Finished) -> bytes:
        """What will not be asked for again."""
        async with self.replayer.take_turn():
            steps = await self._store.steps(task.match.table, task.match.number)
            return await self.replayer.make(msgspec.structs.replace(task, steps=steps))
