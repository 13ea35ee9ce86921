"""Counts are kept over all processes of a machine, also over the death of one."""

import os
import signal

from tischlein.server.move.tally import Tally


def test_what_a_dead_process_counted_is_still_counted() -> None:
    tally = Tally()
    tally.add("abuse", "frames")
    pid = os.fork()
    if pid == 0:
        tally.use_row(1)
        tally.add("abuse", "frames")
        tally.add("abuse", "frames")
        os.kill(os.getpid(), signal.SIGKILL)
    os.waitpid(pid, 0)
    assert tally.count("abuse", "frames") == 3


def test_a_reason_nobody_listed_is_counted_as_other() -> None:
    tally = Tally()
    tally.add("refusals", "seat_taken")
    assert tally.count("refusals", "other") == 1
    assert sum(count for _, _, count in tally.counts()) == 1
