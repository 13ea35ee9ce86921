"""The opponents of Essence: somebody who can be known, and who tries to know the others.

A persona answers for itself, always honestly and always the same (persona.py). About the others it knows what every
attentive player could know from the reveals (belief.py). Levels differ in how well they listen and reckon.
"""

from typing import Final

from tischlein.core.game import NewBot
from tischlein.core.question import Bot, Budget, Question
from tischlein.core.turn import Seat
from tischlein.core.vocabulary import Action
from tischlein.games.essence.bot.belief import Acquaintance
from tischlein.games.essence.bot.outlook import Outlook
from tischlein.games.essence.bot.persona import Persona, bell
from tischlein.games.essence.rules.actions import ABSTAIN, CHOOSE, FINISH, FOLLOW, NAME, PICK, RATE, TAKE, TRADE
from tischlein.games.essence.rules.market import advice_for
from tischlein.games.essence.rules.material import BRONZE, CIRCLE, FIRST_CARD, FIVESTAR, SEVENSTAR, WAYS
from tischlein.games.essence.rules.state import Essence
from tischlein.games.essence.rules.world import World

EVERYTHING: Final = 1_000


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


class EssenceBot(Bot):
    def __init__(self, manner: Manner) -> None:
        self.manner: Manner = manner

    def answer(self, question: Question, budget: Budget) -> Action:
        if len(question.actions) == 1:
            return question.actions[0]
        state = question.world
        assert isinstance(state, Essence), "a bot of Essence plays Essence"
        world = state.world
        match world.phase:
            case "choose":
                return self.choose_way(world, question)
            case "tip":
                return Tipping(world, question, self.manner).tip()
            case "take":
                return self.take(world, question)
            case "trade":
                return trade(world, question)
            case _:
                return question.luck.pick(question.actions)

    def choose_way(self, world: World, question: Question) -> Action:
        outlook = Outlook(world, question.seat)
        ways = sorted(world.display)
        worths = [self.felt(outlook.of_way(way), question) for way in ways]
        return CHOOSE(ways[worths.index(max(worths))])

    def take(self, world: World, question: Question) -> Action:
        """The piece that is worth more; where it is all the same, the kind one has less of."""
        card, own = FIRST_CARD + WAYS[world.past[-1].way].colour, world.holdings[question.seat]
        worth = Outlook(world, question.seat).worth
        if worth[card] == worth[BRONZE]:
            return TAKE(1 if own[card] <= own[BRONZE] else 0)
        return TAKE(1 if self.felt(worth[card], question) > self.felt(worth[BRONZE], question) else 0)

    def felt(self, worth: float, question: Question) -> float:
        return worth + self.manner.carelessness * bell(question.luck.luck)


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
        if symbol == SEVENSTAR:
            return self.name_somebody()
        if symbol == FIVESTAR:
            return self.rate()
        scores = [
            self.score_for_group(concept) if symbol == CIRCLE else self.score(concept) for concept in self.world.open
        ]
        return PICK(scores.index(max(scores)))

    def wavered(self, score: float) -> float:
        return score + self.manner.vagueness * bell(self.question.luck.luck)

    def score(self, concept: int) -> float:
        """How the active player will score this concept."""
        active = self.world.active
        if active == self.seat:
            return self.persona.score(concept)
        return self.wavered(self.known.people[active].expected(concept))

    def rate(self) -> Action:
        world, concept = self.world, self.world.open[0]
        if world.active == self.seat:
            return RATE(self.persona.step(concept) - 1)
        likeliest = self.known.people[world.active].likeliest_step(concept)
        step = likeliest + int(self.wavered(0.5) // 1)
        return RATE(max(1, min(5, step)) - 1)

    def score_for_group(self, concept: int) -> float:
        """What all together would say, so far as anybody knows them."""
        score = self.persona.score(concept) + self.known.group.expected(concept) * self.world.seats
        for seat, belief in enumerate(self.known.people):
            if seat != self.seat:
                score += belief.expected(concept)
        return self.wavered(score / self.world.seats)

    def name_somebody(self) -> Action:
        """Whom most will name: by what all have seen, also of oneself. Nothing seen yet: the active player."""
        world, concept = self.world, self.world.open[0]
        best, most = ABSTAIN(), -100.0
        for seat in range(world.seats):
            action = NAME(world.numbers[seat] - 1)
            if action not in self.question.actions:
                continue
            score = self.wavered(self.known.people[seat].expected(concept))
            if seat == world.active:
                score += 0.01
            if score > most:
                best, most = action, score
        return best


class NewEssenceBot:
    """Makes the opponent of one level."""

    def __init__(self, manner: Manner) -> None:
        self.manner: Manner = manner

    def __call__(self) -> Bot:
        return EssenceBot(self.manner)


BOTS: Final[dict[str, NewBot]] = {
    "level1": NewEssenceBot(Manner(remembers=0, vagueness=1.0, carelessness=1.0)),
    "level2": NewEssenceBot(Manner(remembers=8, vagueness=0.8, carelessness=0.3)),
    "level3": NewEssenceBot(Manner(remembers=EVERYTHING, vagueness=0.4, carelessness=0.1)),
    "level4": NewEssenceBot(Manner(remembers=EVERYTHING, vagueness=0.0, carelessness=0.0)),
}
