"""The wheel: what `pip install` brings to a machine that has neither our sources nor Node nor a compiler."""

import os
import re
import subprocess
import sys
import zipfile
from importlib.metadata import PackageNotFoundError, distribution, distributions
from pathlib import Path

import compile_rules
import pytest

from tests.some_games import TURN_BY_TURN
from tischlein.new_game import EXAMPLE

pytestmark = pytest.mark.wheel

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from the working tree, without fetching anything."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--skip-dependency-check"]
    subprocess.run([*build, "--outdir", str(folder)], cwd=ROOT, check=True, capture_output=True)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def names(wheel: Path) -> list[str]:
    return zipfile.ZipFile(wheel).namelist()


def test_it_says_for_which_python_and_machine_it_is_compiled(wheel: Path) -> None:
    assert f"-cp{sys.version_info.major}{sys.version_info.minor}-" in wheel.name
    assert not wheel.name.endswith("any.whl")


def test_it_contains_the_pages(names: list[str]) -> None:
    assert "tischlein/static/index.html" in names
    assert any(name.startswith("tischlein/static/assets/") and name.endswith(".js") for name in names)


def test_it_contains_every_rule_module_compiled(names: list[str]) -> None:
    for module in compile_rules.rule_modules(compile_rules.SOURCE):
        natives = [name for name in names if name.startswith(f"{module.with_suffix('').as_posix()}.cpython-")]
        assert len(natives) == 1, module


def test_it_contains_the_material_texts_and_migrations(names: list[str]) -> None:
    package = compile_rules.SOURCE
    wanted = [
        path.relative_to(package.parent).as_posix()
        for pattern in ("**/*.toml", "**/*.ftl", "**/*.md", "**/migrations/**/*.py", "**/records/*.json")
        for path in package.glob(pattern)
        if not {"tests", "board", "research", "static"} & set(path.parts)
    ]
    assert wanted
    assert sorted(set(wanted) - set(names)) == []


def test_it_contains_no_tests_no_figures_and_no_sources_of_boards(names: list[str]) -> None:
    ours = [name for name in names if not name.startswith("tischlein/example_game/")]
    assert [name for name in ours if "/tests/" in name or "/board/" in name or "/research/" in name] == []


def test_it_contains_the_game_that_a_new_one_starts_from(names: list[str]) -> None:
    begun = {name for name in names if name.startswith("tischlein/example_game/bids/")}
    parts = {
        f"tischlein/example_game/bids/{path.relative_to(EXAMPLE).as_posix()}"
        for path in EXAMPLE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert begun == parts


def test_its_command_runs_where_only_the_wheel_is(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path)
    told = subprocess.run(
        [sys.executable, "-P", "-m", "tischlein", "--help"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "simulate" in told.stdout


# What authors import, and `check`, which reads words: whatever one of them imports must have been asked for.
COMMANDS = """
import tischlein.testing.promises, tischlein.twins.moments
from tischlein.cli import main
main(["check", GAME])
"""


def test_its_command_needs_nothing_that_the_wheel_does_not_ask_for(wheel: Path, tmp_path: Path) -> None:
    """Our own environment has what the tests need too; here is only what `pip install` would have brought."""
    site = tmp_path / "site"
    zipfile.ZipFile(wheel).extractall(site)
    for name in asked_for(site):
        link_files_of(name, site)
    told = subprocess.run(
        [
            sys.executable,
            "-I",
            "-S",
            "-c",
            f"import sys; sys.path.append({str(site)!r}); GAME = {TURN_BY_TURN!r}\n{COMMANDS}",
        ],
        cwd=tmp_path,
        env={**os.environ, "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "words are there" in told.stdout, told.stdout + told.stderr


def asked_for(site: Path) -> set[str]:
    """The names of all packages that the wheel asks for, and those ask for, without extras."""
    (ours,) = [found for found in distributions(path=[str(site)]) if found.name == "tischlein"]
    waiting, found = list(ours.requires or []), set[str]()
    while waiting:
        wish, _, marker = waiting.pop().partition(";")
        name = re.split(r"[^A-Za-z0-9_.-]", wish.strip())[0].lower()
        if "extra" in marker or name in found:
            continue
        try:
            waiting += distribution(name).requires or []
        except PackageNotFoundError:
            continue  # For another system, says its marker.
        found.add(name)
    return found


def link_files_of(name: str, site: Path) -> None:
    for file in distribution(name).files or []:
        lies, link = Path(str(distribution(name).locate_file(file))), site / file
        if ".." in file.parts or not lies.is_file():
            continue
        link.parent.mkdir(parents=True, exist_ok=True)
        if not link.exists():
            link.symlink_to(lies)
