"""Views as numbers: every entry has a meaning, and nothing comes from anywhere but the view."""

from pathlib import Path

import msgspec
import numpy as np
import pytest

from tests.lab.variants import GAMES, TABLES
from tests.toys import TILES
from tischlein.catalog import find
from tischlein.core.course import Course
from tischlein.core.dealer import QuietDealer
from tischlein.core.options import read_options
from tischlein.core.question import ask
from tischlein.lab.observations.encoding import Encoding, encoding_of
from tischlein.lab.observations.layout import Bag, Fields, Flag, Name, Number, Row, Seat, Slots, Word, kept_layout
from tischlein.lab.observations.research_pages import page, results_in
from tischlein.lab.observations.survey import survey
from tischlein.testing.cases import Case, option_sets
from tischlein.testing.folders import folder_of

MOST_ANSWERS = 2_000


def page_of(game: str) -> Path:
    return folder_of(find(game)) / "research" / "README.md"


def begun(game: str, seats: int) -> Course:
    return Course(find(game), read_options(find(game).options, {}), seats, "a seed")


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_entry_has_a_meaning_of_its_own(game: str, seats: int) -> None:
    encoding = encoding_of(find(game), seats)
    meanings = encoding.meanings()
    assert len(meanings) == encoding.size
    assert len(set(meanings)) == encoding.size


@pytest.mark.parametrize("game", GAMES)
def test_a_view_gives_the_same_numbers_as_its_json(game: str) -> None:
    course = begun(game, find(game).seats[0])
    encoding = encoding_of(find(game), course.seats)
    luck = QuietDealer(4)
    # A game may be long, and who always answers the same may make it longer.
    for _ in range(MOST_ANSWERS):
        if course.is_over():
            return
        view = course.game.view(course.state, course.seat)
        through_the_wire = msgspec.json.decode(msgspec.json.encode(view))
        assert np.array_equal(encoding.observe(view), encoding.observe(through_the_wire))
        course.act(luck.pick(course.legal))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_numbers_do_not_change_in_another_world_the_seat_could_be_in(game: str, seats: int) -> None:
    course = begun(game, seats)
    encoding = encoding_of(find(game), seats)
    for number in range(12):
        if course.is_over():
            break
        world = ask(course.state, course.seat, number).world
        here, there = (encoding.look(state, course.seat) for state in (course.state, world))
        assert np.array_equal(here, there)
        course.act(course.legal[number % len(course.legal)])


@pytest.mark.parametrize("game", GAMES)
def test_looking_at_a_state_gives_the_numbers_of_its_view(game: str) -> None:
    rules = find(game)
    for number, options in enumerate(option_sets(rules)):
        seats = rules.seats[number % len(rules.seats)]
        encoding = encoding_of(rules, seats)
        for match in Case(rules, options, seats, "looks", looks=4).play_moments():
            for seat in range(seats):
                numbers = encoding.observe(msgspec.json.decode(msgspec.json.encode(match.view(seat))))
                assert np.array_equal(encoding.look(match.state, seat), numbers)


@pytest.mark.parametrize("game", GAMES)
def test_no_match_shows_a_word_that_has_no_entry(game: str) -> None:
    """If this fails, what a view shows has changed: `make research` with the game's name."""
    rules, unknown = find(game), "another word"
    for number, options in enumerate(option_sets(rules)):
        seats = rules.seats[number % len(rules.seats)]
        encoding = encoding_of(rules, seats)
        other = [
            place for place, meaning in enumerate(encoding.meanings()) if unknown in meaning or "other words" in meaning
        ]
        for match in Case(rules, options, seats, "words", looks=4).play_moments():
            for seat in range(seats):
                assert not encoding.observe(match.view(seat))[other].any()


def test_a_game_without_a_kept_layout_is_looked_at() -> None:
    layout = survey(TILES, matches=2)
    encoding = Encoding(TILES, layout, 2)
    assert encoding.name == "tiles_v0"
    assert encoding.size == len(encoding.meanings()) > 4


def small(**parts: object) -> Fields:
    return msgspec.convert({"type": "fields", "parts": parts}, Fields)


def numbers_of(fields: Fields, view: object, seats: int = 3) -> list[float]:
    layout = msgspec.structs.replace(survey(TILES, 1), view=fields)
    return [round(float(number), 3) for number in Encoding(TILES, layout, 2 if seats == 2 else 3).observe(view)]


@pytest.mark.parametrize(
    ("part", "shown", "expected"),
    [
        (Flag(), True, [1]),
        (Number(8), 2, [0.25]),
        (Number(8), 99, [1]),
        (Number(8), None, [0]),
        (Seat(), 1, [0, 1, 0]),
        (Seat(), None, [0, 0, 0]),
        (Word(["a", "b"]), "b", [0, 1, 0]),
        (Word(["a", "b"]), "z", [0, 0, 1]),
        (Word(["a", "b"]), "", [0, 0, 0]),
        (Name(["a", "b", "c"]), "b", [0.5]),
        (Name(["a", "b", "c"]), "z", [1]),
        (Name(["a", "b", "c"]), "", [0]),
        (Bag(["a", "b"], 2), ["b", "a", "b"], [0.5, 1, 0]),
        (Row(2, False, Number(4)), [1, 2], [1, 0.25, 0.5]),
        (Row(2, False, Number(4)), [1, 2, 3], [1, 0.25, 0.5]),
        (Row(9, True, Flag()), [True], [0.111, 1, 0, 0]),
        (Slots("id", ["x", "y"], False, Fields({"n": Number(2)})), [{"id": "y", "n": 1}], [0, 0, 1, 0.5]),
    ],
)
def test_each_kind_of_part_says_what_it_promises(part: object, shown: object, expected: list[float]) -> None:
    assert numbers_of(small(one=part), {"one": shown}) == expected


@pytest.mark.source
@pytest.mark.parametrize("game", [game for game in GAMES if page_of(game).is_file()])
def test_the_page_of_a_game_is_up_to_date(game: str) -> None:
    """If this fails: `make research`."""
    layout = kept_layout(folder_of(find(game)))
    assert layout is not None
    written = page_of(game).read_text(encoding="utf-8")
    assert written == page(find(game), layout, results_in(written))
