"""Discs and plies as people write them.

A disc is "b2 fire/wood wand" or "a4 water from a3 seen", a captured one "white fire/wood from a1"; a ply is "flip b4",
"move a3-b3", "move b4xa5", "wand b2>b3" or "pass".

A typed line may leave out the underside, and discs that stand in no line count as captured. What is left out is filled
in by §2, always in the same way: an underside becomes the symbol that the up-face beats, unless the pairs do not
come out even then; discs without a `from` get the numbers that are free, lowest first.
"""

from typing import Final

from tischlein.core.refusal import Refusal
from tischlein.core.vocabulary import Action
from tischlein.games.elementos.rules.actions import FLIP, MOVE, PASS, WAND, WORDS
from tischlein.games.elementos.rules.material import DISC_WORDS, DISCS_EACH, DISCS_OF_EACH_PAIR, SYMBOLS, disc_word
from tischlein.games.elementos.rules.options import Rulings
from tischlein.games.elementos.rules.squares import COLOURS, NAMES
from tischlein.games.elementos.rules.world import Discs, owner_of
from tischlein.kit.written import impossible, wrong

_UNKNOWN: Final = -1
_PLIES: Final = "a ply, like move a3-a4, wand b2>b3, flip b4 or pass"


class Line:
    """One line. What it does not say is unknown: `under`, `number`, and the `square` of a captured disc."""

    def __init__(self, text: str) -> None:
        self.text: str = text
        self.square: int = _UNKNOWN
        self.up: int = _UNKNOWN
        self.under: int = _UNKNOWN
        self.number: int = _UNKNOWN
        self.wand: bool = False
        self.seen: bool = False

    def unreadable(self, word: str, fits: str) -> Refusal:
        return wrong("a disc", self.text, f"written with {fits} instead of {word!r}")

    def lying(self) -> int:
        """One of the six words for a disc."""
        return disc_word(self.up, self.under)

    def pair(self) -> int:
        return self.lying() // 2


def write_disc(discs: Discs, square: int, homes: list[int], rulings: Rulings) -> str:
    owner = 0 if discs.white >> square & 1 else 1
    words = [NAMES[square], DISC_WORDS[discs.word_at(square)]]
    if discs.wand_of(owner) == square:
        words.append("wand")
    if discs.seen >> square & 1 and rulings.setup_mode != "preset":
        words.append("seen")
    home = homes[discs.number_at(square)]
    return " ".join(words if home == square else [*words, "from", NAMES[home]])


def write_captured(captured: int, homes: list[int]) -> str:
    number, disc = divmod(captured, len(DISC_WORDS))
    return f"{COLOURS[owner_of(number)]} {DISC_WORDS[disc]} from {NAMES[homes[number]]}"


def read_lines(texts: list[str], homes: list[int]) -> list[Line]:
    """The discs of one side on the board."""
    lines: list[Line] = []
    for text in texts:
        line = _read(text, homes)
        square = text.split()[0]
        line.square = NAMES.index(square) if square in NAMES else _UNKNOWN
        if line.square == _UNKNOWN:
            raise line.unreadable(square, "a square of the board, like b4")
        lines.append(line)
    return lines


def read_captured(texts: list[str], seat: int, homes: list[int]) -> list[Line]:
    """The captured discs of one side, out of all captured ones."""
    for text in texts:
        if text.split(" ")[0] not in COLOURS:
            raise wrong("captured", text, 'a disc with its colour, like "white fire/wood from a1"')
    return [_read(text, homes) for text in texts if text.split(" ")[0] == COLOURS[seat]]


def _read(text: str, homes: list[int]) -> Line:
    line = Line(text)
    words = text.split()
    if len(words) < 2:
        raise wrong("a disc", text, 'a square and a symbol, like "b4 fire" or "b2 fire/wood wand"')
    _read_faces(line, words[1].split("/"))
    rest = words[2:]
    while rest:
        word = rest.pop(0)
        if word == "wand":
            line.wand = True
        elif word == "seen":
            line.seen = True
        elif word == "from" and rest and rest[0] in NAMES and NAMES.index(rest[0]) in homes:
            line.number = homes.index(NAMES.index(rest.pop(0)))
        else:
            at_home = ", ".join([NAMES[square] for square in homes])
            raise line.unreadable(word, f"wand, seen, or from with one of {at_home}")
    return line


def _read_faces(line: Line, faces: list[str]) -> None:
    if len(faces) > 2 or len(set(faces)) < len(faces) or not set(faces) <= set(SYMBOLS):
        raise line.unreadable("/".join(faces), f"one or two of {', '.join(SYMBOLS)}, like fire/wood")
    line.up = SYMBOLS.index(faces[0])
    if len(faces) == 2:
        line.under = SYMBOLS.index(faces[1])


def fill_in_undersides(lines: list[Line], seat: int) -> list[int]:
    """Decides the undersides that the lines leave out; returns how many discs of each pair stand in no line."""
    if len(lines) > DISCS_EACH:
        raise impossible(f"the number of {COLOURS[seat]} discs", len(lines), f"there are {DISCS_EACH}")
    left = [DISCS_OF_EACH_PAIR] * (len(DISC_WORDS) // 2)
    for line in lines:
        if line.under != _UNKNOWN:
            left[line.pair()] -= 1
    if min(left) < 0 or not _fill([line for line in lines if line.under == _UNKNOWN], left):
        discs = [line.text for line in lines]
        raise impossible(COLOURS[seat], discs, f"of each pair of symbols there are {DISCS_OF_EACH_PAIR} discs")
    return left


def _fill(open_lines: list[Line], left: list[int]) -> bool:
    if not open_lines:
        return True
    line = open_lines[0]
    for under in ((line.up + 1) % 3, (line.up + 2) % 3):
        line.under = under
        pair = line.pair()
        if left[pair]:
            left[pair] -= 1
            if _fill(open_lines[1:], left):
                return True
            left[pair] += 1
    return False


def number_discs(lines: list[Line], seat: int, homes: list[int]) -> list[int]:
    """Gives every line a number; returns the numbers that stay free."""
    free = list(range(DISCS_EACH * seat, DISCS_EACH * (seat + 1)))
    for line in lines:
        if line.number == _UNKNOWN:
            continue
        if line.number not in free:
            raise impossible("a disc", line.text, f"its home is taken or none of the {COLOURS[seat]} ones")
        free.remove(line.number)
    for line in lines:
        if line.number == _UNKNOWN and line.square in homes and homes.index(line.square) in free:
            line.number = homes.index(line.square)
            free.remove(line.number)
    for line in lines:
        if line.number == _UNKNOWN:
            line.number = free.pop(0)
    return free


def put(discs: Discs, lines: list[Line], seat: int, rulings: Rulings) -> None:
    """Lays the discs of one side."""
    for line in lines:
        if not rulings.board >> line.square & 1:
            raise impossible("a disc", line.text, f"{NAMES[line.square]} is not on a board with so few rows")
        if (discs.white | discs.black) >> line.square & 1:
            raise impossible("a disc", line.text, f"there is one on {NAMES[line.square]} already")
        discs.lay(seat, line.square, line.lying())
        discs.set_number(line.square, line.number)
        if line.seen:
            discs.seen |= 1 << line.square


def carrier(lines: list[Line], seat: int) -> int:
    """The square of the one disc that holds the wand."""
    carriers = [line.square for line in lines if line.wand]
    if len(carriers) != 1:
        where = [NAMES[square] for square in carriers]
        raise impossible(f"the {COLOURS[seat]} discs with a wand", where, "there is exactly one")
    return carriers[0]


# ---- plies


def write_ply(ply: Action) -> str:
    if MOVE.matches(ply):
        at, to = MOVE.values(ply)
        return f"move {NAMES[at]}-{NAMES[to]}"
    if WAND.matches(ply):
        at, to = WAND.values(ply)
        return f"wand {NAMES[at]}>{NAMES[to]}"
    if FLIP.matches(ply):
        return f"flip {NAMES[FLIP.value('at', ply)]}"
    assert PASS.matches(ply), "layings are not plies"
    return "pass"


def read_ply(text: str) -> Action:
    """Refuses what is not a ply. The sign between the squares is free."""
    do, _, squares = text.strip().partition(" ")
    if do == "pass" and not squares:
        return PASS()
    named: dict[str, object] = {"do": do, "at": squares}
    if do in ("move", "wand") and len(squares) == 5 and squares[2] in "-x>":
        named = {"do": do, "at": squares[:2], "to": squares[3:]}
    try:
        if do in ("flip", "move", "wand"):
            return WORDS.number(named)
    except Refusal as refusal:
        raise wrong("idle", text, _PLIES) from refusal
    raise wrong("idle", text, _PLIES)
