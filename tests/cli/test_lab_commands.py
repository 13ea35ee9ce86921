"""The commands of the lab, as a person types them."""

import json
from pathlib import Path

import pytest

from tests.cli.shell import GAME, Shell, refused
from tests.some_games import FOR_THREE, short
from tischlein.lab.measuring import arena, balance

SHORT = ("--options", json.dumps(short(GAME)))


def test_a_simulation_tells_intervals_sources_length_and_speed(tischlein: Shell) -> None:
    said = tischlein("simulate", FOR_THREE, "--bots", "random,random", "--matches", "3")
    assert said.code == 0
    assert "95 %" in said.out
    assert "where the score came from" in said.out
    assert "decisions per match" in said.out


def test_a_stopped_simulation_shows_what_is_done(tischlein: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    from tischlein.lab.measuring import simulate

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


def test_a_stopped_league_says_so_and_goes_on(
    tischlein: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    league = ("arena", GAME, "--bots", "greedy,random", "--rounds", "2", "--file", str(tmp_path / "league"), *SHORT)
    played = arena.play_task

    def stop_in_the_second_round(task: arena.Task) -> arena.Result:
        if task.round == 1:
            raise KeyboardInterrupt
        return played(task)

    with monkeypatch.context() as patch:
        patch.setattr(arena, "play_task", stop_in_the_second_round)
        said = tischlein(*league)
    assert said.code == 130
    assert "Stopped with 2 matches to go" in said.err
    assert tischlein(*league).code == 0


def test_a_stopped_report_says_so(tischlein: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    watched = balance.watch

    def stop_at_the_fourth(task: tuple[balance.Watch, int]) -> balance.Watched:
        if task[1] == 3:
            raise KeyboardInterrupt
        return watched(task)

    monkeypatch.setattr(balance, "watch", stop_at_the_fourth)
    said = tischlein("report", GAME, "--bot", "random", "--matches", "9", "--to", str(tmp_path / "r.html"), *SHORT)
    assert said.code == 130
    assert "Stopped after 3 of 9 matches." in said.err


@pytest.mark.parametrize("text", ["my diary", "my diary\n", '{"a": 1}\n'])
def test_a_file_that_holds_no_league_is_left_as_it_is(tischlein: Shell, tmp_path: Path, text: str) -> None:
    file = tmp_path / "diary"
    file.write_text(text, encoding="utf-8")
    said = refused(tischlein, "arena", GAME, "--bots", "random,greedy", "--rounds", "1", "--file", str(file))
    assert "does not hold a league" in said
    assert file.read_text(encoding="utf-8") == text


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
    assert (tmp_path / "figures" / "report-seats.svg").is_file()
    assert "figures/report-seats.svg" in (tmp_path / "report.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["arena", GAME, "--bots", "random", "--file", "{}/league"], "at least that many different bots"),
        (["arena", GAME, "--bots", "a=random,a=greedy", "--file", "{}/league"], "the same name"),
        (["arena", GAME, "--bots", "random,greedy", "--seats", "3", "--file", "{}/league"], "as the game has seats: 2"),
        (["report", GAME, "--bot", "nobody", "--to", "{}/report.html"], "Nobody here is called 'nobody'"),
        (["report", GAME, "--to", "{}/report.txt"], "what to write: .html, .md"),
        (["report", GAME, "--to", "{}/no/report.html"], "Nothing can be written to"),
        (["arena", GAME, "--bots", "random,greedy", "--file", "{}/no/league"], "Nothing can be written to"),
        (["simulate", GAME, "--bots", "random,greedy", "--records", "/dev/null/no"], "Nothing can be written to"),
        (["simulate", GAME, "--bots", "random,greedy", "--ray", "127.0.0.1:9"], "There is no Ray cluster at"),
        (["simulate", GAME, "--bots", "random,uct:x"], "uct:400"),
        (["join", "somewhere", "--bot", "level1"], "This is not the link of a table"),
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
