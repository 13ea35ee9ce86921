"""Tischlein below a path of another site. The proxy in front may keep that path or take it away: both are understood.

In the home network the same server is reached without a proxy, and there the path leads to the same place.
"""

import re
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

# Nothing that would need quoting in an address, a header or a page.
PREFIX: Final = re.compile(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*")
# Addresses of our own: below one of these, what the proxy passes on could mean either.
OWN: Final = ("api", "assets", "healthz", "metrics", "readyz", "replay", "t", "version", "ws")


def is_prefix(path: str) -> bool:
    first = path[1:].partition("/")[0]
    return PREFIX.fullmatch(path) is not None and first not in OWN


class Subpath:
    def __init__(self, app: ASGIApp, path: str) -> None:
        self._app = app
        self._path = path
        self._raw = path.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app(self.without(scope), receive, send)

    def without(self, scope: Scope) -> Scope:
        path = scope.get("path", "")
        if not self._path or (path != self._path and not path.startswith(f"{self._path}/")):
            return scope
        raw = scope.get("raw_path", b"").removeprefix(self._raw)
        return {**scope, "path": path[len(self._path) :] or "/", "raw_path": raw or b"/"}
