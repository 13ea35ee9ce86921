"""Plays Pfad der Elemente as a person would, through the real board: supply and cell, stone by stone, gift by gift."""

from collections.abc import Callable

from tests.e2e.until import play_to_the_end, play_until_asked
from tests.e2e.visitor import Visitor
from tischlein.core.options import Choice
from tischlein.core.vocabulary import Named
from tischlein.games.pfad_der_elemente.views.parts import AreaView, PfadView

GAME = "pfad_der_elemente"
# With the memory aid a match takes no longer than its pairs; `first_seat` lets this visitor begin.
AT_ONCE: dict[str, Choice] = {"ruleset": "base", "memory_aid": True, "first_player": "first_seat"}
# Spirits are turned up, which everybody sees at the same moment.
WATCH_FROM = "reveal"
MOST_ANSWERS = 400
# Whatever lays, places and goes on; gifts are spent only where a test asks for them.
LIKED = ["choose", "take", "keep", "done", "lay", "reveal", "place_own", "place_foreign", "cover_up", "end_turn"]
GIFTS = ["upgrade", "cover_own", "swap_own", "move_own", "move_foreign", "swap_foreign", "uncover_foreign"]

# The names of buttons whose middle belongs to something else.
HIDDEN = """() => [...document.querySelectorAll('[data-board] button')].filter((one) => {
    if (!one.checkVisibility()) return false;
    const box = one.getBoundingClientRect();
    const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return met === null || !(one === met || one.contains(met));
  }).map((one) => one.getAttribute('aria-label') ?? one.textContent)"""

# Whether the middle of a tile is inside the window of its map.
IN_SIGHT = """(tile) => {
    const map = tile.closest('.map').getBoundingClientRect();
    const box = tile.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return x > map.left + 2 && x < map.right - 2 && y > map.top + 2 && y < map.bottom - 2;
  }"""
MOST_ZOOMS = 8

Taste = Callable[[Visitor], Named]


def seen(visitor: Visitor) -> PfadView:
    return visitor.update.view_as(PfadView)


def my_area(visitor: Visitor) -> AreaView:
    view = seen(visitor)
    assert view.seat is not None
    return view.areas[view.seat]


def favourite(visitor: Visitor) -> Named:
    """Powers are used where there are any, gifts are kept; a path is laid close to its first tile."""
    actions = visitor.update.actions
    kinds = {str(action["do"]) for action in actions}
    if seen(visitor).ask == "power":
        return actions[0]
    wanted = next(deed for deed in LIKED if deed in kinds)
    if wanted == "reveal":
        return {"do": "reveal", "at": remembered(seen(visitor))}
    return min([action for action in actions if action["do"] == wanted], key=nearness)


def remembered(view: PfadView) -> str:
    """The place of a pair, as far as the table's memory aid or the open spirit tells; else one nobody has seen."""
    up = [place.motif for place in view.grid if place.state == "up"]
    down = [place for place in view.grid if place.state == "down"]
    known = [place.seen for place in down if place.seen]
    wanted = up or [motif for motif in known if known.count(motif) > 1]
    pairs = [place for place in down if place.seen and place.seen in wanted]
    unseen = [place for place in down if place.seen is None]
    return (pairs or unseen or down)[0].id


def generous(visitor: Visitor) -> Named:
    """Spends a gift where one can be spent."""
    actions = visitor.update.actions
    for deed in GIFTS:
        for action in actions:
            if action["do"] == deed:
                return action
    return favourite(visitor)


def nearness(action: Named) -> int:
    """How far from the first tile a laying is; everything else is equally near."""
    if action["do"] != "lay":
        return 0
    q, r = (int(part) for part in str(action["at"]).split(","))
    return q * q + r * r + q * r


def steps(visitor: Visitor, action: Named) -> list[str]:
    """What is tapped, one after the other."""
    match action["do"]:
        case "choose" | "take" | "keep":
            return before_the_path(action)
        case "lay":
            stack = f'[data-stack="{action["element"]}"]'
            held = visitor.page.locator(f"{stack}[aria-pressed=true]").count() > 0
            return [*([] if held else [stack]), f'[data-at="{action["at"]}"][data-deed=lay]']
        case "lift":
            return [f'[data-at="{action["at"]}"][data-deed=lift]']
        case "reveal":
            return [f'button[data-place="{action["at"]}"]']
        case "done" | "cover_up" | "skip" | "end_turn":
            return [f'[data-do="{action["do"]}"]']
        case _:
            return on_a_path(visitor, action)


def before_the_path(action: Named) -> list[str]:
    match action["do"]:
        case "choose":
            board = f'[data-element-board="{action["element"]}"]'
            return [board, f"{board}.chosen"]
        case "take":
            tile = f'[data-draft="{action["element"]}"] >> nth=0'
            return [tile, tile]
        case _:
            cards = [f'[data-offered="{action[part]}"]:not(.chosen)' for part in ("first", "second")]
            return [*cards, ".rail .button.primary"]


def menu(visitor: Visitor) -> list[str]:
    """The menu is opened only where it is closed."""
    is_closed = visitor.page.locator("[data-do=gifts][aria-expanded=false]").count() > 0
    return ["[data-do=gifts]"] if is_closed else []


def on_a_path(visitor: Visitor, action: Named) -> list[str]:
    """Spirits on tiles: the verb unless the question names it, the path where several could be meant, the tiles."""
    view = seen(visitor)
    is_plain = view.ask in ("place_own", "place_foreign", "power")
    verb = [] if is_plain else [*menu(visitor), f'[data-do="{action["do"]}"]']
    owner = next((area.seat for area in view.areas if area.element == action.get("path")), view.seat)
    paths = {choice.get("path") for choice in visitor.update.actions if choice["do"] == action["do"]}
    path = [f'button[data-seat="{owner}"]'] if len(paths) > 1 else []
    tiles = [f'[data-owner="{owner}"] [data-at="{action[part]}"]' for part in ("at", "to") if part in action]
    # One tile alone is chosen by the first tap and meant by the second.
    return [*verb, *path, *tiles, *(tiles if len(tiles) == 1 else [])]


def taps(visitor: Visitor, action: Named) -> None:
    for target in steps(visitor, action):
        if "[data-at=" in target:
            bring_into_sight(visitor, target)
        visitor.tap(target)


def answer(visitor: Visitor, action: Named) -> None:
    """Gives one answer and waits until the table has it, or has already gone on."""
    visitor.answer(lambda: taps(visitor, action), f"{action} is taken")


def bring_into_sight(visitor: Visitor, target: str) -> None:
    """A path may be longer than its window: then one zooms out until the tile is there."""
    for _ in range(MOST_ZOOMS):
        if visitor.page.locator(target).evaluate(IN_SIGHT):
            return
        visitor.press("zoom-out")


def wait_for(visitor: Visitor, *asks: str, taste: Taste = favourite) -> None:
    play_until_asked(visitor, asks, lambda: answer(visitor, taste(visitor)), MOST_ANSWERS)


def play_on(visitor: Visitor, taste: Taste = favourite) -> None:
    play_to_the_end(visitor, lambda: answer(visitor, taste(visitor)), MOST_ANSWERS)


def check_free(visitor: Visitor, ask: str) -> None:
    """Whatever can be tapped is met in its middle: nothing lies over it, nothing cuts it off."""
    visitor.wait(lambda: not visitor.page.evaluate(HIDDEN), f"{ask}: nothing that can be tapped is covered or cut off")
