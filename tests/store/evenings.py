"""Evenings at some tables, with what must be stored of each."""

import random

import msgspec

from tests.store.conftest import a_match, a_step, a_table
from tischlein.store.rows import StepRow, TableRow
from tischlein.store.sqlite import SqliteStore

replace = msgspec.structs.replace


class Evening:
    """Some tables that are played at, renamed, closed and begun anew; and what must be stored of each."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)
        self.tables: dict[str, TableRow] = {}
        self.steps: dict[tuple[str, int], list[StepRow]] = {}
        self.made = 0

    async def play(self, store: SqliteStore, turns: int) -> None:
        for _ in range(turns):
            code = self.luck.choice(sorted(self.tables) or [""]) if self.luck.random() < 0.9 else ""
            if not code:
                await self._open(store)
            elif self.luck.random() < 0.85:
                await self._append(store, code)
            else:
                await self.luck.choice([self._begin, self._rename, self._close, self._forget])(store, code)

    async def _open(self, store: SqliteStore) -> None:
        self.made += 1
        code = f"T{self.made:07}"
        await store.open_table(a_table(code))
        self.tables[code] = a_table(code)
        self.steps[code, 0] = []

    async def _begin(self, store: SqliteStore, code: str) -> None:
        now = replace(self.tables[code], match=self.tables[code].match + 1, phase="playing")
        self.tables[code] = await store.save_table(now, a_match(code, now.match))
        self.steps[code, now.match] = []

    async def _append(self, store: SqliteStore, code: str) -> None:
        if self.tables[code].match == 0:
            await self._begin(store, code)
        now = self.tables[code]
        done = self.steps[code, now.match]
        step = a_step(len(done), f"{code} {now.match} {len(done)}", code, now.match)
        self.tables[code] = await store.append(step, replace(now, waiting=[len(done) % 3]))
        done.append(step)

    async def _rename(self, store: SqliteStore, code: str) -> None:
        self.made += 1
        new = f"T{self.made:07}"
        assert await store.rename_table(code, new)
        table = self.tables.pop(code)
        self.tables[new] = replace(table, code=new, revision=table.revision + 1)
        for _, match in [key for key in self.steps if key[0] == code]:
            self.steps[new, match] = [replace(step, table=new) for step in self.steps.pop((code, match))]

    async def _close(self, store: SqliteStore, code: str) -> None:
        assert await store.delete_table(code)
        del self.tables[code]
        self.steps = {key: steps for key, steps in self.steps.items() if key[0] != code}

    async def _forget(self, store: SqliteStore, code: str) -> None:
        """Somebody who sat nowhere; all journals are folded for it."""
        await store.forget_person("nobody")

    async def check(self, store: SqliteStore) -> None:
        for code, table in self.tables.items():
            snapshot = await store.snapshot(code)
            assert snapshot is not None
            # What was told first is told without the names of guests whom nobody knows here.
            assert replace(snapshot.table, seats=[]) == replace(table, seats=[])
            assert snapshot.steps == self.steps[code, table.match]
            for match in range(table.match + 1):
                assert await store.steps(code, match) == self.steps[code, match]
            later = await store.snapshot(code, table.match, 3)
            assert later is not None
            assert later.steps == snapshot.steps[3:]
            for step in snapshot.steps[-1:]:
                # A table that was renamed keeps the commands of its steps.
                assert await store.step_of_command(code, step.command or "") == step
