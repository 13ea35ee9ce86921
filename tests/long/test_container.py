"""The container without a registry: the commands of deploy/Containerfile, carried out upon Debian's own packages.

No engine and no image is needed, but a Debian, root, mmdebstrap, and a way to packages. The unit of systemd is looked
at where its program then lies.
"""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.faults.service import children_of
from tests.long.containerfile import Stage, named_and_value, read
from tests.long.root_folder import Place, RootFolder, make_base, why_not

pytestmark = pytest.mark.long

ROOT = Path(__file__).resolve().parents[2]
UNIT = ROOT / "deploy" / "tischlein.service"
NOT_SENT = [line for line in (ROOT / ".dockerignore").read_text().splitlines() if line and not line.startswith("#")]
BUILD = {"BASE": "debian-python", "DEBIAN_PYTHON": "python3-venv python3-dev"}
PORT = 8000
ENOUGH = 60.0
# Of 10; "OK" begins at 5. What was reached once is kept.
EXPOSURE = 2.0


class Image(NamedTuple):
    root: RootFolder
    stage: Stage
    place: Place
    megabytes_of_base: int


def is_sent(path: Path) -> bool:
    return str(path.relative_to(ROOT)) not in NOT_SENT and path.name != "__pycache__"


def send_sources(target: Path) -> None:
    def left_out(folder: str, names: list[str]) -> set[str]:
        return {name for name in names if not is_sent(Path(folder) / name)}

    shutil.copytree(ROOT, target, symlinks=True, ignore=left_out, dirs_exist_ok=True)


def build(stage: Stage, root: RootFolder, built: dict[str, RootFolder]) -> Place:
    """Carries out a stage, and returns as whom and with what its command will run."""
    place = Place()
    for word, rest in stage.steps:
        if word in ("ENV", "ARG"):
            place = place._replace(environment=(*place.environment, named_and_value(rest)))
        elif word == "USER":
            place = place._replace(user=rest)
        elif word == "WORKDIR":
            place = place._replace(folder=rest)
            (root.path / rest.lstrip("/")).mkdir(parents=True, exist_ok=True)
        elif word == "RUN":
            root.install(rest, place)
        elif word == "COPY":
            copy(rest.split(), root.path / place.folder.lstrip("/"), root, built)
    return place


def copy(words: list[str], here: Path, root: RootFolder, built: dict[str, RootFolder]) -> None:
    if words[0].startswith("--from="):
        origin, source, target = built[words[0].removeprefix("--from=")], words[1], words[2]
        shutil.copytree(origin.path / source.lstrip("/"), root.path / target.lstrip("/"), symlinks=True)
        return
    assert words == [".", "."], "the sources are all that is sent"
    send_sources(here)


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Image:
    if reason := why_not():
        pytest.skip(reason)
    folder = tmp_path_factory.mktemp("container")
    base = RootFolder(folder / "base")
    try:
        make_base(base.path, ["python3"])
    except subprocess.CalledProcessError:
        pytest.skip("Debian's packages cannot be had here (mmdebstrap says why).")
    first, last = read((ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8"), BUILD)
    assert {first.base, last.base} == {BUILD["BASE"]}
    builder, root = RootFolder(folder / "build"), RootFolder(folder / "image")
    builder.copy_from(base)
    build(first, builder, {})
    root.copy_from(base)
    place = build(last, root, {first.name: builder})
    return Image(root, last, place, base.megabytes())


class Container:
    """What runs from the image, with no way to anywhere."""

    def __init__(self, image: Image, folder: Path) -> None:
        self._image = image
        self._log = folder / "log.txt"
        self._process = image.root.serve(image.stage.call("ENTRYPOINT"), image.place, self._log)
        self.first = self._first_process()

    def _first_process(self) -> int:
        gives_up_at = time.monotonic() + ENOUGH
        while not (found := children_of(self._process.pid)) and time.monotonic() < gives_up_at:
            time.sleep(0.01)
        return found[0]

    def inside(self, command: list[str]) -> str:
        """Of this machine, in the network of the container only."""
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*sys.path, str(ROOT)])}
        called = ["nsenter", f"--net=/proc/{self.first}/ns/net", *command]
        done = subprocess.run(called, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{done.stderr[-3000:]}\n{self._log.read_text()[-3000:]}"
        return done.stdout

    def is_visited(self, kept: Path) -> None:
        self.inside([sys.executable, "-m", "tests.long.visitor", str(PORT), str(kept)])

    def users(self) -> set[str]:
        """Of all its processes, as numbers."""
        pids = [self.first, *children_of(self.first)]
        return {Path(f"/proc/{pid}/status").read_text().partition("Uid:")[2].split()[0] for pid in pids}

    def end(self) -> int:
        """The first process of a container hears no signal before it heeds it: one that never came so far is killed."""
        os.kill(self.first, signal.SIGTERM)
        try:
            return self._process.wait(ENOUGH)
        except subprocess.TimeoutExpired:
            self._process.kill()
            return self._process.wait()


@pytest.fixture
def containers(image: Image, tmp_path: Path) -> Iterator[list[Container]]:
    running: list[Container] = []
    yield running
    for container in running:
        container.end()


def test_the_image_serves_without_a_network_and_keeps_its_volume(
    image: Image, tmp_path: Path, containers: list[Container]
) -> None:
    kept = tmp_path / "kept.json"
    container = Container(image, tmp_path)
    containers.append(container)
    container.is_visited(kept)
    assert container.inside(["ip", "-brief", "address"]).split()[0] == "lo"
    assert "eth" not in container.inside(["ip", "-brief", "link"])
    assert "0" not in container.users(), "nothing runs as root"
    check = image.root.entered(image.stage.call("HEALTHCHECK"), image.place, {})
    container.inside(check)
    assert containers.pop().end() == 0, "it stops when it is told to"
    data = image.root.path / image.stage.only("VOLUME").lstrip("/")
    assert {path.stat().st_mode & 0o077 for path in [data, *data.iterdir()]} == {0}, "its owner's alone"
    containers.append(Container(image, tmp_path))
    containers[0].is_visited(kept)
    played = json.loads(kept.read_text(encoding="utf-8"))
    print(f"\n{image.root.megabytes()} MB, {image.megabytes_of_base} of them the base;", end=" ")
    print(f"{played['moves']} moves of {played['game']}")


def test_the_image_runs_on_compiled_rules_and_has_nothing_it_does_not_need(image: Image) -> None:
    package = next((image.root.path / "opt" / "tischlein" / "lib").glob("python3*")) / "site-packages"
    assert list((package / "tischlein" / "core").glob("match.cpython-*.so"))
    assert (package / "tischlein" / "static" / "index.html").is_file()
    assert not (package / "pip").exists()
    assert not (image.root.path / "source").exists()
    assert not (image.root.path / "usr" / "bin" / "gcc").exists()


def test_systemd_finds_nothing_wrong_with_the_unit(image: Image, tmp_path: Path) -> None:
    """Its program lies where the image has it; everything else is looked up on this machine."""
    if shutil.which("systemd-analyze") is None:
        pytest.skip("There is no systemd-analyze here.")
    unit = tmp_path / UNIT.name
    text = UNIT.read_text(encoding="utf-8")
    unit.write_text(text.replace("ExecStart=", f"ExecStart={image.root.path}"), encoding="utf-8")
    command = ["systemd-analyze", "verify", "--man=no", str(unit)]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (found.returncode, found.stdout + found.stderr) == (0, "")


def test_the_unit_is_hardened() -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("There is no systemd-analyze here.")
    told = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--no-pager", str(UNIT)],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    (exposure,) = re.findall(r"exposure level for \S+: ([\d.]+)", told)
    print(f"\nexposure {exposure} of 10")
    assert float(exposure) <= EXPOSURE
