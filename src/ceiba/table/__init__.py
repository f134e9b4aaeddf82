"""The heart of a table: who sits and may do what, drafts, commits, events, history. Pure Python, nothing else.

It knows no HTTP, no database and no event loop: a server stores and sends what is decided here, and a program
without one plays at a `LocalTable`.
"""
