"""Lessons over HTTP: which there are, and where a learner stands after some answers. Nothing of them is stored; only
the open one, which is played at a table."""

from collections.abc import Mapping
from typing import Final

from tischlein import catalog
from tischlein.core.game import Game
from tischlein.core.refusal import Refusal
from tischlein.lessons import Attempt, Lesson, answers_in, attempt, chain_of, find_lesson, record_of
from tischlein.server.move.live_match import heard_by, show_result
from tischlein.server.table.match_store import Past
from tischlein.wire.http import LessonAnswers, LessonCard, LessonStand, LessonStepCard, OpenTable
from tischlein.wire.messages import Because, TurnView

OPPONENT: Final = "level1"


def lesson_names(game: Game) -> list[str]:
    return [lesson.name for lesson in chain_of(game).lessons]


def lesson_cards(game: Game) -> list[LessonCard]:
    return [
        LessonCard(
            lesson.name,
            lesson.seat,
            lesson.open,
            [LessonStepCard(step.say, step.at, step.do, step.otherwise, step.rules) for step in lesson.steps],
        )
        for lesson in chain_of(game).lessons
    ]


def stand_of(game: Game, name: str, answered: LessonAnswers) -> LessonStand:
    return stand_after(attempt(game, find_lesson(game, name), answered.answers), answered.why)


def stand_after(made: Attempt, why: Mapping[str, object] | None) -> LessonStand:
    match, seat, turn = made.match, made.lesson.seat, made.match.turn()
    return LessonStand(
        seat=seat,
        seats=match.seats,
        done=made.done,
        step=len(match.steps),
        view=match.view(seat),
        turn=TurnView(turn.mode, list(turn.seats), match.to_act()),
        actions=[match.game.vocabulary.name(action) for action in made.legal()],
        model=made.model(),
        events=heard_by(seat, made.told),
        fresh=len(heard_by(seat, made.told[: made.fresh])),
        because=None if why is None else _because(made, why),
        result=show_result(match.result()) if match.is_over() else None,
    )


def _because(made: Attempt, named: Mapping[str, object]) -> Because | None:
    reason = made.why_not(named)
    return None if reason is None else Because("", reason.key, reason.rule, reason.facts)


# ---- the open lesson, at a table


def must_be_open(wanted: OpenTable) -> Lesson:
    lesson = find_lesson(catalog.find(wanted.game), wanted.lesson)
    if not lesson.open:
        raise Refusal("lesson_not_open")
    return lesson


def table_for(game: str, lesson: Lesson) -> OpenTable:
    """As the record was played; what a table may not choose, or the record does not know yet, is as it always is."""
    found = catalog.find(game)
    record = record_of(found, lesson.name)
    seats, options = record["seats"], record["options"]
    assert isinstance(seats, int) and isinstance(options, dict), "the record was replayed by the tests"
    bots = [None if seat == lesson.seat else OPPONENT for seat in range(seats)]
    chosen = {option.id: options[option.id] for option in found.options if option.shown and option.id in options}
    return OpenTable(game, bots, chosen, start=True)


def past_of(game: str, lesson: Lesson) -> Past:
    record = record_of(catalog.find(game), lesson.name)
    return Past(str(record["seed"]), answers_in(record)[: lesson.start])
