"""Finds code that nobody uses (`make check`). What only tests use is unused too, but for what is named here."""

from __future__ import annotations

import sys
from pathlib import Path

from vulture import Vulture

ROOT = Path(__file__).resolve().parent.parent
PATHS = ["src/tischlein", "tools", "bench", "docs/example_game", "examples"]
# The last one sets what fontTools reads.
NOT_READ = ["*/tests/*", "*/node_modules/*", "*/migrations/versions/*", "*/make_fonts.py"]
# Made for tests and for whoever writes games; interfaces that researchers' programs call.
FOR_OTHERS = (
    "src/tischlein/testing",
    "src/tischlein/twins",
    "src/tischlein/lab/spiel.py",
    "src/tischlein/lab/zoo.py",
    "src/tischlein/lab/single.py",
)
# Messages and rows are read by browsers, databases and people.
READ_ELSEWHERE = ("/views/", "src/tischlein/wire/", "src/tischlein/store/rows.py", "src/tischlein/store/schema.py")
# Name → who uses it.
USED = {
    "dont_write_bytecode": "Python",
    "connection_made": "asyncio",
    "connection_lost": "asyncio",
    "capture_signals": "uvicorn",
    "flow": "uvicorn",
    "keep_alive": "uvicorn",
    "close_timer": "uvicorn",
    "send_receive_event_to_app": "uvicorn",
    "row_factory": "SQLite",
    "server_default": "SQLAlchemy",
    "me": "wire/routes.py",
    "review_file": "wire/routes.py",
    "outlook_file": "wire/routes.py",
    "play_on_file": "wire/routes.py",
    "puzzle_day": "wire/routes.py",
    "puzzle_solution": "wire/routes.py",
    "forget_me": "wire/routes.py",
    "qr": "wire/routes.py",
    "television_code": "wire/routes.py",
    "show_on": "wire/routes.py",
    "replay_file": "wire/routes.py",
    "healthz": "wire/routes.py",
    "readyz": "wire/routes.py",
    "memo": "copy.deepcopy",
    "trace": "`with` passes it",
    "Engine": "a type, read by mypy",
    "_finishing": "holds a task, which the event loop alone would let go of",
    "Batch": "docs/research/batch.md",
    "seats_to_act": "docs/research/batch.md",
    "observations": "docs/research/batch.md",
    "meanings": "docs/research",
    "same_play": "docs/research",
    "game_version": "league files",
    "paired": "league files",
    "commits": "the tests of the store count them",
    "doubt": "which printed values are assumed: the game's tests and README",
    "triple": "the third of single, pair and triple",
    "written_learned": "what makes learned numbers, beside a game's tests",
    "equilibrium": "what makes a book of setups, beside a game's tests",
    "best_response": "what makes a book of setups, beside a game's tests",
}


def is_used(name: str, kind: str, path: str) -> bool:
    if name in USED or name.startswith("pytest_") or path.startswith(FOR_OTHERS):
        return True
    return kind == "variable" and any(place in path for place in READ_ELSEWHERE)


def main() -> int:
    judge = Vulture()
    judge.scavenge([str(ROOT / path) for path in PATHS], exclude=NOT_READ)
    found = 0
    for item in judge.get_unused_code(min_confidence=60):
        path = Path(item.filename).resolve().relative_to(ROOT).as_posix()
        if not is_used(item.name, item.typ, path):
            print(f"{path}:{item.first_lineno}: nobody uses {item.typ} {item.name}")
            found += 1
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
