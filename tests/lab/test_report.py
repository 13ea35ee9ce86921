"""Balance reports: what is counted, what is estimated, and what is written."""

import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from tests.bots.small_games import STICKS
from tests.some_games import FOR_TWO
from tischlein.catalog import find
from tischlein.core.dealer import Event
from tischlein.core.refusal import Refusal
from tischlein.lab.crew import Crew
from tischlein.lab.measuring.balance import (
    Balance,
    Estimate,
    Watch,
    by_letters,
    margins_of,
    measure,
    regression,
    things_of,
)
from tischlein.lab.measuring.charts import bars, histogram
from tischlein.lab.measuring.report import as_html, as_markdown, ends_of, write_figures
from tischlein.lab.measuring.tellable import tellable


def quiet(done: int) -> None:
    assert done > 0


@pytest.fixture(scope="module")
def balance() -> Balance:
    return measure(Watch(FOR_TWO, 2, "greedy", 1), 30, Crew(), quiet)


def test_shares_of_seats_add_up_to_all_decided_matches(balance: Balance) -> None:
    assert sum(one.value for one in balance.seat_shares) == pytest.approx(1)
    assert all(one.cases == 30 - balance.draws for one in balance.seat_shares)


def test_every_match_has_a_length_and_an_ending(balance: Balance) -> None:
    assert len(balance.lengths) == sum(balance.reasons.values()) == 30


def test_the_same_seed_gives_the_same_report(balance: Balance) -> None:
    assert measure(Watch(FOR_TWO, 2, "greedy", 1), 30, Crew(), quiet) == balance


def test_things_are_found_without_being_named_anywhere(balance: Balance) -> None:
    kinds = {(family.event, family.fact) for family in balance.families}
    assert kinds
    assert not {fact for _, fact in kinds} & {"at", "to", "by"}


def test_a_thing_is_a_word_that_an_event_tells_of_the_seat() -> None:
    told = [
        Event("placed", {"seat": 0, "card": "a", "to": "x"}),
        Event("placed", {"seat": 1, "card": "b", "to": "x"}),
        Event("chose", {"seat": 0, "cards": ["a", "c"]}),
    ]
    assert things_of(told, 0) == {("placed", "card", "a"): 1, ("chose", "cards", "a"): 1, ("chose", "cards", "c"): 1}


def test_what_everybody_said_is_no_thing_of_the_seat() -> None:
    assert things_of([Event("revealed", {"seat": 0, "tips": ["I", "II"]})], 0) == {}


def test_of_too_many_things_those_that_differ_in_their_number_count_as_one_kind() -> None:
    assert by_letters(Counter({"b001": 1, "b044": 2, "g001": 4})) == {"b…": 3, "g…": 4}


def test_the_report_says_which_rules_never_acted(balance: Balance) -> None:
    told = set(balance.event_shares)
    assert told | set(balance.never) >= set(tellable(find(FOR_TWO)))
    assert not told & set(balance.never)


def test_a_game_from_elsewhere_says_nothing_of_what_it_can_tell() -> None:
    assert tellable(STICKS) == []


def test_a_margin_is_the_score_against_the_mean_of_the_others() -> None:
    assert margins_of([10, 4, 6]) == [5, -4, -1]


def test_the_regression_finds_what_things_are_worth() -> None:
    luck = np.random.default_rng(1)
    counts = np.column_stack([luck.integers(0, 3, (4000, 2)).astype(float), np.ones(4000)])
    margins = 2 * counts[:, 0] - 1 * counts[:, 1] + luck.normal(0, 1, 4000)
    values, errors = regression(counts, margins, seats=2)
    assert values[:2] == pytest.approx([2, -1], abs=0.1)
    # One standard deviation of noise, 4000 cases, counts with a variance of 2/3.
    assert errors[:2] == pytest.approx([0.0194, 0.0194], rel=0.15)


def test_ctrl_c_reports_on_what_is_done() -> None:
    def stop(done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    assert measure(Watch(FOR_TWO, 2, "random", 1), 30, Crew(), stop).matches == 3


@pytest.mark.parametrize(
    ("watch", "key"),
    [(Watch(FOR_TWO, 9, "random", 1), "wrong_number_of_seats"), (Watch(FOR_TWO, 2, "nobody", 1), "unknown_bot")],
)
def test_an_impossible_report_is_refused(watch: Watch, key: str) -> None:
    with pytest.raises(Refusal, match=key):
        measure(watch, 2, Crew(), quiet)


def test_the_page_holds_everything_in_one_file(balance: Balance) -> None:
    page = as_html(balance)
    assert page.count("<svg") >= 3
    assert "<script" not in page
    assert "src=" not in page
    assert "30 matches of 2 seats, all played by greedy" in page


def test_the_text_names_figures_that_are_written(balance: Balance, tmp_path: Path) -> None:
    write_figures(balance, tmp_path, "game")
    text = as_markdown(balance, "figures/game")
    named = [line.rpartition("(figures/")[2].rstrip(")") for line in text.splitlines() if line.startswith("![")]
    assert sorted(named) == sorted(path.name for path in tmp_path.iterdir())
    for path in tmp_path.iterdir():
        assert ET.parse(path).getroot().tag.endswith("svg")


def test_a_bar_reaches_from_zero_to_its_value_and_shows_its_interval() -> None:
    drawn = ET.fromstring(bars("Values", [Estimate("a", 2, (1, 4), 9), Estimate("b <", -1, (-4, 2), 9)]))
    space = "{http://www.w3.org/2000/svg}"
    widths = [float(bar.get("width", 0)) for bar in drawn.iter(f"{space}rect")]
    assert widths[0] == pytest.approx(2 * widths[1], rel=0.01)
    assert [text.text for text in drawn.iter(f"{space}text")] == ["Values", "a", "2.00", "b <", "-1.00"]


def test_a_histogram_holds_every_number() -> None:
    drawn = ET.fromstring(histogram("Lengths", [5, 5, 6, 99]))
    told = [title.text or "" for title in drawn.iter("{http://www.w3.org/2000/svg}title")]
    assert sum(int(one.rpartition(": ")[2]) for one in told) == 4


def test_of_many_things_the_best_and_the_worst_are_drawn() -> None:
    values = [Estimate(str(number), -number, (0, 0), 1) for number in range(50)]
    assert [one.name for one in ends_of(values)] == [str(number) for number in [*range(10), *range(40, 50)]]
