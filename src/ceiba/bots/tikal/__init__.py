"""Opponents at Tikal, and how they judge, plan and search."""
