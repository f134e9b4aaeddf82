"""The door: HTTP with JSON bodies, and news as event streams (docs/protocol.md). What it says is typed here, once."""
