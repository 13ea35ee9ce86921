"""The rules of Via Magica, case by case. Numbers of cases and rulings are those of the game's README."""
