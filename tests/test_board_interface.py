"""What boards of packages share with the pages (docs/decisions/0017-boards-of-packages.md)."""

import json
import re
from pathlib import Path

import pytest

from tischlein.packages import board_interface

pytestmark = pytest.mark.source

ROOT = Path(__file__).resolve().parent.parent
LIB = ROOT / "web" / "src" / "lib"


def test_boards_are_compiled_with_the_svelte_that_the_pages_run() -> None:
    locked = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))["packages"]["node_modules/svelte"]
    assert board_interface().svelte == locked["version"], "0017 says what to do when Svelte is updated"


@pytest.mark.parametrize("module", [name for name in board_interface().modules if name.startswith("$lib/")])
def test_every_shared_module_of_ours_has_the_names_it_is_listed_with(module: str) -> None:
    path = LIB / module.removeprefix("$lib/")
    if path.name[0].isupper():
        assert path.is_file()
        assert board_interface().modules[module] == ["default"]
        return
    text = path.with_name(f"{path.name}.ts").read_text(encoding="utf-8")
    named = set(re.findall(r"^export (?:async )?(?:function|const|class) (\w+)", text, re.MULTILINE))
    assert set(board_interface().modules[module]) <= named
