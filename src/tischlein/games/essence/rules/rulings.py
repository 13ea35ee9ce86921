"""What a table has chosen, in a written position."""

from typing import Final

from tischlein.games.essence.rules.material import COLOURS, OWN_LENGTH, OWN_LINES
from tischlein.games.essence.rules.world import ADVICE, READINGS, Rulings
from tischlein.kit.written import Written, unreadable

KEYS: Final = [
    "white_sevenstar",
    "self_vote_on_sevenstar",
    "holdings_visible",
    "trading_help",
    "swaps",
    "pleasant_only",
    "question_variants",
    "expansion",
    "abstaining",
    "own",
]
MOST_SWAPS: Final = 3


def dump_rulings(rulings: Rulings) -> dict[str, object]:
    return {
        "white_sevenstar": READINGS[rulings.white_reading],
        "self_vote_on_sevenstar": rulings.self_vote,
        "holdings_visible": rulings.holdings_open,
        "trading_help": rulings.advice,
        "swaps": rulings.swaps,
        "pleasant_only": rulings.pleasant_only,
        "question_variants": rulings.wordings,
        "expansion": rulings.expansion,
        "abstaining": rulings.abstaining,
        "own": {colour: list(rulings.own[number]) for number, colour in enumerate(COLOURS)},
    }


def load_rulings(position: Written) -> Rulings:
    rulings = Rulings()
    if not position.has("options"):
        return rulings
    written = Written("options", position.parts["options"], KEYS, KEYS)
    if written.has("white_sevenstar"):
        rulings.white_reading = written.among("white_sevenstar", READINGS)
    if written.has("trading_help"):
        rulings.advice = ADVICE[written.among("trading_help", ADVICE)]
    if written.has("swaps"):
        rulings.swaps = written.number("swaps", 0, MOST_SWAPS)
    rulings.self_vote = flag(written, "self_vote_on_sevenstar", rulings.self_vote)
    rulings.holdings_open = flag(written, "holdings_visible", rulings.holdings_open)
    rulings.pleasant_only = flag(written, "pleasant_only", rulings.pleasant_only)
    rulings.wordings = flag(written, "question_variants", rulings.wordings)
    rulings.expansion = flag(written, "expansion", rulings.expansion)
    rulings.abstaining = flag(written, "abstaining", rulings.abstaining)
    if written.has("own"):
        rulings.own = load_own(Written("options.own", written.parts["own"], COLOURS, COLOURS))
    return rulings


def flag(written: Written, key: str, otherwise: bool) -> bool:
    return written.flag(key) if written.has(key) else otherwise


def load_own(written: Written) -> list[list[str]]:
    own: list[list[str]] = []
    for colour in COLOURS:
        lines: list[str] = []
        for line in written.list_of(colour) if written.has(colour) else []:
            if not isinstance(line, str) or not 0 < len(line) <= OWN_LENGTH:
                raise unreadable(written.place(colour))
            lines.append(line)
        if len(lines) > OWN_LINES:
            raise unreadable(written.place(colour))
        own.append(lines)
    return own
