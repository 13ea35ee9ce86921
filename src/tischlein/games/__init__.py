"""One folder per game. `tischlein.catalog` finds them; nothing else lists them."""
