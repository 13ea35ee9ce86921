"""HTTP to the server's own app without a socket: thousands of requests a second, and the house to look into."""

import json
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx2

from tischlein.server.http.app import make_app
from tischlein.server.http.services import Services
from tischlein.server.settings import Limits, Settings
from tischlein.twins.forgetful import ForgetfulStore

ADDRESS = "http://localhost:8000"
AS_JSON = {"content-type": "application/json"}


class Browser:
    """One guest at one house. Use as `async with`."""

    def __init__(self, data: Path, limits: Limits) -> None:
        self.store = ForgetfulStore()
        self.services = Services(Settings(data=data, limits=limits), self.store)
        transport = httpx2.ASGITransport(app=make_app(self.services))
        self.http = httpx2.AsyncClient(transport=transport, base_url=ADDRESS)

    async def __aenter__(self) -> Self:
        await self.post("/api/me", {"name": "Anna"})
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()
        await self.services.close()

    async def post(self, path: str, body: object) -> httpx2.Response:
        return await self.post_text(path, json.dumps(body))

    async def post_text(self, path: str, body: str | bytes) -> httpx2.Response:
        return await self.http.post(path, content=body, headers=AS_JSON)

    async def get(self, path: str, **query: str) -> httpx2.Response:
        return await self.http.get(path, params=query)
