"""A game's English texts, for the command line: as much of Fluent as they use. The browser has all of it."""

import functools
import importlib
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from tischlein.core.game import Game
from tischlein.core.reason import Reason
from tischlein.core.refusal import Fact

# What every table can say, whatever is played.
OF_THE_TABLE: Final = {
    "why-not_now": "That cannot be done now.",
    "why-match_over": "The match is over.",
    "why-not_your_turn": "It is not this seat's turn.",
}
MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) =(.*(?:\n(?:[ \t].*|$))*)", re.MULTILINE)
PLACEABLE: Final = re.compile(r"\{\s*\$(\w+)\s*\}")
LITERAL: Final = re.compile(r"\{\s*\"([^\"]*)\"\s*\}")
CHOICE: Final = re.compile(r"\{\s*\$(\w+)\s*->(.*?)\n\s*\}", re.DOTALL)
VARIANT: Final = re.compile(r"^\s*(\*?)\[(\w+)\]((?:(?!^\s*\*?\[).*\n?)*)", re.MULTILINE)


@functools.cache
def read_texts(folder: Path) -> dict[str, str]:
    path = folder / "locales" / "en.ftl"
    if not path.is_file():
        return {}
    return {found[1]: found[2].strip() for found in MESSAGE.finditer(path.read_text(encoding="utf-8"))}


def folder_of(game: Game) -> Path:
    """Where a game lives: the folder of the package that its view is in."""
    package = game.view.__module__.partition(".views.")[0]
    file = importlib.import_module(package).__file__
    return Path(file or ".").parent


def because(game: Game, reason: Reason) -> str:
    """A reason as a sentence, with its paragraph: "There is no disc on a4. (§8)"."""
    texts = {**OF_THE_TABLE, **read_texts(folder_of(game))}
    pattern = texts.get(f"why-{reason.key}")
    told = ", ".join(f"{name}: {value}" for name, value in reason.facts.items())
    words = reason.key.replace("_", " ").capitalize() + (f" ({told})." if told else ".")
    facts = {name: worded(texts, fact) for name, fact in reason.facts.items()}
    sentence = words if pattern is None else fill(pattern, facts)
    return f"{sentence} (§{reason.rule})" if reason.rule else sentence


def worded(texts: Mapping[str, str], fact: Fact) -> str:
    """The game's word for a value, as the browser finds it: fire/wood is word-fire-wood."""
    if isinstance(fact, list):
        return ", ".join([worded(texts, one) for one in fact])
    key = "word-" + re.sub(r"[^A-Za-z0-9_]+", "-", str(fact))
    return fill(texts[key], {}) if isinstance(fact, str) and key in texts else str(fact)


def fill(pattern: str, words: Mapping[str, str]) -> str:
    """The text with its variables put in, and of each choice the variant that fits."""
    chosen = CHOICE.sub(lambda found: _variant(words.get(found[1], ""), found[2]), pattern)
    put_in = PLACEABLE.sub(lambda found: words.get(found[1], found[1]), chosen)
    return " ".join(LITERAL.sub(r"\1", put_in).split())


def _variant(value: str, block: str) -> str:
    variants = list(_variants(block))
    wanted = "one" if value == "1" else value
    exact = [text for _, name, text in variants if name in (wanted, value)]
    return (exact or [text for is_default, _, text in variants if is_default] or [""])[0]


def _variants(block: str) -> Iterator[tuple[bool, str, str]]:
    for found in VARIANT.finditer(block):
        yield bool(found[1]), found[2], found[3].strip()
