"""`python -m tischlein.server.schema [--check]`: the protocol's page and the browser's types, from the structs.

Written from one source, so that server, pages and page of documentation cannot drift apart: `--check` fails when a
file is not what would be written.
"""

import sys
import typing
from pathlib import Path
from typing import Final

import msgspec

from tischlein import catalog
from tischlein.core.game import Game
from tischlein.core.refusal import Fact
from tischlein.server import typescript, wire
from tischlein.server.endpoints import CLOSE_CODES, ENDPOINTS

ROOT: Final = Path(__file__).resolve().parents[3]
WORDS: Final[dict[str, object]] = {"Choice": wire.Choice, "Named": wire.Named, "Fact": Fact}
BEFORE_A_TABLE: Final[list[typescript.StructType]] = [
    wire.OptionCard,
    wire.CreditsCard,
    wire.GameCard,
    wire.Me,
    wire.NameMe,
    wire.OpenTable,
    wire.Opened,
    wire.TableCard,
    wire.SeatPass,
    wire.ClaimSeat,
    wire.Version,
    wire.Health,
    wire.Frame,
    wire.Replay,
]
FROM_BROWSER: Final[list[typescript.StructType]] = list(typing.get_args(wire.FromBrowser))
PARTS: Final[list[typescript.StructType]] = [
    wire.SeatCard,
    wire.Happened,
    wire.TurnView,
    wire.AsksView,
    wire.ResultView,
]
TO_BROWSER: Final[list[typescript.StructType]] = list(typing.get_args(wire.FromServer))


def messages() -> str:
    """web/src/lib/wire.ts"""
    structs = [*BEFORE_A_TABLE, *FROM_BROWSER, *PARTS, *TO_BROWSER]
    parts = [f"export type {name} = {typescript.shown(hint)};" for name, hint in WORDS.items()]
    parts += [typescript.interface(struct) for struct in structs]
    parts.append(typescript.alias("FromBrowser", FROM_BROWSER))
    parts.append(typescript.alias("FromServer", TO_BROWSER))
    return typescript.module("src/tischlein/server/wire.py", parts)


def view_of(game: Game) -> type[msgspec.Struct]:
    """The struct that a game's view function says it returns."""
    view = typing.get_type_hints(game.view).get("return")
    assert isinstance(view, type) and issubclass(view, msgspec.Struct), (
        f"{game.id}: the view function must be annotated with the struct that it returns"
    )
    return view


def view_types(game: Game) -> str:
    """src/tischlein/games/<game>/board/types.ts"""
    structs = typescript.structs_in(view_of(game))
    return typescript.module(f"src/tischlein/games/{game.id}/views.py", map(typescript.interface, structs))


def protocol() -> str:
    """docs/protocol.md"""
    lines = [
        "# The protocol",
        "",
        "Generated from `src/tischlein/server/wire.py` and `endpoints.py` by `make types`. Change it there.",
        "",
        *_paragraphs(wire.__doc__ or ""),
        "## Addresses",
        "",
        "Bodies are JSON with the content type `application/json`. A refusal has the shape of `Refused`, with an empty",
        "`command`, and a status of 400 (not possible), 401 (no session), 403 (not from our pages), 404 (not there),",
        "413 (too large), 429 (too fast) or 503 (nothing can be written just now).",
        "",
        "| method | address | takes | gives | |",
        "|---|---|---|---|---|",
        *[f"| {e.method} | `{e.path}` | {e.takes} | {e.gives} | {e.sentence} |" for e in ENDPOINTS],
        "| WebSocket | `/ws/{code}` | FromBrowser | FromServer | Everything at a table. |",
        "",
        "## Why a connection was closed",
        "",
        "| code | reason | |",
        "|---|---|---|",
        *[f"| {code} | `{reason}` | {sentence} |" for code, (reason, sentence) in CLOSE_CODES.items()],
        "",
    ]
    lines += _chapter("Before a table", BEFORE_A_TABLE)
    lines += _chapter("From the browser", FROM_BROWSER)
    lines += _chapter("To the browser", TO_BROWSER)
    lines += _chapter("Parts of messages", PARTS)
    return "\n".join(lines).rstrip() + "\n"


def _paragraphs(text: str) -> list[str]:
    return [*text.strip().splitlines(), ""]


def _chapter(title: str, structs: list[typescript.StructType]) -> list[str]:
    lines = [f"## {title}", ""]
    for struct in structs:
        lines += [f"### {struct.__name__}", ""]
        if typescript.sentence(struct):
            lines += ["```text", *typescript.sentence(struct).splitlines(), "```", ""]
        lines += ["| field | type |", "|---|---|"]
        config = struct.__struct_config__
        if config.tag is not None:
            lines.append(f"| `{config.tag_field}` | `'{config.tag}'` |")
        for field, hint in typescript.hints(struct).items():
            note = " (may be left out)" if field in typescript.optional_fields(struct) else ""
            shown = typescript.shown(hint).replace("|", "\\|")
            lines.append(f"| `{field}` | `{shown}`{note} |")
        lines.append("")
    return lines


def pages() -> dict[Path, str]:
    """Every generated file with what belongs in it."""
    found = {ROOT / "docs/protocol.md": protocol(), ROOT / "web/src/lib/wire.ts": messages()}
    for game in catalog.games().values():
        folder = ROOT / "src/tischlein/games" / game.id
        if folder.is_dir():
            found[folder / "board/types.ts"] = view_types(game)
    return found


def stale() -> list[Path]:
    """The generated files that are not what would be written now."""
    return [path for path, text in pages().items() if not path.is_file() or path.read_text(encoding="utf-8") != text]


def write() -> None:
    for path, text in pages().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        late = [str(path.relative_to(ROOT)) for path in stale()]
        if late:
            sys.stderr.write(f"not up to date: {', '.join(late)} (make types writes them)\n")
        return 1 if late else 0
    write()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
