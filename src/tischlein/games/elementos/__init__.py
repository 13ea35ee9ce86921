"""Elementos: two players, nine two-faced discs and one wand each."""
