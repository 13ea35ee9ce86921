"""A box that differs from ours in every sort of value, as an option of the table writes it."""

OWN_BOX = "\n".join(
    [
        "earth-taken = 2 1 1 1",
        "earth-pool = 1 2 2 2",
        "air-taken = 1 2 1 1",
        "air-pool = 2 1 2 2",
        "water-taken = 1 1 2 1",
        "water-pool = 2 2 1 2",
        "fire-taken = 1 1 1 2",
        "fire-pool = 2 2 2 1",
        "earth-points = 2",
        "air-points = 3",
        "water-points = 1",
        "grid-2 = 5x4",
        "grid-4 = 4x10",
        "earth-2 = rhombus4 earth water water fire 5",
        "air-2 = tile fire air 2",
        "water-5 = line3 water water air 3",
        "fire-2 = pair fire air 4",
        "fire-7 = star4 fire fire earth air 6",
    ]
)
