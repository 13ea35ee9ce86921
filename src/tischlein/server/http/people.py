"""Guests: who a browser is. A session is an opaque token in a cookie; the store knows only its hash."""

import hashlib
import secrets
import time
from collections import OrderedDict
from typing import Final

import msgspec

from tischlein.server.move.names import clean_name
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

    async def find_by_token(self, token: str) -> PersonRow | None:
        if not token:
            return None
        hashed = token_hash(token)
        known = self._known.get(hashed) or await self._store.person_with_token(hashed)
        if known is not None:
            self._remember(known)
        return known

    async def welcome(self) -> tuple[PersonRow, str]:
        """A new guest without a name, and the token of the session."""
        token = new_token()
        person = PersonRow(secrets.token_hex(16), "", token_hash(token), time.time())
        await self._store.add_person(person)
        self._remember(person)
        return person, token

    async def rename(self, person: PersonRow, name: str) -> PersonRow:
        renamed = msgspec.structs.replace(person, name=clean_name(name))
        await self._store.rename_person(person.id, renamed.name)
        self._remember(renamed)
        return renamed

    async def forget(self, person: PersonRow) -> None:
        """The session ends, and with it the name. The hash that is stored instead belongs to a token nobody has."""
        self._known.pop(person.token_hash, None)
        await self._store.forget_person(person.id, token_hash(new_token()))

    def _remember(self, person: PersonRow) -> None:
        self._known[person.token_hash] = person
        self._known.move_to_end(person.token_hash)
        if len(self._known) > self._remembered:
            self._known.popitem(last=False)
