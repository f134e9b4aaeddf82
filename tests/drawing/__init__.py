"""Pictures say everything that is so, and nothing that is secret."""
