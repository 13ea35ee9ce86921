"""The wheel: what `pip install` brings to a machine that has neither our sources nor Node nor a compiler."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import compile_rules
import pytest

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
    assert [name for name in names if "/tests/" in name or "/board/" in name or "/research/" in name] == []


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
