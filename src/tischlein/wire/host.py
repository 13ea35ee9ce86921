"""What `tischlein tables` asks a running server on its machine, and what comes back: a line of JSON each way."""

from typing import Final

import msgspec

# In the data folder while a server runs there. Only its owner may read it.
FILE: Final = "host.json"


class Address(msgspec.Struct, frozen=True):
    """Where the door of a running server is, and the key to it."""

    port: int
    key: str


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    pass


class ListTables(Wish, frozen=True, tag="list"):
    """Those in a phase (empty: any) where nothing was done for so many seconds; the newest `most`."""

    phase: str = ""
    idle_seconds: float = 0
    most: int = 500


class CloseTable(Wish, frozen=True, tag="close"):
    code: str


class DeleteTable(Wish, frozen=True, tag="delete"):
    code: str


class GiveCode(Wish, frozen=True, tag="code"):
    code: str


class BanGuest(Wish, frozen=True, tag="ban"):
    code: str
    seat: int
    days: float
    with_address: bool = False


class ListBans(Wish, frozen=True, tag="bans"):
    pass


class EndBan(Wish, frozen=True, tag="unban"):
    id: str


Wishes = ListTables | CloseTable | DeleteTable | GiveCode | BanGuest | ListBans | EndBan


class Knock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    wish: Wishes


class TableLine(msgspec.Struct, frozen=True):
    """A table in the list. `players` are by seat: a name, `bot:level1`, or nothing. `guests` is how many are connected;
    None where no server was asked."""

    code: str
    game: str
    phase: str
    players: list[str]
    matches: int
    opened_at: float
    last_at: float | None
    guests: int | None


class BanLine(msgspec.Struct, frozen=True):
    id: str
    name: str
    addresses: list[str]
    made_at: float
    expires_at: float


class Granted(msgspec.Struct, frozen=True):
    """`refused` is a refusal's key, with its `facts`; empty where the wish was granted."""

    refused: str = ""
    facts: dict[str, str] = {}
    tables: list[TableLine] = []
    bans: list[BanLine] = []
    code: str = ""
    link: str = ""
