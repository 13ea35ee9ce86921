"""The opponents of Bids: `random` and five levels exist for every game, and a game may bring better ones."""

from tischlein.core.game import NewBot

BOTS: dict[str, NewBot] = {}
