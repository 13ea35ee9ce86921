"""Breakthrough 6×6 in our contract: for comparison with OpenSpiel on the very same game, never in the lobby."""
