"""Records as tables of decisions: readable by others, and true."""

import json
from pathlib import Path

import numpy as np
import pandas as pd
import polars as pl
import pytest

from tests.coach.playing import begun
from tests.lab.variants import GAMES
from tests.some_games import FOR_TWO, IN_SECRET, short
from tischlein.catalog import find
from tischlein.coach.review import review
from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.core.record import write_record
from tischlein.core.refusal import Refusal
from tischlein.core.rng import Generator
from tischlein.lab.datasets import LINES, PARQUET, Row, export, import_records, read_rows, records_in, rows_of
from tischlein.lab.observations.encoding import encoding_of

KINDS = [LINES, PARQUET]
ALMOST_NOTHING = 1e-6


def played(game: str, seed: str, answers: int = 10_000) -> dict[str, object]:
    rules, luck = find(game), Generator(1)
    match = Match(rules, read_options(rules.options, short(game)), rules.seats[0], seed)
    while not match.is_over() and len(match.steps) < answers:
        seat = match.to_act()[0]
        legal = match.legal(seat)
        match.act(seat, legal[luck.roll(len(legal))])
    return write_record(match)


@pytest.fixture(scope="module")
def records() -> list[dict[str, object]]:
    return [played(game, "a seed") for game in GAMES]


@pytest.mark.parametrize("kind", KINDS)
def test_what_the_coach_says_is_beside_the_decisions_it_judged(tmp_path: Path, kind: str) -> None:
    game, target = find(FOR_TWO), tmp_path / f"reviewed{kind}"
    record = begun(game, 2, "dataset", answers=1, options=short(FOR_TWO))
    count = export([record], target, depth=ALMOST_NOTHING)
    rows, said = list(read_rows(target)), review(game, record, ALMOST_NOTHING)
    assert count == len(rows)
    judged = {one.moves_on - 1: one for one in said.decisions}
    assert judged
    assert {row.step for row in rows if row.value is not None} == set(judged)
    for seat in said.by_seat:
        own = [row for row in rows if row.seat == seat.seat and row.step in judged]
        assert sum(row.loss or 0.0 for row in own) == pytest.approx(seat.loss, abs=1e-5)
        assert sum(row.luck or 0.0 for row in own) == pytest.approx(seat.dealer, abs=1e-5)
        assert [row.value for row in own] == pytest.approx([judged[row.step].given for row in own], abs=1e-5)
    assert len(list(import_records(target))) == 1


def test_of_a_match_that_is_not_over_the_coach_says_nothing(tmp_path: Path) -> None:
    target = tmp_path / f"open{LINES}"
    export([played(FOR_TWO, "open", answers=3)], target, depth=ALMOST_NOTHING)
    assert [(row.value, row.loss, row.luck) for row in read_rows(target)] == [(None, None, None)] * 3


@pytest.mark.parametrize("kind", KINDS)
def test_a_dataset_gives_its_records_back(records: list[dict[str, object]], tmp_path: Path, kind: str) -> None:
    target = tmp_path / f"matches{kind}"
    count = export(records, target)
    assert count == sum(len(answers) for record in records if isinstance(answers := record["answers"], list))
    assert [json.dumps(one, sort_keys=True) for one in import_records(target)] == [
        json.dumps(one, sort_keys=True) for one in records
    ]


def test_pandas_reads_both_kinds_alike(records: list[dict[str, object]], tmp_path: Path) -> None:
    for kind in KINDS:
        export(records, tmp_path / f"matches{kind}")
    lines = pd.read_json(tmp_path / f"matches{LINES}", lines=True)
    table = pd.read_parquet(tmp_path / f"matches{PARQUET}")
    assert list(lines.columns) == list(table.columns) == list(Row.__struct_fields__)
    assert lines["action"].tolist() == table["action"].tolist()
    assert set(table["game"]) == set(GAMES)


def test_polars_reads_both_kinds_alike(records: list[dict[str, object]], tmp_path: Path) -> None:
    for kind in KINDS:
        export(records, tmp_path / f"matches{kind}")
    lines = pl.read_ndjson(tmp_path / f"matches{LINES}", infer_schema_length=None)
    table = pl.read_parquet(tmp_path / f"matches{PARQUET}")
    assert lines["action"].to_list() == table["action"].to_list()
    assert table.filter(pl.col("reward").is_null()).height == 0


def test_a_row_is_all_that_a_learner_needs() -> None:
    record = played(FOR_TWO, "a seed")
    encoding = encoding_of(find(FOR_TWO), 2)
    for row in rows_of(record, 0):
        mask = encoding.mask(row.mask)
        assert mask[row.action] == 1
        assert encoding.observe(json.loads(row.view)).any()
        assert row.reward in (-1.0, 0.0, 1.0)


def test_a_match_that_was_not_finished_has_rows_without_a_result() -> None:
    rows = list(rows_of(played(IN_SECRET, "a seed", answers=5), 0))
    assert {(row.score, row.place, row.reward, row.reason) for row in rows} == {(None, None, None, None)}
    assert len(rows) in (4, 5, 6)


def test_a_resignation_is_lost() -> None:
    rules = find(FOR_TWO)
    match = Match(rules, read_options(rules.options, short(FOR_TWO)), 2, "a seed")
    for _ in range(4):
        seat = match.to_act()[0]
        match.act(seat, match.legal(seat)[0])
    match.resign(0)
    assert {(row.seat, row.reward) for row in rows_of(write_record(match), 0)} == {(0, -1.0), (1, 1.0)}


@pytest.mark.parametrize("change", [{"seat": 1}, {"action": 0}, {"view": "{}"}, {"mask": []}, {"reward": 0.5}])
def test_a_row_that_was_edited_is_found(tmp_path: Path, change: dict[str, object]) -> None:
    target = tmp_path / "matches.jsonl"
    export([played(FOR_TWO, "a seed")], target)
    lines = target.read_text().splitlines()
    row = {**json.loads(lines[4]), **change}
    assert row != json.loads(lines[4]) or change == {"seat": 1}
    row["seat"] = 1 - row["seat"] if change == {"seat": 1} else row["seat"]
    target.write_text("\n".join([*lines[:4], json.dumps(row), *lines[5:]]) + "\n")
    with pytest.raises(Refusal, match="dataset_row_untrue"):
        list(import_records(target))


def test_a_dataset_that_was_cut_off_is_found(tmp_path: Path) -> None:
    target = tmp_path / "matches.jsonl"
    export([played(FOR_TWO, "a seed")], target)
    target.write_text("\n".join(target.read_text().splitlines()[:-1]) + "\n")
    with pytest.raises(Refusal, match="dataset_row_untrue"):
        list(import_records(target))


@pytest.mark.parametrize("name", ["rows.jsonl", "rows.parquet"])
def test_what_is_no_dataset_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("hello\n")
    with pytest.raises(Refusal, match="dataset_unreadable"):
        list(read_rows(tmp_path / name))


def test_other_kinds_of_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="unknown_dataset"):
        export([], tmp_path / "rows.csv")


def test_a_folder_means_all_records_in_it(tmp_path: Path) -> None:
    for number in range(2):
        (tmp_path / f"{number}.json").write_text(json.dumps(played(FOR_TWO, str(number), 6)))
    assert [record["seed"] for record in records_in([tmp_path])] == ["0", "1"]


def test_masks_of_a_parquet_file_are_numbers(tmp_path: Path) -> None:
    target = tmp_path / "matches.parquet"
    export([played(FOR_TWO, "a seed", 6)], target)
    assert pd.read_parquet(target)["mask"][0].dtype == np.int32
