"""Elementos: two players, nine two-faced discs and one wand each."""

# mypyc: in one C unit with the core, which makes these very cheap moves 5 % faster.
