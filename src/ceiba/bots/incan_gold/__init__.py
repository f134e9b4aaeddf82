"""Opponents at Incan Gold, from rules of thumb to the solver."""
