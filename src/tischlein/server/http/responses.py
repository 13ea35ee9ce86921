"""HTTP responses: structs as JSON, refusals with the status that fits them."""

from typing import Final

import msgspec
from starlette.responses import Response

from tischlein.core.refusal import Refusal
from tischlein.wire.messages import Refused

STATUS: Final = {
    "no_session": 401,
    "foreign_host": 403,
    "foreign_origin": 403,
    "no_such_table": 404,
    "no_such_page": 404,
    "no_finished_match": 404,
    "wrong_method": 405,
    "too_large": 413,
    "wrong_content_type": 415,
    "too_fast": 429,
    "went_wrong": 500,
    "not_saved": 503,
    "disk_full": 503,
    "damaged": 503,
}


def json_response(message: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(message), status, media_type="application/json")


def refusal_response(refusal: Refusal) -> Response:
    return json_response(Refused("", refusal.key, refusal.facts), STATUS.get(refusal.key, 400))
