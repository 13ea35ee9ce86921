"""Guests: who a browser is. A session is an opaque token in a cookie; the store knows only its hash."""

import hashlib
import secrets
import time
from collections import OrderedDict
from typing import Final

import msgspec

from tischlein.server.move.names import name_of_guest
from tischlein.store.contract import Store
from tischlein.store.rows import PersonRow

REMEMBERED: Final = 4096


def new_token() -> str:
    """256 bits from the system, in letters that fit into cookies and links."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class People:
    def __init__(self, store: Store, remembered: int = REMEMBERED) -> None:
        self._store = store
        self._remembered = remembered
        self._known: OrderedDict[str, PersonRow] = OrderedDict()
        # How many were forgotten since the start: what was read before the last of them may be out of date.
        self._forgotten = 0

    async def find_by_token(self, token: str) -> PersonRow | None:
        if not token:
            return None
        hashed = token_hash(token)
        known = self._known.get(hashed) or await self._read(hashed)
        if known is not None:
            self._remember(known)
        return known

    async def _read(self, hashed: str) -> PersonRow | None:
        """Somebody who is forgotten meanwhile must not be remembered afterwards."""
        while True:
            before = self._forgotten
            found = await self._store.person_with_token(hashed)
            if found is None or before == self._forgotten:
                return found

    async def welcome(self) -> tuple[PersonRow, str]:
        """A new guest without a name, and the token of the session."""
        token = new_token()
        person = PersonRow(secrets.token_hex(16), "", token_hash(token), time.time())
        await self._store.add_person(person)
        self._remember(person)
        return person, token

    async def rename(self, person: PersonRow, name: str) -> PersonRow:
        renamed, before = msgspec.structs.replace(person, name=name_of_guest(name)), self._forgotten
        await self._store.rename_person(person.id, renamed.name)
        if before == self._forgotten:
            self._remember(renamed)
        else:
            self._known.pop(person.token_hash, None)
        return renamed

    async def forget(self, person: PersonRow) -> None:
        """The session ends, and with it the name, wherever it stands."""
        await self._store.forget_person(person.id)
        self._forgotten += 1
        self._known.pop(person.token_hash, None)

    def _remember(self, person: PersonRow) -> None:
        self._known[person.token_hash] = person
        self._known.move_to_end(person.token_hash)
        if len(self._known) > self._remembered:
            self._known.popitem(last=False)
