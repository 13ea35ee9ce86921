"""Below a path of another site, behind a proxy that keeps the path or takes it away."""

from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

from tests.server.conftest import PATIENT, QUICK, RunningServer
from tests.server.guests import Guest, anything
from tests.server.reverse import PREFIX, Reverse
from tischlein.server.settings import Settings


class Below(RunningServer):
    """Told its public address, as `TISCHLEIN_URL` would."""

    def __init__(self, folder: Path, proxy: Reverse) -> None:
        self.public_url = proxy.address
        super().__init__(folder)

    def settings(self) -> Settings:
        url = self.public_url
        return Settings(data=self.folder, link_base=url, public_url=url, limits=PATIENT, thinking=QUICK)


@pytest.fixture(params=["keeps", "takes away"])
def proxy(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Reverse]:
    proxy = Reverse(request.param)
    server = Below(tmp_path, proxy)
    proxy.stand_before(server.port)
    yield proxy
    server.stop()
    proxy.stop()


def test_two_play_a_match_below_a_path(proxy: Reverse) -> None:
    with Guest(proxy.port, "Anna", PREFIX) as anna, Guest(proxy.port, "Ben", PREFIX) as ben:
        code = anna.open("race", [None, None], options={"goal": 6})
        first, second = anna.join(code), ben.join(code)
        second.well("sit", seat=1, name="Ben")
        first.well("start")
        for chair in (first, second, first, second):
            chair.once(lambda update: update["question"] is not None)
            chair.play(do="add", by="2")
            if chair.update["result"] is not None:
                break
        assert anna.get(f"/api/tables/{code}/replay").status_code == 200


def test_links_and_pictures_lead_below_the_path(proxy: Reverse) -> None:
    with Guest(proxy.port, "Anna", PREFIX) as anna:
        code = anna.open("race", [None, None])
        chair = anna.join(code)
        chair.until_table(anything)
        assert chair.table["link"] == f"{proxy.address}/t/{code}"
        assert anna.get(f"/api/tables/{code}/qr.svg").status_code == 200
        given = anna.post(f"/api/tables/{code}/pass", {}).json()
        assert given["link"].startswith(f"{proxy.address}/t/{code}#pass=")


def test_the_cookie_is_for_this_path_only(proxy: Reverse) -> None:
    with Guest(proxy.port, "", PREFIX) as anna:
        cookie = anna.post("/api/me", {}).headers["set-cookie"]
        assert f"path={PREFIX}" in cookie.lower().split("; ")


def test_other_pages_of_the_site_are_not_ours(proxy: Reverse) -> None:
    for path in ("/", "/spielereien", "/api/games"):
        assert httpx2.get(f"http://127.0.0.1:{proxy.port}{path}", verify=False).status_code == 404


def test_in_the_home_network_the_table_is_reached_with_and_without_the_path(proxy: Reverse) -> None:
    for prefix in ("", PREFIX):
        answer = httpx2.get(f"http://127.0.0.1:{proxy.target}{prefix}/api/games", verify=False)
        assert answer.status_code == 200
