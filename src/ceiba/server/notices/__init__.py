"""Being told: what happened at a table, to those who are not there and want to know."""
