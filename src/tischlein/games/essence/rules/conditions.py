"""What must be true for an answer to be open. The legal lists and the reasons ask the same conditions."""

from tischlein.games.essence.rules.advice import best_plan
from tischlein.games.essence.rules.material import FIRST_CARD, Symbol

# What the turn is about.


def is_choosing_number(phase: str) -> bool:
    """Whether sets of guess cards are chosen now: before the first turn (§11)."""
    return phase == "emblem"


def is_choosing_way(phase: str) -> bool:
    """Whether the active player chooses a way card now: at the beginning of a turn (§14)."""
    return phase == "choose"


def is_tipping(phase: str) -> bool:
    """Whether all lay a guess now: once the concepts lie open (§19)."""
    return phase == "tip"


def is_taking(phase: str) -> bool:
    """Whether the active player of a circle takes coin or card now (§24a)."""
    return phase == "take"


def is_talking(phase: str) -> bool:
    """Whether the turn can be handed over now: when everything lies open (§28a)."""
    return phase == "talk"


def is_trading(phase: str) -> bool:
    """Whether there is trading now: after the last turn (§34)."""
    return phase == "trade"


# Guess cards and way cards.


def is_free(number: int, numbers: list[int]) -> bool:
    """Whether nobody has this set of guess cards yet: there is one of each (§11)."""
    return number not in numbers


def is_on_display(way: int, display: list[int]) -> bool:
    """Whether this is one of the two way cards to choose from (§14)."""
    return way in display


# Guesses.


def lays_concept(symbol: Symbol) -> bool:
    """Whether a guess is one of the open concepts: on triangle and circle (§19)."""
    return symbol in ("triangle", "circle")


def lays_step(symbol: Symbol) -> bool:
    """Whether a guess is a step of the scale: on a five-star (§19, §22)."""
    return symbol == "fivestar"


def lays_number(symbol: Symbol) -> bool:
    """Whether a guess is a player: on a seven-star (§19, §25, §A7)."""
    return symbol == "sevenstar"


def lies_open(place: int, open_cards: int) -> bool:
    """Whether a concept lies at this place: as many as the symbol draws (§18), fewer where a stack ran out (§30)."""
    return place < open_cards


def is_at_table(number: int, numbers: list[int]) -> bool:
    """Whether somebody has this number: numbers may stay free (§11)."""
    return number in numbers


def is_own_allowed(number: int, own: int, self_vote: bool) -> bool:
    """Whether one may name oneself, or names somebody else (§A8)."""
    return self_vote or number != own


def may_name(number: int, numbers: list[int], own: int, self_vote: bool) -> bool:
    """Whether this player may be named on a seven-star (§25)."""
    return is_at_table(number, numbers) and is_own_allowed(number, own, self_vote)


def may_abstain(abstaining: bool) -> bool:
    """Whether one may lay nothing at all: only where the table allows it (§A17)."""
    return abstaining


def has_wish_left(wishes: int) -> bool:
    """Whether one may still ask for another concept in this match (§19c)."""
    return wishes > 0


def has_another(stack: list[int]) -> bool:
    """Whether the stack has another concept to exchange for (§19c)."""
    return len(stack) > 0


def may_wish(wishes: int, stack: list[int]) -> bool:
    """Whether a concept can be exchanged now (§19c)."""
    return has_wish_left(wishes) and has_another(stack)


# Trading.


def has_pair(own: list[int], pay: int) -> bool:
    """Whether one has two of this kind to give (§34)."""
    return own[pay] >= 2


def is_in_box(kind: int, colours: int) -> bool:
    """Whether there is such a kind in this match: without the expansion no red and no white cards (§A15)."""
    return kind < FIRST_CARD + colours


def gives_advice(advice: str) -> bool:
    """Whether this table has an adviser that can be followed (§36a)."""
    return advice == "suggest"


def makes_better(own: list[int], colours: int) -> bool:
    """Whether trades can still make anything better (§36a)."""
    return len(best_plan(own, colours).trades) > 0


def may_follow(advice: str, own: list[int], colours: int) -> bool:
    """Whether there is advice to follow (§36a)."""
    return gives_advice(advice) and makes_better(own, colours)
