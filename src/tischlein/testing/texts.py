"""The words of a game, judged: all that play can ask for is there, in both languages, with the same variables.

A slip in a Fluent file is silent in the browser, so it is loud here.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

LANGUAGES = ("de", "en")

Texts = dict[str, set[str]]


class Variables(Visitor):
    """The variables that a message uses."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 the parser's name
        self.names.add(node.id.name)


def read_texts(path: Path) -> Texts:
    """Every key of a Fluent file with its variables. Asserts that the file has no slip and no key twice."""
    texts: Texts = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, fluent.Junk), f"{path}: not understood: {entry.content!r}"
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in texts, f"{path}: {entry.id.name} is there twice"
            variables = Variables()
            variables.visit(entry)
            texts[entry.id.name] = variables.names
    return texts


def differences(folder: Path) -> list[str]:
    """What one language has and the other lacks."""
    german, english = [read_texts(folder / f"{language}.ftl") for language in LANGUAGES]
    found = [f"{key} is only in one language" for key in sorted(german.keys() ^ english.keys())]
    unequal = [key for key in sorted(german.keys() & english.keys()) if german[key] != english[key]]
    return found + [
        f"{key} uses {sorted(german[key])} in German and {sorted(english[key])} in English" for key in unequal
    ]


def key_of(prefix: str, value: object) -> str:
    """The key of a value, as the browser makes it: "fire/wood" is found as word-fire-wood."""
    shown = str(value).lower() if isinstance(value, bool) else str(value)
    return f"{prefix}-{re.sub(r'[^A-Za-z0-9_]+', '-', shown)}"


def refusals_in(source: Path) -> set[str]:
    """The keys of all refusals that a source file, or all files of a folder, can raise."""
    files = sorted(source.rglob("*.py")) if source.is_dir() else [source]
    found: set[str] = set()
    for path in files:
        if "tests" not in path.parts:
            found.update(_refusals(ast.parse(path.read_text(encoding="utf-8"))))
    return found


def _refusals(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id != "Refusal":
            continue
        if node.args and isinstance(node.args[0], ast.Constant) and isinstance(node.args[0].value, str):
            yield node.args[0].value


def anchors(rules: Path) -> list[str]:
    """The anchors of the headings of a rules page: `## Your turn {#play}`."""
    return re.findall(r"^#+ .*\{#([a-z0-9_-]+)\}\s*$", rules.read_text(encoding="utf-8"), re.MULTILINE)


def figures(rules: Path) -> list[str]:
    return re.findall(r"!\[[^\]]+\]\(figure:([a-z0-9_-]+)\)", rules.read_text(encoding="utf-8"))
