"""The rules of Elementos, one test per rule. R.. and B.. are the numbers of README.md, E.. the cases there."""
