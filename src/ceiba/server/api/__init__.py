"""The paths of docs/protocol.md, a file for each of its chapters."""
