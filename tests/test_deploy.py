"""What lies in deploy/ calls commands and copies files that exist. Nobody starts it here, so it must not drift."""

import configparser
import json
import re
import shlex
from pathlib import Path
from types import SimpleNamespace

import click
import compile_rules
import pytest

import hatch_build
from tischlein.cli import commands
from tischlein.server.process.startup import DAMAGED

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
    assert f"127.0.0.1:{context.params['port']}/healthz" in CONTAINER


def test_an_outage_of_the_database_does_not_restart_the_container() -> None:
    (check,) = re.findall(r"^HEALTHCHECK .*$", CONTAINER, re.MULTILINE)
    assert "/healthz" in check and "/readyz" not in check


def test_the_container_is_built_upon_one_release_only() -> None:
    bases = re.findall(r"^FROM (\S+)", CONTAINER, re.MULTILINE)
    assert bases == ["${BASE}", "${BASE}"]
    assert re.search(r"^ARG BASE=docker\.io/library/python:3\.\d+\.\d+-slim-[a-z]+$", CONTAINER, re.MULTILINE)


def test_what_is_in_the_volume_is_its_owners() -> None:
    assert re.search(r"install -d -m 0700 -o (\w+) -g \1 /data", CONTAINER)
    assert unit()["Service"]["UMask"] == "0077"
    assert unit()["Service"]["StateDirectoryMode"] == "0700"


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> hatch_build.CustomBuildHook:
    """The hook of the build, on a machine where the rules cannot be compiled."""

    def fail(_: Path) -> str:
        raise compile_rules.NotCompiled("no C compiler found")

    monkeypatch.setattr(compile_rules, "build", fail)
    app = SimpleNamespace(display_warning=print, display_info=print)
    return hatch_build.CustomBuildHook(str(ROOT), {}, None, None, "", "wheel", app)  # type: ignore[arg-type]


def test_the_containers_build_fails_where_compiling_fails(
    hook: hatch_build.CustomBuildHook, monkeypatch: pytest.MonkeyPatch
) -> None:
    (name, value) = re.findall(r"(TISCHLEIN_REQUIRE_COMPILED)=(\d) \S*python -m build", CONTAINER)[0]
    monkeypatch.setenv(name, value)
    with pytest.raises(RuntimeError, match="no C compiler found"):
        hook.add_compiled_rules({})


def test_anybody_elses_build_goes_on_with_interpreted_rules(
    hook: hatch_build.CustomBuildHook, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv(hatch_build.REQUIRE, raising=False)
    hook.add_compiled_rules({})
    assert "no C compiler found" in capsys.readouterr().out


def test_the_service_has_bounds_and_is_not_started_again_on_a_damaged_database() -> None:
    service = unit()["Service"]
    assert int(service["LimitNOFILE"]) >= 65536
    assert int(service["RestartPreventExitStatus"]) == DAMAGED
    assert service["OOMPolicy"] == "continue", "else the supervisor would be stopped with the worker that was too large"
    assert service["MemoryMax"] == "2G" and service["MemoryHigh"] == "1536M"


def test_the_container_is_made_of_files_that_exist() -> None:
    copied = [line.split()[1] for line in CONTAINER.splitlines() if line.startswith("COPY ") and "--from" not in line]
    assert copied
    assert [name for name in copied if not (ROOT / name).exists()] == []


def test_every_setting_that_is_named_is_read() -> None:
    named = set(re.findall(r"TISCHLEIN_[A-Z_]+", CONTAINER + UNIT.read_text(encoding="utf-8")))
    known = set(re.findall(r"TISCHLEIN_[A-Z_]+", SETTINGS)) | {"TISCHLEIN_DATABASE", hatch_build.REQUIRE}
    assert named <= known


def test_the_page_about_hosting_names_no_setting_that_nobody_reads() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    sources = [*(ROOT / "src").rglob("*.py"), ROOT / "hatch_build.py"]
    read = "".join(path.read_text(encoding="utf-8") for path in sources)
    assert [name for name in set(re.findall(r"TISCHLEIN_[A-Z_]+", page)) if name not in read] == []
