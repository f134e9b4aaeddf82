"""HTTP: the paths of docs/protocol.md with JSON bodies, each typed once, and news as event streams."""
