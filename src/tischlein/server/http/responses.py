"""HTTP responses: structs as JSON, refusals with the status that fits them."""

from http import HTTPStatus
from typing import Final

import msgspec
from starlette.responses import Response

from tischlein.core.refusal import Refusal
from tischlein.server.move.tally import TALLY
from tischlein.wire.messages import Refused

STATUS: Final = {
    "no_session": 401,
    "banned": 403,
    "foreign_host": 403,
    "foreign_origin": 403,
    "no_such_table": 404,
    "no_such_page": 404,
    "no_finished_match": 404,
    "no_such_lesson": 404,
    "no_such_puzzle": 404,
    "no_such_television": 404,
    "wrong_method": 405,
    "too_large": 413,
    "wrong_content_type": 415,
    "too_fast": 429,
    "too_many_bot_matches": 429,
    "went_wrong": 500,
    "not_saved": 503,
    "too_busy": 503,
    "disk_full": 503,
    "damaged": 503,
}


def json_response(message: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(message), status, media_type="application/json")


def refusal_response(refusal: Refusal) -> Response:
    TALLY.add("refusals", refusal.key)
    return json_response(Refused("", refusal.key, refusal.facts), STATUS.get(refusal.key, 400))


def last_answer(status: HTTPStatus, body: bytes = b"", kind: str = "text/plain") -> bytes:
    """As it goes over the line, for a visitor who does not get as far as the application."""
    body = body or f"{status.value} {status.phrase}\n".encode()
    head = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: {kind}; charset=utf-8\r\n"
    head += f"content-length: {len(body)}\r\ncache-control: no-store\r\nconnection: close\r\n\r\n"
    return head.encode() + body
