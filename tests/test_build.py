"""The build on machines of other people: without a compiler, with an old copy lying there, with an old Node."""

import subprocess
import sys
from pathlib import Path

import compile_rules
import node
import pytest

pytestmark = pytest.mark.source


@pytest.fixture
def without_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "a-compiler-nobody-has")


@pytest.mark.usefixtures("without_compiler")
def test_without_a_compiler_the_copy_is_whole_and_runs_interpreted(tmp_path: Path) -> None:
    with pytest.raises(compile_rules.NotCompiled, match="no C compiler"):
        compile_rules.build(tmp_path / "compiled")
    told = subprocess.run(
        [sys.executable, "-c", "import tischlein.core.match as match; print(match.__file__)"],
        env={"PYTHONPATH": str(tmp_path / "compiled")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert Path(told.stdout.strip()) == tmp_path / "compiled" / "tischlein" / "core" / "match.py"


@pytest.mark.usefixtures("without_compiler")
def test_a_native_module_of_an_older_source_does_not_outlive_a_failed_build(tmp_path: Path) -> None:
    stale = tmp_path / "compiled" / "tischlein" / "core" / "match.so"
    stale.parent.mkdir(parents=True)
    stale.write_bytes(b"old")
    with pytest.raises(compile_rules.NotCompiled):
        compile_rules.build(tmp_path / "compiled")
    assert not stale.exists()


def test_a_copy_loses_what_its_source_has_lost(tmp_path: Path) -> None:
    source, target = tmp_path / "source", tmp_path / "target"
    for folder in (source, target):
        folder.mkdir()
        (folder / "kept.py").write_text("kept")
    (target / "gone.py").write_text("gone")
    compile_rules.copy_changed(source, target)
    assert [path.name for path in target.iterdir()] == ["kept.py"]


def test_an_unchanged_file_is_not_written_again(tmp_path: Path) -> None:
    source, target = tmp_path / "source", tmp_path / "target"
    source.mkdir()
    (source / "rules.py").write_text("one")
    compile_rules.copy_changed(source, target)
    before = (target / "rules.py").stat().st_ino, (target / "rules.py").stat().st_ctime_ns
    compile_rules.copy_changed(source, target)
    assert ((target / "rules.py").stat().st_ino, (target / "rules.py").stat().st_ctime_ns) == before


@pytest.mark.parametrize(
    ("version", "taken"), [("v20.20.2", False), ("v22.0.0", True), ("v24.19.0", True), ("", False)]
)
def test_the_node_of_the_system_is_taken_from_version_22_on(
    version: str, taken: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert (node.system_node() is not None) == taken


def test_what_was_compiled_for_one_target_serves_another_of_the_same_sources(tmp_path: Path) -> None:
    native = tmp_path / "tischlein" / "core" / "match.so"
    native.parent.mkdir(parents=True)
    native.write_bytes(b"made before")
    assert compile_rules.natives_made_of(tmp_path, "these") == []
    (tmp_path / compile_rules.STAMP).write_text(f"{compile_rules.COMPILED} these\n")
    assert compile_rules.natives_made_of(tmp_path, "these") == [native.relative_to(tmp_path)]
    assert compile_rules.natives_made_of(tmp_path, "others") == []
