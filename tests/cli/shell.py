"""The command `tischlein` as a person types it."""

import json
from pathlib import Path

import pytest

from tests.some_games import FOR_TWO
from tischlein import cli

GAME = FOR_TWO


class Said:
    """What a command printed and how it ended."""

    def __init__(self, code: object, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


class Shell:
    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *arguments: str) -> Said:
        with pytest.raises(SystemExit) as ended:
            cli.main(list(arguments))
        said = self.capsys.readouterr()
        return Said(ended.value.code, said.out, said.err)


def edited(path: Path, **changes: object) -> str:
    record = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**record, **changes}), encoding="utf-8")
    return str(path)


# What it says about itself


def refused(tischlein: Shell, *arguments: str) -> str:
    said = tischlein(*arguments)
    assert said.code == 2
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    return said.err
