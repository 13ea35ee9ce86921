"""What a table may choose. The first value is the default."""

from tischlein.core.options import Option

LAST = ["wins", "loses"]
HEAPS = [12, 15, 21]
OPTIONS = [Option("heap", HEAPS), Option("last", LAST)]
