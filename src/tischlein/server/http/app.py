"""The ASGI application: addresses, the gate in front of them, and what happens at start and end."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp

from tischlein.core.refusal import Refusal
from tischlein.server.http.api import Api, Handler, guarded
from tischlein.server.http.responses import refused
from tischlein.server.http.security import Gate
from tischlein.server.http.services import Services
from tischlein.server.http.static import Pages
from tischlein.server.http.subpath import Subpath
from tischlein.server.http.websocket import TableSocket


def addresses(api: Api) -> list[tuple[str, str, Handler]]:
    return [
        ("GET", "/api/games", api.games),
        ("POST", "/api/me", api.me),
        ("POST", "/api/me/forget", api.forget_me),
        ("GET", "/api/tables", api.tables),
        ("POST", "/api/tables", api.open_table),
        ("GET", "/api/tables/{code}/qr.svg", api.qr),
        ("POST", "/api/tables/{code}/pass", api.give_pass),
        ("POST", "/api/tables/{code}/claim", api.claim),
        ("GET", "/api/tables/{code}/world", api.world),
        ("GET", "/api/tables/{code}/record", api.record),
        ("GET", "/api/tables/{code}/replay", api.replay),
        ("POST", "/api/replay", api.replay_file),
        ("GET", "/healthz", api.healthz),
        ("GET", "/readyz", api.readyz),
        ("GET", "/version", api.version),
        ("GET", "/metrics", api.metrics),
    ]


def make_app(services: Services) -> ASGIApp:
    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await services.open()
        yield
        await services.close()

    routes: list[Route | WebSocketRoute] = [
        Route(path, guarded(handler), methods=[method]) for method, path, handler in addresses(Api(services))
    ]
    routes.append(WebSocketRoute("/ws/{code}", TableSocket(services).serve))
    settings = services.settings
    routes.append(Route("/{path:path}", Pages(prefix=settings.prefix).serve, methods=["GET"]))
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={HTTPException: _not_ours})
    return Subpath(Gate(app, settings.names, settings.public_origin, owns_site=not settings.prefix), settings.prefix)


async def _not_ours(_: Request, error: Exception) -> Response:
    is_method = isinstance(error, HTTPException) and error.status_code == 405
    return refused(Refusal("wrong_method") if is_method else Refusal("no_such_page"))
