"""Turns the given modules into one native group, in place; called by compile_rules.py in its workshop."""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

C_FOLDER = Path("c")
# Calls inside one C unit can be inlined. A game with very cheap moves gains from being beside the core and mypyc's
# runtime, and says so by this line in its __init__.py; the others are units of their own, for all processors.
BESIDE_THE_CORE = "# mypyc: in one C unit with the core"
CORE_UNIT = "core"
SERVER_UNIT = "server"
BEHIND_THE_RULES = {"server", "store"}


def is_beside_the_core(game: str) -> bool:
    written = Path("tischlein", "games", game, "__init__.py").read_text(encoding="utf-8")
    return any(line.startswith(BESIDE_THE_CORE) for line in written.splitlines())


def unit_of(source: str) -> str:
    """The unit of a C file; a module's is called __native_tischlein___games___GAME___rules___world.c for example."""
    parts = Path(source).stem.split("___")
    if len(parts) > 2 and parts[1] == "games" and not is_beside_the_core(parts[2]):
        return parts[2]
    return SERVER_UNIT if len(parts) > 2 and parts[1] in BEHIND_THE_RULES else CORE_UNIT


def join_into_units(library: Extension) -> None:
    """Replaces the C files of the modules and of mypyc's runtime by a few that include them."""
    units: dict[str, list[str]] = {}
    for source in library.sources:
        units.setdefault(unit_of(source), []).append(Path(source).name)
    library.sources = []
    for name, included in units.items():
        unit = C_FOLDER / f"unit_{name}.c"
        unit.write_text("".join(f'#include "{one}"\n' for one in included), encoding="utf-8")
        library.sources.append(str(unit))


class AllCores(build_ext):  # type: ignore[misc]  # setuptools tells no types
    """Compiles the C units of a library side by side."""

    def build_extensions(self) -> None:
        compile_one = self.compiler.compile

        def compile_all(sources: list[str], **settings: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: compile_one([source], **settings), sources)
                return [name for names in made for name in names]

        self.compiler.compile = compile_all
        super().build_extensions()


def main(modules: list[str]) -> None:
    # One group, one library: calls between rules, kit and core are plain C calls. Its name has no dot: the library must
    # lie above the package, or mypyc gives modules that import each other a wrong __file__.
    # Types are judged by `make check`; here mypy only has to understand them.
    options = ["--config-file=", "--namespace-packages", "--explicit-package-bases", "--python-version"]
    version = ".".join(map(str, sys.version_info[:2]))
    os.environ.setdefault("SOURCE_DATE_EPOCH", "1767225600")
    extensions = mypycify(
        [*options, version, *modules],
        opt_level="3",
        debug_level="0",
        group_name="tischlein_rules",
        target_dir=str(C_FOLDER),
        multi_file=True,
    )
    join_into_units(extensions[0])
    setup(
        name="tischlein-rules",
        ext_modules=extensions,
        cmdclass={"build_ext": AllCores},
        script_args=["build_ext", "--inplace", f"--build-temp={C_FOLDER}"],
    )


if __name__ == "__main__":
    main(sys.argv[1:])
