"""The page of a game for researchers, research/README.md in its folder, made from the game and its kept layout.

What stands below the line "## Known results" is written by hand (or by `tischlein report`) and stays.
"""

from collections.abc import Iterator
from typing import Final, assert_never

from tischlein.core.game import Game
from tischlein.core.vocabulary import Kind
from tischlein.lab.observations.encoding import Encoding
from tischlein.lab.observations.layout import (
    Bag,
    Fields,
    Flag,
    Layout,
    Maybe,
    Name,
    Number,
    Part,
    Row,
    Seat,
    Slots,
    Word,
)
from tischlein.lab.observations.parts import keys_of, length_of, size_of

RESULTS: Final = "## Known results"
# Where the pages that hold for every game lie, seen from the page of one.
TUTORIALS: Final = "../../../../../docs/research/README.md"
MOST_WORDS: Final = 12


def page(game: Game, layout: Layout, results: str) -> str:
    """The whole page; `results` is the part that is kept from the old one."""
    return "\n".join([*lines(game, layout), RESULTS, "", results.strip() or "None yet.", ""])


def results_in(old: str) -> str:
    return old.partition(RESULTS)[2]


def lines(game: Game, layout: Layout) -> Iterator[str]:
    name = f"{game.id}_v{layout.version}"
    yield f"# {game.id} for researchers"
    yield ""
    yield f"Made by `make research` from the game and its `observation.json`. Its names are `{name}` (PettingZoo and"
    yield f"Gymnasium) and `tischlein_{game.id}` (OpenSpiel). How to use them:"
    yield f"[docs/research]({TUTORIALS})."
    yield ""
    yield "## Sizes"
    yield ""
    yield "| seats | observation | actions |"
    yield "|---|---|---|"
    for seats in game.seats:
        yield f"| {seats} | {Encoding(game, layout, seats).size} | {game.vocabulary.size()} |"
    yield ""
    yield f"- Rules version {game.version}; options: {options_of(game)}."
    yield f"- Draws of luck are explicit in OpenSpiel, each among at most {layout.outcomes} equally likely outcomes."
    yield f"- {together(layout)}"
    yield f"- A match has fewer than {layout.decisions} decisions in all matches ever seen, with room to spare."
    yield ""
    yield from rewards()
    yield "## Actions"
    yield ""
    yield "An action is its number in the vocabulary; the mask is 1 where it is legal."
    yield ""
    yield "| numbers | action | fields |"
    yield "|---|---|---|"
    yield from (kind_row(kind) for kind in game.vocabulary.kinds)
    yield ""
    yield from observation(game, layout)


def options_of(game: Game) -> str:
    return ", ".join(f"`{option.id}`" for option in game.options) or "none"


def together(layout: Layout) -> str:
    if layout.together:
        return "Seats sometimes answer in secret at the same time: `parallel_env`, and simultaneous nodes in OpenSpiel."
    return "Seats never answer in secret at the same time."


def rewards() -> Iterator[str]:
    yield "## Rewards"
    yield ""
    yield "Nothing before the end; then -1 for the last place, 1 for the first, evenly between, ties share. They add up"
    yield "to 0. With two seats that is 1, -1, or 0 for both. The scores are in `infos` at the end."
    yield ""


def kind_row(kind: Kind) -> str:
    fields = ", ".join(f"`{field.name}` ({words(field.words) or f'0 … {field.size - 1}'})" for field in kind.fields)
    last = kind.start + kind.size - 1
    numbers = str(kind.start) if last == kind.start else f"{kind.start} … {last}"
    return f"| {numbers} | `{kind.do}` | {fields} |"


def words(all_words: list[str]) -> str:
    if len(all_words) <= MOST_WORDS:
        return ", ".join(all_words)
    return f"{', '.join(all_words[: MOST_WORDS - 2])}, … {all_words[-1]}; {len(all_words)} in all"


def observation(game: Game, layout: Layout) -> Iterator[str]:
    seats = game.seats[0]
    yield "## Observation"
    yield ""
    yield "Float32 numbers between -1 and 1, from the seat's own view only. Words are one entry each (1 for the word"
    yield "that is shown, a last entry for any word that is not in the list), numbers are divided by the scale and cut"
    yield f"off at 1. Where nothing is shown, entries are 0. Places below are for {seats} seats; +N counts from the"
    yield "start of the thing it belongs to. Every single entry in words:"
    yield f'`encoding_of(find("{game.id}"), seats).meanings()`.'
    yield ""
    yield from part_lines(layout.view, seats, "", 0, "")
    yield ""
    if layout.left_out:
        left = ", ".join(f"`{path}`" for path in layout.left_out)
        yield f"Left out, because it is printed and never changes: {left}."
        yield ""


def simple(part: Flag | Number | Seat | Word | Name | Bag) -> str:
    """What follows the name of a thing without parts of its own."""
    match part:
        case Flag():
            return ", yes or no"
        case Number():
            return f" / {part.scale}"
        case Seat():
            return ", a seat: one entry each"
        case Word():
            return f": {words(part.words)}"
        case Name():
            return f", its number / {len(part.words) + 1} among: {words(part.words)}"
        case Bag():
            return f", how many / {part.scale} of each: {words(part.words)}"


def part_lines(part: Part, seats: int, path: str, at: int, indent: str) -> Iterator[str]:
    plus, size = "+" if indent else "", size_of(part, seats)
    where = f"{plus}{at}" if size == 1 else f"{plus}{at} … {plus}{at + size - 1}"
    item = f"{indent}- {where}: `{path}`"
    match part:
        case Flag() | Number() | Seat() | Word() | Name() | Bag():
            yield f"{item}{simple(part)}"
        case Row():
            each = size_of(part.part, seats)
            yield f"{item}, length / {part.length}, then {length_of(part, seats)} places of {each}:"
            yield from part_lines(part.part, seats, "each", 0, indent + "  ")
        case Slots():
            keys = [str(key) for key in keys_of(part, seats)]
            yield f"{item}, {len(keys)} things of {size // len(keys)}, by {part.key} ({words(keys)}); +0: it is there"
            yield from part_lines(part.part, seats, "", 1, indent + "  ")
        case Fields():
            yield from fields_lines(part, seats, path, at, indent)
        case Maybe():
            yield f"{item} may be missing; +0: it is there"
            yield from part_lines(part.part, seats, path, 1, indent + "  ")
        case _:
            assert_never(part)


def fields_lines(fields: Fields, seats: int, path: str, at: int, indent: str) -> Iterator[str]:
    for name, inner in fields.parts.items():
        whole = f"{path}.{name}" if path and not indent else name
        yield from part_lines(inner, seats, whole, at, indent)
        at += size_of(inner, seats)
