"""tischlein check, tried on a game that is half-written: the finished example with one stage of it not there yet."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from docs.example_game.bids.game import GAME
from tischlein import boards
from tischlein.packages import BuiltBoard, board_interface
from tischlein.testing import promises
from tischlein.testing.stages import NotDone, keeps_promises

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "docs" / "example_game" / "bids"


VERDICTS = ("there", "missing", "wrong", "later")
ROWS = [
    *("files", "import", "setup", "rules", "views", "worlds", "positions", "words", "package", "records", "golden"),
    *("board", "readme", "tests"),
]
WAITS_AND_WORKS = """
import time
from tischlein.testing.stages import end_after
end_after(0.3)
time.sleep(0.6)
print("waited", flush=True)
while True: pass
"""


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """In a package that is installed, as `pip install -e` does it, and whose board was built elsewhere."""
    folder = tmp_path / "package" / "src" / "half_bids"
    shutil.copytree(EXAMPLE, folder, ignore=shutil.ignore_patterns("__pycache__"))
    info = folder.parent / "half_bids-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: half_bids\nVersion: 1\n", encoding="utf-8")
    points = "[tischlein.games]\nhalf_bids = half_bids.game:GAME\n"
    (info / "entry_points.txt").write_text(points, encoding="utf-8")
    (folder.parents[1] / "pyproject.toml").write_text('half_bids = "half_bids.game:GAME"', encoding="utf-8")
    mark_as_built(folder)
    return folder


def mark_as_built(folder: Path) -> None:
    (folder / "built_board").mkdir(exist_ok=True)
    built = BuiltBoard(board_interface().number, boards.parts_of(folder), boards.fingerprint(folder))
    (folder / "built_board" / "board.json").write_bytes(msgspec.json.encode(built))


def checked(folder: Path, *options: str) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "-m", "tischlein", "check", str(folder), *options],
        capture_output=True,
        text=True,
        check=False,
        timeout=200,
        cwd=folder,
        env={"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(folder.parent)]), "COLUMNS": "400"},
    )
    assert "Traceback" not in done.stdout + done.stderr, done.stderr
    return done.returncode, done.stdout + done.stderr


def change(file: Path, before: str, after: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert before in text, f"{file} has changed: this test looks for {before!r}"
    file.write_text(text.replace(before, after, 1), encoding="utf-8")


def row_of(told: str, stage: str) -> str:
    return next((line for line in told.splitlines() if line.strip().startswith(stage)), "")


def test_the_finished_example_is_complete_by_its_folder(game: Path) -> None:
    code, told = checked(game)
    assert (code, "complete" in told) == (0, True), told


# What is done to the example, in which file, and what the row of which stage must say then.
STAGES = [
    ("rules/actions.py", "WORDS = Vocabulary()", "WORDS = Vocabulary(", "import", "wrong", "actions.py:"),
    ("rules/actions.py", "WORDS = Vocabulary()", "WORDS = Words()", "import", "wrong", "NameError"),
    ("rules/state.py", "from .redeal import", "from .redealing import", "import", "missing", "state.py:"),
    ("rules/setup.py", "    cards = list(CARDS)", "    raise NotImplementedError", "setup", "missing", "setup.py:"),
    ("rules/state.py", "        world = self.world\n", "        raise KeyError('x')\n", "rules", "wrong", "state.py:"),
    ("views/view.py", "    world = state.world\n", "    raise NotImplementedError\n", "views", "missing", "view.py:"),
    (
        "rules/redeal.py",
        "    unseen = unseen_by",
        "    raise NotImplementedError\n    unseen = unseen_by",
        "worlds",
        "missing",
        "redeal.py:",
    ),
    ("position/codec.py", "    check(world)\n", "    world.bag = []\n", "positions", "wrong", "position"),
    ("locales/de.ftl", "title =", "other =", "words", "wrong", "title is only in one language"),
]


@pytest.mark.parametrize(("file", "before", "after", "stage", "verdict", "says"), STAGES)
def test_a_half_written_game_is_told_what_comes_next(
    game: Path, file: str, before: str, after: str, stage: str, verdict: str, says: str
) -> None:
    change(game / file, before, after)
    code, told = checked(game)
    row = row_of(told, stage)
    assert code == 1 and verdict in row and says in row, told
    assert f"next: {stage}" in told


def test_every_row_that_is_open_has_its_command_and_what_needs_it_comes_later(game: Path) -> None:
    change(game / "rules" / "setup.py", "    cards = list(CARDS)", "    raise NotImplementedError")
    (game / "board" / "Board.svelte").unlink()
    told = checked(game)[1].splitlines()
    stages = [line.split()[0] for line in told if line.split()[1:2] and line.split()[1] in VERDICTS]
    assert stages == ROWS
    open_rows = [at for at, line in enumerate(told) if line.split()[1:2] in (["missing"], ["wrong"])]
    assert [told[at].split()[0] for at in open_rows] == ["setup", "board"]
    assert [told[at + 1].split(",")[0].strip() for at in open_rows] == ["docs/adding-a-game.md"] * 2
    waiting = [stage for stage in ROWS[3:11] if stage != "package"]
    assert all(row_of("\n".join(told), stage).split() == [stage, "later"] for stage in waiting)


def test_whole_matches_are_asked_for_with_the_command_that_makes_them(game: Path) -> None:
    for path in (game / "records").iterdir():
        path.unlink()
    code, told = checked(game)
    assert (code, "missing" in row_of(told, "records")) == (1, True), told
    assert "next: records (python -m tischlein simulate bids --bots random,random" in told.replace("half_bids", "bids")


def test_lessons_are_looked_at_where_there_are_some(game: Path) -> None:
    assert row_of(checked(game)[1], "lessons") == ""
    (game / "lessons").mkdir()
    chain = '[[lesson]]\nname = "bid"\nseat = 0\nfrom = 0\nopen = true\nstep = []\n'
    (game / "lessons" / "lessons.toml").write_text(chain)
    (game / "lessons" / "bid.json").write_bytes((game / "records" / "three_rounds_for_two.json").read_bytes())
    row = row_of(checked(game)[1], "lessons")
    assert "wrong" in row and "1 lessons, not 5 to 9" in row and "lesson-bid is missing" in row, row


def test_a_golden_transcript_of_other_rules_is_wrong(game: Path) -> None:
    change(game / "golden.txt", "the match begins", "the match began")
    assert "wrong" in row_of(checked(game)[1], "golden")


def test_the_board_of_an_installed_package_is_the_built_one(game: Path) -> None:
    shutil.rmtree(game / "board")
    assert "there" in row_of(checked(game)[1], "board")
    shutil.rmtree(game / "built_board")
    assert "missing" in row_of(checked(game)[1], "board")


def test_a_board_that_was_changed_since_it_was_built_is_to_be_built_again(game: Path) -> None:
    change(game / "board" / "Cover.svelte", "#3b2a4d", "#2a3b4d")
    told = checked(game)[1]
    assert "missing" in row_of(told, "board") and "next: board (python -m tischlein build-board" in told, told
    mark_as_built(game)
    assert "there" in row_of(checked(game)[1], "board")


def test_a_package_that_no_table_finds_is_to_be_installed(game: Path) -> None:
    shutil.rmtree(game.parent / "half_bids-1.dist-info")
    told = checked(game.parents[1])[1]
    assert "not installed" in row_of(told, "package") and "next: package (python -m pip install -e " in told, told
    (game.parents[1] / "pyproject.toml").unlink()
    told = checked(game.parents[1])[1]
    assert "no pyproject.toml has half_bids" in row_of(told, "package") and "next: package (docs/packages.md)" in told


def test_a_rule_that_waits_is_not_taken_for_one_that_works() -> None:
    """The bound is on work, so that a busy machine makes nothing wrong; see `end_after`."""
    done = subprocess.run(
        [sys.executable, "-c", WAITS_AND_WORKS],
        capture_output=True,
        text=True,
        check=False,
        env={"PYTHONPATH": str(ROOT / "src")},
    )
    assert (done.stdout, done.returncode != 0) == ("waited\n", True)
    assert 'File "<string>", line 7' in done.stderr


def test_a_rule_that_hangs_is_ended_and_named(game: Path) -> None:
    change(game / "rules" / "state.py", "        hands = self.world.hands\n", "        while self:\n            pass\n")
    code, told = checked(game)
    assert code == 1 and "it hangs, or takes long" in told and "state.py:" in told, told


def test_files_that_are_not_there_yet_are_named(game: Path) -> None:
    (game / "README.md").unlink()
    (game / "rules" / "material.py").rename(game / "rules" / "box.py")
    for path in (game / "rules").glob("*.py"):
        path.write_text(path.read_text(encoding="utf-8").replace(".material import", ".box import"), encoding="utf-8")
    code, told = checked(game)
    assert code == 1 and "README.md" in row_of(told, "readme")
    assert "rules/material.py" in row_of(told, "files") and "next: " in told


def test_a_secret_that_is_told_is_found(game: Path) -> None:
    change(game / "views" / "view.py", "offered=list(world.offered)", "offered=[sum(map(sum, world.hands[1:]))]")
    code, told = checked(game)
    assert code == 1 and "tells seat" in row_of(told, "worlds"), told


def test_a_name_that_is_no_game_gets_those_there_are_also_from_packages(tmp_path: Path) -> None:
    info = tmp_path / "harbour-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: harbour\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[tischlein.games]\nharbour = harbour.game:GAME\n", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "tischlein", "check", "harbor"],
        capture_output=True,
        text=True,
        check=False,
        env={"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(tmp_path)])},
    )
    assert done.returncode == 2 and "harbour" in done.stderr, done.stderr


def test_a_folder_without_a_game_is_one_sentence(tmp_path: Path) -> None:
    tmp_path.joinpath("empty").mkdir()
    code, told = checked(tmp_path / "empty")
    assert code == 2 and "There is no game.py" in told


def test_the_whole_check_asks_for_all_promises(game: Path) -> None:
    code, told = checked(game, "--whole")
    assert code == 0, told
    assert "promises are kept with every number of seats and every option" in row_of(told, "promises")
    assert told.splitlines()[-1] == "complete"


def test_a_large_game_that_takes_longer_than_the_look_is_not_called_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(promises, "PROMISES", [])
    with pytest.raises(NotDone, match=r"kept with 1 of \d+ choices"):
        keeps_promises(0.0, GAME, EXAMPLE)
    assert "every option" in keeps_promises(1e9, GAME, EXAMPLE)


def test_the_whole_check_finds_what_a_quick_look_does_not(game: Path) -> None:
    """The quick looks imagine worlds with the fewest seats."""
    change(game / "rules" / "redeal.py", "    unseen = ", "    assert len(world.hands) < 4, 'too many'\n    unseen = ")
    assert checked(game)[0] == 0
    code, told = checked(game, "--whole")
    assert code == 1
    assert "wrong" in row_of(told, "promises"), told
