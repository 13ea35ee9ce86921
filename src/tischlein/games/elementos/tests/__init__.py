"""The rules of Elementos, one test per rule. R.. and B.. are numbers of README.md, E.. those of test_cases.py."""
