"""Makes the book of setups of Elementos: a double oracle (bot/oracle.py), printed as the book's lines.

    export PYTHONPATH=build/compiled
    python -m tischlein.games.elementos.tests.make_book --rounds 8 --nodes 400 --seed 1 > book.txt

A line is a weight in thousandths and a pattern: its discs from a1 over b1 and c1 to c3, each as two symbols, up-face
first. The same seed makes the same book; a round is one more pattern.
"""

from __future__ import annotations

import argparse
import sys

from tischlein.games.elementos.bot.book import SIMPLE, line_of
from tischlein.games.elementos.bot.oracle import VARIANTS, Setup, best_response, contest, equilibrium, variants

# Every variant of the other pattern, and each player begins once.
ROUND = 2 * VARIANTS


class Knowledge:
    """Patterns, and what each got against each before it."""

    def __init__(self, nodes: int, matches: int, seed: int) -> None:
        self.nodes, self.matches, self.seed = nodes, matches, seed
        self.patterns: list[Setup] = []
        self.payoffs: list[list[float]] = []

    def add(self, pattern: Setup) -> None:
        row = []
        for other, payoffs in zip(self.patterns, self.payoffs, strict=True):
            got = contest(pattern, other, self.nodes, range(self.matches * ROUND), self.seed)
            payoffs.append(1 - got)
            row.append(got)
        self.patterns.append(pattern)
        self.payoffs.append([*row, 0.5])


def tell(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def make(known: Knowledge, rounds: int, first_matches: int, wide: int) -> None:
    for pattern in SIMPLE.patterns:
        known.add(pattern)
    for number in range(rounds):
        weights = equilibrium(known.payoffs)
        tell(f"round {number}: {[round(weight, 3) for weight in weights]}")
        found = best_response(known.patterns, weights, known.nodes, first_matches, wide, known.seed + number)
        tell(f"  {line_of(0, found.pattern)} gets {found.mean():.3f} in {found.matches} matches")
        if found.pattern in [setup for pattern in known.patterns for setup in variants(pattern)]:
            tell("  which is known")
        else:
            known.add(found.pattern)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=8, help="patterns that are looked for")
    parser.add_argument("--nodes", type=int, default=400, help="positions looked at for each answer")
    parser.add_argument("--matches", type=int, default=8, help="between two patterns, twelve each")
    parser.add_argument("--wide", type=int, default=32, help="candidates of a round that are any setups")
    parser.add_argument("--first", type=int, default=12, help="matches of a candidate before most are dropped")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    known = Knowledge(chosen.nodes, chosen.matches, chosen.seed)
    make(known, chosen.rounds, chosen.first, chosen.wide)
    weights = equilibrium(known.payoffs)
    for row in known.payoffs:
        tell(" ".join(f"{share:.3f}" for share in row))
    for weight, pattern in zip(weights, known.patterns, strict=True):
        print(line_of(round(1000 * weight), pattern))


if __name__ == "__main__":
    main()
