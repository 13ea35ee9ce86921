"""What level 4 has learned: the files are whole, tell everybody the same, and know only what lies open."""

import json
from pathlib import Path

import pytest
from librt.vecs import vec

from tischlein.bots.learned import Learned, parse_learned
from tischlein.core.question import ask
from tischlein.games.pfad_der_elemente.bot import drafted, experience, levels
from tischlein.games.pfad_der_elemente.bot.drafted import Drafted
from tischlein.games.pfad_der_elemente.bot.drafting import BY_HAND
from tischlein.games.pfad_der_elemente.bot.experience import UNIT, Experience
from tischlein.games.pfad_der_elemente.bot.levels import EXPERIENCE, TILES, StrongestBot, new_strongest, strongest_by
from tischlein.games.pfad_der_elemente.bot.practised import Practised
from tischlein.games.pfad_der_elemente.bot.value import Foresight
from tischlein.games.pfad_der_elemente.game import GAME
from tischlein.games.pfad_der_elemente.rules.state import PfadDerElemente
from tischlein.games.pfad_der_elemente.tests.boxes import OWN_BOX
from tischlein.games.pfad_der_elemente.tests.table import play_to, seat_of, start, table

FOLDER = Path(levels.__file__).parent
FILES = [
    pytest.param("experience.bin", EXPERIENCE, experience.VERSION, experience.COUNT, id="spirits"),
    pytest.param("drafted.bin", TILES, drafted.VERSION, drafted.COUNT, id="tiles"),
]
# What is expected of a position for two and for three seats, and of supplies. New numbers, new figures.
GOLDEN_PATHS = [12.1484375, 10.18359375, 10.18359375, 9.10546875, 9.0234375]
GOLDEN_SUPPLIES = [20.70703125, 21.13671875, 23.3203125, 17.6015625]
GOLDEN_EARLY = 16.0703125
SUPPLIES = [[3, 3, 3, 3], [1, 2, 6, 3], [0, 4, 1, 7], [5, 5, 1, 1]]


def judge() -> Experience:
    return Experience([True] * 4, vec[float]([number / UNIT for number in EXPERIENCE.numbers]))


def tiles() -> Drafted:
    return Drafted(vec[float]([number / UNIT for number in TILES.numbers]))


def middle(seats: int = 2) -> PfadDerElemente:
    """Spirits of every sort lie; two pairs are known."""
    spirits = [
        {4: "fire", 8: "fire/gift", 3: "air", 1: "earth/covered", 6: "mask"},
        {1: "earth", 2: "air/covered", 6: "fire", 9: "mask", 12: "fire"},
        {3: "water/gift", 5: "water"},
    ]
    elements = ["fire", "earth", "water"]
    written = [seat_of(elements[seat], spirits[seat], gifts=8 - seat) for seat in range(seats)]
    return table(*written, grid={1: "water", 2: "water", 3: "air", 5: "earth"})


@pytest.mark.parametrize(("name", "found", "version", "count"), FILES)
def test_the_files_fit_and_say_how_they_were_made(name: str, found: Learned, version: str, count: int) -> None:
    assert found.trouble == ""
    assert len(found.numbers) == count
    told = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    assert (told["game"], told["game_version"], told["features"]) == (GAME.id, GAME.version, version)
    assert len(told["generations"][-1]["data"]) == 64 and told["commit"] and told["seed"] and told["command"]


def test_paths_of_spirits_are_worth_the_same_on_every_machine() -> None:
    found = []
    for seats in (2, 3):
        looker, world = judge(), middle(seats).world
        looker.look_at(world)
        found += [looker.standing(world, seat) for seat in range(seats)]
    assert found == GOLDEN_PATHS


def test_supplies_are_worth_the_same_on_every_machine() -> None:
    world = start(2, 1).world
    assert [tiles().worth(world, supply, own, 0) for own, supply in enumerate(SUPPLIES)] == GOLDEN_SUPPLIES
    assert tiles().worth(world, [2, 2, 2, 2], 3, 4) == GOLDEN_EARLY


def test_the_strongest_level_judges_by_them() -> None:
    bot = new_strongest()
    assert isinstance(bot, StrongestBot)
    assert isinstance(bot.supplies, Drafted)
    policy = bot.new_policy([True, True])
    assert isinstance(policy, Practised) and isinstance(policy.judge, Experience)


def test_without_them_it_judges_by_hand() -> None:
    bot = strongest_by([], [])
    assert bot.supplies is BY_HAND
    found = bot.new_policy([True, True]).judge
    assert isinstance(found, Foresight) and not isinstance(found, Experience)
    older = (FOLDER / "experience.bin").read_bytes().replace(experience.VERSION.encode(), b"pfad_der_elemente 0", 1)
    assert parse_learned(older, experience.VERSION, experience.COUNT).numbers == []


def test_it_sees_only_what_lies_open() -> None:
    state = start(3, 4, ruleset="advanced")
    play_to(state, "spirits")
    found = set()
    for memory in range(8):
        world = ask(state, 1, memory).world
        assert isinstance(world, PfadDerElemente)
        looker = judge()
        looker.insight = [seat == 1 for seat in range(3)]
        looker.look_at(world.world)
        found.add(tuple(looker.standing(world.world, seat) for seat in range(3)))
    assert len(found) == 1


@pytest.mark.parametrize("own", ["fire", "air"])
def test_a_spirit_at_home_is_worth_more_than_one_that_no_step_leads_home(own: str) -> None:
    looker, worths = judge(), []
    for spirit in ({10: "fire"}, {4: "fire"}):
        world = table(seat_of(own, spirit, gifts=8), seat_of("earth", {1: "fire"}, gifts=8)).world
        looker.look_at(world)
        worths.append(looker.worth(world, 0))
    assert worths[1] > worths[0]


def test_with_another_box_tiles_are_judged_by_hand() -> None:
    world = start(2, 1, material=OWN_BOX).world
    for own, supply in enumerate(SUPPLIES):
        assert tiles().worth(world, supply, own, 0) == BY_HAND.worth(world, supply, own, 0)
    ours = start(2, 1).world
    assert any(tiles().worth(ours, supply, 0, 0) != BY_HAND.worth(ours, supply, 0, 0) for supply in SUPPLIES)
