"""Makes what researchers read of every game: its kept layout, where there is none yet, and its page.

python tools/research.py                 the pages, and layouts of games that have none
python tools/research.py GAME            the layout of this game anew, with the next version if it has changed
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from tischlein.catalog import games
from tischlein.core.game import Game
from tischlein.lab.observations.layout import Layout, kept_layout, write_layout
from tischlein.lab.observations.research_pages import page, results_in
from tischlein.lab.observations.survey import survey

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "tischlein" / "games"
MATCHES = 2


def fresh_layout(game: Game, old: Layout | None) -> Layout:
    """The layout as matches show it now. It keeps its version unless something has changed."""
    version = 1 if old is None else old.version
    layout = survey(game, MATCHES, version)
    if old is not None and layout != old:
        return msgspec.structs.replace(layout, version=version + 1)
    return layout


def main(chosen: list[str]) -> None:
    for game in games().values():
        folder = GAMES / game.id
        layout = kept_layout(folder)
        if layout is None or game.id in chosen:
            layout = fresh_layout(game, layout)
            write_layout(folder, layout)
        path = folder / "research" / "README.md"
        path.parent.mkdir(exist_ok=True)
        old = path.read_text(encoding="utf-8") if path.is_file() else ""
        path.write_text(page(game, layout, results_in(old)), encoding="utf-8")
        print(f"{path.relative_to(ROOT)}: {game.id}_v{layout.version}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
