"""What no tool checks for us: sizes, forbidden spellings, and that nothing of one machine gets into the project."""

import ast
import re
import subprocess
from pathlib import Path

import pytest

from tischlein import catalog
from tischlein.core.game import Game

pytestmark = pytest.mark.source

ROOT = Path(__file__).resolve().parent.parent
MOST_LINES_OF_A_FILE = 300
MOST_LINES_OF_A_FUNCTION = 30
# Path → why it may be longer.
LONG_FILES = {"web/src/lib/wire.ts": "generated from the messages of the server, never edited"}
LONG_FUNCTIONS: dict[str, str] = {}
# Written in halves, so that this file does not contain what it looks for.
ADDRESSES = ["registry" + ".npmjs", "pypi" + ".org", "python" + "hosted", "npm" + "mirror"]
MACHINE_PATHS = ["/wo" + "rk/", "/ro" + "ot/", "/ho" + "me/", "../sha" + "red"]
TEXT = {".py", ".ts", ".js", ".svelte", ".css", ".html", ".json", ".toml", ".md", ".ftl", ".lock", ".in", ".txt", ""}


def everything() -> list[Path]:
    """What is committed, or would be: all that is not ignored."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    return [ROOT / name for name in sorted(set(listed))]


def files(*suffixes: str) -> list[Path]:
    return [path for path in everything() if path.suffix in suffixes and path.is_file()]


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def places(pattern: str, *suffixes: str) -> list[str]:
    """Every place where the pattern stands, as file:line."""
    wanted = re.compile(pattern)
    return [
        f"{name_of(path)}:{number}"
        for path in files(*suffixes)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if wanted.search(line)
    ]


def body_length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Lines from the first statement to the last, the docstring left out."""
    body = function.body
    if ast.get_docstring(function) is not None and len(body) > 1:
        body = body[1:]
    return (function.end_lineno or 0) - body[0].lineno + 1


def long_functions(path: Path) -> list[str]:
    return [
        f"{name_of(path)}:{found.name}"
        for found in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(found, ast.FunctionDef | ast.AsyncFunctionDef) and body_length(found) > MOST_LINES_OF_A_FUNCTION
    ]


def test_no_file_is_too_long_to_be_read_in_one_go() -> None:
    long = {
        name_of(path)
        for path in files(".py", ".ts", ".svelte")
        if len(path.read_text(encoding="utf-8").splitlines()) > MOST_LINES_OF_A_FILE
    }
    assert long == set(LONG_FILES)


def test_no_function_is_too_long_to_be_seen_at_once() -> None:
    long = {name for path in files(".py") for name in long_functions(path)}
    assert long == set(LONG_FUNCTIONS)


def test_no_page_writes_raw_html() -> None:
    assert places(r"\{@html|innerHTML|insertAdjacentHTML", ".svelte", ".ts") == []


def test_no_page_has_a_fixed_style_attribute() -> None:
    # The Content-Security-Policy of the pages refuses them; style:name={value} is set by script and allowed.
    assert places(r"""\sstyle=("[^"{]*"|'[^'{]*')""", ".svelte", ".html") == []


def test_nothing_names_a_folder_of_one_machine() -> None:
    assert places("|".join(map(re.escape, MACHINE_PATHS)), *TEXT) == []


def test_nothing_names_the_address_of_a_registry() -> None:
    assert places("|".join(map(re.escape, ADDRESSES)), *TEXT) == []


def test_nothing_is_left_for_later() -> None:
    assert places(r"\b(TO" + r"DO|FIX" + r"ME|X" + r"XX)\b", ".py", ".ts", ".svelte") == []


@pytest.mark.parametrize("game", catalog.games().values(), ids=lambda game: game.id)
def test_the_notice_says_whose_game_it_is(game: Game) -> None:
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8")
    assert game.credits.authors in notice
    assert game.credits.publisher in notice


def test_nothing_is_a_link() -> None:
    """One that leads out of the project leads nowhere on another machine."""
    assert [name_of(path) for path in everything() if path.is_symlink()] == []
