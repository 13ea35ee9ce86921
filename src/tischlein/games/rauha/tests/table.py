"""Sets up positions for tests in a few words, and plays them with luck that is written down."""

from tischlein.bots.race import Effort
from tischlein.core.dealer import Dealer, QuietDealer
from tischlein.core.options import read_options
from tischlein.core.question import Budget, ask
from tischlein.core.rng import Generator
from tischlein.core.state import Position
from tischlein.core.turn import Seat
from tischlein.games.rauha.bot.levels import RauhaBot
from tischlein.games.rauha.game import GAME
from tischlein.games.rauha.rules.actions import WORDS
from tischlein.games.rauha.rules.area import Area, cells_of
from tischlein.games.rauha.rules.material import CARD_IDS, GOD_IDS
from tischlein.games.rauha.rules.options import OPTIONS
from tischlein.games.rauha.rules.state import Rauha, begin, load
from tischlein.games.rauha.rules.world import NOBODY, OVER, PHASES
from tischlein.testing.answers import Answers, seat_named
from tischlein.testing.dealers import Listening

SeatWritten = dict[str, object]

ANSWERS = Answers(WORDS)
legal, verbs, offered, may, answer = ANSWERS.legal, ANSWERS.verbs, ANSWERS.offered, ANSWERS.may, ANSWERS.answer


def seat_of(cells: dict[int, str] | None = None, spores: str = "", **parts: object) -> SeatWritten:
    """A seat with cards on cells, spores on the cells of "159", and other parts as a position writes them."""
    written = {str(cell): card for cell, card in (cells or {}).items()}
    return {"cells": written, "spores": list(spores), **parts}


def table(*seats: SeatWritten, notch: int = 1, phase: str = "place", first: Seat = 0, **parts: object) -> Rauha:
    """A position in which seat `first` plays. Piles and hands that a test does not care about are filled up."""
    position: Position = {
        "notch": notch,
        "phase": phase,
        "first": first,
        "seats": [dict(seat) for seat in seats],
        **parts,
    }
    fill_up(position)
    state = load(position)
    assert isinstance(state, Rauha)
    return state


def fill_up(position: Position) -> None:
    """Gives every seat that needs one a card, and every satellite the cards of its turn."""
    phase, notch, seats = position["phase"], position["notch"], position["seats"]
    assert isinstance(notch, int) and isinstance(seats, list)
    if phase not in ("keep", "place", "activate"):
        return
    text = str(position)
    age = "1-" if notch <= 8 else "2-"
    free = [card for card in CARD_IDS if card.startswith(age) and f"'{card}'" not in text]
    acted = position.get("acted", 0)
    assert isinstance(acted, int)
    first = position["first"]
    assert isinstance(first, int)
    for place in range(len(seats)):
        waits = place >= acted + (1 if phase == "activate" else 0) and phase != "keep"
        seat = seats[(first + place) % len(seats)]
        if waits and "chosen" not in seat:
            seat["chosen"] = free.pop()
    turn = (notch - 1) % 4 + 1
    size = 5 - turn if phase == "keep" else 4 - turn
    if "piles" not in position:
        position["piles"] = [[free.pop() for _ in range(size)] for _ in seats]


def start(seats: int = 2, seed: int = 1, **options: object) -> Rauha:
    """A match at its beginning."""
    state = GAME.setup(read_options(GAME.options, options), seats, QuietDealer(seed))
    assert isinstance(state, Rauha)
    return state


def keep_all(state: Rauha, dealer: Dealer | None = None, **cards: str) -> None:
    """The secret answers of step 1: `seat0="1-04"`; seats not named keep the first card of their pile."""
    keeps = {seat_named(name): {"do": "keep", "card": card} for name, card in cards.items()}
    ANSWERS.answer_all(state, keeps, dealer)


def play_quietly(state: Rauha, until_notch: int, dealer: Dealer | None = None) -> None:
    """Everybody keeps the first card, discards it for crystals and activates nothing, until the avatar stands there."""
    luck = dealer or Listening()
    while state.world.notch + 1 < until_notch and phase(state) != "over":
        if phase(state) == "keep":
            keep_all(state, luck)
        elif phase(state) == "place":
            answer(state, state.world.active(), "discard_for_crystals", luck)
        else:
            answer(state, state.world.active(), "finish", luck)


def phase(state: Rauha) -> str:
    return PHASES[state.world.phase]


def area(state: Rauha, seat: Seat = 0) -> Area:
    return state.world.areas[seat]


def spores(state: Rauha, seat: Seat = 0) -> str:
    """The cells with a spore: "15"."""
    return "".join(str(cell + 1) for cell in cells_of(area(state, seat).spores))


def holders(state: Rauha) -> dict[str, Seat]:
    return {GOD_IDS[god]: holder for god, holder in enumerate(state.world.holders) if holder != NOBODY}


def cards(numbers: list[int]) -> list[str]:
    return [CARD_IDS[card] for card in numbers]


def played(seats: int, seed: int, notch: int) -> Rauha:
    """As far as this notch, now and then by luck."""
    luck, dealer, player = Generator(seed), QuietDealer(seed), RauhaBot(Effort(work=0))
    state = begin(read_options(OPTIONS, {}), seats, dealer)
    assert isinstance(state, Rauha)
    while state.world.notch < notch and state.world.phase != OVER:
        answers = {}
        for seat in state.turn().seats:
            question = ask(state, seat, int(luck.draw_word()))
            if luck.roll(16) == 0:
                answers[seat] = question.actions[luck.roll(len(question.actions))]
            else:
                answers[seat] = player.answer(question, Budget())
        if len(answers) > 1:
            state.resolve(answers, dealer)
            continue
        state.apply(state.turn().seats[0], answers[state.turn().seats[0]], dealer)
    return state
