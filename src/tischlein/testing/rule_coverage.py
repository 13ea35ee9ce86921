"""Which paragraph of a game's rules is in which code, in which tests, and where it acts in a committed record.

A paragraph acts at the first step of a record at which the code that cites it runs: the function whose docstring names
it, the line below a comment, or whatever uses a constant or class that names it. So a rule that nothing calls any more
is found.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import msgspec

from tischlein.core.game import Game
from tischlein.core.record import begin, play_answer, read_record
from tischlein.testing.records import records_in
from tischlein.testing.rulebook import Citation, Paragraph, cited_in, order_of, read_paragraphs

# Where rules are made true. Bots and boards may cite them too, but do not make them.
CODE = ("rules", "position", "views")
TESTS = ("tests",)


class Moment(msgspec.Struct, frozen=True):
    record: str
    step: int

    def __str__(self) -> str:
        return f"{self.record} {self.step}"


class Row(msgspec.Struct, frozen=True):
    paragraph: Paragraph
    code: list[Citation]
    tests: list[Citation]
    acts: Moment | None

    def missing(self) -> list[str]:
        """What this paragraph lacks; nothing for one that only explains."""
        if self.paragraph.explains:
            return []
        parts = {"code": bool(self.code), "a test": bool(self.tests), "a record": self.acts is not None}
        return [part for part, is_there in parts.items() if not is_there]


class Watcher:
    """Notes at which moment each function and each line of a folder ran first."""

    def __init__(self, folder: Path) -> None:
        self._folder = str(folder)
        self._now = Moment("", 0)
        self.functions: dict[CodeType, Moment] = {}
        self.lines: dict[tuple[str, int], Moment] = {}

    def watch_record(self, game: Game, path: Path) -> None:
        record = read_record(path.read_text(encoding="utf-8"))
        self.watch(path.stem, lambda: self._play(game, record))

    def watch(self, name: str, play: Callable[[], object]) -> None:
        """Watches while this is played."""
        self._now = Moment(name, 0)
        before = sys.gettrace()
        sys.settrace(self._on_call)
        try:
            play()
        finally:
            sys.settrace(before)

    def _play(self, game: Game, record: dict[str, object]) -> None:
        match = begin(game, record)
        answers = record["answers"]
        assert isinstance(answers, list), "a record has answers"
        for place, answer in enumerate(answers):
            self._now = Moment(self._now.record, place + 1)
            play_answer(match, answer, place)
        for seat in (None, *range(match.seats)):
            match.view(seat)
        if record["ending"] is None and match.is_over():
            match.result()

    def _on_call(self, frame: FrameType, event: str, argument: object) -> Any:  # noqa: ANN401  as Python wants it
        if not frame.f_code.co_filename.startswith(self._folder):
            return None
        self.functions.setdefault(frame.f_code, self._now)
        return self._on_line

    def _on_line(self, frame: FrameType, event: str, argument: object) -> Any:  # noqa: ANN401  as Python wants it
        self.lines.setdefault((frame.f_code.co_filename, frame.f_lineno), self._now)
        return self._on_line


def coverage(game: Game, folder: Path) -> list[Row]:
    """A row for every paragraph. The rules must be interpreted: compiled ones cannot be watched."""
    code, tests = citations_of(folder), citations_of(folder, TESTS)
    watcher = Watcher(folder)
    for path in records_in(folder):
        watcher.watch_record(game, path)
    return [
        Row(paragraph, of(paragraph, code), of(paragraph, tests), first_act(of(paragraph, code), folder, watcher))
        for paragraph in read_paragraphs(folder / "locales" / "rules.en.md")
    ]


def citations_of(folder: Path, rooms: tuple[str, ...] = CODE) -> list[Citation]:
    return [one for room in rooms for path in sorted((folder / room).rglob("*.py")) for one in cited_in(path, folder)]


def of(paragraph: Paragraph, citations: list[Citation]) -> list[Citation]:
    return [one for one in citations if one.number == paragraph.number]


def unknown_citations(folder: Path) -> list[str]:
    """Citations in a game's folder that lead nowhere."""
    known = {one.number for one in read_paragraphs(folder / "locales" / "rules.en.md")}
    files = [
        path for kind in ("*.py", "*.md", "*.toml", "*.ts", "*.svelte", "*.ftl") for path in sorted(folder.rglob(kind))
    ]
    return [
        f"{one.path}:{one.line} cites §{one.number}"
        for path in files
        for one in cited_in(path, folder)
        if one.number not in known
    ]


def first_act(citations: list[Citation], folder: Path, watcher: Watcher) -> Moment | None:
    """Where the code that cites a paragraph ran first."""
    moments = [moment for one in citations for moment in _moments(one, str(folder / one.path), watcher)]
    return moments[0] if moments else None


def _moments(citation: Citation, file: str, watcher: Watcher) -> list[Moment]:
    match citation.kind:
        case "line":
            moment = watcher.lines.get((file, int(citation.about)))
            return [] if moment is None else [moment]
        case "function":
            return [moment for code, moment in watcher.functions.items() if is_function(code, file, citation.about)]
        case "name":
            return [moment for code, moment in watcher.functions.items() if uses_name(code, citation.about)]
        case _:
            return []


def is_function(code: CodeType, file: str, name: str) -> bool:
    return code.co_filename == file and code.co_qualname == name


def uses_name(code: CodeType, name: str) -> bool:
    return name in code.co_names or code.co_qualname.split(".")[0] == name


def table(game: str, rows: list[Row]) -> str:
    """The coverage as a page: `docs/rules/<game>.md`."""
    unlinked = [f"- §{row.paragraph.number}: {', '.join(row.missing())}" for row in rows if row.missing()]
    lines = [
        f"# {game}: every paragraph of the rules, and where it is",
        "",
        f"Made by `tools/rule_tables.py`. The rules themselves: `src/tischlein/games/{game}/locales/rules.en.md` and",
        "`rules.de.md`. A record is named with the first step at which the code that cites the paragraph runs; step 0",
        "is the setup.",
        "",
        "## Unlinked",
        "",
        *(unlinked or ["Nothing."]),
        "",
        "## Paragraphs",
        "",
        "| § | code | tests | record and step |",
        "|---|---|---|---|",
        *[line_of(row) for row in sorted(rows, key=lambda row: order_of(row.paragraph.number))],
    ]
    return "\n".join(lines) + "\n"


def line_of(row: Row) -> str:
    if row.paragraph.explains and not row.code and not row.tests:
        return f"| {row.paragraph.number} | explains | | |"
    acts = "" if row.acts is None else str(row.acts)
    return f"| {row.paragraph.number} | {places(row.code)} | {places(row.tests)} | {acts} |"


def places(citations: list[Citation]) -> str:
    """Files and what is in them, without numbers of lines: those change with every edit."""
    shown = {
        f"`{one.path}`" if one.kind in ("file", "line") else f"`{one.path}` {one.about}": None for one in citations
    }
    return ", ".join(shown)
