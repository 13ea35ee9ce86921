"""An answer worth a thought."""

from tischlein.core.vocabulary import Action


class Candidate:
    """An answer, how good it looks at once, and what imagined matches have said about it."""

    def __init__(self, action: Action, look: float) -> None:
        self.action: Action = action
        self.look: float = look
        self.total: float = 0.0
        self.tried: int = 0

    def mean(self) -> float:
        return self.total / self.tried if self.tried else self.look


def best_first(found: list[Candidate]) -> list[Candidate]:
    """By the first look; of equals the first listed."""
    return sorted(found, key=lambda candidate: -candidate.look)
