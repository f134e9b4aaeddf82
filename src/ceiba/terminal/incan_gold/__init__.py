"""Incan Gold and Diamant in the terminal."""
