"""Learned numbers are read as they were written, and set aside where they do not fit: opponents sit down anyway."""

from pathlib import Path

import pytest

from tischlein import doctor
from tischlein.bots.learned import parse_learned, read_learned, set_aside, written_learned

NUMBERS = [0, 1, -1, 300, -32767, 32767]
FEATURES = "lanterns 2"


def test_numbers_are_read_as_they_were_written() -> None:
    found = parse_learned(written_learned(FEATURES, NUMBERS), FEATURES, len(NUMBERS))
    assert (found.numbers, found.trouble) == (NUMBERS, "")


@pytest.mark.parametrize(
    ("file", "told"),
    [
        (b"", "missing"),
        (b"a picture\n", "begins with"),
        (written_learned("lanterns 1", NUMBERS), "lanterns 1"),
        (written_learned(FEATURES, NUMBERS[1:]), "10 bytes"),
        (written_learned(FEATURES, NUMBERS) + b"x", "13 bytes"),
    ],
)
def test_what_does_not_fit_is_not_used(file: bytes, told: str) -> None:
    found = parse_learned(file, FEATURES, len(NUMBERS))
    assert found.numbers == []
    assert told in found.trouble


def test_the_doctor_tells_what_was_set_aside_until_it_fits(tmp_path: Path) -> None:
    file = tmp_path / "lanterns" / "bot" / "wisdom.bin"
    assert read_learned(file, FEATURES, len(NUMBERS)).numbers == []
    assert "lanterns/bot/wisdom.bin is missing" in doctor.games().told
    assert doctor.games().verdict == "warning"
    file.parent.mkdir(parents=True)
    file.write_bytes(written_learned(FEATURES, NUMBERS))
    assert read_learned(file, FEATURES, len(NUMBERS)).numbers == NUMBERS
    assert "lanterns" not in doctor.games().told


def test_what_the_games_here_have_learned_fits() -> None:
    assert doctor.games().verdict == "well"
    assert set_aside() == {}
