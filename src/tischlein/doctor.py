"""Looks whether everything is here that Tischlein needs, and says what to do where it is not."""

import os
import platform
import shutil
import sqlite3
import sys
from pathlib import Path
from typing import Final, Literal

import msgspec

from tischlein import __version__
from tischlein.compiled_copy import CompiledCopy, named_in
from tischlein.core import state as a_compiled_module
from tischlein.store import soundness

Verdict = Literal["well", "warning", "broken"]

LEAST_PYTHON: Final = (3, 11)
LEAST_SQLITE: Final = (3, 35, 0)
# Two connections that write at the same instant may damage the file (https://sqlite.org/wal.html#walresetbug).
WAL_RESET_FIXED: Final = (3, 51, 3)
DURABLE: Final = ("fsync", "full_page_writes")
LITTLE_SPACE: Final = 200 * 1024 * 1024
DATABASE: Final = "tischlein.db"
# Above this size only the structure is checked, not whether every index agrees with its table.
LARGE: Final = 256 * 1024 * 1024
CHECK_SECONDS: Final = 60.0
NATIVE: Final = {".so", ".pyd"}


class Finding(msgspec.Struct, frozen=True):
    subject: str
    verdict: Verdict
    told: str


def examine(folder: Path, database: str = "") -> list[Finding]:
    findings = [
        Finding("Tischlein", "well", __version__),
        python(sys.version_info[:3]),
        sqlite(sqlite3.sqlite_version_info),
        rules(Path(a_compiled_module.__file__ or "")),
        opponents(Path(a_compiled_module.__file__ or ""), named_in(os.environ)),
        data_folder(folder),
        space(folder),
        open_files(),
        games(),
        Finding("Node", "well", "not needed to play or to serve; only building the pages from source uses it"),
    ]
    return [*findings, postgresql(database) if database else matches(folder / DATABASE)]


def postgresql(database: str) -> Finding:
    try:
        import psycopg
    except ImportError:
        return Finding("PostgreSQL", "broken", "one package is missing: pip install 'tischlein[postgresql]'")
    try:
        with psycopg.connect(database, connect_timeout=5) as connection:
            version = str(connection.info.server_version // 10000)
            settings = {name: _shown(connection.execute(f"SHOW {name}").fetchone()) for name in DURABLE}
    except psycopg.Error as error:
        return Finding("PostgreSQL", "broken", f"cannot be reached: {str(error).strip()}")
    off = [name for name, setting in settings.items() if setting == "off"]
    if off:
        return Finding("PostgreSQL", "broken", f"{version}: {', '.join(off)} is off, so a power cut loses matches")
    return Finding("PostgreSQL", "well", f"{version}, on disk before it says so")


def _shown(row: tuple[object, ...] | None) -> str:
    return "" if row is None else str(row[0])


def python(version: tuple[int, ...]) -> Finding:
    told = f"{dotted(version)} ({platform.python_implementation()}, {platform.machine()})"
    if version < LEAST_PYTHON:
        return Finding("Python", "broken", f"{told}; install Python {dotted(LEAST_PYTHON)} or newer")
    return Finding("Python", "well", told)


def sqlite(version: tuple[int, ...]) -> Finding:
    if version < LEAST_SQLITE:
        return Finding("SQLite", "broken", f"{dotted(version)}; {dotted(LEAST_SQLITE)} or newer is needed")
    if version < WAL_RESET_FIXED:
        told = (
            f"{dotted(version)} has the WAL-reset bug (fixed in {dotted(WAL_RESET_FIXED)}), which can damage a database"
            " that two connections write at once. Tischlein writes with one; let no other program write to it"
        )
        return Finding("SQLite", "warning", told)
    return Finding("SQLite", "well", dotted(version))


def rules(module: Path) -> Finding:
    if module.suffix in NATIVE:
        return Finding("Rules", "well", "compiled")
    return Finding("Rules", "warning", "interpreted: everything works, and the table answers a little later")


def opponents(module: Path, copy: CompiledCopy | None) -> Finding:
    """They think on the rules of the table, or on a compiled copy beside it as soon as there is one."""
    if module.suffix in NATIVE or (copy is not None and copy.is_ready()):
        return Finding("Opponents", "well", "think on compiled rules")
    told = "think on interpreted rules: the strong ones longer or less far"
    if copy is None:
        return Finding("Opponents", "warning", told)
    why = {
        "being made": "; compiled ones are being made",
        "failed": f", because {copy.why_not()}",
        "not begun": "; `make play` compiles them beside the table",
    }
    return Finding("Opponents", "warning", told + why.get(copy.progress(), ""))


def data_folder(folder: Path) -> Finding:
    there = existing(folder)
    if not there.is_dir() or not os.access(there, os.W_OK | os.X_OK):
        return Finding("Data folder", "broken", f"{folder} cannot be written; choose another one with --data")
    return Finding("Data folder", "well", f"{folder}" if folder == there else f"{folder} (will be made)")


def matches(path: Path, seconds: float = CHECK_SECONDS) -> Finding:
    """Also while a server works with it: only looks."""
    subject, is_large = "Matches", False
    try:
        if path.exists():
            is_large = path.stat().st_size > LARGE
        verdict = soundness.examine(path, "quick_check" if is_large else "integrity_check", seconds)
        if verdict.complaint:
            # A server may have been started or stopped meanwhile.
            verdict = soundness.examine(path, "quick_check", seconds)
    except (OSError, sqlite3.Error) as error:
        return Finding(subject, "broken", f"{path} cannot be read: {getattr(error, 'strerror', None) or error}")
    if verdict.complaint:
        return Finding(subject, "broken", f"{path} {verdict.complaint}. {verdict.advice}")
    if not path.exists():
        return Finding(subject, "well", "none yet")
    if not verdict.is_finished:
        return Finding(subject, "warning", f"{path} was not checked to its end")
    return Finding(subject, "well", "whole" if not is_large else "whole in structure (the file is large)")


def space(folder: Path) -> Finding:
    free = shutil.disk_usage(existing(folder)).free
    told = f"{free / 1024**3:.1f} GiB free"
    if free < LITTLE_SPACE:
        return Finding("Disk", "broken", f"{told}: too little to keep matches safe")
    return Finding("Disk", "well", told)


def open_files() -> Finding:
    from tischlein.server.process import open_files as files

    files.raise_most_open_files()
    few = files.few_open_files(files.most_open_files())
    return Finding("Open files", "warning" if few else "well", few or "enough for every guest")


def games() -> Finding:
    from tischlein import catalog, packages
    from tischlein.bots import learned

    try:
        found = list(catalog.games())
    except Exception as error:  # noqa: BLE001 - whatever a game breaks with, the doctor names it and goes on
        return Finding("Games", "broken", f"a game cannot be loaded: {type(error).__name__}: {error}")
    if not found:
        return Finding("Games", "broken", "none found; the installation is incomplete")
    left_out = [f"the package {name} is left out: {why}" for name, why in catalog.left_out().items()]
    trouble = [told for told in map(packages.trouble_with, packages.packages().values()) if told]
    by_hand = [
        f"{name} {why}: its opponents judge by what is written by hand, a little weaker"
        for name, why in learned.set_aside().items()
    ]
    if left_out or trouble or by_hand:
        return Finding("Games", "warning", "; ".join([", ".join(found), *left_out, *trouble, *by_hand]))
    return Finding("Games", "well", ", ".join(found))


def existing(folder: Path) -> Path:
    """The folder, or the nearest one above it that is there."""
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    return folder


def dotted(version: tuple[int, ...]) -> str:
    return ".".join(str(part) for part in version)
