"""How Elementos learned what the way before a wand is worth."""
