"""The box, read from material.toml and checked when the module is imported."""

import tomllib
from pathlib import Path
from typing import Final

from tischlein.core.game import Credits

_BOX: Final[dict[str, object]] = tomllib.loads(Path(__file__).with_name("material.toml").read_text(encoding="utf-8"))


def _words(value: object) -> list[str]:
    assert isinstance(value, list), f"{value!r} is not a list of words"
    return [str(word) for word in value]


def _table(value: object) -> dict[str, object]:
    assert isinstance(value, dict), f"{value!r} is not a table"
    return {str(key): value[key] for key in value}


def _number(value: object) -> int:
    assert isinstance(value, int), f"{value!r} is not a number"
    return value


# Fire beats wood, wood beats water, water beats fire (§4). A symbol is its place in this list.
SYMBOLS: Final[list[str]] = _words(_BOX["symbols"])
FIRE: Final = 0
WOOD: Final = 1
WATER: Final = 2

# Three discs of each of three pairs (§2). A pair is its place in this list.
PAIRS: Final[list[str]] = _words(_BOX["pairs"])
DISCS_OF_EACH_PAIR: Final[int] = _number(_BOX["discs_of_each_pair"])
DISCS_EACH: Final = 9


def _turned(pair: str) -> str:
    up, under = pair.split("/")
    return f"{under}/{up}"


# A disc as it lies, up-face first: the pairs and the pairs turned over. word // 2 is the pair.
DISC_WORDS: Final[list[str]] = [word for pair in PAIRS for word in (pair, _turned(pair))]
UP: Final[list[int]] = [SYMBOLS.index(word.split("/")[0]) for word in DISC_WORDS]
UNDER: Final[list[int]] = [SYMBOLS.index(word.split("/")[1]) for word in DISC_WORDS]


def disc_word(up: int, under: int) -> int:
    """The number of the word for a disc that lies like this."""
    return _DISC_WORD[len(SYMBOLS) * up + under]


_DISC_WORD: Final[list[int]] = [
    DISC_WORDS.index(f"{up}/{under}") if up != under else -1 for up in SYMBOLS for under in SYMBOLS
]


# Square name -> disc word, of white's half.
PRESET: Final[dict[str, int]] = {square: DISC_WORDS.index(str(disc)) for square, disc in _table(_BOX["preset"]).items()}


def _credits() -> Credits:
    told = _table(_BOX["credits"])
    return Credits(str(told["authors"]), str(told["publisher"]), _number(told["year"]), str(told["website"]))


CREDITS: Final[Credits] = _credits()

assert SYMBOLS == ["fire", "wood", "water"], "FIRE, WOOD and WATER are the places of these words"
assert len(PRESET) == DISCS_EACH == DISCS_OF_EACH_PAIR * len(PAIRS), "nine discs fill the nine squares"
