"""Why an answer is better, in points: both answers played to the end with the same luck, and their sources compared.

Said only where two sources explain most of it and matches that had no part in finding it say the same: silence is
better than a wrong reason.
"""

from typing import Final

from tischlein.bots.analyst import MEMORIES, error_of, give_answer, mean, play_to_end
from tischlein.core.dealer import QuietDealer
from tischlein.core.guide import Guide
from tischlein.core.question import Question
from tischlein.core.vocabulary import Action

LAPS: Final = 40
TERMS: Final = 2
EXPLAINED: Final = 0.6
SURE: Final = 2.0
# Less than that is not worth a sentence.
LEAST_POINTS: Final = 0.25

Differences = dict[str, list[float]]


def reason_of(guide: Guide, question: Question, best: Action, given: Action) -> dict[str, float]:
    """What the best answer brings more or less than the given one, the two sources that say most; else nothing."""
    found = compare_sources(guide, question, best, given)
    gaps = {source: mean(values) for source, values in found.items()}
    if sum(gaps.values()) <= 0.0:
        return {}
    terms = sorted(gaps, key=lambda source: -abs(gaps[source]))[:TERMS]
    told = {source: gaps[source] for source in terms if abs(gaps[source]) >= LEAST_POINTS}
    all_together = sum(abs(gap) for gap in gaps.values())
    if not told or sum(told.values()) <= 0.0 or sum(abs(gap) for gap in told.values()) < EXPLAINED * all_together:
        return {}
    if any(abs(gap) < SURE * error_of(found[source]) for source, gap in told.items()):
        return {}
    fresh = compare_sources(guide, question, best, given)
    is_confirmed = all(mean(fresh.get(source, [0.0])) * gap > 0.0 for source, gap in told.items())
    return told if is_confirmed else {}


def compare_sources(guide: Guide, question: Question, best: Action, given: Action) -> Differences:
    """By source, how many points more the best answer brought than the given one, in each of the imagined matches."""
    pairs: list[tuple[dict[str, int], dict[str, int]]] = []
    for _ in range(LAPS):
        memory = question.luck.roll(MEMORIES)
        pairs.append((sources_after(guide, question, best, memory), sources_after(guide, question, given, memory)))
    names = sorted({name for pair in pairs for sources in pair for name in sources})
    return {name: [float(one.get(name, 0) - other.get(name, 0)) for one, other in pairs] for name in names}


def sources_after(guide: Guide, question: Question, action: Action, memory: int) -> dict[str, int]:
    dealer = QuietDealer(memory)
    state = question.imagine(dealer)
    guide.begin()
    give_answer(guide, state, question.seat, action, dealer)
    play_to_end(guide, state, dealer)
    return state.result().sources[question.seat]
