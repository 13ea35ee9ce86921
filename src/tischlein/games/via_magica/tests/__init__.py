"""The rules of Via Magica, case by case. A § is a paragraph of the rules; cases have the numbers of the fact sheet."""
