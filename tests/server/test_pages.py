"""The built pages, served from memory."""

import asyncio
import gzip
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response

from tischlein.server.http.static import Pages


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Tischlein</title>")
    (tmp_path / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (tmp_path / "assets" / "main-abc123.js").write_text("export {};" * 50)
    return tmp_path


def get(pages: Pages, path: str, **headers: str) -> Response:
    encoded = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {
        "type": "http",
        "method": "GET",
        "path": path,
        "headers": encoded,
        "query_string": b"",
        "server": ("localhost", 80),
        "scheme": "http",
    }
    return asyncio.run(pages.serve(Request(scope)))


@pytest.mark.parametrize("path", ["/", "/t/ABCDEFGH", "/replay", "/replay/ABCDEFGH", "/anything/of/the/browser"])
def test_every_address_of_the_browser_gets_the_one_page(folder: Path, path: str) -> None:
    answer = get(Pages(folder), path)
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
    assert b"Tischlein" in bytes(answer.body)


def test_below_a_path_the_page_names_its_files_there(folder: Path) -> None:
    page = '<meta name="base-path" content="" /><script src="./assets/main-abc123.js"></script>'
    (folder / "index.html").write_text(page)
    body = bytes(get(Pages(folder, "/spiele"), "/t/ABCDEFGH").body)
    assert body == b'<meta name="base-path" content="/spiele" /><script src="/spiele/assets/main-abc123.js"></script>'
    assert b'content="" /><script src="/assets/main' in bytes(get(Pages(folder), "/t/ABCDEFGH").body)


def test_the_lobby_has_the_list_of_games_sent_beside_its_script(folder: Path) -> None:
    ahead = "</spiele/api/games>; rel=preload; as=fetch; crossorigin=anonymous"
    assert get(Pages(folder, "/spiele"), "/").headers["link"] == ahead
    assert "link" not in get(Pages(folder), "/t/ABCDEFGH").headers, "a table asks for it when there is time"


def test_the_icon_is_not_asked_for_at_every_turn(folder: Path) -> None:
    assert get(Pages(folder), "/favicon.svg").headers["cache-control"] == "public, max-age=86400"


def test_a_file_with_its_hash_in_the_name_is_kept_for_ever(folder: Path) -> None:
    answer = get(Pages(folder), "/assets/main-abc123.js")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"].startswith("text/javascript")


def test_what_the_browser_has_already_is_not_sent_again(folder: Path) -> None:
    pages = Pages(folder)
    tag = get(pages, "/favicon.svg").headers["etag"]
    answer = get(pages, "/favicon.svg", if_none_match=tag)
    assert (answer.status_code, bytes(answer.body)) == (304, b"")


def test_text_is_squeezed_for_whoever_can_read_it_so(folder: Path) -> None:
    answer = get(Pages(folder), "/assets/main-abc123.js", accept_encoding="gzip, br")
    assert answer.headers["content-encoding"] == "gzip"
    assert gzip.decompress(bytes(answer.body)) == b"export {};" * 50


@pytest.mark.parametrize("path", ["/assets/none.js", "/none.png", "/api/none", "/ws/ABCDEFGH"])
def test_a_missing_file_is_missing(folder: Path, path: str) -> None:
    assert get(Pages(folder), path).status_code == 404


def test_pages_that_are_not_built_are_a_sentence(tmp_path: Path) -> None:
    answer = get(Pages(tmp_path), "/")
    assert answer.status_code == 503
    assert b"make play" in bytes(answer.body)
