"""Games from packages of their own: what is served of them, and what happens when one is broken."""

import importlib.metadata
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from pebbles.game import GAME
from tests.server.test_pages import get
from tischlein import catalog, doctor, packages
from tischlein.lessons import chain_of
from tischlein.packages import BOARD, Package, read_package, trouble_with
from tischlein.server.http.lobby import game_card
from tischlein.server.http.static import Pages

# The catalog is replaced, which compiled modules would not notice.
pytestmark = pytest.mark.interpreted

PAGE = "<!doctype html><title>Tischlein</title>"
MODULE = """
from pebbles.game import GAME as PEBBLES
{line}
"""
Install = Callable[[str, str], None]


@pytest.fixture
def game_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the installed game, with words, a board that was built, and much that is nobody's business."""
    folder = tmp_path / "pebbles"
    for name in ("locales/de.ftl", "locales/rules.de.md", "built_board/board.js", "built_board/look.css"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(f"/* {name} */")
    (folder / BOARD).write_text('{"interface": 1, "parts": ["Board.svelte"], "made_of": ""}')
    for name in ("game.py", "locales/notes.txt", "built_board/run.sh", "built_board/.hidden.js", "board/Board.svelte"):
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text("a secret")
    monkeypatch.setattr(packages, "folder_of", lambda _: folder)
    return folder


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text(PAGE)
    return tmp_path / "static"


def test_words_rules_and_the_built_board_are_served_and_nothing_else(game_folder: Path) -> None:
    package = read_package(GAME)
    assert sorted(package.files) == [
        "built_board/board.js",
        "built_board/look.css",
        "locales/de.ftl",
        "locales/rules.de.md",
    ]


def test_a_link_out_of_the_folder_is_not_followed(game_folder: Path, tmp_path: Path) -> None:
    outside = tmp_path / "outside.js"
    outside.write_text("a secret")
    (game_folder / "built_board" / "linked.js").symlink_to(outside)
    (game_folder / "built_board" / "linked").symlink_to(tmp_path)
    assert not any("linked" in name for name in read_package(GAME).files)


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("built_board/board.js", "text/javascript"),
        ("built_board/look.css", "text/css"),
        ("locales/de.ftl", "text/plain"),
        ("locales/rules.de.md", "text/markdown"),
    ],
)
def test_a_file_has_its_type_and_is_kept_for_ever(game_folder: Path, pages: Path, name: str, kind: str) -> None:
    package = read_package(GAME)
    answer = get(Pages(pages, packages=[package]), package.base() + name)
    assert (answer.status_code, bytes(answer.body)) == (200, f"/* {name} */".encode())
    assert answer.headers["content-type"].startswith(kind)
    assert "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize(
    "name",
    [
        "game.py",
        "built_board/run.sh",
        "built_board/../game.py",
        "built_board/%2e%2e/game.py",
        "../../../../etc/passwd",
        "locales",
        "built_board/",
        "",
    ],
)
def test_whatever_else_is_asked_for_is_not_there(game_folder: Path, pages: Path, name: str) -> None:
    package = read_package(GAME)
    answer = get(Pages(pages, packages=[package]), package.base() + name)
    assert (answer.status_code, b"secret" in bytes(answer.body)) == (404, False)


def test_another_word_is_another_address(game_folder: Path) -> None:
    before = read_package(GAME).base()
    (game_folder / "locales" / "de.ftl").write_text("title = Steine")
    assert read_package(GAME).base() != before


def test_the_list_of_games_says_what_a_package_brings(game_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = read_package(GAME)
    monkeypatch.setattr("tischlein.server.http.lobby.packages", lambda: {"pebbles": package})
    brought = game_card(GAME).package
    assert brought is not None
    assert (brought.base, brought.parts) == (package.base(), ["Board.svelte"])
    assert "locales/de.ftl" in brought.files
    assert [game_card(game).package for game in catalog.games().values()] == [None] * len(catalog.games())


def test_lessons_of_a_package_are_offered_with_their_words(game_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (game_folder / "lessons").mkdir()
    chain = '[[lesson]]\nname = "last_one"\nseat = 0\nfrom = 2\nopen = true\nstep = []\n'
    (game_folder / "lessons" / "lessons.toml").write_text(chain)
    (game_folder / "locales" / "lessons.de.ftl").write_text("lesson-last_one = Der letzte")
    monkeypatch.setattr("tischlein.lessons.folder_of", lambda _: game_folder)
    chain_of.cache_clear()
    try:
        assert game_card(GAME).lessons == ["last_one"]
    finally:
        chain_of.cache_clear()
    served = read_package(GAME).files
    assert "locales/lessons.de.ftl" in served
    assert not any(name.startswith("lessons/") for name in served), "a record that somebody has yet to find"


@pytest.mark.parametrize("written", ["", "{", '{"interface": "one"}', "[]"])
def test_a_board_whose_list_cannot_be_read_is_none(game_folder: Path, written: str) -> None:
    (game_folder / BOARD).write_text(written)
    assert read_package(GAME).board is None


def test_a_board_for_another_interface_is_named_with_the_command_that_mends_it(game_folder: Path) -> None:
    assert trouble_with(read_package(GAME)) == ""
    (game_folder / BOARD).write_text('{"interface": 99, "parts": ["Board.svelte"]}')
    assert "tischlein build-board" in trouble_with(read_package(GAME))


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Installs packages whose game module ends with this line."""
    entries: list[importlib.metadata.EntryPoint] = []

    def add(name: str, line: str) -> None:
        (tmp_path / f"{name}_of_a_test.py").write_text(MODULE.format(line=line))
        entries.append(importlib.metadata.EntryPoint(name, f"{name}_of_a_test:GAME", catalog.GROUP))

    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(importlib.metadata, "entry_points", lambda **_: entries)
    caches = (catalog.games, packages.packages)
    for cached in caches:
        cached.cache_clear()
    yield add
    for cached in caches:
        cached.cache_clear()
    for name in [name for name in sys.modules if name.endswith("_of_a_test")]:
        del sys.modules[name]


def test_an_installed_game_stands_among_the_others(install: Install) -> None:
    install("pebbles", "GAME = PEBBLES")
    assert "pebbles" in catalog.games()
    assert [game.id for game in catalog.packaged()] == ["pebbles"]
    assert catalog.left_out() == {}
    assert set(packages.packages()) == {"pebbles"}


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("raise RuntimeError('no luck')", "RuntimeError: no luck"),
        ("import a_module_that_is_not_there", "ModuleNotFoundError"),
        ("NO_GAME = 1", "AttributeError"),
        ("GAME = 'pebbles'", "is no Game"),
        ("GAME = PEBBLES; GAME.id = '../etc'", "is no id"),
        ("from tischlein import catalog; GAME = PEBBLES; GAME.id = next(iter(catalog.OWN))", "another game"),
    ],
)
def test_a_broken_package_is_left_out_and_everything_else_goes_on(
    install: Install, line: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = list(catalog.games())
    catalog.games.cache_clear()
    monkeypatch.setattr(catalog, "OWN", ours, raising=False)
    monkeypatch.setattr(GAME, "id", GAME.id)
    install("broken", line)
    assert list(catalog.games()) == ours
    assert why in catalog.left_out()["broken"]
    finding = doctor.games()
    assert (finding.verdict, "the package broken is left out" in finding.told) == ("warning", True)


def test_a_package_has_no_words_where_it_brings_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bare").mkdir()
    monkeypatch.setattr(packages, "folder_of", lambda _: tmp_path / "bare")
    assert read_package(GAME) == Package("pebbles", read_package(GAME).mark, {}, None)
