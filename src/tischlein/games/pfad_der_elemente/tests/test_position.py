"""Positions as text: what is read, and what is refused."""

import json

import pytest

from tischlein.core.dealer import QuietDealer
from tischlein.core.refusal import Refusal
from tischlein.core.state import Position
from tischlein.games.pfad_der_elemente.rules.state import load
from tischlein.games.pfad_der_elemente.tests.table import play_to, seat_of, start, table
from tischlein.testing.positions import refused_with

PHASES = ["element", "draft", "omens", "path", "spirits", "gifts", "over"]


@pytest.mark.parametrize("phase", PHASES)
def test_a_position_of_every_phase_is_read_back(phase: str) -> None:
    state = start(3, ruleset="advanced", omen_selection="choose")
    play_to(state, phase)
    if phase == "gifts":
        # Whoever plays at random has no gift left by then.
        state = table(seat_of("fire", {1: "air"}), seat_of("water", {2: "air"}), phase=phase, idle=300)
    assert state.dump()["phase"] == phase
    assert load(json.loads(json.dumps(state.dump()))).dump() == state.dump()


def good() -> Position:
    return table(
        seat_of("fire", {1: "earth", 2: "mask"}), seat_of("water", {1: "earth", 2: "mask"}), grid={1: "fire", 2: "air"}
    ).dump()


def with_seat(**parts: object) -> Position:
    position = good()
    seats = position["seats"]
    assert isinstance(seats, list)
    return {**position, "seats": [{**seats[0], **parts}, seats[1]]}


def advanced(mine: list[str], removed: list[str]) -> Position:
    position = good()
    seats = position["seats"]
    assert isinstance(seats, list)
    other = {**seats[1], "omens": ["water-1", "water-2"]}
    return {
        **position,
        "options": {"ruleset": "advanced"},
        "seats": [{**seats[0], "omens": mine, "removed": removed}, other],
    }


def test_the_good_position_and_the_advanced_one_are_good() -> None:
    assert load(good()).turn().seats == [0]
    assert load(advanced(["fire-1", "fire-2"], ["fire-3"])).turn().seats == [0]


WRONG: list[tuple[str, Position]] = [
    ("an element twice", with_seat(element="water")),
    ("no element", with_seat(element=None)),
    ("eleven gifts", with_seat(gifts=11)),
    ("more gifts than there are", with_seat(spirits={"1": "earth/gift", "2": "mask"}, gifts=10)),
    ("a gift on a mask", with_seat(spirits={"1": "earth", "2": "mask/gift"}, gifts=9)),
    ("half a pair", with_seat(spirits={"1": "earth"})),
    ("a lost spirit", with_seat(spirits={"1": "earth", "2": "mask", "3": "air", "4": "air"})),
    ("eleven tiles", with_seat(path={"0,0": "earth"})),
    ("omens in the base game", with_seat(omens=["fire-1", "fire-2"])),
    ("foreign omens", advanced(["air-1", "air-2"], [])),
    ("one omen", advanced(["fire-1"], [])),
    ("an omen twice", advanced(["fire-1", "fire-2"], ["fire-2"])),
    ("an unseen one face up", {**good(), "step": "second", "open": ["5"]}),
    ("face up before the reveal", {**good(), "open": ["1"]}),
    ("nothing face up after it", {**good(), "step": "second"}),
    ("a pair that was missed", {**good(), "step": "miss", "open": ["1", "1"]}),
    ("a pair that was not found", {**good(), "step": "place_own", "open": ["1", "2"], "found": "fire"}),
    ("placing nothing", {**good(), "step": "place_foreign", "found": "fire"}),
    ("a found pair before the reveal", {**good(), "found": "fire"}),
    ("a power without a target", {**good(), "step": "power", "found": "air"}),
    ("the gift phase with spirits left", {**good(), "phase": "gifts"}),
    ("the end with spirits left", {**good(), "phase": "over", "acted": 2}),
    ("packs while spirits are called", {**good(), "packs": [{"left": [], "picks": []}, {"left": [], "picks": []}]}),
    ("paths before they are laid", {**good(), "phase": "element"}),
    ("an unknown option", {**good(), "options": {"ruleset": "strange"}}),
    ("a strange place", {**good(), "grid": ["fog"] * 20}),
    ("a small grid", {**good(), "grid": ["?"] * 4}),
    ("five seats", {**good(), "seats": [{}] * 5}),
]


@pytest.mark.parametrize("position", [position for _, position in WRONG], ids=[name for name, _ in WRONG])
def test_what_cannot_be_is_refused(position: Position) -> None:
    with pytest.raises(Refusal, match="position_"):
        load(position)


def test_a_path_in_pieces_is_refused_unless_islands_are_allowed() -> None:
    position = good()
    seats = position["seats"]
    assert isinstance(seats, list)
    moved = {cell: element for cell, element in seats[0]["path"].items() if cell not in ("2,1", "2,2")}
    moved |= {"8,0": "fire", "9,0": "fire"}
    position["seats"] = [{**seats[0], "path": moved, "spirits": {"1": "earth", "2": "mask"}}, seats[1]]
    with pytest.raises(Refusal, match="position_cannot_be"):
        load(position)
    assert load({**position, "options": {"allow_islands": True}}).turn().seats == [0]


def test_what_is_left_out_has_its_default() -> None:
    state = load({"phase": "element", "seats": [{}, {}, {}]})
    assert state.turn().seats == [0]
    assert len(state.legal(0)) == 4
    state.apply(0, state.legal(0)[0], QuietDealer(1))
    assert state.turn().seats == [1]


TOLD: list[tuple[Position, str]] = [
    ({"fase": "spirits"}, 'there is a key "fase" in the position; it should be one of'),
    ({"fase": "spirits"}, "; perhaps phase is meant."),
    ({"found": "watr"}, 'found is "watr"; it should be one of earth, air, water, fire, mask; perhaps water is meant.'),
    ({"idle": "3"}, 'idle is "3"; it should be a whole number from 0 to 300.'),
    ({"grid": ["?"] * 4}, "the size of the grid = 4, but with 2 seats it is 20."),
    ({"step": "second"}, "open = [], but in step second 1 lie open."),
    ({"phase": "gifts"}, 'phase = "gifts", but 16 spirits are left in the grid.'),
    (with_seat(spirits={"1": "earth"}), "the number of empty places in grid = 4, but 3 spirits lie on paths."),
    (with_seat(gifts=10, spirits={"1": "earth/gift", "2": "mask"}), "gifts = 10, but with 1 on spirits there are 10"),
    (with_seat(path={"0,0": "earth"}), "the tiles of the paths = [1, 12], but in phase spirits each has 12."),
    ({"options": {"ruleset": "base game"}}, 'options.ruleset is "base game"; it should be one of base, advanced;'),
]


@pytest.mark.parametrize(("change", "sentence"), TOLD)
def test_a_refusal_says_which_key_what_stands_there_and_what_would_fit(change: Position, sentence: str) -> None:
    assert sentence in refused_with(load, {**good(), **change})
