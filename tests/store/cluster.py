"""A real PostgreSQL for tests: a cluster of its own in a folder of its own, that is gone afterwards."""

import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path

import psycopg

PLACES = [*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True), Path("/usr/local/bin"), Path("/usr/bin")]
SETTINGS = {
    "listen_addresses": "",
    "fsync": "on",
    "synchronous_commit": "on",
    "shared_buffers": "16MB",
    "max_connections": "200",
    "logging_collector": "off",
}
MISSING = (
    "PostgreSQL is missing, so half of what stores promise is not tested. Please install it, on Debian or Ubuntu: "
    "sudo apt-get install postgresql (make test does it when it may)"
)


def program(name: str) -> str:
    found = [place / name for place in PLACES if (place / name).is_file()]
    assert found, MISSING
    return str(found[0])


def owner() -> str | None:
    """PostgreSQL refuses to run as root, so then somebody else must."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


class Cluster:
    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="tischlein-pg-"))
        self._user = owner()
        if self._user is not None:
            shutil.chown(self.folder, self._user)
        self._made = 0
        data = str(self.folder / "data")
        self._run(program("initdb"), "-D", data, "-U", "postgres", "--auth=trust", "--no-sync", "-E", "UTF8")
        self.start()

    def _run(self, *called: str) -> None:
        environment = {**os.environ, "LC_ALL": "C.UTF-8"}
        done = subprocess.run(
            called, user=self._user, cwd=self.folder, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def _control(self, *words: str) -> None:
        log = str(self.folder / "log")
        self._run(program("pg_ctl"), "-D", str(self.folder / "data"), "-l", log, "-w", "-t", "120", *words)

    def start(self) -> None:
        settings = " ".join(f"-c {name}='{value}'" for name, value in SETTINGS.items())
        self._control("-o", f"-k {self.folder} {settings}", "start")

    def stop(self, how: str = "fast") -> None:
        self._control("-m", how, "stop")

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """The address of an empty database."""
        self._made += 1
        name = f"tischlein_{self._made}"
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def end(self) -> None:
        self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)
