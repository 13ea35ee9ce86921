"""The rules of a game as numbered paragraphs, and who cites them.

A paragraph of `locales/rules.<language>.md` begins with its number: `§4.7a Pay the price …`. It is cited by the same
sign: `(§4.7a)` in a comment, a docstring or a README. Rulings, where the printed rules leave a doubt, are paragraphs
too: `§A12`. One that only explains (what a word means, what is in the box) says so: `§1.3 {explains} A biome is …`.
"""

import ast
import io
import itertools
import re
import tokenize
from pathlib import Path

import msgspec

NUMBER = r"(?:A\d+|\d+(?:\.\d+)?[a-z]?)"
PARAGRAPH = re.compile(rf"^§({NUMBER}) (\{{explains\}} )?(\S.*)$")
CITATION = re.compile(rf"§({NUMBER})")
HEADING = re.compile(r"^#+ .*\{#([a-z0-9_-]+)\}\s*$")
# How rules were cited before they had a text of their own.
OLD_CITATION = re.compile(r"\b(?:[Rr]ules? \d|[Rr]ulings? A?\d|R\d+\b)")


class Paragraph(msgspec.Struct, frozen=True):
    """`chapter` is the anchor of the heading above it."""

    number: str
    chapter: str
    explains: bool
    text: str


class Citation(msgspec.Struct, frozen=True):
    """Where a paragraph is cited, and what the citation is about.

    `kind` is "function" for a docstring, "line" for a comment inside one, "name" for a constant or a class, and "file"
    for everything else; `about` is the name of that, or the number of the line.
    """

    number: str
    path: str
    line: int
    kind: str
    about: str


def read_paragraphs(path: Path) -> list[Paragraph]:
    """The numbered paragraphs of a rules text, in order. What follows one (lists, tables, pictures) belongs to it."""
    found: list[Paragraph] = []
    chapter = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        heading = HEADING.match(line)
        if heading is not None:
            chapter = heading[1]
        paragraph = PARAGRAPH.match(line)
        if paragraph is not None:
            found.append(Paragraph(paragraph[1], chapter, paragraph[2] is not None, paragraph[3]))
    return found


def order_of(number: str) -> tuple[int, int, int, str]:
    """For sorting: §4.7 before §4.7a before §4.10, rulings at the end."""
    if number.startswith("A"):
        return 1, int(number[1:]), 0, ""
    parts = re.fullmatch(r"(\d+)(?:\.(\d+))?([a-z]?)", number)
    assert parts is not None, number
    return 0, int(parts[1]), int(parts[2] or 0), parts[3]


def mistakes_in(folder: Path) -> list[str]:
    """What is wrong with the numbers of a game's rules: twice, out of order, only in one language, without a number."""
    german, english = [read_paragraphs(folder / "locales" / f"rules.{language}.md") for language in ("de", "en")]
    found: list[str] = []
    for language, text in (("de", german), ("en", english)):
        numbers = [one.number for one in text]
        found += [
            f"{language}: §{number} is there twice" for number in sorted({n for n in numbers if numbers.count(n) > 1})
        ]
        found += [
            f"{language}: §{after} comes after §{before}"
            for before, after in itertools.pairwise(numbers)
            if order_of(after) < order_of(before)
        ]
        found += unnumbered(folder / "locales" / f"rules.{language}.md")
    shape = [(one.number, one.chapter, one.explains) for one in german]
    other = [(one.number, one.chapter, one.explains) for one in english]
    found += [f"§{number} differs between the languages" for number, *_ in sorted(set(shape) ^ set(other))]
    return found


def unnumbered(path: Path) -> list[str]:
    """Paragraphs that say something and have no number. Lists, tables and pictures belong to the paragraph before."""
    found: list[str] = []
    has_number = False
    blocks = re.split(r"\n\s*\n", path.read_text(encoding="utf-8").strip())
    for block in blocks:
        if block.startswith("#"):
            has_number = False
        elif block.startswith("§"):
            has_number = True
        elif not has_number or not re.match(r"\s*(?:[-*] |\||!\[|\d+\. )", block):
            found.append(f"{path.name}: no number: {block[:60]!r}")
    return found


def cited_in(path: Path, root: Path) -> list[Citation]:
    text = path.read_text(encoding="utf-8")
    name = path.relative_to(root).as_posix()
    if path.suffix != ".py":
        lines = enumerate(text.splitlines(), 1)
        return [Citation(number, name, line, "file", "") for line, said in lines for number in CITATION.findall(said)]
    tree = ast.parse(text)
    return [
        Citation(number, name, line, *_subject(tree, line, is_comment))
        for line, said, is_comment in _words_of(text)
        for number in CITATION.findall(said)
    ]


def _words_of(text: str) -> list[tuple[int, str, bool]]:
    """Line, words and whether it is a comment, for every comment and every line of a string."""
    found: list[tuple[int, str, bool]] = []
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            found.append((token.start[0], token.string, True))
        elif token.type == tokenize.STRING:
            lines = token.string.splitlines()
            found += [(token.start[0] + at, said, False) for at, said in enumerate(lines)]
    return found


def _subject(tree: ast.Module, line: int, is_comment: bool) -> tuple[str, str]:
    """Kind and name of what a citation in this line is about."""
    scope, node = _innermost(tree.body, line)
    if node is None:
        name = _next_name(tree, line) if is_comment else _name_around(tree, line)
        return ("name", name) if name else ("file", "")
    if isinstance(node, ast.ClassDef):
        return "name", node.name
    return ("line", str(_next_line(node, line))) if is_comment else ("function", scope)


def _innermost(body: list[ast.stmt], line: int) -> tuple[str, ast.FunctionDef | ast.ClassDef | None]:
    """The innermost function or class around a line, with its whole name."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.lineno <= line <= (node.end_lineno or 0):
            name, inner = _innermost(node.body, line)
            return (f"{node.name}.{name}", inner) if inner is not None else (node.name, node)
    return "", None


def _next_line(function: ast.FunctionDef, line: int) -> int:
    """The first line with code at or after this one."""
    lines = [node.lineno for node in ast.walk(function) if isinstance(node, ast.stmt | ast.expr)]
    return min([one for one in lines if one >= line], default=line)


def _next_name(tree: ast.Module, line: int) -> str:
    """The function, class or constant that a comment stands above, or in."""
    for node in tree.body:
        if (node.end_lineno or 0) >= line:
            return _name_of(node)
    return ""


def _name_around(tree: ast.Module, line: int) -> str:
    """The constant that a string is part of."""
    return "".join([_name_of(node) for node in tree.body if node.lineno <= line <= (node.end_lineno or 0)])


def _name_of(node: ast.stmt) -> str:
    match node:
        case ast.FunctionDef() | ast.ClassDef():
            return node.name
        case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
            return name
        case _:
            return ""
