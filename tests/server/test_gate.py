"""Whose pages may talk to the table, and the headers of every answer."""

import json

import httpx2
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.conftest import RunningServer
from tischlein.server.http.security import HEADERS, host_of, is_ours

HOSTILE_HOSTS = [
    "",
    " ",
    "evil.example",
    "evil.example:8000",
    "localhost.evil.example",
    "evil.example.localhost.com",
    "localhost@evil.example",
    "evil.example#localhost",
    "evil.example/localhost",
    "evil.example\\localhost",
    "evil.example?localhost",
    "127.0.0.1.evil.example",
    "127.0.0.1.nip.io",
    "2130706433",
    "0x7f000001",
    "0x7f.0.0.1",
    "017700000001",
    "127.1",
    "0.0.0.0",
    "8.8.8.8",
    "11.0.0.1",
    "172.32.0.1",
    "192.169.1.1",
    "100.128.0.1",
    "203.0.113.5:8123",
    "224.0.0.1",
    "255.255.255.255",
    "[::]",
    "[2001:db8::1]",
    "[fec0::1]",
    "[ff02::1]",
    "[::ffff:10.0.0.1]",
    "[fe80::1%25eth0]",
    "192.168.1.99.",
    "192.168.1.99.evil.example",
    "192.168.1",
    "192.168.001.99",
    "0300.0250.1.99",
    "[::1",
    "localhost:99999999",
    "localhost:port",
    "localhost, evil.example",
    "localhost evil.example",
    "xn--lcalhost-54a",
    "lоcalhost",
    "localhost.",
    "LOCALHOST.EVIL.EXAMPLE",
    "router.lan",
    "tischlein.local",
    "null",
    "*",
    "localhost\t",
    "attacker:8000@localhost",
]
# A router or a container engine leads such addresses to a machine that does not have them. No name, no rebinding.
HOME_HOSTS = [
    "192.168.1.99",
    "192.168.1.99:8123",
    "10.0.0.1",
    "172.17.0.2:8000",
    "169.254.10.20",
    "100.101.102.103:8000",
    "127.9.9.9",
    "[::1]:8000",
    "[fd12:3456::7]:8000",
    "[fe80::1]",
]
HOSTILE_ORIGINS = [
    "null",
    "",
    "http://evil.example",
    "https://evil.example",
    "http://localhost.evil.example:{port}",
    "http://127.0.0.1.evil.example:{port}",
    "http://evil.example:{port}",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "http://127.0.0.1:{port}.evil.example",
    "http://127.0.0.1:{port}@evil.example",
    "http://127.0.0.1:{port}/",
    "http://127.0.0.1:{port}/path",
    "http://127.0.0.1:{port}#",
    "http://127.0.0.1:{port}, http://evil.example",
    "https://127.0.0.1:{port}",
    "ws://127.0.0.1:{port}",
    "file://",
    "file://127.0.0.1:{port}",
    "chrome-extension://abcdefgh",
    "http://localhost:{port}",
    "http://[::1]:{port}",
    "http://0.0.0.0:{port}",
    "http://2130706433:{port}",
    "http://127.0.0.2:{port}",
    "http://127.0.0.1:0{port}",
    "127.0.0.1:{port}",
    "//127.0.0.1:{port}",
    "http:127.0.0.1:{port}",
    "http://user@127.0.0.1:{port}",
    "http://127.0.0.1:{port}x",
    "data:text/html,x",
    "about:blank",
    "http://192.168.1.1:{port}",
    "http://router.lan:{port}",
    "http://127.0.0.1%00.evil.example:{port}",
    "http://127.0.0.1:{port}\\evil.example",
    "http://127.0.0.1:{port}?x",
    "javascript:alert(1)",
    "http://xn--127-0-0-1.example:{port}",
    "moz-extension://00000000",
]


@pytest.mark.parametrize("host", HOSTILE_HOSTS)
def test_a_foreign_host_is_not_us(host: str) -> None:
    assert not is_ours(host_of(host), "192.168.1.7", {"spieltisch.lan"})


@pytest.mark.parametrize(
    "host",
    ["localhost", "LocalHost:8000", "127.0.0.1:8000", "[::1]:8000", "192.168.1.7:8000", "spieltisch.lan", "127.9.9.9"],
)
def test_our_own_names_are_us(host: str) -> None:
    assert is_ours(host_of(host), "192.168.1.7", {"spieltisch.lan"})


@pytest.mark.parametrize("host", HOME_HOSTS)
def test_an_address_of_a_home_network_is_us_also_where_we_do_not_have_it(host: str) -> None:
    assert is_ours(host_of(host), "172.17.0.2", set())


def test_a_public_address_is_us_only_where_we_have_it_or_it_was_named() -> None:
    assert is_ours("203.0.113.5", "203.0.113.5", set())
    assert is_ours("203.0.113.5", "::ffff:203.0.113.5", set())
    assert is_ours("203.0.113.5", "172.17.0.2", {"203.0.113.5"})
    assert not is_ours("203.0.113.5", "172.17.0.2", set())


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.nip.io", "203.0.113.5:1", "localhost@evil.example"])
def test_a_request_under_a_foreign_name_is_turned_away(server: RunningServer, host: str) -> None:
    answer = server.guest().http.get("/api/games", headers={"host": host})
    assert (answer.status_code, answer.json()["reason"]) == (403, "foreign_host")
    assert answer.headers["content-security-policy"] == HEADERS["content-security-policy"]


@pytest.mark.parametrize("shape", HOSTILE_ORIGINS)
def test_a_page_of_another_origin_cannot_write(server: RunningServer, shape: str) -> None:
    origin = shape.format(port=server.port)
    headers = {"origin": origin, "content-type": "application/json"}
    answer = server.guest().http.post("/api/me", content="{}", headers=headers)
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("shape", [*HOSTILE_ORIGINS[:24], None])
def test_a_page_of_another_origin_gets_no_socket(server: RunningServer, shape: str | None) -> None:
    anna = server.guest("Anna")
    code = anna.open("race", [None, None])
    origin = None if shape is None else Origin(shape.format(port=server.port))
    address = f"ws://127.0.0.1:{server.port}/ws/{code}"
    cookie = {"Cookie": f"tischlein-{server.port}={anna.cookie()}"}
    with pytest.raises(InvalidStatus) as refused, connect(address, origin=origin, additional_headers=cookie):
        pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("site", ["cross-site", "same-site", "nonsense"])
def test_what_the_browser_itself_calls_foreign_is_turned_away(server: RunningServer, site: str) -> None:
    answer = server.guest().http.get("/api/games", headers={"sec-fetch-site": site})
    assert (answer.status_code, answer.json()["reason"]) == (403, "foreign_origin")


@pytest.mark.parametrize("kind", ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])
def test_a_form_cannot_write(server: RunningServer, kind: str) -> None:
    answer = server.guest().http.post("/api/me", content="{}", headers={"content-type": kind})
    assert (answer.status_code, answer.json()["reason"]) == (415, "wrong_content_type")


@pytest.mark.parametrize("path", ["/", "/t/ABCDEFGH", "/api/games", "/api/nothing", "/healthz", "/assets/none.js"])
def test_every_answer_carries_the_headers_and_no_server_name(server: RunningServer, path: str) -> None:
    answer = server.guest().get(path)
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    assert "server" not in answer.headers
    assert "x-powered-by" not in answer.headers


def test_the_policy_allows_scripts_and_styles_of_our_own_only() -> None:
    policy = HEADERS["content-security-policy"]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy
    assert "require-trusted-types-for 'script'; trusted-types svelte-trusted-html" in policy


def test_the_session_is_a_cookie_that_scripts_and_other_sites_do_not_get(server: RunningServer) -> None:
    guest = server.guest()
    cookie = guest.post("/api/me", {}).headers["set-cookie"]
    name, token = cookie.split(";")[0].split("=", 1)
    parts = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert name == f"tischlein-{server.port}"
    assert len(token) >= 43, "256 bits"
    assert {"httponly", "samesite=strict", "path=/"} <= parts


def test_the_store_knows_only_the_hash_of_a_session(server: RunningServer) -> None:
    anna = server.guest("Anna")
    content = b"".join(path.read_bytes() for path in server.folder.glob("tischlein.db*"))
    assert b"Anna" in content
    assert anna.cookie().encode() not in content


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/ABCDEFGH/pass", "/api/tables/ABCDEFGH/claim"])
def test_without_a_session_nothing_is_opened_or_claimed(server: RunningServer, path: str) -> None:
    answer = server.guest().post(path, {"token": "x"})
    assert (answer.status_code, answer.json()["reason"]) == (401, "no_session")


def test_a_made_up_session_is_none(server: RunningServer) -> None:
    guest = server.guest()
    guest.http.cookies.set(f"tischlein-{server.port}", "A" * 43)
    assert guest.get("/api/tables").status_code == 401
    assert guest.join("ABCDEFGH").close_code() == 4401


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "POST"])
def test_a_method_that_is_not_meant_is_refused(server: RunningServer, method: str) -> None:
    headers = {"content-type": "application/json"}
    answer = server.guest().http.request(method, "/api/games", content="{}", headers=headers)
    assert (answer.status_code, answer.json()["reason"]) == (405, "wrong_method")


@pytest.mark.parametrize(
    "path",
    ["/../pyproject.toml", "/..%2f..%2fpyproject.toml", "/assets/../../main.py", "/%2e%2e/x.py", "//etc/passwd.x"],
)
def test_there_is_no_path_to_the_disk(server: RunningServer, path: str) -> None:
    answer = httpx2.get(f"http://127.0.0.1:{server.port}{path}", verify=False)
    assert answer.status_code in (403, 404, 503)


def test_answers_are_json_refusals_and_never_traces(server: RunningServer) -> None:
    answer = server.guest().http.post("/api/me", content="[" * 20000, headers={"content-type": "application/json"})
    assert json.loads(answer.text) == {"type": "refused", "command": "", "reason": "malformed", "facts": {}}
