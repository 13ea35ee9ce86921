"""Matches in which a seat follows hints, and what the review says of that."""

from tests.coach.playing import Record
from tischlein.bots.roster import find_bot
from tischlein.coach.hint import Adviser, Effort
from tischlein.coach.review import review
from tischlein.core.game import Game
from tischlein.core.match import Match
from tischlein.core.options import Choice, read_options
from tischlein.core.question import Budget
from tischlein.core.record import write_record
from tischlein.wire.review import ReviewedDecision

# The place of an answer among those of its match.
Hinted = set[int]


def followed(
    game: Game,
    seats: int,
    seed: str,
    effort: Effort,
    *,
    every: int = 1,
    bot: str = "random",
    options: dict[str, Choice] | None = None,
) -> tuple[Record, Hinted]:
    """A match of bots of one kind, to its end. Of what seat 0 is asked, every so manyth answer follows a hint."""
    match = Match(game, read_options(game.options, options or {}), seats, seed)
    player = find_bot(game, bot)
    hinted: Hinted = set()
    asked = 0
    while not match.is_over():
        seat, place = match.to_act()[0], len(match.steps) + len(match.sealed)
        question = match.question(seat, place)
        if seat == 0 and len(question.actions) > 1:
            asked += 1
            if asked % every == 0:
                hint = Adviser(game, effort).hint(question)
                match.act(seat, game.vocabulary.number(hint.action))
                hinted.add(place)
                continue
        match.act(seat, player.answer(question, Budget()))
    return write_record(match), hinted


def flags_of(game: Game, record: Record, hinted: Hinted, depth: float) -> tuple[int, list[ReviewedDecision]]:
    """How many of the followed hints were judged, and which of them are called mistakes."""
    judged = [one for one in review(game, record, depth).decisions if one.seat == 0 and one.moves_on - 1 in hinted]
    return len(judged), [one for one in judged if one.flag]
