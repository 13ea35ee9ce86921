"""What many matches say: leagues and ratings, error rates, exploiters, and reports about a game."""
