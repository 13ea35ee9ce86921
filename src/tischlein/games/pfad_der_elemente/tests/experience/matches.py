"""Quick matches of Pfad der Elemente, by what looks best at once and now and then by luck: what lay there, and what it
brought. The same seed plays the same matches.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Final

import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray

from tischlein.bots.race import best_of
from tischlein.core.dealer import QuietDealer
from tischlein.core.options import read_options
from tischlein.core.rng import memory_of
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.pfad_der_elemente.bot.drafting import SupplyJudge, weigh_takes
from tischlein.games.pfad_der_elemente.bot.experience import COUNT, LOOKS, TURNS, Experience, turn_of
from tischlein.games.pfad_der_elemente.bot.layout import Annealing, wish_of
from tischlein.games.pfad_der_elemente.bot.policy import Policy
from tischlein.games.pfad_der_elemente.rules.actions import CHOOSE
from tischlein.games.pfad_der_elemente.rules.box import OUR_BOX
from tischlein.games.pfad_der_elemente.rules.course import give
from tischlein.games.pfad_der_elemente.rules.hexes import TILES
from tischlein.games.pfad_der_elemente.rules.material import ELEMENTS, MOST_SEATS
from tischlein.games.pfad_der_elemente.rules.options import OPTIONS
from tischlein.games.pfad_der_elemente.rules.path import Path
from tischlein.games.pfad_der_elemente.rules.revealing import act_in_spirits, legal_in_spirits
from tischlein.games.pfad_der_elemente.rules.scoring import points_of
from tischlein.games.pfad_der_elemente.rules.setup import choose_element, legal_takes, resolve_takes
from tischlein.games.pfad_der_elemente.rules.state import PfadDerElemente, begin
from tischlein.games.pfad_der_elemente.rules.world import (
    BEFORE,
    DRAFT_PHASE,
    ELEMENT_PHASE,
    GIFT_PHASE,
    PLACE_OWN_STEP,
    POWER,
    SPIRIT_PHASE,
    World,
)

Rows = NDArray[np.float64]

# So often something is taken, placed or done by luck: matches shall also go where nobody wants to go.
BY_LUCK: Final = 0.08
TWO_SEATS: Final = 0.6
STEPS: Final = 3000
SPIRITS: Final = 4
_PATHS: dict[tuple[int, ...], Path] = {}


@dataclass
class Player:
    """How a seat drafts, and how it plays with spirits and gifts."""

    supplies: SupplyJudge
    policy: Policy


@dataclass
class Story:
    """spirits  match, seats, stage, what turn it is and whose, what was seen on the own path less the others' mean,
                and in the end how far ahead with spirits
    drafts      match, tiles still to come, own element, tiles by element, and in the end how far ahead
    """

    spirits: list[list[float]] = field(default_factory=list)
    drafts: list[list[float]] = field(default_factory=list)


def path_of(supply: list[int]) -> Path:
    known = _PATHS.get(tuple(supply))
    if known is None:
        layout = Annealing(supply, wish_of([], OUR_BOX), OUR_BOX).run(STEPS)
        tiles = sorted(zip(layout.cells, layout.elements, strict=True))
        known = Path([cell for cell, _ in tiles], [element for _, element in tiles], OUR_BOX, False, False)
        _PATHS[tuple(supply)] = known
    return known


def deal(seats: int, memory: int, elements: list[int]) -> tuple[World, QuietDealer]:
    """A match in which everybody has got an element."""
    dealer = QuietDealer(memory)
    state = begin(read_options(OPTIONS, {}), seats, dealer)
    assert isinstance(state, PfadDerElemente), "Pfad der Elemente begins as itself"
    world = state.world
    while world.phase == ELEMENT_PHASE:
        seat = world.active
        choose_element(world, seat, CHOOSE.single(elements[seat]), dealer)
    return world, dealer


def draft(world: World, players: list[Player], dealer: QuietDealer, luck: random.Random | None, number: int) -> Rows:
    rows: list[list[float]] = []
    while world.phase == DRAFT_PHASE:
        answers: dict[Seat, Action] = {}
        for seat, player in enumerate(players):
            actions = legal_takes(world, seat)
            if luck is not None and luck.random() < BY_LUCK:
                answers[seat] = luck.choice(actions)
            else:
                answers[seat] = best_of(weigh_takes(world, seat, actions, player.supplies)).action
        resolve_takes(world, answers, dealer)
        for seat in range(world.seats):
            left = TILES - sum(world.hands[seat])
            rows.append([number, seat, left, world.elements[seat], *world.hands[seat]])
    lay(world)
    return np.array(rows)


def lay(world: World) -> None:
    """All paths lie at once."""
    world.paths = [path_of(hand) for hand in world.hands]
    world.hands = [[0] * len(ELEMENTS) for _ in range(world.seats)]
    world.packs, world.picks, world.buildings = [], [], []
    world.phase, world.step, world.active = SPIRIT_PHASE, BEFORE, world.first


def play_spirits(world: World, players: list[Player], dealer: QuietDealer) -> list[int]:
    """To the end; everybody's points."""
    while world.phase == SPIRIT_PHASE:
        seat = world.active
        act_in_spirits(world, seat, players[seat].policy.answer(world, seat, dealer), dealer)
    while world.phase == GIFT_PHASE:
        seat = world.active
        give(world, seat, players[seat].policy.choose_gift(world, seat), dealer)
    return [sum(points_of(world, seat)) for seat in range(world.seats)]


def play(player: Player, seats: int, memory: int, number: int, story: Story) -> None:
    luck = random.Random(memory)
    world, dealer = deal(seats, memory, luck.sample(range(len(ELEMENTS)), seats))
    players = [player] * seats
    drafted = draft(world, players, dealer, luck, number)
    looker = Experience([True] * MOST_SEATS, vec[float]([0.0] * COUNT))
    seen: list[tuple[Seat, list[float]]] = []
    while world.phase == SPIRIT_PHASE:
        seat = world.active
        if world.step == BEFORE:
            seen.extend(look(looker, world, number))
        if PLACE_OWN_STEP <= world.step <= POWER and luck.random() < BY_LUCK:
            action = luck.choice(legal_in_spirits(world, seat))
        else:
            action = player.policy.answer(world, seat, dealer)
        act_in_spirits(world, seat, action, dealer)
    play_spirits(world, players, dealer)
    points = [points_of(world, seat) for seat in range(seats)]
    spirits = ahead([float(each[SPIRITS]) for each in points])
    every = ahead([float(sum(each)) for each in points])
    story.spirits.extend([*row, spirits[seat]] for seat, row in seen)
    story.drafts.extend([number, *row[2:], every[int(row[1])]] for row in drafted)


def look(looker: Experience, world: World, number: int) -> list[tuple[Seat, list[float]]]:
    looker.look_at(world)
    stage, turn = int(looker.stage), int(turn_of(world))
    found: list[list[float]] = []
    for seat in range(world.seats):
        seen = looker.seen(world, seat)
        found.append([seen[place] for place in range(LOOKS)])
    both = np.array(found)
    less = both - (both.sum(0) - both) / (world.seats - 1)
    on_turn = np.zeros((world.seats, TURNS))
    on_turn[:, turn] = -1.0 / (world.seats - 1)
    on_turn[world.active, turn] = 1.0
    return [(seat, [number, world.seats, stage, *on_turn[seat], *less[seat]]) for seat in range(world.seats)]


def ahead(points: list[float]) -> list[float]:
    """Of the others' mean."""
    return [own - (sum(points) - own) / (len(points) - 1) for own in points]


def play_some(player: Player, numbers: range, seed: str) -> Story:
    """The matches of these numbers: each depends on the seed and its number alone."""
    story = Story()
    for number in numbers:
        luck = random.Random(f"{seed} {number}")
        seats = 2 if luck.random() < TWO_SEATS else luck.choice([3, 4])
        play(player, seats, memory_of(f"{seed} {number}"), number, story)
    return story
