"""`tischlein new-game` and `build-board`: for who writes a game in a package of its own."""

from pathlib import Path

import click
import platformdirs

from tischlein import boards, new_game, node
from tischlein.wire import codegen


@click.command("new-game")
@click.argument("name")
@click.option(
    "--to",
    "parent",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    default=".",
    help="Where its folder is made.  [default: here]",
)
def begin_game(name: str, parent: Path) -> None:
    """Begin a game in a package of its own.

    NAME is the game's id. The package plays at once, being the teaching game of docs/adding-a-game.md under your name;
    now replace it, piece by piece, and keep it playing.

    \b
    Example: tischlein new-game my_game
    """
    try:
        folder = new_game.make_package(name, parent)
    except new_game.NotMade as reason:
        raise click.ClickException(str(reason)) from reason
    click.echo(f"{folder} is a whole game. To play it while you write (docs/adding-a-game.md):")
    for line in (f"cd {folder}", 'pip install -e ".[test]"', "tischlein play --reload", f"tischlein check {name}"):
        click.echo(f"  {line}")


@click.command("build-board")
@click.argument("folder", type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.option("--check", is_flag=True, help="Build nothing; fail where the board was changed since it was built.")
@click.option(
    "--modules",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="A node_modules that has the compiler.  [default: fetched once into your cache folder]",
)
def build_board(folder: Path, check: bool, modules: Path | None) -> None:
    """Build the board of a game that comes in a package of its own.

    FOLDER is the game's, with `board/` in it; `built_board/` is made beside it. Where the package is installed, the
    types of its view are written first, into `board/types.ts`.

    \b
    Example: tischlein build-board src/my_game
    """
    folder = folder.resolve()
    if check:
        if not boards.is_built(folder):
            raise click.ClickException(f"{folder / 'built_board'} is not what board/ would give: build it anew")
        click.echo("The board is built of what it is written in.")
        return
    game = boards.game_in(folder)
    if game is None:
        click.echo(f"No installed game lies in {folder}: board/types.ts stays as it is (pip install -e . first).")
    else:
        (folder / "board" / "types.ts").write_text(codegen.view_types(game), encoding="utf-8")
    click.echo(build(folder, modules))


def build(folder: Path, modules: Path | None) -> str:
    try:
        chosen = modules or boards.find_modules(platformdirs.user_cache_path("tischlein", appauthor=False))
        parts = boards.build_board(folder, chosen.resolve())
    except (boards.NotBuilt, node.NodeMissing) as reason:
        raise click.ClickException(str(reason)) from reason
    return f"{folder / 'built_board'}: {', '.join(parts)}"
