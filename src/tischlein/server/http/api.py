"""The handlers of the routes (`wire/routes.py`); those about matches that are over are in `looking_back.py`."""

import asyncio
import secrets
import shutil
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, TypeVar

import msgspec
import structlog
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from tischlein import __version__, catalog
from tischlein.core import match as core_match
from tischlein.core.refusal import Refusal
from tischlein.server.http import metrics
from tischlein.server.http.lessons import lesson_cards, stand_of
from tischlein.server.http.lobby import game_card, qr_svg
from tischlein.server.http.puzzles import puzzle_cards, puzzle_for, puzzle_stand, solution_of
from tischlein.server.http.responses import json_response, refusal_response
from tischlein.server.http.services import Services
from tischlein.server.move.connection import Connection
from tischlein.server.move.crash_report import place_of
from tischlein.server.table.imagined import world_for
from tischlein.store.contract import NotWritten
from tischlein.store.migrate import HEAD
from tischlein.wire.http import ClaimSeat, Health, LessonAnswers, Me, NameMe, Opened, OpenTable, ShowOn, Version

Handler = Callable[[Request], Awaitable[Response]]
Body = TypeVar("Body")

LARGEST_NUMBER: Final = 1_000_000
MEMORY_BITS: Final = 63
# With less free space a server should be taken out of service before it has to refuse steps.
LEAST_MEGABYTES: Final = 50

log = structlog.get_logger("api")


def guarded(handler: Handler) -> Handler:
    """Turns refusals into responses. Of an unexpected error the visitor only gets a key."""

    async def response(request: Request) -> Response:
        try:
            return await handler(request)
        except Refusal as refusal:
            return refusal_response(refusal)
        except NotWritten as failure:
            return refusal_response(Refusal(failure.reason))
        except ClientDisconnect:
            # Went away before it had said everything: nobody is left to answer, and nothing failed.
            return refusal_response(Refusal("malformed"))
        except Exception as error:  # noqa: BLE001  the log says where
            log.warning("a request failed", where=place_of(error))
            return refusal_response(Refusal("went_wrong"))

    response.__doc__ = handler.__doc__
    return response


async def read_body(request: Request, most: int) -> bytes:
    """Reads the body, but never more than allowed, whatever its Content-Length says."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Refusal("too_large", {"most": most})
    return bytes(body)


async def read_message(request: Request, services: Services, kind: type[Body]) -> Body:
    body = await read_body(request, services.settings.limits.body_bytes)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise Refusal("malformed") from error


def number_in(request: Request, name: str) -> int | None:
    """A whole number from the query, such as ?seat=1; None where it is missing."""
    given = request.query_params.get(name, "")
    if not given:
        return None
    if not given.isascii() or not given.isdigit() or int(given[:9]) > LARGEST_NUMBER:
        raise Refusal("malformed")
    return int(given[:9])


class Api:
    def __init__(self, services: Services) -> None:
        self._services = services

    async def games(self, request: Request) -> Response:
        return json_response([game_card(game) for game in catalog.games().values()])

    async def lessons(self, request: Request) -> Response:
        return json_response(lesson_cards(catalog.find(request.path_params["game"])))

    async def lesson(self, request: Request) -> Response:
        answered = await self._learners_answers(request)
        game = catalog.find(request.path_params["game"])
        return json_response(stand_of(game, request.path_params["name"], answered))

    async def _learners_answers(self, request: Request) -> LessonAnswers:
        services = self._services
        if not (await services.bucket_for(request, services.lessons)).try_take():
            raise Refusal("too_fast")
        return await read_message(request, services, LessonAnswers)

    async def puzzle_day(self, request: Request) -> Response:
        return json_response(puzzle_for(datetime.now(UTC).date()))

    async def puzzles(self, request: Request) -> Response:
        return json_response(puzzle_cards(catalog.find(request.path_params["game"])))

    async def puzzle(self, request: Request) -> Response:
        answered = await self._learners_answers(request)
        game = catalog.find(request.path_params["game"])
        return json_response(puzzle_stand(game, request.path_params["name"], answered))

    async def puzzle_solution(self, request: Request) -> Response:
        game = catalog.find(request.path_params["game"])
        return json_response(solution_of(game, request.path_params["name"]))

    async def me(self, request: Request) -> Response:
        """Who I am. A browser that comes for the first time becomes a guest here, and only here."""
        services = self._services
        wanted = await read_message(request, services, NameMe)
        shown, token = services.token_in(request), ""
        person = await services.people.find_by_token(shown)
        services.must_not_be_banned(request, "" if person is None else person.id)
        if person is None:
            if not (await services.bucket_for(request, services.guests)).try_take():
                raise Refusal("too_fast")
            person, token = await services.people.welcome()
        elif services.has_old_cookie(request):
            token = shown
        if wanted.name:
            person = await services.people.rename(person, wanted.name)
        response = json_response(Me(person.name))
        if token:
            services.give_token(request, response, token)
        return response

    async def forget_me(self, request: Request) -> Response:
        """Ends the session: whoever still has its cookie gets nowhere with it. Also who is banned may be forgotten."""
        await self._services.forget(await self._services.person_in(request, even_banned=True))
        response = json_response(Me(""))
        self._services.give_token(request, response, "")
        return response

    async def tables(self, request: Request) -> Response:
        return json_response(await self._services.lobby.tables_of(await self._services.person_in(request)))

    async def open_table(self, request: Request) -> Response:
        person = await self._services.person_in(request)
        wanted = await read_message(request, self._services, OpenTable)
        services = self._services
        await services.must_not_open_too_often(request, person)
        if wanted.name and not person.name:
            person = await services.people.rename(person, wanted.name)
        code = await services.lobby.open(person, wanted, services.address_of(request))
        reader = Connection(person.id, services.link_base(request), services.settings.limits)
        return json_response(Opened(code, await services.lobby.first_words(code, reader)))

    async def qr(self, request: Request) -> Response:
        async with self._services.table_for(request) as table:
            link = f"{self._services.link_base(request)}/t/{table.row.code}"
        return Response(qr_svg(link), media_type="image/svg+xml")

    async def give_pass(self, request: Request) -> Response:
        person = await self._services.person_in(request)
        if not self._services.passes.get(person.id).try_take():
            raise Refusal("too_fast")
        async with self._services.table_for(request) as table:
            code = table.row.code
        seat = number_in(request, "seat")
        return json_response(
            await self._services.lobby.give_pass(person, code, self._services.link_base(request), seat)
        )

    async def claim(self, request: Request) -> Response:
        person = await self._services.person_in(request)
        shown = await read_message(request, self._services, ClaimSeat)
        async with self._services.table_for(request) as table, self._services.guess(request):
            return json_response(Opened(await self._services.lobby.claim(person, table.row.code, shown.token)))

    async def television_code(self, request: Request) -> Response:
        services = self._services
        person = await services.person_in(request)
        if not (await services.bucket_for(request, services.showings)).try_take():
            raise Refusal("too_fast")
        return json_response(await services.televisions.give_code(person, services.link_base(request)))

    async def television(self, request: Request) -> Response:
        person = await self._services.person_in(request)
        async with self._services.guess(request):
            return json_response(await self._services.televisions.table_of(person, request.path_params["code"]))

    async def show_on(self, request: Request) -> Response:
        await self._services.person_in(request)
        wanted = await read_message(request, self._services, ShowOn)
        async with self._services.table_for(request) as table, self._services.guess(request):
            return json_response(await self._services.televisions.show(wanted.television, table.row.code))

    async def world(self, request: Request) -> Response:
        person = await self._services.person_in(request)
        async with self._services.table_for(request) as table:
            if not self._services.worlds.get(person.id).try_take():
                raise Refusal("too_fast")
            return json_response(
                await world_for(table, person.id, number_in(request, "seat"), secrets.randbits(MEMORY_BITS))
            )

    async def hint(self, request: Request) -> Response:
        """Only for a seat of mine, of what it is asked now."""
        services = self._services
        person = await services.person_in(request)
        may_order = services.hint_orders.get(person.id).try_take
        async with services.table_for(request) as table:
            return json_response(await services.hints.ask(table, person.id, number_in(request, "seat"), may_order))

    async def healthz(self, request: Request) -> Response:
        return json_response(Health(ready=True))

    async def readyz(self, request: Request) -> Response:
        free = await asyncio.to_thread(_free_megabytes, self._services.settings.data)
        try:
            shape, reason = await self._services.store.check(), ""
        except NotWritten as failure:
            shape, reason = "", failure.reason
        if shape not in ("", HEAD):
            reason = "wrong_shape"
        if not reason and free < LEAST_MEGABYTES:
            reason = "little_space"
        health = Health(ready=not reason, reason=reason, shape=shape, free_megabytes=free)
        return json_response(health, 503 if reason else 200)

    async def metrics(self, request: Request) -> Response:
        if not metrics.is_asked_here(request):
            raise Refusal("no_such_page")
        return Response(metrics.metrics_text(self._services), media_type=metrics.KIND)

    async def version(self, request: Request) -> Response:
        return json_response(Version(__version__, not str(core_match.__file__).endswith(".py")))


def _free_megabytes(folder: Path) -> int:
    return shutil.disk_usage(folder).free // 1024**2
