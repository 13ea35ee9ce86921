"""How a match starts (§5 to §8), and who begins the next one."""

from tischlein.core.dealer import Dealer, Event
from tischlein.core.options import Options
from tischlein.core.state import Position, Result
from tischlein.core.turn import Seat
from tischlein.games.elementos.rules.arranging import lay_preset
from tischlein.games.elementos.rules.options import OPEN, PRESET, Rulings
from tischlein.games.elementos.rules.squares import BLACK, COLOURS, WHITE, members, wand_start
from tischlein.games.elementos.rules.state import PLAYING, ElementosState
from tischlein.games.elementos.rules.world import Discs


def begin(options: Options, seats: int, dealer: Dealer) -> ElementosState:
    rulings = Rulings(options)
    state = ElementosState(rulings, empty_board(rulings), choose_first_player(options, dealer))
    dealer.tell(Event("begins", {"seat": state.begins}))
    if rulings.setup_mode == PRESET:
        for seat in (WHITE, BLACK):
            lay_preset(state.discs, seat, rulings)
        # Everybody knows the preset, and so every underside (§A21).
        state.discs.seen = rulings.white_home | rulings.black_home
        state.ready = 3
        state.stage = PLAYING
    elif rulings.setup_mode == OPEN:
        # §A12: the second player arranges first.
        state.to_move = 1 - state.begins
    return state


def empty_board(rulings: Rulings) -> Discs:
    """No disc yet; each has a wand (§3) that waits at its square (§7), and the home squares know their numbers."""
    discs = Discs()
    discs.white_wand = wand_start(WHITE, rulings.rows)
    discs.black_wand = wand_start(BLACK, rulings.rows)
    for number, square in enumerate(home_squares(rulings)):
        discs.set_number(square, number)
    return discs


def home_squares(rulings: Rulings) -> list[int]:
    """By the number of the disc that starts there."""
    return members(rulings.white_home) + members(rulings.black_home)


def choose_first_player(options: Options, dealer: Dealer) -> Seat:
    """Luck decides (§8) unless the table has chosen (§A17), or a rematch has."""
    chosen = options.word("first_player")
    if chosen in COLOURS:
        return COLOURS.index(chosen)
    starts = options.word("starts")
    return COLOURS.index(starts) if starts else dealer.roll(2)


def rematch(options: Options, end: Position, result: Result) -> Options:
    """Players begin by turns (§8). With `loser_starts` the loser begins, and by turns after a draw (§A17)."""
    if options.word("first_player") in COLOURS:
        return options
    began = COLOURS.index(str(end["begins"]))
    next_one = 1 - began
    if options.word("first_player") == "loser_starts" and result.places[WHITE] != result.places[BLACK]:
        next_one = WHITE if result.places[WHITE] > result.places[BLACK] else BLACK
    return options.with_choice("starts", COLOURS[next_one])
