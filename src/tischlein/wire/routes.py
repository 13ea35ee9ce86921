"""Every address of the server in one list: `docs/protocol.md` shows it, and a test holds the app to it."""

from typing import Final

import msgspec


class Endpoint(msgspec.Struct, frozen=True):
    method: str
    path: str
    takes: str
    gives: str
    sentence: str


ENDPOINTS: Final = [
    Endpoint("GET", "/api/games", "", "GameCard[]", "The games of this table, in alphabetical order."),
    Endpoint("POST", "/api/me", "NameMe", "Me", "Who I am; makes a guest of a browser that has no session yet."),
    Endpoint("POST", "/api/me/forget", "", "Me", "Ends my session here; my connections end with 4401."),
    Endpoint("GET", "/api/tables", "", "TableCard[]", "The tables where I sit."),
    Endpoint("POST", "/api/tables", "OpenTable", "Opened", "Opens a table; I am its host."),
    Endpoint("GET", "/api/tables/{code}/qr.svg", "", "SVG", "The invitation as a QR code."),
    Endpoint("POST", "/api/tables/{code}/pass", "", "SeatPass", "A pass for my seat (?seat=): once, ten minutes."),
    Endpoint("POST", "/api/tables/{code}/claim", "ClaimSeat", "Opened", "Takes over the seat of a pass."),
    Endpoint("GET", "/api/tables/{code}/world", "", "World", "A world my seat could be in, to search in (?seat=)."),
    Endpoint("GET", "/api/tables/{code}/record", "", "record file", "The record of a match that is over (?match=N)."),
    Endpoint(
        "GET",
        "/api/tables/{code}/replay",
        "",
        "Replay",
        "A match that is over, moment by moment (?seat=, ?match=, ?at=).",
    ),
    Endpoint("POST", "/api/replay", "record file", "Replay", "The same for a record file, checked against the rules."),
    Endpoint("GET", "/healthz", "", "Health", "The process is alive."),
    Endpoint("GET", "/readyz", "", "Health", "The store takes writes, its shape is ours, the disk has room."),
    Endpoint("GET", "/version", "", "Version", "Which Tischlein this is."),
    Endpoint("GET", "/metrics", "", "text", "How busy it is, for Prometheus on the same machine; 404 for others."),
]

CLOSE_CODES: Final = {
    4401: ("no_session", "Ask POST /api/me first."),
    4404: ("no_such_table", "No table has this code."),
    4408: ("too_slow", "The reader fell behind by 256 messages or 1 MiB; connect again."),
    1011: ("went_wrong", "A mistake of ours; connect again."),
    1013: ("not_saved", "The store cannot be read just now; connect again in a moment."),
    1009: ("", "A message was larger than 32 KiB."),
    4429: ("too_many_connections", "More than eight connections of one guest, or too many tries in a minute."),
    1012: ("", "The server stops; connect again in a moment."),
}
