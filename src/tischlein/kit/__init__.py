"""What several games need: cards and piles, seats in order, printed tables, positions that people type."""
