"""F6: the clock on the wall jumps. No match hangs on it: what is measured, is measured on a clock that never jumps."""

import time

import pytest

from tests.server.conftest import RunningServer
from tests.server.guests import as_dict
from tests.server.test_bots import against


@pytest.mark.parametrize("jump", [-3600.0, 86400.0])
def test_a_clock_that_jumps_ends_and_loses_nothing(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    chair = against(server, "random")
    real = time.time
    for moves in range(1, 4):
        if moves == 2:
            monkeypatch.setattr(time, "time", lambda: real() + jump)
        before = as_dict(chair.update["view"])["total"]
        chair.play(do="add", by="1")
        chair.once(lambda update: update["question"] is not None or update["result"] is not None)
        assert as_dict(chair.update["view"])["total"] != before
