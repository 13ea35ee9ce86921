"""How a net learns: matches of a game's opponents against themselves, and what is made of them."""
