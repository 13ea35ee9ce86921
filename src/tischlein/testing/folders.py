"""A game is one folder: what belongs into it, and which texts its matches ask for."""

import importlib
import json
import re
from pathlib import Path

import msgspec

from tischlein.core.dealer import Event
from tischlein.core.game import Game
from tischlein.core.match import Match
from tischlein.core.record import begin, play_answer
from tischlein.testing.cases import Case, quick_choices
from tischlein.testing.records import records_in
from tischlein.testing.texts import Texts, key_of, read_texts, refusals_in

# The one skeleton: the same word for the same role in every game.
PARTS = (
    "game.py",
    "README.md",
    "golden.txt",
    "rules/state.py",
    "rules/world.py",
    "rules/actions.py",
    "rules/options.py",
    "rules/material.py",
    "rules/setup.py",
    "rules/redeal.py",
    "views/view.py",
    "position/codec.py",
    "position/checks.py",
    "bot/levels.py",
    "board/Board.svelte",
    "board/Cover.svelte",
    "locales/de.ftl",
    "locales/en.ftl",
    "locales/rules.de.md",
    "locales/rules.en.md",
    "records",
    "tests",
)
# Beside these a game's folder has no other folders, and no other Python of its own.
ROOMS = (
    *("rules", "views", "position", "bot", "board", "locales", "records", "lessons", "puzzles", "research", "tests"),
    # How its opponents learn, where that needs numpy.
    "training",
    # What `tischlein build-board` makes in a package.
    "built_board",
)
TOP_FILES = ("__init__.py", "game.py")
# Other names for a role that has one.
DIALECT = {
    "rules": {
        "vocabulary": "actions",
        "rulings": "options",
        "redealing": "redeal",
        "rules": "state",
    },
    "views": {"views": "view", "seen": "view", "in_sight": "view"},
    "position": {"position": "codec", "dump": "codec", "load": "codec"},
    "bot": {
        "bot": "levels",
        "reflex": "policy",
        "judge": "value",
        "worth": "value",
        "outlook": "value",
        "race": "search",
        "greedy": "baseline",
    },
}


def folder_of(game: Game) -> Path:
    """The folder of a game of the catalog."""
    found = importlib.import_module(f"tischlein.games.{game.id}").__file__
    assert found is not None, f"{game.id} has no folder"
    return Path(found).parent


def missing_parts(folder: Path) -> list[str]:
    missing = [part for part in PARTS if not (folder / part).exists()]
    if not records_in(folder):
        missing.append("records/*.json")
    if not list((folder / "tests").glob("test_*.py")):
        missing.append("tests/test_*.py")
    return missing


def strange_parts(folder: Path) -> list[str]:
    """What lies outside the skeleton, and what has another name than its role has elsewhere."""
    found = [
        path.name
        for path in sorted(folder.iterdir())
        if (path.is_dir() and path.name not in ROOMS and not path.name.startswith("__"))
        or (path.suffix == ".py" and path.name not in TOP_FILES)
    ]
    for room, names in DIALECT.items():
        found += [
            f"{room}/{path.name} (elsewhere: {names[path.stem]})"
            for path in sorted((folder / room).rglob("*.py"))
            if path.stem in names
        ]
    return found


class Sayings:
    """What matches of a game have said: every event with its facts, every ask, end reason and source of points."""

    def __init__(self) -> None:
        self.events: dict[str, set[str]] = {}
        self.asks: set[str] = set()
        self.reasons: set[str] = set()
        self.sources: set[str] = set()
        self.ties: set[str] = set()

    def hear(self, match: Match, events: list[Event]) -> None:
        for event in events:
            self._note(event.name, set(event.facts))
            if event.fades:
                self._note(f"{event.name}-faded", set(event.lasting_facts()))
        for viewer in [*range(match.seats), None]:
            ask = msgspec.to_builtins(match.view(viewer)).get("ask", "")
            self.asks |= {ask} if ask else set()
        if match.is_over():
            self.reasons.add(match.result().reason)
            self.sources |= {key for source in match.result().sources for key in source}
            self.ties |= {key for tie in match.result().ties for key in tie}

    def _note(self, name: str, facts: set[str]) -> None:
        """A sentence may use only what every event of this name tells."""
        facts = facts | ({"player"} if "seat" in facts else set())
        self.events[name] = self.events.get(name, facts) & facts


def sayings(game: Game, folder: Path, matches: int) -> Sayings:
    """Collected from the folder's records and from random matches with every number of seats and every option."""
    said = Sayings()
    for path in records_in(folder):
        _hear_record(said, game, json.loads(path.read_text(encoding="utf-8")))
    for options, seats in quick_choices(game):
        for number in range(matches):
            case = Case(game, options, seats, f"sayings {number}")
            match = case.begin()
            said.hear(match, match.opening)
            for seat, action in case.answers():
                said.hear(match, match.act(seat, action))
    return said


def _hear_record(said: Sayings, game: Game, record: dict[str, object]) -> None:
    match = begin(game, record)
    said.hear(match, match.opening)
    answers = record["answers"]
    assert isinstance(answers, list), "the answers of a record are a list"
    for place, answer in enumerate(answers):
        said.hear(match, play_answer(match, answer, place))
    ending = record["ending"]
    if isinstance(ending, dict):
        said.reasons.add(str(ending["reason"]))


def wanted_texts(game: Game, folder: Path, said: Sayings) -> set[str]:
    """The keys that every language of the game needs."""
    wanted = {"title", "tagline", "about"}
    for kind in game.vocabulary.kinds:
        wanted |= {f"action-{kind.do}", f"kind-{kind.do}"}
        words = [word for field in kind.fields for word in field.words]
        # Names of squares (b4) are read as they are; words of a language are not.
        wanted |= {key_of("word", word) for word in words if re.fullmatch(r"[a-z_/]{2,}", word)}
    for option in game.options:
        if option.shown:
            wanted |= {f"option-{option.id}", f"option-{option.id}-help"}
            # A text of the table's own has no values to name.
            wanted |= {key_of(f"option-{option.id}", value) for value in option.values if option.lines == 0}
    wanted |= {key_of("event", name) for name in said.events} | {key_of("ask", ask) for ask in said.asks}
    wanted |= {key_of("reason", reason) for reason in said.reasons}
    wanted |= {key_of("source", source) for source in said.sources} | {key_of("tie", tie) for tie in said.ties}
    return wanted | {key_of("refusal", key) for key in refusals_in(folder)}


def missing_texts(game: Game, folder: Path, shell: Texts, said: Sayings) -> list[str]:
    """The keys that neither the game nor the pages around it have, and the sentences that use what nobody tells."""
    texts = {**shell, **read_texts(folder / "locales" / "de.ftl")}
    missing = sorted(wanted_texts(game, folder, said) - texts.keys())
    for name, facts in sorted(said.events.items()):
        unknown = texts.get(key_of("event", name), set()) - facts
        if unknown:
            missing.append(f"event-{name} uses {sorted(unknown)}, which the event does not always tell")
    for kind in game.vocabulary.kinds:
        unknown = texts.get(f"action-{kind.do}", set()) - {field.name for field in kind.fields}
        if unknown:
            missing.append(f"action-{kind.do} uses {sorted(unknown)}, which the action does not have")
    return missing
