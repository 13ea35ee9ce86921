"""Rauha: worlds of nine biomes, shaped by a draft."""
