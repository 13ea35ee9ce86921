"""What several games need: cards and their faces in views, piles, seats in order, printed tables, written positions."""
