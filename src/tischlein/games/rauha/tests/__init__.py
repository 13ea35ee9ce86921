"""The rules of Rauha, one test per rule. E.. and R.. are the cases of the fact sheet, rulings those of README.md."""
