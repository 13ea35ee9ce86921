"""Workers that die, each in a way of its own: `python dying.py [silent]`. Ends when all have been started again."""

import os
import resource
import signal
import sys
import threading

from tischlein.server.move.tally import TALLY
from tischlein.server.process import supervisor
from tischlein.server.process.log_lines import set_up_logging
from tischlein.server.process.supervisor import Supervisor, WorkerPost

SECRET = "ABCDEFGH"


def rule_without_end() -> None:
    while True:
        pass


def run_into_the_watchdog() -> None:
    signal.setitimer(signal.ITIMER_VIRTUAL, 0.05)
    rule_without_end()


def be_killed() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def crash() -> None:
    os.kill(os.getpid(), signal.SIGSEGV)


def abort_in_a_thread() -> None:
    thread = threading.Thread(target=os.abort)
    thread.start()
    thread.join()


def have_no_files_left() -> None:
    raise OSError(24, "Too many open files", SECRET)


def know_no_way_out() -> None:
    raise RuntimeError(SECRET)


def leave() -> None:
    os._exit(3)


def end_unasked() -> None:
    return


WAYS = [
    run_into_the_watchdog,
    be_killed,
    crash,
    abort_in_a_thread,
    have_no_files_left,
    know_no_way_out,
    leave,
    end_unasked,
]


class Silent(Supervisor):
    """Tells nobody what its workers died of."""

    def _report(self, slot: int, code: int, lived: float) -> None:
        pass


def work(post: WorkerPost) -> None:
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if post.is_first:
        post.note.write(SECRET)
        WAYS[post.slot]()
        return
    os.write(STARTED_AGAIN[1], b".")
    if post.slot == 0:
        for _ in WAYS:
            os.read(STARTED_AGAIN[0], 1)
        os.kill(os.getppid(), signal.SIGTERM)
    signal.pause()


if __name__ == "__main__":
    STARTED_AGAIN = os.pipe()
    set_up_logging()
    vars(supervisor)["PAUSE"] = 0.0
    kind = Silent if "silent" in sys.argv else Supervisor
    kind(len(WAYS), work).run()
    labels = ("watchdog", "signal", "error", "other")
    print(*[f"{label}={TALLY.count('worker_deaths', label)}" for label in labels])
