"""A training: generations of self-play and learning, each with what the one before has learned.

FILE is what the last whole generation learned, FILE.json says how it was made, and a file beside them is where it goes
on. The same seed plays the same matches on any number of workers; what is learned may differ in its last digits
between machines.
"""

import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from tischlein import __version__
from tischlein.core.game import Game
from tischlein.core.learner import NetLearner
from tischlein.core.refusal import Refusal
from tischlein.lab.crew import Crew
from tischlein.lab.guests.opponents import learner_of

# One position, or one match, in so many is not learned from, but asked at the end.
ONE_HELD_BACK: Final = 20
MOST_TASKS: Final = 1 << 30

Tell = Callable[[str, int, int], None]


class Plan(msgspec.Struct, frozen=True):
    generations: int
    positions: int
    nodes: int
    epochs: int
    seed: int


class Generation(msgspec.Struct, frozen=True):
    """by_hand, learned: how far what is written by hand and what was learned are off (a net's loss, or an error), over
    positions that were not learned from. parts: the same part by part. scale: of a net's points."""

    number: int
    positions: int
    data: str
    by_hand: float
    learned: float
    parts: list[float] = []
    scale: float = 0.0


class Story(msgspec.Struct):
    """What stands beside what was learned."""

    game: str
    game_version: int
    features: str
    tischlein: str
    commit: str
    command: str
    plan: Plan
    generations: list[Generation]


class School:
    """One way to learn."""

    def learn(self, number: int, crew: Crew, tell: Tell) -> Generation:
        """Plays a generation and learns from it."""
        raise NotImplementedError

    def save(self) -> None:
        """The file, and beside it what the next generation wants."""
        raise NotImplementedError


def train(game: Game, plan: Plan, target: Path, crew: Crew, tell: Tell) -> Story:
    """Goes on where the file stands. Ctrl-C ends it; what was whole by then is kept."""
    story = story_of(game, plan, target)
    school = school_of(game, plan, target, len(story.generations))
    try:
        while len(story.generations) < plan.generations:
            story.generations.append(school.learn(len(story.generations), crew, tell))
            school.save()
            # The story last, since it says how far the others are.
            told = msgspec.json.format(msgspec.json.encode(story)) + b"\n"
            target.with_name(f"{target.name}.json").write_bytes(told)
    except KeyboardInterrupt:
        if not story.generations:
            raise
    return story


def school_of(game: Game, plan: Plan, target: Path, done: int) -> School:
    """With what the generations before have left."""
    from tischlein.lab.training.nets import NetSchool
    from tischlein.lab.training.rows import RowSchool

    kind = NetSchool if isinstance(learner_of(game), NetLearner) else RowSchool
    return kind(game, plan, target, done)


def story_of(game: Game, plan: Plan, target: Path) -> Story:
    told = target.with_name(f"{target.name}.json")
    amount = f"--generations {plan.generations} --positions {plan.positions}"
    if isinstance(learner_of(game), NetLearner):
        amount = f"{amount} --nodes {plan.nodes} --epochs {plan.epochs}"
    command = f"tischlein train {game.id} {amount} --seed {plan.seed} --to {target.name}"
    version = learner_of(game).version_name()
    fresh = Story(game.id, game.version, version, __version__, commit(), command, plan, [])
    if not told.is_file():
        return fresh
    known = msgspec.json.decode(told.read_bytes(), type=Story)
    before = (known.game, known.game_version, known.features, msgspec.structs.replace(known.plan, generations=0))
    if before != (game.id, game.version, version, msgspec.structs.replace(plan, generations=0)):
        raise Refusal("other_training", {"file": str(target)})
    known.plan, known.command = plan, command
    return known


def commit() -> str:
    """Of the sources that are at work here; nothing where they are no repository's."""
    here = Path(__file__).parent
    told = [git(here, "--show-toplevel"), git(here, "HEAD")]
    return told[1] if told[0] and (Path(told[0]) / "src" / "tischlein").is_dir() else ""


def git(folder: Path, what: str) -> str:
    try:
        # Whoever trains has their own git.
        asked = subprocess.run(  # noqa: S603
            ["git", "rev-parse", what],  # noqa: S607
            cwd=folder,
            capture_output=True,
            text=True,
            check=False,
        )
    except OSError:
        return ""
    return asked.stdout.strip() if asked.returncode == 0 else ""
