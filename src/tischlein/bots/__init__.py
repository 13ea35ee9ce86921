"""Computer players that know the contract and no game."""
