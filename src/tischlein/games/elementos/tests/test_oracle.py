"""The search for good setups: what counts as the same, who plays what, and what is found against a known one."""

from tischlein.core.rng import Generator
from tischlein.games.elementos.bot.book import BOOK, SIMPLE, Book, line_of
from tischlein.games.elementos.bot.oracle import (
    VARIANTS,
    any_setup,
    best_response,
    changed,
    contest,
    drawn,
    equilibrium,
    laid,
    variants,
)
from tischlein.games.elementos.rules.state import PLAYING
from tischlein.games.elementos.tests.make_book import ROUND


def test_six_setups_are_one_pattern_and_each_leads_to_the_others() -> None:
    pattern = SIMPLE.patterns[2]
    six = variants(pattern)
    assert len({str(setup) for setup in six}) == VARIANTS
    for setup in six:
        assert sorted(variants(setup)) == sorted(six)


def test_any_setup_and_its_neighbours_use_the_nine_discs() -> None:
    luck = Generator(1)
    for _ in range(50):
        setup = any_setup(luck)
        assert sorted(disc // 2 for disc in setup) == [0, 0, 0, 1, 1, 1, 2, 2, 2]
        near = changed(setup, luck)
        assert sorted(disc // 2 for disc in near) == [0, 0, 0, 1, 1, 1, 2, 2, 2]
        assert near == setup or sum(one != other for one, other in zip(setup, near, strict=True)) <= 2


def test_both_setups_lie_as_their_owners_see_them() -> None:
    one, other = SIMPLE.setups[0], SIMPLE.setups[7]
    state = laid(one, other, "black")
    assert state.stage == PLAYING
    assert state.to_move == 1
    assert [state.discs.word_at(square) for square in range(9)] == one
    assert [state.discs.word_at(23 - square) for square in range(9)] == other


def test_matches_between_patterns_repeat_and_neither_gets_all() -> None:
    pattern = SIMPLE.patterns[0]
    got = contest(pattern, pattern, 8, range(ROUND), 1)
    assert 0.1 <= got <= 0.9
    assert contest(pattern, pattern, 8, range(3), 1) == contest(pattern, pattern, 8, range(3), 1)


def test_who_cannot_be_exploited_plays_what_beats_all_or_mixes() -> None:
    assert equilibrium([[0.5, 0.7], [0.3, 0.5]]) == [1.0, 0.0]
    circle = equilibrium([[0.5, 1.0, 0.0], [0.0, 0.5, 1.0], [1.0, 0.0, 0.5]])
    assert max(abs(weight - 1 / 3) for weight in circle) < 0.02


def test_a_ticket_draws_in_proportion() -> None:
    places = [drawn([0.5, 0.25, 0.25], ticket / 100) for ticket in range(100)]
    assert [places.count(place) for place in range(3)] == [50, 25, 25]


def test_the_best_response_was_played_most() -> None:
    found = best_response(SIMPLE.patterns[:1], [1.0], 3, 2, 8, 3)
    assert found.matches == 4
    assert 0.0 <= found.mean() <= 1.0
    again = best_response(SIMPLE.patterns[:1], [1.0], 3, 2, 8, 3)
    assert (again.pattern, again.got) == (found.pattern, found.got)


def test_a_book_is_written_as_it_is_read() -> None:
    lines = [line_of(BOOK.weights[VARIANTS * place], pattern) for place, pattern in enumerate(BOOK.patterns)]
    again = Book("\n".join(["# a comment", *lines, ""]))
    assert again.setups == BOOK.setups
    assert again.weights == BOOK.weights
