"""The lessons of a game, judged: each can be done as its record does it, all its words are there in both languages, and
together they teach every paragraph of the basic rules."""

from collections.abc import Iterator
from pathlib import Path

from tischlein.core.game import Game
from tischlein.core.record import replay
from tischlein.lessons import Attempt, Chain, Lesson, chain_of, fits, record_of
from tischlein.testing.rule_coverage import Moment, Watcher, citations_of, first_act
from tischlein.testing.rulebook import Paragraph, read_paragraphs
from tischlein.testing.texts import LANGUAGES, read_texts

FEWEST, MOST = 5, 9


def mistakes_in_lessons(game: Game) -> list[str]:
    lessons = chain_of(game).lessons
    found = [f"{name} is there twice" for name in sorted({one.name for one in lessons}) if _count(lessons, name) > 1]
    if not FEWEST <= len(lessons) <= MOST:
        found.append(f"{len(lessons)} lessons, not {FEWEST} to {MOST}")
    if [one.open for one in lessons] != [False] * (len(lessons) - 1) + [True]:
        found.append("the last lesson is the open one, and no other")
    return found + [f"{lesson.name}: {wrong}" for lesson in lessons for wrong in _mistakes_in(game, lesson)]


def _count(lessons: list[Lesson], name: str) -> int:
    return [one.name for one in lessons].count(name)


def _mistakes_in(game: Game, lesson: Lesson) -> Iterator[str]:
    record = record_of(game, lesson.name)
    replay(game, record)
    made = Attempt(game, lesson, record)
    if lesson.open:
        if lesson.tasks() or not made.match.turn().waits_for(lesson.seat):
            yield "an open lesson has notes alone, and begins with a question to the learner"
        return
    if not lesson.tasks():
        yield "nothing to do"
    for task in lesson.tasks():
        model = made.model()
        if model is None or not any(fits(model, pattern) for pattern in task.do):
            yield f"{task.say}: the record answers {model}"
            return
        if not made.match.turn().waits_for(lesson.seat):
            yield f"{task.say}: the learner is not asked"
            return
        made.answer(model)
    if made.to_come[lesson.seat]:
        yield f"the record goes on after the last task: {made.to_come[lesson.seat][0]}"
    if lesson.steps[-1].do:
        yield "no note says at the end what was learnt"


def missing_words(folder: Path, chain: Chain) -> list[str]:
    """Keys that a lesson asks for and a language lacks, or that no lesson asks for."""
    asked = {
        key
        for lesson in chain.lessons
        for key in [f"lesson-{lesson.name}", *[key for one in lesson.steps for key in (one.say, one.otherwise)]]
        if key
    }
    files = {language: folder / "locales" / f"lessons.{language}.ftl" for language in LANGUAGES}
    there = {language: set(read_texts(file)) if file.is_file() else set() for language, file in files.items()}
    found = [f"{language}: {key} is missing" for language, keys in there.items() for key in sorted(asked - keys)]
    return found + [
        f"{language}: nobody says {key}" for language, keys in there.items() for key in sorted(keys - asked)
    ]


def basic_paragraphs(folder: Path, chain: Chain) -> list[Paragraph]:
    """What lessons must teach: rules, not explanations, rulings or chapters that are left to the rule book."""
    return [
        one
        for one in read_paragraphs(folder / "locales" / "rules.en.md")
        if not one.explains and not one.number.startswith("A") and one.chapter not in chain.leaves_out
    ]


def untaught(folder: Path, chain: Chain) -> list[str]:
    """Paragraphs of the basic rules that no step teaches, chapters left out that are not there, steps that teach what
    is not there."""
    every = read_paragraphs(folder / "locales" / "rules.en.md")
    taught = {number for lesson in chain.lessons for step in lesson.steps for number in step.rules}
    found = [f"§{one.number} is not taught" for one in basic_paragraphs(folder, chain) if one.number not in taught]
    found += [f"there is no §{number}" for number in sorted(taught - {one.number for one in every})]
    chapters = {one.chapter for one in every}
    return found + [f"there is no chapter {name}" for name in chain.leaves_out if name not in chapters]


def idle_rules(game: Game, folder: Path) -> list[str]:
    """Paragraphs that a task teaches although the code that cites them does not run in its record."""
    cited, found = citations_of(folder), []
    for lesson in chain_of(game).lessons:
        watcher = Watcher(folder)
        watcher.watch_record(game, folder / "lessons" / f"{lesson.name}.json")
        for step in lesson.tasks():
            for number in step.rules:
                code = [one for one in cited if one.number == number]
                acts: Moment | None = first_act(code, folder, watcher)
                if code and acts is None:
                    found.append(f"{lesson.name}: §{number} does not act")
    return found
