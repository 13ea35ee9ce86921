"""Lessons: every game's can be done as its record does them, and together they teach its basic rules."""

from pathlib import Path

import pytest

from tests import toys
from tischlein import catalog
from tischlein.core.game import Game
from tischlein.core.match import Match
from tischlein.core.options import read_options
from tischlein.core.record import write_record
from tischlein.core.refusal import Refusal
from tischlein.core.vocabulary import Named
from tischlein.lessons import Attempt, Chain, Lesson, LessonStep, chain_of
from tischlein.testing.folders import folder_of
from tischlein.testing.lessons import idle_rules, missing_words, mistakes_in_lessons, untaught

GAMES = [pytest.param(game, id=game.id) for game in catalog.games().values()]
# The learner (seat 0) lays a tile in secret beside the others, turns one over, and rolls.
LAYS: list[tuple[int, Named]] = [
    (seat, {"do": "lay", "at": at, "tile": tile}) for at, tile in enumerate(("red", "blue", "red")) for seat in (0, 1)
]
TURNS: list[tuple[int, Named]] = [(0, {"do": "flip", "at": 0}), (1, {"do": "flip", "at": 1}), (0, {"do": "roll"})]
ANSWERS = [*LAYS, *TURNS]
FLIP, ROLL = LessonStep("flip", do=[{"do": "flip"}]), LessonStep("roll", do=[{"do": "roll"}])
LESSON = Lesson("toy", 0, 6, [LessonStep("hello"), FLIP, ROLL, LessonStep("bye")])


def record() -> dict[str, object]:
    match = Match(toys.TILES, read_options(toys.TILES.options, {"first": "seat_0"}), 2, "a lesson")
    for seat, named in ANSWERS:
        match.perform(seat, named)
    return write_record(match)


def begun(lesson: Lesson = LESSON) -> Attempt:
    return Attempt(toys.TILES, lesson, record())


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_can_be_done_as_its_record_does_it(game: Game) -> None:
    assert mistakes_in_lessons(game) == []


@pytest.mark.source
@pytest.mark.parametrize("game", GAMES)
def test_lessons_have_their_words_and_teach_every_basic_rule(game: Game) -> None:
    folder, chain = folder_of(game), chain_of(game)
    assert missing_words(folder, chain) == []
    assert untaught(folder, chain) == []


@pytest.mark.interpreted
@pytest.mark.parametrize("game", GAMES)
def test_what_a_task_teaches_happens_in_its_record(game: Game) -> None:
    assert idle_rules(game, folder_of(game)) == []


def test_others_answer_as_in_the_record_until_the_learner_is_asked() -> None:
    made = begun()
    assert (made.task(), made.model()) == (FLIP, {"do": "flip", "at": 0})
    made.answer({"do": "flip", "at": 0})
    assert [event.facts["seat"] for event in made.told if "seat" in event.facts] == [0, 1]
    assert (made.task(), made.fresh, made.match.to_act()) == (ROLL, 0, [0])
    heard = len(made.told)
    made.answer({"do": "roll"})
    assert (made.task(), made.model(), made.fresh, made.legal()) == (None, None, heard, [])


def test_where_the_record_no_longer_fits_others_do_something_legal() -> None:
    changed = Attempt(toys.TILES, LESSON, {**record(), "answers": _answers_with_seat_1_turning_twice()})
    changed.answer({"do": "flip", "at": 0})
    assert changed.match.to_act() == [0], "seat 1 could not lay, and did something else"


def _answers_with_seat_1_turning_twice() -> list[dict[str, object]]:
    """Seat 1 wants to lay a fourth tile instead of turning one over."""
    changed: list[tuple[int, Named]] = [*LAYS, TURNS[0], (1, {"do": "lay", "at": 0, "tile": "red"}), TURNS[2]]
    return [{"seat": seat, **named} for seat, named in changed]


def test_a_secret_turn_waits_for_the_learner_and_then_for_nobody() -> None:
    tasks = [LessonStep(f"lay-{at}", do=[{"do": "lay"}]) for at in range(3)]
    made = begun(Lesson("toy", 0, 0, tasks))
    for task in tasks:
        assert made.task() == task
        model = made.model()
        assert model is not None
        made.answer(model)
    assert made.task() is None


def test_what_is_not_the_task_is_refused_and_so_is_what_is_not_allowed() -> None:
    made = begun()
    with pytest.raises(Refusal, match="not_the_task"):
        made.answer({"do": "roll"})
    with pytest.raises(Refusal, match="illegal_action"):
        made.answer({"do": "lay", "at": 0, "tile": "red"})
    assert made.done == 0
    made.answer({"do": "flip", "at": 0})
    made.answer({"do": "roll"})
    with pytest.raises(Refusal, match="lesson_done"):
        made.answer({"do": "roll"})


def test_a_lesson_that_does_not_fit_its_record_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    other = Lesson("toy", 0, 6, [ROLL, FLIP, LessonStep("bye")])
    monkeypatch.setattr("tischlein.testing.lessons.chain_of", lambda _: Chain([other]))
    monkeypatch.setattr("tischlein.testing.lessons.record_of", lambda *_: record())
    found = mistakes_in_lessons(toys.TILES)
    assert "toy: roll: the record answers {'do': 'flip', 'at': 0}" in found
    assert "1 lessons, not 5 to 9" in found


def test_a_rule_that_nobody_teaches_is_found(tmp_path: Path) -> None:
    (tmp_path / "locales").mkdir()
    rules = "## Turns {#turn}\n\n§1 One.\n\n§2 {explains} Two.\n\n## More {#more}\n\n§3 Three.\n\n§A1 Four.\n"
    (tmp_path / "locales" / "rules.en.md").write_text(rules, encoding="utf-8")
    chain = Chain([Lesson("toy", 0, 0, [LessonStep("hello", rules=["7"])])], ["more", "less"])
    assert untaught(tmp_path, chain) == ["§1 is not taught", "there is no §7", "there is no chapter less"]
