"""The example of docs/packages.md keeps the promises, and is installed beside Tischlein as `pip` would install it."""

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from pebbles.game import GAME
from tests.packaging.example import BUILD, EXAMPLE, ROOT, copy_example, install_example
from tischlein import boards
from tischlein.packages import board_interface
from tischlein.testing.cases import Case
from tischlein.testing.promises import cases, keeps_all_promises
from tischlein.wire import codegen

CASES = list(cases(GAME, 1))
PLAYS = """
import json
from tischlein import catalog, packages
package = packages.packages()["pebbles"]
print(json.dumps({"left_out": catalog.left_out(), "files": sorted(package.files), "parts": package.board.parts}))
"""


@pytest.mark.parametrize("case", CASES, ids=[f"{case.seats}-{number}" for number, case in enumerate(CASES)])
def test_it_keeps_all_promises(case: Case) -> None:
    keeps_all_promises(case)


def test_the_types_of_its_board_are_those_of_its_view() -> None:
    """But for the first line: here the package is not installed, and its view has another name."""
    written = (EXAMPLE / "src" / "pebbles" / "board" / "types.ts").read_text(encoding="utf-8")
    assert written.partition("\n")[2] == codegen.view_types(GAME).partition("\n")[2]


@pytest.mark.source
def test_its_board_is_built_again_only_when_something_changed(tmp_path: Path) -> None:
    game = copy_example(tmp_path / "workshop")
    assert not boards.is_built(game)
    assert boards.build_board(game, boards.find_modules(tmp_path)) == ["Board.svelte", "Cover.svelte", "sounds.ts"]
    assert boards.is_built(game)
    cover = game / "board" / "Cover.svelte"
    cover.write_text(cover.read_text(encoding="utf-8").replace("#2f5d62", "#5d2f62"), encoding="utf-8")
    assert not boards.is_built(game)


@pytest.mark.source
@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("import { api } from '$lib/api'; api.games();", "has no $lib/api"),
        ("import { fork } from 'svelte'; fork(() => {});", "fork"),
        ("let count = 0; $: double = count * 2;", "legacy_reactive_statement_invalid"),
    ],
)
def test_a_board_that_asks_for_what_is_not_shared_is_refused_and_leaves_the_old_one(
    line: str, told: str, tmp_path: Path
) -> None:
    game = copy_example(tmp_path / "workshop")
    modules = boards.find_modules(tmp_path)
    boards.build_board(game, modules)
    before = sorted(path.read_bytes() for path in (game / "built_board").iterdir())
    (game / "board" / "Cover.svelte").write_text(f"<script lang='ts'>{line}</script><p>{{1}}</p>", encoding="utf-8")
    with pytest.raises(boards.NotBuilt, match=told.replace("$", r"\$")):
        boards.build_board(game, modules)
    assert sorted(path.read_bytes() for path in (game / "built_board").iterdir()) == before


@pytest.mark.source
def test_a_board_imports_nothing_but_itself_and_the_interface(tmp_path: Path) -> None:
    game = copy_example(tmp_path / "workshop")
    boards.build_board(game, boards.find_modules(tmp_path))
    scripts = [path.read_text(encoding="utf-8") for path in (game / "built_board").glob("*.js")]
    shared = f'"../../../../board-interface/{board_interface().number}/svelte/internal/client.js"'
    assert any(shared in script for script in scripts)
    assert not any("createElement(`template`)" in script for script in scripts), "Svelte is not compiled into it"


@pytest.mark.wheel
def test_it_is_found_where_only_the_two_wheels_are(tmp_path: Path) -> None:
    """Ours has all that `build-board` needs beside Node, and nothing of this repository is used."""
    site = tmp_path / "site"
    subprocess.run([*BUILD, "--outdir", str(tmp_path)], cwd=ROOT, check=True, capture_output=True)
    zipfile.ZipFile(next(tmp_path.glob("tischlein-*.whl"))).extractall(site)
    install_example(site, tmp_path / "workshop", with_board=True)
    python = [sys.executable, "-P"]
    environment = {**os.environ, "PYTHONPATH": str(site)}

    def run(*arguments: str, code: int = 0) -> str:
        called = [*python, *arguments]
        ran = subprocess.run(called, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
        assert ran.returncode == code, ran.stdout + ran.stderr
        return ran.stdout

    found = json.loads(run("-c", PLAYS))
    assert found["left_out"] == {}
    assert {"locales/de.ftl", "locales/rules.en.md", "built_board/board.js"} <= set(found["files"])
    assert not any(name.startswith("board/") for name in found["files"])
    assert found["parts"] == ["Board.svelte", "Cover.svelte", "sounds.ts"]
    assert "pebbles" in run("-m", "tischlein", "simulate", "pebbles", "--bots", "random,random", "--matches", "2")
    run("-m", "tischlein", "new-game", "my_game")
    assert "my_game: 1 verb" in run("-m", "tischlein", "check", "tischlein-my-game", code=1)
    # As its author would, from the wheel: with the compiler that the cache would have.
    written = copy_example(tmp_path / "again")
    run("-m", "tischlein", "build-board", str(written), "--modules", str(ROOT / "node_modules"))
    run("-m", "tischlein", "build-board", str(written), "--check")
    for file in ("build.mjs", "interface.json", "package.json", "package-lock.json"):
        assert (site / "tischlein" / "board_tools" / file).is_file(), file
