"""A league between bots: complete, repeatable, and never played twice."""

from pathlib import Path

import msgspec
import pytest

from tests.some_games import FOR_TWO, short
from tischlein import __version__
from tischlein.catalog import find
from tischlein.core.refusal import Refusal
from tischlein.lab.crew import Crew
from tischlein.lab.measuring.arena import (
    LeagueFile,
    Result,
    Table,
    called,
    deal_of,
    key_of,
    league_of,
    named,
    play_league,
    table_of,
    tasks,
)

GAME = find(FOR_TWO)
SHORT = short(FOR_TWO)
BOTS = ["random", "greedy", "other=random"]
HERE = Crew()


def begun(path: Path, seed: int = 1) -> LeagueFile:
    return LeagueFile(path, league_of(GAME, 2, seed, dict(SHORT)))


def quiet(done: int, all: int) -> None:
    assert done <= all


def played(path: Path, rounds: int = 1, crew: Crew = HERE, bots: list[str] = BOTS) -> Table:
    return play_league(begun(path), bots, rounds, crew, quiet)


def test_everybody_meets_everybody_in_every_seat(tmp_path: Path) -> None:
    league = begun(tmp_path / "league").league
    seen = [task.names for task in tasks(league, BOTS, 2)]
    first, second, third = (named(bot) for bot in BOTS)
    expected = [[first, second], [second, first], [first, third], [third, first], [second, third], [third, second]]
    assert seen == expected * 2


def test_a_player_is_a_bot_and_its_version() -> None:
    assert named("level3") == f"level3@{__version__}"
    assert (named("new=level3"), called("new=level3")) == ("new", "level3")
    assert called("python:bot.py:answer") == "python:bot.py:answer"


def test_the_better_bot_has_the_higher_rating_and_the_crosstable_says_why(tmp_path: Path) -> None:
    table = played(tmp_path / "league", rounds=3)
    best = table.standings[0]
    assert best.player == f"greedy@{__version__}"
    assert best.interval[0] < best.rating < best.interval[1]
    points, count = table.cross[best.player]["other"]
    other = table.cross["other"][best.player]
    assert (points + other[0], count) == (count, other[1]) == (6, 6)


def test_a_league_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = played(tmp_path / "whole", rounds=2)
    played(tmp_path / "parts", rounds=1)
    assert played(tmp_path / "parts", rounds=2) == whole
    assert len((tmp_path / "parts").read_text().splitlines()) == 1 + whole.matches


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "league"
    whole = played(path)
    path.write_bytes(path.read_bytes()[:-9])
    assert len(begun(path).results) == whole.matches - 1
    assert played(path) == whole


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    def stop(done: int, all: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    table = play_league(begun(tmp_path / "league"), BOTS, 1, Crew(), stop)
    assert table.matches == len(begun(tmp_path / "league").results) == 2


def test_a_newcomer_joins_a_league_that_has_begun(tmp_path: Path) -> None:
    played(tmp_path / "league", bots=BOTS[:2])
    table = played(tmp_path / "league", bots=BOTS)
    assert {standing.player for standing in table.standings} == {named(bot) for bot in BOTS}
    assert table == played(tmp_path / "other", bots=BOTS)


def test_two_workers_play_the_same_league_as_one(tmp_path: Path) -> None:
    assert played(tmp_path / "one") == played(tmp_path / "two", crew=Crew(2))


def test_ratings_do_not_depend_on_the_order_of_the_file() -> None:
    league = league_of(GAME, 2, 1, {})
    results = [Result(number % 3, ["a", "b"], [1, 2] if number % 4 else [2, 1]) for number in range(9)]
    distinct = list({key_of(one.round, one.players): one for one in results}.values())
    assert table_of(league, distinct) == table_of(league, distinct[::-1])


def test_another_league_is_not_written_into_the_file(tmp_path: Path) -> None:
    begun(tmp_path / "league")
    with pytest.raises(Refusal, match="other_league"):
        begun(tmp_path / "league", seed=2)


def test_a_file_that_is_no_league_is_refused(tmp_path: Path) -> None:
    (tmp_path / "league").write_text("hello\n")
    with pytest.raises(Refusal, match="not_a_league"):
        begun(tmp_path / "league")


@pytest.mark.parametrize(
    ("bots", "key"),
    [(["random"], "too_few_bots"), (["random"] * 2, "bot_named_twice"), (["nobody", "random"], "unknown_bot")],
)
def test_an_impossible_league_is_refused(tmp_path: Path, bots: list[str], key: str) -> None:
    with pytest.raises(Refusal, match=key):
        played(tmp_path / "league", bots=bots)


def test_a_table_can_be_read_back_from_json(tmp_path: Path) -> None:
    table = played(tmp_path / "league")
    assert msgspec.json.decode(msgspec.json.encode(table), type=Table) == table


def test_a_table_plays_one_deal_in_every_order_of_seats(tmp_path: Path) -> None:
    same = {deal_of(task.round, task.names) for task in tasks(begun(tmp_path / "league").league, BOTS, 2)}
    assert len(same) == 6


def test_a_league_ends_when_every_pair_is_decided(tmp_path: Path) -> None:
    bots = ["greedy", "random"]
    decided = play_league(begun(tmp_path / "league"), bots, 40, HERE, quiet, until=0.9)
    (verdict,) = decided.decided
    assert (verdict.better, verdict.worse) == (named("greedy"), named("random"))
    assert decided.matches == 2 * verdict.rounds < 80
    assert decided.missing == 0
    assert play_league(begun(tmp_path / "league"), bots, 40, HERE, quiet, until=0.9) == decided


def test_a_league_of_equals_is_played_to_its_last_round(tmp_path: Path) -> None:
    table = play_league(begun(tmp_path / "league"), ["one=random", "two=random"], 4, HERE, quiet, until=0.9)
    assert (table.matches, table.decided) == (8, [])


def test_a_league_of_before_that_dealt_anew_for_every_order_does_not_go_on(tmp_path: Path) -> None:
    league = msgspec.structs.replace(begun(tmp_path / "new").league, paired=False)
    (tmp_path / "league").write_bytes(msgspec.json.encode(league) + b"\n")
    with pytest.raises(Refusal, match="other_league"):
        begun(tmp_path / "league")
