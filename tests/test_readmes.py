"""A README's list of files is the folder: every file that it names is there, and every Python file is named."""

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.source

SOURCE = Path(__file__).resolve().parent.parent / "src" / "tischlein"
NOT_LISTED = {"tests", "__pycache__"}


def listed(readme: str) -> list[str]:
    """The paths in the first column of the table below the heading "Files"; none where there is no such heading."""
    found = re.search(r"^#+ Files$(.*?)(?=^#|\Z)", readme, re.MULTILINE | re.DOTALL)
    return re.findall(r"^\| `([^`]+)` \|", found.group(1), re.MULTILINE) if found else []


def modules(folder: Path) -> set[str]:
    inside = [path.relative_to(folder) for path in folder.rglob("*.py") if path.name != "__init__.py"]
    return {path.as_posix() for path in inside if not NOT_LISTED & set(path.parts)}


READMES = {
    str(path.parent.relative_to(SOURCE)): path
    for path in sorted(SOURCE.rglob("README.md"))
    if listed(path.read_text(encoding="utf-8"))
}


def test_the_server_has_a_list_of_its_files() -> None:
    assert "server" in READMES


@pytest.mark.parametrize("name", READMES)
def test_every_file_that_a_readme_lists_is_there_and_no_other(name: str) -> None:
    readme = READMES[name]
    paths = listed(readme.read_text(encoding="utf-8"))
    assert [path for path in paths if not (readme.parent / path).exists()] == []
    assert sorted(modules(readme.parent) - set(paths)) == []
    assert len(paths) == len(set(paths)), "each is listed once"
