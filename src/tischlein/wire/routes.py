"""Every address and every close code of the server, once: the app and the socket are made from these tables, and so is
`docs/protocol.md`."""

from typing import Final

import msgspec


class Route(msgspec.Struct, frozen=True):
    """`handler` is the method of `server.http.api.Api` for it; `takes` and `gives` name messages of `wire.http`."""

    handler: str
    method: str
    path: str
    takes: str
    gives: str
    sentence: str


class CloseCode(msgspec.Struct, frozen=True):
    """Why a connection was closed. The reason is also in the last message, `Closing`, where there is one."""

    code: int
    reason: str
    sentence: str


ROUTES: Final = [
    Route("games", "GET", "/api/games", "", "GameCard[]", "The games of this table, in alphabetical order."),
    Route("lessons", "GET", "/api/lessons/{game}", "", "LessonCard[]", "The lessons of a game, in order."),
    Route(
        "lesson",
        "POST",
        "/api/lessons/{game}/{name}",
        "LessonAnswers",
        "LessonStand",
        "A lesson after my answers: what I see and may answer. Refuses an answer that is not the task.",
    ),
    Route("puzzle_day", "GET", "/api/puzzles", "", "PuzzleDay", "The puzzle of the day (in UTC)."),
    Route("puzzles", "GET", "/api/puzzles/{game}", "", "PuzzleCard[]", "The puzzles of a game."),
    Route(
        "puzzle",
        "POST",
        "/api/puzzles/{game}/{name}",
        "LessonAnswers",
        "LessonStand",
        "A puzzle before or after my answer: what I see and may answer. Refuses a wrong one as not_the_task.",
    ),
    Route(
        "puzzle_solution",
        "GET",
        "/api/puzzles/{game}/{name}/solution",
        "",
        "PuzzleSolution",
        "What was found out about the answers of a puzzle, for who has answered.",
    ),
    Route("me", "POST", "/api/me", "NameMe", "Me", "Who I am; makes a guest of a browser that has no session yet."),
    Route(
        "forget_me",
        "POST",
        "/api/me/forget",
        "",
        "Me",
        "Ends my session, and with it my name wherever it stands; my connections end with 4401.",
    ),
    Route("tables", "GET", "/api/tables", "", "TableCard[]", "The tables where I sit."),
    Route("open_table", "POST", "/api/tables", "OpenTable", "Opened", "Opens a table; I am its host."),
    Route("qr", "GET", "/api/tables/{code}/qr.svg", "", "SVG", "The invitation as a QR code."),
    Route(
        "give_pass",
        "POST",
        "/api/tables/{code}/pass",
        "",
        "SeatPass",
        "A pass for my seat (?seat=): once, ten minutes. A seat has three at most.",
    ),
    Route("claim", "POST", "/api/tables/{code}/claim", "ClaimSeat", "Opened", "Takes over the seat of a pass."),
    Route(
        "television_code",
        "POST",
        "/api/televisions",
        "",
        "TelevisionCode",
        "A code for a television to show: ten minutes.",
    ),
    Route(
        "television",
        "GET",
        "/api/televisions/{code}",
        "",
        "TelevisionTable",
        "Which table my television shall show.",
    ),
    Route(
        "show_on",
        "POST",
        "/api/tables/{code}/television",
        "ShowOn",
        "TelevisionTable",
        "Shows this table on the television with that code.",
    ),
    Route(
        "world",
        "GET",
        "/api/tables/{code}/world",
        "",
        "World",
        "A world my seat could be in, to search in (?seat=).",
    ),
    Route(
        "record",
        "GET",
        "/api/tables/{code}/record",
        "",
        "record file",
        "The record of a match that is over (?match=N).",
    ),
    Route(
        "replay",
        "GET",
        "/api/tables/{code}/replay",
        "",
        "Replay",
        "A match that is over, moment by moment (?seat=, ?match=, ?at=).",
    ),
    Route(
        "review",
        "POST",
        "/api/tables/{code}/review",
        "",
        "ReviewState",
        "What every decision of a match that is over was worth (?match=, ?depth=1 or 4).",
    ),
    Route(
        "outlook",
        "POST",
        "/api/tables/{code}/outlook",
        "",
        "OutlookState",
        "A moment of a match that is over, played out two hundred times (?at=, ?seat=, ?match=).",
    ),
    Route(
        "play_on",
        "POST",
        "/api/tables/{code}/again",
        "",
        "Opened",
        "A table of mine that begins at a moment of a match that is over, in this seat (?at=, ?seat=, ?match=).",
    ),
    Route(
        "hint",
        "POST",
        "/api/tables/{code}/hint",
        "",
        "HintState",
        "Advice for what my seat is asked now (?seat=), where the table allows it.",
    ),
    Route(
        "replay_file",
        "POST",
        "/api/replay",
        "record file",
        "Replay",
        "The same for a record file, checked against the rules.",
    ),
    Route("review_file", "POST", "/api/replay/review", "record file", "ReviewState", "The same for a record file."),
    Route("outlook_file", "POST", "/api/replay/outlook", "record file", "OutlookState", "The same for a record file."),
    Route("play_on_file", "POST", "/api/replay/again", "record file", "Opened", "The same for a record file."),
    Route("healthz", "GET", "/healthz", "", "Health", "The process is alive."),
    Route("readyz", "GET", "/readyz", "", "Health", "The store takes writes, its shape is ours, the disk has room."),
    Route("version", "GET", "/version", "", "Version", "Which Tischlein this is."),
    Route(
        "metrics",
        "GET",
        "/metrics",
        "",
        "text",
        "How busy it is, for Prometheus on the same machine; 404 for others.",
    ),
]
SOCKET_PATH: Final = "/ws/{code}"

# Without a reason: closed by the protocol itself, not by us.
CLOSE_CODES: Final = [
    CloseCode(4401, "no_session", "Ask POST /api/me first."),
    CloseCode(4403, "banned", "The host has shut this guest or this address out for a time."),
    CloseCode(4404, "no_such_table", "No table has this code, or none any more."),
    CloseCode(4410, "table_closed", "The host has closed this table; what was played there can be watched."),
    CloseCode(4408, "too_slow", "The reader fell behind by 256 messages or 1 MiB; connect again."),
    CloseCode(1011, "went_wrong", "A mistake of ours; connect again."),
    CloseCode(1013, "not_saved", "The store cannot be read just now; connect again in a moment."),
    CloseCode(1013, "disk_full", "The same, because the disk is full: connect again when the host has made room."),
    CloseCode(1013, "damaged", "The database is damaged: connect again when the host has restored it."),
    CloseCode(1009, "", "A message was larger than 32 KiB, or in more than 64 pieces."),
    CloseCode(4429, "too_many_connections", "More than eight connections of one guest."),
    CloseCode(4429, "too_many_bot_matches", "This guest or address watches enough matches without any person."),
    CloseCode(4429, "too_fast", "Too many tries in a minute, or far too many frames in a second."),
    CloseCode(1012, "", "The server stops; connect again in a moment."),
]
OTHER_REFUSAL: Final = CloseCode(4400, "", "Any other refusal; the reason is in the last message.")
_CODES: Final = {one.reason: one.code for one in CLOSE_CODES if one.reason}


def close_code(reason: str) -> int:
    return _CODES.get(reason, OTHER_REFUSAL.code)
