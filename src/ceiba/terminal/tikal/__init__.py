"""Tikal in the terminal."""
