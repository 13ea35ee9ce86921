"""Runs the checks stage by stage, each with its name and seconds, and stops at the first failure.

python tools/stages.py test | check | compiled | long
python tools/stages.py test GAME     one game only: types, rules, board, one match in the browser
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import machine

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
COSTS = ROOT / "build" / "costs.jsonl"
LISTED = 50
PYTEST = ["-m", "pytest", "-q", "-p", "slowest"]
ON_COMPILED = [*PYTEST, "-o", "pythonpath=build/compiled . tools examples/slack_water/src"]
QUICK = "not browser and not long and not wheel"
# What judges the source text, or replaces what is compiled: docs/style.md says what runs where.
ON_SOURCE = f"{QUICK} and (source or interpreted)"
EVERYWHERE_ELSE = f"{QUICK} and not source and not interpreted"
EVERY_TEST = ["tests", "docs/example_game", "examples", "build/compiled/tischlein/games"]


class Stage:
    def __init__(self, name: str, run: Callable[[], int]) -> None:
        self.name: str = name
        self.run: Callable[[], int] = run


def python(name: str, *arguments: str, package: Path = ROOT / "src", **settings: str) -> Stage:
    """A stage that calls this Python; `package` is where its child processes find tischlein."""
    called = [sys.executable, *arguments]
    found = os.pathsep.join([str(package), str(ROOT / "tools")])
    environment = {**os.environ, "PYTHONPATH": found, "TISCHLEIN_COSTS": str(COSTS), **settings}
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
        python("unused code", "tools/unused.py"),
        python("node packages", "tools/node.py", "install", "--all"),
        python("page types", "tools/node.py", "svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings"),
        python("page format", "tools/node.py", "prettier", "--check", "--log-level=warn", "."),
    ]


def compiled_tests(name: str, marked: str) -> Stage:
    called = [*ON_COMPILED, "-n", "2", "-m", marked, *EVERY_TEST]
    return python(name, *called, package=COMPILED, TISCHLEIN_EXPECT_COMPILED="1")


def compiled() -> list[Stage]:
    return [
        Stage("C compiler", machine.provide_compiler),
        python("compile the rules", "tools/compile_rules.py", "build/compiled", "--require"),
        compiled_tests("tests on the compiled rules", EVERYWHERE_ELSE),
    ]


def everything() -> list[Stage]:
    return [
        *check(),
        python("page tests", "tools/node.py", "vitest", "run"),
        python("pages", "tools/build_pages.py"),
        Stage("PostgreSQL", machine.provide_postgresql),
        python("tests on the source", *PYTEST, "-n", "2", "-m", ON_SOURCE),
        *compiled(),
        python("wheel", *PYTEST, "-m", "wheel", "tests/packaging"),
        Stage("Chromium", machine.provide_chromium),
        browser_tests(),
    ]


def one_game(game: str) -> list[Stage]:
    """What whoever works on one game wants to know every few minutes. Nothing is compiled for it."""
    folder = f"src/tischlein/games/{game}"
    if not (ROOT / folder / "game.py").is_file():
        raise SystemExit(f"there is no game {game} in src/tischlein/games")
    every_game = [
        "tests/test_folders.py",
        "tests/test_action_numbers.py",
        "tests/test_golden.py",
        "tests/test_promises.py",
    ]
    return [
        python("style", "-m", "ruff", "check", folder),
        python("types", "-m", "mypy", folder),
        python("rules", *PYTEST, "-m", QUICK, folder),
        python("promises", *PYTEST, "-m", QUICK, *every_game, "-k", f"{game} and not compiled and not hash_seed"),
        python("node packages", "tools/node.py", "install", "--all"),
        python("board", "tools/node.py", "vitest", "run", "--passWithNoTests", f"{folder}/board"),
        python("pages", "tools/build_pages.py"),
        *(one_match(folder) if (ROOT / folder / "tests" / "test_browser.py").is_file() else []),
    ]


def one_match(folder: str) -> list[Stage]:
    called = [*PYTEST, "-m", "browser", folder, "-k", "whole_match"]
    match = patiently("a match in the browser", python("all", *called), python("again", *called))
    return [Stage("Chromium", machine.provide_chromium), match]


def long() -> list[Stage]:
    return [
        *compiled()[:-1],
        Stage("PostgreSQL", machine.provide_postgresql),
        compiled_tests("long tests", "long"),
    ]


def processor_seconds() -> float:
    """What all children that have ended have used."""
    return sum(os.times()[2:4])


def list_dearest() -> None:
    """Every test should be worth its seconds, so the dearest are named each time."""
    if not COSTS.is_file():
        return
    notes = [json.loads(line) for line in COSTS.read_text(encoding="utf-8").splitlines()]
    costs = sorted([(cost, test) for test, cost in {test: cost for cost, test in notes}.items()], reverse=True)
    dearest = costs[:LISTED]
    whole, listed = sum([cost for cost, _ in costs]), sum([cost for cost, _ in dearest])
    print(f"{len(costs)} tests used {whole:.0f} s of processor time, these {len(dearest)} of them {listed:.0f} s:")
    for cost, test in dearest:
        print(f"{cost:7.1f} s  {test}")


def run_all(stages: list[Stage]) -> int:
    began = time.monotonic()
    for stage in stages:
        started, used = time.monotonic(), processor_seconds()
        print(f"--- {stage.name}", flush=True)
        result = stage.run()
        took, used = time.monotonic() - started, processor_seconds() - used
        if result != 0:
            print(f"!!! {stage.name} failed after {took:.1f} s", flush=True)
            return 1
        print(f"    {stage.name}: {took:.1f} s, {used:.1f} s of processor time", flush=True)
    list_dearest()
    print(f"all well, {time.monotonic() - began:.0f} s, {processor_seconds():.0f} s of processor time", flush=True)
    return 0


def main(chosen: str, game: str) -> int:
    plans = {"test": everything, "check": check, "compiled": compiled, "long": long}
    COSTS.parent.mkdir(exist_ok=True)
    COSTS.unlink(missing_ok=True)
    return run_all(one_game(game) if game else plans[chosen]())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else ""))
