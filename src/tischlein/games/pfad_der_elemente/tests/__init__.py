"""The rules of Pfad der Elemente, one test per rule. P, S, O and F are the cases of the fact sheet, R its rules."""
