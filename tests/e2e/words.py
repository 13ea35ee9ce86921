"""What the pages call things, read from their own texts, so that a better word breaks no test."""

from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from tests.e2e.tableserver import ROOT
from tests.some_games import TURN_BY_TURN

# Those of the catalog, and the example of a package.
HOMES = [ROOT / "src" / "tischlein" / "games", *sorted(ROOT.glob("examples/*/src"))]


@cache
def texts(language: str, game: str) -> dict[str, fluent.Pattern]:
    found: dict[str, fluent.Pattern] = {}
    home = next(home for home in HOMES if (home / game).is_dir())
    shell = ROOT / "web" / "locales"
    for folder in (shell, shell / "later", home / game / "locales"):
        for entry in FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body:
            if isinstance(entry, fluent.Message) and entry.value is not None:
                found[entry.id.name] = entry.value
    return found


def say(language: str, key: str, game: str = TURN_BY_TURN, **facts: object) -> str:
    """The sentence of a key. Variables are given; a text that chooses between forms cannot be asked for here."""
    return "".join(_part(element, key, facts) for element in texts(language, game)[key].elements)


def _part(element: fluent.TextElement | fluent.Placeable, key: str, facts: dict[str, object]) -> str:
    if isinstance(element, fluent.TextElement):
        return str(element.value)
    asked = element.expression
    assert isinstance(asked, fluent.VariableReference), f"{key} has forms to choose from"
    return str(facts[asked.id.name])


def plain_texts(language: str, game: str = TURN_BY_TURN) -> set[str]:
    """Every text that has no variables, as it stands on a page."""
    found: set[str] = set()
    for pattern in texts(language, game).values():
        parts = [element.value for element in pattern.elements if isinstance(element, fluent.TextElement)]
        if len(parts) == len(pattern.elements):
            found.add("".join(str(part) for part in parts))
    return found
