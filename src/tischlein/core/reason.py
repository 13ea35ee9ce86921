"""Why something cannot be done now: what `State.why_not` says."""

from tischlein.core.refusal import Fact


class Reason:
    """A key that the reader's language turns into a sentence (`why-<key>`), the paragraph of the rules that says so
    ("4.7a", or "" where no rule of the game does), and facts.

    Facts name what stands in the way in the words of the view, so that a board can point at it.
    """

    def __init__(self, key: str, rule: str = "", facts: dict[str, Fact] | None = None) -> None:
        self.key: str = key
        self.rule: str = rule
        self.facts: dict[str, Fact] = {} if facts is None else facts

    def told(self) -> dict[str, Fact]:
        """As facts of a refusal."""
        facts: dict[str, Fact] = {"why": self.key, "rule": self.rule}
        return {**facts, **self.facts}
