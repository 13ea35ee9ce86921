"""The error rates that games bring, and whom a player plays like."""

from pathlib import Path

import pytest

from tischlein.bots.roster import LEVELS
from tischlein.catalog import find, games
from tischlein.coach.error_rates import FILE, ErrorRates, LevelErrors, error_rates_of, plays_like, read_error_rates
from tischlein.core.refusal import Refusal
from tischlein.texts import folder_of

MEASURED = [id for id, game in games().items() if (folder_of(game) / FILE).is_file()]


@pytest.mark.parametrize("id", MEASURED)
def test_a_game_brings_rates_of_all_levels_that_fit_its_rules(id: str) -> None:
    found = error_rates_of(find(id))
    assert found is not None
    assert (found.game, found.game_version) == (id, find(id).version)
    assert [one.level for one in found.levels] == list(LEVELS)
    assert found.command.startswith(f"tischlein errors {id} --matches {found.levels[0].matches} ")


@pytest.mark.parametrize("id", MEASURED)
def test_weaker_levels_give_away_more(id: str) -> None:
    found = error_rates_of(find(id))
    assert found is not None
    rates = [one.rate for one in found.levels]
    assert rates == sorted(rates, reverse=True)


def rates(*of_levels: float) -> ErrorRates:
    levels = [LevelErrors(f"level{place}", rate, 0.001, 9, 99) for place, rate in enumerate(of_levels)]
    return ErrorRates("sticks", 1, "", "", 2, 1.0, levels)


@pytest.mark.parametrize(
    ("rate", "level"),
    [(0.5, "level0"), (0.031, "level0"), (0.029, "level1"), (0.012, "level2"), (0.0, "level2"), (-0.1, "level2")],
)
def test_a_player_plays_like_the_level_that_gives_away_as_much(rate: float, level: str) -> None:
    assert plays_like(rates(0.04, 0.02, 0.01), rate) == level


def test_a_file_that_holds_no_rates_is_refused(tmp_path: Path) -> None:
    (tmp_path / "rates.json").write_text('{"game": "sticks"}')
    for name in ("rates.json", "missing.json"):
        with pytest.raises(Refusal) as refused:
            read_error_rates(tmp_path / name)
        assert refused.value.key == "no_error_rates"
