"""What a balance report finds in matches of Rauha."""

from tischlein.games.rauha.game import GAME
from tischlein.lab.crew import Crew
from tischlein.lab.measuring.balance import Watch, measure


def test_gods_are_found_without_being_named_anywhere() -> None:
    balance = measure(Watch(GAME.id, 2, "greedy", 1), 30, Crew(), lambda _: None)
    assert ("welcomed", "god") in {(family.event, family.fact) for family in balance.families}
