"""The luck of a seed stays what it is for ever, interpreted and compiled: the numbers below must never change."""

import pytest

from tischlein.core.rng import Generator, commitment, memory_of


def test_the_first_words_of_memory_zero() -> None:
    luck = Generator(0)
    assert [luck.draw_word() for _ in range(4)] == [
        1517046713075839355,
        7960286522194355700,
        7036458801432265024,
        8686239344220733932,
    ]


def test_the_dice_of_the_seed_tischlein() -> None:
    luck = Generator(memory_of("tischlein"))
    assert [luck.roll(6) for _ in range(20)] == [3, 3, 0, 2, 0, 1, 5, 0, 0, 5, 4, 3, 1, 5, 0, 4, 1, 0, 5, 3]
    assert [luck.roll(1_000_000_007) for _ in range(3)] == [374450151, 822230040, 776586109]
    assert luck.memory == 3318139081527380794


def test_the_largest_memory_wraps_as_it_should() -> None:
    luck = Generator(-1)
    assert (luck.memory, luck.draw_word()) == (9223372036854775807, 3055647633038352039)


def test_the_largest_choice_is_drawn() -> None:
    luck = Generator(1)
    assert [luck.roll(0x7FFFFFFF) for _ in range(3)] == [255529703, 1055624607, 117937853]


def test_one_outcome_is_no_choice() -> None:
    luck = Generator(5)
    assert [luck.roll(1) for _ in range(3)] == [0, 0, 0]


@pytest.mark.parametrize("count", [0, -1, 0x80000000])
def test_no_luck_without_outcomes(count: int) -> None:
    with pytest.raises(ValueError, match="number of outcomes"):
        Generator(1).roll(count)


@pytest.mark.parametrize(("count", "limit"), [(2, 10.83), (6, 20.52), (7, 22.46), (52, 87.97), (1000, 1143.92)])
def test_all_outcomes_are_equally_likely(count: int, limit: float) -> None:
    """Chi-square with a fixed seed; the limits are those that a fair die passes 999 times of 1000."""
    luck, draws = Generator(42), 1000 * count
    seen = [0] * count
    for _ in range(draws):
        seen[luck.roll(count)] += 1
    assert sum((number - 1000) ** 2 / 1000 for number in seen) < limit


def test_neighbouring_draws_do_not_depend_on_each_other() -> None:
    luck = Generator(7)
    seen = [0] * 36
    for _ in range(36_000):
        seen[6 * luck.roll(6) + luck.roll(6)] += 1
    assert sum((number - 1000) ** 2 / 1000 for number in seen) < 66.62


def test_the_memory_of_a_seed() -> None:
    assert memory_of("tischlein") == 8579487305882314071


def test_the_commitment_of_a_seed_tells_neither_seed_nor_luck() -> None:
    assert commitment("tischlein") == "823e97c72d46e94a880e3dee56d723452203e20ea6648c0bf76952c76e070d74"
    assert f"{memory_of('tischlein'):x}" not in commitment("tischlein")
