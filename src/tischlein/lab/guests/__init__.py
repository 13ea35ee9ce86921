"""Who plays: everybody who can be named in the lab, and bots from outside at real tables."""
