"""Tables that never began are removed after a time that the host sets."""

import time
from pathlib import Path

import msgspec
import pytest

from tests.server.conftest import RunningServer, Start
from tests.server.guests import anything
from tests.server.hosting import granted, inside
from tischlein.server.http.host.housekeeping import sweep
from tischlein.server.process.startup import CannotStart, _settings
from tischlein.server.settings import Settings
from tischlein.wire import host

LONG_AGO = 40 * 24 * 3600.0


def test_tables_that_never_began_go_after_a_time_unless_somebody_is_there(start: Start) -> None:
    server = start()
    anna = server.guest("Anna")
    lonely, visited = anna.open("race", [None, None]), anna.open("race", [None, None])
    played = anna.open("race", [None, "random"], start=True)
    chair = anna.join(visited)
    chair.until_table(anything)

    def swept(now: float) -> int:
        return inside(server, sweep(server.services, now))

    assert swept(time.time()) == 0
    assert swept(time.time() + LONG_AGO) == 1
    assert sorted(one.code for one in granted(server, host.ListTables()).tables) == sorted([visited, played])
    assert anna.join(lonely).close_code() == 4404
    chair.well("again")


def test_a_hundred_idle_tables_go_at_the_start(start: Start) -> None:
    server = start()
    anna = server.guest("Anna")
    for _ in range(101):
        anna.open("race", [None, None])
    server.stop()

    class Later(RunningServer):
        def settings(self) -> Settings:
            return msgspec.structs.replace(super().settings(), keep_lobbies_days=1e-9)

    later = Later(server.folder)
    try:
        gives_up_at = time.monotonic() + 60
        while granted(later, host.ListTables()).tables:
            assert time.monotonic() < gives_up_at
    finally:
        later.stop()


@pytest.mark.parametrize(
    ("given", "days"), [("", None), ("0", 0), ("7", 7), ("-1", None), ("soon", None), ("7.5", None)]
)
def test_how_long_they_are_kept_is_the_hosts_to_say(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: str, days: int | None
) -> None:
    monkeypatch.setenv("TISCHLEIN_KEEP_LOBBIES", given)
    if days is None:
        with pytest.raises(CannotStart, match="number of days"):
            _settings(tmp_path, "")
    else:
        assert _settings(tmp_path, "").keep_lobbies_days == days
    monkeypatch.delenv("TISCHLEIN_KEEP_LOBBIES")
    assert _settings(tmp_path, "").keep_lobbies_days == 30
