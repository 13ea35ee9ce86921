"""While a game is being written: a saved file counts at once, and what is wrong with it is shown, but only then."""

import importlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from tests.packaging.example import EXAMPLE, copy_example
from tests.server.conftest import RunningServer
from tests.server.guests import Chair, as_dict
from tests.server.hosting import inside
from tischlein import catalog
from tischlein.server.http.sources import Sources
from tischlein.server.http.static import Pages
from tischlein.wire.messages import Mistake

# Native modules are never read again.
pytestmark = pytest.mark.interpreted

GAME = "pebbles"
Save = Callable[[str, str, str], None]


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The example as its author has it: a copy that may be changed, in the catalog."""
    game = copy_example(tmp_path / "workshop")
    monkeypatch.syspath_prepend(game.parent)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    before = {name: sys.modules.pop(name) for name in list(sys.modules) if name.split(".")[0] == GAME}
    importlib.invalidate_caches()
    found = catalog._catalog()
    monkeypatch.setitem(found.places, GAME, ("pebbles.game", "GAME"))
    monkeypatch.setitem(catalog.games(), GAME, importlib.import_module("pebbles.game").GAME)
    yield game
    for name in [name for name in sys.modules if name.split(".")[0] == GAME]:
        del sys.modules[name]
    sys.modules.update(before)


@pytest.fixture
def author(written: Path, server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> Save:
    """Replaces words in a file of the game, and has the server look."""
    settings = msgspec.structs.replace(server.services.settings, reloads=True)
    backends = server.services.tables._backends._replace(settings=settings)
    monkeypatch.setattr(server.services.tables, "_backends", backends)
    sources = Sources(server.services, Pages(written))

    def save(file: str, old: str, new: str) -> None:
        text = (written / file).read_text(encoding="utf-8")
        assert old in text
        (written / file).write_text(text.replace(old, new), encoding="utf-8")
        inside(server, sources.look())

    return save


def two_at_pebbles(server: RunningServer) -> tuple[Chair, Chair]:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    code = anna.open(GAME, [None, None])
    first, second = anna.join(code), ben.join(code)
    second.well("sit", seat=1, name="Ben")
    first.well("start")
    first.once(lambda update: update["question"] is not None)
    return first, second


def mistake_shown_to(chair: Chair) -> Mistake:
    table = chair.until_table(lambda table: table["mistake"] is not None)
    return msgspec.convert(table["mistake"], Mistake)


def heap_in(update: dict[str, object]) -> object:
    return as_dict(update["view"])["heap"]


def test_a_saved_rule_counts_for_the_running_match(server: RunningServer, author: Save) -> None:
    first, second = two_at_pebbles(server)
    first.play(do="take", pebbles=3)
    author("rules/actions.py", "MOST = 3", "MOST = 5")
    now = second.once(lambda update: str(update["actions"]).count("take") == 5)
    assert heap_in(now) == 9, "the answers of before were played again"
    second.play(do="take", pebbles=5)


@pytest.mark.parametrize(
    ("old", "new", "line", "told"),
    [
        ("self.heap -= pebbles", "self.heap -= = pebbles", "        self.heap -= = pebbles", "SyntaxError"),
        ("from .actions import MOST, TAKE", "from .actions import MOST, TOOK", "import MOST, TOOK", "ImportError"),
    ],
)
def test_what_cannot_be_read_is_shown_with_its_place_until_it_is_mended(
    server: RunningServer, author: Save, old: str, new: str, line: str, told: str
) -> None:
    first, _ = two_at_pebbles(server)
    first.play(do="take", pebbles=3)
    author("rules/state.py", old, new)
    mistake = mistake_shown_to(first)
    assert mistake.file == "pebbles/rules/state.py"
    text = (EXAMPLE / "src" / "pebbles" / "rules" / "state.py").read_text(encoding="utf-8").replace(old, new)
    assert line in text.splitlines()[mistake.line - 1]
    assert told in mistake.told
    author("rules/state.py", new, old)
    assert first.until_table(lambda table: table["mistake"] is None)["phase"] == "playing"
    first.once(lambda update: heap_in(update) == 9)


def test_a_rule_that_breaks_is_shown_and_the_answer_was_never_given(server: RunningServer, author: Save) -> None:
    first, second = two_at_pebbles(server)
    author("rules/state.py", "self.heap -= pebbles", "self.heap -= pebbles // (pebbles - 2)")
    first.play(do="take", pebbles=3)
    second.once(lambda update: update["question"] is not None)
    assert second.refusal(second.do(do="take", pebbles=2)) == "rule_broken"
    mistake = mistake_shown_to(second)
    assert "ZeroDivisionError" in mistake.told
    assert mistake.fits == 1
    author("rules/state.py", "pebbles // (pebbles - 2)", "pebbles")
    second.once(lambda update: heap_in(update) == 9)


@pytest.mark.parametrize(("keeps", "heap"), [(True, 11), (False, 12)])
def test_a_match_that_does_not_fit_the_new_rules_goes_on_as_far_as_it_does_or_anew(
    server: RunningServer, author: Save, keeps: bool, heap: int
) -> None:
    first, second = two_at_pebbles(server)
    first.play(do="take", pebbles=1)
    second.once(lambda update: update["question"] is not None)
    second.play(do="take", pebbles=3)
    author("rules/actions.py", "MOST = 3", "MOST = 2")
    mistake = mistake_shown_to(first)
    assert "answer 2 of the match is refused now" in mistake.told
    first.well("start", keeps=keeps)
    assert first.until_table(lambda table: table["mistake"] is None)["phase"] == "playing"
    first.once(lambda update: heap_in(update) == heap)


def test_nothing_of_this_is_ever_shown_where_no_game_is_being_written(server: RunningServer, written: Path) -> None:
    first, second = two_at_pebbles(server)
    (written / "rules" / "actions.py").write_text("a secret of the author", encoding="utf-8")
    first.play(do="take", pebbles=3)
    second.once(lambda update: update["question"] is not None)
    assert "mistake" not in "".join(first.everything).replace('"mistake":null', "")
