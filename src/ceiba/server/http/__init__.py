"""The door: HTTP with JSON bodies, and news as event streams (docs/protocol.md), each body typed once."""
