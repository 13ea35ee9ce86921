"""The coach for the shell and for Python: a record read, checked, reviewed, and told as lines or as a page."""

import html
from typing import Final

from tischlein import texts
from tischlein.catalog import find
from tischlein.coach.error_rates import error_rates_of, plays_like
from tischlein.coach.reasons import RIVALS
from tischlein.coach.review import Tell, review, tell_nobody
from tischlein.core.game import Game
from tischlein.core.record import read_record, replay
from tischlein.lab.measuring.charts import figure
from tischlein.wire.messages import Named
from tischlein.wire.review import LikelyAnswer, Review, ReviewedDecision, ReviewReason, SeatReview

HUNDRED: Final = 100
WIDTH: Final = 640
TALL: Final = 200
TOP: Final = 34
EDGE: Final = 8
HEAD: Final = (
    "seat",
    "start",
    "result",
    "decisions",
    "lost",
    "losses by thirds",
    "luck",
    "others",
    "error rate",
    "corrected",
)
FLAGS: Final = {"missed_win": "missed a win", "blunder": "blunder", "mistake": "mistake"}
STYLE: Final = (
    "body{font:16px system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}"
    "table{border-collapse:collapse}td,th{padding:.2rem .6rem;text-align:right}"
    "@media(prefers-color-scheme:dark){body{background:#181818;color:#ddd}}"
)
UNGUIDED: Final = "This game has no guide for the coach: all chances are those of random play, a rough hint at most."
# Own losses, the dealer's luck, the others: told apart also without colours.
LINES: Final = {
    "lost": 'stroke="#c0392b" stroke-width="3"',
    "luck": 'stroke="#3b7a9e" stroke-width="3" stroke-dasharray="2 3"',
    "others": 'stroke="#999" stroke-width="1.5"',
}


def review_record(text: str, depth: float = 1.0, tell: Tell = tell_nobody) -> Review:
    """The review of a record file. Refuses one that was cut off or edited, and a match that is not over."""
    record = read_record(text)
    game = find(str(record["game"]))
    replay(game, record)
    return review(game, record, depth, tell)


def points(share: float) -> str:
    """A share of the win in hundredths."""
    return f"{HUNDRED * share:+.1f}"


def percent(share: float) -> str:
    return f"{HUNDRED * share:.0f} %"


def row_of(seat: SeatReview) -> list[str]:
    """What the columns of `HEAD` say of a seat."""
    return [
        str(seat.seat),
        percent(seat.start),
        percent(seat.result),
        str(seat.decisions),
        points(seat.gain - seat.loss),
        " ".join(points(0.0 - loss) for loss in seat.drift),
        points(seat.dealer),
        points(seat.others),
        f"{HUNDRED * seat.rate:.2f}",
        percent(seat.corrected),
    ]


def likeness(review: Review) -> list[str]:
    """For each seat the level that gives away as much, where the game's levels were measured."""
    rates = error_rates_of(find(review.game))
    if rates is None:
        return []
    return [
        f"Seat {seat.seat} played like {plays_like(rates, seat.rate)}." for seat in review.by_seat if seat.decisions
    ]


def action_words(action: Named) -> str:
    return " ".join(str(value) for value in action.values())


def decision_words(game: Game, decision: ReviewedDecision) -> str:
    """One flagged decision in a line, with its reason where there is one."""
    better = decision.answers[0].action
    chances = decision.witnessed or decision
    told = (
        f"{decision.moves_on}. seat {decision.seat}: {action_words(decision.action)}: {FLAGS[decision.flag]}, "
        f"{percent(chances.best)} → {percent(chances.given)}; better: {action_words(better)}"
    )
    reason = line_words(decision.lines) if decision.reason is None else reason_words(game, decision.reason)
    return f"{told} ({reason})" if reason else told


def line_words(lines: list[list[LikelyAnswer]]) -> str:
    """ "likely then: pass, flip a4; after the given answer: …": the answers themselves were told before."""
    later = [", ".join(action_words(one.action) for one in line[1:]) or "open" for line in lines]
    return f"likely then: {later[0]}; after the given answer: {later[1]}" if later else ""


def reason_words(game: Game, reason: ReviewReason) -> str:
    """ "brings 4.2 more from water, 1.0 less from spores", or what the judge sees, in the game's own sentences."""
    words = texts.read_texts(texts.folder_of(game))
    if reason.terms:
        return " ".join(term_words(words, name, gap) for name, gap in reason.terms.items())
    parts = [
        f"{abs(gap):.1f} {'more' if gap > 0 else 'less'} from {words.get(f'source-{source}', source)}"
        if source != RIVALS
        else f"the others {abs(gap):.1f} {'less' if gap > 0 else 'more'}"
        for source, gap in reason.sources.items()
    ]
    return "brings " + ", ".join(parts)


def term_words(words: dict[str, str], name: str, gap: float) -> str:
    key = f"term-{name}-{'more' if gap > 0 else 'less'}"
    return words.get(key, key)


def flagged(review: Review) -> list[ReviewedDecision]:
    return [decision for decision in review.decisions if decision.flag]


def curve(review: Review, seat: SeatReview) -> str:
    """The chance of winning through the match: what was given away, what the dealer did, and all the rest."""

    def at(step: int, share: float) -> str:
        x = EDGE + (WIDTH - 2 * EDGE) * step / max(1, review.steps)
        return f"{x:.1f} {TOP + TALL * (1 - max(0.0, min(1.0, share))):.1f}"

    paths = dict.fromkeys(LINES, "")
    ends = [*[one.step for one in seat.stretches[1:]], review.steps]
    # A seat that never had a choice has no stretches.
    for one, end in zip(seat.stretches, ends, strict=False):
        given = one.before + one.gain - one.loss
        paths["lost"] += f"M{at(one.step, one.before)}L{at(one.step, given)}"
        paths["luck"] += f"M{at(one.step, given)}L{at(end, given + one.dealer)}"
        paths["others"] += f"M{at(end, given + one.dealer)}L{at(end, one.after)}"
    lines = "".join(f'<path d="{paths[name]}" fill="none" {look}/>' for name, look in LINES.items())
    middle = TOP + TALL / 2
    half = f'<line class="zero" x1="{EDGE}" x2="{WIDTH - EDGE}" y1="{middle}" y2="{middle}"/>'
    return figure(f"Seat {seat.seat}: chance of winning", TOP + TALL + EDGE, half + lines)


def as_html(game: Game, review: Review) -> str:
    head = "".join(f"<th>{cell}</th>" for cell in HEAD)
    rows = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row_of(seat)) + "</tr>" for seat in review.by_seat)
    told = "".join(f"<li>{html.escape(decision_words(game, one))}</li>" for one in flagged(review))
    curves = "".join(curve(review, seat) for seat in review.by_seat)
    title = f"{html.escape(game.id)}: review"
    warning = "" if review.guided else f"<p>{UNGUIDED}</p>"
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{title}</title><style>{STYLE}</style><h1>{title}</h1>"
        "<p>Red: what answers gave away. Blue dots: the dealer’s luck. Grey: what the others did.</p>"
        f"{warning}{curves}<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
        f"<ol>{told}</ol></html>\n"
    )
