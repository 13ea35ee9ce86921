"""What a Containerfile asks for, read as far as ours needs it: an instruction that is not known here is an error."""

import json
import re
from typing import Final, NamedTuple

KNOWN: Final = {"ARG", "RUN", "WORKDIR", "COPY", "ENV", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT"}
NAMED: Final = re.compile(r"\$\{(\w+)\}")


class Step(NamedTuple):
    word: str
    rest: str


class Stage(NamedTuple):
    name: str
    base: str
    steps: list[Step]

    def only(self, word: str) -> str:
        """What stands after a word that occurs once."""
        (rest,) = [step.rest for step in self.steps if step.word == word]
        return rest

    def call(self, word: str) -> list[str]:
        """A command that is written as a list, perhaps behind options."""
        rest = self.only(word)
        called: list[str] = json.loads(rest[rest.index("[") :])
        return called


def lines_of(text: str) -> list[str]:
    """Without comments; what goes on behind a backslash is one line."""
    kept = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    return [line for line in re.sub(r"\\\n\s*", "", "\n".join(kept)).splitlines() if line.strip()]


def named_and_value(rest: str) -> tuple[str, str]:
    name, _, value = rest.partition("=")
    return name, value.strip('"')


def read(text: str, given: dict[str, str]) -> list[Stage]:
    """`given` are build arguments; they count for every stage."""
    stages: list[Stage] = []
    arguments: dict[str, str] = {}
    for line in lines_of(text):
        word, _, rest = line.partition(" ")
        if word == "FROM":
            base, _, name = NAMED.sub(lambda found: arguments[found[1]], rest).partition(" AS ")
            stages.append(Stage(name, base, []))
            continue
        assert word in KNOWN, f"this test does not know what {word} means"
        if word == "ARG":
            name, value = named_and_value(rest)
            arguments[name] = given.get(name, value)
            rest = f"{name}={arguments[name]}"
        if stages:
            stages[-1].steps.append(Step(word, rest))
    return stages
