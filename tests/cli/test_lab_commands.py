"""The commands of the lab, as a person types them."""

import json
from pathlib import Path

import pytest

from tests.cli.shell import GAME, Shell, refused

SHORT = ("--options", '{"setup_mode": "preset"}')


def test_a_simulation_tells_intervals_sources_length_and_speed(tischlein: Shell) -> None:
    said = tischlein("simulate", "rauha", "--bots", "random,greedy", "--matches", "3")
    assert said.code == 0
    assert "95 %" in said.out
    assert "where the score came from" in said.out
    assert "decisions per match" in said.out


def test_a_stopped_simulation_shows_what_is_done(tischlein: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    from tischlein.lab import simulate

    played = simulate.play

    def stop_at_the_third(game: object, plan: object, number: int) -> object:
        if number == 2:
            raise KeyboardInterrupt
        return played(game, plan, number)  # type: ignore[arg-type]

    monkeypatch.setattr(simulate, "play", stop_at_the_third)
    said = tischlein("simulate", GAME, "--bots", "random,random", "--matches", "9", *SHORT)
    assert said.code == 130
    assert "Stopped after 2 of 9 matches." in said.err
    assert f"{GAME}: 2 matches" in said.out


def test_a_league_is_told_as_tables_and_goes_on(tischlein: Shell, tmp_path: Path) -> None:
    league = ("arena", GAME, "--bots", "greedy,a=random", "--file", str(tmp_path / "league"), *SHORT)
    first = tischlein(*league, "--rounds", "1")
    assert first.code == 0
    assert "2 matches at tables of 2" in first.out
    again = json.loads(tischlein(*league, "--rounds", "2", "--json").out)
    assert again["matches"] == 4
    assert again["standings"][0]["player"].startswith("greedy@")


def test_records_become_a_dataset_and_records_again(tischlein: Shell, tmp_path: Path) -> None:
    records, rows, back = tmp_path / "records", tmp_path / "rows.parquet", tmp_path / "back"
    tischlein("simulate", GAME, "--bots", "greedy,random", "--matches", "2", "--records", str(records), *SHORT)
    assert "decisions written to" in tischlein("export", str(records), "--to", str(rows)).out
    assert tischlein("import", str(rows), "--to", str(back)).out == "2 records, every row true\n"
    written = [json.loads(path.read_text())["seed"] for path in sorted(records.iterdir())]
    assert [json.loads(path.read_text())["seed"] for path in sorted(back.iterdir())] == written


def test_a_report_is_a_page(tischlein: Shell, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    said = tischlein("report", GAME, "--bot", "random", "--matches", "3", "--to", str(page), *SHORT)
    assert said.out == f"3 matches, report in {page}\n"
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_a_report_as_text_has_its_figures_beside_it(tischlein: Shell, tmp_path: Path) -> None:
    tischlein("report", GAME, "--bot", "random", "--matches", "3", "--to", str(tmp_path / "report.md"), *SHORT)
    assert (tmp_path / "figures" / f"{GAME}-seats.svg").is_file()
    assert f"figures/{GAME}-seats.svg" in (tmp_path / "report.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["arena", GAME, "--bots", "random", "--file", "{}/league"], "at least that many different bots"),
        (["arena", GAME, "--bots", "a=random,a=greedy", "--file", "{}/league"], "the same name"),
        (["arena", GAME, "--bots", "random,greedy", "--seats", "3", "--file", "{}/league"], "as the game has seats: 2"),
        (["report", GAME, "--bot", "nobody", "--to", "{}/report.html"], "Nobody here is called 'nobody'"),
        (["join", "somewhere", "--bot", "level1"], "Nobody here is called 'level1'"),
        (["join", "somewhere", "--bot", "python:nowhere:answer"], "There is no function 'nowhere:answer'"),
        (["simulate", GAME, "--bots", "openspiel_mcts,random"], "openspiel_mcts:100"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    tischlein: Shell, tmp_path: Path, arguments: list[str], told: str
) -> None:
    assert told in refused(tischlein, *(argument.format(tmp_path) for argument in arguments))


def test_a_missing_package_is_named_with_what_to_install(tischlein: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    said = refused(tischlein, "simulate", GAME, "--bots", "openspiel_mcts:2,random")
    assert 'pip install "tischlein[research]"' in said
