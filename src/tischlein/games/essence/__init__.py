"""Essence with its expansion Archetypes & Emotions: who knows whom how well?"""
