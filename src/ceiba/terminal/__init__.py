"""Games at the keyboard: boards in characters, what happens in sentences, acts by number or by name."""
