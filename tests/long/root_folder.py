"""A root file system in a folder, in which commands run as in a container: own processes, own mounts, own network."""

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterable
from pathlib import Path
from shlex import join, quote
from typing import Final, NamedTuple

NEEDED: Final = ("mmdebstrap", "unshare", "nsenter", "chroot", "mount", "ip", "cp")
RELEASE: Final = Path("/etc/os-release")
SOURCES: Final = (Path("/etc/apt/sources.list.d/debian.sources"), Path("/etc/apt/sources.list"))
# What this machine knows about ways to packages. A copy is lent to a command that installs: installing ca-certificates,
# for one, writes into /etc/ssl/certs.
LENT: Final = ("/etc/resolv.conf", "/etc/hosts", "/etc/ssl/certs", "/etc/pip.conf")
LENT_OF_HOME: Final = (".config/pip/pip.conf", ".pip/pip.conf", ".npmrc")
PASSED_ON: Final = re.compile(r"(pip|npm_config|ssl|requests|curl|node_extra)_\w+|\w+_proxy", re.IGNORECASE)
HOME: Final = "/root"
PATH: Final = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


def why_not() -> str:
    """A sentence about what is missing here, or nothing."""
    missing = [name for name in NEEDED if shutil.which(name) is None]
    if missing:
        return f"A root file system needs {', '.join(missing)} (Debian: apt-get install mmdebstrap iproute2)."
    if os.geteuid() != 0:
        return "A root file system is made and entered by root only."
    if "ID=debian" not in RELEASE.read_text(encoding="utf-8").split():
        return "A root file system is made of this machine's own packages, and this is no Debian."
    return ""


def make_base(folder: Path, packages: Iterable[str]) -> None:
    """Of the Debian that runs here, from where its packages come from here."""
    (suite,) = re.findall(r"^VERSION_CODENAME=(\w+)$", RELEASE.read_text(encoding="utf-8"), re.MULTILINE)
    source = next(path for path in SOURCES if path.is_file() and path.read_text(encoding="utf-8").strip())
    included = f"--include={','.join(packages)}"
    subprocess.run(["mmdebstrap", "--quiet", "--variant=minbase", included, suite, folder, source], check=True)


def lent() -> list[tuple[Path, str]]:
    """What is here, and where a copy of it is to be there."""
    shown = [(Path(name), name) for name in LENT] + [(Path.home() / name, f"{HOME}/{name}") for name in LENT_OF_HOME]
    return [(path, there) for path, there in shown if path.exists()]


def folders_of_packages() -> list[Path]:
    """Some machines have packages in folders that pip's settings name: those, or what is around an index."""
    settings = [path.read_text(encoding="utf-8") for path, _ in lent() if path.name == "pip.conf"]
    told = " ".join([*settings, *[value for name, value in os.environ.items() if name.startswith("PIP_")]])
    named = {Path(name) for name in re.findall(r"(?:^|[\s=]|file://)(/[\w./-]+)", told)}
    return sorted({path.parent if path.name == "simple" else path for path in named if path.is_dir()})


class Place(NamedTuple):
    """Where in the folder, and as whom, something runs."""

    user: str = "root"
    folder: str = "/"
    environment: tuple[tuple[str, str], ...] = ()


class RootFolder:
    def __init__(self, path: Path) -> None:
        self.path: Path = path

    def copy_from(self, other: "RootFolder") -> None:
        subprocess.run(["cp", "-a", other.path, self.path], check=True)

    def megabytes(self) -> int:
        told = subprocess.run(["du", "-sm", self.path], capture_output=True, text=True, check=True)
        return int(told.stdout.split()[0])

    def install(self, command: str, place: Place) -> None:
        """With the network and what leads to packages."""
        passed_on = {name: value for name, value in os.environ.items() if PASSED_ON.fullmatch(name)}
        called = self.entered(["sh", "-ec", command], place, passed_on)
        with tempfile.TemporaryDirectory(prefix="lent-") as copies:
            mounts = self._lend(Path(copies))
            script = [*isolated(), "sh", "-ec", self._begin(mounts, called)]
            done = subprocess.run(script, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{command}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"

    def serve(self, command: list[str], place: Place, log: Path) -> subprocess.Popen[bytes]:
        """Without any network but its own. The command is the first process there, as in a container."""
        called = self._begin(["ip link set lo up"], self.entered(command, place, {}))
        with log.open("ab") as told:
            return subprocess.Popen([*isolated(), "--net", "sh", "-ec", called], stdout=told, stderr=told)

    def entered(self, command: list[str], place: Place, passed_on: dict[str, str]) -> list[str]:
        """As somebody with no further group, and with nothing of this machine's environment but what is named."""
        known = {"PATH": PATH, "HOME": HOME if place.user == "root" else "/", **passed_on, **dict(place.environment)}
        named = [f"{name}={value}" for name, value in known.items()]
        gone_to = ["sh", "-c", 'cd "$0" && exec "$@"', place.folder]
        who = ["--groups=", f"--userspec={place.user}:{place.user}"]
        return ["chroot", *who, str(self.path), "env", "-i", *named, *gone_to, *command]

    def _begin(self, preparations: list[str], called: list[str]) -> str:
        mounted = f"mount -t proc proc {quote(str(self.path / 'proc'))}"
        return "\n".join([mounted, *preparations, f"exec {join(called)}"])

    def _lend(self, copies: Path) -> list[str]:
        """Nothing of this machine can be written to from inside."""
        mounts = []
        for number, (path, there) in enumerate(lent()):
            copied = copies / str(number)
            if path.is_dir():
                shutil.copytree(path, copied, ignore_dangling_symlinks=True)
            else:
                shutil.copy(path, copied)
            mounts.append(f"mount --bind {quote(str(copied))} {quote(str(self._room_for(copied, there)))}")
        for path in folders_of_packages():
            target = quote(str(self._room_for(path, str(path))))
            mounts += [f"mount --bind {quote(str(path))} {target}", f"mount -o remount,bind,ro {target}"]
        return mounts

    def _room_for(self, path: Path, there: str) -> Path:
        """What it is mounted upon has to exist, and stays behind empty."""
        target = self.path / there.lstrip("/")
        (target if path.is_dir() else target.parent).mkdir(parents=True, exist_ok=True)
        if not path.is_dir():
            target.touch()
        return target


def isolated() -> list[str]:
    return ["unshare", "--mount", "--pid", "--fork", "--kill-child"]
