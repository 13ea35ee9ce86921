"""A name says whether something happens: what changes anything has a verb, everything else only answers."""

from pathlib import Path

import pytest

from tests.changing import Function, functions_in

pytestmark = pytest.mark.source

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
QUESTIONS = {"is", "has", "may", "can", "must", "was", "could"}
# What a name may begin with that changes something. A noun in this list would be a hole: verbs only.
VERBS = set((ROOT / "tests" / "verbs.txt").read_text(encoding="utf-8").split())
# Function → why its name is what it is.
EXCEPTIONS = {
    "Case.answers": "plays the match once and keeps it: nobody can tell whether it was asked before",
    "HttpProtocol.connection_made": "asyncio's name",
    "HttpProtocol.connection_lost": "asyncio's name",
    "HttpProtocol.data_received": "asyncio's name",
    "WebSocketProtocol.connection_made": "asyncio's name",
    "WebSocketProtocol.connection_lost": "asyncio's name",
    "WebSocketProtocol.data_received": "asyncio's name",
    "Server.startup": "uvicorn's name",
}


def everywhere() -> list[Function]:
    files = [path for path in sorted((SOURCE / "tischlein").rglob("*.py")) if "tests" not in path.parts]
    return functions_in(SOURCE, files)


def title(function: Function) -> str:
    return f"{function.owner}.{function.name}".lstrip(".")


def is_nameless(function: Function) -> bool:
    """Python's own methods, and those that are called when something happens."""
    return function.name.startswith(("__", "on_", "_on_"))


def offenders(functions: list[Function]) -> list[str]:
    return [
        f"{title(function)} at {function.place} changes {', '.join(sorted(function.changed))}"
        for function in functions
        if function.changed and not is_nameless(function) and title(function) not in EXCEPTIONS
        if function.name.strip("_").split("_")[0] not in VERBS
    ]


def test_what_is_a_question_or_a_noun_changes_nothing() -> None:
    assert offenders(everywhere()) == []


def test_no_question_is_a_verb() -> None:
    assert not VERBS & QUESTIONS


@pytest.mark.parametrize(
    ("body", "changed"),
    [
        ("self.count += 1", ["self"]),
        ("table.seats[0] = None", ["table"]),
        ("del table.seats[0]", ["table"]),
        ("table.seats.append(1)", ["table"]),
        ("seats = table.seats\n        seats.clear()", ["table"]),
        ("for seat in table.seats:\n            seat.name = ''", ["table"]),
        ("change(table)", ["table"]),
        ("self.wind_up()", ["self"]),
        ("found = []\n        found.append(table)", []),
        ("found = table.seats[:]\n        found.append(1)", []),
        ("return table.seats", []),
    ],
)
def test_every_way_to_change_something_is_found(tmp_path: Path, body: str, changed: list[str]) -> None:
    text = f"""
def change(one):
    one.name = ""

class Clock:
    def wind_up(self):
        self.is_wound = True

    def is_late(self, table):
        {body}
"""
    path = tmp_path / "clock.py"
    path.write_text(text, encoding="utf-8")
    found = {function.name: function for function in functions_in(tmp_path, [path])}
    assert sorted(found["is_late"].changed) == changed
    assert bool(offenders(list(found.values()))) == bool(changed)
