"""Via Magica: catch animi from the bag, crystallise them, open gates."""
