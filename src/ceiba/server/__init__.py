"""The server: tables that never lose a move (docs/protocol.md)."""
