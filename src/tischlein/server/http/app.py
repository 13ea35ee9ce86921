"""The ASGI application: the routes, the gate in front of them, and what happens at start and end."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp

from tischlein.core.refusal import Refusal
from tischlein.packages import packages
from tischlein.server.http.api import Api, guarded
from tischlein.server.http.host.housekeeping import keep_house
from tischlein.server.http.looking_back import LookingBack
from tischlein.server.http.responses import refusal_response
from tischlein.server.http.security import Gate
from tischlein.server.http.services import Services
from tischlein.server.http.static import Pages
from tischlein.server.http.subpath import Subpath
from tischlein.server.http.websocket import TableSocket
from tischlein.wire.routes import ROUTES, SOCKET_PATH


def make_app(services: Services) -> ASGIApp:
    api, back, settings = Api(services), LookingBack(services), services.settings
    pages = Pages(prefix=settings.prefix, packages=packages().values())

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await services.open()
        async with keep_house(services), follow_sources(services, pages):
            yield
        await services.close()

    handlers = {one.handler: getattr(api if hasattr(api, one.handler) else back, one.handler) for one in ROUTES}
    routes: list[Route | WebSocketRoute] = [
        Route(one.path, guarded(handlers[one.handler]), methods=[one.method]) for one in ROUTES
    ]
    routes.append(WebSocketRoute(SOCKET_PATH, TableSocket(services).serve))
    routes.append(Route("/{path:path}", pages.serve, methods=["GET"]))
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={HTTPException: _not_ours})
    return Subpath(Gate(app, settings.names, settings.public_origin, owns_site=not settings.prefix), settings.prefix)


@asynccontextmanager
async def follow_sources(services: Services, pages: Pages) -> AsyncIterator[None]:
    """Only while a game is being written."""
    if not services.settings.reloads:
        yield
        return
    from tischlein.server.http.sources import Sources

    following = asyncio.create_task(Sources(services, pages).follow())
    try:
        yield
    finally:
        following.cancel()
        await asyncio.gather(following, return_exceptions=True)


async def _not_ours(_: Request, error: Exception) -> Response:
    is_method = isinstance(error, HTTPException) and error.status_code == 405
    return refusal_response(Refusal("wrong_method") if is_method else Refusal("no_such_page"))
