"""Short ways to say: this position, these plies, what is legal now, what was told."""

import msgspec

from tischlein.core.dealer import Event, SeededDealer
from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.games.elementos.game import GAME
from tischlein.games.elementos.position.codec import load
from tischlein.games.elementos.position.notation import read_ply, write_ply
from tischlein.games.elementos.rules.actions import MOVE
from tischlein.games.elementos.rules.squares import NAMES
from tischlein.games.elementos.rules.state import PLAYING, ElementosState
from tischlein.games.elementos.views.view import DiscView, ElementosView, view

WHITE, BLACK = 0, 1
Choice = bool | int | str


def at_table(white: list[str], black: list[str], to_move: str = "white", /, **options: Choice) -> ElementosState:
    return load({"white": white, "black": black, "to_move": to_move, "options": options})


def preset(**options: Choice) -> ElementosState:
    """The position after the preset setup, white to move."""
    state = new_match(setup_mode="preset", first_player="white", **options).state
    assert isinstance(state, ElementosState)
    return state


def new_match(seed: str = "seed", /, **options: Choice) -> Match:
    return Match(GAME, read_options(GAME.options, options), 2, seed)


def state_of(match: Match) -> ElementosState:
    assert isinstance(match.state, ElementosState)
    return match.state


def play(state: ElementosState, *plies: str) -> list[Event]:
    """Plays by turns, each ply legal; returns what was told."""
    dealer = SeededDealer("nothing depends on luck")
    for text in plies:
        ply = read_ply(text)
        assert ply in state.legal(state.to_move), f"{text} is not legal, but {shown(state, state.to_move)}"
        state.apply(state.to_move, ply, dealer)
    return dealer.take_events()


def told(events: list[Event], name: str) -> list[dict[str, object]]:
    return [dict(event.facts) for event in events if event.name == name]


def shown(state: ElementosState, seat: int) -> list[str]:
    """The legal plies as the fact sheet writes them: an x where a disc is captured."""
    occupied = state.discs.white | state.discs.black
    texts = []
    for ply in state.legal(seat):
        text = write_ply(ply)
        if MOVE.matches(ply) and occupied >> MOVE.value("to", ply) & 1:
            text = text.replace("-", "x")
        texts.append(text)
    return sorted(texts)


def legal(state: ElementosState, square: str = "") -> list[str]:
    """What the player to move may do, or only what starts on one square."""
    return [text for text in shown(state, state.to_move) if square in text.split(" ")[1][:2]]


def goes_on(state: ElementosState) -> bool:
    return bool(state.stage == PLAYING)


def end_of(state: ElementosState) -> tuple[str, list[int]]:
    """The reason and the scores."""
    assert state.turn().mode == "over", "the match goes on"
    return state.result().reason, state.result().scores


def squares_of(state: ElementosState, seat: int) -> list[str]:
    return [NAMES[square] for square in range(24) if state.discs.of(seat) >> square & 1]


def disc(state: ElementosState, seat: int | None, square: str) -> DiscView:
    """What a seat sees on a square."""
    return next(disc for disc in view(state, seat).discs if disc.at == square)


def text_of(seen: ElementosView) -> str:
    return msgspec.json.encode(seen).decode()


def lay(match: Match, seat: int, at: str, disc: str) -> None:
    match.perform(seat, {"do": "lay", "at": at, "disc": disc})


def lay_preset_and_confirm(match: Match, seat: int) -> None:
    match.perform(seat, {"do": "preset"})
    match.perform(seat, {"do": "ready"})


def lay_all(match: Match, seat: int, words: list[str]) -> None:
    """Nine discs from a1 (black: from its lowest home square) upwards, and ready."""
    home = [NAMES[square] for square in range(24) if state_of(match).rulings.home_of(seat) >> square & 1]
    for at, word in zip(home, words, strict=True):
        lay(match, seat, at, word)
    match.perform(seat, {"do": "ready"})
