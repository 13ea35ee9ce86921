"""What a search may leave out."""

from tischlein.bots.pruning import CAREFUL, Pruning

BOLD = Pruning(sure=1_000, ahead=100, behind=120)


def test_the_later_an_answer_and_the_more_plies_are_left_the_less_deep_it_is_looked_at() -> None:
    for pruning in (CAREFUL, BOLD):
        table = [[int(pruning.less_deep(late, depth)) for late in range(40)] for depth in range(1, 20)]
        assert all(row == sorted(row) for row in table)
        assert all(list(column) == sorted(column) for column in zip(*table, strict=True))


def test_the_first_answers_and_the_last_plies_are_looked_at_whole() -> None:
    for pruning in (CAREFUL, BOLD):
        assert {int(pruning.less_deep(late, depth)) for late in range(3) for depth in range(20)} == {0}
        assert {int(pruning.less_deep(late, depth)) for late in range(40) for depth in (1, 2)} == {0}
        # One ply less for the answer itself, and at least one is left.
        assert all(depth - 1 - pruning.less_deep(39, depth) >= 1 for depth in range(3, 20))


def test_who_is_careful_takes_one_ply_at_most_and_who_is_bold_three() -> None:
    assert max(int(CAREFUL.less_deep(late, 10)) for late in range(40)) == 1
    assert max(int(BOLD.less_deep(late, 10)) for late in range(40)) == 3
    assert (CAREFUL.is_bold, BOLD.is_bold) == (False, True)
