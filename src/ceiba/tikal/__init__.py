"""Tikal, the basic and the auction game."""
