"""Many games between bots, as data: played in batches, anywhere, and kept in a folder that can be gone on with."""
