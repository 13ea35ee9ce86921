"""Everything we install is locked: complete for every platform, by hash, and without the address of any registry."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.source

ROOT = Path(__file__).resolve().parent.parent
PYTHON_LOCKS = sorted([*ROOT.glob("requirements*.lock"), *ROOT.glob("tools/locks/*.lock")])
MOST_PYTHON_PACKAGES = 40
MOST_PAGE_PACKAGES = 80


# The pages, and the server that ours is measured beside.
NPM_FOLDERS = [ROOT, ROOT / "bench" / "server"]
every_npm_folder = pytest.mark.parametrize("folder", NPM_FOLDERS, ids=["pages", "bench"])


def npm_packages(folder: Path = ROOT) -> dict[str, dict[str, Any]]:
    lock = json.loads((folder / "package-lock.json").read_text(encoding="utf-8"))
    found: dict[str, dict[str, Any]] = lock["packages"]
    return found


def requirements(lock: Path) -> dict[str, list[str]]:
    """Each requirement line of a lock file with its hashes."""
    entries: dict[str, list[str]] = {}
    for line in lock.read_text(encoding="utf-8").splitlines():
        if not line.startswith(" "):
            entries[line.removesuffix(" \\")] = []
        else:
            list(entries.values())[-1].append(line.strip().removesuffix(" \\"))
    return entries


def is_locked(packages: dict[str, dict[str, Any]], wanting: str, name: str) -> bool:
    """Whether npm, standing in the folder of `wanting`, finds `name` there or in a folder above."""
    folder = wanting
    while True:
        if f"{folder}/node_modules/{name}".lstrip("/") in packages:
            return True
        if not folder:
            return False
        folder = folder.rpartition("node_modules/")[0].rstrip("/")


@every_npm_folder
def test_the_npm_lock_holds_every_package_of_every_platform(folder: Path) -> None:
    packages = npm_packages(folder)
    missing = [
        (wanting or "the project", name)
        for wanting, entry in packages.items()
        for kind in ("dependencies", "devDependencies", "optionalDependencies")
        for name in entry.get(kind, {})
        if not is_locked(packages, wanting, name)
    ]
    assert missing == []


@every_npm_folder
def test_every_npm_package_is_locked_by_hash_and_without_a_host(folder: Path) -> None:
    packages = {path: entry for path, entry in npm_packages(folder).items() if path}
    assert [path for path, entry in packages.items() if not str(entry.get("integrity", "")).startswith("sha512-")] == []
    assert [path for path, entry in packages.items() if "resolved" in entry] == []


@every_npm_folder
def test_the_npm_lock_belongs_to_the_package_file(folder: Path) -> None:
    written = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    locked = npm_packages(folder)[""]
    kinds = ("dependencies", "devDependencies")
    assert [locked.get(kind) for kind in kinds] == [written.get(kind) for kind in kinds]


def test_the_pages_need_few_packages() -> None:
    needed = [path for path, entry in npm_packages().items() if path and not entry.get("dev")]
    assert len(needed) <= MOST_PAGE_PACKAGES


@pytest.mark.parametrize("lock", PYTHON_LOCKS, ids=lambda lock: lock.name)
def test_every_python_package_is_locked_by_version_and_hash(lock: Path) -> None:
    for requirement, hashes in requirements(lock).items():
        assert re.match(r"[a-z0-9-]+==[^ ]+( ; .+)?$", requirement)
        assert hashes
        assert all(re.fullmatch(r"--hash=sha256:[0-9a-f]{64}", one) for one in hashes)


def test_all_lock_files_agree_on_versions() -> None:
    chosen: dict[tuple[str, str], set[str]] = {}
    for lock in PYTHON_LOCKS:
        for requirement in requirements(lock):
            pinned, _, where = requirement.partition(" ; ")
            name, _, version = pinned.partition("==")
            chosen.setdefault((name, where), set()).add(version)
    assert {name: versions for name, versions in chosen.items() if len(versions) > 1} == {}


def names_in(lines: list[str]) -> set[str]:
    """The packages of a list of the project file. Its own name there means another of its lists."""
    found = [re.match(r"[\w.-]+", line) for line in lines]
    return {name[0].replace(".", "-") for name in found if name is not None} - {"tischlein"}


def test_every_dependency_of_the_project_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted, extras = names_in(project["dependencies"]), project["optional-dependencies"]
    tests = names_in([*extras["test"], *extras["research"], *extras["cluster"]])
    locked = {line.partition("==")[0] for line in requirements(ROOT / "requirements.lock")}
    locked_for_tests = {line.partition("==")[0] for line in requirements(ROOT / "requirements-test.lock")}
    assert wanted <= locked
    assert wanted | tests <= locked_for_tests


def test_playing_needs_few_python_packages() -> None:
    assert len(requirements(ROOT / "requirements.lock")) <= MOST_PYTHON_PACKAGES
