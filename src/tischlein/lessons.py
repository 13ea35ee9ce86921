"""Lessons: a game learnt by playing it, task by task, on its real board.

A game's chain of lessons is `lessons/lessons.toml` in its folder; each lesson is an ordinary record beside it,
`lessons/<name>.json`. The first answers of the record lead to the position where the learner comes in. From there on
the learner answers; the others answer as they did in the record. The record's own answers of the learner are the model.
Nothing is kept between two answers: what was answered so far says everything.
"""

import functools
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from tischlein.core.dealer import Event
from tischlein.core.game import Game
from tischlein.core.match import Match
from tischlein.core.reason import Reason
from tischlein.core.record import begin, read_record
from tischlein.core.refusal import Refusal
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action, Named
from tischlein.texts import folder_of

CHAIN: Final = "lessons.toml"

Pattern = dict[str, str | int]


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A note, or with `do` a task.

    say          the key of its words, in `locales/lessons.<language>.ftl`
    at           what the words point at: selectors inside the board, in the order in which they are tapped
    do           which answers do the task: parts of their named form
    otherwise    the key of what is said to another legal answer; without it something general is
    rules        the paragraphs that it teaches
    """

    say: str
    at: list[str] = []
    do: list[Pattern] = []
    otherwise: str = ""
    rules: list[str] = []


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"start": "from", "steps": "step"}):
    """`start` says how many answers of the record were given before the learner comes.

    An open lesson has notes alone: from its position the learner plays on at a table, against the weakest level.
    """

    name: str
    seat: int
    start: int
    steps: list[LessonStep]
    open: bool = False

    def tasks(self) -> list[LessonStep]:
        return [step for step in self.steps if step.do]


class Chain(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"lessons": "lesson"}):
    """`leaves_out` names the chapters of the rules that these lessons leave to the rule book."""

    lessons: list[Lesson]
    leaves_out: list[str] = []


@functools.cache
def chain_of(game: Game) -> Chain:
    """Without lessons where the game brings none."""
    file = lessons_folder(game) / CHAIN
    return msgspec.toml.decode(file.read_bytes(), type=Chain) if file.is_file() else Chain([])


def lessons_folder(game: Game) -> Path:
    return folder_of(game) / "lessons"


def find_lesson(game: Game, name: str) -> Lesson:
    known = {lesson.name: lesson for lesson in chain_of(game).lessons}
    if name not in known:
        raise Refusal("no_such_lesson", {"valid": list(known)})
    return known[name]


@functools.lru_cache(64)
def record_of(game: Game, name: str) -> Mapping[str, object]:
    return read_record((lessons_folder(game) / f"{name}.json").read_text(encoding="utf-8"))


def answers_in(record: Mapping[str, object]) -> list[tuple[Seat, Named]]:
    answers = record["answers"]
    assert isinstance(answers, list), "a record has answers"
    return [(answer["seat"], {key: value for key, value in answer.items() if key != "seat"}) for answer in answers]


class Attempt:
    """A learner at a lesson, after some answers.

    told         what happened since they came; the last answer told everything from `fresh` on
    done         how many tasks are done
    to_come      the answers of the record that were not given yet, by seat
    """

    def __init__(self, game: Game, lesson: Lesson, record: Mapping[str, object]) -> None:
        self.lesson = lesson
        self.match: Match = begin(game, record)
        self.told: list[Event] = []
        self.fresh = 0
        self.done = 0
        answers = answers_in(record)
        for seat, named in answers[: lesson.start]:
            self.match.perform(seat, named)
        self.to_come: dict[Seat, list[Named]] = {seat: [] for seat in range(self.match.seats)}
        for seat, named in answers[lesson.start :]:
            self.to_come[seat].append(named)
        self._let_others_play()

    def task(self) -> LessonStep | None:
        """What the learner is to do now; None when everything is done."""
        tasks = self.lesson.tasks()
        return tasks[self.done] if self.done < len(tasks) else None

    def model(self) -> Named | None:
        """How the record does the present task."""
        to_come = self.to_come[self.lesson.seat]
        return to_come[0] if to_come and self.task() is not None else None

    def legal(self) -> list[Action]:
        return self.match.legal(self.lesson.seat) if self.task() is not None else []

    def why_not(self, named: Mapping[str, object]) -> Reason | None:
        return self.match.why_not(self.lesson.seat, self.match.game.vocabulary.number(named))

    def answer(self, named: Mapping[str, object]) -> None:
        """Refuses what the rules do not allow, and what they allow but is not the task."""
        task = self.task()
        if task is None:
            raise Refusal("lesson_done")
        action = self.match.game.vocabulary.number(named)
        if action in self.match.legal(self.lesson.seat) and not any(fits(named, pattern) for pattern in task.do):
            raise Refusal("not_the_task")
        self.fresh = len(self.told)
        self.told += self.match.act(self.lesson.seat, action)
        self.done += 1
        del self.to_come[self.lesson.seat][:1]
        self._let_others_play()

    def _let_others_play(self) -> None:
        """As in the record, where that is still possible; until the learner is asked."""
        while not self.match.is_over():
            waiting = self.match.to_act()
            to_come = self.to_come[waiting[0]]
            if self.lesson.seat in waiting or (not to_come and self.task() is None):
                return
            self.told += self.match.act(waiting[0], self._answer_of_other(waiting[0], to_come))

    def _answer_of_other(self, seat: Seat, to_come: list[Named]) -> Action:
        legal = self.match.legal(seat)
        recorded = self.match.game.vocabulary.number(to_come.pop(0)) if to_come else legal[0]
        return recorded if recorded in legal else legal[0]


def fits(named: Mapping[str, object], pattern: Pattern) -> bool:
    return all(named.get(field) == value for field, value in pattern.items())


def attempt(game: Game, lesson: Lesson, answers: list[dict[str, str | int]]) -> Attempt:
    """The lesson after these answers of the learner."""
    made = Attempt(game, lesson, record_of(game, lesson.name))
    for named in answers:
        made.answer(named)
    return made
