"""Bots at the tables: which of them the operator offers, whose turn it is to think, and where they do it."""
