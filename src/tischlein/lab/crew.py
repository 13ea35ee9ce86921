"""Who does the work: this process, a pool of processes on this machine, or a Ray cluster. Results come in order.

Work is a function of one task, so where it is done changes nothing but the time it takes.
"""

import logging
import multiprocessing
import os
import re
import signal
import socket
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Final, TypeVar

import msgspec

from tischlein.core.refusal import Refusal
from tischlein.lab.guests.opponents import need

# For each worker: enough to keep it busy, and little to throw away.
TASKS_AHEAD: Final = 4
LOCAL: Final = "local"
TRIES_TO_START: Final = 4
SECONDS_TO_ANSWER: Final = 10
HOST_AND_PORT: Final = re.compile(r"(ray://)?\[?(?P<host>[^/\]]+)\]?:(?P<port>[0-9]{1,5})")

Task = TypeVar("Task")
Done = TypeVar("Done")


class Crew(msgspec.Struct, frozen=True):
    """`workers` processes here, or, with `ray`, every core of the cluster at that address (`local` starts one here)."""

    workers: int = 1
    ray: str = ""


def work_through(crew: Crew, work: Callable[[Task], Done], tasks: Iterable[Task]) -> Iterator[Done]:
    """The results of all tasks, in the order of the tasks, each as soon as it and all before it are done."""
    if crew.ray:
        return on_ray(crew.ray, work, tasks)
    if crew.workers > 1:
        return in_processes(crew.workers, work, tasks)
    return map(work, tasks)


def in_processes(workers: int, work: Callable[[Task], Done], tasks: Iterable[Task]) -> Iterator[Done]:
    fresh = multiprocessing.get_context("spawn")
    # Ctrl-C reaches the whole group of processes; only the first one shall decide what it means.
    with ProcessPoolExecutor(workers, mp_context=fresh, initializer=ignore_interrupts) as pool:
        waiting: deque[Future[Done]] = deque()
        try:
            for task in tasks:
                waiting.append(pool.submit(work, task))
                if len(waiting) >= TASKS_AHEAD * workers:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def on_ray(address: str, work: Callable[[Task], Done], tasks: Iterable[Task]) -> Iterator[Done]:
    """The same on a cluster. Every machine of it has this version of Tischlein installed."""
    need("ray", "cluster")
    # Nobody is told that somebody plays here; whoever wants that says so before.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray

    reach(address)
    try:
        remote = ray.remote(work)
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))  # type: ignore[no-untyped-call]
        waiting: deque[ray.ObjectRef[Done]] = deque()
        for task in tasks:
            waiting.append(remote.remote(task))
            if len(waiting) >= TASKS_AHEAD * cores:
                yield ray.get(waiting.popleft())
        while waiting:
            yield ray.get(waiting.popleft())
    finally:
        ray.shutdown()


def reach(address: str) -> None:
    """Connects to a cluster, or starts one here.

    Ray's own processes have 15 seconds to find each other, which no setting changes; on a busy machine it takes another
    try, when all of them have been read from disk before.
    """
    import ray

    must_answer(address)
    paths = os.pathsep.join(path for path in sys.path if path)
    failure: Exception | None = None
    for _ in range(TRIES_TO_START if address == LOCAL else 1):
        try:
            ray.init(
                address,
                include_dashboard=False,
                log_to_driver=False,
                logging_level=logging.ERROR,
                configure_logging=False,
                runtime_env={"env_vars": {"PYTHONPATH": paths}},
            )
        except Exception as error:  # noqa: BLE001  Ray says every no in a class of its own, or in none
            failure = error
            ray.shutdown()
        else:
            return
    raise Refusal("no_cluster", {"address": address, "reason": first_line(failure)}) from failure


def must_answer(address: str) -> None:
    """Ray itself looks for minutes where nobody is."""
    named = HOST_AND_PORT.fullmatch(address)
    if named is None:
        return
    try:
        socket.create_connection((named["host"], int(named["port"])), timeout=SECONDS_TO_ANSWER).close()
    except OSError as error:
        raise Refusal("no_cluster", {"address": address, "reason": error.strerror or str(error)}) from error


def first_line(error: Exception | None) -> str:
    return next(iter(str(error).splitlines()), "").strip().rstrip(".")
