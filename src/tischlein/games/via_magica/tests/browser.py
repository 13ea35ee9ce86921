"""Plays Via Magica as a person would, through the real board: every answer by two taps or one button."""

from tests.e2e.visitor import Visitor
from tischlein.core.options import Choice
from tischlein.core.vocabulary import Named
from tischlein.games.via_magica.views.view import ViaMagicaView

GAME = "via_magica"
AT_ONCE: dict[str, Choice] = {"starting_gates": "dealt"}
# Crystals fly from the first answer on.
FLIES = True
MOST_ANSWERS = 400


def seen(visitor: Visitor) -> ViaMagicaView:
    return visitor.update.view_as(ViaMagicaView)


def gain(view: ViaMagicaView, action: Named) -> float:
    """How much an answer is liked: the fullest gate first, crystals from the supply before moves, nothing last."""
    assert view.seat is not None, "only a seat answers"
    if action["do"] in ("pass", "skip", "waive"):
        return -1
    if "to" not in action:
        return 1
    gates = {gate.slot: gate for gate in view.areas[view.seat].zone}
    target = gates[str(action["to"])[0]]
    share = target.crystals.count(True) / len(target.crystals)
    comes_from_here = action["do"] == "move" and str(action["at"])[0] == target.slot
    return share + (1 if action["do"] == "place" else 0) - (2 if comes_from_here else 0)


def favourite(visitor: Visitor) -> Named:
    view = seen(visitor)
    return max(visitor.update.actions, key=lambda action: gain(view, action))


def steps(action: Named) -> list[str]:
    """What is tapped, one after the other."""
    spot = '[data-spot="{}"]'
    match action["do"]:
        case "place":
            free = spot.format(action["to"])
            return [f"{free}[data-deed=to]", f"{free}[aria-pressed=true]"]
        case "move":
            return [spot.format(action["at"]) + "[data-deed=from]", spot.format(action["to"]) + "[data-deed=to]"]
        case "lift":
            return [spot.format(action["at"]) + "[data-deed=from]", "[data-supply]"]
        case "keep" | "take":
            card = f'.card[data-gate="{action["gate"]}"]'
            return [f"{card}.can >> nth=0", f"{card}.chosen >> nth=0"]
        case "open":
            whole = f'[data-slot][data-gate="{action["gate"]}"] .whole'
            return [whole, f"{whole}.chosen"]
        case other:
            return [f'[data-do="{other}"]']


def taps(visitor: Visitor, action: Named) -> None:
    for target in steps(action):
        visitor.tap(target)


def answer(visitor: Visitor, action: Named) -> None:
    """Gives one answer and waits until the table has it, or has already gone on."""
    visitor.answer(lambda: taps(visitor, action), f"{action} is taken")


def is_done(visitor: Visitor, rounds: int | None) -> bool:
    return visitor.update.is_over or (rounds is not None and seen(visitor).round > rounds)


def play_on(visitors: list[Visitor], rounds: int | None = None) -> None:
    """Everybody answers whatever is asked, until the match (or so many rounds of it) is over."""

    def are_done() -> bool:
        return all(is_done(visitor, rounds) for visitor in visitors)

    for _ in range(MOST_ANSWERS):
        visitors[0].wait(lambda: are_done() or any(visitor.is_asked for visitor in visitors), "a question or the end")
        if are_done():
            return
        for visitor in visitors:
            if visitor.is_asked:
                answer(visitor, favourite(visitor))
    raise AssertionError(f"no end after {MOST_ANSWERS} answers")


def play_until_both_are_asked(anna: Visitor, ben: Visitor) -> None:
    for _ in range(60):
        asks = {seen(visitor).ask for visitor in (anna, ben) if visitor.is_asked}
        if anna.is_asked and ben.is_asked and asks == {"place"}:
            return
        play_on([anna, ben], rounds=seen(anna).round)
    raise AssertionError("both can place in some round")
