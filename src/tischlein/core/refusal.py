"""The one shape of every "no"."""

Fact = int | str | list[int] | list[str]


class Refusal(Exception):
    """A request that cannot be granted: a key that the reader's language turns into a sentence, and its facts.

    `facts` lists what would have been valid where that helps. A refusal never changes anything.
    """

    def __init__(self, key: str, facts: dict[str, Fact] | None = None) -> None:
        super().__init__(key)
        self.key: str = key
        self.facts: dict[str, Fact] = {} if facts is None else facts

    def __str__(self) -> str:
        if not self.facts:
            return self.key
        return self.key + " " + ", ".join(f"{name}={value}" for name, value in self.facts.items())
