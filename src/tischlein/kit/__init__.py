"""What several games need: grids, hexes, bags, data tables."""
