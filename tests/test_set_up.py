"""`make play`: what it starts on, what it compiles beside the table, and what it says about it."""

import signal
import subprocess
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import NoReturn

import build_pages
import compile_rules
import install
import pytest
import set_up

from tischlein import doctor
from tischlein.compiled_copy import LOCK, CompiledCopy, named_in

pytestmark = pytest.mark.source

TOOLS = Path(set_up.__file__).parent
PRESENT = "the present sources"
PLAIN, NATIVE = Path("state.py"), Path("state.so")
LONGEST = 120.0


class Started:
    """What `make play` would have started."""

    def __init__(self) -> None:
        self.environment: dict[str, str] = {}
        self.beside: list[list[str]] = []

    def become(self, arguments: list[str], environment: dict[str, str]) -> NoReturn:
        self.environment = environment
        raise SystemExit

    def start_beside(self, called: list[str]) -> nullcontext[None]:
        self.beside.append(called)
        return nullcontext()


@pytest.fixture
def started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Started:
    started = Started()
    monkeypatch.setattr(set_up, "TARGET", tmp_path / "compiled")
    monkeypatch.setattr(set_up, "set_up", lambda: "set up before")
    monkeypatch.setattr(set_up, "become", started.become)
    monkeypatch.setattr(set_up, "start_beside", started.start_beside)
    monkeypatch.setattr(compile_rules, "fingerprint", lambda _: PRESENT)
    monkeypatch.setattr(compile_rules, "put_copy", lambda *_: None)
    return started


def stamp(folder: Path, text: str) -> CompiledCopy:
    folder.mkdir(exist_ok=True)
    (folder / compile_rules.STAMP).write_text(text, encoding="utf-8")
    return CompiledCopy(folder, PRESENT)


def play() -> None:
    with pytest.raises(SystemExit):
        set_up.play([])


@pytest.mark.parametrize("there", ["", "compiled older sources\n", "interpreted older sources\nno C compiler"])
def test_without_a_copy_of_these_sources_it_starts_at_once_and_compiles_beside(
    there: str, started: Started, capsys: pytest.CaptureFixture[str]
) -> None:
    if there:
        stamp(set_up.TARGET, there)
    play()
    assert started.environment["PYTHONPATH"] == str(set_up.ROOT / "src")
    assert named_in(started.environment) == CompiledCopy(set_up.TARGET, PRESENT)
    assert started.beside == [set_up.BESIDE]
    assert "compiled beside the table" in capsys.readouterr().out


def test_with_a_copy_of_these_sources_the_table_itself_is_compiled(
    started: Started, capsys: pytest.CaptureFixture[str]
) -> None:
    stamp(set_up.TARGET, f"compiled {PRESENT}\n")
    play()
    assert started.environment == {"PYTHONPATH": str(set_up.TARGET)}
    assert started.beside == []
    assert capsys.readouterr().out == "set up before; the rules are compiled\n"


def test_where_compiling_failed_before_it_says_why_and_does_not_try_again(
    started: Started, capsys: pytest.CaptureFixture[str]
) -> None:
    stamp(set_up.TARGET, f"interpreted {PRESENT}\nno C compiler found")
    play()
    assert started.environment["PYTHONPATH"] == str(set_up.ROOT / "src")
    assert started.beside == []
    assert "no C compiler found" in capsys.readouterr().out


def test_a_failed_build_is_told_in_one_sentence_and_remembered(
    started: Started, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "a-compiler-nobody-has")
    monkeypatch.setattr(compile_rules, "copy_changed", lambda *_: set_up.TARGET.mkdir(exist_ok=True))
    monkeypatch.setattr(set_up, "provide_compiler", lambda: None)
    monkeypatch.setattr(set_up, "end_with_parent", lambda: None)
    assert set_up.compile_beside() == 1
    said = capsys.readouterr().out
    assert said.count("\n") == 1 and "no C compiler found" in said
    copy = CompiledCopy(set_up.TARGET, PRESENT)
    assert (copy.is_ready(), copy.progress()) == (False, "failed")
    assert copy.why_not() in said


def test_a_copy_that_was_broken_off_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = stamp(tmp_path / "compiled", f"compiled {PRESENT}\n")
    (tmp_path / "workshop" / "tischlein").mkdir(parents=True)

    def broken_off(workshop: Path, target: Path, natives: list[Path]) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(compile_rules, "install_natives", broken_off)
    with pytest.raises(KeyboardInterrupt):
        compile_rules.replace_copy(tmp_path / "workshop", copy.folder, [], f"compiled {PRESENT}\n")
    assert not copy.is_ready()
    assert compile_rules.verdict_on(copy.folder, PRESENT) == ("", "")


def test_what_is_compiled_is_what_was_copied_before_and_not_what_was_edited_since(tmp_path: Path) -> None:
    (tmp_path / "workshop" / "tischlein").mkdir(parents=True)
    (tmp_path / "workshop" / "tischlein" / "rules.py").write_text("as compiled")
    copy = CompiledCopy(tmp_path / "compiled", PRESENT)
    compile_rules.replace_copy(tmp_path / "workshop", copy.folder, [], f"compiled {PRESENT}\n")
    assert (copy.folder / "tischlein" / "rules.py").read_text() == "as compiled"
    assert copy.is_ready()


# What compiles, the process it starts for that, and the table hold the same pipe: it ends when the last of them does.
COMPILES = """
import subprocess, set_up
def build(target):
    subprocess.run(["sh", "-c", "echo compiling; exec sleep 600"])
set_up.compile_rules.build = build
set_up.provide_compiler = lambda: None
set_up.compile_beside()
"""
PLAYS = """
import sys, set_up
beside = set_up.start_beside([sys.executable, "-c", sys.argv[1]])
set_up.become(["-c", "import time; time.sleep(600)"], {})
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there are other signals")
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_when_the_table_stops_compiling_stops_too(how: signal.Signals) -> None:
    called = [sys.executable, "-c", PLAYS, COMPILES]
    with subprocess.Popen(called, cwd=TOOLS, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as table:
        assert table.stdout is not None
        assert table.stdout.readline() == b"compiling\n"
        table.send_signal(how)
        rest, _ = table.communicate(timeout=LONGEST)
    assert rest == b""


@pytest.mark.skipif(sys.platform == "win32", reason="nothing to inherit there")
def test_when_compiling_is_done_it_says_so_and_ends_before_the_table() -> None:
    done = COMPILES.replace('subprocess.run(["sh", "-c", "echo compiling; exec sleep 600"])', 'return "done"')
    pipe, heard = subprocess.PIPE, subprocess.STDOUT
    with subprocess.Popen([sys.executable, "-c", done], cwd=TOOLS, stdin=pipe, stdout=pipe, stderr=heard) as beside:
        assert beside.stdout is not None
        said = beside.stdout.read().decode()
        assert beside.wait(LONGEST) == 0
    assert said.startswith("done; opponents think on them") and said.count("\n") == 1


def test_the_doctor_tells_on_what_opponents_think(tmp_path: Path) -> None:
    copy = CompiledCopy(tmp_path / "compiled", PRESENT)
    assert doctor.opponents(NATIVE, None).told == "think on compiled rules"
    assert doctor.opponents(PLAIN, None).verdict == "warning"
    assert "`make play` compiles them" in doctor.opponents(PLAIN, copy).told
    stamp(copy.folder, f"interpreted {PRESENT}\nno C compiler found")
    assert doctor.opponents(PLAIN, copy).told.endswith("because no C compiler found")
    stamp(copy.folder, f"compiled {PRESENT}\n")
    assert doctor.opponents(PLAIN, copy) == doctor.opponents(NATIVE, None)


@pytest.mark.skipif(sys.platform == "win32", reason="nobody can look at a lock there")
def test_the_doctor_sees_that_rules_are_being_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = CompiledCopy(tmp_path / "compiled", PRESENT)
    seen: list[str] = []

    def look(workshop: Path, target: Path) -> str:
        seen.append(doctor.opponents(PLAIN, copy).told)
        return ""

    monkeypatch.setattr(compile_rules, "build_in", look)
    compile_rules.build(copy.folder)
    assert (tmp_path / LOCK).exists()
    assert "being made" in seen[0]
    assert "being made" not in doctor.opponents(PLAIN, copy).told


def test_packages_are_installed_once_for_a_lock_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lock = tmp_path / "some.lock"
    lock.write_text("one==1")
    called: list[list[str]] = []
    monkeypatch.setattr(install, "DONE", tmp_path / "installed")

    def succeeds(command: list[str]) -> bool:
        called.append(command)
        return True

    monkeypatch.setattr(install, "succeeds", succeeds)
    assert install.install(str(lock)) and len(called) == 2, "is uv there, and the packages"
    assert install.install(str(lock)) and len(called) == 2
    lock.write_text("one==2")
    assert install.install(str(lock)) and len(called) == 4


def test_the_set_up_tells_where_time_went(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(install, "is_installed", lambda _: False)
    monkeypatch.setattr(install, "provide_uv", lambda: True)
    monkeypatch.setattr(build_pages, "is_built", lambda: True)
    monkeypatch.setattr(set_up, "timed", lambda work: 0.1 if work is set_up.provide_packages else 2.0)
    told = set_up.set_up()
    assert told.startswith("set up in ") and told.endswith(" s: installer 2 s, pages 2 s")
    assert "setting up" in capsys.readouterr().out
