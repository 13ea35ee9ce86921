"""The rules of Essence, case by case."""
