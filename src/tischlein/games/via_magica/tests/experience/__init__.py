"""How level 4 of Via Magica learned what gates are worth. It is made by hand now and then, and needs numpy."""
