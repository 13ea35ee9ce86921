"""How an opponent of Essence decides: what it says of itself, what it thinks the others will say, what it takes.

A persona answers for itself, always honestly and always the same (persona.py). About the others it knows what every
attentive player could know from the reveals (value.py). Levels differ in how well they listen and reckon.
"""

from typing import Final, assert_never

from tischlein.bots.race import Candidate, best_of
from tischlein.core.question import Question
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.essence.bot.belief import Acquaintance
from tischlein.games.essence.bot.persona import Persona, draw_bell
from tischlein.games.essence.bot.value import Outlook
from tischlein.games.essence.rules.actions import (
    ABSTAIN,
    CARD,
    CHOOSE,
    COIN,
    FINISH,
    FOLLOW,
    NAME,
    PICK,
    RATE,
    TAKE,
    TRADE,
)
from tischlein.games.essence.rules.market import advice_for
from tischlein.games.essence.rules.material import BRONZE, FIRST_CARD, WAYS
from tischlein.games.essence.rules.world import World

# Without one of their own, all computers would name the same player and take every bronze as a bloc.
IMPRESSION: Final = 0.25


class Manner:
    """How a level plays.

    remembers     how many of the last turns it learns from
    vagueness     how much its picture of the others wavers
    carelessness  how much its idea wavers of what a way card or a piece is worth to it
    """

    def __init__(self, remembers: int, vagueness: float, carelessness: float) -> None:
        self.remembers: int = remembers
        self.vagueness: float = vagueness
        self.carelessness: float = carelessness


def choose_way(world: World, question: Question, manner: Manner) -> Action:
    outlook = Outlook(world, question.seat)
    ways = [Candidate(CHOOSE(way), misjudge(outlook.of_way(way), question, manner)) for way in sorted(world.display)]
    return best_of(ways).action


def take(world: World, question: Question, manner: Manner) -> Action:
    """The piece that is worth more; where it is all the same, the kind one has less of."""
    card, own = FIRST_CARD + WAYS[world.past[-1].way].colour, world.holdings[question.seat]
    worth = Outlook(world, question.seat).worth
    if worth[card] == worth[BRONZE]:
        return TAKE(CARD if own[card] <= own[BRONZE] else COIN)
    is_better = misjudge(worth[card], question, manner) > misjudge(worth[BRONZE], question, manner)
    return TAKE(CARD if is_better else COIN)


def misjudge(worth: float, question: Question, manner: Manner) -> float:
    return worth + manner.carelessness * draw_bell(question.luck.luck)


def trade(world: World, question: Question) -> Action:
    if FOLLOW() in question.actions:
        return FOLLOW()
    trades = advice_for(world, question.seat).trades
    return TRADE(trades[0][0], trades[0][1]) if trades else FINISH()


class Tipping:
    """One secret tip: about itself where it is the active player, about the others where it is not."""

    def __init__(self, world: World, question: Question, manner: Manner) -> None:
        self.world: World = world
        self.question: Question = question
        self.seat: Seat = question.seat
        self.manner: Manner = manner
        self.persona: Persona = Persona(world.characters[question.seat])
        self.known: Acquaintance = Acquaintance(world, manner.remembers)

    def tip(self) -> Action:
        symbol = WAYS[self.world.way].symbol
        match symbol:
            case "triangle":
                return pick_best([self.guess_score(concept) for concept in self.world.open])
            case "fivestar":
                return self.rate()
            case "circle":
                return pick_best([self.guess_score_of_group(concept) for concept in self.world.open])
            case "sevenstar":
                return self.name_somebody()
            case _:
                assert_never(symbol)

    def waver(self, score: float) -> float:
        return score + self.manner.vagueness * draw_bell(self.question.luck.luck)

    def guess_score(self, concept: int) -> float:
        """How the active player will score this concept."""
        active = self.world.active
        if active == self.seat:
            return self.persona.score(concept)
        return self.waver(self.known.people[active].expected(concept))

    def rate(self) -> Action:
        world, concept = self.world, self.world.open[0]
        if world.active == self.seat:
            return RATE(self.persona.step(concept) - 1)
        likeliest = self.known.people[world.active].likeliest_step(concept)
        step = likeliest + int(self.waver(0.5) // 1)
        return RATE(max(1, min(5, step)) - 1)

    def guess_score_of_group(self, concept: int) -> float:
        """What all together would say, so far as the reveals have shown them: the others look at those, too."""
        score = self.persona.score(concept) + self.known.group.expected(concept) * self.world.seats
        for seat, belief in enumerate(self.known.people):
            if seat != self.seat:
                score += belief.seen.expected(concept)
        return self.waver(score / self.world.seats)

    def name_somebody(self) -> Action:
        """Whom most will name: by what all have seen, also of oneself, and a little by the impression one has.

        Nothing seen yet: the active player.
        """
        world, concept = self.world, self.world.open[0]
        named: list[Candidate] = []
        for seat in range(world.seats):
            action = NAME(world.numbers[seat] - 1)
            if action in self.question.actions:
                score = self.waver(self.known.people[seat].seen.expected(concept))
                score += IMPRESSION * self.persona.impression(world.numbers[seat], concept)
                named.append(Candidate(action, score + 0.01 if seat == world.active else score))
        return best_of(named).action if named else ABSTAIN()


def pick_best(scores: list[float]) -> Action:
    return best_of([Candidate(PICK(place), score) for place, score in enumerate(scores)]).action
