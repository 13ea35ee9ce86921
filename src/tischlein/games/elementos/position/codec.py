"""Positions as JSON that a person can read and type; README.md explains the form with an example."""

from collections.abc import Mapping
from typing import Final

from tischlein.core.state import Position
from tischlein.games.elementos.position.checks import check_half, end_match, freeze_all, replay_idle_plies
from tischlein.games.elementos.position.notation import (
    carrier,
    fill_in_undersides,
    number_discs,
    put,
    read_captured,
    read_lines,
    write_captured,
    write_disc,
    write_ply,
)
from tischlein.games.elementos.rules.material import DISC_WORDS
from tischlein.games.elementos.rules.options import OPEN, OPTIONS, PRESET, Rulings
from tischlein.games.elementos.rules.past import first_pairs, idle_plies
from tischlein.games.elementos.rules.setup import empty_board, home_squares
from tischlein.games.elementos.rules.squares import BLACK, COLOURS, NAMES, WHITE, members
from tischlein.games.elementos.rules.state import ARRANGING, ENDED, PHASES, PLAYING, ElementosState
from tischlein.games.elementos.rules.world import Discs, disc_numbers_on_board, owner_of
from tischlein.kit.written import Written, impossible, one_of, wrong

_FROM_SETUP_ON: Final = ["options", "phase", "begins", "white", "black"]
_IN_SETUP: Final = [*_FROM_SETUP_ON, "ready"]
_IN_PLAY: Final = [*_FROM_SETUP_ON, "to_move", "captured", "frozen", "frozen_before", "idle", "reason"]


def dump(state: ElementosState) -> Position:
    discs, rulings = state.discs, state.rulings
    homes = home_squares(rulings)
    lines: list[list[str]] = [[], []]
    for number, square in disc_numbers_on_board(discs):
        lines[owner_of(number)].append(write_disc(discs, square, homes, rulings))
    chosen = rulings.options.chosen
    position: Position = {
        "options": {option.id: chosen[option.id] for option in OPTIONS if chosen[option.id] != option.default},
        "phase": PHASES[state.stage],
        "begins": COLOURS[state.begins],
        "white": lines[WHITE],
        "black": lines[BLACK],
    }
    if state.stage == ARRANGING:
        position["white"] = [line.removesuffix(" wand") for line in lines[WHITE]]
        position["black"] = [line.removesuffix(" wand") for line in lines[BLACK]]
        position["ready"] = [COLOURS[seat] for seat in (WHITE, BLACK) if state.is_ready(seat)]
        return position
    position["to_move"] = COLOURS[state.to_move]
    position["captured"] = [write_captured(captured, homes) for captured in discs.captured]
    position["frozen"] = [_write_pair(pair) for pair in discs.pairs]
    position["frozen_before"] = [_write_pair(pair) for pair in first_pairs(state.past)]
    position["idle"] = [write_ply(ply) for ply in idle_plies(state.past)]
    if state.stage == ENDED:
        position["reason"] = state.reason
    return position


def _write_pair(pair: int) -> str:
    return " ".join([NAMES[square] for square in members(pair)])


def load(position: Position) -> ElementosState:
    """Reads what `dump` wrote or a person typed. Refuses what cannot be."""
    phase = PHASES.index(_word(position, "phase", PHASES, PHASES[PLAYING]))
    valid = _IN_SETUP if phase == ARRANGING else _IN_PLAY
    rulings = Rulings(Written("", position, valid, valid).options("options", OPTIONS))
    begins = COLOURS.index(_word(position, "begins", COLOURS, COLOURS[WHITE]))
    state = ElementosState(rulings, empty_board(rulings), begins)
    if phase == ARRANGING:
        _load_setup(state, position)
    else:
        _load_play(state, position, phase)
    return state


def _load_setup(state: ElementosState, position: Position) -> None:
    rulings = state.rulings
    if rulings.setup_mode == PRESET:
        raise impossible("phase", PHASES[ARRANGING], f"with setup_mode {PRESET} nobody arranges discs")
    ready = _texts(position, "ready")
    if not set(ready) <= set(COLOURS) or len(ready) > 1:
        raise wrong("ready", ready, f"a list with nothing or {one_of(COLOURS, '')}")
    homes = home_squares(rulings)
    for seat in (WHITE, BLACK):
        if COLOURS[seat] in ready:
            state.ready |= 1 << seat
        lines = read_lines(_texts(position, COLOURS[seat]), homes)
        fill_in_undersides(lines, seat)
        number_discs(lines, seat, homes)
        put(state.discs, lines, seat, rulings)
        check_half(state, seat, lines)
    if rulings.setup_mode == OPEN:
        state.to_move = state.begins if state.is_ready(1 - state.begins) else 1 - state.begins


def _load_play(state: ElementosState, position: Position, phase: int) -> None:
    state.stage = PLAYING
    state.ready = 3
    state.to_move = COLOURS.index(_word(position, "to_move", COLOURS, COLOURS[state.begins]))
    _load_discs(state.discs, position, state.rulings)
    if state.rulings.setup_mode == PRESET:
        state.discs.seen = state.discs.white | state.discs.black
    frozen = _pairs(position, "frozen")
    frozen_before = _pairs(position, "frozen_before")
    plies = _texts(position, "idle")
    if frozen_before and not plies:
        raise impossible("frozen_before", position["frozen_before"], "there are no idle plies that it was before")
    if plies:
        replay_idle_plies(state, plies, frozen_before)
        if "frozen" in position and list(state.discs.pairs) != frozen:
            squares = [_write_pair(pair) for pair in state.discs.pairs]
            raise impossible("frozen", position["frozen"], f"after these plies it is {squares}")
    else:
        freeze_all(state.discs, frozen)
    end_match(state, phase, position.get("reason"))


def _load_discs(discs: Discs, position: Position, rulings: Rulings) -> None:
    homes = home_squares(rulings)
    captured_texts = _texts(position, "captured")
    captured: list[list[int]] = [[], []]
    unlisted: list[int] = []
    for seat in (WHITE, BLACK):
        lines = read_lines(_texts(position, COLOURS[seat]), homes)
        gone = read_captured(captured_texts, seat, homes)
        left = fill_in_undersides([*lines, *gone], seat)
        free = number_discs([*lines, *gone], seat, homes)
        put(discs, lines, seat, rulings)
        if seat == WHITE:
            discs.white_wand = carrier(lines, seat)
        else:
            discs.black_wand = carrier(lines, seat)
        captured[seat] = [line.number * len(DISC_WORDS) + line.lying() for line in gone]
        for pair, count in enumerate(left):
            unlisted += [free.pop(0) * len(DISC_WORDS) + 2 * pair for _ in range(count)]
    order = [captured[COLOURS.index(text.split()[0])].pop(0) for text in captured_texts]
    discs.captured = (*order, *unlisted)


def _pairs(position: Position, key: str) -> list[int]:
    pairs: list[int] = []
    for text in _texts(position, key):
        names = text.split()
        if len(names) != 2 or not set(names) <= set(NAMES):
            raise wrong(key, text, 'two squares, like "b4 b5"')
        pairs.append(1 << NAMES.index(names[0]) | 1 << NAMES.index(names[1]))
    return pairs


def _texts(position: Mapping[str, object], key: str) -> list[str]:
    value = position.get(key, [])
    if not isinstance(value, list) or not all([isinstance(text, str) and text.split() for text in value]):
        raise wrong(key, value, "a list of texts")
    return [str(text) for text in value]


def _word(position: Mapping[str, object], key: str, valid: list[str], default: str) -> str:
    word = position.get(key, default)
    if not isinstance(word, str) or word not in valid:
        raise wrong(key, word, one_of(valid, word))
    return word
