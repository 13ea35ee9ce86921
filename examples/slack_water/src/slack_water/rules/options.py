"""What a table may choose. The first value is the default."""

from tischlein.core.options import Option

OPTIONS = [Option("hand", [6, 5, 4]), Option("deals", [2, 1])]
