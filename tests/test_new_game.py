"""`make new-game` gives a folder to start from, and harms nothing that is there."""

from pathlib import Path

import new_game
import pytest

pytestmark = pytest.mark.source


@pytest.mark.parametrize("name", ["", "My_Game", "two words", "../outside", "_hidden", "double__line", "9lives"])
def test_what_is_no_id_makes_no_folder(name: str, tmp_path: Path) -> None:
    with pytest.raises(new_game.NotMade):
        new_game.make(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_game_that_is_there_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "my_game").mkdir()
    with pytest.raises(new_game.NotMade, match="already"):
        new_game.make("my_game", tmp_path)
    assert list((tmp_path / "my_game").iterdir()) == []


def test_the_new_folder_has_every_part_of_the_teaching_game_under_its_own_name(tmp_path: Path) -> None:
    made = new_game.make("my_game", tmp_path)
    parts = {
        path.relative_to(new_game.EXAMPLE) for path in new_game.EXAMPLE.rglob("*") if "__pycache__" not in path.parts
    }
    assert {path.relative_to(made) for path in made.rglob("*")} == parts
    rules = (made / "rules" / "state.py").read_text(encoding="utf-8")
    assert "class MyGame(State)" in rules
    assert "Bids" not in rules
    assert "from tischlein.games.my_game.position.codec import dump, load_world" in rules
    assert "from tischlein.games.my_game.rules.world import World" in rules
    assert "import MyGame" in (made / "views" / "view.py").read_text(encoding="utf-8")


def test_prose_calls_the_game_by_its_name_and_not_by_its_class(tmp_path: Path) -> None:
    made = new_game.make("lost_harbour", tmp_path)
    state = (made / "rules" / "state.py").read_text(encoding="utf-8")
    assert state.startswith('"""Lost Harbour: every seat')
    assert 'def copy(self) -> "LostHarbour":' in state
    assert "LostHarbourView" in (made / "board" / "Board.svelte").read_text(encoding="utf-8")
    prose = [
        (made / name).read_text(encoding="utf-8") for name in ("README.md", "locales/en.ftl", "locales/rules.en.md")
    ]
    assert all("Lost Harbour" in text and "LostHarbour" not in text for text in prose)
    said = (made / "views" / "view.py").read_text(encoding="utf-8")
    assert '"Lost Harbour draws its own states only"' in said
