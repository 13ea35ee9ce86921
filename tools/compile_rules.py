"""Compiles the rules: a copy of the package with native modules beside their sources.

    python tools/compile_rules.py build/compiled              makes build/compiled/tischlein, interpreted if it must be
    python tools/compile_rules.py build/compiled --require    fails where the rules cannot be compiled

Nothing is ever compiled inside src/: a native module shadows its source, and edits would be silently ignored.
"""

from __future__ import annotations

import argparse
import compileall
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "tischlein"
NATIVE = (".so", ".pyd")
SKIPPED_FOLDERS = {"__pycache__", "board", "research"}
# What is compiled is said by the folder. The lobby and the wire read annotations at run time, so a game's views and its
# value stay interpreted; of server and store it is what every move goes through, where nothing may wait
# (docs/decisions/0009-what-a-move-costs.md).
COMPILED_FOLDERS = (
    "core",
    "kit",
    "bots",
    "games/*/rules",
    "games/*/position",
    "games/*/bot",
    "server/move",
    "store/writer",
)
# The same holds for the cards that views show.
READ_AT_RUN_TIME = ("tischlein/kit/faces.py",)
# What stays interpreted, and whose types the compiled modules build on.
READ_WHILE_COMPILING = ("games/**/*.py", "wire/*.py", "store/*.py", "server/*.py")
# Nobody outside the library calls or replaces its functions, so the C compiler may inline them: about 5 % faster.
INLINING = "" if sys.platform == "win32" else "-fvisibility=hidden -fno-semantic-interposition"
# Says what the copy was made of. Written last: whoever finds it finds a whole copy.
STAMP = "rules.stamp"
COMPILED, INTERPRETED = "compiled", "interpreted"
INTERPRETED_PREFIX = "the rules run interpreted (same play, slower strong opponents): "


class NotCompiled(Exception):
    """Why the rules run interpreted, in one sentence."""


def rule_modules(package: Path) -> list[Path]:
    """The modules that are compiled, relative to the folder above the package, in a fixed order."""
    folders = [folder for pattern in COMPILED_FOLDERS for folder in sorted(package.glob(pattern))]
    found = [path for folder in folders for path in sorted(folder.rglob("*.py")) if path.name != "__init__.py"]
    modules = [path.relative_to(package.parent) for path in found]
    return [module for module in modules if module.as_posix() not in READ_AT_RUN_TIME]


def files_of(package: Path) -> list[Path]:
    """Every file that belongs into the copy, relative to the package."""
    found: list[Path] = []
    for folder, folders, names in os.walk(package):
        folders[:] = sorted(set(folders) - SKIPPED_FOLDERS)
        inside = Path(folder).relative_to(package)
        found += [inside / name for name in sorted(names) if not name.endswith((*NATIVE, ".pyc"))]
    return found


def copy_changed(source: Path, target: Path) -> None:
    """Makes target hold the files of source; what is there already with the same content stays untouched."""
    wanted = files_of(source)
    for name in wanted:
        before, after = source / name, target / name
        if same(before, after):
            continue
        after.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(before, after)
    for name in set(files_of(target)) - set(wanted):
        (target / name).unlink()


def same(before: Path, after: Path) -> bool:
    if not after.is_file():
        return False
    old, new = before.stat(), after.stat()
    if old.st_size != new.st_size:
        return False
    return old.st_mtime_ns == new.st_mtime_ns or before.read_bytes() == after.read_bytes()


def fingerprint(package: Path) -> str:
    """Changes when the result of compiling could change: sources, these scripts, interpreter, compiler's presence."""
    digest = hashlib.sha256()
    sources = [SOURCE.parent / name for name in rule_modules(package)]
    scripts = [Path(__file__).resolve(), Path(__file__).resolve().with_name("mypyc_group.py")]
    read = [path for pattern in READ_WHILE_COMPILING for path in sorted(package.glob(pattern))]
    for path in [*scripts, *sources, *[path for path in read if "tests" not in path.parts]]:
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    digest.update(f"{sys.version}{sysconfig.get_platform()}{compiler()}".encode())
    return digest.hexdigest()


def compiler() -> str | None:
    """The C compiler that setuptools will call, or None."""
    if sys.platform == "win32":
        return shutil.which("cl")
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(named.split()[0])


def compile_modules(workshop: Path) -> list[Path]:
    """Compiles the sources in the workshop as one group; returns the native modules it made."""
    if compiler() is None:
        raise NotCompiled("no C compiler found, for example Debian's gcc")
    (workshop / STAMP).unlink(missing_ok=True)
    remove_natives(workshop)
    group = Path(__file__).with_name("mypyc_group.py")
    made = subprocess.run(
        [sys.executable, str(group), *map(str, rule_modules(workshop / "tischlein"))],
        cwd=workshop,
        env={**os.environ, "CFLAGS": f"{INLINING} {os.environ.get('CFLAGS', '')}"},
        capture_output=True,
        text=True,
        check=False,
    )
    log = workshop / "compile.log"
    log.write_text(made.stdout + made.stderr, encoding="utf-8")
    if made.returncode:
        lines = [line for line in (made.stdout + made.stderr).splitlines() if "error" in line.lower()]
        raise NotCompiled(f"compiling failed ({(lines or ['see the log'])[0].strip()}); whole story in {log}")
    return relative_natives(workshop)


def natives_made_of(workshop: Path, sources: str) -> list[Path]:
    """What was compiled of these very sources before, for another target: a wheel beside the copy that tests run on."""
    return relative_natives(workshop) if verdict_on(workshop, sources)[0] == COMPILED else []


def relative_natives(workshop: Path) -> list[Path]:
    return sorted(path.relative_to(workshop) for path in natives_of(workshop))


def natives_of(folder: Path) -> list[Path]:
    """The native modules of a package below this folder, and the library beside it that holds their code."""
    candidates = [*(folder / "tischlein").rglob("*"), *folder.glob("*")]
    return [path for path in candidates if path.suffix in NATIVE]


def remove_natives(folder: Path) -> None:
    for old in natives_of(folder):
        old.unlink()


def install_natives(workshop: Path, target: Path, natives: list[Path]) -> None:
    """Puts them there by renaming: a running server keeps the file it has loaded."""
    for name in natives:
        fresh = (target / name).with_suffix(".fresh")
        shutil.copy2(workshop / name, fresh)
        fresh.replace(target / name)


@contextmanager
def alone(lock: Path) -> Iterator[None]:
    """Two builds of one folder at the same time would write into each other's files."""
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("w") as held:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX)
        yield


def build(target: Path) -> str:
    """Brings target up to date; returns a sentence about it, or raises NotCompiled with target left interpreted."""
    workshop = target.with_name("mypyc")
    with alone(workshop.with_suffix(".lock")):
        return build_in(workshop, target)


def build_in(workshop: Path, target: Path) -> str:
    now = fingerprint(SOURCE)
    verdict, told = verdict_on(target, now)
    if verdict:
        put_copy(SOURCE, target)
    if verdict == COMPILED:
        return "rules compiled before, nothing changed"
    if verdict == INTERPRETED:
        raise NotCompiled(told)
    began = time.monotonic()
    copy_changed(SOURCE, workshop / "tischlein")
    try:
        natives = natives_made_of(workshop, now) or compile_modules(workshop)
    except NotCompiled as reason:
        replace_copy(workshop, target, [], f"{INTERPRETED} {now}\n{reason}")
        raise
    (workshop / STAMP).write_text(f"{COMPILED} {now}\n", encoding="utf-8")
    replace_copy(workshop, target, natives, f"{COMPILED} {now}\n")
    return f"rules compiled: {len(natives) - 1} modules in {time.monotonic() - began:.0f} s"


def verdict_on(target: Path, sources: str) -> tuple[str, str]:
    """Whether target holds these very sources COMPILED or INTERPRETED (and why), or "" for neither."""
    stamp = target / STAMP
    first, _, told = stamp.read_text(encoding="utf-8").partition("\n") if stamp.is_file() else ("", "", "")
    verdict, _, made_of = first.partition(" ")
    return (verdict, told) if made_of == sources else ("", "")


def put_copy(source: Path, target: Path) -> None:
    copy_changed(source, target / "tischlein")
    # Starting quickly needs byte code, also where Python is told not to write any while it runs.
    compileall.compile_dir(target / "tischlein", quiet=2)


def replace_copy(workshop: Path, target: Path, natives: list[Path], verdict: str) -> None:
    """From the workshop, as the sources may have changed meanwhile. The stamp goes first and comes back last."""
    (target / STAMP).unlink(missing_ok=True)
    remove_natives(target)
    put_copy(workshop / "tischlein", target)
    install_natives(workshop, target, natives)
    fresh = target / f"{STAMP}.fresh"
    fresh.write_text(verdict, encoding="utf-8")
    fresh.replace(target / STAMP)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("target", type=Path, help="folder that will hold the package, for example build/compiled")
    parser.add_argument("--require", action="store_true", help="fail where the rules cannot be compiled")
    chosen = parser.parse_args()
    target = chosen.target.resolve()
    try:
        print(build(target), flush=True)
    except NotCompiled as reason:
        print(f"{INTERPRETED_PREFIX}{reason}", flush=True)
        return 1 if chosen.require else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
