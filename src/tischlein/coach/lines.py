"""How it would probably go on after an answer: what the guide expects in most imagined worlds, ready to be shown."""

from collections import Counter
from typing import Final

from tischlein.bots.analyst import MEMORIES
from tischlein.core import turn as turns
from tischlein.core.dealer import QuietDealer
from tischlein.core.game import Game
from tischlein.core.guide import Guide
from tischlein.core.question import Question
from tischlein.core.state import State
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.wire.review import LikelyAnswer

WORLDS: Final = 24
# The answer itself and the next few, as long as a fourth of all worlds go that way.
LONGEST: Final = 5
LEAST: Final = WORLDS // 4

Given = tuple[Seat, Action]
Step = list[Given]


class Line:
    """What is answered in one imagined world, step by step; `state` stands after as many of them as were played."""

    def __init__(self, guide: Guide, question: Question, action: Action, memory: int) -> None:
        self.guide: Guide = guide
        self.dealer: QuietDealer = QuietDealer(memory)
        self.memory: int = memory
        self.state: State = question.imagine(self.dealer)
        self.wanted: dict[Seat, Action] = {question.seat: action}
        guide.begin()

    def play_step(self) -> Step:
        """Plays one step of the rules on. Nothing when the match is over."""
        turn = self.state.turn()
        if turn.mode == turns.OVER:
            return []
        # The answer that the line is about is given first, whoever else is asked beside.
        waiting = turn.seats if turn.mode == turns.TOGETHER else list(self.wanted or turn.seats)[:1]
        answers = {
            seat: self.wanted[seat] if seat in self.wanted else self.guide.answer(self.state, seat, self.dealer)
            for seat in waiting
        }
        given = sorted(answers.items(), key=lambda one: one[0] not in self.wanted)
        self.wanted = {}
        if turn.mode == turns.TOGETHER:
            self.state.resolve(answers, self.dealer)
        else:
            self.state.apply(given[0][0], given[0][1], self.dealer)
        return given


def likely_line(game: Game, guide: Guide, question: Question, action: Action) -> list[LikelyAnswer]:
    """The answer and what most probably follows, in one of the worlds in which it goes so."""
    memories = [question.luck.roll(MEMORIES) for _ in range(WORLDS)]
    told = {memory: answers_in(Line(guide, question, action, memory)) for memory in memories}
    counts: list[int] = []
    alike = list(memories)
    while len(counts) < LONGEST:
        nexts = Counter(told[memory][len(counts)] for memory in alike if len(told[memory]) > len(counts))
        if not nexts or (counts and nexts.most_common(1)[0][1] < LEAST):
            break
        common, count = nexts.most_common(1)[0]
        alike = [memory for memory in alike if told[memory][len(counts) : len(counts) + 1] == [common]]
        counts.append(count)
    shown = Line(guide, question, action, alike[0])
    return [
        LikelyAnswer(seat, game.vocabulary.name(answer), count / WORLDS, view)
        for (seat, answer, view), count in zip(seen(game, shown, question.seat, len(counts)), counts, strict=False)
    ]


def answers_in(line: Line) -> Step:
    found: Step = []
    while len(found) < LONGEST:
        step = line.play_step()
        if not step:
            break
        found.extend(step)
    return found


def seen(game: Game, line: Line, seat: Seat, length: int) -> list[tuple[Seat, Action, object]]:
    """The same answers once more, each with what the seat sees after the step that took it."""
    found: list[tuple[Seat, Action, object]] = []
    while len(found) < length:
        step = line.play_step()
        view = game.view(line.state, seat)
        found.extend([(one, action, view) for one, action in step])
    return found
