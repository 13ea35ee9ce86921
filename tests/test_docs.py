"""What exists is documented, and what is documented exists."""

import contextlib
import io
import re
from collections.abc import Iterator
from pathlib import Path

import click
import msgspec
import pytest
from click.testing import CliRunner

from tischlein import catalog
from tischlein.cli import commands
from tischlein.core import turn as turns
from tischlein.core.dealer import Dealer
from tischlein.core.game import Game
from tischlein.core.record import KEYS
from tischlein.core.state import State
from tischlein.core.vocabulary import TABLE_DEEDS
from tischlein.testing.folders import folder_of
from tischlein.testing.promises import PROMISES
from tischlein.wire import bases, http, messages

pytestmark = pytest.mark.source

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md"), *ROOT.glob("src/tischlein/games/**/*.md")])


def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def chapter(page: str, title: str) -> str:
    """What stands below a heading, up to the next one of the same level."""
    found = re.search(rf"^## {re.escape(title)}$(.*?)(?=^## |\Z)", page, re.MULTILINE | re.DOTALL)
    assert found, f"there is no chapter {title}"
    return found.group(1)


def switches(command: click.Command) -> Iterator[str]:
    for parameter in command.params:
        if isinstance(parameter, click.Option):
            yield from (name for name in [*parameter.opts, *parameter.secondary_opts] if name.startswith("--"))
    if isinstance(command, click.Group):
        for part in command.commands.values():
            yield from switches(part)


@pytest.mark.parametrize("name", sorted(commands.commands))
def test_every_command_has_a_chapter_with_all_its_options(name: str) -> None:
    told = chapter(text(DOCS / "commands.md"), name)
    assert set(re.findall(r"--[a-z][a-z-]*", told)) == set(switches(commands.commands[name]))


def test_every_chapter_of_the_commands_is_a_command() -> None:
    assert re.findall(r"^## (\S+)$", text(DOCS / "commands.md"), re.MULTILINE) == list(commands.commands)


@pytest.mark.parametrize("name", sorted(commands.commands))
def test_every_command_explains_itself_with_an_example(name: str) -> None:
    assert f"tischlein {name}" in (commands.commands[name].help or "")


def message_types() -> list[type[msgspec.Struct]]:
    found = [*vars(messages).values(), *vars(http).values()]
    roots = {bases.Strict, bases.Told, bases.Command, bases.ToBrowser}
    structs = [one for one in found if isinstance(one, type) and issubclass(one, msgspec.Struct)]
    return sorted(
        {one for one in structs if one not in roots and one is not msgspec.Struct}, key=lambda one: one.__name__
    )


@pytest.mark.parametrize("message", message_types(), ids=lambda message: message.__name__)
def test_every_message_is_in_the_protocol_with_all_its_fields(message: type[msgspec.Struct]) -> None:
    told = re.search(rf"^### {message.__name__}$(.*?)(?=^##|\Z)", text(DOCS / "protocol.md"), re.MULTILINE | re.DOTALL)
    assert told, f"{message.__name__} is not in docs/protocol.md"
    assert [field for field in message.__struct_fields__ if f"`{field}`" not in told.group(1)] == []


@pytest.mark.parametrize("game", catalog.games().values(), ids=lambda game: game.id)
def test_every_option_of_a_game_is_in_its_readme(game: Game) -> None:
    readme = text(folder_of(game) / "README.md")
    assert [option.id for option in game.options if option.id not in readme] == []


@pytest.mark.parametrize("game", catalog.games().values(), ids=lambda game: game.id)
def test_every_readme_shows_a_position_that_can_be_read(game: Game) -> None:
    readme = text(folder_of(game) / "README.md")
    shown = re.findall(r"^```json\n(.*?)^```$", readme, re.MULTILINE | re.DOTALL)
    assert shown, "the README shows no position as JSON"
    for position in shown:
        assert game.load(msgspec.json.decode(position, type=dict[str, object])).turn().mode


@pytest.mark.parametrize("game", catalog.games().values(), ids=lambda game: game.id)
def test_every_readme_shows_how_to_look_at_its_position_and_to_play_on(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    readme = text(folder_of(game) / "README.md")
    assert f"`tischlein show {game.id} position.json`" in readme
    monkeypatch.chdir(tmp_path)
    (position,) = re.findall(r"^```json\n(.*?)^```$", readme, re.MULTILINE | re.DOTALL)
    Path("position.json").write_text(position, encoding="utf-8")
    prints_what_stands_below(readme)
    shown = CliRunner().invoke(commands, ["show", game.id, "position.json"])
    assert shown.exit_code == 0 and "legal answers" in shown.output


@pytest.mark.parametrize("game", catalog.games().values(), ids=lambda game: game.id)
def test_every_readme_names_who_the_game_belongs_to(game: Game) -> None:
    readme = text(folder_of(game) / "README.md")
    assert game.credits.authors in readme
    assert game.credits.publisher in readme


def public(kind: type) -> list[str]:
    return [name for name in vars(kind) if not name.startswith("_") and callable(getattr(kind, name))]


@pytest.mark.parametrize("name", [*public(State), *public(Dealer), *TABLE_DEEDS, *KEYS])
def test_the_contract_is_in_the_design(name: str) -> None:
    assert re.search(rf"`{name}\b", text(DOCS / "design.md")), f"docs/design.md does not mention `{name}`"


@pytest.mark.parametrize("mode", [turns.OF, turns.TOGETHER, turns.EACH, turns.OVER])
def test_every_kind_of_turn_is_in_the_design(mode: str) -> None:
    assert f"`{mode}(" in text(DOCS / "design.md")


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_every_promise_is_in_the_design_and_explains_itself(promise: object) -> None:
    name = getattr(promise, "__name__", "")
    assert f"`{name}`" in text(DOCS / "design.md")
    assert promise.__doc__


def test_the_code_of_the_readme_prints_what_stands_below_it() -> None:
    prints_what_stands_below(text(ROOT / "README.md"))


def prints_what_stands_below(readme: str) -> None:
    blocks = re.findall(r"^```python\n(.*?)^```\n\n```text\n(.*?)^```", readme, re.MULTILINE | re.DOTALL)
    assert blocks, "no code with its output below it"
    for code, expected in blocks:
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            exec(compile(code, "README.md", "exec"), {"__name__": "readme"})
        assert out.getvalue() == expected


def test_every_make_target_is_told_to_contributors() -> None:
    targets = re.findall(r"^([a-z-]+):.*## ", text(ROOT / "Makefile"), re.MULTILINE)
    told = text(ROOT / "CONTRIBUTING.md")
    assert [target for target in targets if f"make {target}" not in told] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_make_target_that_a_page_names_exists(page: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", text(ROOT / "Makefile"), re.MULTILINE))
    named = set(re.findall(r"(?:`|^)make ([a-z][a-z-]*)", text(page), re.MULTILINE))
    assert named - targets == set()


@pytest.mark.parametrize("title", ["What happens when somebody taps", "Where to change what", "Layers"])
def test_every_file_that_the_design_sends_a_reader_to_exists(title: str) -> None:
    named = re.findall(r"`((?:src|web)/[^`<]+)`", chapter(text(DOCS / "design.md"), title))
    assert named
    assert [path for path in named if not (ROOT / path).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_to_a_file_leads_somewhere(page: Path) -> None:
    links = re.findall(r"\]\((?!https?:|figure:|#|mailto:)([^)#\s]+)", text(page))
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", sorted((DOCS / "decisions").glob("*.md")), ids=lambda page: page.stem)
def test_a_decision_has_a_number_and_a_title(page: Path) -> None:
    assert text(page).startswith(f"# {page.name[:4]}: ")
