"""What one seat may know, built from nothing. A leak would be the worst bug: whatever is not written here stays hidden.

Secret are: the six gates dealt and what others keep of them until all have chosen, and afterwards the gates that
others did not keep. Everything else lies open.
"""

from typing import assert_never

import msgspec

from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.games.via_magica.rules.area import NO_GATE, START_GATES, Area
from tischlein.games.via_magica.rules.effects import (
    ANIMI,
    COLOURS,
    TARGETS,
    AnimusIsWild,
    Effect,
    ExtraGate,
    GainCrystals,
    NoEffect,
    OpenOtherGate,
    PlaceCrystals,
    RearrangeCrystals,
    ScorePerGate,
    ScorePerSpace,
)
from tischlein.games.via_magica.rules.material import GATE_IDS, GATES, REWARDS, SLOT_WORDS, SPACES, TOKENS
from tischlein.games.via_magica.rules.rewards import offered
from tischlein.games.via_magica.rules.scoring import gate_points, points_by_source
from tischlein.games.via_magica.rules.state import ViaMagica
from tischlein.games.via_magica.rules.world import NO_TOKEN, NOBODY, World


class EffectView(msgspec.Struct):
    """The effect of a gate. `kind` chooses sentence and icons; the other fields fill them where the kind has them.

    animus may be "any": every space is a target.
    """

    kind: str
    animus: str = ""
    colour: str = ""
    count: int = 0
    each: int = 0


class FaceView(msgspec.Struct):
    """What is printed on a kind of gate."""

    colour: str
    spaces: list[str]
    points: int
    effect: EffectView


class ZoneGateView(msgspec.Struct):
    """A slot of a zone; `gate` is "" where it is empty. Space number i (from 0) is called slot + (i + 1): "b3"."""

    slot: str
    gate: str
    crystals: list[bool]
    pending: bool


class OpenedView(msgspec.Struct):
    """An opened gate and what it is worth now; green gates may still grow."""

    gate: str
    points: int


class AreaView(msgspec.Struct):
    """What lies in front of one seat.

    room     slots of the zone: 3, or 4 after an extra gate
    kept     how many gates it has chosen so far; which ones stays hidden until all have
    wild     the animi that count as wild for this seat
    points   by source, as if the match ended now
    """

    seat: int
    zone: list[ZoneGateView]
    room: int
    supply: int
    opened: list[OpenedView]
    rewards: list[str]
    wild: list[str]
    kept: int
    points: dict[str, int]


class RewardView(msgspec.Struct):
    """`colour` is set for three of a colour, `opened` for a number of gates; both empty: one of each colour."""

    reward: str
    points: int
    colour: str
    opened: int
    owner: int | None


class TokenView(msgspec.Struct):
    """How many tokens of an animus are in the bag and out of it."""

    animus: str
    in_bag: int
    drawn: int


class OpeningView(msgspec.Struct):
    """A seat opens its gates, and something must be decided.

    gate     the gate being opened, "" when it lies with the opened ones already
    left     how many placements or moves its effect still allows
    reward   the count reward that is offered now, or ""
    """

    seat: int
    gate: str
    left: int
    reward: str


class ViaMagicaView(msgspec.Struct):
    """ask: "choose", "place", "choose_pending", "effect_place", "rearrange", "open_other", "extra_gate", "take_gate",
    "claim_count" when this seat decides, "" when it does not.

    token        what was drawn this round, "" before the first draw
    drawn        the tokens out of the bag, oldest first
    catcher      who draws next; after a wild token already the new one
    opening      who opens a gate now, or null
    hand         my gates to choose from, while choosing; aside: those I did not keep and still know
    faces        what is printed on every gate that is mentioned, by gate
    """

    ask: str
    seat: int | None
    phase: str
    round: int
    token: str
    drawn: list[str]
    bag: list[TokenView]
    catcher: int
    opening: OpeningView | None
    display: list[str]
    deck: int
    discarded: int
    rewards: list[RewardView]
    areas: list[AreaView]
    hand: list[str]
    aside: list[str]
    quiet: int
    standstill: int
    faces: dict[str, FaceView]


def view(state: State, seat: Seat | None) -> ViaMagicaView:
    assert isinstance(state, ViaMagica), "the table gives a game its own states"
    world = state.world
    own = world.areas[seat] if seat is not None else Area()
    shown = ViaMagicaView(
        ask=asked_of(world, seat),
        seat=seat,
        phase=world.phase,
        round=world.round,
        token="" if world.token == NO_TOKEN else TOKENS[world.token],
        drawn=[TOKENS[token] for token in world.drawn],
        bag=token_views(world),
        catcher=world.catcher,
        opening=opening_view(world),
        display=[GATE_IDS[kind] for kind in world.display],
        deck=len(world.deck),
        discarded=len(world.discard) + sum([len(area.aside) for area in world.areas]),
        rewards=reward_views(world),
        areas=[area_view(world, other, seat) for other in range(world.seats)],
        # Only the seat's own (§3.4, §10.1).
        hand=[GATE_IDS[kind] for kind in own.hand],
        aside=[GATE_IDS[kind] for kind in own.aside],
        quiet=world.quiet,
        standstill=world.rulings.standstill_rounds,
        faces={},
    )
    shown.faces = {gate: FACES[gate] for gate in mentioned(shown)}
    return shown


def asked_of(world: World, seat: Seat | None) -> str:
    return "" if seat is None else world.moment_of(seat) or ""


def token_views(world: World) -> list[TokenView]:
    # Everybody may count the tokens (§A25).
    return [TokenView(name, world.bag.count(token), world.drawn.count(token)) for token, name in enumerate(TOKENS)]


def opening_view(world: World) -> OpeningView | None:
    if not world.owed:
        return None
    top = world.owed[-1]
    gate = "" if world.opening == NO_GATE else GATE_IDS[world.opening]
    reward = REWARDS[offered(world, top.seat)].id if top.what == "claim_count" else ""
    return OpeningView(top.seat, gate, top.count, reward)


def area_view(world: World, seat: Seat, viewer: Seat | None) -> AreaView:
    area = world.areas[seat]
    # What others have kept stays hidden until all have chosen (§3.2).
    hidden = world.phase == "choose" and seat != viewer
    return AreaView(
        seat=seat,
        zone=[] if hidden else [zone_gate(area, slot) for slot in range(area.room)],
        room=area.room,
        supply=area.supply,
        opened=[OpenedView(GATE_IDS[kind], gate_points(kind, area.opened)) for kind in area.opened],
        rewards=[reward.id for number, reward in enumerate(REWARDS) if world.reward_owner[number] == seat],
        wild=[name for animus, name in enumerate(ANIMI) if area.wild >> animus & 1],
        kept=area.gates_in_zone() if world.phase == "choose" else START_GATES,
        # As if the match ended now (§9.5).
        points=points_by_source(world, seat),
    )


def zone_gate(area: Area, slot: int) -> ZoneGateView:
    kind = area.slots[slot]
    if kind == NO_GATE:
        return ZoneGateView(SLOT_WORDS[slot], "", [], False)
    crystals = [area.crystals >> (slot * SPACES + place) & 1 == 1 for place in range(len(GATES[kind].spaces))]
    return ZoneGateView(SLOT_WORDS[slot], GATE_IDS[kind], crystals, area.is_pending(slot))


def reward_views(world: World) -> list[RewardView]:
    shown = []
    for number, reward in enumerate(REWARDS):
        owner = world.reward_owner[number]
        colour = COLOURS[reward.colour] if reward.colour >= 0 else ""
        shown.append(
            RewardView(reward.id, reward.points, colour, max(reward.opened, 0), None if owner == NOBODY else owner)
        )
    return shown


def mentioned(shown: ViaMagicaView) -> list[str]:
    """Every gate the view names, once, in the order of the material."""
    named = {*shown.display, *shown.hand, *shown.aside, "" if shown.opening is None else shown.opening.gate}
    for area in shown.areas:
        named.update([gate.gate for gate in area.zone])
        named.update([gate.gate for gate in area.opened])
    return [gate for gate in GATE_IDS if gate in named]


def effect_view(effect: Effect) -> EffectView:
    match effect:
        case ScorePerGate():
            return EffectView(effect.kind, colour=COLOURS[effect.colour], each=effect.each)
        case ScorePerSpace():
            return EffectView(effect.kind, animus=ANIMI[effect.animus], each=effect.each)
        case PlaceCrystals():
            return EffectView(effect.kind, animus=TARGETS[effect.target], count=effect.count)
        case GainCrystals():
            return EffectView(effect.kind, count=effect.count)
        case AnimusIsWild():
            return EffectView(effect.kind, animus=ANIMI[effect.animus])
        case NoEffect() | RearrangeCrystals() | OpenOtherGate() | ExtraGate():
            return EffectView(effect.kind)
        case _:
            assert_never(effect)


FACES = {
    gate.id: FaceView(
        COLOURS[gate.colour], [ANIMI[animus] for animus in gate.spaces], gate.points, effect_view(gate.effect)
    )
    for gate in GATES
}
