"""The door: HTTP with JSON bodies, and news as event streams (docs/protocol.md). What goes over it is typed once."""
