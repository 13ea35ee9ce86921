"""Runs the checks stage by stage, each with its name and seconds, and stops at the first failure.

python tools/stages.py test | check | compiled | long
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import machine

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
PYTEST = ["-m", "pytest", "-q"]
ON_COMPILED = [*PYTEST, "-o", "pythonpath=build/compiled . tools"]
QUICK = "not browser and not long and not wheel"
RULES_TESTS = ["-n", "2", "tests", "build/compiled/tischlein/games"]


class Stage:
    def __init__(self, name: str, run: Callable[[], int]) -> None:
        self.name: str = name
        self.run: Callable[[], int] = run


def python(name: str, *arguments: str, package: Path = ROOT / "src", **settings: str) -> Stage:
    """A stage that calls this Python; `package` is where its child processes find tischlein."""
    called = [sys.executable, *arguments]
    environment = {**os.environ, "PYTHONPATH": str(package), **settings}
    return Stage(name, lambda: subprocess.run(called, cwd=ROOT, env=environment, check=False).returncode)


def patiently(name: str, first: Stage, again: Stage) -> Stage:
    """A browser on a busy machine can miss a beat: what failed is run again, alone, twice at most, and loudly."""

    def run() -> int:
        if first.run() == 0:
            return 0
        for _ in range(2):
            print(f"??? {name}: what failed above is run again", flush=True)
            if again.run() == 0:
                return 0
        return 1

    return Stage(name, run)


def browser_tests() -> Stage:
    called = [*ON_COMPILED, "-m", "browser", "tests/e2e", "build/compiled/tischlein/games"]
    first = python("all", *called, "-n", "2", package=COMPILED)
    return patiently("browser tests", first, python("again", *called, "--last-failed", package=COMPILED))


def check() -> list[Stage]:
    return [
        python("style", "-m", "ruff", "check", "."),
        python("format", "-m", "ruff", "format", "--check", "--quiet", "."),
        python("types", "-m", "mypy"),
        python("imports", "-c", "from importlinter.cli import lint_imports_command as run; run()", "--no-cache"),
        python("node packages", "tools/node.py", "install", "--all"),
        python("page types", "tools/node.py", "svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings"),
        python("page format", "tools/node.py", "prettier", "--check", "--log-level=warn", "."),
    ]


def compiled_tests(name: str, marked: str) -> Stage:
    called = [*ON_COMPILED, "-m", marked, *RULES_TESTS]
    return python(name, *called, package=COMPILED, TISCHLEIN_EXPECT_COMPILED="1")


def compiled() -> list[Stage]:
    return [
        Stage("C compiler", machine.provide_compiler),
        python("compile the rules", "tools/compile_rules.py", "build/compiled", "--require"),
        # What is said about the source text is judged once, not again beside its compiled copy.
        compiled_tests("compiled tests", f"{QUICK} and not source and not once"),
    ]


def everything() -> list[Stage]:
    return [
        *check(),
        python("page tests", "tools/node.py", "vitest", "run"),
        python("pages", "tools/build_pages.py"),
        Stage("PostgreSQL", machine.provide_postgresql),
        python("interpreted tests", *PYTEST, "-n", "2", "-m", f"{QUICK} and not compiled"),
        *compiled(),
        python("wheel", *PYTEST, "-m", "wheel", "tests/packaging"),
        Stage("Chromium", machine.provide_chromium),
        browser_tests(),
    ]


def long() -> list[Stage]:
    return [
        *compiled()[:-1],
        Stage("PostgreSQL", machine.provide_postgresql),
        compiled_tests("long tests", "long"),
    ]


def main(chosen: str) -> int:
    plans = {"test": everything, "check": check, "compiled": compiled, "long": long}
    began = time.monotonic()
    for stage in plans[chosen]():
        started = time.monotonic()
        print(f"--- {stage.name}", flush=True)
        if stage.run() != 0:
            print(f"!!! {stage.name} failed after {time.monotonic() - started:.1f} s", flush=True)
            return 1
        print(f"    {stage.name}: {time.monotonic() - started:.1f} s", flush=True)
    print(f"all well, {time.monotonic() - began:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
