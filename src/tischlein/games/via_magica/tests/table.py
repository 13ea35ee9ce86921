"""Sets up positions for tests in a few words, and plays them with luck that is written down."""

from tischlein.core import turn as turns
from tischlein.core.dealer import Dealer
from tischlein.core.state import Position
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Named
from tischlein.games.via_magica.position.notation import write_slot
from tischlein.games.via_magica.rules.actions import WORDS
from tischlein.games.via_magica.rules.area import Area
from tischlein.games.via_magica.rules.material import GATE_IDS, REWARD_IDS, TOKENS
from tischlein.games.via_magica.rules.state import ViaMagica, load
from tischlein.games.via_magica.rules.world import NOBODY
from tischlein.testing import dealers
from tischlein.testing.answers import Answers

DISPLAY = ["V04", "B06", "V09", "G03", "G02"]
# Zones for seats that a test does not care about.
IDLE = [
    ["V01", "V02", "V03"],
    ["V05", "V06", "V07"],
    ["B01", "B02", "B03"],
    ["G01", "G04", "G05"],
    ["V01", "V02", "V03"],
    ["V05", "V06", "V07"],
]

ANSWERS = Answers(WORDS)
legal = ANSWERS.legal


class Stacked(dealers.Stacked):
    """Tokens and gates in the order in which they are drawn."""

    def piece_of(self, name: str) -> int:
        return TOKENS.index(name) if name in TOKENS else GATE_IDS.index(name)


def seat_of(*zone: str, opened: list[str] | None = None, aside: list[str] | None = None) -> dict[str, object]:
    return {"zone": list(zone), "opened": opened or [], "hand": [], "aside": aside or []}


def idle(seat: Seat) -> dict[str, object]:
    return seat_of(*IDLE[seat])


def table(*seats: dict[str, object], token: str = "air", catcher: Seat = 0, **parts: object) -> ViaMagica:
    """A position in which the seats may place; other parts as in the README's example."""
    position: Position = {
        "phase": "play",
        "catcher": catcher,
        "token": token,
        "display": DISPLAY,
        "seats": list(seats),
        **parts,
    }
    state = load(position)
    assert isinstance(state, ViaMagica)
    return state


def targets(state: ViaMagica, seat: Seat) -> set[object]:
    """Where a crystal from the supply may go."""
    return {named["to"] for named in legal(state, seat) if named["do"] == "place"}


def choices(state: ViaMagica, seat: Seat, do: str) -> list[object]:
    """The gates offered for a verb."""
    return ANSWERS.offered(state, seat, do, "gate")


def place_all(state: ViaMagica, dealer: Dealer, **answers: str) -> None:
    """The secret answers of a round: `seat0="a1"` places there, "a1 b2" moves; seats not named pass."""
    turn = state.turn()
    assert turn.mode == turns.TOGETHER, f"it is not a moment to place but {turn.mode}"
    assert set(answers) <= {f"seat{seat}" for seat in turn.seats}, "a seat that is not asked cannot place"
    ANSWERS.answer_all(state, {seat: crystal(answers.get(f"seat{seat}", "")) for seat in turn.seats}, dealer)


def crystal(words: str) -> Named:
    """The action of "" (pass), "a1" (place) or "a1 b2" (move)."""
    places = words.split()
    if not places:
        return {"do": "pass"}
    if len(places) == 1:
        return {"do": "place", "to": places[0]}
    return {"do": "move", "at": places[0], "to": places[1]}


def decide(state: ViaMagica, seat: Seat, dealer: Dealer, do: str, **fields: str) -> None:
    """One seat's answer inside an opening."""
    ANSWERS.answer(state, seat, do, dealer, **fields)


def asks(state: ViaMagica) -> str:
    """What is asked now, and of whom: "take_gate 0", "place 0 1", "over"."""
    world = state.world
    if world.owed:
        return f"{world.owed[-1].what} {world.owed[-1].seat}"
    if world.asked:
        return " ".join(["place", *[str(seat) for seat in world.asked]])
    return world.phase


def zone(area: Area) -> list[str]:
    return [write_slot(area, slot) for slot in range(area.room)]


def opened(state: ViaMagica, seat: Seat) -> list[str]:
    return [GATE_IDS[kind] for kind in state.world.areas[seat].opened]


def display(state: ViaMagica) -> list[str]:
    return [GATE_IDS[kind] for kind in state.world.display]


def rewards(state: ViaMagica) -> dict[str, Seat]:
    owners = state.world.reward_owner
    return {REWARD_IDS[number]: owner for number, owner in enumerate(owners) if owner != NOBODY}
