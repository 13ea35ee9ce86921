"""The built pages and those of packages: read once, served from memory, and only those: nothing leads to the disk."""

import gzip
import hashlib
import mimetypes
from collections.abc import Iterable
from pathlib import Path, PurePosixPath
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from tischlein.core.refusal import Refusal
from tischlein.packages import Package
from tischlein.server.http.responses import refusal_response

FOLDER: Final = Path(__file__).resolve().parents[2] / "static"
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
A_DAY: Final = "public, max-age=86400"
WORTH_SQUEEZING: Final = (
    "text/",
    "application/json",
    "application/javascript",
    "image/svg+xml",
    "application/manifest",
)
NOT_BUILT: Final = (
    "Die Seiten sind noch nicht gebaut: `make play` baut sie.\nThe pages are not built yet: `make play` builds them.\n"
)
# Below these lie files only; any other address without a dot is one of the browser's own.
NEVER_THE_PAGE: Final = ("/api/", "/ws/", "/assets/", "/packages/", "/board-interface/")
# What the system's own list of types may not know or may have spoilt.
TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".html": "text/html; charset=utf-8",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain; charset=utf-8",
    ".md": "text/markdown; charset=utf-8",
    ".json": "application/json",
}


class Page(msgspec.Struct, frozen=True):
    body: bytes
    squeezed: bytes | None
    kind: str
    tag: str
    keep: str


def read_pages(folder: Path = FOLDER, prefix: str = "") -> dict[str, Page]:
    """Every built file by its address. Empty where nothing was built."""
    if not (folder / "index.html").is_file():
        return {}
    files = [path for path in sorted(folder.rglob("*")) if path.is_file() and not path.name.startswith(".")]
    return {"/" + path.relative_to(folder).as_posix(): _page(path, folder, prefix) for path in files}


def _page(path: Path, folder: Path, prefix: str) -> Page:
    body = path.read_bytes() if path.suffix != ".html" else _placed(path.read_bytes(), prefix)
    # Vite puts the hash of a file into its name there, so such a file never changes.
    is_hashed = path.parent == folder / "assets"
    # The icon changes with every turn, and would be asked for each time.
    is_icon = path.suffix == ".svg"
    return _page_of(path.name, body, FOREVER if is_hashed else A_DAY if is_icon else ASK_AGAIN)


def pages_of(package: Package) -> dict[str, Page]:
    """The files of a package by their address. It has the hash of them all in it, so they never change."""
    return {package.base() + name: _page_of(name, body, FOREVER) for name, body in package.files.items()}


def _page_of(name: str, body: bytes, keep: str) -> Page:
    suffix = PurePosixPath(name).suffix
    kind = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    squeezed = gzip.compress(body, 9, mtime=0) if kind.startswith(WORTH_SQUEEZING) else None
    return Page(body, squeezed, kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"', keep)


def _placed(html: bytes, prefix: str) -> bytes:
    """The page names its files from where it lies: it is served at every address of the browser's own."""
    here = prefix.encode()
    named = html.replace(b'="./', b'="' + here + b"/")
    return named.replace(b'name="base-path" content=""', b'name="base-path" content="' + here + b'"')


class Pages:
    def __init__(self, folder: Path = FOLDER, prefix: str = "", packages: Iterable[Package] = ()) -> None:
        self._pages = read_pages(folder, prefix)
        for package in packages:
            self.take(package)
        # The lobby needs the list of games: it comes beside the script that will ask for it, not after it.
        self._ahead = {"link": f"<{prefix}/api/games>; rel=preload; as=fetch; crossorigin=anonymous"}

    def take(self, package: Package) -> None:
        """Beside what it had before, which open pages may still ask for."""
        self._pages.update(pages_of(package))

    async def serve(self, request: Request) -> Response:
        """A built file, or the one page for every address of the browser's own (`/t/{code}`, `/replay` …)."""
        path = request.url.path
        page = self._pages.get(path)
        if page is None and (path.startswith(NEVER_THE_PAGE) or "." in path.rsplit("/", 1)[-1]):
            return refusal_response(Refusal("no_such_page"))
        page = page or self._pages.get("/index.html")
        if page is None:
            return PlainTextResponse(NOT_BUILT, 503)
        return _answer(request, page, self._ahead if path == "/" else {})


def _answer(request: Request, page: Page, ahead: dict[str, str]) -> Response:
    headers = {"etag": page.tag, "cache-control": page.keep, "vary": "Accept-Encoding", **ahead}
    if request.headers.get("if-none-match") == page.tag:
        return Response(status_code=304, headers=headers)
    if page.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(page.squeezed, headers={**headers, "content-encoding": "gzip"}, media_type=page.kind)
    return Response(page.body, headers=headers, media_type=page.kind)
