"""What `make play` does: sets up what is missing, side by side, starts the table and compiles the rules beside it.

python tools/set_up.py play OPTIONS...    as `tischlein play`, on the compiled rules where they are up to date
python tools/set_up.py doctor             as `tischlein doctor`, on the rules that a table started now would have
python tools/set_up.py packages           everything that tests and benchmarks build upon
python tools/set_up.py beside             compiles the rules; ends when its standard input does
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from pathlib import Path
from typing import NoReturn

import build_pages
import compile_rules
import install
import node

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "build" / "compiled"
PACKAGES = "requirements.lock"
COMPILER = "tools/locks/build.lock"
NODE = "tools/locks/node.lock"
BESIDE = [sys.executable, str(Path(__file__).resolve()), "beside"]
# What takes no longer is not worth a word.
WORTH_TELLING = 0.5


def timed(work: Callable[[], None]) -> float:
    began = time.monotonic()
    work()
    return time.monotonic() - began


def provide_packages() -> None:
    if not install.install(PACKAGES):
        raise SystemExit("the packages that playing needs could not be installed")


def provide_node() -> None:
    if node.system_node() is None and not install.install(NODE):
        raise SystemExit("a Node that builds the pages could not be installed")


def provide_pages() -> None:
    if build_pages.is_built():
        return
    provide_node()
    # In a process of its own: what was installed a moment ago is not found by one that has looked before.
    called = [sys.executable, str(ROOT / "tools" / "build_pages.py")]
    told = subprocess.run(called, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if told.returncode != 0:
        raise SystemExit(f"{told.stdout}the pages could not be built")


def set_up() -> str:
    """Brings everything up to date that a table must have; returns where the time went."""
    began = time.monotonic()
    spent: dict[str, float] = {}
    if not (install.is_installed(PACKAGES) and build_pages.is_built()):
        print("setting up what is missing (once)", flush=True)
        spent["installer"] = timed(lambda: None if install.provide_uv() else install.provide_pip())
    with ThreadPoolExecutor() as pool:
        side_by_side = {"packages": provide_packages, "pages": provide_pages}
        waited = {name: pool.submit(timed, work) for name, work in side_by_side.items()}
    spent |= {name: one.result() for name, one in waited.items()}
    told = [f"{name} {seconds:.0f} s" for name, seconds in spent.items() if seconds >= WORTH_TELLING]
    if not told:
        return "set up before"
    return f"set up in {time.monotonic() - began:.0f} s: {', '.join(told)}"


def choose_rules() -> tuple[str, dict[str, str]]:
    """A sentence about the rules of a table that starts now, and the environment in which it has them."""
    sources = compile_rules.fingerprint(compile_rules.SOURCE)
    verdict, told = compile_rules.verdict_on(TARGET, sources)
    if verdict == compile_rules.COMPILED:
        compile_rules.build(TARGET)
        return "the rules are compiled", {"PYTHONPATH": str(TARGET)}
    # With these the opponents look for the compiled copy: src/tischlein/compiled_copy.py.
    waiting = {"TISCHLEIN_COMPILED": str(TARGET), "TISCHLEIN_COMPILED_FROM": sources}
    environment = {"PYTHONPATH": str(ROOT / "src"), **waiting}
    if verdict == compile_rules.INTERPRETED:
        return f"{compile_rules.INTERPRETED_PREFIX}{told}", environment
    return "the rules are compiled beside the table (opponents think faster in a few minutes)", environment


def is_compiled_beside(environment: dict[str, str]) -> bool:
    """Whether anything is to be done: not where the copy is there, and not where compiling it failed before."""
    sources = environment.get("TISCHLEIN_COMPILED_FROM")
    return sources is not None and not compile_rules.verdict_on(TARGET, sources)[0]


def start_beside(called: list[str]) -> subprocess.Popen[bytes]:
    """Starts it at the lowest priority, in a group of its own, for as long as this process or its heir lives."""
    if sys.platform == "win32":
        aside = subprocess.IDLE_PRIORITY_CLASS | subprocess.CREATE_NEW_PROCESS_GROUP
        return subprocess.Popen(called, stdin=subprocess.PIPE, creationflags=aside)
    if shutil.which("ionice"):
        called = ["ionice", "-c", "3", *called]
    # Of the same session: Linux may share the processors out among sessions first, and niceness counts only within one.
    beside = subprocess.Popen(["nice", "-n", "19", *called], stdin=subprocess.PIPE, process_group=0)
    assert beside.stdin is not None, "started with a pipe"
    os.set_inheritable(beside.stdin.fileno(), True)
    return beside


def end_with_parent() -> None:
    """Nobody writes into our standard input: it ends when the last process that holds its other end has ended."""
    # Past Python's own buffer, whose lock would be held when compiling is done and this process ends first.
    os.read(sys.stdin.fileno(), 1)
    if sys.platform == "win32":
        subprocess.run(["taskkill", "/F", "/T", "/PID", str(os.getpid())], capture_output=True, check=False)
    else:
        os.killpg(os.getpgrp(), signal.SIGKILL)


def provide_compiler() -> None:
    if not install.install(COMPILER):
        raise compile_rules.NotCompiled("the packages that compile them could not be installed")


def compile_beside() -> int:
    threading.Thread(target=end_with_parent, daemon=True).start()
    try:
        provide_compiler()
        told = compile_rules.build(TARGET)
    except compile_rules.NotCompiled as reason:
        print(f"{compile_rules.INTERPRETED_PREFIX}{reason}", flush=True)
        return 1
    print(f"{told}; opponents think on them from their next answer on, the table from its next start on", flush=True)
    return 0


def play(options: list[str]) -> NoReturn:
    told = set_up()
    if "--reload" in options:
        print(f"{told}; the rules run as they are written, and what is saved counts at once", flush=True)
        become(["-m", "tischlein", "play", *options], {"PYTHONPATH": str(ROOT / "src")})
    rules, environment = choose_rules()
    print(f"{told}; {rules}", flush=True)
    with start_beside(BESIDE) if is_compiled_beside(environment) else nullcontext():
        become(["-m", "tischlein", "play", *options], environment)


def become(arguments: list[str], environment: dict[str, str]) -> NoReturn:
    """Puts Python with these arguments into the place of this process, which it inherits all open pipes from."""
    called, given = [sys.executable, *arguments], {**os.environ, **environment}
    if sys.platform == "win32":
        sys.exit(subprocess.run(called, env=given, check=False).returncode)
    os.execve(sys.executable, called, given)  # noqa: S606  our own Python, no shell wanted


def provide_everything() -> None:
    if not (install.is_installed(PACKAGES) and install.is_installed(COMPILER)):
        print("installing packages (once)", flush=True)
    provide_packages()
    provide_node()
    if not install.install(COMPILER):
        raise SystemExit("the packages that compile the rules could not be installed")


def main(chosen: str, options: list[str]) -> int:
    if chosen == "play":
        play(options)
    if chosen == "beside":
        return compile_beside()
    if chosen == "doctor":
        become(["-m", "tischlein", "doctor", *options], choose_rules()[1])
    provide_everything()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
