"""A television is paired with a table: it shows a code, somebody at the table types it, and it asks until then.

What is known of it lies in the store, so any process may answer for it.
"""

import secrets
import time
from typing import Final

import segno

from tischlein.core.refusal import Refusal
from tischlein.server.table.registry import ALPHABET
from tischlein.store.contract import Conflict, Store
from tischlein.store.rows import PersonRow, TelevisionRow
from tischlein.wire.http import TelevisionCode, TelevisionTable

# Short enough to be typed across the room: there are few at a time, they live for minutes, and guesses are counted.
CODE_LENGTH: Final = 4
SECONDS: Final = 600
TRIES: Final = 5


def read_code(typed: str) -> str:
    """As people type it: with spaces, a dash, small letters."""
    return "".join(letter for letter in typed[:40].upper() if letter in ALPHABET)


class Televisions:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def give_code(self, person: PersonRow, link_base: str) -> TelevisionCode:
        for _ in range(TRIES):
            code, now = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH)), time.time()
            try:
                await self._store.add_television(TelevisionRow(code, person.id, "", now + SECONDS), now)
            except Conflict:
                continue
            link = f"{link_base}/tv/{code}"
            return TelevisionCode(code, link, segno.make(link, error="m").svg_data_uri(scale=8, border=4, light="#fff"))
        raise Refusal("not_saved")

    async def table_of(self, person: PersonRow, code: str) -> TelevisionTable:
        """Only for the television itself: a table's code is nobody else's business."""
        found = await self._store.television(read_code(code), time.time())
        if found is None or found.person != person.id:
            raise Refusal("no_such_television")
        return TelevisionTable(found.table)

    async def show(self, code: str, table: str) -> TelevisionTable:
        if not await self._store.pair_television(read_code(code), table, time.time()):
            raise Refusal("no_such_television")
        return TelevisionTable(table)
