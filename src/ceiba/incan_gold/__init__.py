"""Incan Gold, and Diamant, its older form without artifacts."""
