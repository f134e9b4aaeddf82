"""All tables of a server: found, held in memory, changed one thing at a time, and told to whoever subscribes."""
