"""The handlers about matches that are over: their records, replays and reviews, and what might have come.

Of every one there are two: for a match at a table, and for a record file. A running match is refused by whoever looks
for it (`FinishedMatches.find`), before anything is made.
"""

import secrets
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tischlein.core.refusal import Refusal
from tischlein.server.http.api import MEMORY_BITS, number_in, read_body
from tischlein.server.http.responses import json_response
from tischlein.server.http.services import Services
from tischlein.server.workers.reviews import Order
from tischlein.server.workers.studies import Begun
from tischlein.store.rows import PersonRow
from tischlein.wire.http import Opened

replace: Final = msgspec.structs.replace


class LookingBack:
    def __init__(self, services: Services) -> None:
        self._services = services

    async def record(self, request: Request) -> Response:
        await self._take_turn_for_replay(request)
        async with self._services.table_for(request) as table:
            code, game = table.row.code, table.row.game
        file = await self._services.finished.record(code, number_in(request, "match"))
        disposition = f'attachment; filename="tischlein-{game}-{code}.json"'
        return Response(file, media_type="application/json", headers={"content-disposition": disposition})

    async def replay(self, request: Request) -> Response:
        await self._take_turn_for_replay(request)
        code = await self._code(request)
        seat, at = _eyes_and_moment(request)
        return _gzip_response(await self._services.finished.replay(code, number_in(request, "match"), seat, at))

    async def replay_file(self, request: Request) -> Response:
        text = await self._file(request)
        return _gzip_response(await self._services.uploads.replay(text, *_eyes_and_moment(request)))

    # ---- what takes long, and is asked for again until it is there

    async def review(self, request: Request) -> Response:
        """Who may watch the match may have it reviewed."""
        person = await self._services.person_in(request)
        code = await self._code(request)
        order = await self._services.reviews.review(code, number_in(request, "match"), _depth(request))
        return await self._state_of(request, order, person.id)

    async def review_file(self, request: Request) -> Response:
        person = await self._services.person_in(request)
        order = await self._services.reviews.review_of_file(await self._file(request), _depth(request))
        return await self._state_of(request, order, person.id)

    async def outlook(self, request: Request) -> Response:
        person = await self._services.person_in(request)
        code = await self._code(request)
        number, eyes = number_in(request, "match"), _eyes_and_moment(request)
        return await self._state_of(request, await self._services.reviews.outlook(code, number, *eyes), person.id)

    async def outlook_file(self, request: Request) -> Response:
        person = await self._services.person_in(request)
        order = await self._services.reviews.outlook_of_file(await self._file(request), *_eyes_and_moment(request))
        return await self._state_of(request, order, person.id)

    # ---- from a moment on

    async def play_on(self, request: Request) -> Response:
        """A table of mine that begins at this moment, in a world that my seat could have been in."""
        person = await self._opener(request)
        finished, eyes = self._services.finished, _eyes_and_moment(request)
        study = await finished.study("beginning", await self._code(request), number_in(request, "match"), *eyes)
        made = await finished.make_anew(replace(study, memory=secrets.randbits(MEMORY_BITS)))
        return await self._open(request, person, eyes[0], made)

    async def play_on_file(self, request: Request) -> Response:
        person = await self._opener(request)
        uploads, eyes = self._services.uploads, _eyes_and_moment(request)
        study = await uploads.study("beginning", await self._file(request), *eyes)
        made = await uploads.make(replace(study, memory=secrets.randbits(MEMORY_BITS)))
        return await self._open(request, person, eyes[0], made)

    # ---- what they have in common

    async def _code(self, request: Request) -> str:
        async with self._services.table_for(request) as table:
            return table.row.code

    async def _file(self, request: Request) -> str:
        """The record file in the body."""
        if not (await self._services.bucket_for(request, self._services.records)).try_take():
            raise Refusal("too_fast")
        body = await read_body(request, self._services.settings.limits.record_bytes)
        try:
            return body.decode()
        except UnicodeDecodeError as error:
            raise Refusal("record_unreadable") from error

    async def _take_turn_for_replay(self, request: Request) -> None:
        if not (await self._services.bucket_for(request, self._services.replays)).try_take():
            raise Refusal("too_fast")

    async def _state_of(self, request: Request, order: Order, visitor: str) -> Response:
        """How far it is; where nobody has asked for it yet, it is ordered."""
        reviews = self._services.reviews
        state = await reviews.look_for(order)
        if state is None:
            if not (await self._services.bucket_for(request, self._services.orders)).try_take():
                raise Refusal("too_fast")
            state = reviews.order(order, visitor)
        return _gzip_response(state)

    async def _opener(self, request: Request) -> PersonRow:
        """Who opens a table here may open one in the lobby too."""
        person = await self._services.person_in(request)
        await self._services.must_not_open_too_often(request, person)
        return person

    async def _open(self, request: Request, person: PersonRow, seat: int | None, made: bytes) -> Response:
        if seat is None:
            raise Refusal("malformed")
        begun = msgspec.json.decode(made, type=Begun)
        address = self._services.address_of(request)
        return json_response(Opened(await self._services.lobby.open_at(person, begun, seat, address)))


def _eyes_and_moment(request: Request) -> tuple[int | None, int]:
    """Through which seat one looks, and which moment; without them as everybody, and the first."""
    return number_in(request, "seat"), number_in(request, "at") or 0


def _depth(request: Request) -> int:
    return number_in(request, "depth") or 1


def _gzip_response(body: bytes) -> Response:
    return Response(body, media_type="application/json", headers={"content-encoding": "gzip"})
