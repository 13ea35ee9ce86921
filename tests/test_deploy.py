"""What lies in deploy/ calls commands and copies files that exist. Nobody starts it here, so it must not drift."""

import configparser
import json
import re
import shlex
from pathlib import Path

import click
import pytest

from tischlein.cli import commands

pytestmark = pytest.mark.source

ROOT = Path(__file__).resolve().parent.parent
CONTAINER = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
UNIT = ROOT / "deploy" / "tischlein.service"
SETTINGS = (ROOT / "src" / "tischlein" / "server" / "process" / "startup.py").read_text(encoding="utf-8")


def unit() -> configparser.ConfigParser:
    read = configparser.ConfigParser(strict=True, interpolation=None)
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read_string(UNIT.read_text(encoding="utf-8"))
    return read


def parsed(call: list[str]) -> click.Context:
    """What the command line makes of it; raises where a command or an option is none."""
    name, *options = call
    command = commands.commands[name]
    return command.make_context(name, options)


def test_the_service_calls_a_command_that_exists() -> None:
    program, *call = shlex.split(unit()["Service"]["ExecStart"])
    assert Path(program).name == "tischlein"
    assert parsed(call).params["host"] == "127.0.0.1", "the proxy in front is on the same machine"


def test_the_service_keeps_its_matches_where_systemd_gives_it_a_folder() -> None:
    service = unit()["Service"]
    _, *call = shlex.split(service["ExecStart"])
    assert parsed(call).params["data"] == Path("/var/lib") / service["StateDirectory"]


def test_the_container_calls_a_command_that_exists() -> None:
    found = re.search(r"^ENTRYPOINT (.*)$", CONTAINER, re.MULTILINE)
    assert found is not None
    program, *call = json.loads(found[1])
    context = parsed(call)
    assert program == "tischlein"
    assert f"VOLUME {context.params['data']}" in CONTAINER, "what must stay is in the volume"
    assert f"EXPOSE {context.params['port']}" in CONTAINER
    assert f"127.0.0.1:{context.params['port']}/readyz" in CONTAINER


def test_the_container_is_made_of_files_that_exist() -> None:
    copied = [line.split()[1] for line in CONTAINER.splitlines() if line.startswith("COPY ") and "--from" not in line]
    assert copied
    assert [name for name in copied if not (ROOT / name).exists()] == []


def test_every_setting_that_is_named_is_read() -> None:
    named = set(re.findall(r"TISCHLEIN_[A-Z]+", CONTAINER + UNIT.read_text(encoding="utf-8")))
    known = set(re.findall(r"TISCHLEIN_[A-Z]+", SETTINGS)) | {"TISCHLEIN_DATABASE"}
    assert named <= known


def test_the_page_about_hosting_names_no_setting_that_nobody_reads() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    read = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))
    assert [name for name in set(re.findall(r"TISCHLEIN_[A-Z]+", page)) if name not in read] == []
