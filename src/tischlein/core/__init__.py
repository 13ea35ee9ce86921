"""The contract between rules and everything else: what a game is, and how one match of it is played."""
