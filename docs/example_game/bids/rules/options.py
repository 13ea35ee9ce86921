"""What a table may choose. The first value is the default."""

from tischlein.core.options import Option

TIES = ["discard", "carry"]
OPTIONS = [Option("hand", [5, 4, 3]), Option("ties", TIES)]
